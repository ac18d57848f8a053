// One seat at one table: the socket, and all it has told. It reconnects by itself and forgets nothing.

import { editionOf, socketAddress } from './api';
import { Countdown } from '../state/countdown.svelte';
import { forgetTable, keepHead, keepSetting, readSetting, secretOf } from '../state/memory';
import { Mixing } from '../state/fair/mixing.svelte';
import { listed } from '../state/printed';
import { Pulse } from './pulse';
import { leftAt, recapOf, type LeftAt, type Recap } from '../state/recap';
import { reloadOnce, reloaded } from './reload';
import { play as sound, soundsOf } from '../state/sound';
import type {
  Batch,
  ChatLine,
  ClockSeen,
  Edition,
  FromServer,
  Gain,
  HostVerb,
  Odds,
  Lobby,
  Player,
  Seat,
  SeatSeen,
  Table,
  Tagged,
  You,
} from '../wire/protocol';
import { Walker } from '../state/walker.svelte';
import { VERSION } from '../wire/messages';
import { words } from '../words';

export type Status = 'connecting' | 'open' | 'lost' | 'replaced' | 'gone';

export interface Answer {
  ok: boolean;
  text: string;
  rule: string;
  code: string;
  gains: Gain[];
  odds: Odds | null;
}

export interface Change {
  amount: number;
  why: string;
}

/** A few words that matter for a moment, like a hammer that has fallen. */
export interface Word {
  text: string;
  icon: string;
}

interface Pending {
  message: Record<string, unknown>;
  settle: (answer: Answer) => void;
}

const NO_CLOCK: ClockSeen = { kind: 'turn', seats: [], left: 0, grace: 0, banks: [], held: false };
const NOBODY: You = { seat: null, seats: [], host: false, stands_in: false, waiting: null };
const MOST_BATCHES = 400;
const WORD_MS = 2600;
const EMOTE_MS = 4000;
const TOLD_MS = 9000; // long enough to be read aloud

// What somebody may do who stands in for the host.
const DAILY: HostVerb[] = ['pause', 'resume', 'set_clock', 'set_pace', 'choose_absent', 'rematch'];

const HAMMERED = ['auction_won', 'auction_unsold'];

// Close codes after which nobody should try again.
const BROKEN = 1006; // what a browser says of a connection that broke
const NO_ROOM = 4404;
const FINAL = [4000, 4400, 4403, NO_ROOM];

export class Session {
  readonly room: string;
  status = $state<Status>('connecting');
  farewell = $state('');
  you = $state.raw<You>(NOBODY);
  lobby = $state.raw<Lobby | null>(null);
  edition = $state.raw<Edition | null>(null);
  table = $state.raw<Table | null>(null);
  batches = $state.raw<Batch[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  changes = $state.raw<Record<Seat, Change>>({});
  countdown = new Countdown();
  claimTime = new Countdown(); // how long a throw still waits for whoever may ask for rent
  word = $state.raw<Word | null>(null);
  notice = $state.raw<{ text: string; rule: string } | null>(null);
  announcement = $state('');
  card = $state.raw<{ seat: Seat; card: string } | null>(null);
  emotes = $state.raw<{ seat: Seat | null; name: string; text: string }[]>([]);
  muted = $state.raw<Seat[]>([]); // whose words and gestures this viewer does not want
  muffled = $state.raw<Seat[]>([]); // whose offers this viewer does not want
  recap = $state.raw<Recap | null>(null);
  removed = $state(false); // the host has taken this viewer off the table
  told = $state.raw<{ key: number; text: string }[]>([]); // what the table itself has just said
  walker = new Walker();
  readonly mixing: Mixing;

  private socket: WebSocket | null = null;
  private game = 0;
  private tries = 0;
  private pulse = new Pulse(
    () => this.send({ type: 'ping' }),
    () => this.giveUp(),
  );
  private pending = new Map<string, Pending>();
  private count = 0;
  private closed = false;
  private leaving = false;
  private noticeTimer = 0;
  private wordTimer = 0;
  private left: LeftAt | null = null;

  constructor(room: string) {
    this.room = room;
    this.muted = readSetting<Seat[]>(`muted.${room}`, []);
    this.muffled = readSetting<Seat[]>(`muffled.${room}`, []);
    this.left = readSetting<LeftAt | null>(`left.${room}`, null);
    this.mixing = new Mixing(room, (type, args) => this.command({ type, ...args }));
    addEventListener('pagehide', this.goAway);
    this.countdown.onstage = (stage) => {
      sound(stage, this.onlooker);
      this.announcement = words.hammer.said[stage];
    };
    this.connect();
  }

  // ---- what is known ------------------------------------------------------------------------------------------

  get seat(): Seat | null {
    return this.you.seat;
  }

  get onlooker(): boolean {
    return this.you.seat === null;
  }

  /** Does the table wait for this seat? */
  get asked(): boolean {
    return this.seat !== null && (this.table?.waiting.includes(this.seat) ?? false);
  }

  get me(): Player | null {
    return this.seat === null ? null : (this.table?.facts.players[this.seat] ?? null);
  }

  /** The clock that runs now. */
  get clock(): ClockSeen | null {
    return this.countdown.clock;
  }

  cardOf(seat: Seat): SeatSeen | undefined {
    return this.lobby?.seats.find((one) => one.seat === seat);
  }

  name(seat: Seat | null | undefined): string {
    if (seat === null || seat === undefined) return words.table.bank;
    return this.cardOf(seat)?.name ?? '';
  }

  /** What became of the seat this viewer has asked for: who has not answered yet. */
  get hopes(): string {
    const request = this.lobby?.requests.find((one) => one.id === this.you.waiting);
    if (!request) return '';
    const missing = listed(request.missing.map((seat) => this.name(seat)));
    return `${words.join.asked(this.name(request.seat))} ${words.join.missing(missing)}`;
  }

  /** Does whoever comes with a code find its field only under the gear? Where a bot can be taken over, not. */
  get codeUnderGear(): boolean {
    const { state = 'lobby', takeover = false, seats = [] } = this.lobby ?? {};
    return state !== 'lobby' && !(takeover && seats.some((one) => one.kind === 'bot'));
  }

  /** Why this viewer cannot talk; "" where nothing stands in the way. */
  get silenced(): string {
    const muted = (this.lobby?.seats ?? []).filter((one) => one.muted);
    if (muted.some((one) => this.you.seats.includes(one.seat))) return words.chat.muted;
    return muted.length && !this.you.seats.length ? words.chat.closed : '';
  }

  // ---- what is done -------------------------------------------------------------------------------------------

  /** Play an action; the answer says whether it was. */
  act(action: Tagged, decision: number | null = null): Promise<Answer> {
    return this.command({
      type: 'act',
      action,
      decision: decision ?? this.table?.decision ?? -1,
      seat: this.seat,
    });
  }

  /** Ask whether an action could be played, and what it would do. */
  attempt(action: Tagged): Promise<Answer> {
    return this.command({ type: 'act', action, decision: -1, seat: this.seat, try: true });
  }

  /** Where the own next throw may end, and what deeds bring in; not every server tells. */
  odds(): Promise<Answer> {
    return this.command({ type: 'odds' });
  }

  /** Would the table let this viewer do it? Whoever stands in for the host does what every day brings. */
  may(verb: HostVerb): boolean {
    return this.you.host || (this.you.stands_in && DAILY.includes(verb));
  }

  async host(verb: HostVerb, args: Record<string, unknown> = {}): Promise<Answer> {
    const begins = verb === 'start' || verb === 'rematch';
    const answer = await (begins ? this.begin(verb) : this.command({ type: 'host', do: verb, ...args }));
    if (!answer.ok) this.say(answer.text, answer.rule);
    return answer;
  }

  /** Ask for the game. Words that somebody saw too early are good for none: then others are sealed, once more. */
  private async begin(verb: HostVerb, again = false): Promise<Answer> {
    await this.mixing.finish();
    await this.mixing.openAlone(this.you);
    const answer = await this.command({ type: 'host', do: verb });
    if (answer.ok) return answer;
    await this.mixing.renew();
    return answer.code === 'words_spent' && !again ? this.begin(verb, true) : answer;
  }

  /** Everything else: chat, emote, code, look, sit, leave, more_time. */
  async tell(type: string, args: Record<string, unknown> = {}): Promise<Answer> {
    const answer = await this.command({ type, ...args });
    if (!answer.ok) this.say(answer.text, answer.rule);
    return answer;
  }

  /** Give the seats up for good; after that their secret opens nothing, so it is forgotten. */
  async leave(): Promise<boolean> {
    this.leaving = true;
    const { ok } = await this.tell('leave');
    this.leaving = ok;
    if (ok) forgetTable(this.room);
    return ok;
  }

  say(text: string, rule = ''): void {
    this.notice = { text, rule };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = null), 6000);
  }

  /** The table itself says something: it stands there for a moment, and in the chat for good. */
  tellAll(text: string): void {
    const one = { key: ++this.count, text };
    this.told = [...this.told, one];
    window.setTimeout(() => this.heardTold(one.key), TOLD_MS);
  }

  heardTold(key: number): void {
    this.told = this.told.filter((one) => one.key !== key);
  }

  /** Say something short for a moment. */
  speak(word: Word): void {
    this.word = word;
    clearTimeout(this.wordTimer);
    this.wordTimer = window.setTimeout(() => (this.word = null), WORD_MS);
  }

  /** Hide what somebody says and shows, for this viewer alone; or hear them again. */
  mute(seat: Seat): void {
    this.muted = toggled(this.muted, seat);
    keepSetting(`muted.${this.room}`, this.muted);
  }

  /** The same with somebody's offers. */
  muffle(seat: Seat): void {
    this.muffled = toggled(this.muffled, seat);
    keepSetting(`muffled.${this.room}`, this.muffled);
  }

  close(): void {
    this.goAway();
    this.closed = true;
    removeEventListener('pagehide', this.goAway);
    this.walker.finish();
    this.countdown.set(null);
    this.claimTime.set(null);
    this.mixing.close();
    this.pulse.stop();
    this.socket?.close();
  }

  /** Remember how things stood, for the recap after coming back. */
  private goAway = (): void => {
    if (this.status !== 'open' || !this.table || this.seat === null) return;
    this.left = leftAt(this.seat, this.game, this.batches.at(-1)?.number ?? -1, this.table.facts);
    keepSetting(`left.${this.room}`, this.left);
  };

  /** Take the seat back from a newer tab. */
  takeBack(): void {
    this.status = 'connecting';
    this.connect();
  }

  /** The same table with another secret: a seat where there was none. */
  comeAnew(): void {
    this.batches = [];
    this.game = 0;
    const old = this.socket;
    this.takeBack();
    old?.close();
  }

  private command(message: Record<string, unknown>): Promise<Answer> {
    const id = `${Date.now().toString(36)}-${++this.count}`;
    return new Promise((settle) => {
      const whole = { ...message, id };
      this.pending.set(id, { message: whole, settle });
      this.send(whole);
    });
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // ---- the socket ---------------------------------------------------------------------------------------------

  protected connect(): void {
    const socket = new WebSocket(socketAddress(this.room));
    this.socket = socket;
    socket.onopen = () => {
      const last = this.batches.at(-1)?.number ?? -1;
      this.send({ type: 'hello', version: VERSION, secret: secretOf(this.room), last, game: this.game });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.pulse.beat();
      this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => this.hangUp(socket, event.code);
    this.pulse.beat();
  }

  /** Nobody answers on this socket: another one may lead to a server that does. */
  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.hangUp(socket, BROKEN);
  }

  private hangUp(socket: WebSocket, code: number): void {
    if (socket === this.socket) this.pulse.stop();
    if (this.closed || socket !== this.socket || this.status === 'replaced') return;
    if (this.status === 'gone' || FINAL.includes(code)) {
      this.status = 'gone';
      this.farewell ||= code === NO_ROOM ? words.connection.noRoom : words.connection.noServer;
      return;
    }
    this.goAway();
    this.status = 'lost';
    const pause = Math.min(5000, 250 * 2 ** this.tries++);
    window.setTimeout(() => !this.closed && this.connect(), pause);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'lobby':
        this.lobby = message.lobby;
        this.become(message.you, message.lobby);
        this.mixing.follow(message.lobby, message.you);
        break;
      case 'batch':
        this.happen(message, message.table, message.game);
        this.keepHead(message.head, message.number, false);
        if (message.ack) this.settle(message.ack, { ok: true });
        break;
      case 'table':
        this.you = { ...this.you, seat: message.seat };
        this.look(message.table);
        break;
      case 'ack':
        this.settle(message.id, { ok: true, text: message.text ?? '', gains: message.gains ?? [] });
        break;
      case 'code':
        this.settle(message.id, { ok: true, text: message.code });
        break;
      case 'odds':
        this.settle(message.id, { ok: true, odds: message });
        break;
      case 'refused':
        this.settle(message.id, {
          ok: false,
          text: message.sentence,
          rule: message.rule,
          code: message.code,
        });
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        if (message.line.notice) this.tellAll(message.line.text);
        else if (message.line.seat === this.seat || this.isMuted(message.line.seat)) break;
        this.unread++;
        break;
      case 'emote':
        this.gesture(message.seat, message.name, message.emote);
        break;
      case 'presence':
        this.presence(message.seat, message.presence);
        break;
      case 'clock':
        this.countdown.set(message.clock, this.wholeAuction);
        break;
      case 'replaced':
        this.status = 'replaced';
        break;
      case 'bye':
        if (message.code === 'wrong_version' && reloadOnce()) break;
        this.farewell = message.sentence;
        if (message.code !== 'restarting') this.status = 'gone';
        break;
      case 'pong':
        break;
    }
  }

  private welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
    this.tries = 0;
    reloaded();
    if (message.game !== this.game || message.fresh) this.batches = [];
    this.game = message.game;
    this.become(message.you, message.lobby);
    this.lobby = message.lobby;
    this.chat = message.chat;
    const known = this.batches.at(-1)?.number ?? -1;
    this.batches = [...this.batches, ...message.batches.filter((batch) => batch.number > known)];
    if (!this.edition || this.edition.name !== message.edition) void this.fetchEdition();
    if (message.table) this.look(message.table);
    if (this.left && this.table) {
      this.recap = recapOf(this.left, message.game, this.batches, this.seat, this.table.facts) ?? this.recap;
    }
    this.left = null;
    this.status = 'open';
    for (const { message: waiting } of this.pending.values()) this.send(waiting);
    this.keepHead(message.head, message.number, message.lobby.state === 'over');
    this.mixing.follow(message.lobby, message.you);
  }

  /** Who this browser is may change while it looks on: a seat was given, or taken, or the host is away. */
  private become(you: You, lobby: Lobby): void {
    const before = this.you;
    const waits = lobby.state === 'lobby';
    this.you = you;
    this.walker.onlooker = this.onlooker;
    if (waits && before.seats.length && !you.seats.length && !this.leaving) this.removed = true;
    if (you.stands_in && !before.stands_in)
      this.tellAll(waits ? words.lobby.hostAway : words.people.standsIn);
  }

  private keepHead(hash: string, number: number, late: boolean): void {
    if (this.game) keepHead(this.room, this.game, { hash, number, late });
  }

  private async fetchEdition(): Promise<void> {
    try {
      this.edition = await editionOf(this.room);
      if (this.table) this.walker.place(this.table.facts.players, this.edition);
    } catch (error) {
      this.say(error instanceof Error ? error.message : words.connection.noServer);
    }
  }

  private happen(batch: Batch, table: Table | null, game: number): void {
    if (game !== this.game) {
      this.game = game;
      this.batches = [];
      this.changes = {};
      this.card = null;
      this.recap = null;
      void this.fetchEdition();
    }
    if (batch.number > (this.batches.at(-1)?.number ?? -1)) {
      this.batches = [...this.batches.slice(-MOST_BATCHES), batch];
    }
    this.noteChanges(batch);
    const drawn = batch.events.findLast((event) => event.type === 'card_drawn');
    if (drawn) this.card = { seat: Number(drawn['seat']), card: String(drawn['card']) };
    else if (this.card && (this.card.seat !== this.seat || this.passesOn(batch))) this.card = null;
    const wasAsked = this.asked;
    const led = this.seat !== null && leadersOf(this.table).includes(this.seat);
    if (table) this.look(table, batch);
    const said = batch.sentences.filter(Boolean).join(' ');
    this.announcement = this.asked && !wasAsked ? `${said} ${words.table.yourTurn}.` : said;
    const hammer = batch.events.findIndex((event) => HAMMERED.includes(event.type));
    if (hammer >= 0) this.speak({ text: batch.sentences[hammer] || said, icon: 'gavel' });
    for (const name of soundsOf(batch, this.seat, this.muffled, led)) sound(name, this.onlooker);
    if (this.asked && !wasAsked) sound('turn', this.onlooker);
  }

  /** One device passed round: a new turn belongs to somebody else, who does not want the old card. */
  private passesOn(batch: Batch): boolean {
    return this.you.seats.length > 1 && batch.events.some((event) => event.type === 'turn_began');
  }

  private look(table: Table, batch?: Batch): void {
    this.table = table;
    this.countdown.set(table.clock, this.wholeAuction);
    this.claimTime.set(table.claims_left ? { ...NO_CLOCK, left: table.claims_left } : null);
    if (this.edition) this.walker.follow(table.facts.players, this.edition, batch);
  }

  protected noteChanges(batch: Batch): void {
    const paid = batch.events.filter((event) => event.type === 'cash_paid');
    if (!paid.length && !batch.events.some((event) => event.type === 'turn_began')) return;
    const next: Record<Seat, Change> = batch.events.some((event) => event.type === 'turn_began')
      ? {}
      : { ...this.changes };
    for (const event of paid) {
      const why = String(event['why']).replaceAll('_', ' ');
      const amount = Number(event['amount']);
      if (typeof event['payer'] === 'number') next[event['payer']] = { amount: -amount, why };
      if (typeof event['payee'] === 'number') next[event['payee']] = { amount, why };
    }
    this.changes = next;
  }

  private get wholeAuction(): number {
    return (this.lobby?.clock.auction ?? 0) * 1000;
  }

  isMuted(seat: Seat | null): boolean {
    return seat !== null && this.muted.includes(seat);
  }

  private gesture(seat: Seat | null, name: string, emote: string): void {
    if (this.isMuted(seat)) return;
    const shown = { seat, name, text: words.chat.emotes[emote] ?? emote };
    this.emotes = [...this.emotes.filter((one) => one.seat !== seat), shown];
    window.setTimeout(() => (this.emotes = this.emotes.filter((one) => one !== shown)), EMOTE_MS);
  }

  private presence(seat: Seat, presence: SeatSeen['presence']): void {
    if (!this.lobby) return;
    const before = this.cardOf(seat)?.presence;
    if (seat !== this.seat && before && (before === 'here') !== (presence === 'here'))
      sound(presence === 'here' ? 'back' : 'away', this.onlooker);
    const seats = this.lobby.seats.map((one) => (one.seat === seat ? { ...one, presence } : one));
    this.lobby = { ...this.lobby, seats };
  }

  private settle(id: string, answer: Partial<Answer> & { ok: boolean }): void {
    this.pending.get(id)?.settle({ text: '', rule: '', code: '', gains: [], odds: null, ...answer });
    this.pending.delete(id);
  }
}

const leadersOf = (table: Table | null): Seat[] => {
  const auction = table?.facts.auction;
  if (!auction) return [];
  return 'lot' in auction ? (auction.leader === null ? [] : [auction.leader]) : auction.leaders;
};

const toggled = (seats: Seat[], seat: Seat): Seat[] =>
  seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];

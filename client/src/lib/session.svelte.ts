// One seat at one table: the socket, and all it has told. It reconnects by itself and forgets nothing.

import { editionOf, socketAddress } from './api';
import { secretOf } from './memory';
import { play as sound, soundsOf } from './sound';
import type {
  Batch,
  ChatLine,
  ClockSeen,
  Edition,
  FromServer,
  Lobby,
  Player,
  Seat,
  SeatSeen,
  Table,
  Tagged,
  You,
} from './protocol';
import { Walker } from './walker.svelte';
import { words } from './words';

export type Status = 'connecting' | 'open' | 'lost' | 'replaced' | 'gone';

export interface Answer {
  ok: boolean;
  text: string;
  rule: string;
}

export interface Change {
  amount: number;
  why: string;
}

interface Pending {
  message: Record<string, unknown>;
  settle: (answer: Answer) => void;
}

const NOBODY: You = { seat: null, seats: [], host: false };
const MOST_BATCHES = 400;

// Close codes after which nobody should try again.
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
  clock = $state.raw<ClockSeen | null>(null);
  clockSet = $state(0); // when the clock was told, by this browser's time
  notice = $state.raw<{ text: string; rule: string } | null>(null);
  announcement = $state('');
  card = $state.raw<{ seat: Seat; card: string } | null>(null);
  emote = $state.raw<{ seat: Seat | null; name: string; text: string } | null>(null);
  missed = $state(0);
  walker = new Walker();

  private socket: WebSocket | null = null;
  private game = 0;
  private tries = 0;
  private pending = new Map<string, Pending>();
  private count = 0;
  private closed = false;
  private noticeTimer = 0;

  constructor(room: string) {
    this.room = room;
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

  cardOf(seat: Seat): SeatSeen | undefined {
    return this.lobby?.seats.find((one) => one.seat === seat);
  }

  name(seat: Seat | null | undefined): string {
    if (seat === null || seat === undefined) return words.table.bank;
    return this.cardOf(seat)?.name ?? '';
  }

  // ---- what is done -------------------------------------------------------------------------------------------

  /** Play an action; a refusal is shown and returned. */
  async act(action: Tagged, decision: number | null = null): Promise<Answer> {
    const answer = await this.command({
      type: 'act',
      action,
      decision: decision ?? this.table?.decision ?? -1,
      seat: this.seat,
    });
    if (!answer.ok) this.say(answer.text, answer.rule);
    return answer;
  }

  /** Ask whether an action could be played, and what it would do. */
  attempt(action: Tagged): Promise<Answer> {
    return this.command({ type: 'act', action, decision: -1, seat: this.seat, try: true });
  }

  async host(verb: string, args: Record<string, unknown> = {}): Promise<Answer> {
    const answer = await this.command({ type: 'host', do: verb, ...args });
    if (!answer.ok) this.say(answer.text, answer.rule);
    return answer;
  }

  /** Everything else: chat, emote, code, look, sit, leave, more_time. */
  async tell(type: string, args: Record<string, unknown> = {}): Promise<Answer> {
    const answer = await this.command({ type, ...args });
    if (!answer.ok) this.say(answer.text, answer.rule);
    return answer;
  }

  say(text: string, rule = ''): void {
    this.notice = { text, rule };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = null), 6000);
  }

  close(): void {
    this.closed = true;
    this.walker.finish();
    this.socket?.close();
  }

  /** Take the seat back from a newer tab. */
  takeBack(): void {
    this.status = 'connecting';
    this.connect();
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
      this.send({ type: 'hello', version: 1, secret: secretOf(this.room), last, game: this.game });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.hangUp(socket, event.code);
  }

  private hangUp(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket || this.status === 'replaced') return;
    if (this.status === 'gone' || FINAL.includes(code)) {
      this.status = 'gone';
      this.farewell ||= code === NO_ROOM ? words.connection.noRoom : words.connection.noServer;
      return;
    }
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
        this.you = message.you;
        break;
      case 'batch':
        this.happen(message, message.table, message.game);
        break;
      case 'table':
        this.you = { ...this.you, seat: message.seat };
        this.look(message.table);
        break;
      case 'ack':
        this.settle(message.id, { ok: true, text: message.text ?? '', rule: '' });
        break;
      case 'code':
        this.settle(message.id, { ok: true, text: message.code, rule: '' });
        break;
      case 'refused':
        this.settle(message.id, { ok: false, text: message.sentence, rule: message.rule });
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        if (message.line.seat !== this.seat) this.unread++;
        break;
      case 'emote':
        this.gesture(message.seat, message.name, message.emote);
        break;
      case 'presence':
        this.presence(message.seat, message.presence);
        break;
      case 'clock':
        this.setClock(message.clock);
        break;
      case 'replaced':
        this.status = 'replaced';
        break;
      case 'bye':
        this.farewell = message.sentence;
        if (message.code !== 'restarting') this.status = 'gone';
        break;
      case 'pong':
        break;
    }
  }

  private welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
    this.tries = 0;
    const again = this.status === 'lost';
    if (message.game !== this.game || message.fresh) this.batches = [];
    this.game = message.game;
    this.you = message.you;
    this.lobby = message.lobby;
    this.chat = message.chat;
    this.missed = again ? message.batches.length : 0;
    const known = this.batches.at(-1)?.number ?? -1;
    this.batches = [...this.batches, ...message.batches.filter((batch) => batch.number > known)];
    if (!this.edition || this.edition.name !== message.edition) void this.fetchEdition();
    if (message.table) this.look(message.table);
    this.status = 'open';
    for (const { message: waiting } of this.pending.values()) this.send(waiting);
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
      void this.fetchEdition();
    }
    if (batch.number > (this.batches.at(-1)?.number ?? -1)) {
      this.batches = [...this.batches.slice(-MOST_BATCHES), batch];
    }
    this.noteChanges(batch);
    const drawn = batch.events.findLast((event) => event.type === 'card_drawn');
    if (drawn) this.card = { seat: Number(drawn['seat']), card: String(drawn['card']) };
    else if (this.card && this.card.seat !== this.seat) this.card = null;
    const wasAsked = this.asked;
    if (table) this.look(table, batch);
    const said = batch.sentences.filter(Boolean).join(' ');
    this.announcement = this.asked && !wasAsked ? `${said} ${words.table.yourTurn}.` : said;
    for (const name of soundsOf(batch, this.seat)) sound(name, this.onlooker);
    if (this.asked && !wasAsked) sound('turn', this.onlooker);
  }

  private look(table: Table, batch?: Batch): void {
    this.table = table;
    this.setClock(table.clock);
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

  private setClock(clock: ClockSeen | null): void {
    this.clock = clock;
    this.clockSet = performance.now();
  }

  private gesture(seat: Seat | null, name: string, emote: string): void {
    this.emote = { seat, name, text: words.log.emotes[emote] ?? emote };
    window.setTimeout(() => (this.emote = null), 4000);
  }

  private presence(seat: Seat, presence: SeatSeen['presence']): void {
    if (!this.lobby) return;
    const seats = this.lobby.seats.map((one) => (one.seat === seat ? { ...one, presence } : one));
    this.lobby = { ...this.lobby, seats };
  }

  private settle(id: string, answer: Answer): void {
    this.pending.get(id)?.settle(answer);
    this.pending.delete(id);
  }
}

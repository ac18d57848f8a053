// One seat at one table: what is done there, and what becomes of all that the server says. It forgets nothing.

import { editionOf } from './api';
import { Line, type Answer, type Message } from './line';
import { Heard } from '../state/heard.svelte';
import { forgetTable, keepHead, keepSetting, readSetting, secretOf } from '../state/memory';
import { Mixing } from '../state/fair/mixing.svelte';
import { Passing } from '../state/passing.svelte';
import { leftAt, recapOf, type LeftAt } from '../state/recap';
import { reloadOnce, reloaded } from './reload';
import { play as sound, soundsOf } from '../state/sound';
import type {
  Batch,
  ChatLine,
  FromServer,
  HostVerb,
  Lobby,
  Seat,
  SeatSeen,
  Table,
  Tagged,
  You,
} from '../state/game';
import { VERSION } from '../wire/messages';
import { words } from '../words';

export type { Answer } from './line';

export type Status = 'connecting' | 'open' | 'lost' | 'replaced' | 'gone';

// What somebody may do who stands in for the host.
const DAILY: HostVerb[] = ['pause', 'resume', 'set_clock', 'set_pace', 'choose_absent', 'rematch'];

const HAMMERED = ['auction_won', 'auction_unsold'];

// Close codes after which nobody should try again.
const NO_ROOM = 4404;
const FINAL = [4000, 4400, 4403, NO_ROOM];

export class Session extends Heard {
  status = $state<Status>('connecting');
  farewell = $state('');
  removed = $state(false); // the host has taken this viewer off the table
  readonly passing = new Passing();
  readonly mixing: Mixing;

  private readonly line: Line;
  private game = 0;
  private leaving = false;
  private left: LeftAt | null = null;

  constructor(room: string) {
    super(room);
    this.left = readSetting<LeftAt | null>(`left.${room}`, null);
    this.mixing = new Mixing(room, (type, args) => this.command({ type, ...args }));
    this.line = new Line(room, {
      greeting: () => this.greeting(),
      hear: (message) => this.hear(message),
      lost: (code) => this.lost(code),
    });
    addEventListener('pagehide', this.goAway);
    this.countdown.onstage = (stage) => {
      this.sound(stage);
      this.passing.announcement = words.hammer.said[stage];
    };
    this.connect();
  }

  protected connect(): void {
    this.line.connect();
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

  async host(verb: HostVerb, args: Message = {}): Promise<Answer> {
    const begins = verb === 'start' || verb === 'rematch';
    const answer = await (begins ? this.begin(verb) : this.command({ type: 'host', do: verb, ...args }));
    if (!answer.ok) this.passing.say(answer.text, answer.rule);
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
  async tell(type: string, args: Message = {}): Promise<Answer> {
    const answer = await this.command({ type, ...args });
    if (!answer.ok) this.passing.say(answer.text, answer.rule);
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

  close(): void {
    this.goAway();
    removeEventListener('pagehide', this.goAway);
    this.walker.finish();
    this.countdown.set(null);
    this.mixing.close();
    this.line.close();
  }

  /** Take the seat back from a newer tab. */
  takeBack(): void {
    this.status = 'connecting';
    this.connect();
  }

  /** The same table with another secret: a seat where there was none. */
  comeAnew(): void {
    this.batches = [];
    this.game = 0;
    this.status = 'connecting';
    this.line.renew();
  }

  private command(message: Message): Promise<Answer> {
    return this.line.command(message);
  }

  // ---- the line -----------------------------------------------------------------------------------------------

  private greeting(): Message {
    return { type: 'hello', version: VERSION, secret: secretOf(this.room), last: this.last, game: this.game };
  }

  private lost(code: number): boolean {
    if (this.status === 'replaced') return false;
    if (this.status === 'gone' || FINAL.includes(code)) {
      this.status = 'gone';
      this.farewell ||= code === NO_ROOM ? words.connection.noRoom : words.connection.noServer;
      return false;
    }
    this.goAway();
    this.status = 'lost';
    return true;
  }

  /** Remember how things stood, for the recap after coming back. */
  private goAway = (): void => {
    if (this.status !== 'open' || !this.table || !this.edition || this.seat === null) return;
    this.left = leftAt(this.family, this.seat, this.game, this.last, this.table);
    keepSetting(`left.${this.room}`, this.left);
  };

  // ---- what the server says -----------------------------------------------------------------------------------

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
        if (message.ack) this.line.settle(message.ack, { ok: true });
        break;
      case 'table':
        this.you = { ...this.you, seat: message.seat };
        this.look(message.table);
        break;
      case 'ack':
        this.line.settle(message.id, { ok: true, text: message.text ?? '', gains: message.gains ?? [] });
        break;
      case 'code':
        this.line.settle(message.id, { ok: true, text: message.code });
        break;
      case 'odds':
        this.line.settle(message.id, { ok: true, odds: message });
        break;
      case 'refused': {
        const { id, sentence: text, rule, code } = message;
        this.line.settle(id, { ok: false, text, rule, code });
        break;
      }
      case 'chat':
        this.hearLine(message.line);
        break;
      case 'emote':
        if (!this.isMuted(message.seat)) this.passing.gesture(message.seat, message.name, message.emote);
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
    reloaded();
    if (message.game !== this.game || message.fresh) this.batches = [];
    this.game = message.game;
    this.become(message.you, message.lobby);
    this.lobby = message.lobby;
    this.chat = message.chat;
    const known = this.last;
    this.batches = [...this.batches, ...message.batches.filter((batch) => batch.number > known)];
    if (!this.edition || this.edition.name !== message.edition) void this.fetchEdition();
    if (message.table) this.look(message.table);
    else this.left = null;
    this.tellAway();
    this.status = 'open';
    this.line.welcomed();
    this.keepHead(message.head, message.number, message.lobby.state === 'over');
    this.mixing.follow(message.lobby, message.you);
  }

  /** Tell what happened meanwhile, once it is known what is printed. */
  private tellAway(): void {
    if (!this.left || !this.table || !this.edition) return;
    const told = recapOf(this.family, this.left, this.game, this.batches, this.seat, this.table);
    this.recap = told ?? this.recap;
    this.left = null;
  }

  /** Who this browser is may change while it looks on: a seat was given, or taken, or the host is away. */
  private become(you: You, lobby: Lobby): void {
    const before = this.you;
    const waits = lobby.state === 'lobby';
    this.you = you;
    this.walker.onlooker = this.onlooker;
    if (waits && before.seats.length && !you.seats.length && !this.leaving) this.removed = true;
    if (you.stands_in && !before.stands_in)
      this.passing.tellAll(waits ? words.lobby.hostAway : words.people.standsIn);
  }

  private keepHead(hash: string, number: number, late: boolean): void {
    if (this.game) keepHead(this.room, this.game, { hash, number, late });
  }

  private async fetchEdition(): Promise<void> {
    try {
      this.edition = await editionOf(this.room);
      if (this.table) this.walker.place(this.players, this.edition);
      this.tellAway();
    } catch (error) {
      this.passing.say(error instanceof Error ? error.message : words.connection.noServer);
    }
  }

  private happen(batch: Batch, table: Table | null, game: number): void {
    if (game !== this.game) {
      this.game = game;
      this.beginAnew();
      void this.fetchEdition();
    }
    const wasAsked = this.asked;
    const led =
      this.seat !== null && this.table !== null && this.family.leaders(this.table).includes(this.seat);
    this.hearBatch(batch);
    if (table) this.look(table, batch);
    this.announce(batch, this.asked && !wasAsked);
    for (const name of soundsOf(this.family, batch, this.seat, this.muffled, led)) this.sound(name);
    if (this.asked && !wasAsked) this.sound('turn');
  }

  private announce(batch: Batch, turns: boolean): void {
    const said = batch.sentences.filter(Boolean).join(' ');
    this.passing.announcement = turns ? `${said} ${words.table.yourTurn}.` : said;
    const hammer = batch.events.findIndex((event) => HAMMERED.includes(event.type));
    if (hammer >= 0) this.passing.speak({ text: batch.sentences[hammer] || said, icon: 'gavel' });
  }

  private sound(name: string): void {
    sound(name, this.onlooker);
  }

  private hearLine(line: ChatLine): void {
    this.chat = [...this.chat, line];
    if (line.notice) this.passing.tellAll(line.text);
    else if (line.seat === this.seat || this.isMuted(line.seat)) return;
    this.unread++;
  }

  private presence(seat: Seat, presence: SeatSeen['presence']): void {
    if (!this.lobby) return;
    const before = this.cardOf(seat)?.presence;
    if (seat !== this.seat && before && (before === 'here') !== (presence === 'here'))
      this.sound(presence === 'here' ? 'back' : 'away');
    const seats = this.lobby.seats.map((one) => (one.seat === seat ? { ...one, presence } : one));
    this.lobby = { ...this.lobby, seats };
  }
}

// What one viewer of a table has been told: who sits there, what is printed, how it stands and what happened.

import { familyOf } from '../families';
import type { Family } from '../families/family';
import { words } from '../words';
import { Countdown } from './countdown.svelte';
import { fieldOf, playersOf } from './game';
import type {
  Batch,
  ChatLine,
  ClockSeen,
  Edition,
  Lobby,
  Player,
  Seat,
  SeatSeen,
  Table,
  Tagged,
  You,
} from './game';
import { keepSetting, readSetting } from './memory';
import { listed } from './printed';
import type { Recap } from './recap';
import { Walker } from './walker.svelte';

export interface Change {
  amount: number;
  why: string;
}

/** Somebody who wants to know of it as it comes. */
export interface Listener {
  heard?: (batch: Batch) => void; // before the table is looked at anew
  looked?: (table: Table) => void;
}

const NOBODY: You = { seat: null, seats: [], host: false, stands_in: false, waiting: null };
const MOST_BATCHES = 400;

export class Heard {
  you = $state.raw<You>(NOBODY);
  lobby = $state.raw<Lobby | null>(null);
  edition = $state.raw<Edition | null>(null);
  table = $state.raw<Table | null>(null);
  batches = $state.raw<Batch[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  changes = $state.raw<Record<Seat, Change>>({});
  recap = $state.raw<Recap | null>(null);
  muted = $state.raw<Seat[]>([]); // whose words and gestures this viewer does not want
  muffled = $state.raw<Seat[]>([]); // whose offers this viewer does not want
  countdown = new Countdown();
  walker = new Walker();

  private listeners = new Set<Listener>();

  constructor(readonly room: string) {
    this.muted = readSetting<Seat[]>(`muted.${room}`, []);
    this.muffled = readSetting<Seat[]>(`muffled.${room}`, []);
  }

  /** Be told of every batch and every new look at the table; the answer ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // ---- what is known ------------------------------------------------------------------------------------------

  get family(): Family {
    return familyOf(this.edition);
  }

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

  get players(): readonly Player[] {
    return this.table ? playersOf(this.table.facts, this.lobby?.seats ?? []) : [];
  }

  get me(): Player | null {
    return this.players.find((player) => player.seat === this.seat) ?? null;
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

  isMuted(seat: Seat | null): boolean {
    return seat !== null && this.muted.includes(seat);
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

  // ---- what is told -------------------------------------------------------------------------------------------

  /** The last batch that was told; -1 before the first. */
  protected get last(): number {
    return this.batches.at(-1)?.number ?? -1;
  }

  /** Another game begins: what was told of the one before is over. */
  protected beginAnew(): void {
    this.batches = [];
    this.changes = {};
    this.recap = null;
  }

  protected hearBatch(batch: Batch): void {
    if (batch.number > this.last) this.batches = [...this.batches.slice(-MOST_BATCHES), batch];
    this.noteChanges(batch);
    this.pass(batch);
  }

  /** Whoever listens hears of it. */
  protected pass(batch: Batch): void {
    for (const { heard } of this.listeners) heard?.(batch);
  }

  protected look(table: Table, batch?: Batch): void {
    this.table = table;
    this.countdown.set(table.clock, this.wholeAuction);
    for (const { looked } of this.listeners) looked?.(table);
    if (this.edition) this.walker.follow(this.players, this.edition, batch);
  }

  protected noteChanges(batch: Batch): void {
    const paid = batch.events.filter((event) => event.type === 'cash_paid');
    const anew = batch.events.some((event) => event.type === 'turn_began');
    if (!paid.length && !anew) return;
    const next: Record<Seat, Change> = anew ? {} : { ...this.changes };
    for (const event of paid) {
      const amount = Number(fieldOf(event, 'amount'));
      const why = this.whyOf(event);
      const [payer, payee] = [fieldOf(event, 'payer'), fieldOf(event, 'payee')];
      if (typeof payer === 'number') next[payer] = { amount: -amount, why };
      if (typeof payee === 'number') next[payee] = { amount, why };
    }
    this.changes = next;
  }

  private whyOf(event: Tagged): string {
    const why = String(fieldOf(event, 'why') ?? '');
    return words.why[why] ?? why;
  }

  protected get wholeAuction(): number {
    return (this.lobby?.clock.auction ?? 0) * 1000;
  }
}

const toggled = (seats: Seat[], seat: Seat): Seat[] =>
  seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];

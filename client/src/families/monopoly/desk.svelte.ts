// What a viewer of this family has open besides: a deal in the making, a deed, a way out of debt, a card that was drawn.

import { Countdown } from '../../state/countdown.svelte';
import { Desk } from '../../state/desk.svelte';
import type { Batch, ClockSeen, Gain } from '../../state/game';
import { settings } from '../../state/settings.svelte';
import type { Session } from '../../net/session.svelte';
import type { Manage } from './choices';
import { eventsOf, type Action, type Goods, type OfferSeen, type Seat, type Table } from './types';

export interface Draft {
  to: Seat;
  give: Goods;
  take: Goods;
  lift: string[];
  answers: OfferSeen | null; // the offer this one is an answer to
}

/** What the server says about a deal that is thought of. */
export interface Verdict {
  ok: boolean;
  text: string;
  rule: string;
  gains: Gain[];
}

const STEP_MS = 350;
const NO_CLOCK: ClockSeen = { kind: 'turn', seats: [], left: 0, grace: 0, banks: [], held: false };

export class MonopolyDesk extends Desk {
  managing = $state<Manage | null>(null);
  draft = $state<Draft | null>(null);
  looking = $state<number | null>(null); // an offer on the table
  deed = $state<string | null>(null);
  lifting = $state.raw<string[]>([]); // mortgages to lift on receipt, of the offer that is looked at
  verdict = $state.raw<Verdict | null>(null); // of the deal that is open
  plan = $state(false); // the way out of debt is being read
  raising = $state(false); // and is being played
  card = $state.raw<{ seat: Seat; card: string } | null>(null); // drawn, and not yet read
  claimTime = new Countdown(); // how long a throw still waits for whoever may ask for rent
  private readonly unhear: () => void;

  constructor(session: Session) {
    super(session);
    this.unhear = session.listen({
      heard: (batch) => this.draw(batch),
      looked: (table) => this.waitForClaims(table.claims_left),
    });
    this.waitForClaims(session.table?.claims_left ?? 0);
  }

  private waitForClaims(left: number): void {
    this.claimTime.set(left ? { ...NO_CLOCK, left } : null);
  }

  /** A card that is drawn lies there until it is read, one of somebody else until something happens. */
  private draw(batch: Batch): void {
    const { seat, you } = this.session;
    const events = eventsOf([batch]);
    const drawn = events.findLast((event) => event.type === 'card_drawn');
    // One device passed round: a new turn belongs to somebody else, who does not want the old card.
    const passesOn = you.seats.length > 1 && events.some((event) => event.type === 'turn_began');
    if (drawn) this.card = { seat: drawn.seat, card: drawn.card };
    else if (this.card && (this.card.seat !== seat || passesOn)) this.card = null;
  }

  /** A card that lay there before the press has been read; one that the press brought stays. */
  protected override async send(action: Action, decision: number | null): Promise<boolean> {
    const card = this.card;
    const done = await super.send(action, decision);
    if (done && card && this.card === card) this.card = null;
    return done;
  }

  /** Play the way out of debt one step after the other, each as the server proposes it then. */
  async raise(): Promise<void> {
    this.raising = true;
    try {
      for (;;) {
        const next = this.session.table?.rescue?.plan[0];
        if (!next || !this.raising || !(await this.play(next.action, -1))) break;
        await new Promise((done) => setTimeout(done, STEP_MS * settings.motion));
      }
    } finally {
      this.raising = false;
      this.plan = false;
    }
  }

  /** Another question of the server: a hidden plan or a half-read offer that is gone does not stay open. */
  override follow(table: Table): void {
    super.follow(table);
    const { offers, debt } = table.facts;
    if (this.looking !== null && !offers.some((offer) => offer.offer === this.looking)) this.looking = null;
    if (!debt) this.plan = false;
  }

  override clear(): void {
    super.clear();
    this.managing = null;
    this.draft = null;
    this.looking = null;
    this.deed = null;
    this.lifting = [];
    this.plan = false;
    this.raising = false;
  }

  override get covered(): boolean {
    const open = this.managing || this.draft || this.looking !== null || this.deed || this.plan;
    return super.covered || Boolean(open);
  }

  override close(): void {
    super.close();
    this.waitForClaims(0);
    this.unhear();
  }

  look(offer: number): void {
    this.clear();
    this.looking = offer;
  }

  manage(kind: Manage): void {
    const open = this.managing !== kind;
    this.clear();
    this.managing = open ? kind : null;
  }

  offerTo(seat: Seat): void {
    this.clear();
    this.draft = { to: seat, give: {}, take: {}, lift: [], answers: null };
  }

  counter(offer: OfferSeen): void {
    this.clear();
    this.draft = { to: offer.by, give: { ...offer.take }, take: { ...offer.give }, lift: [], answers: offer };
  }
}

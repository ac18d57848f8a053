// What one viewer has open and picked: nothing of it is known to the table before it is sent.

import { getContext, setContext } from 'svelte';
import type { Manage } from './choices';
import { OddsWatch } from './odds.svelte';
import { settings } from './settings.svelte';
import type { Choice, Gain, Goods, OfferSeen, Seat, Table, Tagged } from '../wire/protocol';
import type { Session } from '../net/session.svelte';
import { words } from '../words';

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

export type Panel = 'help' | 'settings' | 'people' | 'closer' | null;

const GONE = ['old_decision', 'behind']; // the table was quicker than the press
const STEP_MS = 350;

export class Desk {
  managing = $state<Manage | null>(null);
  draft = $state<Draft | null>(null);
  looking = $state<number | null>(null); // an offer on the table
  deed = $state<string | null>(null);
  lit = $state<Seat | null>(null);
  panel = $state<Panel>(null);
  picked = $state.raw<Choice | null>(null);
  bid = $state<number | null>(null);
  limit = $state<number | null>(null);
  sure = $state('');
  lifting = $state.raw<string[]>([]); // mortgages to lift on receipt, of the offer that is looked at
  verdict = $state.raw<Verdict | null>(null); // of the deal that is open
  plan = $state(false); // the way out of debt is being read
  raising = $state(false); // and is being played
  private underWay = $state.raw<string[]>([]);

  readonly odds: OddsWatch;

  constructor(readonly session: Session) {
    this.odds = new OddsWatch(session);
  }

  /** Is the same press under way already? */
  isUnderWay(action: Tagged): boolean {
    return this.underWay.includes(JSON.stringify(action));
  }

  /** Is anything under way? The gold button waits for it, everything else does not. */
  get busy(): boolean {
    return this.underWay.length > 0;
  }

  /** Send an action once: the same press while it is under way does nothing. */
  async play(action: Tagged, decision?: number): Promise<boolean> {
    if (this.isUnderWay(action)) return false;
    const name = JSON.stringify(action);
    this.underWay = [...this.underWay, name];
    try {
      return await this.send(action, decision ?? null);
    } finally {
      this.underWay = this.underWay.filter((one) => one !== name);
    }
  }

  /** Where the table was quicker, the same thing is meant again if it is still there; else the person is told. */
  private async send(action: Tagged, decision: number | null): Promise<boolean> {
    const meant = meaning(this.session.table, action);
    const card = this.session.card;
    let answer = await this.session.act(action, decision);
    if (!answer.ok && GONE.includes(answer.code) && meant && meaning(this.session.table, action) === meant)
      answer = await this.session.act(action);
    if (answer.ok) this.settled(card);
    else if (GONE.includes(answer.code) && action.type === 'bid')
      this.session.speak({ text: words.hammer.late, icon: 'gavel' });
    else this.session.say(answer.text, answer.rule);
    return answer.ok;
  }

  /** A card that lay there before the press has been read; one that the press brought stays. */
  private settled(card: Session['card']): void {
    this.picked = null;
    this.bid = null;
    this.sure = '';
    if (card && this.session.card === card) this.session.card = null;
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

  /** Put everything away that covers the question. */
  clear(): void {
    this.managing = null;
    this.draft = null;
    this.looking = null;
    this.deed = null;
    this.panel = null;
    this.sure = '';
    this.lifting = [];
    this.plan = false;
    this.raising = false;
  }

  get covered(): boolean {
    return Boolean(
      this.managing || this.draft || this.looking !== null || this.deed || this.panel || this.plan,
    );
  }

  toggle(panel: Panel): void {
    const open = this.panel !== panel;
    this.clear();
    this.panel = open ? panel : null;
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
    this.draft = {
      to: offer.by,
      give: { ...offer.take },
      take: { ...offer.give },
      lift: [],
      answers: offer,
    };
  }
}

/**
 * What an action means at a table: its words there, or for a bid the lot and that it can still be made. A sealed pass
 * only means the round it was made in, and a sealed bid the run.
 */
function meaning(table: Table | null, action: Tagged): string | null {
  if (action.type === 'pass' && table?.facts.auction && !('lot' in table.facts.auction)) return null;
  const name = JSON.stringify(action);
  const choice = table?.choices.find((one) => !one.disabled && JSON.stringify(one.action) === name);
  if (choice) return choice.text;
  const { bids, facts } = table ?? {};
  if (action.type !== 'bid' || !bids || !facts?.auction || Number(action['amount']) < bids.lowest)
    return null;
  return 'lot' in facts.auction ? facts.auction.lot : `${facts.auction.painting} ${facts.auction.run}`;
}

const KEY = Symbol('desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);

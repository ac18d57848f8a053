// What one viewer has open and picked: nothing of it is known to the table before it is sent.

import { getContext, setContext } from 'svelte';
import type { Manage } from './choices';
import type { Choice, Goods, OfferSeen, Seat, Tagged } from './protocol';
import type { Session } from './session.svelte';

export interface Draft {
  to: Seat;
  give: Goods;
  take: Goods;
  lift: string[];
  answers: OfferSeen | null; // the offer this one is an answer to
}

export type Panel = 'help' | 'settings' | null;

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
  busy = $state(false);

  constructor(readonly session: Session) {}

  /** Send an action once: a second press while it is under way does nothing. */
  async play(action: Tagged, decision?: number): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const card = this.session.card;
    try {
      const answer = await this.session.act(action, decision ?? null);
      if (answer.ok) this.settled();
      if (answer.ok && this.session.card === card) this.session.card = null; // a new one stays until it is read
      return answer.ok;
    } finally {
      this.busy = false;
    }
  }

  private settled(): void {
    this.picked = null;
    this.bid = null;
    this.sure = '';
  }

  /** Put everything away that covers the question. */
  clear(): void {
    this.managing = null;
    this.draft = null;
    this.looking = null;
    this.deed = null;
    this.panel = null;
    this.sure = '';
  }

  get covered(): boolean {
    return Boolean(this.managing || this.draft || this.looking !== null || this.deed || this.panel);
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

const KEY = Symbol('desk');
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);

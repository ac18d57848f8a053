// What one viewer has open and picked: nothing of it is known to the table before it is sent.

import { getContext, onDestroy, setContext } from 'svelte';
import { words } from '../words';
import { fieldOf, type Choice, type Seat, type Table, type Tagged } from './game';
import { OddsWatch } from './odds.svelte';
import type { Session } from '../net/session.svelte';

/** A panel in the middle; a family may have its own. */
export type Panel = 'help' | 'settings' | 'people' | (string & {}) | null;

const GONE = ['old_decision', 'behind']; // the table was quicker than the press

export class Desk {
  lit = $state<Seat | null>(null);
  panel = $state<Panel>(null);
  picked = $state.raw<Choice | null>(null);
  bid = $state<number | null>(null);
  limit = $state<number | null>(null);
  sure = $state('');
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

  bidding(amount: number, decision: number): Promise<boolean> {
    return this.play({ type: 'bid', amount } as Tagged, decision);
  }

  /** Where the table was quicker, the same thing is meant again if it is still there; else the person is told. */
  protected async send(action: Tagged, decision: number | null): Promise<boolean> {
    const meant = this.meaning(action);
    let answer = await this.session.act(action, decision);
    if (!answer.ok && GONE.includes(answer.code) && meant && this.meaning(action) === meant)
      answer = await this.session.act(action);
    if (answer.ok) this.settled();
    else if (GONE.includes(answer.code) && action.type === 'bid')
      this.session.passing.speak({ text: words.hammer.late, icon: 'gavel' });
    else this.session.passing.say(answer.text, answer.rule);
    return answer.ok;
  }

  /** What was picked for it has been done. */
  protected settled(): void {
    this.picked = null;
    this.bid = null;
    this.sure = '';
  }

  /** What an action means at the table as it is now: its words there, or for a bid the lot, if it can still be made. */
  private meaning(action: Tagged): string | null {
    const { table, family } = this.session;
    if (!table || family.isSealed(table, action)) return null;
    const name = JSON.stringify(action);
    const choice = table.choices.find((one) => !one.disabled && JSON.stringify(one.action) === name);
    if (choice) return choice.text;
    if (action.type !== 'bid' || !table.bids || Number(fieldOf(action, 'amount')) < table.bids.lowest)
      return null;
    return family.lot(table);
  }

  /** The table was told anew. A limit bids by itself, one step above what stands, and never above what was typed. */
  follow(table: Table): void {
    const { bids } = table;
    if (this.session.family.lot(table) === null) {
      this.limit = null;
      this.bid = null;
    } else if (bids && this.session.asked && this.limit !== null && bids.lowest <= this.limit && !this.busy)
      void this.bidding(bids.lowest, table.decision);
  }

  /** Put everything away that covers the question. */
  clear(): void {
    this.panel = null;
    this.sure = '';
  }

  /** Does anything cover the question? */
  get covered(): boolean {
    return this.panel !== null;
  }

  toggle(panel: Panel): void {
    const open = this.panel !== panel;
    this.clear();
    this.panel = open ? panel : null;
  }

  /** The screen is left. */
  close(): void {
    this.clear();
  }
}

const KEY = Symbol('desk');

/** The desk of a screen: what its family needs on one. */
export function provideDesk(session: Session): Desk {
  const desk = setContext(KEY, session.family.desk(session));
  onDestroy(() => desk.close());
  return desk;
}

export const useDesk = <D extends Desk = Desk>(): D => getContext<D>(KEY);

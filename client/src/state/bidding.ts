// The buttons of an auction: bid, pass, let the hammer fall.

import { words } from '../words';
import { ofKind } from './choices';
import type { Desk } from './desk.svelte';
import type { Bids, Edition, Table } from './game';
import { money } from './printed';
import { buttonOf, type Button, type Question } from './question';

export interface Bidding {
  pass: [text: string, sub: string];
  sealed?: boolean; // the viewer has answered, and may still change it
  mine?: number | null; // what was bid then
}

/** The bid that stands in the field: what was typed, what was bid already, or the least. */
export const bidIn = (desk: Desk, bids: Bids, mine: number | null = null): number =>
  Math.min(Math.max(desk.bid ?? (mine || bids.lowest), bids.lowest), bids.highest);

/** The ways out of an auction, each as a button; where there is no bid to be made one of the others is gold. */
export function withBids(
  desk: Desk,
  edition: Edition,
  table: Table,
  question: Question,
  bidding: Bidding,
): Question {
  addBid(desk, edition, table, question, bidding);
  const pass = ofKind(table, 'pass');
  if (pass) {
    const [text, sub] = bidding.pass;
    question.quiet.push({ ...buttonOf(desk, table, pass, 'A'), text, sub });
  }
  const hammer = ofKind(table, 'hammer');
  if (hammer)
    question.quiet.push({
      ...buttonOf(desk, table, hammer, 'H'),
      text: words.acts.hammer,
      icon: 'gavel',
    });
  if (!question.primary && question.quiet.length && desk.session.asked) {
    const plain = question.quiet.findIndex((button) => button.pays === undefined);
    question.primary = question.quiet.splice(Math.max(plain, 0), 1)[0]!;
  }
  return question;
}

/**
 * The bid that would be made now. Nobody bluffs by pressing Space: a bid above the own cash that was typed is pressed by
 * hand, and says so; where every bid would be one, it is a quiet button, as is one in place of a sealed answer.
 */
function addBid(
  desk: Desk,
  edition: Edition,
  table: Table,
  question: Question,
  { sealed, mine = null }: Bidding,
): void {
  const { bids } = table;
  if (!bids) return;
  const amount = bidIn(desk, bids, mine);
  const cash = desk.session.me?.cash ?? amount;
  const bid: Button = {
    text: words.acts.bid(money(edition, amount)),
    icon: 'gavel',
    pays: amount,
    run: () => void desk.bidding(amount, table.decision),
  };
  if (sealed) {
    const text = words.acts.changeBid(money(edition, amount));
    if (amount !== mine) question.quiet.push({ ...bid, text, sub: words.acts.changeSub, key: 'B' });
  } else if (amount <= cash) question.primary = bid;
  else {
    const bluff = { ...bid, sub: words.acts.bluffSub(money(edition, cash)) };
    if (bids.lowest > cash) question.quiet.push({ ...bluff, key: 'B' });
    else question.primary = { ...bluff, byHand: true }; // typed: the gold button never turns into a pass
  }
}

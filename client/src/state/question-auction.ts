// The question of an auction: bid, pass, let the hammer fall.

import { buttonOf, plainSituation, upper, type Button, type Question } from './button';
import { ofKind } from './choices';
import type { Desk } from './desk.svelte';
import { money, nameOf, paintingTitle } from './printed';
import { type Edition, type PaintingAuction, type Table } from '../wire/protocol';
import type { Session } from '../net/session.svelte';
import { words } from '../words';

export function auctionOf(desk: Desk, edition: Edition, table: Table, question: Question): Question {
  const session = desk.session;
  const auction = table.facts.auction!;
  const monopoly = 'lot' in auction;
  const lot = monopoly ? upper(nameOf(edition, auction.lot)) : paintingTitle(edition, auction.painting);
  const going = session.countdown.going;
  const lastCall = table.facts.decision.kind === 'last_call';
  question.body = monopoly ? 'auction' : 'gallery';
  question.title = lastCall ? words.auction.lastCall(lot) : going ? words.hammer.going[going](lot) : monopoly ? words.auction.title(lot) : lot;
  question.sub = monopoly
    ? plainSituation(table)
    : auction.seller === null
      ? words.auction.bankSale
      : words.auction.privateSale(session.name(auction.seller));
  if (lastCall) question.sub = words.auction.lastCallSub;
  else if (!monopoly) question.sub = sealedAnswer(session, edition, auction) || question.sub;
  addBid(desk, edition, table, question);
  const pass = ofKind(table, 'pass');
  if (pass) {
    const button = buttonOf(desk, edition, table, pass, 'A');
    const [text, sub] = lastCall
      ? [words.acts.noDoubt, words.acts.noDoubtSub]
      : [words.acts.pass, table.bids || monopoly ? words.acts.passSub : words.acts.noDoubtSub];
    question.quiet.push({ ...button, text, sub });
  }
  const hammer = ofKind(table, 'hammer');
  if (hammer) {
    const button = buttonOf(desk, edition, table, hammer, 'H');
    question.quiet.push({ ...button, text: words.acts.hammer, icon: 'gavel' });
  }
  const closer: Button = {
    text: words.hammer.closer,
    sub: words.hammer.closerSub,
    icon: 'eye',
    key: 'Z',
    run: () => desk.toggle('closer'),
  };
  if (!question.primary && question.quiet.length && session.asked) {
    const plain = question.quiet.findIndex((button) => button.pays === undefined);
    question.primary = question.quiet.splice(Math.max(plain, 0), 1)[0]!;
  }
  if (!monopoly && question.quiet.length < 2) question.quiet.push(closer);
  return question;
}

/** What the viewer has answered in this round, still sealed; nothing before that. */
export function sealedAnswer(session: Session, edition: Edition, auction: PaintingAuction): string {
  if (auction.my_bid) return words.auction.sealedBid(money(edition, auction.my_bid));
  if (auction.my_challenges.length)
    return words.auction.sealedDoubt(auction.my_challenges.map((seat) => session.name(seat)).join(', '));
  return auction.my_bid === null ? '' : words.auction.sealed;
}

/**
 * The bid that would be made now. Nobody bluffs by pressing Space: a bid above the own cash that was typed is pressed by
 * hand, and says so; where every bid would be one, it is a quiet button, as is one in place of a sealed answer.
 */
function addBid(desk: Desk, edition: Edition, table: Table, question: Question): void {
  const bids = table.bids;
  if (!bids) return;
  const auction = table.facts.auction!;
  const sealed = !('lot' in auction) && auction.answered.includes(desk.session.seat ?? -1);
  const mine = 'lot' in auction ? null : auction.my_bid;
  const amount = Math.min(Math.max(desk.bid ?? (mine || bids.lowest), bids.lowest), bids.highest);
  const cash = table.facts.players[desk.session.seat ?? -1]?.cash ?? amount;
  const bid: Button = {
    text: words.acts.bid(money(edition, amount)),
    icon: 'gavel',
    pays: amount,
    run: () => void desk.play({ type: 'bid', amount }, table.decision),
  };
  if (sealed) {
    const changed = { ...bid, text: words.acts.changeBid(money(edition, amount)), sub: words.acts.changeSub, key: 'B' };
    if (amount !== mine) question.quiet.push(changed);
  } else if (amount <= cash) question.primary = bid;
  else {
    const bluff = { ...bid, sub: words.acts.bluffSub(money(edition, cash)) };
    if (bids.lowest > cash) question.quiet.push({ ...bluff, key: 'B' });
    else question.primary = { ...bluff, byHand: true }; // typed: the gold button never turns into a pass
  }
}

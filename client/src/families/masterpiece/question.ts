// What stands inside the ring: a closer look at a painting, else what the server asks.

import { withBids } from '../../state/bidding';
import { answersOf, inOrder } from '../../state/choices';
import type { Desk } from '../../state/desk.svelte';
import { money } from '../../state/printed';
import {
  bare,
  buttonOf,
  closeButton,
  recapOf,
  withAnswers,
  type Button,
  type Question,
} from '../../state/question';
import type { Session } from '../../net/session.svelte';
import { words } from '../../words';
import { paintingTitle } from './printed';
import type { AuctionSeen, Choice, Edition, Facts, Table } from './types';

export function question(desk: Desk, edition: Edition, table: Table): Question {
  const asks = askedOf(desk, edition, table);
  const base = recapOf(desk, asks) ?? asks;
  if (desk.panel !== 'closer' || !paintingOf(table.facts)) return base;
  return { ...base, body: 'closer', quiet: [...base.quiet.slice(0, 1), closeButton(desk)] };
}

/** The painting everybody looks at. */
export const paintingOf = (facts: Facts): string | null =>
  facts.auction?.painting ?? facts.decision.painting ?? facts.top;

const LISTED = ['sell', 'take', 'choose_lot'];

function askedOf(desk: Desk, edition: Edition, table: Table): Question {
  const { facts } = table;
  const asks = bare(desk, table, 'easel');
  if (facts.auction) return auctionOf(desk, edition, table, facts.auction, asks);
  if (facts.decision.kind === 'buy_or_decline' && desk.session.asked) {
    asks.title = words.buy.question(paintingTitle(edition, facts.decision.painting ?? ''));
    asks.sub = table.question;
  }
  return withAnswers(desk, table, asks, {
    answers: inOrder(answersOf(table)),
    listed: LISTED,
    button: (choice, key) => answerButton(desk, edition, table, choice, key),
  });
}

/** The button of an answer, in the words of this family. */
function answerButton(desk: Desk, edition: Edition, table: Table, choice: Choice, key?: string): Button {
  const button = buttonOf(desk, table, choice, key);
  const { kind, amount } = table.facts.decision;
  switch (choice.kind) {
    case 'buy':
      return { ...button, text: words.acts.buy(money(edition, amount ?? 0)), pays: amount ?? 0 };
    case 'roll':
      return { ...button, text: words.acts.roll };
    case 'decline':
      return kind === 'buy_or_decline'
        ? { ...button, text: words.acts.declineNoAuction, sub: words.acts.declineWithout }
        : button;
    default:
      return button;
  }
}

function auctionOf(
  desk: Desk,
  edition: Edition,
  table: Table,
  auction: AuctionSeen,
  asks: Question,
): Question {
  const { session } = desk;
  const lot = paintingTitle(edition, auction.painting);
  const going = session.countdown.going;
  const lastCall = table.facts.decision.kind === 'last_call';
  asks.body = 'gallery';
  if (lastCall) {
    asks.title = words.auction.lastCall(lot);
    asks.sub = words.auction.lastCallSub;
  } else {
    asks.title = going ? words.hammer.going[going](lot) : lot;
    asks.sub = sealedAnswer(session, edition, auction) || saleOf(session, auction);
  }
  withBids(desk, edition, table, asks, {
    pass: lastCall
      ? [words.acts.noDoubt, words.acts.noDoubtSub]
      : [words.acts.pass, table.bids ? words.acts.passSub : words.acts.noDoubtSub],
    sealed: auction.answered.includes(session.seat ?? -1),
    mine: auction.my_bid,
  });
  if (asks.quiet.length < 2) asks.quiet.push(closerButton(desk));
  return asks;
}

const saleOf = (session: Session, { seller }: AuctionSeen): string =>
  seller === null ? words.auction.bankSale : words.auction.privateSale(session.name(seller));

const closerButton = (desk: Desk): Button => ({
  text: words.hammer.closer,
  sub: words.hammer.closerSub,
  icon: 'eye',
  key: 'Z',
  run: () => desk.toggle('closer'),
});

/** What the viewer has answered in this round, still sealed; nothing before that. */
export function sealedAnswer(session: Session, edition: Edition, auction: AuctionSeen): string {
  if (auction.my_bid) return words.auction.sealedBid(money(edition, auction.my_bid));
  if (auction.my_challenges.length)
    return words.auction.sealedDoubt(auction.my_challenges.map((seat) => session.name(seat)).join(', '));
  return auction.my_bid === null ? '' : words.auction.sealed;
}

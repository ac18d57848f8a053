// What stands inside the ring: a deal, a deed or a card that lies over it, else what the server asks.

import { withBids } from '../../state/bidding';
import { allOfKind, answersOf, inOrder } from '../../state/choices';
import { nameOf } from '../../state/printed';
import {
  backButton,
  bare,
  buttonOf,
  closeButton,
  isList,
  recapOf,
  upper,
  withAnswers,
  type Button,
  type Question,
} from '../../state/question';
import { money } from '../../state/printed';
import { words } from '../../words';
import { ASIDE, ORDER } from './choices';
import type { MonopolyDesk } from './desk.svelte';
import { cardOf } from './printed';
import { draftOf, offerOf } from './question-deal';
import { debtOf } from './question-debt';
import type { Choice, Edition, Table } from './types';

export function question(desk: MonopolyDesk, edition: Edition, table: Table): Question {
  const asks = askedOf(desk, edition, table);
  const base =
    windowOf(desk, edition, table, asks) ?? recapOf(desk, asks) ?? cardDrawn(desk, edition, asks) ?? asks;
  return desk.deed ? deedLook(desk, edition, table, base) : base;
}

/** A deal or a list that stands over the question for as long as the viewer wants it. */
function windowOf(desk: MonopolyDesk, edition: Edition, table: Table, asks: Question): Question | null {
  const back = backButton(desk);
  if (desk.draft) return draftOf(desk, back);
  const offer = table.facts.offers.find((one) => one.offer === desk.looking);
  if (offer) return offerOf(desk, edition, table, offer, back);
  if (!desk.managing) return null;
  const title = words.acts.manageTitle[desk.managing];
  return { ...asks, body: 'manage', title, sub: words.acts.manageSub, quiet: [back] };
}

function deedLook(desk: MonopolyDesk, edition: Edition, table: Table, base: Question): Question {
  const title = nameOf(edition, desk.deed ?? '');
  return { ...base, body: 'deed', title, sub: table.question, quiet: [closeButton(desk)] };
}

/** A card that somebody drew lies there, unless the viewer has something to answer. */
function cardDrawn(desk: MonopolyDesk, edition: Edition, asks: Question): Question | null {
  const { session, card } = desk;
  const mine = card?.seat === session.seat;
  if (!card || (!mine && session.asked)) return null;
  const read: Button = { text: words.card.goOn, icon: 'check', run: () => (desk.card = null) };
  return {
    ...asks,
    body: 'card',
    seat: card.seat,
    title: words.card.by(session.name(card.seat), cardOf(edition, card.card)?.deck ?? ''),
    primary: mine ? read : asks.primary,
    quiet: [],
  };
}

const LISTED = ['target', 'fly_to'];

function askedOf(desk: MonopolyDesk, edition: Edition, table: Table): Question {
  const { session } = desk;
  const { facts } = table;
  const asks = bare(desk, table, 'roll');
  if (facts.auction) return auctionOf(desk, edition, table, asks);
  if (facts.debt) return debtOf(desk, edition, table, asks, facts.debt);
  const buying = facts.decision.kind === 'buy_or_decline';
  if (buying) asks.body = 'buy';
  else if (facts.players[facts.turn]?.popup || ['power_target', 'fly'].includes(facts.decision.kind))
    asks.body = 'popup';
  if (buying && session.asked) {
    asks.title = words.buy.question(nameOf(edition, facts.decision.deed ?? ''));
    asks.sub = table.question;
  }
  const answers = inOrder(answersOf(table, ASIDE), ORDER);
  if (session.asked && asks.body === 'roll' && isList(answers, LISTED)) asks.body = 'pick';
  const button = (choice: Choice, key?: string): Button => answerButton(desk, edition, table, choice, key);
  withAnswers(desk, table, asks, { answers, listed: LISTED, button });
  if (buying && session.asked) offerRaising(desk, table, asks);
  return asks;
}

function auctionOf(desk: MonopolyDesk, edition: Edition, table: Table, asks: Question): Question {
  const lot = upper(nameOf(edition, table.facts.auction!.lot));
  const going = desk.session.countdown.going;
  asks.body = 'auction';
  asks.title = going ? words.hammer.going[going](lot) : words.auction.title(lot);
  asks.sub = table.question;
  return withBids(desk, edition, table, asks, { pass: [words.acts.pass, words.acts.passSub] });
}

/** The button of an answer, in the words of this family. */
function answerButton(
  desk: MonopolyDesk,
  edition: Edition,
  table: Table,
  choice: Choice,
  key?: string,
): Button {
  const button = buttonOf(desk, table, choice, key);
  switch (choice.kind) {
    case 'buy': {
      const { price } = table.facts.decision;
      return { ...button, text: words.acts.buy(money(edition, price)), pays: price };
    }
    case 'roll':
      return { ...button, text: words.acts.rollDice };
    case 'end_turn':
      return { ...button, text: words.acts.endTurn };
    case 'decline':
      return edition.rules.auctions
        ? { ...button, text: words.acts.decline, sub: words.acts.declineSub }
        : { ...button, text: words.acts.declineNoAuction };
    default:
      return button;
  }
}

/** A purchase beyond the own cash says why not, and how cash could be raised stands beside it. */
function offerRaising(desk: MonopolyDesk, table: Table, asks: Question): void {
  if (asks.quiet.length > 1 || !allOfKind(table, 'mortgage').length) return;
  const run = (): void => desk.manage('mortgage');
  asks.quiet.push({ text: words.acts.raise, sub: words.acts.raiseSub, icon: 'bank', key: 'M', run });
}

// What stands inside the ring now: a heading, a body, one gold button and the quiet ones beside it.
// It is put together from the choices the server gave; their order and number are the server's.

import { buttonOf, plainSituation, type Button, type Question } from './button';
import { allOfKind, answersOf, inOrder, sameAction } from './choices';
import type { Desk } from './desk.svelte';
import { cardOf as printedCard, listed, nameOf, paintingTitle } from './printed';
import { isMonopoly, type Edition, type MasterpieceFacts, type Table } from '../wire/protocol';
import { auctionOf } from './question-auction';
import { draftOf, offerOf } from '../families/monopoly/question-deal';
import { debtOf } from '../families/monopoly/question-debt';
import { words } from '../words';

export type { Body, Button, Question } from './button';

export function questionOf(desk: Desk, edition: Edition, table: Table): Question {
  const base = withWindows(desk, edition, table, asked(desk, edition, table));
  const close: Button = { text: words.tools.close, icon: 'x', key: 'Esc', run: () => desk.clear() };
  if (desk.panel === 'closer') {
    if (!isMonopoly(table.facts) && paintingOf(table.facts))
      return { ...base, body: 'closer', quiet: [...base.quiet.slice(0, 1), close] };
  } else if (desk.panel) {
    const title = {
      help: words.keys.title,
      settings: words.tools.settings,
      people: words.people.title,
    }[desk.panel];
    const sub = desk.panel === 'people' ? peopleSub(desk) : '';
    return { ...base, body: desk.panel, title, sub, seat: null, quiet: [close] };
  }
  if (desk.deed) {
    return {
      ...base,
      body: 'deed',
      title: nameOf(edition, desk.deed),
      sub: plainSituation(table),
      quiet: [close],
    };
  }
  return base;
}

const peopleSub = (desk: Desk): string =>
  desk.session.you.stands_in ? words.people.standsIn : words.people.sub;

/** The painting everybody looks at. */
export const paintingOf = (facts: MasterpieceFacts): string | null =>
  facts.auction?.painting ?? facts.decision.painting ?? facts.top;

/** Deals, managing, cards and the recap stand over the question for as long as the viewer wants them. */
function withWindows(desk: Desk, edition: Edition, table: Table, base: Question): Question {
  const session = desk.session;
  const back: Button = { text: words.acts.back, icon: 'left', key: 'Esc', run: () => desk.clear() };
  if (desk.draft) return draftOf(desk, back);
  const offer = isMonopoly(table.facts)
    ? table.facts.offers.find((one) => one.offer === desk.looking)
    : undefined;
  if (offer) return offerOf(desk, edition, table, offer, back);
  if (desk.managing) {
    const title = words.acts.manageTitle[desk.managing];
    return { ...base, body: 'manage', title, sub: words.acts.manageSub, quiet: [back] };
  }
  if (session.recap) return recapOf(desk, base);
  if (session.card && (session.card.seat === session.seat || !session.asked)) {
    return cardOf(desk, edition, base);
  }
  return base;
}

function recapOf(desk: Desk, base: Question): Question {
  const session = desk.session;
  const goOn: Button = { text: words.away.goOn, icon: 'check', run: () => (session.recap = null) };
  return {
    ...base,
    body: 'recap',
    seat: session.seat,
    title: words.away.title,
    sub: base.title,
    primary: goOn,
    quiet: [],
  };
}

function cardOf(desk: Desk, edition: Edition, base: Question): Question {
  const session = desk.session;
  const card = session.card!;
  const mine = card.seat === session.seat;
  const read: Button = { text: words.card.goOn, icon: 'check', run: () => (session.card = null) };
  return {
    ...base,
    body: 'card',
    seat: card.seat,
    title: words.card.by(session.name(card.seat), printedCard(edition, card.card)?.deck ?? ''),
    primary: mine ? read : base.primary,
    quiet: [],
  };
}

/** The question the server asks. */
function asked(desk: Desk, edition: Edition, table: Table): Question {
  const session = desk.session;
  const facts = table.facts;
  const decision = facts.decision;
  const subject = session.asked ? session.seat : (table.waiting[0] ?? facts.turn);
  const question: Question = {
    body: 'roll',
    seat: subject,
    title: plainSituation(table),
    sub: '',
    primary: null,
    quiet: [],
  };
  const answers = session.asked || table.bids ? inOrder(answersOf(table)) : [];
  if (facts.auction) return auctionOf(desk, edition, table, question);
  if (isMonopoly(facts) && facts.debt) return debtOf(desk, edition, table, question);
  if (decision.kind === 'buy_or_decline') {
    question.body = isMonopoly(facts) ? 'buy' : 'easel';
    if (session.asked) {
      const what = decision.deed
        ? nameOf(edition, decision.deed)
        : paintingTitle(edition, decision.painting ?? '');
      question.title = words.buy.question(what);
      question.sub = plainSituation(table);
    }
  } else if (!isMonopoly(facts)) {
    question.body = 'easel';
  } else if (facts.players[facts.turn]?.popup || ['power_target', 'fly'].includes(decision.kind)) {
    question.body = 'popup';
  }
  const spoken = decision.to_act !== null && table.waiting.includes(decision.to_act);
  if (!session.asked) {
    question.title = spoken ? table.situation : words.table.turnOf(session.name(subject));
    return question;
  }
  if (!spoken || decision.to_act !== session.seat) {
    question.title = words.table.yourTurn;
    question.sub = answers[0]?.text ?? '';
  }
  const many =
    answers.length > 3 || ['target', 'fly_to', 'sell', 'take', 'choose_lot'].includes(answers[0]?.kind ?? '');
  if (many) {
    if (question.body === 'roll') question.body = 'pick';
    const picked = answers.find((one) => desk.picked && sameAction(one, desk.picked)) ?? answers[0]!;
    question.primary = buttonOf(desk, edition, table, picked);
    question.quiet = answers
      .filter((one) => ['decline', 'pass'].includes(one.kind) && one !== picked)
      .map((one) => buttonOf(desk, edition, table, one, 'A'));
    return question;
  }
  question.primary = answers[0] ? buttonOf(desk, edition, table, answers[0]) : null;
  question.quiet = answers.slice(1, 3).map((one, i) => buttonOf(desk, edition, table, one, 'AD'[i]));
  if (decision.kind === 'buy_or_decline') offerRaising(desk, table, question);
  return question;
}

/** A purchase beyond the own cash says why not, and how cash could be raised stands beside it. */
function offerRaising(desk: Desk, table: Table, question: Question): void {
  if (!isMonopoly(table.facts) || question.quiet.length > 1) return;
  if (!allOfKind(table, 'mortgage').length) return;
  const run = (): void => desk.manage('mortgage');
  question.quiet.push({ text: words.acts.raise, sub: words.acts.raiseSub, icon: 'bank', key: 'M', run });
}

/** Who is waited for, in words. */
export const waitedFor = (desk: Desk, table: Table): string =>
  table.waiting.length ? words.table.wait(listed(table.waiting.map((seat) => desk.session.name(seat)))) : '';

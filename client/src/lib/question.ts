// What stands inside the ring now: a heading, a body, one gold button and the quiet ones beside it.
// It is put together from the choices the server gave; their order and number are the server's.

import { allOfKind, answersOf, inOrder, ofKind, sameAction } from './choices';
import type { Desk } from './desk.svelte';
import { isEmpty, packed } from './goods';
import { listed, money, nameOf, paintingTitle } from './printed';
import { isMonopoly, type Choice, type Edition, type OfferSeen, type Seat, type Table } from './protocol';
import { words } from './words';

export type Body =
  | 'roll'
  | 'buy'
  | 'auction'
  | 'gallery'
  | 'easel'
  | 'debt'
  | 'popup'
  | 'pick'
  | 'card'
  | 'draft'
  | 'offer'
  | 'manage'
  | 'deed'
  | 'help'
  | 'settings';

export interface Button {
  text: string;
  sub?: string;
  icon?: string;
  key?: string;
  off?: string; // why it cannot be pressed
  run: () => void;
}

export interface Question {
  body: Body;
  seat: Seat | null;
  title: string;
  sub: string;
  primary: Button | null;
  quiet: Button[];
}

const ICONS: Record<string, string> = {
  decline: 'gavel',
  pass: 'x',
  pay_fine: 'coin',
  use_jail_card: 'key',
  enter_popup: 'spark',
  end_turn: 'right',
  roll: 'arrow',
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The situation without the name in front of it, which the badge already says. */
export function plainSituation(table: Table): string {
  const colon = table.situation.indexOf(': ');
  return upper(colon > 0 && colon < 40 ? table.situation.slice(colon + 2) : table.situation);
}

export function questionOf(desk: Desk, edition: Edition, table: Table): Question {
  const base = withWindows(desk, table, asked(desk, edition, table));
  const close: Button = { text: words.tools.close, icon: 'x', key: 'Esc', run: () => desk.clear() };
  if (desk.panel) {
    const title = desk.panel === 'help' ? words.keys.title : words.tools.settings;
    return { ...base, body: desk.panel, title, sub: '', seat: null, quiet: [close] };
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

/** Deals, managing and cards stand over the question for as long as the viewer wants them. */
function withWindows(desk: Desk, table: Table, base: Question): Question {
  const session = desk.session;
  const back: Button = { text: words.acts.back, icon: 'left', key: 'Esc', run: () => desk.clear() };
  if (desk.draft) return draftOf(desk, back);
  const offer = isMonopoly(table.facts)
    ? table.facts.offers.find((one) => one.offer === desk.looking)
    : undefined;
  if (offer) return offerOf(desk, table, offer, back);
  if (desk.managing) {
    const title = words.acts.manageTitle[desk.managing];
    return { ...base, body: 'manage', title, sub: words.acts.manageSub, quiet: [back] };
  }
  if (session.card && (session.card.seat === session.seat || !session.asked)) {
    return cardOf(desk, base);
  }
  return base;
}

function cardOf(desk: Desk, base: Question): Question {
  const session = desk.session;
  const card = session.card!;
  const mine = card.seat === session.seat;
  const read: Button = { text: words.card.goOn, icon: 'check', run: () => (session.card = null) };
  return {
    ...base,
    body: 'card',
    seat: card.seat,
    title: words.card.by(session.name(card.seat)),
    primary: mine ? read : base.primary,
    quiet: [],
  };
}

function draftOf(desk: Desk, back: Button): Question {
  const session = desk.session;
  const draft = desk.draft!;
  const empty = isEmpty(draft.give) && isEmpty(draft.take);
  const action = {
    type: 'offer',
    to: draft.to,
    give: packed(draft.give),
    take: packed(draft.take),
    ...(draft.lift.length ? { lift: draft.lift } : {}),
  };
  const send: Button = {
    text: words.deal.send,
    icon: 'shake',
    ...(empty ? { off: words.deal.compose } : {}),
    run: () => void desk.play(action, -1).then((ok) => ok && desk.clear()),
  };
  return {
    body: 'draft',
    seat: draft.to,
    title: words.deal.title(session.name(draft.to)),
    sub: words.deal.sub,
    primary: send,
    quiet: [back],
  };
}

function offerOf(desk: Desk, table: Table, offer: OfferSeen, back: Button): Question {
  const session = desk.session;
  const find = (kind: string): Choice | undefined =>
    table.choices.find((choice) => choice.kind === kind && choice.action['offer'] === offer.offer);
  const press = (choice: Choice | undefined, text: string, icon: string, key: string): Button[] =>
    choice
      ? [
          {
            text,
            icon,
            key,
            ...(choice.disabled ? { off: choice.disabled } : {}),
            run: () => void desk.play(choice.action, -1).then((ok) => ok && desk.clear()),
          },
        ]
      : [];
  const toMe = offer.to === session.seat;
  const counter: Button = {
    text: words.deal.counter,
    sub: words.deal.counterSub,
    icon: 'swap',
    key: 'C',
    run: () => desk.counter(offer),
  };
  const canCounter = toMe && table.partners.includes(offer.by);
  return {
    body: 'offer',
    seat: toMe ? offer.by : offer.to,
    title: toMe ? words.deal.from(session.name(offer.by)) : words.deal.mine(session.name(offer.to)),
    sub: plainSituation(table),
    primary: press(find('accept'), words.deal.accept, 'check', '')[0] ?? null,
    quiet: [
      ...press(find('reject'), words.deal.decline, 'x', 'D'),
      ...press(find('withdraw'), words.deal.withdraw, 'x', 'W'),
      ...(canCounter ? [counter] : []),
      back,
    ].slice(0, 2),
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
  if (decision.kind === 'buy_or_decline' && question.quiet.length < 2) {
    const raise = allOfKind(table, 'mortgage');
    if (isMonopoly(facts) && raise.length) {
      const run = (): void => desk.manage('mortgage');
      question.quiet.push({ text: words.acts.raise, sub: words.acts.raiseSub, icon: 'bank', key: 'M', run });
    }
  }
  return question;
}

function buttonOf(desk: Desk, edition: Edition, table: Table, choice: Choice, key?: string): Button {
  const run = (): void => void desk.play(choice.action, table.decision);
  const button: Button = {
    text: choice.text,
    icon: ICONS[choice.kind] ?? 'check',
    ...(key ? { key } : {}),
    run,
  };
  const decision = table.facts.decision;
  if (choice.kind === 'buy')
    button.text = words.acts.buy(money(edition, decision.price || decision.amount || 0));
  if (choice.kind === 'roll') button.text = isMonopoly(table.facts) ? words.acts.rollDice : words.acts.roll;
  if (choice.kind === 'end_turn') button.text = words.acts.endTurn;
  if (choice.kind === 'decline' && isMonopoly(table.facts)) {
    button.text = edition.rules['auctions'] === false ? words.acts.declineNoAuction : words.acts.decline;
    button.sub = edition.rules['auctions'] === false ? '' : words.acts.declineSub;
  }
  return button;
}

function auctionOf(desk: Desk, edition: Edition, table: Table, question: Question): Question {
  const auction = table.facts.auction!;
  const monopoly = 'lot' in auction;
  const lot = monopoly ? auction.lot : auction.painting;
  const name = monopoly ? nameOf(edition, lot) : paintingTitle(edition, lot);
  question.body = monopoly ? 'auction' : 'gallery';
  question.title = monopoly ? words.auction.title(upper(name)) : name;
  question.sub = monopoly
    ? plainSituation(table)
    : auction.seller === null
      ? words.auction.bankSale
      : words.auction.privateSale(desk.session.name(auction.seller));
  const bids = table.bids;
  if (bids) {
    const amount = Math.min(Math.max(desk.bid ?? bids.lowest, bids.lowest), bids.highest);
    const cash = table.facts.players[desk.session.seat ?? -1]?.cash ?? amount;
    const bid: Button = {
      text: words.acts.bid(money(edition, amount)),
      icon: 'gavel',
      run: () => void desk.play({ type: 'bid', amount }, table.decision),
    };
    // Nobody bluffs by pressing Space: a bid above the own cash is a quiet button.
    if (amount <= cash) question.primary = bid;
    else question.quiet.push({ ...bid, sub: words.acts.bluffSub(money(edition, cash)), key: 'B' });
  }
  const pass = ofKind(table, 'pass');
  if (pass) {
    const button = buttonOf(desk, edition, table, pass, 'A');
    const quiet = { ...button, text: words.acts.pass, sub: monopoly ? words.acts.passSub : pass.text };
    if (!question.primary && question.quiet.length) question.primary = quiet;
    else question.quiet.push(quiet);
  }
  const hammer = ofKind(table, 'hammer');
  if (hammer) {
    const button = buttonOf(desk, edition, table, hammer, 'H');
    question.quiet.push({ ...button, text: words.acts.hammer, icon: 'gavel' });
  }
  if (!question.primary && question.quiet.length && desk.session.asked)
    question.primary = question.quiet.shift()!;
  return question;
}

function debtOf(desk: Desk, edition: Edition, table: Table, question: Question): Question {
  const session = desk.session;
  const debt = isMonopoly(table.facts) ? table.facts.debt! : null;
  if (!debt) return question;
  const mine = debt.debtor === session.seat;
  const sum = money(edition, debt.amount);
  const creditor = session.name(debt.creditor);
  question.body = 'debt';
  question.seat = debt.creditor;
  question.title = mine
    ? words.debt.title(creditor, sum)
    : words.debt.other(session.name(debt.debtor), creditor, sum);
  question.sub = plainSituation(table);
  if (!mine) return question;
  const [next] = table.rescue?.plan ?? [...allOfKind(table, 'mortgage'), ...allOfKind(table, 'sell')];
  if (next) question.primary = { text: next.text, icon: 'bank', run: () => void desk.play(next.action, -1) };
  const giveUp = table.choices.find((choice) => choice.kind === 'declare_bankruptcy');
  if (giveUp) {
    const sure = desk.sure === 'bankruptcy';
    question.quiet.push({
      text: sure ? words.debt.sure : words.debt.giveUp,
      sub: sure ? words.debt.sureSub : (giveUp.disabled ?? giveUp.text),
      icon: 'flag',
      ...(giveUp.disabled ? { off: giveUp.disabled } : {}),
      run: () => {
        if (sure || !next) void desk.play(giveUp.action, table.decision);
        else desk.sure = 'bankruptcy';
      },
    });
    if (!next && !giveUp.disabled) question.primary = { ...question.quiet.pop()!, text: giveUp.text };
  }
  const partner = table.partners[0];
  if (partner !== undefined) {
    const run = (): void => desk.offerTo(debt.creditor ?? partner);
    question.quiet.push({ text: words.debt.ask, sub: words.debt.askSub, icon: 'shake', key: 'O', run });
  }
  return question;
}

/** Who is waited for, in words. */
export const waitedFor = (desk: Desk, table: Table): string =>
  table.waiting.length ? words.table.wait(listed(table.waiting.map((seat) => desk.session.name(seat)))) : '';

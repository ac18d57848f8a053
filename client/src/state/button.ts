// What can be pressed inside the ring, and what it stands in.

import type { Desk } from './desk.svelte';
import { money } from './printed';
import { isMonopoly, type Choice, type Edition, type Seat, type Table } from '../wire/protocol';
import { words } from '../words';

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
  | 'recap'
  | 'people'
  | 'closer'
  | 'help'
  | 'settings';

export interface Button {
  text: string;
  sub?: string;
  icon?: string;
  key?: string;
  off?: string; // why it cannot be pressed
  rule?: string; // the rule that says so
  pays?: number; // what it takes from the own cash
  byHand?: boolean; // no key presses it: it is dared on purpose
  run: () => void;
}

export interface Question {
  body: Body;
  seat: Seat | null;
  title: string;
  sub: string;
  primary: Button | null;
  quiet: Button[];
  aside?: Button; // a small one in the turn line
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

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The situation without the name in front of it, which the badge already says. */
export function plainSituation(table: Table): string {
  const colon = table.situation.indexOf(': ');
  return upper(colon > 0 && colon < 40 ? table.situation.slice(colon + 2) : table.situation);
}

/** Why a choice cannot be taken, as a button says it. */
export const offBy = (choice: Choice): Pick<Button, 'off' | 'rule'> =>
  choice.disabled ? { off: choice.disabled, rule: choice.rule ?? '' } : {};

/** The button of a choice the server gave. */
export function buttonOf(desk: Desk, edition: Edition, table: Table, choice: Choice, key?: string): Button {
  const button: Button = {
    text: choice.text,
    icon: ICONS[choice.kind] ?? 'check',
    ...(key ? { key } : {}),
    ...offBy(choice),
    run: () => void desk.play(choice.action, table.decision),
  };
  const monopoly = isMonopoly(table.facts);
  const decision = table.facts.decision;
  if (choice.kind === 'buy') {
    const price = decision.price || decision.amount || 0;
    return { ...button, text: words.acts.buy(money(edition, price)), pays: price };
  }
  if (choice.kind === 'roll') return { ...button, text: monopoly ? words.acts.rollDice : words.acts.roll };
  if (choice.kind === 'end_turn') return { ...button, text: words.acts.endTurn };
  if (choice.kind === 'decline' && decision.kind === 'buy_or_decline' && !monopoly)
    return { ...button, text: words.acts.declineNoAuction, sub: words.acts.declineWithout };
  if (choice.kind === 'decline' && monopoly) {
    return edition.rules['auctions'] === false
      ? { ...button, text: words.acts.declineNoAuction }
      : { ...button, text: words.acts.decline, sub: words.acts.declineSub };
  }
  return button;
}

// Sorting the choices the server gave into the places where they are shown. Nothing is added, nothing decided.

import type { Choice, Table } from '../wire/protocol';

export type Manage = 'build' | 'sell' | 'mortgage' | 'lift';
export const MANAGE: Manage[] = ['build', 'sell', 'mortgage', 'lift'];

const ON_OFFERS = ['accept', 'reject', 'withdraw', 'claim_rent'];
const GRAVE = ['declare_bankruptcy', 'resign'];

export const possible = (choices: Choice[]): Choice[] => choices.filter((choice) => !choice.disabled);

/** Building and mortgaging, which has its own place below the board. */
export const manageable = (table: Table, kind: Manage): Choice[] =>
  'deeds' in table.facts ? table.choices.filter((choice) => choice.kind === kind) : [];

/** The answers to what is asked now: one of them is the gold button. */
export function answersOf(table: Table): Choice[] {
  const managing: string[] = 'deeds' in table.facts ? MANAGE : [];
  return possible(table.choices).filter(
    (choice) =>
      !managing.includes(choice.kind) && !ON_OFFERS.includes(choice.kind) && !GRAVE.includes(choice.kind),
  );
}

const FIRST = ['roll', 'buy', 'end_turn', 'enter_popup', 'pay_fine', 'use_jail_card', 'decline', 'pass'];

/** The gold button comes first. */
export function inOrder(answers: Choice[]): Choice[] {
  const rank = (choice: Choice): number => {
    const at = FIRST.indexOf(choice.kind);
    return at < 0 ? 2.5 : at;
  };
  return [...answers].sort((a, b) => rank(a) - rank(b));
}

export const ofKind = (table: Table, kind: string): Choice | undefined =>
  table.choices.find((choice) => choice.kind === kind && !choice.disabled);

export const allOfKind = (table: Table, kind: string): Choice[] =>
  table.choices.filter((choice) => choice.kind === kind && !choice.disabled);

export const sameAction = (a: Choice, b: Choice): boolean =>
  JSON.stringify(a.action) === JSON.stringify(b.action);

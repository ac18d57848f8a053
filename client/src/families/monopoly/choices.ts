// The choices of this family that have places of their own.

import { ofType } from '../../state/choices';
import type { Choice as AnyChoice } from '../../state/game';
import type { Action, Choice, Table } from './types';

export type Manage = 'build' | 'sell' | 'mortgage' | 'lift';
export const MANAGE: readonly Manage[] = ['build', 'sell', 'mortgage', 'lift'];

/** What is no answer to what is asked: managing stands below the board, offers and claims beside it. */
export const ASIDE = [...MANAGE, 'accept', 'reject', 'withdraw', 'claim_rent', 'declare_bankruptcy'];

export const ORDER = {
  first: ['roll', 'buy', 'end_turn'],
  last: ['enter_popup', 'pay_fine', 'use_jail_card', 'decline', 'pass'],
};

/** Building and mortgaging. */
export const manageable = (table: Table, kind: Manage): Choice[] =>
  table.choices.filter((choice) => choice.kind === kind);

/** Rent that may still be asked for. */
export type Claim = AnyChoice<Extract<Action, { type: 'claim_rent' }>>;

export const claimsOf = (table: Table): Claim[] => ofType(table, 'claim_rent');

/** The street or deed a choice is about. */
export function deedOf({ action }: Choice): string {
  switch (action.type) {
    case 'mortgage':
    case 'lift':
      return action.deed;
    case 'build':
      return action.streets[0] ?? '';
    case 'sell':
      return action.levels[0]?.[0] ?? '';
    default:
      return '';
  }
}

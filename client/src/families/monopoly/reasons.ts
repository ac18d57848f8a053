// Why a button below the board can be pressed, and why not: the server's sentences, and what is printed.

import { deedOf, manageable, type Manage } from './choices';
import { possible } from '../../state/choices';
import { groupOf } from './printed';
import { listed, money, spaceOf } from '../../state/printed';
import type { Choice, Edition, Table } from './types';
import { words } from '../../words';

export interface Reason {
  text: string;
  rule: string;
}

export function reasonOf(edition: Edition, table: Table, kind: Manage): Reason {
  const choices = manageable(table, kind);
  const can = possible(choices);
  if (can.length) return { text: inShort(edition, kind, can), rule: '' };
  const refused = choices.find((choice) => choice.disabled);
  return refused
    ? { text: refused.disabled ?? '', rule: refused.rule ?? '' }
    : { text: words.reasons.none[kind], rule: '' };
}

function inShort(edition: Edition, kind: Manage, can: Choice[]): string {
  const spaces = can.map((choice) => spaceOf(edition, deedOf(choice)));
  if (kind === 'mortgage') {
    const sum = spaces.reduce((all, space) => all + (space?.mortgage ?? 0), 0);
    return words.reasons.mortgage(can.length, money(edition, sum));
  }
  const groups = [...new Set(spaces.map((space) => space && groupOf(edition, space)))];
  const [only] = groups;
  if (kind === 'build' && only && groups.length === 1)
    return words.reasons.build(only.name, money(edition, only.house_price));
  if (kind === 'build') return listed(groups.map((group) => group?.name ?? '').filter(Boolean));
  return words.reasons.some(can.length);
}

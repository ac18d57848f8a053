// How an edition's printed things are shown: names and money. No rule is decided here.

import type { Edition, Space } from './game';

/** Money as the sentences of this box write it. */
export const money = (edition: Edition, amount: number): string =>
  `${amount < 0 ? '−' : ''}${edition.currency?.sign ?? ''}${Math.abs(amount).toLocaleString('en-US')}`;

export const signed = (edition: Edition, amount: number): string =>
  amount < 0 ? money(edition, amount) : `+${money(edition, amount)}`;

export const spaceOf = <S extends Space>(edition: { spaces?: readonly S[] }, id: string): S | undefined =>
  edition.spaces?.find((space) => space.id === id);

export const nameOf = (edition: Edition, id: string): string => spaceOf(edition, id)?.name ?? id;

/** Names as people list them. */
export function listed(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

// What one side of a deal gives, in words.

import { money, nameOf } from '../../state/printed';
import type { Edition, Goods } from './types';
import { words } from '../../words';

export function goodsText(edition: Edition, goods: Goods): string {
  const parts = (goods.deeds ?? []).map((deed) => nameOf(edition, deed));
  for (const _ of goods.jail_cards ?? []) parts.push(edition.words['jail_card'] ?? words.deal.jailCard);
  if (goods.cash) parts.push(money(edition, goods.cash));
  if (!parts.length) return words.deal.nothing;
  return parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')}${words.deal.and}${parts.at(-1)}`;
}

/** Only what there is: the engine wants no empty lists. */
export const packed = (goods: Goods): Goods => ({
  ...(goods.cash ? { cash: goods.cash } : {}),
  ...(goods.deeds?.length ? { deeds: goods.deeds } : {}),
  ...(goods.jail_cards?.length ? { jail_cards: goods.jail_cards } : {}),
});

export const isEmpty = (goods: Goods): boolean =>
  !goods.cash && !goods.deeds?.length && !goods.jail_cards?.length;

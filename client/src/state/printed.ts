// How an edition's printed things are shown: names, money, groups, paintings. No rule is decided here.

import type { Edition, Group, Space } from '../wire/protocol';

/** Money as the sentences of this box write it. */
export const money = (edition: Edition, amount: number): string =>
  `${amount < 0 ? '−' : ''}${edition.currency.sign}${Math.abs(amount).toLocaleString('en-US')}`;

export const signed = (edition: Edition, amount: number): string =>
  amount < 0 ? money(edition, amount) : `+${money(edition, amount)}`;

export const spaceOf = (edition: Edition, id: string): Space | undefined =>
  edition.spaces.find((space) => space.id === id);

export const nameOf = (edition: Edition, id: string): string => spaceOf(edition, id)?.name ?? id;

export const groupOf = (edition: Edition, space: Space): Group | undefined =>
  edition.groups?.find((group) => group.id === space.group);

export const membersOf = (edition: Edition, group: Group): Space[] =>
  edition.spaces.filter((space) => space.group === group.id);

const PAINTED = 24;

/** The number of a painting in our catalogue of pictures, from 1. */
export const paintingNumber = ({ look, paintings = [] }: Edition, id: string): number =>
  look.paintings?.[id] ?? (paintings.findIndex((painting) => painting.id === id) % PAINTED) + 1;

export const paintingTitle = (edition: Edition, id: string): string =>
  edition.paintings?.find((painting) => painting.id === id)?.title ?? id;

/** The text of a card, and the deck it is from. */
export function cardOf(edition: Edition, id: string): { text: string; deck: string } | null {
  for (const deck of edition.decks ?? []) {
    const card = deck.cards.find((one) => one.id === id);
    if (card) return { text: card.text, deck: deck.name };
  }
  return null;
}

/** Names as people list them. */
export function listed(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

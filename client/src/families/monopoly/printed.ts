// What only the boxes of this family print: groups of deeds and cards.

import type { Edition, Group, Space } from './types';

export const groupOf = (edition: Edition, space: Space): Group | undefined =>
  edition.groups.find((group) => group.id === space.group);

export const membersOf = (edition: Edition, group: Group): Space[] =>
  edition.spaces.filter((space) => space.group === group.id);

/** The text of a card, and the deck it is from. */
export function cardOf(edition: Edition, id: string): { text: string; deck: string } | null {
  for (const deck of edition.decks) {
    const card = deck.cards.find((one) => one.id === id);
    if (card) return { text: card.text, deck: deck.name };
  }
  return null;
}

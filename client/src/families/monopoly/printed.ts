// What only the boxes of this family print: groups of deeds and cards.

import type { Edition, Group, Space } from './types';

export const groupOf = (edition: Edition, space: Space): Group | undefined =>
  edition.groups.find((group) => group.id === space.group);

export const membersOf = (edition: Edition, group: Group): Space[] =>
  edition.spaces.filter((space) => space.group === group.id);

const KNOWN = ['brown', 'light-blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark-blue'];

/** The style class of a group: hue and pattern. Groups we have no hue for take a pattern and their own colour. */
export function groupClass(edition: Edition, group: Group | undefined): string {
  if (!group) return '';
  if (group.kind === 'transport') return 'g-r';
  if (group.kind === 'utility') return 'g-u';
  const known = KNOWN.indexOf(group.id);
  const streets = edition.groups.filter((one) => one.kind === 'street');
  const at = known >= 0 ? known : streets.indexOf(group);
  return `g-${'abcdefgh'[at % 8]}`;
}

/** The own colour of a group that is not one of the eight known ones, as a style. */
export function groupStyle(group: Group | undefined): string {
  if (!group || group.kind !== 'street' || KNOWN.includes(group.id)) return '';
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(group.color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const light = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
  return `--g: ${group.color}; --g-ink: ${light > 0.6 ? '#1b1509' : '#fff'}`;
}

/** The text of a card, and the deck it is from. */
export function cardOf(edition: Edition, id: string): { text: string; deck: string } | null {
  for (const deck of edition.decks) {
    const card = deck.cards.find((one) => one.id === id);
    if (card) return { text: card.text, deck: deck.name };
  }
  return null;
}

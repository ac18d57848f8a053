// How an edition's printed things are shown: names, money, groups, pictures. No rule is decided here.

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

const KNOWN = ['brown', 'light-blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark-blue'];

/** The style class of a group: hue and pattern. Groups we have no hue for take a pattern and their own colour. */
export function groupClass(edition: Edition, group: Group | undefined): string {
  if (!group) return '';
  if (group.kind === 'transport') return 'g-r';
  if (group.kind === 'utility') return 'g-u';
  const known = KNOWN.indexOf(group.id);
  const streets = (edition.groups ?? []).filter((one) => one.kind === 'street');
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

const VOWELS = 'aeiouyAEIOUY';

/** A long word with soft hyphens, so that a narrow square may break it. */
function breakable(word: string): string {
  if (word.length < 9) return word;
  let out = '';
  for (let i = 0; i < word.length; i++) {
    out += word[i];
    const here = VOWELS.includes(word[i]!);
    const next = word[i + 1] ?? '';
    const after = word[i + 2] ?? '';
    const fits = i >= 3 && i < word.length - 4;
    if (fits && !here && next && !VOWELS.includes(next) && VOWELS.includes(after) && next !== 'h')
      out += '\u00ad';
  }
  return out;
}

/** The name as it stands on a square: the whole one where it fits, the short one where not. */
export function boardName(space: Space): string {
  const whole = space.name
    .replace(/\bAvenue\b/, 'Ave')
    .replace(/^The /, '')
    .replace(/^Jail \/ Just Visiting$/, 'Jail')
    .replace(/^Professor /, '')
    .replace(/ Common Room$/, ' Room')
    .replace(/^GO$/, 'Go');
  const name = whole.length <= 21 ? whole : space.short;
  return name.split(' ').map(breakable).join(' ');
}

const BY_ID: Record<string, string> = {
  electric: 'bulb',
  water: 'tap',
  'luxury-tax': 'ring',
  wagon: 'wagon',
  broomstick: 'brooms',
  horse: 'horse',
  'horse-of-a-different-color': 'horse',
  monkey: 'monkey',
  'winged-monkey': 'monkey',
  fireball: 'fire',
  'water-bucket': 'bucket',
  bucket: 'bucket',
  'floo-network': 'fire',
  floo: 'fire',
  'owl-post': 'will',
};

const BY_DECK: Record<string, string> = {
  chance: 'chance',
  chest: 'chest',
  quibbler: 'eye',
  prophet: 'will',
  glinda: 'bubble',
  witch: 'witch',
};

const BY_KIND: Record<string, string> = {
  go: 'go',
  jail: 'jail',
  free_parking: 'park',
  go_to_jail: 'cop',
  tax: 'tax',
  cards: 'chance',
  transport: 'train',
  utility: 'bulb',
  private_auction: 'gavel',
  bank_auction: 'bank',
  buy: 'frame',
  sell_any: 'coin',
  buy_from_player: 'person',
  sell_for: 'flag',
  inherit: 'will',
  collect: 'down',
};

/** The picture on a square. */
export function iconOf(edition: Edition, space: Space): string {
  if (space.kind === 'transport' && edition.look === 'harry_potter') return 'key';
  return BY_ID[space.id] ?? (space.deck ? BY_DECK[space.deck] : undefined) ?? BY_KIND[space.kind] ?? 'star';
}

const TOKENS: Record<string, string> = {
  'Top Hat': 'hat',
  'Scottie Dog': 'dog',
  'Race Car': 'car',
  Shoe: 'shoe',
  Cat: 'cat',
  Battleship: 'ship',
  Wheelbarrow: 'barrow',
  Thimble: 'thimble',
  'Sorting Hat': 'sorting',
  'Golden Snitch': 'snitch',
  Broomstick: 'broom',
  Owl: 'owl',
  Cauldron: 'cauldron',
  Wand: 'wand',
  'Round Spectacles': 'specs',
  'Flying Car': 'anglia',
  'Wicked Witch Hat': 'witchhat',
  'Medal of Courage': 'medal',
  Diploma: 'diploma',
  Heart: 'heart',
  Toto: 'toto',
  'Ruby Slippers': 'slippers',
  Galleon: 'galleon',
  Quill: 'quill',
  Candelabrum: 'candela',
  Easel: 'easel',
  Hourglass: 'hourglass',
  Raven: 'raven',
};
const OTHERS = ['hat', 'dog', 'car', 'shoe', 'cat', 'ship', 'barrow', 'thimble'];

/** The silhouette of a token; an edition of somebody's own gets one of ours for each of its names. */
export function tokenPicture(token: string): string {
  const known = TOKENS[token];
  if (known) return known;
  const sum = [...token].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return OTHERS[sum % OTHERS.length]!;
}

/** The number of a painting in our catalogue of pictures, from 1. */
export const paintingNumber = (edition: Edition, id: string): number =>
  ((edition.paintings ?? []).findIndex((painting) => painting.id === id) % 24) + 1;

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

// How an edition's printed things are shown: names, money, groups, pictures. No rule is decided here.

import type { Edition, Space } from './game';

/** Money as the sentences of this box write it. */
export const money = (edition: Edition, amount: number): string =>
  `${amount < 0 ? '−' : ''}${edition.currency?.sign ?? ''}${Math.abs(amount).toLocaleString('en-US')}`;

export const signed = (edition: Edition, amount: number): string =>
  amount < 0 ? money(edition, amount) : `+${money(edition, amount)}`;

export const spaceOf = <S extends Space>(edition: { spaces?: readonly S[] }, id: string): S | undefined =>
  edition.spaces?.find((space) => space.id === id);

export const nameOf = (edition: Edition, id: string): string => spaceOf(edition, id)?.name ?? id;

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
export function boardName(space: Pick<Space, 'name' | 'short'>): string {
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

/** Names as people list them. */
export function listed(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

// Facts of a family nobody has drawn anything for, as names and values.

import { fieldOf, type Facts, type Player, type Tagged } from '../../state/game';
import { words } from '../../words';

export type Row = [name: string, value: string];
type NameOf = (seat: number) => string;

// What the screens show elsewhere.
const OF_TABLE = ['seat', 'turn', 'round', 'players', 'decision'];
const OF_PLAYER = ['seat', 'playing', 'cash'];

export const factsOf = (facts: Facts, nameOf: NameOf): Row[] => rowsOf(facts, OF_TABLE, nameOf);
export const holdingsOf = (player: Player, nameOf: NameOf): Row[] => rowsOf(player, OF_PLAYER, nameOf);

const rowsOf = (of: object, elsewhere: readonly string[], nameOf: NameOf): Row[] =>
  Object.keys(of)
    .filter((name) => !elsewhere.includes(name))
    .map((name): Row => {
      const value = fieldOf(of as Tagged, name);
      return SEATS.test(name)
        ? [named(name.replace(SEATS, '')), people(value, nameOf)]
        : [named(name), said(value)];
    })
    .filter(([, value]) => value !== '');

// A fact about players says so in its name: `answered_seats`.
const SEATS = /_seats?$/;

function people(value: unknown, nameOf: NameOf): string {
  const seats = (Array.isArray(value) ? value : [value]) as (number | null)[];
  return seats.map((seat) => (seat === null ? '' : nameOf(seat))).join(', ');
}

const named = (name: string): string => name.replaceAll('_', ' ');

function said(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.plain.yes : words.plain.no;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (Array.isArray(value)) return value.map(said).filter(Boolean).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${named(name)} ${said(one)}`)
    .join(', ');
}

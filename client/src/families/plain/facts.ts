// Facts of a family nobody has drawn anything for, as names and values.

import { fieldOf, type Facts, type Player, type Tagged } from '../../state/game';

export type Row = [name: string, value: string];

// What the screens show elsewhere.
const OF_TABLE = ['seat', 'turn', 'round', 'players', 'decision'];
const OF_PLAYER = ['seat', 'playing', 'cash'];

export const factsOf = (facts: Facts): Row[] => rowsOf(facts, OF_TABLE);
export const holdingsOf = (player: Player): Row[] => rowsOf(player, OF_PLAYER);

const rowsOf = (of: object, elsewhere: readonly string[]): Row[] =>
  Object.keys(of)
    .filter((name) => !elsewhere.includes(name))
    .map((name): Row => [named(name), said(fieldOf(of as Tagged, name))])
    .filter(([, value]) => value !== '');

const named = (name: string): string => name.replaceAll('_', ' ');

function said(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (Array.isArray(value)) return value.map(said).filter(Boolean).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${named(name)} ${said(one)}`)
    .join(', ');
}

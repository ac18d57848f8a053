// "While you were away": what happened to a seat between leaving and coming back.

import type { Family } from '../families/family';
import { fieldOf, type Batch, type Seat, type Table, type Tagged } from './game';
import { seatOf } from './log';

/** How things stood when the viewer left. */
export interface LeftAt {
  seat: Seat;
  game: number;
  number: number; // the last batch heard
  cash: number | null;
  goods: string[]; // what the seat owned
}

export interface Recap {
  before: number | null;
  after: number | null;
  gained: string[];
  lost: string[];
  lines: { seat: Seat | null; text: string }[];
  more: number; // things that happened besides
}

const MOST_LINES = 5;

const cashOf = (seat: Seat, { facts }: Table): number | null =>
  facts.players?.find((player) => player.seat === seat)?.cash ?? null;

export const leftAt = (family: Family, seat: Seat, game: number, number: number, table: Table): LeftAt => ({
  seat,
  game,
  number,
  cash: cashOf(seat, table),
  goods: [...family.goods(table, seat)],
});

/** What to tell somebody who comes back; null if there is nothing to tell. */
export function recapOf(
  family: Family,
  left: LeftAt,
  game: number,
  batches: Batch[],
  seat: Seat | null,
  table: Table,
): Recap | null {
  if (left.game !== game || left.seat !== seat) return null;
  const told = batches
    .filter((batch) => batch.number > left.number)
    .flatMap((batch) => batch.sentences.map((text, i) => ({ text, event: batch.events[i] })))
    .filter(({ text, event }) => text && event?.type !== 'turn_began');
  if (!told.length) return null;
  const after = family.goods(table, seat);
  const mine = told.filter(({ event }) => event && concerns(event, seat));
  const rest = told.filter(
    ({ event }) => event && !concerns(event, seat) && family.main.includes(event.type),
  );
  const chosen = new Set([...mine.slice(-MOST_LINES), ...rest.slice(-MOST_LINES)].slice(0, MOST_LINES));
  const lines = told
    .filter((one) => chosen.has(one))
    .map(({ text, event }) => ({ seat: event ? seatOf(event) : null, text }));
  return {
    before: left.cash,
    after: cashOf(seat, table),
    gained: after.filter((one) => !left.goods.includes(one)),
    lost: left.goods.filter((one) => !after.includes(one)),
    lines,
    more: told.length - lines.length,
  };
}

const SEATS = ['seat', 'by', 'to', 'payer', 'payee', 'owner', 'debtor', 'creditor', 'giver', 'taker'];
const concerns = (event: Tagged, seat: Seat): boolean =>
  SEATS.some((field) => fieldOf(event, field) === seat);

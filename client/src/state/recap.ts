// "While you were away": what happened to a seat between leaving and coming back.

import { seatOf } from './log';
import { isMonopoly, type Batch, type Facts, type Seat, type Tagged } from '../wire/protocol';

/** How things stood when the viewer left. */
export interface LeftAt {
  seat: Seat;
  game: number;
  number: number; // the last batch heard
  cash: number | null;
  goods: string[]; // deeds or paintings
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
const MAIN = [
  'deed_bought',
  'auction_won',
  'deed_passed',
  'built',
  'offer_accepted',
  'resigned',
  'went_bankrupt',
  'painting_taken',
  'painting_cashed_in',
];

const goodsOf = (seat: Seat, facts: Facts): string[] => {
  if (!isMonopoly(facts)) return facts.players[seat]?.paintings ?? [];
  return facts.deeds.filter((deed) => deed.owner === seat).map((deed) => deed.deed);
};

const cashOf = (seat: Seat, facts: Facts): number | null => facts.players[seat]?.cash ?? null;

export const leftAt = (seat: Seat, game: number, number: number, facts: Facts): LeftAt => ({
  seat,
  game,
  number,
  cash: cashOf(seat, facts),
  goods: goodsOf(seat, facts),
});

/** What to tell somebody who comes back; null if there is nothing to tell. */
export function recapOf(
  left: LeftAt,
  game: number,
  batches: Batch[],
  seat: Seat | null,
  facts: Facts,
): Recap | null {
  if (left.game !== game || left.seat !== seat) return null;
  const told = batches
    .filter((batch) => batch.number > left.number)
    .flatMap((batch) => batch.sentences.map((text, i) => ({ text, event: batch.events[i] })))
    .filter(({ text, event }) => text && event?.type !== 'turn_began');
  if (!told.length) return null;
  const after = goodsOf(seat, facts);
  const mine = told.filter(({ event }) => event && concerns(event, seat));
  const rest = told.filter(({ event }) => event && !concerns(event, seat) && MAIN.includes(event.type));
  const chosen = new Set([...mine.slice(-MOST_LINES), ...rest.slice(-MOST_LINES)].slice(0, MOST_LINES));
  const lines = told
    .filter((one) => chosen.has(one))
    .map(({ text, event }) => ({ seat: event ? seatOf(event) : null, text }));
  return {
    before: left.cash,
    after: cashOf(seat, facts),
    gained: after.filter((one) => !left.goods.includes(one)),
    lost: left.goods.filter((one) => !after.includes(one)),
    lines,
    more: told.length - lines.length,
  };
}

const SEATS = ['seat', 'by', 'to', 'payer', 'payee', 'owner', 'debtor', 'creditor', 'giver', 'taker'];
const concerns = (event: Tagged, seat: Seat): boolean => SEATS.some((field) => event[field] === seat);

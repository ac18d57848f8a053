// The log: what happened, grouped by turns, each line with the seat it is about.

import { fieldOf, type Batch, type Seat, type Tagged } from './game';

export interface LogLine {
  seat: Seat | null;
  text: string;
  mine: number; // what it did to the viewer's own cash
}

export interface LogTurn {
  key: number;
  seat: Seat | null;
  title: string;
  lines: LogLine[];
}

const SEAT_FIELDS = ['seat', 'by', 'payer', 'owner', 'debtor', 'giver', 'taker', 'bidder', 'payee'];

/** The seat an event is about. */
export function seatOf(event: Tagged): Seat | null {
  for (const field of SEAT_FIELDS) {
    const value = fieldOf(event, field);
    if (typeof value === 'number') return value;
  }
  return null;
}

function mineOf(event: Tagged, me: Seat | null): number {
  if (me === null || event.type !== 'cash_paid') return 0;
  const amount = Number(fieldOf(event, 'amount'));
  if (fieldOf(event, 'payee') === me) return amount;
  return fieldOf(event, 'payer') === me ? -amount : 0;
}

/** The log of these batches. */
export function turnsOf(batches: Batch[], me: Seat | null): LogTurn[] {
  const turns: LogTurn[] = [{ key: -1, seat: null, title: '', lines: [] }];
  for (const batch of batches) {
    const paired = batch.sentences.length === batch.events.length;
    batch.sentences.forEach((text, i) => {
      const event = paired ? batch.events[i]! : null;
      if (event?.type === 'turn_began') {
        turns.push({ key: batch.number * 100 + i, seat: seatOf(event), title: text, lines: [] });
      } else if (text) {
        const line = { seat: event ? seatOf(event) : batch.by, text, mine: event ? mineOf(event, me) : 0 };
        turns.at(-1)!.lines.push(line);
      }
    });
  }
  return turns.filter((turn) => turn.lines.length || turn.title);
}

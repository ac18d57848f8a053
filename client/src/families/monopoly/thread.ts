// What two players have offered each other lately: the thread stays visible while they bargain.

import { eventsOf, type OfferSeen, type Seat } from './types';
import type { Batch } from '../../state/game';

export interface Said extends Omit<OfferSeen, 'open'> {
  end: 'open' | 'accepted' | 'rejected' | 'withdrawn' | 'lapsed';
}

export interface Thread {
  other: Seat; // the partner of the viewer, or the second of two others
  one: Seat;
  said: Said[];
  live: boolean; // something in it can still be answered
}

const ENDS: Record<string, Said['end']> = {
  offer_accepted: 'accepted',
  offer_rejected: 'rejected',
  offer_withdrawn: 'withdrawn',
  offer_lapsed: 'lapsed',
};
const LONGEST = 5;

/** All offers of this turn and the one before, and whatever still lies on the table. */
function saidIn(batches: Batch[], offers: OfferSeen[]): Said[] {
  const found: (Said & { turn: number })[] = [];
  let turn = 0;
  for (const event of eventsOf(batches)) {
    if (event.type === 'turn_began') turn++;
    if (event.type === 'offer_made') found.push({ ...event, end: 'lapsed', turn });
    const end = ENDS[event.type];
    const ended = 'offer' in event && end ? found.findLast((one) => one.offer === event.offer) : undefined;
    if (ended && end) ended.end = end;
  }
  for (const offer of offers) {
    const known = found.findLast((one) => one.offer === offer.offer);
    if (known) known.end = 'open';
    else found.push({ ...offer, end: 'open', turn });
  }
  return found.filter((one) => one.end === 'open' || one.turn >= turn - 1);
}

/** The threads on the table, those that wait for an answer first. */
export function threadsOf(batches: Batch[], offers: OfferSeen[], me: Seat | null): Thread[] {
  const threads = new Map<string, Thread>();
  for (const said of saidIn(batches, offers)) {
    const [one, other] = said.to === me ? [said.to, said.by] : [said.by, said.to];
    const key = [said.by, said.to].sort().join(' ');
    const thread = threads.get(key) ?? { one, other, said: [], live: false };
    thread.said = [...thread.said, said].slice(-LONGEST);
    thread.live ||= said.end === 'open';
    threads.set(key, thread);
  }
  const rank = (thread: Thread): number =>
    (thread.live ? 0 : 2) + (thread.one === me || thread.other === me ? 0 : 1);
  return [...threads.values()].sort((a, b) => rank(a) - rank(b));
}

const sameList = (a: string[] | undefined, b: string[] | undefined): boolean =>
  JSON.stringify([...(a ?? [])].sort()) === JSON.stringify([...(b ?? [])].sort());

/** If an offer answers another and only the cash differs: how much more its maker wants; else null. */
export function cashMore(before: Said | undefined, offer: Pick<Said, 'by' | 'give' | 'take'>): number | null {
  if (!before || before.by === offer.by) return null;
  const same =
    sameList(before.give.deeds, offer.take.deeds) &&
    sameList(before.take.deeds, offer.give.deeds) &&
    sameList(before.give.jail_cards, offer.take.jail_cards) &&
    sameList(before.take.jail_cards, offer.give.jail_cards);
  if (!same) return null;
  const wants = (offer.take.cash ?? 0) - (offer.give.cash ?? 0);
  const offered = (before.give.cash ?? 0) - (before.take.cash ?? 0);
  return wants - offered;
}

// Requests for a seat: which of them this viewer is asked about, and since when.

import { keepSetting, readSetting } from './memory';
import type { RequestSeen } from './game';
import type { Session } from '../net/session.svelte';

/** The requests that wait for an answer of this viewer. */
export const askedOf = ({ lobby, you }: Session): RequestSeen[] =>
  (lobby?.requests ?? []).filter((one) => one.missing.some((seat) => you.seats.includes(seat)));

/** Those this viewer has agreed to, while others have not answered. */
export const agreedOf = ({ lobby, you }: Session): RequestSeen[] =>
  (lobby?.requests ?? []).filter(
    (one) =>
      you.seats.length &&
      one.id !== you.waiting &&
      one.missing.length &&
      ![one.seat, ...one.missing].some((seat) => you.seats.includes(seat)),
  );

type Seen = Record<string, number>;

/** When this browser first saw each: a minute is a minute, also after the page was loaded anew. */
export function firstSeen(room: string, requests: readonly RequestSeen[]): Seen {
  const before = readSetting<Seen>(`requests.${room}`, {});
  const now: Seen = {};
  for (const { id } of requests) now[id] = before[id] ?? Date.now();
  if (JSON.stringify(now) !== JSON.stringify(before)) keepSetting(`requests.${room}`, now);
  return now;
}

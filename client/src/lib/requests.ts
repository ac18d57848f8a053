// When this browser first saw a request for a seat: a minute is a minute, also after the page was loaded anew.

import { keepSetting, readSetting } from './memory';
import type { RequestSeen } from './protocol';

type Seen = Record<string, number>;

export function firstSeen(room: string, requests: readonly RequestSeen[]): Seen {
  const before = readSetting<Seen>(`requests.${room}`, {});
  const now: Seen = {};
  for (const { id } of requests) now[id] = before[id] ?? Date.now();
  if (JSON.stringify(now) !== JSON.stringify(before)) keepSetting(`requests.${room}`, now);
  return now;
}

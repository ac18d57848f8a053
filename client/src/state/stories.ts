// The stories of finished games, read once for all screens that tell them.

import * as api from '../net/api';
import type { Family } from '../families/family';
import { fieldOf, type Story } from './game';

const known = new Map<string, Promise<Story>>();

export function storyOf(room: string, game: number): Promise<Story> {
  const key = `${room} ${game}`;
  let found = known.get(key);
  if (!found) {
    found = api.storyOf(room, game);
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

/** Where each batch stands on the way through the rounds: 0 is the start, 1 the end of the first round. */
export function placesIn(story: Story): number[] {
  const sizes = new Map<number, number>();
  for (const batch of story.batches) sizes.set(batch.round, (sizes.get(batch.round) ?? 0) + 1);
  const seen = new Map<number, number>();
  return story.batches.map((batch, i) => {
    const before = (seen.get(batch.round) ?? 0) + 1;
    seen.set(batch.round, before);
    return i === 0 || batch.round === 0 ? 0 : batch.round - 1 + before / sizes.get(batch.round)!;
  });
}

/** The batch in which a seat resigned, went bankrupt or left; -1: it stayed to the end. */
export const leavingOf = (family: Family, story: Story, seat: number): number =>
  story.left[seat] === null
    ? -1
    : story.batches.findIndex((batch) =>
        batch.events.some((event) => family.leaving.includes(event.type) && fieldOf(event, 'seat') === seat),
      );

/** What a batch tells, in a line. */
export const lineOf = (story: Story, step: number): string =>
  story.batches[step]?.sentences.filter(Boolean).join(' ') ?? '';

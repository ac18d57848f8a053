// Where the tokens are shown: they walk from square to square, and any key or tap brings them home at once.

import { stepsBetween } from '../parts/ring/ring';
import { fieldOf, type Batch, type Edition, type Player, type Seat, type Tagged } from './game';
import { settings } from './settings.svelte';
import { play as sound } from './sound';

const LONGEST_WALK = 1200;
const STEP = 100;
const DICE = 450;

interface Walk {
  seat: Seat;
  steps: number[];
}

export class Walker {
  at = $state.raw<Record<Seat, number>>({});
  trail = $state.raw<number[]>([]);
  start = $state<number | null>(null);
  throws = $state(0); // counts, so that dice tumble anew
  pause = $state(0); // milliseconds a step takes
  onlooker = false;

  private walks: Walk[] = [];
  private timer = 0;
  private home: Record<Seat, number> = {};

  /** Put every token where it stands, without a walk. */
  place(players: readonly Player[], edition: Edition): void {
    this.home = placesOf(players, edition);
    this.finish();
  }

  /** Follow what happened: dice tumble, tokens walk. */
  follow(players: readonly Player[], edition: Edition, batch?: Batch): void {
    const before = this.at;
    this.home = placesOf(players, edition);
    const events = batch?.events ?? [];
    if (events.some((event) => event.type === 'dice_thrown' || event.type === 'die_thrown')) this.throws++;
    if (events.some((event) => event.type === 'turn_began')) this.clearTrail();
    const moves = events.filter((event) => event.type === 'token_moved');
    if (!moves.length && this.walks.length) return; // who is on the way walks on
    if (!moves.length || settings.motion === 0 || !Object.keys(before).length) {
      if (moves.length) this.mark(moves[0]!, edition);
      this.finish();
      return;
    }
    this.finishNow();
    this.at = { ...this.home };
    for (const move of moves) {
      const seat = Number(fieldOf(move, 'seat'));
      const { from, steps } = wayOf(move, edition);
      this.at = { ...this.at, [seat]: before[seat] ?? from };
      this.walks.push({ seat, steps });
      this.mark(move, edition);
    }
    this.walk();
  }

  /** Bring every token home at once. */
  finish(): void {
    this.finishNow();
    this.at = { ...this.home };
  }

  private mark(move: Tagged, edition: Edition): void {
    const { from, steps } = wayOf(move, edition);
    this.start = from;
    this.trail = steps.slice(0, -1);
  }

  private clearTrail(): void {
    this.start = null;
    this.trail = [];
  }

  private finishNow(): void {
    clearTimeout(this.timer);
    this.pause = 0;
    this.walks = [];
  }

  private walk(): void {
    const total = this.walks.reduce((sum, walk) => sum + walk.steps.length, 0);
    const began = performance.now() + DICE * settings.motion;
    let taken = 0;
    this.pause = Math.min(STEP, LONGEST_WALK / Math.max(total, 1)) * settings.motion;
    const step = (): void => {
      // A busy machine calls late: then several squares are taken at once, so that the walk still ends in time.
      const due = Math.floor((performance.now() - began) / this.pause) + 1;
      while (taken < due && this.advance()) taken++;
      if (taken >= total) return this.finish();
      sound('step', this.onlooker, taken);
      this.timer = window.setTimeout(step, this.pause);
    };
    this.timer = window.setTimeout(step, DICE * settings.motion); // the dice settle first
  }

  /** One square further; false when everybody has arrived. */
  private advance(): boolean {
    while (this.walks[0]?.steps.length === 0) this.walks.shift();
    const walk = this.walks[0];
    const next = walk?.steps.shift();
    if (!walk || next === undefined) return false;
    this.at = { ...this.at, [walk.seat]: next };
    return true;
  }
}

/** Where a token walks from, and over which squares. */
function wayOf(move: Tagged, edition: Edition): { from: number; steps: number[] } {
  const from = numberOf(edition, String(fieldOf(move, 'origin')));
  const to = numberOf(edition, String(fieldOf(move, 'space')));
  return { from, steps: stepsBetween(from, to, edition.spaces?.length ?? 0) };
}

const numberOf = (edition: Edition, id: string | undefined): number =>
  Math.max(0, edition.spaces?.findIndex((space) => space.id === id) ?? 0);

const placesOf = (players: readonly Player[], edition: Edition): Record<Seat, number> =>
  Object.fromEntries(
    players
      .filter((player) => player.playing)
      .map((player) => [player.seat, numberOf(edition, player.space)]),
  );

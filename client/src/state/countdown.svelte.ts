// The clock the server told, counted down second by second; an auction is also said to go once and twice.

import type { ClockSeen } from './game';

export type Going = 'once' | 'twice';

const BEAT = 200;

export class Countdown {
  clock = $state.raw<ClockSeen | null>(null);
  left = $state(0); // milliseconds
  whole = $state(1);
  onstage: (stage: Going) => void = () => undefined;

  private told = 0; // when the clock was told, by this browser's time
  private timer = 0;
  private said: Going | null = null;

  /** A clock was told; `wholeAuction` is how long an auction waits after a bid, in milliseconds. */
  set(clock: ClockSeen | null, wholeAuction = 0): void {
    this.clock = clock;
    this.told = performance.now();
    this.whole = clock
      ? Math.max(clock.left, clock.kind === 'auction' ? wholeAuction : wholeOf(clock), 1) // the last call begins whole
      : 1;
    clearInterval(this.timer);
    this.beat();
    if (clock && !clock.held) this.timer = window.setInterval(() => this.beat(), BEAT);
  }

  get seconds(): number {
    return Math.ceil(this.left / 1000);
  }

  /** How far the hammer has come: once in the second third of the countdown, twice in the last. */
  get going(): Going | null {
    if (this.clock?.kind !== 'auction') return null;
    if (this.left <= this.whole / 3) return 'twice';
    return this.left <= (this.whole * 2) / 3 ? 'once' : null;
  }

  private beat(): void {
    const passed = this.clock?.held ? 0 : performance.now() - this.told;
    this.left = this.clock ? Math.max(0, this.clock.left - passed) : 0;
    const going = this.going;
    if (going && going !== this.said) this.onstage(going);
    this.said = going;
    if (this.left === 0) clearInterval(this.timer);
  }
}

const wholeOf = (clock: ClockSeen): number =>
  clock.grace + (clock.seats.length === 1 ? (clock.banks[clock.seats[0]!] ?? clock.banks[0] ?? 0) : 0);

/** Is the other end still there? A server that hangs keeps its sockets open and says nothing. */

const QUIET_MS = 4000;

export class Pulse {
  private timer = 0;
  private asked = false;

  constructor(
    private ask: () => void,
    private lost: () => void,
  ) {}

  /** Something was heard. */
  beat(): void {
    this.asked = false;
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.miss(), QUIET_MS);
  }

  /** Nothing for a while: ask, and if that is not answered either, nobody is there. */
  private miss(): void {
    if (this.asked) return this.lost();
    this.asked = true;
    this.ask();
    this.wait();
  }
}

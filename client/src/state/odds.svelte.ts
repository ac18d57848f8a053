// Where the own next throw may end: asked of the server anew when the table has changed, if the viewer wants to know.

import type { Odds } from './game';
import type { Session } from '../net/session.svelte';

export class OddsWatch {
  known = $state(false); // does this server tell odds to this seat?
  now = $state.raw<Odds | null>(null);
  private askedAt = -1;
  private refused = false;

  constructor(readonly session: Session) {}

  /** Ask if it was never asked, or again if somebody looks at it; a server that refuses is left in peace. */
  async refresh(number: number, wanted: boolean): Promise<void> {
    if (this.refused || this.session.onlooker || number === this.askedAt) return;
    if (this.askedAt >= 0 && !wanted) return;
    this.askedAt = number;
    const answer = await this.session.odds();
    this.refused = !answer.ok;
    this.known = answer.ok;
    this.now = answer.odds;
  }
}

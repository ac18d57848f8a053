// A finished game once more: a session without a socket, which shows the table at any of its moments.

import { momentOf } from '../net/api';
import { Session } from '../net/session.svelte';
import type { Batch, Edition, Lobby, Story, Table } from './game';
import type { Listener } from './heard.svelte';

const KEPT = 400; // tables remembered while somebody moves about
const PAUSE = 60; // a slider that is dragged asks only where it rests
const TOLD = 160; // batches behind the moment, for the log

export class Replay extends Session {
  step = $state(0);
  ready = $state(false);

  private tables = new Map<number, Promise<Table>>();
  private shown = -1;
  private timer = 0;

  constructor(
    lobby: Lobby,
    edition: Edition,
    readonly story: Story,
  ) {
    super(lobby.room);
    this.edition = edition;
    this.lobby = asItWas(lobby, story);
    this.status = 'open';
  }

  protected override connect(): void {
    // what is over needs no socket
  }

  get final(): number {
    return this.story.batches.length - 1;
  }

  /** Whoever begins to listen hears what is shown. */
  override listen(listener: Listener): () => void {
    const now = this.batches.at(-1);
    if (now) listener.heard?.(now);
    return super.listen(listener);
  }

  /** Show another moment. */
  goto(step: number): void {
    this.step = Math.min(Math.max(0, step), this.final);
    clearTimeout(this.timer);
    const near = this.tables.has(this.step) || Math.abs(this.step - this.shown) === 1;
    this.timer = window.setTimeout(() => void this.show(this.step), near ? 0 : PAUSE);
  }

  /** The next moment, or the one before, of which there is something to tell. */
  stepFrom(step: number, by: 1 | -1): number {
    let at = step + by;
    while (at > 0 && at < this.final && !this.story.batches[at]!.sentences.some(Boolean)) at += by;
    return at;
  }

  /** The first moment of the turn before, or of the next. */
  turnFrom(step: number, by: 1 | -1): number {
    const turn = this.story.batches[step]!.turn;
    if (by > 0) {
      const next = this.story.batches.findIndex((batch) => batch.turn > turn);
      return next < 0 ? this.final : next;
    }
    const began = this.story.batches.findIndex((batch) => batch.turn === turn);
    if (began < step) return began;
    const before = this.story.batches[Math.max(0, began - 1)]!.turn;
    return this.story.batches.findIndex((batch) => batch.turn === before);
  }

  override close(): void {
    clearTimeout(this.timer);
    super.close();
  }

  private fetch(step: number): Promise<Table> {
    const known = this.tables.get(step);
    if (known) return known;
    if (this.tables.size >= KEPT) this.tables.clear();
    const asked = momentOf(this.room, this.story.game, step);
    asked.catch(() => this.tables.delete(step));
    this.tables.set(step, asked);
    return asked;
  }

  private async show(step: number): Promise<void> {
    let table: Table;
    try {
      table = await this.fetch(step);
    } catch (error) {
      this.passing.say((error as Error).message);
      return;
    }
    if (step !== this.step) return;
    const batches = this.story.batches.slice(Math.max(0, step + 1 - TOLD), step + 1).map(heard);
    const now = batches.at(-1)!;
    this.changes = {};
    for (const batch of batches.slice(-12)) this.noteChanges(batch);
    this.batches = batches;
    this.pass(now);
    this.table = table;
    if (step === this.shown + 1) this.walker.follow(this.players, this.edition!, now);
    else this.walker.place(this.players, this.edition!);
    this.shown = step;
    this.ready = true;
    if (step < this.final) void this.fetch(step + 1).catch(() => undefined);
  }
}

/** The seats as they were at that game, whoever sits there now. */
function asItWas(lobby: Lobby, story: Story): Lobby {
  const seats = story.names.map((name, seat) => {
    const now = lobby.seats[seat];
    const same = now?.name === name ? now : undefined;
    return {
      seat,
      name,
      token: story.tokens[seat] ?? '',
      kind: same?.kind ?? ('person' as const),
      bot: same?.bot ?? null,
      presence: 'here' as const,
      host: same?.host ?? false,
      stand_in: false,
      deciding: false,
      muted: false,
    };
  });
  return { ...lobby, state: 'over', seats };
}

const heard = (batch: Story['batches'][number]): Batch => ({
  number: batch.number,
  by: batch.by,
  events: batch.events,
  sentences: batch.sentences,
  action: null,
});

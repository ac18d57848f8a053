// What the shared screens read of a game, whatever family it is of. What a family has besides is typed by its own file in
// wire/, made from its rules; a family that this client has never met may leave out whatever is optional here.

import type * as wire from '../wire/messages';

export type {
  Bids,
  ChatLine,
  Checked,
  Clock as ClockRule,
  ClockSeen,
  EditionCard,
  Fair,
  FromServer,
  Gain,
  Lobby,
  Moment,
  NewRoom,
  OddsTold as Odds,
  OlderSeen,
  OptionCard,
  Outcome,
  RequestSeen,
  Seated,
  SeatSeen,
  SeatWanted,
  Standing,
  StoodSeen,
  You,
} from '../wire/messages';

export type Seat = number;

export type HostVerb = wire.Host['do'];

/** An action or an event: plain data with a `type`, as the engine writes it. */
export interface Tagged {
  type: string;
}

/** A field of an action or event of whatever family. */
export const fieldOf = (tagged: Tagged, field: string): unknown =>
  (tagged as unknown as Record<string, unknown>)[field];

/** A space of a ring. */
export interface Space {
  id: string;
  name: string;
  short: string;
  kind: string;
  number: number;
  deck?: string;
}

/** What is printed. */
export interface Edition extends Pick<wire.Edition, 'family' | 'name' | 'title' | 'look' | 'tokens'> {
  currency?: wire.Currency;
  spaces?: readonly Space[];
}

/** What is seen of a player; cash is null where it is private. */
export interface Player {
  seat: Seat;
  playing?: boolean;
  cash?: number | null;
  space?: string;
}

/** What a seat may know. */
export interface Facts {
  turn?: Seat;
  round?: number;
  players?: readonly Player[];
  decision?: wire.Decision;
}

export interface Choice<Action extends Tagged = Tagged> extends wire.Choice {
  action: Action;
}

export interface Step<Action extends Tagged = Tagged> extends wire.Step {
  action: Action;
}

export interface Rescue<Action extends Tagged = Tagged> extends wire.Rescue {
  plan: Step<Action>[];
  ways: Step<Action>[];
}

export interface Table<Known = Facts, Action extends Tagged = Tagged> extends wire.TableSeen {
  facts: Known;
  choices: Choice<Action>[];
  rescue: Rescue<Action> | null;
}

export interface Batch<Event extends Tagged = Tagged> extends wire.BatchSeen {
  events: Event[];
}

/** One batch of a finished game, as everybody may read it now. */
export interface Told extends wire.Told {
  events: Tagged[];
}

export interface Story extends wire.Story {
  batches: Told[];
}

/** Everybody at the table; where the facts do not list them, those who have a chair. */
export function playersOf(facts: Facts, seats: readonly wire.SeatSeen[]): readonly Player[] {
  const told = facts.players;
  if (Array.isArray(told) && told.every(isPlayer)) return told;
  return seats.filter((one) => one.kind !== 'open').map(({ seat }) => ({ seat, playing: true }));
}

const isPlayer = (one: Partial<Player> | null): boolean => typeof one?.seat === 'number';

/** Whose turn it is; where the facts do not say so, who is asked. */
export const turnOf = ({ facts, waiting }: Pick<Table, 'facts' | 'waiting'>): Seat | null =>
  facts.turn ?? facts.decision?.to_act ?? waiting[0] ?? null;

// The tables of this family, in its own types.

import type * as game from '../../state/game';
import type { AnyAction, AnyEvent, Facts, MonopolyEdition } from '../../wire/monopoly';

export type { Seat } from '../../state/game';
export type {
  AuctionSeen,
  DebtSeen,
  DeedSeen,
  Facts,
  Goods,
  Group,
  MonopolyEdition as Edition,
  OfferSeen,
  PlayerSeen,
  Space,
} from '../../wire/monopoly';

export type Table = game.Table<Facts, AnyAction>;
export type Choice = game.Choice<AnyAction>;
export type Rescue = game.Rescue<AnyAction>;
export type Step = game.Step<AnyAction>;
export type { AnyAction as Action, AnyEvent as Event };

/** What was told, in the words of this family. */
export const eventsOf = (batches: readonly game.Batch[]): AnyEvent[] =>
  batches.flatMap((batch) => batch.events as AnyEvent[]);

/** What this family's screens hand to each other. */
export interface AtTable {
  edition: MonopolyEdition;
  table: Table;
}

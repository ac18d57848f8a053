// The tables of this family, in its own types.

import type * as game from '../../state/game';
import type { AnyAction, Facts, MasterpieceEdition } from '../../wire/masterpiece';

export type { Seat } from '../../state/game';
export type {
  AuctionSeen,
  Facts,
  MasterpieceEdition as Edition,
  MasterpieceSpace as Space,
  PlayerSeen,
} from '../../wire/masterpiece';

export type Table = game.Table<Facts, AnyAction>;
export type Choice = game.Choice<AnyAction>;

/** What this family's screens hand to each other. */
export interface AtTable {
  edition: MasterpieceEdition;
  table: Table;
}

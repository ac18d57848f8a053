// What becomes of a player besides walking round the ring.

import type { Player } from '../../state/game';
import { words } from '../../words';
import type { Edition, PlayerSeen } from './types';

/** In the pop-up Land of Oz a token stands nowhere on the ring. */
export const isAway = (player: Player): boolean => Boolean((player as PlayerSeen).popup);

/** What holds a player up. */
export function noteOn(edition: Edition, player: PlayerSeen): string {
  if (player.popup) return words.table.inPopup;
  if (player.in_jail) return words.table.inJail(edition.words.jail);
  if (player.skips_turn) return words.table.misses;
  if (player.one_die_turns) return words.table.oneDie;
  return player.backwards ? words.table.backwards : '';
}

// A family without stages of its own still plays: choices as buttons, amounts as fields, events as sentences, facts as
// names and values.

import { Desk } from '../../state/desk.svelte';
import { words } from '../../words';
import type { Family } from '../family';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Holdings from './Holdings.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import { question } from './question';
import Side from './Side.svelte';
import Stage from './Stage.svelte';

export const plain: Family = {
  Board,
  Dock,
  Side,
  Stage,
  Holdings,
  desk: (session) => new Desk(session),
  question,
  shortcut: () => undefined,
  noteOn: () => '',
  keys: words.keys.plain,
  deals: false,

  PhoneBoard,
  holdingsTab: null,
  sideTab: null,
  tall: [],
  mapless: [],
  isStill: () => false,

  auctions: [],
  lot: ({ bids, decision }) => (bids ? String(decision) : null),
  leaders: () => [],
  isSealed: () => false,

  sounds: { auction_won: 'gavel', auction_unsold: 'gavel', bid_made: 'bid', game_ended: 'win' },
  isMuffled: () => false,
  main: [],
  leaving: ['resigned', 'player_left'],
  goods: () => [],
  goodsName: (_edition, id) => id,

  End: null,
  ReplaySide: null,
  how: {},
  left: words.end.gone,
  stood: () => '',
};

// Masterpiece: paintings of unknown value, bought and auctioned.

import { Desk } from '../../state/desk.svelte';
import { words } from '../../words';
import type { Family } from '../family';
import BankPanel from './BankPanel.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhonePaintings from './PhonePaintings.svelte';
import { paintingTitle } from './printed';
import { question } from './question';
import ReplaySide from './ReplaySide.svelte';
import Reveal from './Reveal.svelte';
import Stage from './Stage.svelte';
import type { Edition, PlayerSeen, Table } from './types';
import Walls from './Walls.svelte';

export const masterpiece: Family<Edition, Table> = {
  Board,
  Dock,
  Side: BankPanel,
  Stage,
  Holdings: Walls,
  desk: (session) => new Desk(session),
  question,
  shortcut: () => undefined,
  noteOn: (_edition, { lost_turns }: PlayerSeen) => (lost_turns ? words.table.lostTurns(lost_turns) : ''),
  keys: words.keys.list,
  deals: false,

  PhoneBoard,
  holdingsTab: { name: words.phone.paintings, count: () => 0, Body: PhonePaintings },
  sideTab: { name: words.phone.bank, count: () => 0, Body: BankPanel },
  tall: ['gallery', 'closer'],
  mapless: [],
  isStill: ({ body }, asked) => body === 'easel' && !asked,

  auctions: ['gallery'],
  lot: ({ facts: { auction } }) => (auction ? `${auction.painting} ${auction.run}` : null),
  leaders: ({ facts }) => facts.auction?.leaders ?? [],
  isSealed: ({ facts }, { type }) => type === 'pass' && facts.auction !== null,

  sounds: {
    die_thrown: 'dice',
    painting_taken: 'deed',
    bid_made: 'bid',
    auction_won: 'gavel',
    auction_unsold: 'gavel',
    value_seen: 'value',
    value_shown: 'value',
    game_ended: 'win',
  },
  isMuffled: () => false,
  main: ['auction_won', 'painting_taken', 'painting_cashed_in'],
  leaving: ['player_left'],
  goods: ({ facts }, seat) => facts.players[seat]?.paintings ?? [],
  goodsName: paintingTitle,

  End: Reveal,
  ReplaySide,
  how: words.end.how,
  left: words.end.gone,
  stood: (_edition, { facts }, { seat }) => {
    const player = facts.players[seat];
    return player ? words.end.withPaintings(player.paintings.length) : '';
  },
};

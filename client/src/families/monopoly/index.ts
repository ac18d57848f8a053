// Monopoly: streets round a ring, rents, buildings and deals.

import { possible } from '../../state/choices';
import { money, nameOf } from '../../state/printed';
import type { Session } from '../../net/session.svelte';
import { words } from '../../words';
import type { Family } from '../family';
import Board from './Board.svelte';
import { MANAGE, claimsOf, manageable } from './choices';
import { MonopolyDesk } from './desk.svelte';
import Dock from './Dock.svelte';
import Hold from './Hold.svelte';
import Offers from './Offers.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneDeeds from './PhoneDeeds.svelte';
import { question } from './question';
import { noteOn } from './seats';
import Side from './Side.svelte';
import Stage from './Stage.svelte';
import Thrown from './Thrown.svelte';
import type { Edition, Event, Table } from './types';

export const monopoly: Family<Edition, Table> = {
  Board,
  Dock,
  Side,
  Stage,
  Holdings: Hold,
  desk: (session) => new MonopolyDesk(session),
  question,
  shortcut,
  noteOn,
  keys: words.keys.list,
  deals: true,

  PhoneBoard,
  holdingsTab: { name: words.phone.deeds, count: () => 0, Body: PhoneDeeds },
  sideTab: { name: words.offers.title, count: waitingFor, Body: Offers },
  tall: ['auction', 'debt', 'draft', 'offer', 'manage', 'popup'],
  mapless: ['auction', 'debt', 'draft', 'offer', 'manage'],
  isStill: ({ body }) => body === 'roll',

  auctions: ['auction'],
  lot: ({ facts }) => facts.auction?.lot ?? null,
  leaders: ({ facts }) => (facts.auction?.leader == null ? [] : [facts.auction.leader]),
  isSealed: () => false,

  sounds: {
    dice_thrown: 'dice',
    die_thrown: 'dice',
    deed_bought: 'deed',
    built: 'house',
    buildings_sold: 'house',
    card_drawn: 'card',
    bid_made: 'bid',
    auction_won: 'gavel',
    auction_unsold: 'gavel',
    offer_made: 'offer',
    offer_accepted: 'accepted',
    offer_rejected: 'declined',
    jailed: 'jail',
    debt_opened: 'debt',
    popup_entered: 'page',
    game_ended: 'win',
  },
  isMuffled: (event: Event, muffled) => event.type === 'offer_made' && muffled.includes(event.by),
  main: ['deed_bought', 'auction_won', 'deed_passed', 'built', 'offer_accepted', 'resigned', 'went_bankrupt'],
  leaving: ['resigned', 'went_bankrupt'],
  goods: ({ facts }, seat) => facts.deeds.filter((deed) => deed.owner === seat).map((deed) => deed.deed),
  goodsName: nameOf,

  End: Thrown,
  ReplaySide: null,
  how: words.end.how,
  left: words.end.bankrupt,
  stood: (edition, { facts }, { seat }) => {
    const player = facts.players[seat];
    return player ? words.end.withDeeds(money(edition, player.cash), player.deeds.length) : '';
  },
};

/** How many offers and claims wait for this viewer. */
function waitingFor({ seat, muffled }: Session, table: Table): number {
  const offers = table.facts.offers.filter((one) => one.open && one.to === seat && !muffled.includes(one.by));
  return offers.length + claimsOf(table).length;
}

function shortcut(desk: MonopolyDesk, table: Table, key: string): void {
  const kind = MANAGE.find((one) => one.charAt(0).toUpperCase() === key);
  if (kind && possible(manageable(table, kind)).length) desk.manage(kind);
  if (key === 'O' && table.partners[0] !== undefined) desk.offerTo(table.partners[0]);
  const claim = key === 'R' ? claimsOf(table)[0] : undefined;
  if (claim) void desk.play(claim.action, -1);
}

// What travels between server and client: the messages as the server declares them (wire.ts), and inside them the
// printed edition, what a seat may know, actions and events, which the wire leaves open.

import type * as wire from './messages';

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
  RequestSeen,
  Seated,
  SeatSeen,
  SeatWanted,
  StoodSeen,
  You,
} from './messages';

/** An action or an event: plain data with a `type`, as the engine writes it. */
export interface Tagged {
  type: string;
  [field: string]: unknown;
}

export type Seat = number;

export type HostVerb = wire.Host['do'];

export interface Choice extends wire.Choice {
  action: Tagged;
}

export interface Standing {
  seat: Seat;
  place: number;
  worth: number;
}

export interface Outcome {
  how: string;
  winners: Seat[];
  standings: Standing[];
}

export interface Table extends wire.TableSeen {
  facts: Facts;
  choices: Choice[];
  rescue: Rescue | null;
  standings: Outcome | null;
}

export interface Step extends wire.Step {
  action: Tagged;
}

export interface Rescue extends wire.Rescue {
  plan: Step[];
  ways: Step[];
}

export interface Batch extends wire.BatchSeen {
  events: Tagged[];
}

/** One batch of a finished game, as everybody may read it now. */
export interface Told extends wire.Told {
  events: Tagged[];
}

export interface Story extends wire.Story {
  batches: Told[];
  standings: Outcome | null;
}

// ---- what is printed -------------------------------------------------------------------------------------------

export interface Space {
  id: string;
  name: string;
  short: string;
  kind: string;
  number: number;
  group?: string;
  price?: number;
  mortgage?: number;
  rents?: number[];
  deck?: string;
  tax?: { way: string; amount: number; percent?: number } | null;
  amount?: number;
}

export interface Group {
  id: string;
  name: string;
  kind: 'street' | 'transport' | 'utility';
  color: string;
  letter: string;
  house_price: number;
  rents: number[];
  factors: number[];
}

export interface PrintedCard {
  id: string;
  text: string;
}

export interface Deck {
  id: string;
  name: string;
  cards: PrintedCard[];
}

export interface Edition {
  family: 'monopoly' | 'masterpiece';
  name: string;
  title: string;
  about: string;
  look: wire.EditionLook;
  currency: { name: string; sign: string };
  tokens: string[];
  words: Record<string, string>;
  rules: Record<string, unknown>;
  spaces: Space[];
  groups?: Group[];
  decks?: Deck[];
  popup?: { locations: string[]; harvest: number; escape: number; lollipop_turns: number } | null;
  paintings?: { id: string; title: string }[];
  values?: number[];
}

// ---- what a seat may know --------------------------------------------------------------------------------------

export interface Decision {
  number: number;
  kind: string;
  seats: Seat[];
  to_act: Seat | null;
  deed?: string | null;
  price?: number;
  painting?: string | null;
  amount?: number;
}

export interface Player {
  seat: Seat;
  playing: boolean;
  cash: number | null;
  space: string;
  in_jail?: boolean;
  failed_jail_throws?: number;
  deeds?: string[];
  jail_cards?: string[];
  auto_claim?: boolean;
  popup?: number | null;
  skips_turn?: boolean;
  backwards?: boolean;
  one_die_turns?: number;
  paintings?: string[];
  lost_turns?: number;
}

export interface DeedSeen {
  deed: string;
  owner: Seat | null;
  level: number;
  mortgaged: boolean;
}

export interface Goods {
  cash?: number;
  deeds?: string[];
  jail_cards?: string[];
}

export interface OfferSeen {
  offer: number;
  by: Seat;
  to: Seat;
  give: Goods;
  take: Goods;
  lift: string[];
  open: boolean;
}

export interface Claim {
  claim: number;
  owner: Seat;
  payer: Seat;
  deed: string;
  amount: number | null;
  factor: number;
  claimed: boolean;
  lapses_in: number | null; // so many turns may still begin; 0: the next throw ends it, null: nothing does
}

export interface Auction {
  lot: string;
  bid: number;
  leader: Seat | null;
  bidders: Seat[];
  passed: Seat[];
}

export interface PaintingSeen {
  painting: string;
  owner: Seat | null;
  cashed_in: boolean;
  value: number | null;
  known_to: Seat[];
}

export interface PaintingAuction {
  painting: string;
  seller: Seat | null;
  auctioneer: Seat | null; // who has left the game is none any more
  run: number;
  bidders: Seat[];
  bid: number;
  leaders: Seat[];
  bids: { seat: Seat; amount: number; challenged_by: Seat[] }[];
  caught: Seat[];
  answered: Seat[];
  lowest_bid: number;
  my_bid: number | null;
  my_challenges: Seat[];
}

interface CommonFacts {
  seat: Seat | null;
  turn: Seat;
  round: number;
  players: Player[];
  decision: Decision;
}

export interface MonopolyFacts extends CommonFacts {
  dice: [number, number];
  throw_again: boolean;
  deeds: DeedSeen[];
  houses: number;
  hotels: number;
  decks: { unseen: number; used: string[] }[];
  pot: number;
  claims: Claim[];
  offers: OfferSeen[];
  auction: Auction | null;
  debt: { debtor: Seat; creditor: Seat | null; amount: number } | null;
  shortage: { building: string; asked_by: Seat; wants: (number | null)[]; answered: Seat[] } | null;
}

export interface MasterpieceFacts extends CommonFacts {
  banker: Seat;
  die: number;
  paintings: PaintingSeen[];
  top: string | null;
  pile: number;
  values: number[];
  unseen_values: number[];
  auction: PaintingAuction | null;
}

export type Facts = MonopolyFacts | MasterpieceFacts;

export const isMonopoly = (facts: Facts): facts is MonopolyFacts => 'deeds' in facts;

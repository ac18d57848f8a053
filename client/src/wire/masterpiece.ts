// Made by tools/wire_types.py from src/magie/rules/masterpiece/ and src/magie/editions/masterpiece/: change that and run it again.

/** What is marked: whose turn it is, where one stands, what is on. */
export interface AccentColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
}

/** Equal highest bids, and nobody went higher; or the owner left the game. */
export interface AuctionCancelled {
  type: "auction_cancelled";
  painting: string;
  bid: number;
}

/** A painting is put up; the seller is None in a bank auction. */
export interface AuctionOpened {
  type: "auction_opened";
  painting: string;
  seller: number | null;
  bidders: (number)[];
}

/** The run was void; the same painting is put up again. */
export interface AuctionRerun {
  type: "auction_rerun";
  painting: string;
  run: number;
}

/** The auction that is on. Answers of the present tick are sealed: `answered` says whose, `my_...` the viewer's own. */
export interface AuctionSeen {
  painting: string;
  seller: number | null;
  auctioneer: number | null;
  run: number;
  bidders: (number)[];
  bid: number;
  leaders: (number)[];
  bids: (BidSeen)[];
  old_bids: (BidSeen)[];
  caught: (number)[];
  answered: (number)[];
  lowest_bid: number;
  my_bid: number | null;
  my_challenges: (number)[];
}

/** Nobody bid. */
export interface AuctionUnsold {
  type: "auction_unsold";
  painting: string;
}

/** The hammer fell. */
export interface AuctionWon {
  type: "auction_won";
  seat: number;
  painting: string;
  amount: number;
}

/** Bid this amount in the auction. */
export interface Bid {
  type: "bid";
  amount: number;
}

/** A bid of the tick that was just judged. */
export interface BidMade {
  type: "bid_made";
  seat: number;
  amount: number;
  painting: string;
}

/** A bid in this run, and who has doubted it. */
export interface BidSeen {
  seat: number;
  amount: number;
  challenged_by: (number)[];
}

/** A bid was above the bidder's cash: found by another player, or (None) when the hammer fell. */
export interface BidderCaught {
  type: "bidder_caught";
  seat: number;
  bid: number;
  caught_by: number | null;
}

/** A player did not go above the standing bid. */
export interface BidderPassed {
  type: "bidder_passed";
  seat: number;
  bid: number;
}

/** Several made the same highest bid at the same moment. */
export interface BidsTied {
  type: "bids_tied";
  seats: (number)[];
  amount: number;
}

/** The button that goes on. */
export interface ButtonColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
}

/** Buy the top painting at the price of the space. */
export interface Buy {
  type: "buy";
}

/** Deeds and cards. */
export interface CardColors {
  ground?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  faint?: string | [string, string] | null;
  line?: string | [string, string] | null;
  accent?: string | [string, string] | null;
}

/** Money changed hands, for a reason. */
export interface CashPaid {
  type: "cash_paid";
  payer: number | null;
  payee: number | null;
  amount: number;
  why: string;
}

/** Doubt that a bidder has the cash for a bid of his: the one of this amount, or (None) his highest. */
export interface Challenge {
  type: "challenge";
  seat: number;
  amount: number | null;
}

/** A bid was doubted, and the cash was there. */
export interface ChallengeCovered {
  type: "challenge_covered";
  seat: number;
  bidder: number;
  bid: number;
}

/** Say which painting of the right-hand neighbour goes to private auction. */
export interface ChooseLot {
  type: "choose_lot";
  painting: string;
}

/** Put the own piece on a space of the ring, before the game begins. */
export interface ChooseSpace {
  type: "choose_space";
  space: string;
}

/** The moment is over: its bids are judged together; only the system plays it, for the seat None. */
export interface CloseTick {
  type: "close_tick";
}

/** All of them. `shadow` is what things throw, `house` and `hotel` are the buildings. */
export interface Colors {
  table?: TableColors;
  panel?: PanelColors;
  felt?: FeltColors;
  square?: SquareColors;
  first_side?: FirstSideColors | null;
  card?: CardColors;
  button?: ButtonColors;
  accent?: AccentColors;
  frame?: FrameColors;
  lane?: LaneColors;
  dice?: DiceColors;
  house?: string | [string, string] | null;
  hotel?: string | [string, string] | null;
  shadow?: string | [string, string] | null;
}

/** The corners of the board: how large their pictures and their names are, in pixels. */
export interface Corners {
  icon?: number;
  text?: number;
}

/** The money of this box; `sign` is written before or after an amount. */
export interface Currency {
  name: string;
  sign: string;
}

/** Say no to what is offered. */
export interface Decline {
  type: "decline";
}

/** The dice; `ink` is for the pips. */
export interface DiceColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
}

/** The throw of a turn. */
export interface DieThrown {
  type: "die_thrown";
  seat: number;
  die: number;
}

/** All of it. What is not said is as on the pages outside a game. */
export interface EditionLook {
  name?: string;
  line?: string;
  poster?: "castle" | "emblem" | "emerald-city" | "gallery" | "skyline" | (Layer)[];
  emblem?: string;
  center?: string;
  lane?: "bricks" | "parquet" | "plain";
  font?: Font;
  corners?: Corners;
  colors?: Colors;
  pictures?: Record<string, string>;
  tokens?: Record<string, string>;
  kinds?: Record<string, KindLook>;
  decks?: Record<string, string>;
  groups?: Record<string, GroupLook>;
  spaces?: Record<string, SpaceLook>;
  paintings?: Record<string, number>;
  popup?: PopupLook | null;
}

/** The table as one seat sees it; `seat` is None for an onlooker. */
export interface Facts {
  seat: number | null;
  turn: number;
  round: number;
  banker: number;
  die: number;
  players: (PlayerSeen)[];
  paintings: (PaintingSeen)[];
  top: string | null;
  pile: number;
  values: (number)[];
  unseen_values: (number)[];
  decision: MasterpieceDecision;
  auction: AuctionSeen | null;
}

/** Inside the ring. `word` is what is called out there, `glow` the light that falls on it. */
export interface FeltColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  faint?: string | [string, string] | null;
  accent?: string | [string, string] | null;
  word?: string | [string, string] | null;
  glow?: string | [string, string] | null;
}

/** The squares up to the first corner, where they differ from the others. */
export interface FirstSideColors {
  ground: string | [string, string];
  deep?: string | [string, string] | null;
  ink: string | [string, string];
}

/** The letters of headings and the figures of money, and how bold each is. */
export interface Font {
  family?: "Archivo Narrow" | "Besley" | "Gentium Book Plus" | "Inter" | "Libertinus Serif" | "Libertinus Serif Display";
  weight?: 400 | 500 | 600 | 700;
  figures?: 400 | 500 | 600 | 700;
}

/** The frame of the board, and of pictures: `ground`, `deep`, and between them `middle`. */
export interface FrameColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  shine?: string | [string, string] | null;
  edge?: string | [string, string] | null;
  middle?: string | [string, string] | null;
}

/** The game is over, and why. */
export interface GameEnded {
  type: "game_ended";
  how: string;
}

/** The deeds of one group. Without `color` it is that of the group, without `ink` black or white, whichever is read. */
export interface GroupLook {
  color?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  pattern?: "checks" | "diagonals" | "dots" | "lattice" | "levels" | "pennants" | "plain" | "scales" | "sleepers" | "uprights" | "waves" | null;
  icon?: string;
}

/** The auction ends: the clock has run out (the system plays it, for the seat None), or the auctioneer says so. */
export interface Hammer {
  type: "hammer";
}

/** All spaces of one kind: what stands on them instead of their names, their picture, their colour. */
export interface KindLook {
  name?: string;
  icon?: string;
  color?: string | [string, string] | null;
}

/** Where the tokens walk, with its pattern in `line`; `deep` is its inner rim. */
export interface LaneColors {
  ground?: string | [string, string] | null;
  line?: string | [string, string] | null;
  deep?: string | [string, string] | null;
}

/** Bidding is over; before the hammer falls everybody may still doubt a bid. */
export interface LastCall {
  type: "last_call";
  painting: string;
  bid: number;
  leaders: (number)[];
}

/** One shape of a drawing: an outline, filled or drawn along with a pen so wide. */
export interface Layer {
  d: string;
  fill?: string | [string, string] | null;
  stroke?: string | [string, string] | null;
  width?: number;
}

/** The left neighbour named the painting that goes to private auction. */
export interface LotChosen {
  type: "lot_chosen";
  seat: number;
  painting: string;
  owner: number;
}

/** What somebody must answer now; a purchase names its painting and price, a sale its fixed amount. */
export interface MasterpieceDecision {
  number: number;
  kind: string;
  seats: (number)[];
  to_act: number | null;
  painting: string | null;
  amount: number;
}

/** One printed box of Masterpiece, with the options it is played by. */
export interface MasterpieceEdition {
  format: 1;
  family: "masterpiece";
  name: string;
  title: string;
  about: string;
  currency: Currency;
  tokens: (string)[];
  look: EditionLook;
  words: MasterpieceWords;
  rules: MasterpieceRules;
  spaces: (MasterpieceSpace)[];
  paintings: (Painting)[];
  values: (number)[];
}

/** How this box is played: one value for every option. */
export interface MasterpieceRules {
  players_min: number;
  players_max: number;
  start_cash: number;
  opening_bid: number;
  bid_unit: number;
  bid_step: number;
  bid_max: number;
  overbid_penalty: number;
  round_limit: number;
  overbid_mode: "block" | "challenge";
  cash_visibility: "hidden" | "public";
}

/** One space of the ring; `number` is its place, counted clockwise from 0 (A-MP-04, A-MP-05). */
export interface MasterpieceSpace {
  id: string;
  name: string;
  short: string;
  kind: "bank_auction" | "buy" | "buy_from_player" | "collect" | "inherit" | "private_auction" | "sell_any" | "sell_for";
  number: number;
  amount: number;
}

/** What this printing calls the things every printing has. */
export interface MasterpieceWords {
  painting: string;
  paintings: string;
  value_card: string;
  value_cards: string;
  forgery: string;
  forgeries: string;
  bank_auction: string;
  private_auction: string;
  auctioneer: string;
  banker: string;
  bank: string;
}

/** A player chose to buy no painting from anybody. */
export interface NothingTaken {
  type: "nothing_taken";
  seat: number;
}

/** A throw for the first turn. */
export interface OpeningThrown {
  type: "opening_thrown";
  seat: number;
  die: number;
}

/** One painting. It has no value of its own: a value card is clipped to it when it leaves the pile (MP-VAL-03). */
export interface Painting {
  id: string;
  title: string;
}

/** A painting was sold to the bank: everybody sees its value, painting and card leave the game. */
export interface PaintingCashedIn {
  type: "painting_cashed_in";
  seat: number;
  painting: string;
  value: number;
  amount: number;
}

/** A player did not buy, or could not. */
export interface PaintingDeclined {
  type: "painting_declined";
  seat: number;
  painting: string;
}

/** A player chose to sell nothing. */
export interface PaintingKept {
  type: "painting_kept";
  seat: number;
}

/** A painting that has left the pile; `value` is None for whoever may not know it (A-MP-22). */
export interface PaintingSeen {
  painting: string;
  owner: number | null;
  cashed_in: boolean;
  value: number | null;
  known_to: (number)[];
}

/** A painting came to a player: dealt, bought, won, inherited or taken from another player. */
export interface PaintingTaken {
  type: "painting_taken";
  seat: number;
  painting: string;
  how: string;
}

/** The sheets beside the board: players, log, own deeds. */
export interface PanelColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  faint?: string | [string, string] | null;
  line?: string | [string, string] | null;
  accent?: string | [string, string] | null;
}

/** Nothing more from me now; in an auction: not above the present bid. */
export interface Pass {
  type: "pass";
}

/** A player left the game; cash and paintings are out of play. */
export interface PlayerLeft {
  type: "player_left";
  seat: number;
}

/** What the viewer sees of a player; `cash` is None where it is private (A-MP-25). */
export interface PlayerSeen {
  seat: number;
  playing: boolean;
  cash: number | null;
  space: string;
  paintings: (string)[];
  lost_turns: number;
}

/** The pop-up: what is drawn when it opens, and the names of its places as they stand there. */
export interface PopupLook {
  scene?: "land-of-oz" | "plain";
  names?: (string)[];
}

/** Leave the game. */
export interface Resign {
  type: "resign";
}

/** Throw the dice, or the die. */
export interface Roll {
  type: "roll";
}

/** Sell an own painting to the bank. */
export interface Sell {
  type: "sell";
  painting: string;
}

/** A piece was put on its first space. */
export interface SpaceChosen {
  type: "space_chosen";
  seat: number;
  space: string;
}

/** One space: its picture, and its name as it stands on the board. */
export interface SpaceLook {
  icon?: string;
  name?: string;
}

/** The squares; `deep` is a corner. */
export interface SquareColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  faint?: string | [string, string] | null;
  line?: string | [string, string] | null;
}

/** The table that everything lies on. */
export interface TableColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  faint?: string | [string, string] | null;
  accent?: string | [string, string] | null;
}

/** Buy a painting from the player who owns it. */
export interface Take {
  type: "take";
  painting: string;
}

/** A player has answered in this tick; what, is sealed until all have. */
export interface TickAnswered {
  type: "tick_answered";
  seat: number;
}

/** A piece moved round the ring. */
export interface TokenMoved {
  type: "token_moved";
  seat: number;
  origin: string;
  space: string;
}

/** A player is on turn. */
export interface TurnBegan {
  type: "turn_began";
  seat: number;
  round: number;
}

/** A player who could not pay the penalty will miss a turn; `turns` are now to be missed. */
export interface TurnForfeited {
  type: "turn_forfeited";
  seat: number;
  turns: number;
}

/** A turn was missed; `turns` are still to be missed. */
export interface TurnSkipped {
  type: "turn_skipped";
  seat: number;
  turns: number;
}

/** MP-VAL-02: the new owner, and nobody else, looked at the value card. */
export interface ValueSeen {
  type: "value_seen";
  seat: number;
  painting: string;
  value: number;
}

/** At the end a value card was turned over. */
export interface ValueShown {
  type: "value_shown";
  seat: number;
  painting: string;
  value: number;
}

export type AnyAction =
  | Pass
  | Roll
  | Buy
  | Decline
  | Bid
  | Challenge
  | Hammer
  | CloseTick
  | ChooseSpace
  | ChooseLot
  | Sell
  | Take
  | Resign;

export type AnyEvent =
  | SpaceChosen
  | OpeningThrown
  | TurnBegan
  | DieThrown
  | TokenMoved
  | CashPaid
  | PaintingTaken
  | ValueSeen
  | PaintingDeclined
  | LotChosen
  | AuctionOpened
  | TickAnswered
  | BidMade
  | BidderPassed
  | BidsTied
  | LastCall
  | ChallengeCovered
  | BidderCaught
  | TurnForfeited
  | AuctionRerun
  | AuctionWon
  | AuctionUnsold
  | AuctionCancelled
  | PaintingCashedIn
  | PaintingKept
  | NothingTaken
  | TurnSkipped
  | PlayerLeft
  | ValueShown
  | GameEnded;

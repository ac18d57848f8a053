// Made by tools/wire_types.py from src/magie/rules/monopoly/ and src/magie/editions/monopoly/: change that and run it again.

/** What is marked: whose turn it is, where one stands, what is on. */
export interface AccentColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
}

/** Accept an offer, by its number. */
export interface Accept {
  type: "accept";
  offer: number;
  lift?: (string)[];
}

/** Move forwards to a named space; passing GO earns the salary (A-GO-04). */
export interface Advance {
  do: "advance";
  to: string;
}

/** Move forwards to the next transport or utility (A-CRD-08). */
export interface AdvanceToNearest {
  do: "advance_to_nearest";
  kind: "transport" | "utility";
  rent_times: number | null;
  dice_times: number | null;
}

/** A deed, or a house or hotel, is put up. */
export interface AuctionOpened {
  type: "auction_opened";
  lot: string;
}

/** The auction that is on. */
export interface AuctionSeen {
  lot: string;
  bid: number;
  leader: number | null;
  bidders: (number)[];
  passed: (number)[];
}

/** Nobody bid. */
export interface AuctionUnsold {
  type: "auction_unsold";
  lot: string;
}

/** The highest bidder buys. */
export interface AuctionWon {
  type: "auction_won";
  seat: number;
  lot: string;
  amount: number;
}

/** A preference: ask for rent by itself, or not. */
export interface AutoClaim {
  type: "auto_claim";
  on: boolean;
}

/** A seat changed how its rent is asked for. */
export interface AutoClaimSet {
  type: "auto_claim_set";
  seat: number;
  on: boolean;
}

/** Bid this amount in the auction. */
export interface Bid {
  type: "bid";
  amount: number;
}

/** A bid stands. */
export interface BidMade {
  type: "bid_made";
  seat: number;
  amount: number;
  lot: string;
}

/** A player does not go above the standing bid. */
export interface BidderPassed {
  type: "bidder_passed";
  seat: number;
  lot: string;
}

/** Buy buildings: a list of streets, each named once for every building, carried out in order. */
export interface Build {
  type: "build";
  streets: (string)[];
  only?: "hotel" | "house" | null;
}

/** Buildings of one street went back to the Bank. */
export interface BuildingsSold {
  type: "buildings_sold";
  seat: number;
  street: string;
  before: number;
  after: number;
}

/** A house (levels 1 to 4) or a hotel (level 5) was put on a street. */
export interface Built {
  type: "built";
  seat: number;
  street: string;
  level: number;
  price: number;
}

/** The button that goes on. */
export interface ButtonColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
}

/** Buy the property landed on at its printed price. */
export interface Buy {
  type: "buy";
}

/** One card: `text` is what a player reads, `effect` is what happens. */
export interface Card {
  id: string;
  text: string;
  effect: Advance | AdvanceToNearest | GoBack | Collect | Pay | CollectFromEach | PayEach | Repairs | GoToJail | JailCard;
}

/** Deeds and cards. */
export interface CardColors {
  ground?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  faint?: string | [string, string] | null;
  line?: string | [string, string] | null;
  accent?: string | [string, string] | null;
}

/** A card was drawn and read. */
export interface CardDrawn {
  type: "card_drawn";
  seat: number;
  card: string;
  deck: number;
}

/** Money changed hands, for a reason. */
export interface CashPaid {
  type: "cash_paid";
  payer: number | null;
  payee: number | null;
  amount: number;
  why: string;
}

/** Pay the printed amount or a share of all you own, chosen before counting (HP-TAX-01). */
export interface ChoiceTax {
  way: "choice";
  amount: number;
  percent: number;
}

/** Pay the printed amount, or the percentage of one's worth. */
export interface ChooseTax {
  type: "choose_tax";
  way: "amount" | "percent";
}

/** Nobody asked in time: the rent is lost. */
export interface ClaimLapsed {
  type: "claim_lapsed";
  owner: number;
  payer: number;
  deed: string;
  claim: number;
}

/** Rent may be asked for. `amount` is None while a throw must still decide it. */
export interface ClaimOpened {
  type: "claim_opened";
  owner: number;
  payer: number;
  deed: string;
  amount: number | null;
  claim: number;
}

/** Ask for the rent of an open claim. */
export interface ClaimRent {
  type: "claim_rent";
  claim: number;
}

/** Rent that may still be asked for, or has been and waits to be paid. */
export interface ClaimSeen {
  claim: number;
  owner: number;
  payer: number;
  deed: string;
  amount: number | null;
  factor: number;
  claimed: boolean;
  lapses_in: number | null;
}

/** A side left the game: the rent is lost. */
export interface ClaimVoided {
  type: "claim_voided";
  owner: number;
  payer: number;
  deed: string;
  claim: number;
}

/** Rents that nothing closes have piled up: the oldest of them counts as asked for. */
export interface ClaimsFull {
  type: "claims_full";
  owner: number;
  payer: number;
  deed: string;
  claim: number;
}

/** The Bank pays the drawer. */
export interface Collect {
  do: "collect";
  amount: number;
}

/** Every other player pays the drawer (A-CRD-04). */
export interface CollectFromEach {
  do: "collect_from_each";
  amount: number;
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

/** The creditor has resigned: nothing is owed any more (A-BKR-10). */
export interface DebtLapsed {
  type: "debt_lapsed";
  debtor: number;
  creditor: number;
  amount: number;
}

/** A player owes more than the cash in hand. */
export interface DebtOpened {
  type: "debt_opened";
  debtor: number;
  creditor: number | null;
  amount: number;
  why: string;
}

/** The money was raised, the debt is paid. */
export interface DebtPaid {
  type: "debt_paid";
  debtor: number;
  creditor: number | null;
  amount: number;
}

/** The debt that must be paid. */
export interface DebtSeen {
  debtor: number;
  creditor: number | null;
  amount: number;
}

/** A pile of cards, drawn on every space that names it. */
export interface Deck {
  id: string;
  name: string;
  cards: (Card)[];
}

/** A deck: how many cards nobody has seen yet, and the used ones under them, in order. */
export interface DeckSeen {
  unseen: number;
  used: (string)[];
}

/** Give up a debt that cannot be paid. */
export interface DeclareBankruptcy {
  type: "declare_bankruptcy";
}

/** Say no to what is offered. */
export interface Decline {
  type: "decline";
}

/** A property was bought at its printed price. */
export interface DeedBought {
  type: "deed_bought";
  seat: number;
  deed: string;
  price: number;
}

/** House rule: a deed dealt out at the start. */
export interface DeedDealt {
  type: "deed_dealt";
  seat: number;
  deed: string;
}

/** A property was not bought. */
export interface DeedDeclined {
  type: "deed_declined";
  seat: number;
  deed: string;
}

/** A deed was turned face down. */
export interface DeedMortgaged {
  type: "deed_mortgaged";
  seat: number;
  deed: string;
}

/** A deed changed hands without a purchase: a deal, a bankruptcy, back to the Bank. */
export interface DeedPassed {
  type: "deed_passed";
  giver: number | null;
  taker: number | null;
  deed: string;
}

/** A Title Deed as it lies: with its owner (None is the Bank), its buildings, face up or down. */
export interface DeedSeen {
  deed: string;
  owner: number | null;
  level: number;
  mortgaged: boolean;
}

/** The dice; `ink` is for the pips. */
export interface DiceColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
}

/** A movement throw or a throw in Jail; one number where a single die was thrown. */
export interface DiceThrown {
  type: "dice_thrown";
  seat: number;
  dice: (number)[];
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

/** Pass the dice to the left. */
export interface EndTurn {
  type: "end_turn";
}

/** Go into the Land of Oz instead of throwing both dice. */
export interface EnterPopup {
  type: "enter_popup";
}

/** The table as one seat sees it; `seat` is None for an onlooker. */
export interface Facts {
  seat: number | null;
  turn: number;
  round: number;
  dice: [number, number];
  throw_again: boolean;
  players: (PlayerSeen)[];
  deeds: (DeedSeen)[];
  houses: number;
  hotels: number;
  decks: (DeckSeen)[];
  pot: number;
  claims: (ClaimSeen)[];
  offers: (OfferSeen)[];
  decision: MonopolyDecision;
  auction: AuctionSeen | null;
  debt: DebtSeen | null;
  shortage: ShortageSeen | null;
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

/** Pay the printed amount (OL-TAX-01). */
export interface FlatTax {
  way: "flat";
  amount: number;
}

/** Let the Winged Monkeys carry the own token to a space. */
export interface FlyTo {
  type: "fly_to";
  space: string;
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

/** The game is over. */
export interface GameEnded {
  type: "game_ended";
  how: string;
}

/** Step back a number of spaces and land there. */
export interface GoBack {
  do: "back";
  spaces: number;
}

/** Straight to Jail; the turn is over and no salary is paid (M-JAIL-02). */
export interface GoToJail {
  do: "go_to_jail";
}

/** One side of a deal. */
export interface Goods {
  cash?: number;
  deeds?: (string)[];
  jail_cards?: (string)[];
}

/** Deeds that belong together. */
export interface Group {
  id: string;
  name: string;
  kind: "street" | "transport" | "utility";
  color: string;
  letter: string;
  house_price: number;
  rents: (number)[];
  factors: (number)[];
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

/** Buildings are short: everybody who could place some states how many. */
export interface IntentOpened {
  type: "intent_opened";
  seat: number;
  building: string;
  number: number;
}

/** The numbers are turned over. */
export interface IntentShown {
  type: "intent_shown";
  seat: number;
  number: number;
  building: string;
}

/** A number was stated in secret: only that seat sees it. */
export interface IntentStated {
  type: "intent_stated";
  seat: number;
  number: number;
}

/** Kept until used or sold; leaves Jail free of charge (M-CRD-03). */
export interface JailCard {
  do: "jail_card";
}

/** A Get Out of Jail Free card changed hands. */
export interface JailCardPassed {
  type: "jail_card_passed";
  giver: number;
  taker: number;
  card: string;
}

/** A Get Out of Jail Free card was used and went under its deck. */
export interface JailCardUsed {
  type: "jail_card_used";
  seat: number;
  card: string;
}

/** A prisoner is free. */
export interface JailLeft {
  type: "jail_left";
  seat: number;
  how: string;
}

/** No doubles: the prisoner stays. `throws` counts the failed ones. */
export interface JailStayed {
  type: "jail_stayed";
  seat: number;
  throws: number;
}

/** A player was sent to Jail. */
export interface Jailed {
  type: "jailed";
  seat: number;
  how: string;
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

/** One shape of a drawing: an outline, filled or drawn along with a pen so wide. */
export interface Layer {
  d: string;
  fill?: string | [string, string] | null;
  stroke?: string | [string, string] | null;
  width?: number;
}

/** Lift a mortgage. */
export interface Lift {
  type: "lift";
  deed: string;
}

/** Which of the mortgaged deeds received in a bankruptcy are lifted now; none: keep them all. */
export interface LiftInherited {
  type: "lift_inherited";
  deeds: (string)[];
}

/** What somebody must answer now; a purchase names its deed and price. */
export interface MonopolyDecision {
  number: number;
  kind: string;
  seats: (number)[];
  to_act: number | null;
  deed: string | null;
  price: number;
}

/** One printed box of Monopoly, with the options it is played by. */
export interface MonopolyEdition {
  format: 1;
  family: "monopoly";
  name: string;
  title: string;
  about: string;
  currency: Currency;
  tokens: (string)[];
  look: EditionLook;
  words: Words;
  rules: Rules;
  groups: (Group)[];
  spaces: (Space)[];
  decks: (Deck)[];
  popup: Popup | null;
  notes: Notes;
}

/** Mortgage a property. */
export interface Mortgage {
  type: "mortgage";
  deed: string;
}

/** A deed was turned face up. */
export interface MortgageLifted {
  type: "mortgage_lifted";
  seat: number;
  deed: string;
}

/** What the book of this box says in its own words. */
export interface Notes {
  hotel_needs: "four_houses_on_every_street" | "four_houses_on_its_street";
  hotel_sale: "back_to_houses" | "together_or_by_steps";
  promises_in_deals: "never";
  jail_cards_of_the_bankrupt: "under_their_decks";
}

/** Offer a deal to another seat; `lift` names mortgaged deeds to lift on receipt, the others are kept for 10%. */
export interface Offer {
  type: "offer";
  to: number;
  give?: Goods;
  take?: Goods;
  lift?: (string)[];
}

/** A deal was made. */
export interface OfferAccepted {
  type: "offer_accepted";
  by: number;
  to: number;
  offer: number;
}

/** The offer ended by itself. */
export interface OfferLapsed {
  type: "offer_lapsed";
  by: number;
  to: number;
  offer: number;
}

/** A deal lies on the table. */
export interface OfferMade {
  type: "offer_made";
  by: number;
  to: number;
  offer: number;
  give: Goods;
  take: Goods;
  lift: (string)[];
}

/** The player asked said no. */
export interface OfferRejected {
  type: "offer_rejected";
  by: number;
  to: number;
  offer: number;
}

/** An offer on the table. */
export interface OfferSeen {
  offer: number;
  by: number;
  to: number;
  give: Goods;
  take: Goods;
  lift: (string)[];
  open: boolean;
}

/** The offerer took it back. */
export interface OfferWithdrawn {
  type: "offer_withdrawn";
  by: number;
  to: number;
  offer: number;
}

/** A throw for the first turn. */
export interface OpeningThrown {
  type: "opening_thrown";
  seat: number;
  dice: [number, number];
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

/** The drawer pays the Bank. */
export interface Pay {
  do: "pay";
  amount: number;
}

/** The drawer pays every other player (A-CRD-04). */
export interface PayEach {
  do: "pay_each";
  amount: number;
}

/** Leave Jail by the fine, before throwing. */
export interface PayFine {
  type: "pay_fine";
}

/** Put a building from a shortage on a street. */
export interface Place {
  type: "place";
  street: string;
}

/** What everybody sees of a player. */
export interface PlayerSeen {
  seat: number;
  playing: boolean;
  cash: number;
  space: string;
  in_jail: boolean;
  failed_jail_throws: number;
  deeds: (string)[];
  jail_cards: (string)[];
  auto_claim: boolean;
  popup: number | null;
  may_enter_popup: boolean;
  skips_turn: boolean;
  backwards: boolean;
  one_die_turns: number;
}

/** The pop-up Land of Oz: its six places, and the figures of their powers. */
export interface Popup {
  locations: (string)[];
  harvest: number;
  escape: number;
  lollipop_turns: number;
  monkey_landing: "full" | "purchase_only";
}

/** A token went into the Land of Oz; the die is the number of its place there. */
export interface PopupEntered {
  type: "popup_entered";
  seat: number;
  die: number;
  origin: string;
}

/** A token came out of the Land of Oz, at this space. */
export interface PopupLeft {
  type: "popup_left";
  seat: number;
  space: string;
}

/** The pop-up: what is drawn when it opens, and the names of its places as they stand there. */
export interface PopupLook {
  scene?: "land-of-oz" | "plain";
  names?: (string)[];
}

/** Say no to an offer. */
export interface Reject {
  type: "reject";
  offer: number;
}

/** The owner asked for the rent. */
export interface RentClaimed {
  type: "rent_claimed";
  owner: number;
  payer: number;
  deed: string;
  amount: number;
}

/** The dice decided the rent of a utility. */
export interface RentThrown {
  type: "rent_thrown";
  payer: number;
  dice: [number, number];
  factor: number;
}

/** The drawer pays the Bank for every house and every hotel on the board (A-CRD-07). */
export interface Repairs {
  do: "repairs";
  house: number;
  hotel: number;
}

/** Leave the game. */
export interface Resign {
  type: "resign";
}

/** A player gives up. */
export interface Resigned {
  type: "resigned";
  seat: number;
}

/** Throw the dice, or the die. */
export interface Roll {
  type: "roll";
}

/** How this box is played: one value for every option, house rules included. */
export interface Rules {
  players_min: number;
  players_max: number;
  start_cash: number;
  start_notes: Record<string, number>;
  houses: number;
  hotels: number;
  opening_roll_from: "banker" | "seat1";
  banker_only_from: number | "never";
  salary: number;
  salary_timing: "after_landing" | "before_landing";
  backward_go: "land_only" | "land_or_pass" | "none";
  auction_open_min: 0 | 1 | 10;
  auction_step: number;
  rent_claim_turns: 1 | 2 | "unlimited";
  double_rent_if_any_mortgaged: boolean;
  utility_roll: "fresh" | "movement";
  jail_fine: number;
  jail_fine_turns: 1 | 2 | 3;
  jail_doubles_roll_again: boolean;
  building_refund_base: "list" | "paid";
  shortage_min_bid: "above_half" | "list" | "one";
  interest_percent: number;
  percent_rounding: "down" | "nearest" | "up";
  deal_items: ("cards" | "cash" | "deeds")[];
  allow_gifts: boolean;
  bankrupt_settlement: "as_is" | "liquidate";
  bankrupt_interest_base: "mortgage" | "price";
  bank_auction_unmortgaged: boolean;
  acts_per_window: number;
  offers_per_window: number;
  cards_per_move: number;
  free_parking_pot: boolean;
  double_salary_on_go: boolean;
  auctions: boolean;
  unlimited_buildings: boolean;
  deal_out_deeds: number;
  round_limit: number;
  auto_claim: boolean;
}

/** Sell buildings of one group down to new levels: pairs of street and level, 5 being a hotel. */
export interface Sell {
  type: "sell";
  levels: ([string, number])[];
}

/** The building shortage that is being settled: numbers still secret are None. */
export interface ShortageSeen {
  building: string;
  asked_by: number;
  wants: (number | null)[];
  answered: (number)[];
}

/** One space of the board; `number` is its distance from GO. */
export interface Space {
  id: string;
  name: string;
  short: string;
  kind: "cards" | "free_parking" | "go" | "go_to_jail" | "jail" | "street" | "tax" | "transport" | "utility";
  number: number;
  group: string;
  price: number;
  mortgage: number;
  rents: (number)[];
  deck: string;
  tax: FlatTax | ChoiceTax | null;
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

/** Name the player a power of the Land of Oz falls on. */
export interface Target {
  type: "target";
  seat: number;
}

/** A power of the Land of Oz falls on a player: 1 Twister, 2 Lollipop, 3 Cornfield. */
export interface Targeted {
  type: "targeted";
  seat: number;
  target: number;
  power: number;
}

/** The tax was chosen: the printed amount, or a share of one's worth. */
export interface TaxChosen {
  type: "tax_chosen";
  seat: number;
  way: string;
  amount: number;
}

/** A token moved to another space. */
export interface TokenMoved {
  type: "token_moved";
  seat: number;
  origin: string;
  space: string;
  how: string;
}

/** A player is on turn. */
export interface TurnBegan {
  type: "turn_began";
  seat: number;
  round: number;
}

/** The dice pass on. */
export interface TurnEnded {
  type: "turn_ended";
  seat: number;
}

/** A player lost in the cornfield: the turn is passed over. */
export interface TurnSkipped {
  type: "turn_skipped";
  seat: number;
}

/** Leave Jail by a Get Out of Jail Free card, before throwing. */
export interface UseJailCard {
  type: "use_jail_card";
  card: string;
}

/** In a building shortage: state how many buildings are wanted. */
export interface Want {
  type: "want";
  number: number;
}

/** A player is out of the game. */
export interface WentBankrupt {
  type: "went_bankrupt";
  seat: number;
  creditor: number | null;
}

/** Take an own offer back. */
export interface Withdraw {
  type: "withdraw";
  offer: number;
}

/** What this printing calls the things every printing has. */
export interface Words {
  house: string;
  houses: string;
  hotel: string;
  hotels: string;
  street: string;
  streets: string;
  transport: string;
  transports: string;
  utility: string;
  utilities: string;
  deed: string;
  deeds: string;
  go: string;
  jail: string;
  jail_card: string;
  free_parking: string;
  bank: string;
}

export type AnyAction =
  | Pass
  | Roll
  | EndTurn
  | Buy
  | Decline
  | Bid
  | Hammer
  | ClaimRent
  | AutoClaim
  | Mortgage
  | Lift
  | Build
  | Sell
  | PayFine
  | UseJailCard
  | Offer
  | Accept
  | Reject
  | Withdraw
  | Want
  | Place
  | LiftInherited
  | ChooseTax
  | EnterPopup
  | Target
  | FlyTo
  | DeclareBankruptcy
  | Resign;

export type AnyEvent =
  | OpeningThrown
  | TurnBegan
  | TurnEnded
  | DiceThrown
  | TokenMoved
  | CashPaid
  | CardDrawn
  | DeedBought
  | DeedDeclined
  | AuctionOpened
  | BidMade
  | BidderPassed
  | AuctionWon
  | AuctionUnsold
  | ClaimOpened
  | RentClaimed
  | ClaimLapsed
  | ClaimsFull
  | ClaimVoided
  | RentThrown
  | Jailed
  | JailLeft
  | JailStayed
  | JailCardUsed
  | Built
  | BuildingsSold
  | DeedMortgaged
  | MortgageLifted
  | OfferMade
  | OfferAccepted
  | OfferRejected
  | OfferWithdrawn
  | OfferLapsed
  | DeedPassed
  | JailCardPassed
  | DebtOpened
  | DebtPaid
  | DebtLapsed
  | WentBankrupt
  | Resigned
  | IntentOpened
  | IntentStated
  | IntentShown
  | DeedDealt
  | AutoClaimSet
  | TaxChosen
  | PopupEntered
  | PopupLeft
  | Targeted
  | TurnSkipped
  | GameEnded;

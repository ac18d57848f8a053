// Made by tools/wire_types.py from src/magie/server/wire/: change that and run it again.

export const VERSION = 2;

/** What is marked: whose turn it is, where one stands, what is on. */
export interface AccentColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
}

/** Done and stored; of a tried action: it could be done, `text` says what it does, and `gains` what a deal brings. */
export interface Ack {
  type: "ack";
  id: string;
  text?: string;
  gains?: (Gain)[];
}

/** Play; `decision` is the number of the decision it answers (-1: a free act). `try`: only ask whether it could be. */
export interface Act {
  type: "act";
  id: string;
  action: Record<string, any>;
  decision?: number;
  seat?: number | null;
  try?: boolean;
}

/** A short code that brings the own seats to another device; `give`: that gives the own seat to somebody else. */
export interface AskCode {
  type: "code";
  id: string;
  give?: boolean;
  seat?: number | null;
}

/** Where may the next throw lead? */
export interface AskOdds {
  type: "odds";
  id: string;
}

/** Something happened. Without a table more of it follows at once. */
export interface Batch {
  type: "batch";
  game: number;
  number: number;
  by: number | null;
  events: any[];
  sentences: (string)[];
  table: TableSeen | null;
  action: any;
  ack: string | null;
  head: string;
}

/** What one action led to, as one seat may hear it. Every event has its sentence, "" where it needs none. */
export interface BatchSeen {
  number: number;
  by: number | null;
  events: any[];
  sentences: (string)[];
  action: any;
}

/** The bids a seat may make. */
export interface Bids {
  lowest: number;
  highest: number;
  step: number;
}

/** The button that goes on. */
export interface ButtonColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
}

/** The server closes this connection, and why. */
export interface Bye {
  type: "bye";
  code: string;
  sentence: string;
}

/** Deeds and cards. */
export interface CardColors {
  ground?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  faint?: string | [string, string] | null;
  line?: string | [string, string] | null;
  accent?: string | [string, string] | null;
}

/** Words for the whole table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Something said; `seat` is None for an onlooker, `at` is in seconds since 1970. `notice`: the table itself says it. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  notice: boolean;
}

/** Somebody said something. */
export interface ChatTold {
  type: "chat";
  line: ChatLine;
}

/** What the server found when it proved every throw of a finished game from the seed. */
export interface Checked {
  honest: boolean;
  commitment: string;
  secret: string;
  words: (string)[];
  withheld: (number)[];
  head: string;
}

/** Something a seat can do now, or (with the sentence why) cannot. */
export interface Choice {
  action: any;
  text: string;
  kind: string;
  disabled?: string | null;
  rule?: string;
}

/** How long people may think, in seconds. `grace` for each decision, then the personal `bank`; grace 0: no clock. */
export interface Clock {
  grace?: number;
  bank?: number;
  auction?: number;
}

/** Who is being waited for, and for how long still: milliseconds from now. `held`: the clock stands still. */
export interface ClockSeen {
  kind: "auction" | "last_call" | "turn";
  seats: (number)[];
  left: number;
  grace: number;
  banks: (number)[];
  held: boolean;
}

/** The clock was set anew. */
export interface ClockTold {
  type: "clock";
  clock: ClockSeen | null;
}

/** The code that was asked for, good once and for so many seconds; `seats` are what it opens. */
export interface CodeTold {
  type: "code";
  id: string;
  code: string;
  seconds: number;
  seats: (number)[];
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

/** May somebody take a seat over in a game with secrets? */
export interface Consent {
  type: "consent";
  id: string;
  request: string;
  yes: boolean;
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

/** What is asked now: numbered, open to one seat or several; `to_act` is the next one to ask. */
export interface Decision {
  number: number;
  kind: string;
  seats: (number)[];
  to_act: number | null;
}

/** The dice; `ink` is for the pips. */
export interface DiceColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
}

/** One printed box, with the options it is played by. */
export interface Edition {
  format: 1;
  family: string;
  name: string;
  title: string;
  about: string;
  currency: Currency;
  tokens: (string)[];
  look: EditionLook;
}

/** An edition to choose from. */
export interface EditionCard {
  name: string;
  title: string;
  about: string;
  family: string;
  look: EditionLook;
  players_min: number;
  players_max: number;
  tokens: (string)[];
  presets: (Preset)[];
  options: (OptionCard)[];
  notes: (NoteCard)[];
  bots: (string)[];
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

/** A gesture. */
export interface Emote {
  type: "emote";
  id: string;
  emote: "hello" | "hurry" | "laugh" | "ouch" | "thanks" | "thinking" | "well_played" | "wow";
}

/** Somebody made a gesture. */
export interface EmoteTold {
  type: "emote";
  seat: number | null;
  name: string;
  emote: string;
}

/** Somebody brings a code from another device, or from whoever gives a seat away; `secret` as in `Joining`. */
export interface Entering {
  code: string;
  name?: string;
  secret?: string | null;
}

/** Fair dice: the hash of the server's secret before the first throw, the seats' own words, at the end the secret. */
export interface Fair {
  commitment: string;
  words: (string)[];
  seals: (string)[];
  withheld: (number)[];
  secret: string | null;
  next: string | null;
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

/** What one side would have of a deal, in a line without its name. */
export interface Gain {
  seat: number;
  text: string;
}

/** The deeds of one group. Without `color` it is that of the group, without `ink` black or white, whichever is read. */
export interface GroupLook {
  color?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  pattern?: "checks" | "diagonals" | "dots" | "lattice" | "levels" | "pennants" | "plain" | "scales" | "sleepers" | "uprights" | "waves" | null;
  icon?: string;
}

/** The first message. `last` is the last batch it has of game number `game`; -1: none. */
export interface Hello {
  type: "hello";
  version: number;
  secret?: string | null;
  last?: number;
  game?: number;
}

/** What the host may do; each verb reads the arguments it needs. */
export interface Host {
  type: "host";
  id: string;
  do: "choose_absent" | "hand_over" | "mute" | "open_seat" | "pause" | "rematch" | "remove" | "resume" | "seat_bot" | "set_bot_offers" | "set_clock" | "set_options" | "set_pace" | "set_takeover" | "start";
  seat?: number | null;
  bot?: string | null;
  edition?: string | null;
  options?: Record<string, any> | null;
  clock?: Clock | null;
  pace?: number | null;
  choice?: "bot" | "pause" | "wait" | null;
  on?: boolean;
}

/** Somebody wants to sit down; without a seat: anywhere. */
export interface Joining {
  name: string;
  token?: string;
  seat?: number | null;
  secret?: string | null;
  seal?: string;
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

/** Stand up for good: in the lobby the seat is free again, in a game a bot takes over. */
export interface Leave {
  type: "leave";
  id: string;
}

/** What everybody may know about a room besides its game. `older`: the game was begun with other rules. */
export interface Lobby {
  room: string;
  state: "lobby" | "over" | "paused" | "playing";
  edition: string;
  title: string;
  look: EditionLook;
  options: Record<string, any>;
  seats: (SeatSeen)[];
  pace: number;
  clock: Clock;
  takeover: boolean;
  bot_offers: boolean;
  onlookers: number;
  game: number;
  fair: Fair;
  players_min: number;
  players_max: number;
  older: OlderSeen | null;
  opening: number;
  requests: (RequestSeen)[];
  one_device: boolean;
  secrets: boolean;
}

/** The room has changed. `you` is said again, since the host may be another one now. */
export interface LobbyTold {
  type: "lobby";
  lobby: Lobby;
  you: You;
}

/** Pass one device: see the table from another of the own seats; null: as an onlooker. */
export interface Look {
  type: "look";
  id: string;
  seat: number | null;
}

/** A big moment of a finished game, by the number of its batch, and whose it was. */
export interface Moment {
  number: number;
  round: number;
  seat: number;
  text: string;
}

/** A minute more for whoever the table waits for. */
export interface MoreTime {
  type: "more_time";
  id: string;
}

/** A table to set up; `start`: play at once. `seats` are those beside the own one. */
export interface NewRoom {
  edition?: string;
  options?: Record<string, any>;
  name?: string;
  token?: string;
  seats?: (SeatWanted)[];
  pace?: number | null;
  clock?: Clock | null;
  start?: boolean;
  watch?: boolean;
  words?: string;
  seal?: string;
  commitment?: string;
}

/** Something that the book of an edition says in its own words, and that all editions play alike. */
export interface NoteCard {
  name: string;
  says: string;
  value: string;
}

/** Who throws next, the chance of every space to be where that throw ends, and the return of every deed. */
export interface OddsTold {
  type: "odds";
  id: string;
  seat: number;
  chances: (number)[];
  returns: Record<string, number>;
}

/** A game that this server cannot play on. `sentence` says why, `release` is the program that replays its record. */
export interface OlderSeen {
  sentence: string;
  release: string;
  rules_version: number;
  finished: boolean;
  open: boolean;
  known: boolean;
  how: string;
  round: number;
  moves: number;
  seconds: number;
  seats: (StoodSeen)[];
}

/** The words behind an own seal, when the game begins. */
export interface OpenWords {
  type: "open";
  id: string;
  words: string;
  seat?: number | null;
}

/** One option of an edition, as a person may choose it. */
export interface OptionCard {
  name: string;
  says: string;
  value: any;
  allowed: string;
  values: any[];
  lowest: number | null;
  highest: number | null;
  many: boolean;
  house_rule: boolean;
}

/** How it ended; `winners` has more than one seat where the first place is shared. */
export interface Outcome {
  how: string;
  winners: (number)[];
  standings: (Standing)[];
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

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** The pop-up: what is drawn when it opens, and the names of its places as they stand there. */
export interface PopupLook {
  scene?: "land-of-oz" | "plain";
  names?: (string)[];
}

/** Somebody came, or is away. */
export interface PresenceTold {
  type: "presence";
  seat: number;
  presence: "away" | "gone" | "here" | "none";
}

/** A named set of options. */
export interface Preset {
  name: string;
  title: string;
  about: string;
  options: Record<string, any>;
}

/** Whatever goes wrong, in one sentence. */
export interface Problem {
  code: string;
  sentence: string;
  rule?: string;
}

/** A commitment for a game to come. */
export interface Promise {
  commitment: string;
}

/** Not done, and why. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  rule: string;
}

/** A newer tab plays this seat. */
export interface Replaced {
  type: "replaced";
}

/** Somebody wants to take a seat over in a game with secrets; `missing` are the seats that have not said yes. */
export interface RequestSeen {
  id: string;
  seat: number;
  name: string;
  missing: (number)[];
}

/** A way out of debt: what is owed, what is missing, the most that could be raised, and how, step by step. */
export interface Rescue {
  owed: number;
  missing: number;
  most: number;
  plan: (Step)[];
  ways: (Step)[];
}

/** A place at the table. `stand_in`: a bot plays for an absent person; `deciding`: the table may choose so. */
export interface SeatSeen {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  token: string;
  bot: string | null;
  presence: "away" | "gone" | "here" | "none";
  host: boolean;
  stand_in: boolean;
  deciding: boolean;
  muted: boolean;
}

/** A seat of a new room; "mine" is a further seat of the same browser (pass one device). */
export interface SeatWanted {
  kind: "bot" | "mine" | "open";
  bot?: string;
  name?: string;
  token?: string;
}

/** A seat and the secret that proves it; only a hash of it is stored. `waiting`: the table is asked first. */
export interface Seated {
  room: string;
  seat: number | null;
  seats: (number)[];
  secret: string;
  waiting: boolean;
}

/** In the lobby: another name or token for an own seat. */
export interface Sit {
  type: "sit";
  id: string;
  name?: string | null;
  token?: string | null;
  seat?: number | null;
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

/** One seat's place at the end; players who share a place have the same. */
export interface Standing {
  seat: number;
  place: number;
  worth: number;
}

/** One step of a plan, and how much cash it raises. */
export interface Step {
  action: any;
  text: string;
  kind: string;
  disabled?: string | null;
  rule?: string;
  raises?: number;
}

/** Where one seat stood; null where nothing is stored, or where it was private. `throws` is how often it threw. */
export interface StoodSeen {
  seat: number;
  name: string;
  token: string;
  place: number | null;
  cash: number | null;
  worth: number | null;
  gone: "" | "bankrupt" | "out" | "resigned";
  throws: number;
}

/** A finished game from its first throw to its outcome. */
export interface Story {
  game: number;
  names: (string)[];
  tokens: (string)[];
  fair: Fair;
  batches: (Told)[];
  dice: (number)[];
  standings: Outcome | null;
  rounds: number;
  seconds: number;
  left: (number | null)[];
  moments: (Moment)[];
}

/** The table that everything lies on. */
export interface TableColors {
  ground?: string | [string, string] | null;
  deep?: string | [string, string] | null;
  ink?: string | [string, string] | null;
  faint?: string | [string, string] | null;
  accent?: string | [string, string] | null;
}

/** The table from one seat: what it may know, what it may do, and who is waited for. */
export interface TableSeen {
  number: number;
  decision: number;
  waiting: (number)[];
  facts: any;
  choices: (Choice)[];
  bids: Bids | null;
  partners: (number)[];
  situation: string;
  question: string;
  clock: ClockSeen | null;
  rents: Record<string, number>;
  worth: (number | null)[];
  rescue: Rescue | null;
  standings: Outcome | null;
  gains: Record<string, (Gain)[]>;
  claims_left: number;
}

/** The table once more, nothing was heard: after `look`, or when somebody passed in silence. */
export interface TableTold {
  type: "table";
  game: number;
  seat: number | null;
  table: TableSeen;
}

/** One batch of a finished game, as everybody may read it now; every event has its sentence, or "". */
export interface Told {
  number: number;
  by: number | null;
  round: number;
  turn: number;
  events: any[];
  sentences: (string)[];
  worth: (number)[];
}

/** All there is to know on entering. `fresh`: batches before these are not sent any more; start from `table`. */
export interface Welcome {
  type: "welcome";
  version: number;
  you: You;
  lobby: Lobby;
  edition: string;
  game: number;
  number: number;
  fresh: boolean;
  table: TableSeen | null;
  batches: (BatchSeen)[];
  chat: (ChatLine)[];
  commitment: string;
  now: number;
  head: string;
}

/** A seal on the own words that go into the dice of the next game: their SHA-256. "" takes it back. */
export interface Words {
  type: "words";
  id: string;
  seal: string;
  seat?: number | null;
}

/** Who the browser is here: its seats, the one it looks from, and whether it is the host. */
export interface You {
  seat: number | null;
  seats: (number)[];
  host: boolean;
  stands_in: boolean;
  waiting: string | null;
}

export type FromClient = Hello | Act | Host | Chat | Emote | AskCode | AskOdds | Look | Words | OpenWords | Consent | Sit | Leave | MoreTime | Ping;

export type FromServer = Welcome | LobbyTold | Batch | TableTold | Ack | Refused | ChatTold | EmoteTold | CodeTold | OddsTold | PresenceTold | ClockTold | Replaced | Bye | Pong;

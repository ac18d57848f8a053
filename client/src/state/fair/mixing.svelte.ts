// The own part in the dice: words are made and sealed here, opened when everybody opens theirs, and looked for in the
// game that began. What is sealed is found again by its seal, never by the number of a seat, for chairs move.

import { keepWords, noteOpened, openedWords, ownWords, type Opened } from '../memory';
import type { Fair, Lobby, You } from '../game';
import { newWords, plain, type OwnWords } from './seal';
import { sha256 } from './sha256';

/**
 * What is wrong with the dice of a game that began: the own words are not in it, or others were sealed too late, or
 * seats or rules are not those that were there when the own words were opened.
 */
export type Trouble = '' | 'missing' | 'exchanged' | 'moved';

type Send = (type: 'words' | 'open', args: Record<string, unknown>) => Promise<{ ok: boolean }>;

const TYPING_MS = 400; // who pauses for so long has finished a word
const LATE_MS = 4000; // a table that asked for words and has not begun by then does not begin

export class Mixing {
  field = $state(''); // what stands in the field, whether it is sealed or not
  trouble = $state<Trouble>('');

  private lobby: Lobby | null = null;
  private seat: number | undefined; // one device has one word, whoever shares it
  private sent = ''; // the seal that is on its way, or has come
  private opened = ''; // the words that were opened for the game that comes
  private asked = false; // has the table asked for them?
  private heard = 0; // the game whose trouble was put away; the end says it again
  private typed = ''; // what is sealed
  private wish: string | null = null; // what was typed since
  private sealing: string | null = null; // the wish that is on its way
  private typing = 0;
  private timer = 0;

  constructor(
    private readonly room: string,
    private readonly send: Send,
  ) {}

  /** The table was told anew: seal, open, or look whether all is as it should be. */
  follow(lobby: Lobby, you: You): void {
    this.lobby = lobby;
    this.seat = lobby.older ? undefined : you.seats[0];
    if (!isComing(lobby)) this.begun(lobby);
    else if (lobby.opening) void this.open(lobby, true);
    else if (this.opened && !lobby.fair.seals[this.seat ?? -1]) void this.renew();
    else if (this.opened) this.waitForGame();
    else this.lay(lobby);
  }

  /** Somebody types words of their own: they are sealed at every pause, for the host does not wait for the field. */
  type(text: string): void {
    this.field = this.wish = text;
    clearTimeout(this.typing);
    this.typing = window.setTimeout(() => void this.finish(), TYPING_MS);
  }

  /** Seal at once what was typed. While words are being opened no seal can be laid any more. */
  async finish(): Promise<void> {
    clearTimeout(this.typing);
    const { wish, lobby } = this;
    if (wish === null || wish === this.sealing || !lobby || !isComing(lobby) || lobby.opening) return;
    this.sealing = wish;
    const done = plain(wish) === this.typed || (await this.seal(newWords(wish), lobby));
    this.sealing = null;
    if (done && this.wish === wish) this.wish = null;
  }

  /** Does this seal on the table hide what stands in the field? */
  isSealed(seal: string): boolean {
    const own = ownWords(this.room, (this.lobby?.game ?? 0) + 1).find((one) => one.seal === seal);
    return own !== undefined && own.typed === plain(this.field);
  }

  /** Where nobody else has sealed anything nobody is waited for: open before the game is asked for. */
  async openAlone(you: You): Promise<void> {
    const lobby = this.lobby;
    const others = lobby?.fair.seals.some((seal, at) => seal && !you.seats.includes(at));
    if (lobby && isComing(lobby) && !others) await this.open(lobby, false);
  }

  /** The game did not begin: what was opened for it is known now, and other words take its place. */
  async renew(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.opened || !this.lobby || !isComing(this.lobby) || this.lobby.opening) return;
    this.opened = '';
    this.asked = false;
    await this.seal(newWords(this.wish ?? this.typed), this.lobby);
  }

  /** It was read. */
  putAway(): void {
    this.heard = this.lobby?.game ?? 0;
    this.trouble = '';
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.typing);
  }

  private begun(lobby: Lobby): void {
    clearTimeout(this.timer);
    this.opened = '';
    this.sent = '';
    this.wish = null;
    this.asked = false;
    const mine = this.seat === undefined ? null : openedWords(this.room, lobby.game);
    this.trouble = this.heard === lobby.game ? '' : troubleOf(lobby.fair, mine, tableOf(lobby));
  }

  private waitForGame(): void {
    if (!this.asked) return; // the own `start` is on its way, and says itself when it fails
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.renew(), LATE_MS);
  }

  private lay(lobby: Lobby): void {
    if (this.seat === undefined) return;
    const game = lobby.game + 1;
    const made = ownWords(this.room, game);
    const lying = made.find((one) => one.seal === lobby.fair.seals[this.seat!]);
    const last = lying ?? made[0];
    this.typed = last?.typed ?? '';
    if (this.wish === null && plain(this.field) !== this.typed) this.field = this.typed;
    if (lying || made.some((one) => one.seal === this.sent)) return;
    const known = last?.words === openedWords(this.room, game)?.words; // opened for a game that did not begin
    void this.seal(last && !known ? last : newWords(this.typed), lobby);
  }

  private async seal(own: OwnWords, lobby: Lobby): Promise<boolean> {
    if (this.seat === undefined) return false;
    const game = lobby.game + 1;
    if (ownWords(this.room, game)[0]?.seal !== own.seal) keepWords(this.room, game, own);
    this.typed = own.typed;
    this.sent = own.seal;
    return (await this.send('words', { seal: own.seal, seat: this.seat })).ok;
  }

  private async open(lobby: Lobby, asked: boolean): Promise<void> {
    const { seat } = this;
    const game = lobby.game + 1;
    const own = ownWords(this.room, game).find((one) => one.seal === lobby.fair.seals[seat ?? -1]);
    this.asked ||= asked;
    if (!own || this.opened === own.words) return;
    this.opened = own.words;
    // What lay there when these words were first shown: whatever is sealed later could have been chosen to fit them.
    if (openedWords(this.room, game)?.words !== own.words)
      noteOpened(this.room, game, { words: own.words, seals: [...lobby.fair.seals], table: tableOf(lobby) });
    await this.send('open', { words: own.words, seat });
  }
}

/** Is the next game still to begin? */
const isComing = (lobby: Lobby): boolean => lobby.state === 'lobby' || lobby.state === 'over';

/** The seats and the rules. */
function tableOf({ edition, options, seats }: Lobby): string {
  const rules = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([edition, rules, seats.length]);
}

/** Are the own words in the dice, and no words that were sealed after them? */
export function troubleOf(fair: Fair, opened: Opened | null, table?: string): Trouble {
  if (!opened) return '';
  if (!fair.words.includes(opened.words)) return 'missing';
  const late = fair.words.some((words) => words && !opened.seals.includes(sha256(words)));
  if (late) return 'exchanged';
  return table && opened.table && table !== opened.table ? 'moved' : '';
}

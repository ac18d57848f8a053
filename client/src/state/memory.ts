// What this browser remembers: which seats it holds, which seals it saw, its words for the dice, the games as it saw
// them, and how its owner likes to play.

import type { OwnWords } from './fair/seal';

const refused = new Map<string, string>(); // what a private window does not keep lives as long as the tab

function read<T>(key: string, otherwise: T): T {
  try {
    const text = refused.get(key) ?? localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // a browser that keeps nothing still plays
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    refused.delete(key);
  } catch {
    refused.set(key, text);
  }
}

function erase(key: string): void {
  refused.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // what cannot be kept need not be erased
  }
}

function eraseAll(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) erase(key);
  } catch {
    // what cannot be kept need not be erased
  }
}

const SECRET = 'magie.secret.';

/** The secret that proves this browser's seats in a room; null: an onlooker. */
export const secretOf = (room: string): string | null => read<string | null>(SECRET + room, null);
export const keepSecret = (room: string, secret: string): void => write(SECRET + room, secret);

// ---- the tables this browser sat at ------------------------------------------------------------------------------

const TABLES = 'magie.tables';
const MOST_TABLES = 12;

/** The rooms this browser holds a seat in, the one visited last first. */
export function tablesVisited(): string[] {
  const visited = read<string[]>(TABLES, []).filter((room) => secretOf(room) !== null);
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(SECRET));
    return [...new Set([...visited, ...kept.map((key) => key.slice(SECRET.length))])];
  } catch {
    return visited;
  }
}

export function noteVisit(room: string): void {
  if (secretOf(room) === null) return;
  const visited = [room, ...read<string[]>(TABLES, []).filter((one) => one !== room)];
  for (const old of visited.slice(MOST_TABLES)) forgetTable(old);
  write(TABLES, visited.slice(0, MOST_TABLES));
}

/** The room is gone: its secret opens nothing any more, and nobody asks for its words. */
export function forgetTable(room: string): void {
  erase(SECRET + room);
  eraseAll(`magie.words.${room}.`);
  write(
    TABLES,
    read<string[]>(TABLES, []).filter((one) => one !== room),
  );
}

// ---- the seals of the dice ---------------------------------------------------------------------------------------

/** The seal of a game as this browser saw it; `early`: before the first throw. */
export interface Seal {
  commitment: string;
  early: boolean;
}

const seal = (room: string, game: number): string => `magie.seal.${room}.${game}`;

export const sealOf = (room: string, game: number): Seal | null => read<Seal | null>(seal(room, game), null);

/** Note a seal down; what was noted first stays. */
export function keepSeal(room: string, game: number, commitment: string, early: boolean): void {
  if (sealOf(room, game) === null) write(seal(room, game), { commitment, early });
}

const promised = new Set<string>();

/** A commitment that the server gave before it knew of any game. */
export const notePromise = (commitment: string): void => void promised.add(commitment);
export const wasPromised = (commitment: string): boolean => promised.has(commitment);

// ---- the own words for the dice --------------------------------------------------------------------------------

/** What was opened for a game, and the seals and the table as they were before: seats and rules make the dice too. */
export interface Opened {
  words: string;
  seals: string[];
  table?: string;
}

/** The words of one game: the newest first, for an older seal may still lie on the table. */
interface Mixed {
  made: OwnWords[];
  opened: Opened | null;
}

const MOST_WORDS = 4;
const mixed = (room: string, game: number): string => `magie.words.${room}.${game}`;
const mixedIn = (room: string, game: number): Mixed => read(mixed(room, game), { made: [], opened: null });

export const ownWords = (room: string, game: number): OwnWords[] => mixedIn(room, game).made;
export const openedWords = (room: string, game: number): Opened | null => mixedIn(room, game).opened;

export function keepWords(room: string, game: number, words: OwnWords): void {
  const { made, opened } = mixedIn(room, game);
  write(mixed(room, game), { made: [words, ...made].slice(0, MOST_WORDS), opened });
}

export function noteOpened(room: string, game: number, opened: Opened): void {
  write(mixed(room, game), { ...mixedIn(room, game), opened });
}

// ---- the head of a game's chain --------------------------------------------------------------------------------

/** The last head this browser heard of a game, and after which batch; `late`: when that game was over already. */
export interface Head {
  hash: string;
  number: number;
  late: boolean;
}

const head = (room: string, game: number): string => `magie.head.${room}.${game}`;

export const headOf = (room: string, game: number): Head | null => read<Head | null>(head(room, game), null);

/** What was heard while a game was on is never replaced by what is said about it afterwards. */
export function keepHead(room: string, game: number, heard: Head): void {
  const kept = headOf(room, game);
  if (!heard.hash || (kept && (heard.late || heard.number < kept.number))) return;
  write(head(room, game), heard);
}

export const readSetting = <T>(name: string, otherwise: T): T => read(`magie.${name}`, otherwise);
export const keepSetting = (name: string, value: unknown): void => write(`magie.${name}`, value);

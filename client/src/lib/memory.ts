// What this browser remembers: which seats it holds, which seals it saw, and how its owner likes to play.

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // a browser that keeps nothing still plays
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may refuse; the seat then lives as long as the tab
  }
}

function erase(key: string): void {
  try {
    localStorage.removeItem(key);
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

/** The room is gone: its secret opens nothing any more. */
export function forgetTable(room: string): void {
  erase(SECRET + room);
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

export const readSetting = <T>(name: string, otherwise: T): T => read(`magie.${name}`, otherwise);
export const keepSetting = (name: string, value: unknown): void => write(`magie.${name}`, value);

// What this browser remembers: which seats it holds, and how its owner likes to play.

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

const key = (room: string): string => `magie.secret.${room}`;

/** The secret that proves this browser's seats in a room; null: an onlooker. */
export const secretOf = (room: string): string | null => read<string | null>(key(room), null);
export const keepSecret = (room: string, secret: string): void => write(key(room), secret);

export const readSetting = <T>(name: string, otherwise: T): T => read(`magie.${name}`, otherwise);
export const keepSetting = (name: string, value: unknown): void => write(`magie.${name}`, value);

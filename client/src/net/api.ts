// The server's HTTP side.

import type { Checked, Edition, EditionCard, Lobby, NewRoom, Seated, Story, Table } from '../state/game';
import { words } from '../words';

/** A refusal of the server, in a sentence for a person. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const options: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, options);
  } catch {
    throw new Refusal('no_server', words.connection.noServer);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const said = data as { code?: string; sentence?: string } | null;
    throw new Refusal(said?.code ?? 'error', said?.sentence ?? words.connection.noServer);
  }
  return data as T;
}

const ofGame = (game: number): string => (game ? `?game=${game}` : '');

export const editions = (): Promise<EditionCard[]> => ask('editions');
export const promise = (): Promise<{ commitment: string }> => ask('promise');
/** What is printed; of a game that was played here before: what was printed then. */
export const editionOf = (room: string, game = 0): Promise<Edition> =>
  ask(`rooms/${room}/edition${ofGame(game)}`);
export const createRoom = (room: NewRoom): Promise<Seated> => ask('rooms', room);
export const lobbyOf = (room: string): Promise<Lobby> => ask(`rooms/${room}`);
/** With a secret of our own the same can be asked again when an answer was lost: it acts once. */
export const join = (
  room: string,
  who: { name: string; token?: string; seat?: number; secret: string; seal: string },
): Promise<Seated> => ask(`rooms/${room}/join`, who);
export const enter = (room: string, who: { code: string; name: string; secret: string }): Promise<Seated> =>
  ask(`rooms/${room}/enter`, who);
export const storyOf = (room: string, game: number): Promise<Story> =>
  ask(`rooms/${room}/story${ofGame(game)}`);
export const momentOf = (room: string, game: number, number: number): Promise<Table> =>
  ask(`rooms/${room}/story/${number}${ofGame(game)}`);
export const checkOf = (room: string, game: number): Promise<Checked> =>
  ask(`rooms/${room}/check${ofGame(game)}`);
export const recordAddress = (room: string, game: number): string =>
  `/api/rooms/${room}/record${ofGame(game)}`;
/** The record of a game that has no end and gets none: only whoever plays there may have it. */
export async function takeRecord(room: string, game: number, secret: string): Promise<Blob> {
  const answer = await fetch(recordAddress(room, game), { headers: { Authorization: `Bearer ${secret}` } });
  if (answer.ok) return answer.blob();
  const said = (await answer.json().catch(() => null)) as { code?: string; sentence?: string } | null;
  throw new Refusal(said?.code ?? 'error', said?.sentence ?? words.connection.noServer);
}
export const socketAddress = (room: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/rooms/${room}/socket`;

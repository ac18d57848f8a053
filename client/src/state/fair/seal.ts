// Secrets and seals of our own: what proves a seat, and what this browser puts into the dice.

import { sha256 } from './sha256';

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What will prove a seat: made here, so that sitting down can be asked for again when the answer was lost. */
export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(24)));

/** Words for the dice: what somebody typed, and 96 bits that nobody can guess from their seal. */
export interface OwnWords {
  typed: string;
  words: string;
  seal: string;
}

export function newWords(wish = ''): OwnWords {
  const typed = plain(wish);
  const words = `${typed} ${hex(crypto.getRandomValues(new Uint8Array(12)))}`.trim();
  return { typed, words, seal: sha256(words) };
}

/** As it travels unchanged: one way to write each letter, no signs that nobody sees. */
export const plain = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();

// What is there for a moment: a refusal, a word, a gesture, a line of the table itself, and what is read aloud.

import { words } from '../words';
import type { Seat } from './game';

/** A few words that matter for a moment, like a hammer that has fallen. */
export interface Word {
  text: string;
  icon: string;
}

export interface Gesture {
  seat: Seat | null;
  name: string;
  text: string;
}

const NOTICE_MS = 6000;
const WORD_MS = 2600;
const EMOTE_MS = 4000;
const TOLD_MS = 9000; // long enough to be read aloud

export class Passing {
  notice = $state.raw<{ text: string; rule: string } | null>(null);
  word = $state.raw<Word | null>(null);
  announcement = $state(''); // for those who listen
  emotes = $state.raw<Gesture[]>([]);
  told = $state.raw<{ key: number; text: string }[]>([]); // what the table itself has just said

  private noticeTimer = 0;
  private wordTimer = 0;
  private count = 0;

  /** Why something cannot be done, and by which rule. */
  say(text: string, rule = ''): void {
    this.notice = { text, rule };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = null), NOTICE_MS);
  }

  /** Say something short. */
  speak(word: Word): void {
    this.word = word;
    clearTimeout(this.wordTimer);
    this.wordTimer = window.setTimeout(() => (this.word = null), WORD_MS);
  }

  /** The table itself says something: it stands there for a moment, and in the chat for good. */
  tellAll(text: string): void {
    const one = { key: ++this.count, text };
    this.told = [...this.told, one];
    window.setTimeout(() => this.heardTold(one.key), TOLD_MS);
  }

  heardTold(key: number): void {
    this.told = this.told.filter((one) => one.key !== key);
  }

  gesture(seat: Seat | null, name: string, emote: string): void {
    const shown = { seat, name, text: words.chat.emotes[emote] ?? emote };
    this.emotes = [...this.emotes.filter((one) => one.seat !== seat), shown];
    window.setTimeout(() => (this.emotes = this.emotes.filter((one) => one !== shown)), EMOTE_MS);
  }
}

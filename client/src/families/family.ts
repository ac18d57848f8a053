// What a family of games brings to the screens. Whatever it does not bring is plain: choices as buttons, events as
// sentences, facts as a table.

import type { Component, Snippet } from 'svelte';
import type { Desk } from '../state/desk.svelte';
import type { Edition, Seat, Standing, Story, Table, Tagged } from '../state/game';
import type { Question } from '../state/question';
import type { Replay } from '../state/replay.svelte';
import type { Session } from '../net/session.svelte';

/** What nearly every part of a table is given. */
export interface AtTable<E, T> {
  edition: E;
  table: T;
}

/** A tab of the phone that is the family's own. */
export interface Tab<E = any, T = any> {
  name: string;
  count: (session: Session, table: T) => number;
  Body: Component<AtTable<E, T>>;
}

/** An entry knows its own edition and table; whoever asks the registry knows neither. */
export interface Family<E extends Edition = any, T extends Table<any, any> = any> {
  // ---- the table
  Board: Component<AtTable<E, T> & { children: Snippet }>;
  Dock: Component<AtTable<E, T>>;
  Side: Component<AtTable<E, T> & { question: Question }>; // beside the board, above the log
  Stage: Component<AtTable<E, T> & { question: Question }>; // the body of a question
  Holdings: Component<AtTable<E, T> & { player: any }>; // what everybody sees that a player has
  desk: (session: Session) => Desk;
  question: (desk: any, edition: E, table: T) => Question;
  shortcut: (desk: any, table: T, key: string) => void;
  noteOn: (edition: E, player: any) => string; // what holds a player up
  keys: readonly (readonly [string, string])[]; // of the keyboard, with what they do
  deals: boolean; // do players make each other offers?

  // ---- on a phone
  PhoneBoard: Component<AtTable<E, T> & { compact: boolean }>;
  holdingsTab: Tab<E, T> | null;
  sideTab: Tab<E, T> | null;
  tall: readonly string[]; // bodies that need much room
  mapless: readonly string[]; // and such that need even that of the map
  isStill: (question: Question, asked: boolean) => boolean; // nothing is shown but the board

  // ---- auctions
  auctions: readonly string[]; // bodies in which the hammer is seen
  lot: (table: T) => string | null; // what is under the hammer, by a name that only this run of it has
  leaders: (table: T) => readonly Seat[];
  isSealed: (table: T, action: Tagged) => boolean; // an answer that means only the round it was given in

  // ---- what was told
  sounds: Readonly<Record<string, string>>; // by the type of the event
  isMuffled: (event: any, muffled: readonly Seat[]) => boolean;
  main: readonly string[]; // events that somebody who was away wants to hear of, whoever they are about
  leaving: readonly string[]; // events by which a seat leaves the game
  goods: (table: T, seat: Seat) => readonly string[]; // what a seat owns, by its names in the edition
  goodsName: (edition: E, id: string) => string;

  // ---- the end
  End: Component<{ session: Session; edition: E; table: T; story: Story | null }> | null; // a panel below the standings
  ReplaySide: Component<AtTable<E, T> & { replay: Replay }> | null;
  how: Readonly<Record<string, string>>; // why it ended
  left: (round: number) => string;
  stood: (edition: E, table: T, standing: Standing) => string;
}

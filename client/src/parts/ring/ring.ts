// Where the spaces of a ring lie on a grid: any number of them, clockwise.

import type { Seat } from '../../state/game';

export type Side = 'b' | 'l' | 't' | 'r';

export interface Place {
  row: number;
  column: number;
  side: Side;
  corner: boolean;
}

/** A square of the ring as it is now: where it lies, who stands there, and what can be done with it. */
export interface Spot {
  number: number;
  place: Place;
  pawns: Seat[];
  here: boolean; // whoever is on turn stands here
  trail: 'start' | 'dot' | null;
  tabbable: boolean;
  pickable: boolean;
  chance: number | null; // that the own next throw ends here
  press: () => void;
  peek: (on: boolean) => void;
}

/** A square where there is little room: on the map and in the street view of a phone. */
export interface Face {
  name: string;
  foot: string; // what it costs or brings; without that its picture is shown
  said: string; // besides its whole name, for those who listen
  letter?: string; // of its group
  classes?: string; // of its group
  style?: string;
  owner?: Seat | null;
  mortgaged?: boolean;
  built?: string;
  opens?: boolean; // there is more to read about it
}

export interface Ring {
  rows: number;
  columns: number;
  places: Place[];
}

/** Rows and columns of the smallest ring that holds so many spaces: a square where that fits, else a wide one. */
function sizeOf(spaces: number): { rows: number; columns: number } {
  const half = Math.max(4, Math.ceil(spaces / 2));
  const across = half % 2 === 0 ? half / 2 : Math.ceil(half * 0.6);
  return { columns: across + 1, rows: half - across + 1 };
}

/** All places of the ring, clockwise from the top left corner. */
function walk(rows: number, columns: number): Place[] {
  const places: Place[] = [];
  const add = (row: number, column: number, side: Side): void => {
    const corner = (row === 1 || row === rows) && (column === 1 || column === columns);
    places.push({ row, column, side: corner ? (row === 1 ? 't' : 'b') : side, corner });
  };
  for (let column = 1; column < columns; column++) add(1, column, 't');
  for (let row = 1; row < rows; row++) add(row, columns, 'r');
  for (let column = columns; column > 1; column--) add(rows, column, 'b');
  for (let row = rows; row > 1; row--) add(row, 1, 'l');
  return places;
}

/** The ring of a board; play starts at the bottom right, or at the top left. */
export function ringOf(spaces: number, start: 'bottom' | 'top'): Ring {
  const { rows, columns } = sizeOf(spaces);
  const all = walk(rows, columns);
  const first = start === 'top' ? 0 : columns - 1 + rows - 1;
  return { rows, columns, places: Array.from({ length: spaces }, (_, i) => all[(first + i) % all.length]!) };
}

const USUAL = 9; // squares between two corners

/** The columns or rows of a board with large corners. A small ring is no deeper than a usual one: the room is inside. */
export function tracksOf(count: number, corner: number): string {
  const between = count - 2;
  const edge = (corner * Math.min(USUAL, between)) / USUAL;
  return `${edge}fr repeat(${between}, 1fr) ${edge}fr`;
}

/** The spaces a token passes from one to another, the last one included; empty for a leap. */
export function stepsBetween(from: number, to: number, spaces: number, furthest = 13): number[] {
  const ahead = (to - from + spaces) % spaces;
  if (ahead <= furthest) return Array.from({ length: ahead }, (_, i) => (from + i + 1) % spaces);
  if (spaces - ahead <= 4)
    return Array.from({ length: spaces - ahead }, (_, i) => (from - i - 1 + spaces) % spaces);
  return [];
}

// Sorting the choices the server gave into the places where they are shown. Nothing is added, nothing decided.

import type { Choice, Table, Tagged } from './game';

export const possible = <A extends Tagged>(choices: Choice<A>[]): Choice<A>[] =>
  choices.filter((choice) => !choice.disabled);

/** Giving up has a place of its own, under the gear. */
const GRAVE = ['resign'];

/** The answers to what is asked now: one of them is the gold button. `aside` are kinds that are shown elsewhere. */
export const answersOf = <A extends Tagged>(
  table: Table<unknown, A>,
  aside: readonly string[] = [],
): Choice<A>[] => possible(table.choices).filter((choice) => ![...GRAVE, ...aside].includes(choice.kind));

/** Which kinds come first, and which last; whatever else there is stands between them. */
export interface Order {
  first: readonly string[];
  last: readonly string[];
}

export const USUAL: Order = { first: ['roll', 'buy', 'end_turn'], last: ['decline', 'pass'] };

/** The gold button comes first. */
export function inOrder<A extends Tagged>(answers: Choice<A>[], { first, last }: Order = USUAL): Choice<A>[] {
  const rank = ({ kind }: Choice<A>): number => {
    if (first.includes(kind)) return first.indexOf(kind) - first.length;
    return last.indexOf(kind) + 1;
  };
  return [...answers].sort((a, b) => rank(a) - rank(b));
}

export const ofKind = <A extends Tagged>(table: Table<unknown, A>, kind: A['type']): Choice<A> | undefined =>
  allOfKind(table, kind)[0];

export const allOfKind = <A extends Tagged>(table: Table<unknown, A>, kind: A['type']): Choice<A>[] =>
  possible(table.choices).filter((choice) => choice.kind === kind);

/** The same, by the type of the action: then its fields are known. */
export const ofType = <A extends Tagged, K extends A['type']>(
  table: Table<unknown, A>,
  type: K,
): Choice<Extract<A, { type: K }>>[] =>
  possible(table.choices).filter(
    (choice): choice is Choice<A> & Choice<Extract<A, { type: K }>> => choice.action.type === type,
  );

export const sameAction = (a: Choice, b: Choice): boolean =>
  JSON.stringify(a.action) === JSON.stringify(b.action);

/** The one that was picked, or the first. */
export const pickedOf = <A extends Tagged>(
  choices: readonly Choice<A>[],
  picked: Choice | null,
): Choice<A> | undefined => choices.find((one) => picked && sameAction(one, picked)) ?? choices[0];

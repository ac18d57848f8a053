// The options of an edition in words: what differs from the box, and what the box says. What may be chosen, the server says.

import type { EditionCard, OptionCard } from './game';
import { words } from '../words';

type Options = Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const valueOf = (option: OptionCard, options: Options): unknown =>
  options[option.name] ?? option.value;

export const isChanged = (option: OptionCard, options: Options): boolean =>
  option.name in options && !same(options[option.name], option.value);

export const differencesOf = (card: EditionCard, options: Options): OptionCard[] =>
  card.options.filter((option) => isChanged(option, options));

/** Can it be set by one switch, list or number? */
export const isSimple = (option: OptionCard): boolean =>
  !option.many && (option.values.length > 0 || option.lowest !== null);

export function titleOf(option: { name: string }): string {
  const text = option.name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function said(what: unknown): string {
  if (what === true) return words.rules.on;
  if (what === false) return words.rules.off;
  if (typeof what === 'number') return what.toLocaleString('en-US');
  return typeof what === 'object' ? JSON.stringify(what) : String(what).replaceAll('_', ' ');
}

/** The preset that these options are; null: somebody's own mixture. */
export function presetOf(card: EditionCard, options: Options): string | null {
  const sorted = (some: Options): unknown => Object.entries(some).sort(([a], [b]) => (a < b ? -1 : 1));
  return card.presets.find((one) => same(sorted(one.options), sorted(options)))?.name ?? null;
}

// What stands inside the ring now: a heading, a body, one gold button and the quiet ones beside it.
// It is put together from the choices the server gave; their order and number are the server's.

import { familyOf } from '../families';
import { words } from '../words';
import { pickedOf } from './choices';
import type { Desk } from './desk.svelte';
import { turnOf, type Choice, type Edition, type Seat, type Table, type Tagged } from './game';
import { listed } from './printed';

export interface Button {
  text: string;
  sub?: string;
  icon?: string;
  key?: string;
  off?: string; // why it cannot be pressed
  rule?: string; // the rule that says so
  pays?: number; // what it takes from the own cash
  byHand?: boolean; // no key presses it: it is dared on purpose
  run: () => void;
}

/** What stands in the middle; a family names its own. */
export type Body = 'help' | 'settings' | 'people' | 'recap' | 'pick' | (string & {});

export interface Question {
  body: Body;
  seat: Seat | null;
  title: string;
  sub: string;
  primary: Button | null;
  quiet: Button[];
  aside?: Button; // a small one in the turn line
}

/** What the viewer looks at: a panel that is open, else what the family makes of the table. */
export function questionOf(desk: Desk, edition: Edition, table: Table): Question {
  const base = familyOf(edition).question(desk, edition, table);
  const titles: Record<string, string> = {
    help: words.keys.title,
    settings: words.tools.settings,
    people: words.people.title,
  };
  const title = titles[desk.panel ?? ''];
  if (!desk.panel || title === undefined) return base;
  const sub = desk.panel !== 'people' ? '' : peopleSub(desk);
  return { ...base, body: desk.panel, title, sub, seat: null, quiet: [closeButton(desk)] };
}

const peopleSub = (desk: Desk): string =>
  desk.session.you.stands_in ? words.people.standsIn : words.people.sub;

export const closeButton = (desk: Desk): Button => ({
  text: words.tools.close,
  icon: 'x',
  key: 'Esc',
  run: () => desk.clear(),
});

export const backButton = (desk: Desk): Button => ({
  ...closeButton(desk),
  text: words.acts.back,
  icon: 'left',
});

/** "While you were away" stands over the question until it was read; null: there is nothing to tell. */
export function recapOf(desk: Desk, asked: Question): Question | null {
  const session = desk.session;
  if (!session.recap) return null;
  return {
    ...asked,
    body: 'recap',
    seat: session.seat,
    title: words.away.title,
    sub: asked.title,
    primary: { text: words.away.goOn, icon: 'check', run: () => (session.recap = null) },
    quiet: [],
  };
}

// ---- what the server asks --------------------------------------------------------------------------------------

/** The question before anybody has looked at the answers. */
export function bare(desk: Desk, table: Table, body: Body): Question {
  const { asked, seat } = desk.session;
  return {
    body,
    seat: asked ? seat : (table.waiting[0] ?? turnOf(table)),
    title: table.question,
    sub: '',
    primary: null,
    quiet: [],
  };
}

/** How a family makes buttons of the answers. */
export interface Answering<A extends Tagged> {
  answers: Choice<A>[]; // the gold one first
  listed?: readonly string[]; // kinds that are picked from a list, however few there are
  button: (choice: Choice<A>, key?: string) => Button;
}

const FEW = 3;

/** Who is asked, and the answers: the first is gold, the next ones are quiet; many are picked from a list. */
export function withAnswers<A extends Tagged>(
  desk: Desk,
  table: Table,
  question: Question,
  { answers, listed = [], button }: Answering<A>,
): Question {
  const { session } = desk;
  const { to_act = null } = table.facts.decision ?? {};
  const spoken = to_act !== null && table.waiting.includes(to_act);
  if (!session.asked) {
    if (spoken) question.title = table.situation;
    else if (question.seat !== null) question.title = words.table.turnOf(session.name(question.seat));
    return question;
  }
  if (!spoken || to_act !== session.seat) {
    question.title = words.table.yourTurn;
    question.sub = answers[0]?.text ?? '';
  }
  const picked = pickedOf(answers, desk.picked);
  if (picked && isList(answers, listed)) {
    question.primary = button(picked);
    question.quiet = answers
      .filter((one) => ['decline', 'pass'].includes(one.kind) && one !== picked)
      .map((one) => button(one, 'A'));
    return question;
  }
  question.primary = answers[0] ? button(answers[0]) : null;
  question.quiet = answers.slice(1, FEW).map((one, i) => button(one, 'AD'[i]));
  return question;
}

/** Are the answers shown as a list? */
export const isList = (answers: readonly Choice[], kinds: readonly string[]): boolean =>
  answers.length > FEW || kinds.includes(answers[0]?.kind ?? '');

const ICONS: Record<string, string> = {
  decline: 'gavel',
  pass: 'x',
  pay_fine: 'coin',
  use_jail_card: 'key',
  enter_popup: 'spark',
  end_turn: 'right',
  roll: 'arrow',
};

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a choice cannot be taken, as a button says it. */
export const offBy = (choice: Choice): Pick<Button, 'off' | 'rule'> =>
  choice.disabled ? { off: choice.disabled, rule: choice.rule ?? '' } : {};

/** The button of a choice the server gave. */
export const buttonOf = (desk: Desk, table: Table, choice: Choice, key?: string): Button => ({
  text: choice.text,
  icon: ICONS[choice.kind] ?? 'check',
  ...(key ? { key } : {}),
  ...offBy(choice),
  run: () => void desk.play(choice.action, table.decision),
});

/** Who is waited for, in words. */
export const waitedFor = (desk: Desk, table: Table): string =>
  table.waiting.length ? words.table.wait(listed(table.waiting.map((seat) => desk.session.name(seat)))) : '';

// What the server asks, with nothing added to it: the first answer is gold, the next are quiet, many are a list.

import { withBids } from '../../state/bidding';
import { answersOf, inOrder } from '../../state/choices';
import type { Desk } from '../../state/desk.svelte';
import type { Choice, Edition, Table } from '../../state/game';
import { bare, buttonOf, isList, recapOf, withAnswers, type Question } from '../../state/question';
import { words } from '../../words';

export function question(desk: Desk, edition: Edition, table: Table): Question {
  const asks = askedOf(desk, edition, table);
  return recapOf(desk, asks) ?? asks;
}

export const choicesIn = (table: Table): Choice[] => inOrder(answersOf(table));

const AT_THE_BID = ['bid', 'pass', 'hammer'];

/** The answers beside an amount that have no button of their own. */
export const besides = (table: Table): Choice[] => answersOf(table, AT_THE_BID);

function askedOf(desk: Desk, edition: Edition, table: Table): Question {
  const asks = bare(desk, table, 'plain');
  if (table.bids && desk.session.asked)
    return withBids(desk, edition, table, asks, { pass: [words.acts.pass, ''] });
  const answers = choicesIn(table);
  if (desk.session.asked && isList(answers, [])) asks.body = 'pick';
  const button = (choice: Choice, key?: string) => buttonOf(desk, table, choice, key);
  return withAnswers(desk, table, asks, { answers, button });
}

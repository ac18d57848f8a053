// The question of a debt: raise it step by step, let it be raised, ask for a deal, or give up.

import { backButton, offBy, type Button, type Question } from '../../state/question';
import { allOfKind } from '../../state/choices';
import type { MonopolyDesk } from './desk.svelte';
import { money } from '../../state/printed';
import type { Choice, DebtSeen, Edition, Seat, Table } from './types';
import type { Session } from '../../net/session.svelte';
import { words } from '../../words';

export function debtOf(
  desk: MonopolyDesk,
  edition: Edition,
  table: Table,
  question: Question,
  debt: DebtSeen,
): Question {
  const session = desk.session;
  const mine = debt.debtor === session.seat;
  const sum = money(edition, debt.amount);
  const creditor = creditorOf(session, debt);
  question.body = 'debt';
  question.seat = debt.creditor;
  question.title = mine
    ? words.debt.title(creditor, sum)
    : words.debt.other(session.name(debt.debtor), creditor, sum);
  question.sub = table.question;
  if (!mine) return question;
  const plan = table.rescue?.plan ?? [];
  const [next] = plan.length ? plan : [...allOfKind(table, 'mortgage'), ...allOfKind(table, 'sell')];
  if (plan.length) question.primary = raiseButton(desk, sum);
  else if (next)
    question.primary = { text: next.text, icon: 'bank', run: () => void desk.play(next.action, -1) };
  const giveUp = table.choices.find((choice) => choice.kind === 'declare_bankruptcy');
  if (giveUp) addGivingUp(desk, table, question, giveUp, next !== undefined);
  if (desk.plan) {
    question.quiet = [backButton(desk)];
    return question;
  }
  const partner = table.partners[0];
  if (partner !== undefined) {
    const run = (): void => desk.offerTo(debt.creditor ?? partner);
    question.quiet.push({ text: words.debt.ask, sub: words.debt.askSub, icon: 'shake', key: 'O', run });
  }
  return question;
}

/** To whom it is owed, in the middle of a sentence. */
export const creditorOf = (session: Session, debt: { creditor: Seat | null }): string =>
  debt.creditor === null ? words.plan.bank : session.name(debt.creditor);

/** The plan is shown first; only a second press plays it. */
function raiseButton(desk: MonopolyDesk, sum: string): Button {
  if (desk.raising) return { text: words.plan.running, off: words.plan.running, run: () => undefined };
  if (desk.plan) return { text: words.plan.confirm(sum), icon: 'bank', run: () => void desk.raise() };
  return { text: words.plan.show, icon: 'bank', run: () => (desk.plan = true) };
}

function addGivingUp(
  desk: MonopolyDesk,
  table: Table,
  question: Question,
  giveUp: Choice,
  rescues: boolean,
): void {
  const sure = desk.sure === 'bankruptcy';
  const button: Button = {
    text: sure ? words.debt.sure : words.debt.giveUp,
    sub: sure ? words.debt.sureSub : words.plan.giveUpSub,
    icon: 'flag',
    ...offBy(giveUp),
    run: () => {
      if (sure) void desk.play(giveUp.action, table.decision);
      else desk.sure = 'bankruptcy';
    },
  };
  if (!rescues && !giveUp.disabled) question.primary = button;
  else question.quiet.push(button);
}

// The questions of a deal: a draft to send, an offer to answer.

import { offBy, type Button, type Question } from '../../state/question';
import type { MonopolyDesk } from './desk.svelte';
import { goodsText, isEmpty, packed } from './goods';
import { money } from '../../state/printed';
import type { Action, Choice, Edition, OfferSeen, Table } from './types';
import { cashMore, threadsOf, type Said } from './thread';
import { words } from '../../words';

/** The offer a draft would make. */
export function offerAction(desk: MonopolyDesk): Action {
  const draft = desk.draft!;
  const lift = draft.lift.filter((deed) => draft.take.deeds?.includes(deed));
  return {
    type: 'offer',
    to: draft.to,
    give: packed(draft.give),
    take: packed(draft.take),
    ...(lift.length ? { lift } : {}),
  };
}

/** Accepting an offer, with the mortgages that are lifted on receipt. */
export const acceptAction = (desk: MonopolyDesk, accept: Choice): Action => ({
  ...accept.action,
  ...(desk.lifting.length ? { lift: desk.lifting } : {}),
});

/** What is done with an offer that lies on the table. */
type Answer = Extract<Action, { offer: number }>;

export const choiceOn = (table: Table, kind: Answer['type'], offer: number): Choice | undefined =>
  table.choices.find(({ action }) => action.type === kind && 'offer' in action && action.offer === offer);

/** A deal that the server would refuse cannot be pressed; its reason stands beside it. */
const refusedBy = (desk: MonopolyDesk): Pick<Button, 'off' | 'rule'> =>
  desk.verdict && !desk.verdict.ok ? { off: words.deal.refused, rule: desk.verdict.rule } : {};

export function draftOf(desk: MonopolyDesk, back: Button): Question {
  const session = desk.session;
  const draft = desk.draft!;
  const name = session.name(draft.to);
  const empty = isEmpty(draft.give) && isEmpty(draft.take);
  const send: Button = {
    text: words.deal.send,
    icon: 'shake',
    ...(empty ? { off: words.deal.compose } : refusedBy(desk)),
    run: () => void sendDraft(desk),
  };
  return {
    body: 'draft',
    seat: draft.to,
    title: draft.answers ? words.bargain.answer(name) : words.deal.title(name),
    sub: words.deal.sub,
    primary: send,
    quiet: [back],
  };
}

/** A counter-offer takes the place of the offer it answers. */
async function sendDraft(desk: MonopolyDesk): Promise<void> {
  const answered = desk.draft?.answers ?? null;
  if (!(await desk.play(offerAction(desk), -1))) return;
  const table = desk.session.table as Table | null;
  const reject = answered && table ? choiceOn(table, 'reject', answered.offer) : undefined;
  if (reject && !reject.disabled) await desk.play(reject.action, -1);
  desk.clear();
}

export function offerOf(
  desk: MonopolyDesk,
  edition: Edition,
  table: Table,
  offer: OfferSeen,
  back: Button,
): Question {
  const session = desk.session;
  const toMe = offer.to === session.seat;
  const press = (kind: Answer['type'], text: string, sub: string, key: string): Button[] => {
    const choice = choiceOn(table, kind, offer.offer);
    if (!choice) return [];
    const action = kind === 'accept' ? acceptAction(desk, choice) : choice.action;
    const run = (): void => void desk.play(action, -1).then((ok) => ok && desk.clear());
    const off = kind === 'accept' ? { ...refusedBy(desk), ...offBy(choice) } : offBy(choice);
    return [{ text, sub, icon: kind === 'accept' ? 'check' : 'x', key, ...off, run }];
  };
  const counter: Button = {
    text: words.deal.counter,
    sub: words.deal.counterSub,
    icon: 'swap',
    key: 'C',
    run: () => desk.counter(offer),
  };
  const canCounter = toMe && table.partners.includes(offer.by);
  const mute: Button = {
    text: words.bargain.mute,
    icon: 'mute',
    run: () => (session.muffle(offer.by), desk.clear()),
  };
  return {
    body: 'offer',
    seat: toMe ? offer.by : offer.to,
    title: toMe
      ? wantsWhat(edition, session.name(offer.by), offer, before(desk, offer))
      : words.deal.mine(session.name(offer.to)),
    sub: toMe ? words.bargain.open : table.question,
    primary: press('accept', words.deal.accept, '', '')[0] ?? null,
    quiet: [
      ...press('reject', words.deal.decline, words.bargain.declineSub, 'D'),
      ...press('withdraw', words.deal.withdraw, '', 'W'),
      ...(canCounter ? [counter] : []),
      back,
    ].slice(0, 2),
    ...(toMe ? { aside: mute } : {}),
  };
}

/** The offer before this one in the same thread. */
function before(desk: MonopolyDesk, offer: OfferSeen): Said | undefined {
  const session = desk.session;
  const thread = threadsOf(session.batches, [offer], session.seat).find((one) =>
    one.said.some((said) => said.offer === offer.offer),
  );
  const at = thread?.said.findIndex((said) => said.offer === offer.offer) ?? -1;
  return at > 0 ? thread!.said[at - 1] : undefined;
}

function wantsWhat(edition: Edition, name: string, offer: OfferSeen, last: Said | undefined): string {
  const more = cashMore(last, offer);
  if (more !== null && more > 0) return words.bargain.wantsMore(name, money(edition, more));
  if (more !== null && more < 0) return words.bargain.offersMore(name, money(edition, -more));
  if (isEmpty(offer.take)) return words.bargain.gives(name, goodsText(edition, offer.give));
  return words.bargain.wants(name, goodsText(edition, offer.take));
}

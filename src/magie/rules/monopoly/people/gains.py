"""Gains: what a deal would bring each side, found by playing it in a game that is only imagined."""

from __future__ import annotations

from collections.abc import Iterator

import magie.rules.monopoly.book.building as building
import magie.rules.monopoly.book.rent as rent
import magie.rules.monopoly.book.tax as tax
import magie.rules.monopoly.state.box as box
import magie.rules.monopoly.state.hands as hands
import magie.rules.monopoly.words.spaces as spaces
from magie.rules.advice import Gain
from magie.rules.errors import IllegalAction
from magie.rules.events import Event
from magie.rules.game import Game, View
from magie.rules.monopoly.family.actions import Accept, Action, Offer
from magie.rules.monopoly.family.events import CashPaid
from magie.rules.monopoly.people.sentences.wording import Wording
from magie.rules.monopoly.state.state import Table
from magie.rules.wording import in_a_row


def gains(view: View) -> dict[str, tuple[Gain, ...]]:
    """What every offer on the table would bring both sides, by its number; nothing if it cannot be accepted now."""
    return {
        str(offer.offer): _accepted(view, view.imagine("deal"), offer.by, offer.to, Accept(offer.offer))
        for offer in view.facts.offers
    }


def gains_of_draft(view: View, action: Action) -> tuple[Gain, ...]:
    """What an offer the viewer thinks of making or accepting would bring both sides; nothing if that may not be."""
    if view.seat is None:
        return ()
    game = view.imagine("deal")
    if isinstance(action, Accept):
        lying = next((offer for offer in view.facts.offers if offer.offer == action.offer), None)
        return () if lying is None else _accepted(view, game, lying.by, view.seat, action)
    return _offered(view, game, view.seat, action) if isinstance(action, Offer) else ()


def _offered(view: View, game: Game, seat: int, offer: Offer) -> tuple[Gain, ...]:
    try:
        game.play(seat, offer)
    except IllegalAction:
        return ()
    made = game.view().facts.offers[-1]
    return _accepted(view, game, seat, offer.to, Accept(made.offer))


def _accepted(view: View, game: Game, by: int, to: int, accept: Accept) -> tuple[Gain, ...]:
    try:
        events = game.play(to, accept)
    except IllegalAction:
        return ()
    words = Wording(view.edition, view.names)
    found: list[Gain] = []
    for seat in (by, to):
        found += (Gain(seat, text) for text in _of_side(words, view.table, game.table, seat))
        found += (Gain(seat, text) for text in _paid_for_mortgages(words, events, seat))
    return tuple(found)


def _paid_for_mortgages(words: Wording, events: list[Event], seat: int) -> Iterator[str]:
    """M-XFR-01, A-MTG-03: what mortgaged deeds cost on receipt."""
    paid = [e for e in events if isinstance(e, CashPaid) and e.payer == seat and e.payee is None]
    for reason, text in (("lift", "to lift mortgages"), ("interest", "interest on mortgages")):
        total = sum(event.amount for event in paid if event.why == reason)
        if total:
            yield f"Pays {words.money(total)} {text}"


def _of_side(words: Wording, before: Table, after: Table, seat: int) -> Iterator[str]:
    """The groups that change for one side, whole ones first, then by how much its worth changes.

    A-TAX-01: not where worth is a secret, for an offer of all one has would tell all of it.
    """
    changed = [g for g in range(len(words.edition.groups)) if _matters(before, after, seat, g)]
    for group in sorted(changed, key=lambda g: not hands.owns_whole_group(after.state, seat, g)):
        yield _about_group(words, before, after, seat, group)
    change = tax.worth(after, seat) - tax.worth(before, seat)
    if change and not tax.worth_is_secret(before):
        yield f"Worth {words.money(abs(change))} {'more' if change > 0 else 'less'} in all"


def _matters(before: Table, after: Table, seat: int, group: int) -> bool:
    """Does this group change for a side in a way worth a line? A single street less does not."""
    had, has = hands.held_in_group(before, seat, group), hands.held_in_group(after, seat, group)
    if after.printed.group_kind[group] == spaces.STREET:
        return has > had or (has < had and hands.owns_whole_group(before.state, seat, group))
    return has != had and has > 0


def _about_group(words: Wording, before: Table, after: Table, seat: int, group: int) -> str:
    title = words.edition.groups[group].name
    held, size = hands.held_in_group(after, seat, group), after.printed.group_size[group]
    if after.printed.group_kind[group] != spaces.STREET:
        return f"{held} of {size} {title}{_scale(words, before, after, seat, group)}"
    if hands.owns_whole_group(after.state, seat, group):
        return f"Completes {title}{_earns(words, after, seat, group)}"
    if hands.owns_whole_group(before.state, seat, group):
        return f"Gives up the whole of {title}"
    return f"{held} of {size} {title}"


def _earns(words: Wording, table: Table, seat: int, group: int) -> str:
    """What a whole group brings at once."""
    rents = _rents(table, group)
    earns = f": rents {in_a_row([words.money(amount) for amount in rents])}" if rents else ""
    if building.could_build_on(table, seat, group):
        earns += (
            f", and may build at {words.money(table.printed.group_house_price[group])} a {words.words.house}"
        )
    return earns


def _rents(table: Table, group: int) -> list[int]:
    """What the streets of a group earn, mortgaged ones left out."""
    members = [box.group_deed(table, group, i) for i in range(table.printed.group_size[group])]
    return [rent.rent_of(table, deed) for deed in members if not table.state.mortgaged[deed]]


def _scale(words: Wording, before: Table, after: Table, seat: int, group: int) -> str:
    """How the rent of transports, or the factor of utilities, changes with their number (OL-RNT-03, OL-RNT-04)."""
    now = _step(after, seat, group)
    if not now:
        return ""
    was = _step(before, seat, group)
    if after.printed.group_kind[group] == spaces.UTILITY:
        return f": rent {now} times the throw" + (f" instead of {was}" if was else "")
    return f": each rent {words.money(now)}" + (f" instead of {words.money(was)}" if was else "")


def _step(table: Table, seat: int, group: int) -> int:
    held = hands.held_in_group(table, seat, group)
    return int(box.group_rent(table, group, held)) if held else 0

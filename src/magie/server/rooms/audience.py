"""Telling: what each seat hears of an action, and the table as each seat sees it.

Everything comes from `view(seat)` and `heard_by(events, seat)`; nothing here reads the hidden half of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from magie.rules.advice import advice_on
from magie.rules.buttons import Choice, cannot
from magie.rules.events import Event, heard_by
from magie.rules.game import Game, View
from magie.rules.manners import manners_at
from magie.server.rooms.choices import bids_of, partners_of
from magie.server.rooms.waiting import waited_for
from magie.server.wire import ENCODER, BatchSeen, ClockSeen, TableSeen

NOBODYS = b'{"seat":null'  # how the facts of an onlooker begin


class Telling(msgspec.Struct, frozen=True, gc=False):
    """One accepted action and what it led to, for all who may hear of it. `number` counts what was heard in public.

    `head` is that of the chain after it. It covers what was done in silence before, and nobody can tell from it what
    that was, or whether there was something: the key of the chain is the server's until the end. A hundred are kept for
    each room, and nothing in one leads back to it: the collector leaves them alone.
    """

    number: int
    by: int | None
    action: Any
    events: tuple[Event, ...]
    head: str = ""

    @property
    def is_public(self) -> bool:
        """Did everybody hear something?"""
        return any(event.audience is None for event in self.events)

    @property
    def is_open(self) -> bool:
        """Did everybody hear everything?"""
        return all(event.audience is None for event in self.events)


class Views:
    """The views of one position, each built once however many look from there."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.manners, self.advice = manners_at(game.edition), advice_on(game.edition)
        self.waiting = waited_for(game)
        self.public = game.view()
        self.seen: dict[int | None, View] = {None: self.public}
        self.open = self.manners.lies_open(self.public)
        self.rents = self.advice.rents(self.public)
        self.worth = self.advice.worth(self.public) if self.open else None
        self.asked = self.public.asked()
        self.gains = self.advice.gains(self.public)
        self.outcome = game.outcome
        self.told = ENCODER.encode(self.public.facts).removeprefix(NOBODYS) if self.open else b""

    def of(self, seat: int | None) -> View:
        """The view of a seat; None is an onlooker. Where all lies open the facts are built once."""
        if seat not in self.seen:
            self.seen[seat] = self.public.from_seat(seat) if self.open else self.game.view(seat)
        return self.seen[seat]

    def facts_for(self, seat: int | None) -> Any:
        """The facts as they travel. Where all lies open they are encoded once: only whose view it is differs."""
        if not self.open or seat is None:
            return self.of(seat).facts
        return msgspec.Raw(b'{"seat":%d' % seat + self.told)


def table_seen(
    views: Views, seat: int | None, number: int, clock: ClockSeen | None, pause_left: int = 0
) -> TableSeen:
    """The table from one seat."""
    view = views.of(seat)
    legal = None if seat is None or views.outcome is not None else view.legal()
    return TableSeen(
        number=number,
        decision=view.facts.decision.number,
        waiting=views.waiting,
        facts=views.facts_for(seat),
        choices=() if legal is None else possible_now(views, view, legal, pause_left),
        bids=None if legal is None else bids_of(legal),
        partners=() if legal is None else partners_of(legal),
        situation=views.asked.line(),
        question=views.asked.question(),
        clock=clock,
        rents=views.rents,
        worth=views.advice.worth(view) if views.worth is None else views.worth,
        rescue=views.advice.rescue(view),
        standings=views.outcome,
        gains=views.gains,
        claims_left=pause_left,
    )


def possible_now(views: Views, view: View, legal: Any, pause_left: int) -> tuple[Choice, ...]:
    """What a seat can do; while others have a moment to speak, what has to wait for them says so."""
    choices = views.manners.choices(view, legal)
    return tuple(not_yet(views, choice) for choice in choices) if pause_left else choices


def not_yet(views: Views, choice: Choice) -> Choice:
    """A button that has to wait, if it has to."""
    why = views.manners.too_soon(choice.action) if choice.disabled is None else None
    return choice if why is None else cannot(choice.action, choice.text, why.sentence, why.rule)


def own_batch(public: BatchSeen, telling: Telling) -> BatchSeen:
    """What the player hears where everybody heard all: the same, and the action."""
    return msgspec.structs.replace(public, by=telling.by, action=telling.action)


def batch_seen(game: Game, telling: Telling, seat: int | None) -> BatchSeen:
    """What a seat hears of an action; the action itself is only told back to whoever played it."""
    heard = heard_by(telling.events, seat)
    own = telling.by is not None and telling.by == seat
    return BatchSeen(
        number=telling.number,
        by=telling.by if heard or own else None,
        events=tuple(heard),
        sentences=sentences_for(game, heard),
        action=telling.action if own else None,
    )


def sentences_for(game: Game, heard: Sequence[Event]) -> tuple[str, ...]:
    """A sentence for each event; "" where the one before has said it, or nothing needs to be said."""
    texts = {id(event): text for event, text in game.told(heard)}
    return tuple(texts.get(id(event), "") for event in heard)


def batches_since(game: Game, told: Sequence[Telling], last: int, seat: int | None) -> tuple[BatchSeen, ...]:
    """What a seat has missed since the batch with this number."""
    return tuple(
        batch_seen(game, telling, seat) for telling in told if telling.number > last and telling.is_public
    )

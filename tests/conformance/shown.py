"""What the scenarios of the rulebook show of a family: what is asked, listed and played in them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from magie.rules.actions import Action
from magie.rules.errors import IllegalAction
from magie.rules.events import Event
from magie.rules.game import Game
from magie.scenarios import read, run

RULEBOOK = Path(__file__).parents[1] / "rulebook"
# So often one kind of answer to one kind of question is looked at in an edition; after that it shows nothing new.
OFTEN_ENOUGH = 3


class Shown:
    """What was seen of one family, each kind by its name: what can be done with it, and what once went wrong."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.listed: set[str] = set()
        self.tried: set[str] = set()
        self.accepted: set[str] = set()
        self.effective: set[str] = set()
        self.fails: defaultdict[str, set[str]] = defaultdict(set)
        self.looks: Counter[tuple[str, str, str]] = Counter()

    def look(self, game: Game) -> None:
        """Look at a position in which something is about to be played."""
        seat = game.to_act()
        if seat is None:
            return
        question = game.decision.kind
        self.asked.add(question)
        self.attempt("safe answer", question, lambda: game.default(seat) in game.legal(seat))
        for one in game.open_seats():
            for listed in game.legal(one):
                self.look_at_listed(game, one, listed)

    def look_at_listed(self, game: Game, seat: int, action: Action) -> None:
        """Look at an action that a seat is offered."""
        self.listed.add(action.kind)
        self.attempt("number", action.kind, lambda: has_number(game, seat, action))

    def attempt(self, what: str, kind: str, works: Callable[[], bool]) -> None:
        """Keep what does not work; a table that has forgotten it may well raise something."""
        try:
            worked = works()
        except (IllegalAction, LookupError, ValueError):
            worked = False
        if not worked:
            self.fails[what].add(kind)


def to_and_fro(game: Game, action: Action) -> bool:
    """Does an action become numbers, and these an action of its kind again?"""
    return type(game.coder.action(game.coder.act(action))) is type(action)


def has_number(game: Game, seat: int, action: Action) -> bool:
    """Does a number stand for this action, and for nothing else?"""
    space = action_space_of(game)
    return bool(space.action(game.table, seat, space.number(game.table, action)) == action)


SPACES: dict[str, Any] = {}


def action_space_of(game: Game) -> Any:
    """The numbered actions of its edition, made once."""
    key = game.edition.fingerprint
    if key not in SPACES:
        module = import_module(f"magie.rules.{game.edition.family}.family.action_space")
        SPACES[key] = module.ActionSpace(game.edition)
    return SPACES[key]


@cache
def shown() -> dict[str, Shown]:
    """Run all scenarios of the rulebook and look at what is played in them, by family."""
    seen: dict[str, Shown] = {}
    play = Game.play

    def look_and_play(game: Game, seat: int | None, action: Action) -> list[Event]:
        family = seen.setdefault(game.edition.family, Shown())
        key = (game.edition.name, game.decision.kind, action.kind)
        if family.looks[key] >= OFTEN_ENOUGH:
            return play(game, seat, action)
        family.look(game)
        family.tried.add(action.kind)
        before = game.digest()
        events = play(game, seat, action)
        family.looks[key] += 1
        family.accepted.add(action.kind)
        family.attempt("code", action.kind, lambda: to_and_fro(game, action))
        if events or game.digest() != before:
            family.effective.add(action.kind)
        return events

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "play", look_and_play)
        for file in sorted(RULEBOOK.glob("*.yaml")):
            run_file(file)
    return seen


def run_file(file: Path) -> None:
    """Run its scenarios; whether they hold, and how they fail, is a matter of `tests/rulebook`."""
    for scenario in read(file):
        with suppress(LookupError):  # a table that has forgotten something
            run(scenario)

"""A check of events takes no word, name or number that its field cannot have: in `never` it would pass silently."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

import magie
import magie.rules.masterpiece.family.events as masterpiece_events
import magie.rules.monopoly.family.events as monopoly_events
from magie.bots import make
from magie.scenarios.errors import ScenarioError, Where
from magie.scenarios.masterpiece.moment import Moment as MasterpieceMoment
from magie.scenarios.masterpiece.names import Names as MasterpieceNames
from magie.scenarios.moment import Moment
from magie.scenarios.monopoly.moment import Moment as MonopolyMoment
from magie.scenarios.monopoly.names import Names as MonopolyNames

HERE = Where("test.yaml", "T-1")
NAMES = ("A", "B", "C")


def moment_of(edition: str) -> Moment:
    """A game of this edition, as a scenario sees it."""
    game = magie.new_game(edition, NAMES, seed=1)
    if edition == "masterpiece":
        return MasterpieceMoment(game, MasterpieceNames(game.edition, NAMES))
    return MonopolyMoment(game, MonopolyNames(game.edition, NAMES))


def takes(now: Moment, event: str, field: str, value: object) -> bool:
    """Can a scenario write this in a field?"""
    try:
        now.expected_event({"type": event, field: value}, HERE)
    except ScenarioError:
        return False
    return True


# Lists may be empty: nobody, and no deed.
LISTS = ("seats", "bidders", "leaders", "lift")


@pytest.mark.parametrize("nonsense", ["nonsense", -1, 1.5, [], None, {"no": "sense"}])
@pytest.mark.parametrize("edition", ["oz", "masterpiece"])
def test_no_field_of_an_event_takes_nonsense(edition: str, nonsense: object) -> None:
    now = moment_of(edition)
    fields = [(event, field) for event in now.event_fields for field in now.event_fields[event]]
    taken = [(event, field) for event, field in fields if takes(now, event, field, nonsense)]
    may_be_open = [("claim_opened", "amount")] if nonsense is None else []  # while a throw must decide it
    may_be_empty = [(event, field) for event, field in taken if field in LISTS and nonsense == []]
    assert set(taken) <= {*may_be_open, *may_be_empty}


@pytest.mark.parametrize(
    ("module", "kind"), [(monopoly_events, MonopolyMoment), (masterpiece_events, MasterpieceMoment)]
)
def test_every_way_belongs_to_an_event(module: ModuleType, kind: type[Moment]) -> None:
    said = {word for key, words in kind.event_words.items() if key.endswith(".how") for word in words}
    assert said == set(module.HOW.values())


@pytest.mark.parametrize("edition", ["luxury", "harry_potter", "oz", "masterpiece"])
def test_what_happens_in_games_can_be_written(edition: str) -> None:
    """Every event of a whole game is taken as it is told, and fits itself."""
    now = moment_of(edition)
    bots = [make("random", seed) for seed in range(len(NAMES))]
    seen: set[tuple[str, Any]] = set()
    for _ in range(1500):
        seat = now.game.to_act()
        if seat is None:
            break
        view = now.game.view(seat)
        now.play(seat, bots[seat].choose(view, view.legal()))
    for told in now.happened():
        key = (told["type"], told.get("how"))
        if key not in seen or "why" in told:
            assert now.expected_event(told, HERE) == told
        seen.add(key)
    assert len(seen) > 10

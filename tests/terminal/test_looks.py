"""How a position looks in a terminal."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import pytest

import magie
from magie.rules.game import View
from magie.terminal.faces import face_of
from magie.terminal.monopoly.deeds import deed_line
from tests.terminal.desks import printed

SUMMARY = """\
    player     cash   at        deeds
─────────────────────────────────────────────────────────────────────
▶   Ann      $1,234   Baltic     N  all 2 +3-2   R  Kentucky, Indiana
                                 T  (Reading RR)  Jail card x1
    Ben         $56   in Jail    B  Boardwalk   U  all 2
    Cleo        out
Round 1 · Bank: 27 houses, 12 hotels, 20 title deeds"""


@dataclass(frozen=True)
class Held:
    """What one deed looks like."""

    owner: int
    level: int = 0
    mortgaged: bool = False


HELD = {
    "mediterranean": Held(0, 3),
    "baltic": Held(0, 2),
    "kentucky": Held(0),
    "indiana": Held(0),
    "reading": Held(0, mortgaged=True),
    "boardwalk": Held(1),
    "electric": Held(1),
    "water": Held(1),
}


@pytest.fixture
def position() -> View:
    """Ann on Baltic with two built streets, Ben in Jail, Cleo out."""
    view = magie.new_game("luxury", ("Ann", "Ben", "Cleo"), seed=1).view(0)
    facts = view.facts
    change = msgspec.structs.replace
    ann, ben, cleo = facts.players
    players = (
        change(ann, cash=1234, space="baltic", jail_cards=("chance-jail-card",)),
        change(ben, cash=56, space="jail", in_jail=True),
        change(cleo, playing=False),
    )
    deeds = tuple(
        change(deed, owner=held.owner, level=held.level, mortgaged=held.mortgaged) if (held := HELD.get(deed.deed)) else deed
        for deed in facts.deeds
    )  # fmt: skip
    view.facts = change(facts, turn=0, players=players, deeds=deeds, houses=27)
    return view


def test_the_summary_of_a_position(position: View) -> None:
    game = magie.new_game("luxury", ("Ann", "Ben", "Cleo"), seed=1)
    assert printed(face_of(game).summary(position, 72), 72) == SUMMARY


@pytest.mark.parametrize("width", [60, 80, 120])
def test_nothing_is_wider_than_the_terminal(position: View, width: int) -> None:
    face = face_of(magie.new_game("luxury", ("Ann", "Ben", "Cleo"), seed=1))
    for what in (face.summary(position, width), face.board(position, width)):
        text = printed(what, 400)
        assert max(len(line) for line in text.splitlines()) <= width


def test_the_board_shows_owners_buildings_tokens_and_prisoners(position: View) -> None:
    face = face_of(magie.new_game("luxury", ("Ann", "Ben", "Cleo"), seed=1))
    text = printed(face.board(position, 120), 120)
    assert len(text.splitlines()) == 22
    for sign in ("A+3", "A+2@A", "(A)", "#B"):
        assert sign in text


def test_a_deed_is_shown_before_it_is_bought(position: View) -> None:
    assert deed_line(position, "park-place") == (
        "Park Place [Dark Blue]: price $350, rent 35/175/500/1100/1300/1500, house $200. Boardwalk: Ben."
    )

"""How long rent may still be asked for is told before it is too late."""

from __future__ import annotations

import pytest

import magie
from magie.bots import make
from magie.rules.actions import Roll
from magie.rules.events import Event
from magie.rules.game import Game

NAMES = ("Ann", "Ben", "Cleo")


def lapsed(events: list[Event]) -> set[int]:
    return {event.claim for event in events if event.kind == "claim_lapsed"}  # type: ignore[attr-defined]


def open_claims(game: Game) -> dict[int, int | None]:
    return {claim.claim: claim.lapses_in for claim in game.view().facts.claims if not claim.claimed}


@pytest.mark.parametrize(("edition", "turns"), [("luxury", 1), ("oz", 1), ("harry_potter", 2)])
def test_a_claim_lapses_with_the_throw_that_was_announced(edition: str, turns: int) -> None:
    """A-RNT-01: 0 means that the next throw closes it, and no other throw does."""
    options = {"auto_claim": False, "deal_out_deeds": 8}
    game = magie.new_game(edition, NAMES, 5, options=options)
    bots = [make("steady", seed=number) for number in range(3)]
    seen: set[int | None] = set()
    for _ in range(400):
        seat = game.to_act()
        if seat is None:
            break
        view = game.view(seat)
        action = bots[seat].choose(view, view.legal())
        if action.kind == "claim_rent":
            action = game.default(seat)  # nobody asks for rent here
        before = open_claims(game)
        gone = lapsed(game.play(seat, action))
        if gone:
            assert isinstance(action, Roll)
            assert gone == {claim for claim, left in before.items() if left == 0}
        seen |= set(before.values())
    assert seen == set(range(turns + 1))


def test_nothing_closes_a_claim_without_a_deadline() -> None:
    options = {"auto_claim": False, "deal_out_deeds": 8, "rent_claim_turns": "unlimited"}
    game = magie.new_game("luxury", NAMES, 5, options=options)
    while not open_claims(game):
        seat = game.to_act()
        assert seat is not None
        game.play(seat, Roll() if Roll() in game.legal(seat) else game.default(seat))
    assert set(open_claims(game).values()) == {None}

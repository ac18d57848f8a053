"""The Masterpiece of docs/editions.md is played to the end, and so is one as large as can be."""

from __future__ import annotations

from pathlib import Path

import pytest

import magie
from magie.editions import load
from magie.editions.masterpiece import check_paintings, check_ring
from magie.rules.masterpiece.state.printed import Printed
from tests.editions.files import my_masterpiece

ATTIC = load(Path(__file__).parents[2] / "docs" / "examples" / "attic.toml")


def played_out(edition: magie.Edition, seats: int) -> magie.Game:
    """A game to its end, everybody with the careful answer."""
    game = magie.new_game(edition, seats, seed=seats)
    while not game.over:
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_are_played_to_the_end(seats: int) -> None:
    game = played_out(ATTIC, seats)
    assert game.outcome is not None
    assert game.outcome.winners
    assert magie.replay(game.record().to_json()).digest() == game.digest()


def test_a_fifth_player_is_refused() -> None:
    with pytest.raises(magie.SetupError, match="Attic is for 2 to 4 players, not 5"):
        magie.new_game(ATTIC, 5)


def test_the_checks_allow_just_what_the_tables_of_the_engine_hold() -> None:
    printed = Printed()
    assert len(printed.kind_of) == len(printed.amount) == check_ring.MOST_SPACES
    assert len(printed.value_cards) == check_paintings.MOST_PAINTINGS


def test_the_largest_ring_with_the_most_paintings_and_players_is_played() -> None:
    spaces = ", ".join(f'{{ id = "i{number}", name = "Inherit", kind = "inherit" }}' for number in range(80))
    paintings = ", ".join(f'{{ id = "p{number}", title = "No. {number}" }}' for number in range(64))
    edition = my_masterpiece(
        f'replace = ["spaces", "paintings"]\nspaces = [{spaces}]\npaintings = [{paintings}]\n'
        f"values = {[100_000_000, *[0] * 63]}\ntokens = {[f'T{number}' for number in range(8)]}\n"
        "[rules]\nplayers_max = 8\nbid_max = 20_000_000\n"
    )
    outcome = played_out(edition, 8).outcome
    assert outcome is not None
    # MP-END-02: everything was inherited, so only what was dealt and drawn counts.
    assert sum(standing.worth for standing in outcome.standings) == 8 * 1_500_000 + 100_000_000

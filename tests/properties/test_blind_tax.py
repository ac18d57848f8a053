"""A-TAX-01: where a tax may be chosen by one's worth, nothing tells anybody's worth before the game is over.

While a position is looked at, everybody is made worth a number that stands nowhere else; then all that a seat can see is
searched for it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from unittest.mock import patch

import pytest

import magie
import magie.rules.monopoly.book.tax as tax
from magie.rules.advice import advice_on
from magie.rules.game import Game
from magie.rules.manners import manners_at
from magie.rules.monopoly.family.actions import Goods, Offer
from magie.server.rooms.audience import Views, table_seen
from magie.server.wire import ENCODER
from magie.terminal.faces import face_of
from tests.properties.tables import random_play
from tests.terminal.desks import printed

STRANGE = 987_654_321
OWN = """
extends = "luxury"
name = "own"
title = "Own"
spaces = [{ id = "income-tax", tax = { way = "choice", amount = 60, percent = 5 } }]
"""


@contextmanager
def strangely_rich() -> Iterator[None]:
    """Every seat is worth a strange sum, then twice that: one of them shows wherever somebody adds up or compares."""
    sums = cycle((STRANGE, 2 * STRANGE))
    with patch.object(tax, "worth", lambda table, seat: next(sums)):
        yield


def tells_worth(text: str) -> bool:
    """Is the strange sum in it?"""
    return str(STRANGE) in text.replace(",", "")


def shown(game: Game, seat: int | None) -> str:
    """All that a seat can look at: its view, its page, its screen in the terminal, and what a deal would bring."""
    with strangely_rich():
        view = game.view(seat)
        page = ENCODER.encode(table_seen(Views(game), seat, 0, None)).decode()
        face = face_of(game)
        parts = (face.summary(view, 100), face.board(view, 100), face.belongings(view, 100))
        return "\n".join((view.to_json(), page, drafted(game, seat), *(printed(part, 100) for part in parts)))


def drafted(game: Game, seat: int | None) -> str:
    """What offering all one has would bring."""
    view = game.view(seat)
    partners = [] if seat is None else [p for p in view.legal().partners if p != seat]
    if seat is None or not partners:
        return ""
    player = view.facts.players[seat]
    all_of_it = Offer(partners[0], Goods(player.cash, player.deeds), Goods())
    return str(advice_on(game.edition).gains_of_draft(view, all_of_it))


def positions(game: Game, seed: int) -> Iterator[Game]:
    """Some moments of a game played at random, also those in which the tax is chosen."""
    chance = random.Random(seed)
    yield game
    for _ in random_play(game, seed, 900):
        if game.view().facts.decision.kind == "tax_choice" or chance.random() < 0.02:
            yield game


def looks(game: Game) -> list[str]:
    """What everybody sees now."""
    return [shown(game, seat) for seat in (None, *range(len(game.names)))]


@pytest.mark.parametrize("seed", [0, 2])
def test_nothing_tells_a_worth_before_the_end(seed: int) -> None:
    game = magie.new_game("harry_potter", seats=3, seed=seed, options={"deal_out_deeds": 3})
    kinds = set()
    for now in positions(game, seed):
        kinds.add(now.view().facts.decision.kind)
        assert now.over or not any(tells_worth(look) for look in looks(now))
    assert {"pre_roll", "post_move", "tax_choice"} <= kinds


def test_the_end_tells_it() -> None:
    game = magie.new_game("harry_potter", seats=2, seed=1, options={"round_limit": 1})
    while not game.over:
        for _ in random_play(game, 1, 50):
            pass
    assert all(tells_worth(look) for look in looks(game))
    assert advice_on(game.edition).worth(game.view()) == manners_at(game.edition).totals(game.table)


@pytest.mark.parametrize("edition", ["luxury", "oz"])
def test_where_every_tax_is_printed_worth_lies_open(edition: str) -> None:
    game = magie.new_game(edition, seats=3, seed=1)
    assert all(tells_worth(look) for look in looks(game))


def test_what_the_edition_says_counts_and_not_which_one_it_is(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(OWN)
    blind = magie.new_game(str(own), seats=2, seed=1)
    assert not any(tells_worth(look) for look in looks(blind))

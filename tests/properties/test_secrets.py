"""Change what a seat may not know and its view stays the same; an imagined game fits what the seat knows."""

from __future__ import annotations

import random

from hypothesis import given

from magie.rules.game import Game
from magie.rules.monopoly.family.events import IntentStated
from tests.properties.tables import games, played_on, random_play, seeds


def change_what_is_hidden(game: Game, chance: random.Random) -> None:
    """Another order of the unseen cards, other luck."""
    hidden, printed = game.table.hidden, game.table.printed
    pile = list(hidden.pile)
    for deck in range(printed.decks):
        start, count = printed.deck_start[deck], hidden.pile_count[deck]
        cards = pile[start : start + count]
        chance.shuffle(cards)
        pile[start : start + count] = cards
    hidden.pile = pile
    hidden.key0 = chance.getrandbits(63)
    hidden.count = chance.getrandbits(20)


@given(games(), seeds)
def test_a_view_does_not_depend_on_what_is_hidden(game: Game, seed: int) -> None:
    played_on(game, seed, seed % 120)
    twin = game.copy()
    change_what_is_hidden(twin, random.Random(seed))
    for seat in (None, *range(len(game.names))):
        assert game.view(seat).to_json() == twin.view(seat).to_json()
        if seat is not None:
            assert list(game.legal(seat)) == list(twin.legal(seat))
            assert list(game.view(seat).legal()) == list(game.legal(seat))


@given(games(), seeds)
def test_an_imagined_game_fits_what_the_seat_knows_and_can_be_played(game: Game, seed: int) -> None:
    played_on(game, seed, seed % 150)
    for seat in range(len(game.names)):
        view = game.view(seat)
        dream = view.imagine(seed)
        assert dream.view(seat).to_json() == view.to_json()
        assert dream.digest() == view.imagine(seed).digest()
        for deck in range(dream.table.printed.decks):
            cards = dream.table.hidden.pile_count[deck]
            assert cards == game.table.hidden.pile_count[deck]
        played_on(dream, seed, 25)
    assert game.over or game.view(0).imagine(1).digest() != game.view(0).imagine(2).digest()


@given(games(), seeds)
def test_a_number_stated_in_secret_is_told_to_nobody_else(game: Game, seed: int) -> None:
    for seat, _, events in random_play(game, seed, 120):
        for event in events:
            if isinstance(event, IntentStated):
                assert event.audience == (seat,)
            else:
                assert event.audience is None

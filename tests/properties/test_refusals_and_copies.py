"""A refused action changes nothing, a copy lives its own life, a record replays."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

import magie
from magie.rules.game import Game
from magie.rules.monopoly.family import actions as a
from tests.properties.tables import any_games, games, played_on, random_play, seeds


def any_action(chance: random.Random, game: Game) -> a.Action:
    """Some action, sensible or not."""
    deed = chance.choice(game.coder.deed_ids)
    other = chance.choice(game.coder.deed_ids)
    number = chance.choice([-1, 0, 1, 2, 3, 50, 400, 10**9])
    goods = [
        a.Goods(),
        a.Goods(cash=abs(number)),
        a.Goods(deeds=(deed,)),
        a.Goods(deeds=(deed, other), cash=5),
    ]
    return chance.choice(
        [
            a.Pass(),
            a.Roll(),
            a.EndTurn(),
            a.Buy(),
            a.Decline(),
            a.Bid(number),
            a.Hammer(),
            a.ClaimRent(number),
            a.Mortgage(deed),
            a.Lift(deed),
            a.Build((deed,) * chance.randint(0, 4)),
            a.Build((deed, other), "hotel"),
            a.Sell(((deed, chance.randint(-1, 6)),)),
            a.Sell(((deed, 0), (other, 0))),
            a.PayFine(),
            a.UseJailCard(chance.choice(game.coder.jail_card_ids)),
            a.Offer(chance.randint(-1, 7), chance.choice(goods), chance.choice(goods), (deed,)),
            a.Offer(chance.randint(0, 5), chance.choice(goods), chance.choice(goods)),
            a.Accept(number, (deed,)),
            a.Reject(number),
            a.Withdraw(number),
            a.Want(number),
            a.Place(deed),
            a.LiftInherited((deed,)),
            a.ChooseTax("percent"),
            a.DeclareBankruptcy(),
        ]
    )


@given(games(), seeds)
def test_a_refused_action_changes_nothing(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    for _ in random_play(game, seed, 60):
        for _ in range(6):
            seat = chance.randint(-1, 7)
            action = any_action(chance, game)
            before = game.digest()
            legal = action in game.legal(seat)
            if not legal:
                with pytest.raises(magie.IllegalAction) as refused:
                    game.play(seat, action)
                assert refused.value.sentence.endswith(".")
                assert refused.value.rule
                assert game.digest() == before
            else:
                assert game.copy().play(seat, action) is not None
                assert game.digest() == before


@given(any_games(), seeds)
def test_a_copy_lives_its_own_life(game: Game, seed: int) -> None:
    played_on(game, seed, 40)
    twin = game.copy()
    assert twin.digest() == game.digest()
    before = game.digest()
    played_on(twin, seed + 1, 40)
    assert game.digest() == before
    again = game.copy()
    played_on(again, seed + 1, 40)
    assert again.digest() == twin.digest()


@given(any_games(), seeds)
def test_a_record_replays_also_from_json(game: Game, seed: int) -> None:
    played_on(game, seed, 120)
    record = game.record()
    assert magie.replay(record).digest() == game.digest()
    assert magie.replay(record.to_json()).digest() == game.digest()
    assert magie.rules.record.luck_is_honest(record)

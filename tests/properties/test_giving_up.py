"""A-BKR-10: whoever has resigned never wins, never inherits, and gets nothing from the others any more."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

import magie
from magie.bots.random_bot import RandomBot
from magie.rules.events import Event
from magie.rules.game import Game
from magie.rules.monopoly.family.actions import Resign
from magie.rules.monopoly.family.events import AuctionWon, CashPaid, DeedBought, DeedPassed, JailCardPassed
from tests.properties.tables import editions, games, seeds

SELDOM = 0.02
OFTEN = 0.5  # a creditor in the middle of a debt
MOSTLY = 0.8  # safe answers, which bring the game on

POOR = {"start_cash": 0, "salary": 0, "deal_out_deeds": 5}


@st.composite
def poor_games(draw: st.DrawFn) -> Game:
    """A game full of debts from the first throws on."""
    asks = draw(st.booleans())
    seats = draw(st.integers(3, 5))
    return magie.new_game(draw(editions), seats=seats, seed=draw(seeds), options=POOR | {"auto_claim": asks})


def played_with_resignations(game: Game, seed: int, steps: int) -> tuple[dict[int, str | None], list[Event]]:
    """Random play in which anybody resigns at any moment: who did, with the lot each led then, and all events."""
    luck, bot = random.Random(seed), RandomBot(seed)
    given_up: dict[int, str | None] = {}
    told: list[Event] = []
    for _ in range(steps):
        seat = game.to_act()
        if seat is None:
            break
        owed = game.view().facts.debt
        creditor = owed.creditor if owed is not None else None
        leaver = luck.randrange(game.table.state.seats) if creditor is None else creditor
        if (
            luck.random() < (SELDOM if creditor is None else OFTEN)
            and leaver not in given_up
            and game.table.state.playing >> leaver & 1
        ):
            auction = game.view().facts.auction
            given_up[leaver] = auction.lot if auction is not None and auction.leader == leaver else None
            told += game.play(leaver, Resign())
        else:
            safe = luck.random() < MOSTLY
            action = game.default(seat) if safe else bot.choose(game.view(seat), game.legal(seat))
            told += game.play(seat, action)
        contenders = game.table.state.playing & ~game.table.state.resigned
        assert game.over or contenders.bit_count() > 1
    return given_up, told


@given(st.one_of(games(), poor_games(), poor_games()), seeds)
def test_who_has_resigned_never_wins(game: Game, seed: int) -> None:
    given_up, _ = played_with_resignations(game, seed, 200)
    if game.outcome is not None:
        assert not set(game.outcome.winners) & set(given_up)
        assert sorted(one.seat for one in game.outcome.standings) == list(range(game.table.state.seats))


@given(st.one_of(games(), poor_games(), poor_games()), seeds)
def test_who_has_resigned_gets_nothing_from_the_others(game: Game, seed: int) -> None:
    led, told = played_with_resignations(game, seed, 200)
    given_up: set[int] = set()
    for event in told:
        match event:
            case CashPaid(payer=payer, payee=payee) if payee in given_up:
                assert payer is None, event
            case DeedPassed(taker=taker) | JailCardPassed(taker=taker):
                assert taker not in given_up, event
            case DeedBought(seat=seat):
                assert seat not in given_up, event
            case AuctionWon(seat=seat, lot=lot) if seat in given_up:
                assert lot == led[seat], event
            case _ if event.kind == "resigned":
                given_up.add(event.seat)  # type: ignore[attr-defined]

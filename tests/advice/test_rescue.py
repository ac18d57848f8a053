"""A debtor is told what every step raises, and the plan is enough."""

from __future__ import annotations

import magie
from magie.bots import make
from magie.rules.advice import Rescue, advice_on
from magie.rules.game import Game

NAMES = ("Ann", "Ben", "Cleo")


def debts(wanted: int) -> list[tuple[Game, int, Rescue]]:
    """Games in which somebody owes more than the cash at hand, with the rescue of that seat."""
    found: list[tuple[Game, int, Rescue]] = []
    for seed in range(200):
        game = magie.new_game("luxury", NAMES, seed, options={"deal_out_deeds": 6, "start_cash": 150})
        bots = [make("steady", seed=number) for number in range(3)]
        while (seat := game.to_act()) is not None and len(found) < wanted:
            view = game.view(seat)
            rescue = advice_on(game.edition).rescue(view)
            if rescue is not None:
                found.append((game.copy(), seat, rescue))
            game.play(seat, bots[seat].choose(view, view.legal()))
        if len(found) >= wanted:
            return found
    raise AssertionError("nobody was ever in debt")


def test_the_plan_pays_the_debt_and_every_step_raises_what_it_says() -> None:
    """A-BKR-01: played step by step, the debt is gone exactly after the last."""
    plans = [(game, seat, rescue) for game, seat, rescue in debts(40) if rescue.plan]
    assert len(plans) > 5
    for game, seat, rescue in plans:
        cash = game.view(seat).facts.players[seat].cash
        for number, step in enumerate(rescue.plan, start=1):
            game.play(seat, step.action)
            cash += step.raises
            owes = game.view(seat).facts.debt
            assert (owes is None or owes.debtor != seat) == (number == len(rescue.plan))
            assert (cash >= rescue.owed) == (number == len(rescue.plan))


def test_every_way_raises_what_it_says() -> None:
    for game, seat, rescue in debts(40):
        assert rescue.missing == rescue.owed - game.view(seat).facts.players[seat].cash
        for way in rescue.ways:
            twin = game.copy()
            before = twin.view(seat).facts.players[seat].cash
            twin.play(seat, way.action)
            still_owes = twin.view(seat).facts.debt
            if still_owes is not None and still_owes.debtor == seat:
                assert twin.view(seat).facts.players[seat].cash == before + way.raises
            else:
                assert before + way.raises >= rescue.owed

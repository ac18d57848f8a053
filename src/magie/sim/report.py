"""What a simulation says: shares with their intervals, lengths and speed, as plain data."""

from __future__ import annotations

from typing import Any

from magie.api import engine
from magie.bots.tally import Tally
from magie.sim.intervals import wilson
from magie.sim.plan import Plan


def report(plan: Plan, tally: Tally, seconds_wall: float) -> dict[str, Any]:
    """All figures of a run; every share with its 95% interval."""
    cpu = tally.seconds_cpu or float("nan")
    games = tally.games or 1
    return {
        "edition": plan.edition.name,
        "fingerprint": plan.edition.fingerprint,
        "games": tally.games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "max_rounds": plan.max_rounds,
        "engine": engine(),
        "seconds_wall": round(seconds_wall, 4),
        "seconds_cpu": round(tally.seconds_cpu, 4),
        "games_per_second": round(tally.games / seconds_wall, 1) if seconds_wall else None,
        "games_per_cpu_second": round(tally.games / cpu, 1),
        "turns_per_cpu_second": round(tally.turns / cpu, 1),
        "decisions_per_cpu_second": round(tally.decisions / cpu, 1),
        "turns_per_game": round(tally.turns / games, 3),
        "rounds_per_game": round(tally.rounds / games, 3),
        "decisions_per_game": round(tally.decisions / games, 3),
        "wins": {"by_seat": wins_by_seat(plan, tally), "by_bot": wins_by_bot(plan, tally)},
        "shared": tally.shared,
        "undecided": tally.undecided,
    }


def wins_by_seat(plan: Plan, tally: Tally) -> list[dict[str, Any]]:
    """Every seat with its bot and its share of the games."""
    return [
        {"seat": seat, "bot": plan.bots[seat], **share(wins, tally.games)}
        for seat, wins in enumerate(tally.wins[: len(plan.bots)])
    ]


def wins_by_bot(plan: Plan, tally: Tally) -> dict[str, dict[str, Any]]:
    """Every kind of bot: the games that one of its seats won."""
    found: dict[str, dict[str, Any]] = {}
    for bot in dict.fromkeys(plan.bots):
        seats = [seat for seat, name in enumerate(plan.bots) if name == bot]
        won = sum(tally.wins[seat] for seat in seats)
        found[bot] = {"seats": len(seats), **share(won, tally.games)}
    return found


def share(wins: int, games: int) -> dict[str, Any]:
    """A count, the share it is, and how sure that is."""
    low, high = wilson(wins, games)
    return {
        "wins": wins,
        "share": round(wins / games, 6) if games else 0.0,
        "interval": [round(low, 6), round(high, 6)],
    }

"""Plan: what kind of world a seed makes. Everything about it is chosen here, before it begins."""

from __future__ import annotations

import random
from typing import Any

from magie.server.rooms.sweeping import DAY
from magie.server.settings import Limits, Settings

EDITIONS = ("masterpiece", "masterpiece", "luxury", "oz", "harry_potter")
FAULTS = (
    "crash",
    "crash after a commit",
    "crash after a commit",
    "hang",
    "cut",
    "cut",
    "half open",
    "slow commits",
    "failing writes",
    "doubtful writes",
    "database away",
    "lost news",
    "slow reader",
    "repeated news",
    "clock jumps",
    "the database's clock jumps",
)
JUMPS = (-7200.0, -5.0, 5.0, 7200.0)
DAYS = (-40 * DAY, -3 * DAY, 3 * DAY, 40 * DAY)  # rooms are kept for 30


class Plan:
    """The people, the table, and what goes wrong when."""

    def __init__(self, seed: str) -> None:
        chance = random.Random(f"{seed} plan")
        self.servers = chance.choice((1, 2, 2))
        self.shared = self.servers > 1
        self.edition = chance.choice(EDITIONS)
        self.options: dict[str, Any] = {"round_limit": chance.choice((1, 2, 3))}
        self.guests = chance.choice((1, 1, 2))
        self.onlookers = chance.choice((0, 0, 1))
        self.strangers = chance.choice((0, 0, 0, 1))
        self.late = chance.choice((0, 0, 1))
        self.bots = chance.choice((0, 1, 1))
        self.seals = chance.random() < 0.5
        self.pace = chance.choice((0, 300))
        grace = chance.choice((0, 0, 4))
        self.clock = {"grace": grace, "bank": 4, "auction": chance.choice((2, 4))}
        self.sleeper = grace > 0 and chance.random() < 0.5
        self.think = chance.choice((0.3, 0.6))
        self.liveliness = chance.choice((0.1, 0.3))
        self.moves = chance.choice((6, 10, 16))
        self.seconds = 40.0
        self.faults = sorted(
            (chance.random() * 12.0, chance.choice(FAULTS)) for _ in range(chance.choice((0, 1, 2, 4)))
        )
        self.limits = Limits(
            rooms_per_hour=0,
            sockets_per_address=0,
            requests_per_second=0,
            codes_per_minute=0,
            chats_at_once=50,
            waiting_messages=chance.choice((400, 400, 12)),
        )
        self.settings = Settings(
            away_seconds=chance.choice((1.0, 4.0)),
            host_seconds=chance.choice((5.0, 600.0)),
            consent_seconds=chance.choice((5.0, 60.0)),
            pause_ms=400,
            last_call_ms=400,
            limits=self.limits,
        )

    @property
    def seats(self) -> list[str]:
        """The chairs beside the host's."""
        return ["open"] * self.guests + ["bot"] * self.bots

    def __str__(self) -> str:
        """In one line."""
        faults = ", ".join(f"{what} at {at:.1f}" for at, what in self.faults) or "nothing goes wrong"
        return (
            f"{self.edition} {self.options}, {self.servers} processes, {self.guests} guests, {self.onlookers} onlookers,"
            f" {self.strangers} strangers, {self.late} late, seals {self.seals}, {self.bots} bots, pace {self.pace}, clock {self.clock}; {faults}"
        )

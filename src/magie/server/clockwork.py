"""The clocks of one room: auctions, ticks, thinking time, absences. When one runs out the system plays an ordinary action."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from magie.rules.actions import Action, Hammer
from magie.rules.game import Game
from magie.rules.masterpiece.actions import CloseTick
from magie.server.errors import Refusal
from magie.server.timers import Timers
from magie.server.waiting import auction_key, tick_is_open, waited_for
from magie.server.wire import ClockSeen, ClockTold

if TYPE_CHECKING:
    from magie.server.room import Room

MINUTE = 60.0


class Clockwork:
    """What happens in a room when nobody does anything."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timers = Timers()
        self.away: dict[int, float] = {}
        self.waits: set[int] = set()  # absent people the table has chosen to wait for
        self.banks: dict[int, float] = {}
        self.asked: tuple[int, tuple[int, ...]] | None = None
        self.asked_at = 0.0

    def arrange(self, game: Game) -> None:
        """Set all clocks as the position asks for."""
        self.arrange_tick(game)
        self.arrange_auction(game)
        self.arrange_thinking(game)

    def stop(self) -> None:
        """Nobody plays: the clocks stand still."""
        for name in self.timers.names():
            if not (isinstance(name, tuple) and name[0] == "away"):
                self.timers.stop(name)
        self.asked = None

    # Auctions

    def arrange_tick(self, game: Game) -> None:
        """A-MP-08: a moment after the first bid or doubt, the answers of the tick are opened."""
        if tick_is_open(game):
            seconds = self.room.hall.settings.tick_ms / 1000
            self.timers.keep("tick", game.decision.number, seconds, partial(self.system_plays, CloseTick()))
        else:
            self.timers.stop("tick")

    def arrange_auction(self, game: Game) -> None:
        """The countdown begins anew with every bid."""
        key = auction_key(game)
        seconds = self.room.data.clock.auction
        if key is None or seconds == 0:
            self.timers.stop("auction")
        else:
            self.timers.keep("auction", key, seconds, partial(self.system_plays, Hammer()))

    def system_plays(self, action: Action) -> None:
        """The clock has run out."""
        moves = self.room.moves
        self.room.post(partial(self._play, None, action, moves))

    async def _play(self, seat: int | None, action: Action, moves: int) -> None:
        room = self.room
        if room.moves != moves:
            room.arrange()
            return
        try:
            await room.play(seat, action)
        except Refusal:
            room.arrange()

    # Thinking time

    def arrange_thinking(self, game: Game) -> None:
        """Grace for each decision, then the personal bank; an auction has its own clock, an absent person is waited for."""
        clock = self.room.data.clock
        seats = tuple(s for s in waited_for(game) if s not in self.room.bot_seats())
        if clock.grace == 0 or game.decision.kind == "auction" or not seats:
            self.stop_thinking()
            return
        key = (game.decision.number, seats)
        if self.asked != key:
            self.settle_bank()
            self.asked, self.asked_at = key, now()
        if any(self.room.presence(seat) != "here" for seat in seats):
            self.timers.stop("thinking")
            return
        left = self.thinking_left(seats)
        self.timers.keep("thinking", (key, self.banks_of(seats)), left, partial(self.out_of_time, seats))

    def stop_thinking(self) -> None:
        """Nobody's time runs."""
        self.settle_bank()
        self.asked = None
        self.timers.stop("thinking")

    def settle_bank(self) -> None:
        """What was used beyond the grace comes out of the bank."""
        if self.asked is None:
            return
        beyond = now() - self.asked_at - self.room.data.clock.grace
        if beyond > 0:
            for seat in self.asked[1]:
                self.banks[seat] = max(0.0, self.bank(seat) - beyond)

    def bank(self, seat: int) -> float:
        """Seconds a seat has left beyond the grace."""
        return self.banks.get(seat, float(self.room.data.clock.bank))

    def banks_of(self, seats: Iterable[int]) -> tuple[float, ...]:
        """The banks of several seats."""
        return tuple(self.bank(seat) for seat in seats)

    def thinking_left(self, seats: tuple[int, ...]) -> float:
        """Seconds until the first of them is out of time."""
        spent = now() - self.asked_at
        return max(0.0, self.room.data.clock.grace + min(self.banks_of(seats)) - spent)

    def out_of_time(self, seats: tuple[int, ...]) -> None:
        """A-GEN-04: the safe answer is played for whoever is out of time."""
        self.settle_bank()
        room = self.room
        if room.game is not None:
            late = min(seats, key=self.bank)
            room.post(partial(self._safe_answer, late, room.moves))

    async def _safe_answer(self, seat: int, moves: int) -> None:
        game = self.room.game
        if game is not None and not game.over:
            await self._play(seat, game.default(seat), moves)

    def add_minute(self) -> None:
        """A minute more for those who are waited for."""
        if self.asked is None:
            raise Refusal("no_clock", "No clock is running.")
        for seat in self.asked[1]:
            self.banks[seat] = self.bank(seat) + MINUTE
        self.room.arrange()
        self.room.tell_all(ClockTold(clock=self.seen()))

    def seen(self) -> ClockSeen | None:
        """The clock as everybody sees it."""
        if "auction" in self.timers.running:
            game = self.room.game
            seats = () if game is None else waited_for(game)
            return ClockSeen(kind="auction", seats=seats, left=milliseconds(self.timers.left("auction")))
        if self.asked is None:
            return None
        seats = self.asked[1]
        grace = max(0.0, self.room.data.clock.grace - (now() - self.asked_at))
        return ClockSeen(
            kind="turn",
            seats=seats,
            left=milliseconds(self.thinking_left(seats)),
            grace=milliseconds(grace),
            banks=tuple(milliseconds(self.bank(seat)) for seat in seats),
            held="thinking" not in self.timers.running,
        )

    # Absences

    def begin_absence(self, seats: Iterable[int]) -> None:
        """Somebody's line is down: for a while everybody just waits, then the table may choose."""
        for seat in seats:
            if self.room.presence(seat) != "here" and self.room.data.seats[seat].kind == "person":
                self.away[seat] = now()
                self.waits.discard(seat)
                seconds = self.room.hall.settings.away_seconds
                self.timers.keep(("away", seat), self.away[seat], seconds, self._absence_is_long)

    def _absence_is_long(self) -> None:
        self.room.tell_lobby()

    def is_away(self, seat: int) -> bool:
        """Is the line of this seat down only for a moment?"""
        return ("away", seat) in self.timers.running

    def is_deciding(self, seat: int) -> bool:
        """May the table choose what to do about this absent person?"""
        room = self.room
        return (
            room.data.state == "playing"
            and not room.data.seats[seat].stand_in
            and seat not in self.waits
            and room.presence(seat) == "gone"
        )


def now() -> float:
    """The clock of the loop."""
    return asyncio.get_running_loop().time()


def milliseconds(seconds: float) -> int:
    """As it travels."""
    return int(seconds * 1000)

"""The clocks of one room: auctions, thinking time, absences. When one runs out the system plays an ordinary action."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Literal

from magie.rules.actions import Action, Hammer
from magie.rules.game import Game
from magie.server.errors import Refusal
from magie.server.rooms.timers import Timers
from magie.server.rooms.waiting import auction_key, auction_of, closed_next, is_last_call, waited_for
from magie.server.wire import ClockSeen, ClockTold

if TYPE_CHECKING:
    from magie.server.rooms.room import Room

MINUTE = 60.0
AGAIN_SECONDS = 0.5
LASTING = ("away", "host", "request", "notice", "lobby")  # clocks that run on when nobody plays


class Clockwork:
    """What happens in a room when nobody does anything."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timers = Timers()
        self.away: dict[int, float] = {}  # people, and since when
        self.waited_long: tuple[int, ...] = ()  # what nobody has spoken for in the moment there was
        self.auction: tuple[int, ...] | None = None
        self.auction_from = 0  # the number of its first question
        self.banks: dict[int, float] = dict(room.data.banks)
        self.asked: tuple[int, tuple[int, ...]] | None = None
        self.used = 0.0  # seconds of this decision before the clock was held
        self.since: float | None = None  # when the clock went on; None: it is held
        self.excused = 0.0  # seconds for which it was held because somebody was away for a moment
        self.away_since: float | None = None  # since when that is so now
        self.windings = 0  # how often all clocks were begun anew, because this process stood still

    def arrange(self, game: Game) -> None:
        """Set all clocks as the position asks for."""
        self.arrange_auction(game)
        self.arrange_pause(game)
        self.arrange_thinking(game)

    def stop(self) -> None:
        """Nobody plays: the clocks stand still."""
        for name in self.timers.names():
            if (name[0] if isinstance(name, tuple) else name) not in LASTING:
                self.timers.stop(name)
        if self.room.data.state in ("playing", "paused"):
            self.hold()
        else:
            self.end_thinking()

    # Auctions

    def arrange_auction(self, game: Game) -> None:
        """The countdown begins anew with every bid, and with every sealed round (A-MP-08)."""
        if auction_of(game) != self.auction:
            self.auction, self.auction_from = auction_of(game), game.decision.number
        key = auction_key(game)
        seconds: float = self.room.data.clock.auction
        if key is None or seconds == 0:
            self.timers.stop("auction")
            return
        if is_last_call(game):
            seconds = self.room.hall.settings.last_call_ms / 1000
        self.timers.keep("auction", key, seconds, partial(self.hammer_falls, key))

    def auction_left(self) -> float | None:
        """Seconds until the hammer falls, or sealed answers are opened; None: no such clock runs."""
        return self.timers.left("auction") if "auction" in self.timers.running else None

    def is_same_auction(self, game: Game, decision: int) -> bool:
        """Was this asked in the auction that is still on? Others may have bid since, that is what auctions are like.

        Where nobody sat for a while the clocks stood still: an auction that they have not seen begin is another one.
        """
        return self.auction is not None and self.auction == auction_of(game) and decision >= self.auction_from

    def hammer_falls(self, key: tuple[int, ...]) -> None:
        """The clock has run out; where another process plays for this room, it has run out there too."""
        if self.room.drives:
            self.room.post(partial(self._hammer, key, self.windings))

    async def _hammer(self, key: tuple[int, ...], windings: int) -> None:
        """What came in at the last moment is no reason to wait again: only another countdown is."""
        room = self.room
        anew = windings != self.windings
        if room.game is None or room.game.over or auction_key(room.game) != key or anew:
            room.arrange()
        else:
            await self._play(None, Hammer(), room.moves)

    async def _play(self, seat: int | None, action: Action, moves: int) -> None:
        room = self.room
        if room.moves != moves or not room.drives:  # it may have been posted before we stood still
            room.arrange()
            return
        try:
            await room.play(seat, action)
        except Refusal:  # the store is away, or the table has moved on
            self.timers.keep("again", moves, AGAIN_SECONDS, room.arrange)

    # A moment to speak

    def arrange_pause(self, game: Game) -> None:
        """Before whoever is on turn goes on, people who would lose something by it get a moment to speak."""
        closing = tuple(
            number for number, owner in closed_next(game).items() if self.room.presence(owner) == "here"
        )
        if not closing:
            self.timers.stop("pause")
        elif closing != self.waited_long:
            seconds = self.room.hall.settings.pause_ms / 1000
            self.timers.keep("pause", closing, seconds, partial(self._pause_is_over, closing))

    def pause_left(self) -> float:
        """Seconds that what would be too soon has to wait still."""
        return self.timers.left("pause")

    def _pause_is_over(self, closing: tuple[int, ...]) -> None:
        self.waited_long = closing
        self.room.post(self._tell_tables)

    async def _tell_tables(self) -> None:
        self.room.tell_tables()

    # Thinking time

    def arrange_thinking(self, game: Game) -> None:
        """Grace for each decision, then the personal bank; an auction has its own clock, an absent person is waited for."""
        clock = self.room.data.clock
        seats = tuple(s for s in waited_for(game) if s not in self.room.bot_seats())
        if auction_key(game) is not None or not seats:
            self.end_thinking()
            return
        key = (game.decision.number, seats)
        if self.asked != key:
            self.end_thinking()
            self.asked = key
        if clock.grace == 0 or self.is_excused(seats):  # what was used stays used, if a clock is set later
            self.hold()
            return
        if self.since is None:
            self.since = now()
        left = self.thinking_left(seats)
        what_counts = (key, clock, self.banks_of(seats))
        self.timers.keep("thinking", what_counts, left, partial(self.out_of_time, seats))

    def is_excused(self, seats: Iterable[int]) -> bool:
        """Is somebody absent whom the table waits for? For a moment at a time only as long as one absence may last:
        else whoever drops the line again and again would have all the time in the world. Who is gone, the table decides.
        """
        present = {self.room.presence(seat) for seat in seats}
        if self.away_since is not None:
            self.excused, self.away_since = self.excused + now() - self.away_since, None
        left = self.room.hall.settings.away_seconds - self.excused
        if "gone" in present:
            return True
        if "away" not in present or left <= 0:
            self.timers.stop("excused")
            return False
        self.away_since = now()
        self.timers.keep("excused", self.away_since, left, self.room.arrange)
        return True

    def hold(self) -> None:
        """The time of whoever is asked stands still."""
        self.used, self.since = self.spent(), None
        self.timers.stop("thinking")

    def end_thinking(self) -> None:
        """Nobody is asked any more: what was used beyond the grace comes out of the bank."""
        beyond = self.spent() - self.room.data.clock.grace
        if beyond > 0 and self.waited_for():
            for seat in self.waited_for():
                self.banks[seat] = max(0.0, self.bank(seat) - beyond)
            if self.room.drives:
                self.room.post(self._keep_banks)
        self.forget()

    def forget(self) -> None:
        """Nobody is asked, and nobody's time was used."""
        self.asked, self.used, self.since = None, 0.0, None
        self.excused, self.away_since = 0.0, None
        self.timers.stop("thinking")
        self.timers.stop("excused")

    def forgive(self) -> None:
        """This process stood still: what was used up meanwhile is nobody's fault. The decision has its time again."""
        self.windings += 1
        self.used = 0.0
        if self.since is not None:
            self.since = now()
        for name in ("thinking", "auction"):
            self.timers.stop(name)

    async def _keep_banks(self) -> None:
        with suppress(Refusal):
            await self.room.touch()

    @contextmanager
    def set_anew(self) -> Iterator[None]:
        """With another clock everybody has a whole bank, if it can be stored. Whoever thinks has no more than others:
        what was used for the question that is on stays used.
        """
        before, self.banks = self.banks, {}
        try:
            yield
        except Refusal:
            self.banks = before
            self.room.arrange()
            raise

    def spent(self) -> float:
        """Seconds that were used for the decision that is on."""
        return self.used + (0.0 if self.since is None else now() - self.since)

    def bank(self, seat: int) -> float:
        """Seconds a seat has left beyond the grace."""
        return self.banks.get(seat, float(self.room.data.clock.bank))

    def banks_of(self, seats: Iterable[int]) -> tuple[float, ...]:
        """The banks of several seats."""
        return tuple(self.bank(seat) for seat in seats)

    def thinking_left(self, seats: tuple[int, ...]) -> float:
        """Seconds until the first of them is out of time."""
        return max(0.0, self.room.data.clock.grace + min(self.banks_of(seats)) - self.spent())

    def out_of_time(self, seats: tuple[int, ...]) -> None:
        """A-GEN-04: the safe answer is played for whoever is out of time."""
        room = self.room
        if room.game is not None and room.drives:
            late = min(seats, key=self.bank)
            room.post(partial(self._safe_answer, late, room.moves, self.windings))

    async def _safe_answer(self, seat: int, moves: int, windings: int) -> None:
        game = self.room.game
        if game is not None and not game.over and windings == self.windings:
            await self._play(seat, game.default(seat), moves)

    def waited_for(self) -> tuple[int, ...]:
        """The seats whose time runs; without a clock nobody's does."""
        return () if self.asked is None or self.room.data.clock.grace == 0 else self.asked[1]

    async def add_minute(self) -> None:
        """A minute more for those who are waited for."""
        seats = self.waited_for()
        if not seats:
            raise Refusal("no_clock", "No clock is running.")
        before = self.banks
        self.banks = before | {seat: self.bank(seat) + MINUTE for seat in seats}
        try:
            await self.room.touch()
        except Refusal:
            self.banks = before
            raise
        self.room.arrange()
        self.room.tell_all(ClockTold(clock=self.seen()))

    def seen(self) -> ClockSeen | None:
        """The clock as everybody sees it."""
        if "auction" in self.timers.running:
            game = self.room.game
            seats = () if game is None else waited_for(game)
            kind: Literal["auction", "last_call"] = (
                "last_call" if game is not None and is_last_call(game) else "auction"
            )
            return ClockSeen(kind=kind, seats=seats, left=milliseconds(self.timers.left("auction")))
        seats = self.waited_for()
        if not seats:
            return None
        grace = max(0.0, self.room.data.clock.grace - self.spent())
        return ClockSeen(
            kind="turn",
            seats=seats,
            left=milliseconds(self.thinking_left(seats)),
            grace=milliseconds(grace),
            banks=tuple(milliseconds(self.bank(seat)) for seat in seats),
            held="thinking" not in self.timers.running,
        )

    # Absences

    def begin_absence(self, people: Iterable[int]) -> None:
        """Somebody's line is down: for a while everybody just waits, then the table may choose."""
        for person in people:
            if person not in self.room.present():
                self.away[person] = now()
                seconds = self.room.hall.settings.away_seconds
                self.timers.keep(("away", person), self.away[person], seconds, self._absence_is_long)

    def _absence_is_long(self) -> None:
        self.room.appoint()
        self.room.arrange()
        self.room.tell_lobby()

    def is_away(self, person: int) -> bool:
        """Is the line of this person down only for a moment?"""
        return ("away", person) in self.timers.running

    def is_deciding(self, seat: int) -> bool:
        """May the table choose what to do about this absent person?"""
        room = self.room
        return (
            room.state == "playing"
            and not room.data.seats[seat].stand_in
            and not room.data.seats[seat].waited
            and room.presence(seat) == "gone"
        )


def now() -> float:
    """The clock of the loop."""
    return asyncio.get_running_loop().time()


def milliseconds(seconds: float) -> int:
    """As it travels."""
    return int(seconds * 1000)

"""Bots at a table: they think in threads, move at a human pace, and answer through the inbox like anybody."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Hashable
from functools import partial
from math import inf
from typing import TYPE_CHECKING

from magie.bots import Bot, make
from magie.rules.actions import Action, Pass
from magie.rules.game import Game
from magie.rules.manners import manners_at
from magie.server.errors import Refusal
from magie.server.rooms.timers import Timers
from magie.server.rooms.waiting import is_off_turn, may_speak, offered_to, waited_for

if TYPE_CHECKING:
    from magie.server.rooms.room import Room

log = logging.getLogger("magie.server")

Position = tuple[int, int]  # of a game, and how many moves it has seen

AGAIN_SECONDS = 0.2
OFFER_PATIENCE = 20.0  # seconds a bot on turn leaves people to answer an offer


class BotTable:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timers = Timers()
        self.minds: dict[tuple[int, str], Bot] = {}
        self.quiet: set[int] = set()
        self.quiet_at: Position = (0, -1)
        self.thinking: set[asyncio.Task[None]] = set()
        self.asked: dict[int, Position] = {}  # seats that think, or wait in the inbox, and about what
        self.due: dict[int, tuple[Hashable, float]] = {}  # when a seat moves that waits like a person
        self.offered: set[Hashable] = set()

    def stop(self) -> None:
        """Nobody plays."""
        self.timers.stop_all()

    def arrange(self, game: Game) -> None:
        """Let every bot that may have something to say think about it, each after its own while."""
        if self.quiet_at != self.position:
            self.quiet_at, self.quiet = self.position, set()
        seats = [seat for seat in self.room.bot_seats() if may_speak(game, seat) and seat not in self.quiet]
        off_turn = [seat for seat in seats if is_off_turn(game, seat)]
        now = set(
            off_turn or seats
        )  # between throws whoever is on turn waits until the others have nothing to say
        for name in self.timers.names():
            if name not in now:
                self.timers.stop(name)
        for seat in now:
            wait = 0.0 if seat in off_turn else self.left(game, seat)
            self.timers.keep(seat, self.key(game), wait, partial(self.begin_thinking, seat))

    @property
    def position(self) -> Position:
        """What the bots look at: the game, and how many moves it has seen."""
        return self.room.data.game, self.room.moves

    def left(self, game: Game, seat: int) -> float:
        """How long this seat still waits: what others do meanwhile does not make it wait anew, but for a new question."""
        key, now = self.key(game), asyncio.get_running_loop().time()
        if seat not in self.due or self.due[seat][0] != key:
            self.due[seat] = (key, now + self.wait(game, seat))
        return max(0.0, self.due[seat][1] - now, self.room.clockwork.pause_left())

    def key(self, game: Game) -> Hashable:
        """What makes a bot start waiting anew."""
        return (self.room.data.game, game.decision.number, offered_to(game))

    def wait(self, game: Game, seat: int) -> float:
        """How long a person would take; and people get their time to answer offers."""
        pace = self.room.data.pace / 1000
        wait = max(pace * random.uniform(0.7, 1.3), self.room.clockwork.pause_left())
        wait = min(wait, self.before_the_hammer())
        people = set(offered_to(game)) - set(self.room.bot_seats())
        if pace and seat in waited_for(game) and any(self.room.presence(s) == "here" for s in people):
            return max(wait, OFFER_PATIENCE)
        return wait

    def before_the_hammer(self) -> float:
        """A bot answers while there is time, whatever it says: it leaves half of the countdown."""
        left = self.room.clockwork.auction_left()
        return inf if left is None else left / 2

    def begin_thinking(self, seat: int) -> None:
        """Think in a thread, so that nobody else waits; about every position once, or late answers would breed."""
        if self.asked.get(seat) == self.position:
            return
        self.asked[seat] = self.position
        task = asyncio.create_task(self.think(seat, self.position))
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    async def think(self, seat: int, at: Position) -> None:
        """Choose by what this seat may know, then answer through the inbox."""
        room, game = self.room, self.room.game
        if game is None or game.over or room.data.state != "playing" or not room.connections:
            self.forget(seat, at)
            return
        try:
            action = await self.choose(game, seat)
        except BaseException:
            self.forget(seat, at)
            raise
        if isinstance(action, Pass) and is_off_turn(game, seat):
            self.keep_quiet(seat, at)
            return
        if is_off_turn(game, seat) and room.data.pace:
            await asyncio.sleep(room.data.pace / 1000)
        room.post(partial(self.answer, seat, action, at))

    def forget(self, seat: int, at: Position) -> None:
        """This seat has thought, and may be asked about the same position again."""
        if self.asked.get(seat) == at:
            del self.asked[seat]

    def keep_quiet(self, seat: int, at: Position) -> None:
        """Nothing to say between the throws of others: that needs no action."""
        room = self.room
        self.forget(seat, at)
        if at == self.position == self.quiet_at:
            self.quiet.add(seat)
            room.arrange()

    async def choose(self, game: Game, seat: int) -> Action:
        """What the bot of this seat does; somebody's stand-in is careful."""
        view = game.view(seat)
        data = self.room.data.seats[seat]
        mind = self.mind(seat, data.bot)
        try:
            action = await self.room.hall.think(mind.choose, view, view.legal())
        except TimeoutError:
            log.error("a bot thinks for ever", extra={"room": self.room.data.room})
            self.minds.pop((seat, data.bot), None)  # it may still be thinking in there
            self.room.hall.metrics.count("bot_errors")
            return game.default(seat)
        except Exception:
            log.exception("a bot failed", extra={"room": self.room.data.room})
            self.room.hall.metrics.count("bot_errors")
            return game.default(seat)
        if data.stand_in and manners_at(game.edition).is_bold(game.table, action):
            return self.instead(game, seat)
        if manners_at(game.edition).is_offer(action) and not self.may_offer(seat, action):
            return self.instead(game, seat)
        return action

    def mind(self, seat: int, name: str) -> Bot:
        """The bot of a seat."""
        if (seat, name) not in self.minds:
            self.minds[seat, name] = make(name, seed=random.getrandbits(64))
        return self.minds[seat, name]

    def may_offer(self, seat: int, offer: Action) -> bool:
        """Bots offer the same thing once, and only where they are not muted."""
        if not self.room.data.bot_offers or (seat, offer) in self.offered:
            return False
        self.offered.add((seat, offer))
        return True

    def instead(self, game: Game, seat: int) -> Action:
        """What a careful player does."""
        return Pass() if Pass() in game.legal(seat) else game.default(seat)

    async def answer(self, seat: int, action: Action, at: Position) -> None:
        """In the inbox: play it, unless the table has moved on meanwhile."""
        room = self.room
        self.forget(seat, at)
        if self.position != at or seat not in room.bot_seats() or room.game is None or not room.drives:
            room.arrange()
            return
        self.due.pop(seat, None)  # for its next act it takes its time again
        try:
            await room.play(seat, action)
        except Refusal as refused:
            if refused.code in ("not_stored", "paused", "not_started", "behind", "no_room"):
                self.wait_a_moment()
            else:
                await self.play_safe(seat)

    async def play_safe(self, seat: int) -> None:
        """A bot that errs must not stop the table."""
        room = self.room
        room.hall.metrics.count("bot_errors")
        if room.game is None or room.game.over:
            return
        try:
            await room.play(seat, room.game.default(seat))
        except Refusal:  # the store is away, or the table has moved on
            self.wait_a_moment()

    def wait_a_moment(self) -> None:
        """Then think again; the inbox does not wait for it."""
        self.timers.keep("again", self.room.moves, AGAIN_SECONDS, self.room.arrange)

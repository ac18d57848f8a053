"""Room: one table. Everything that happens there comes through one inbox, one thing at a time.

copy the game > play > store > swap the copy in > tell each seat what it may know
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from magie.editions import Edition
from magie.rules.actions import Action
from magie.rules.errors import IllegalAction, RecordError
from magie.rules.events import Event
from magie.rules.game import Game
from magie.rules.version import RULES_VERSION
from magie.server.botting import BotTable
from magie.server.catching_up import catch_up, retried
from magie.server.clockwork import Clockwork
from magie.server.commands import Commands, mark_of
from magie.server.data import RoomData
from magie.server.errors import Behind, Conflict, NotStored, Refusal, not_stored
from magie.server.line import Line
from magie.server.older import older_of, standings_of
from magie.server.playing import go_on, is_played_here, replayed, row_of
from magie.server.speaking import Speaking
from magie.server.store import Kept, Row, Said
from magie.server.telling import Telling
from magie.server.wire import ChatLine, Hello, OlderSeen, Replaced

if TYPE_CHECKING:
    from magie.server.hall import Hall
    from magie.server.neighbours import There

log = logging.getLogger("magie.server")

KEPT_BATCHES = 100
KEPT_CHAT = 100
REPLACED = 4001

Job = Callable[[], Awaitable[None]]


class Room(Speaking):
    """One table with its people, its bots and its game."""

    def __init__(self, hall: Hall, data: RoomData, version: int = 0) -> None:
        self.hall = hall
        self.data = data
        self.version = version
        self.elsewhere: dict[int, There] = {}  # who sits here with another process
        self.behind = False  # another process has stored something
        self.edition: Edition = hall.shelf.edition(data.edition, data.options)
        self.game: Game | None = None
        self.older: OlderSeen | None = None  # instead of a game: one whose rules are not played here
        self.moves = 0
        self.number = -1
        self.told: deque[Telling] = deque(maxlen=KEPT_BATCHES)
        self.chat: deque[ChatLine] = deque(maxlen=KEPT_CHAT)
        self.done = Commands()
        self.commanded: tuple[str, str] | None = None  # who asked for what is done just now
        self.lines: list[Line] = []
        self.inbox: deque[Job] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.clockwork = Clockwork(self)
        self.bots = BotTable(self)
        self.empty_since = asyncio.get_running_loop().time()
        self.touched = 0.0  # when the store got it last from here, by the clock on the wall
        self.used = False  # has somebody been here since?

    # The inbox

    def post(self, job: Job) -> None:
        """Put something into the inbox; it is done when everything before it is done."""
        self.inbox.append(job)
        if self.worker is None:
            self.worker = asyncio.create_task(self._work())

    async def ask(self, job: Job) -> None:
        """Put something into the inbox and wait until it is done; a refusal comes back."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def with_answer() -> None:
            try:
                await job()
            except BaseException as problem:
                done.set_exception(problem)
            else:
                done.set_result(None)

        self.post(with_answer)
        await done

    async def _work(self) -> None:
        try:
            while self.inbox:
                try:
                    await self.inbox.popleft()()
                except Exception:
                    log.exception("a job failed", extra={"room": self.data.room})
                    self.hall.metrics.count("job_failures")
        finally:
            self.worker = None

    async def finish(self) -> None:
        """Wait until the inbox is empty."""
        while self.worker is not None:
            await asyncio.shield(self.worker)

    # The game

    async def load_game(self) -> None:
        """Play the stored log again, up to where the game stands; one of other rules is only looked at."""
        if self.data.game == 0 or self.data.state == "lobby":
            return
        header = await self.hall.store.header(self.data.room, self.data.game)
        self.forget_game()
        if header is None or not is_played_here(header):
            await self.look_older()
            return
        try:
            self.replay(header, await self.hall.store.log(self.data.room, self.data.game))
        except RecordError as problem:  # of our rules, but the edition is another one now
            self.forget_game()
            await self.look_older(str(problem))

    def replay(self, header: str, log: list[Row]) -> None:
        """Play a stored game from its first throw."""
        for game, events, row in replayed(header, log):
            self.remember(
                row.seat if row else None, game.moves[-1].action if row and game.moves else None, events
            )
            if row is not None:
                self.moves = row.number
                self.remember_command(str(row.seat), row.command)
            self.game = game
        if self.game is not None:
            self.game.moves = None
            if self.game.over:
                self.data.end()  # its last action was stored, the end itself perhaps not

    def forget_game(self) -> None:
        """Nothing is played yet."""
        self.game, self.moves, self.number = None, 0, -1
        self.told.clear()
        self.see_older(None)

    def see_older(self, older: OlderSeen | None) -> None:
        """The game cannot be played here, or (None) the next one can: other processes count on us or not."""
        turned = (self.older is None) != (older is None)
        self.older = older
        if turned:
            self.hall.neighbours.announce(self)

    async def look_older(self, problem: str = "") -> None:
        """The game cannot be played here: know what is stored about it."""
        self.see_older(await older_of(self.hall.store, self.data, problem))

    def is_played_elsewhere(self) -> bool:
        """Do people of this table sit with a process of another release, which may play what we cannot?"""
        return any(there.seats and there.rules != RULES_VERSION for there in self.elsewhere.values())

    def adopt(self, game: Game) -> None:
        """A new game begins."""
        self.forget_game()
        self.done.next_game()
        self.remember(None, None, game.opening)
        game.moves = None
        self.game = game

    def remember(self, seat: int | None, action: Action | None, events: Iterable[Event]) -> Telling:
        """Keep what happened for those who come later; only what everybody heard gets a number of its own."""
        telling = Telling(self.number + 1, seat, action, tuple(events))
        if telling.is_public or self.number < 0:
            self.number += 1
        else:
            telling = telling._replace(number=self.number)
        # What nobody heard is not kept: it would push out what everybody did, and so be noticed.
        if telling.is_public or not self.told:
            self.told.append(telling)
        return telling

    async def play(self, seat: int | None, action: Action, command: str | None = None) -> bool:
        """Copy, play, store, swap, tell. Raises a Refusal and changes nothing if it may not or cannot be.

        False: it was played, but the next game has begun elsewhere, and that is what everybody has heard of.
        """
        game = self.playing()
        try:
            after, events, move = go_on(game, seat, action)
        except IllegalAction as refused:
            raise Refusal(refused.code, refused.sentence, refused.rule) from None
        await self.store_row(row_of(move, self.moves + 1, command))
        self.game = after
        self.moves += 1
        self.hall.metrics.count("actions")
        telling = self.remember(seat, action, events)
        if command is not None:
            self.remember_command(str(seat), command)
        if after.over:
            await self.end_game()
        if self.game is not after:
            return False
        self.arrange()
        self.tell(telling, command)
        if after.rounds != game.rounds:
            await self.keep_standings()
        return True

    async def store_row(self, row: Row) -> None:
        """Append to the log; where another process was quicker, load what it wrote."""
        try:
            await self.hall.store.append(self.data.room, self.data.game, row)
        except Conflict:
            await catch_up(self)
            raise Behind from None
        except NotStored as problem:
            log.error("not stored: %s", problem, extra={"room": self.data.room})
            self.hall.metrics.count("store_failures")
            raise not_stored() from None

    def playing(self) -> Game:
        """The game, if it is going on."""
        if self.older is not None:
            raise Refusal("older", self.older.sentence)
        if self.game is None or self.data.state == "lobby":
            raise Refusal("not_started", "The game has not begun.")
        if self.data.state == "paused":
            raise Refusal("paused", "The game is paused; the host can go on with it.")
        return self.game

    async def end_game(self) -> None:
        """The game is over: the secret behind its luck may be published.

        Another process that saw the last action may have begun the next game meanwhile; that one is not ended.
        """
        ended = self.data.game

        async def end() -> None:
            if self.data.game != ended:
                return
            self.data = self.data.copy()
            self.data.end()
            await self.touch()

        try:
            await retried(end)
        except Refusal:  # whoever loads this game finds it over
            log.error("the end of a game was not stored", extra={"room": self.data.room})
        self.tell_lobby()

    async def save(self, data: RoomData) -> None:
        """Store the room as it shall be, then let it be so."""
        try:
            await self.hall.store.save_room(data.room, self.to_keep(data))
        except Conflict:
            await catch_up(self)
            raise Behind from None
        except NotStored as problem:
            log.error("not stored: %s", problem, extra={"room": data.room})
            raise not_stored() from None
        self.data = data
        self.version += 1
        self.touched, self.used = self.hall.clock.now(), bool(self.lines)

    def to_keep(self, data: RoomData) -> Kept:
        """The room as it shall be stored, together with the command that makes it so."""
        data.banks = dict(self.clockwork.banks)
        if self.game is not None and data.game == self.data.game and not self.standings_are_kept():
            data.stand(standings_of(self.game, self.moves))
        if self.commanded is not None:
            data.note(*self.commanded)
        return Kept(data.to_json(), self.version)

    async def touch(self) -> None:
        """Store the room as it is: its clocks have changed, or somebody still uses it and it must not be forgotten."""
        await self.save(self.data.copy())

    def standings_are_kept(self) -> bool:
        """Does the store know how the game stands now?"""
        kept = self.data.standings.get(self.data.game)
        return kept is not None and kept.moves == self.moves

    async def keep_standings(self) -> None:
        """Store how the game stands: after every round, and when nobody is left to play on.

        A later release may play other rules; it shows these.
        """
        if self.game is not None and not self.standings_are_kept():
            with suppress(Refusal):  # the game itself is stored; this can wait for the next round
                await retried(self.touch)

    def arrange(self) -> None:
        """Set the clocks and wake the bots, as the position now asks for."""
        if self.data.state == "playing" and self.game is not None and self.lines and not self.game.over:
            self.clockwork.arrange(self.game)
            if self.drives:
                self.bots.arrange(self.game)
            else:
                self.bots.stop()
        else:
            self.clockwork.stop()
            self.bots.stop()

    # Commands that come twice

    def was_done(self, who: str, command: str) -> bool:
        """Has this command been carried out already?"""
        return mark_of(who, command) in self.done

    def remember_command(self, who: str, command: str | None) -> None:
        """Not again."""
        if command is not None:
            self.done.note(mark_of(who, command))

    def remember_stored(self, data: RoomData) -> None:
        """Nor what is stored as done with the room."""
        for mark in data.commands():
            self.done.note(mark)

    async def load_commands(self) -> None:
        """What was played in the game before, and said since it began; the game that is on is replayed anyway."""
        for who, command in await self.hall.store.commands(self.data.room, self.data.game - 1):
            self.remember_command(who, command)

    def hear(self, said: Said) -> ChatLine:
        """Something was said, and is stored."""
        line = ChatLine(number=said.number, seat=said.seat, name=said.name, text=said.text, at=said.at)
        self.chat.append(line)
        self.remember_command(said.who, said.command)
        return line

    # Who is here

    def bot_seats(self) -> list[int]:
        """The seats a bot plays now: its own, and those of absent people for whom it stands in."""
        return [s for s, data in enumerate(self.data.seats) if data.kind == "bot" or data.stand_in]

    @property
    def drives(self) -> bool:
        """Do the clocks and bots of this room play here, or with another process?"""
        return all(process > self.hall.store.process for process in self.elsewhere)

    def host_is_here(self) -> bool:
        """Is the host's browser one of ours?"""
        named = {key.hash for key in self.data.keys if key.host}
        return any(line.key in named for line in self.lines)

    def hosts(self) -> list[Line]:
        """Who may act as host: the host, or while the host is not here whoever sits first."""
        others = self.elsewhere.values()
        if self.host_is_here() or any(there.host for there in others):
            named = {key.hash for key in self.data.keys if key.host}
            return [line for line in self.lines if line.key in named]
        seated = sorted((line for line in self.lines if line.seats), key=lambda line: line.seats)
        first = min((seat for there in others for seat in there.seats), default=None)
        return [line for line in seated[:1] if first is None or line.seats[0] < first]

    def appoint(self) -> None:
        """Let every browser know whether it is the host."""
        hosts = self.hosts()
        for line in self.lines:
            line.host = line in hosts

    async def enter(self, line: Line, hello: Hello) -> None:
        """A browser comes in: it gets all it may know, and what it has missed."""
        line.since = self.hall.now_ms()
        self.replace_older(line.seats, line.since + 1)
        self.lines.append(line)
        self.hall.neighbours.announce(self, came=line.seats, since=line.since)
        absent = self.data.seats
        returned = [seat for seat in line.seats if absent[seat].stand_in or absent[seat].waited]
        if returned:
            with suppress(Refusal):  # a table that cannot be stored can still be looked at
                await retried(partial(self.give_back, returned))
        self.appoint()
        self.arrange()
        line.send(self.welcome(line, hello))
        self.tell_presence(line)
        self.tell_lobby(but=line)

    def replace_older(self, seats: Iterable[int], since: int) -> None:
        """The newest tab plays; those that came before are told. News of another process may come late."""
        for other in [one for one in self.lines if set(one.seats) & set(seats) and one.since < since]:
            self.lines.remove(other)
            other.send(Replaced())
            other.close(REPLACED)

    async def give_back(self, seats: list[int]) -> None:
        """The owner is back: the bot stops at once, and nobody waits any more."""
        data = self.data.copy()
        for seat in seats:
            data.seats[seat].stand_in = data.seats[seat].waited = False
        await self.save(data)

    async def depart(self, line: Line) -> None:
        """A browser is gone; the seat stays its own."""
        if line not in self.lines:
            return
        self.lines.remove(line)
        self.hall.neighbours.announce(self)
        if not self.lines:
            self.empty_since = asyncio.get_running_loop().time()
        if self.state != "over":
            self.clockwork.begin_absence(line.seats)
        self.appoint()
        self.arrange()
        self.tell_presence(line)
        self.tell_lobby()
        if not self.lines:
            await self.keep_standings()

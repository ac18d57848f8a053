"""Room: one table. Everything that happens there comes through one inbox, one thing at a time.

copy the game > play > store > swap the copy in > tell each seat what it may know
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from magie.editions import Edition
from magie.rules.actions import Action
from magie.rules.chain import Chain
from magie.rules.errors import IllegalAction, RecordError
from magie.rules.events import Event
from magie.rules.game import Game, Move
from magie.rules.version import RULES_VERSION
from magie.server.errors import Behind, Conflict, NotStored, Refusal, no_room, not_stored
from magie.server.rooms import hosts, people, requests
from magie.server.rooms.audience import Telling
from magie.server.rooms.botting import BotTable
from magie.server.rooms.broadcast import Broadcast
from magie.server.rooms.catching_up import catch_up, retried
from magie.server.rooms.clockwork import Clockwork
from magie.server.rooms.commands import Commands, mark_of
from magie.server.rooms.connection import Connection
from magie.server.rooms.data import RoomData
from magie.server.rooms.keys import hashed
from magie.server.rooms.notices import TABLE, announce
from magie.server.rooms.older import older_of, standings_of
from magie.server.rooms.opening import check_nothing_moves
from magie.server.rooms.playing import ROWS_AT_A_TIME, chain_of_log, go_on, is_played_here, replayed, row_of
from magie.server.rooms.starters import Starters
from magie.server.store import Kept, Row, Said
from magie.server.wire import ChatLine, Hello, OddsTold, OlderSeen, Replaced

if TYPE_CHECKING:
    from magie.server.rooms.cluster import There
    from magie.server.rooms.hall import Hall

log = logging.getLogger("magie.server")

JOBS_AT_A_TIME = 8
KEPT_BATCHES = 100
KEPT_CHAT = 100
REPLACED = 4001
NO_ROOM = 4404

Job = Callable[[], Awaitable[None]]


class Room(Broadcast):
    """One table with its people, its bots and its game."""

    def __init__(self, hall: Hall, data: RoomData, version: int = 0) -> None:
        self.hall = hall
        self._data = data
        self.version = version
        self.elsewhere: dict[int, There] = {}  # who sits here with another process
        self.behind = False  # another process has stored something
        self.edition: Edition = hall.catalogue.edition(data.edition, data.options)
        self.game: Game | None = None
        self.chain: Chain | None = None  # of the game
        self.older: OlderSeen | None = None  # instead of a game: one whose rules are not played here
        self.moves = 0
        self.number = -1
        self.told: deque[Telling] = deque(maxlen=KEPT_BATCHES)
        self.odds: tuple[Game, dict[int | None, OddsTold]] | None = None  # that somebody has asked for
        self.chat: deque[ChatLine] = deque(maxlen=KEPT_CHAT)
        self.done = Commands()
        self.commanded: tuple[str, str] | None = None  # who asked for what is done just now
        self.connections: list[Connection] = []
        self.inbox: deque[Job] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.clockwork = Clockwork(self)
        self.bots = BotTable(self)
        self.starters = Starters(self)
        self.empty_since = asyncio.get_running_loop().time()
        self.touched = 0.0  # when the store got it last from here, by the clock on the wall
        self.used = False  # has somebody been here since?
        self.host_gone: float | None = None  # since when no device of the host is here

    @property
    def data(self) -> RoomData:
        """The room besides its game, as it is stored."""
        return self._data

    @data.setter
    def data(self, data: RoomData) -> None:
        """Whatever changes the room, every browser is at once whom its key opens now."""
        known = {one.id for one in self._data.people}
        self._data = data
        self.clockwork.begin_absence(one.id for one in data.people if one.id not in known)
        self.appoint()

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
                if not done.cancelled():
                    done.set_exception(problem)
            else:
                if not done.cancelled():
                    done.set_result(None)

        self.post(with_answer)
        await done

    async def _work(self) -> None:
        try:
            for done in count(1):
                if not self.inbox:
                    return
                await self._do(self.inbox.popleft())
                if done % JOBS_AT_A_TIME == 0:  # other rooms have their turn
                    await asyncio.sleep(0)
        finally:
            self.worker = None

    async def _do(self, job: Job) -> None:
        try:
            await job()
        except Exception:
            log.exception("a job failed", extra={"room": self.data.room})
            self.hall.metrics.count("job_failures")

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
            await self.replay(header, await self.hall.store.log(self.data.room, self.data.game))
        except RecordError as problem:  # of our rules, but the edition is another one now
            self.forget_game()
            await self.look_older(str(problem))

    async def replay(self, header: str, log: list[Row]) -> None:
        """Play a stored game from its first throw; other rooms have their turn now and then."""
        self.chain = chain_of_log(header)
        for done, (game, events, row) in enumerate(replayed(header, log), 1):
            if done % ROWS_AT_A_TIME == 0:
                await asyncio.sleep(0)
            if row is not None and game.moves:
                self.link(game.moves[-1])
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
        self.game, self.chain, self.moves, self.number = None, None, 0, -1
        self.told.clear()
        self.see_older(None)

    def see_older(self, older: OlderSeen | None) -> None:
        """The game cannot be played here, or (None) the next one can: other processes count on us or not."""
        turned = (self.older is None) != (older is None)
        self.older = older
        if turned:
            self.hall.cluster.announce(self)

    async def look_older(self, problem: str = "") -> None:
        """The game cannot be played here: know what is stored about it."""
        self.see_older(await older_of(self.hall.store, self.data, problem))

    def is_played_elsewhere(self) -> bool:
        """Do people of this table sit with a process of another release, which may play what we cannot?"""
        others = self.elsewhere.values()
        return any((there.people or there.older) and there.rules != RULES_VERSION for there in others)

    def adopt(self, game: Game, header: str) -> None:
        """A new game begins."""
        self.forget_game()
        self.chain = chain_of_log(header)
        self.done.next_game()
        self.remember(None, None, game.opening)
        game.moves = None
        self.game = game

    def remember(self, seat: int | None, action: Action | None, events: Iterable[Event]) -> Telling:
        """Keep what happened for those who come later; only what everybody heard gets a number of its own."""
        head = self.chain.head if self.chain else ""
        telling = Telling(self.number + 1, seat, action, tuple(events), head)
        if telling.is_public or self.number < 0:
            self.number += 1
        else:
            telling = msgspec.structs.replace(telling, number=self.number)
        # What nobody heard is not kept: it would push out what everybody did, and so be noticed.
        if telling.is_public or not self.told:
            self.told.append(telling)
        return telling

    def link(self, move: Move) -> None:
        """The chain grows by a move that is stored."""
        if self.chain is not None:
            self.chain.add(move.seat, move.action, move.luck)

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
        self.link(move)
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
            await self.hall.store.append(self.data.room, self.data.game, row, self.version)
        except Conflict:
            await catch_up(self)
            raise Behind from None
        except NotStored as problem:
            log.error("not stored: %s", problem, extra={"room": self.data.room})
            self.hall.metrics.count("store_failures")
            raise not_stored() from None

    async def store_line(self, said: Said) -> None:
        """Something said; where another process was quicker, load what it wrote."""
        try:
            await self.hall.store.add_chat(self.data.room, said)
        except Conflict:
            await catch_up(self)
            raise Behind from None
        except NotStored:
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
        check_nothing_moves(self.data, data, self.hall.now_ms())
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
        self.touched, self.used = self.hall.clock.now(), bool(self.connections)

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

    async def stay(self) -> None:
        """Somebody still uses it; what cannot be stored now is stored when the sweeper comes again."""
        with suppress(Refusal):
            await retried(self.touch)

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
        """Set the clocks and wake the bots, as the position now asks for; whoever stops sets none."""
        if self.hall.stopping:
            return
        if self.data.state == "playing" and self.game is not None and self.connections and not self.game.over:
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
        line = ChatLine(
            number=said.number,
            seat=said.seat,
            name=said.name,
            text=said.text,
            at=said.at,
            notice=said.who == TABLE,
        )
        self.chat.append(line)
        self.remember_command(said.who, said.command)
        return line

    def next_line(self) -> int:
        """The number of what is said next."""
        return self.chat[-1].number + 1 if self.chat else 1

    # Who is here

    def bot_seats(self) -> list[int]:
        """The seats a bot plays now: its own, and those of absent people for whom it stands in."""
        return [s for s, data in enumerate(self.data.seats) if data.kind == "bot" or data.stand_in]

    @property
    def drives(self) -> bool:
        """Do the clocks and bots of this room play here, or with another process? Not here while we stood still."""
        return bool(self.hall.awake) and all(process > self.hall.store.process for process in self.elsewhere)

    def appoint(self) -> None:
        """Say anew who every browser is: its person, seats, duties, and the seat it waits for."""
        before = self.present(), self.onlookers()  # a host who gives the seat away watches
        for connection in list(self.connections):
            self.know(connection)
            if (
                connection.is_welcome
                and connection.moved
                and connection.seats
                and connection.person is not None
            ):
                self.replace_older(
                    (connection.person,), connection.since
                )  # a seat it waited for: the newest tab plays
                self.hall.cluster.announce(self, came=(connection.person,), since=connection.since)
        if (self.present(), self.onlookers()) != before:
            self.hall.cluster.announce(self)
        stands_in = hosts.heir(self, self.data) if hosts.is_absent(self) else None
        for connection in self.connections:
            connection.host = connection.person is not None and connection.person == self.data.host
            connection.stands_in = stands_in is not None and connection.person == stands_in.id
        hosts.arrange(self)
        requests.arrange(self)

    def know(self, connection: Connection) -> None:
        """Whose browser is this, as the room is now? A secret that opens nothing makes an onlooker."""
        person = people.by_key(self.data, connection.key)
        seats = people.seats_of(self.data, person)
        connection.person = None if person is None else person.id
        connection.purse = connection.address if person is None else f"{self.data.room} {person.id}"
        held = tuple(self.data.seats[seat].id for seat in seats)
        if (held, seats) != (connection.held, connection.seats):
            connection.hold(held, seats)
        asked = (one.id for one in self.data.requests if one.key == connection.key)
        connection.waiting_for = next(asked, None)

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """A browser comes in: it gets all it may know, and what it has missed. Who it is, is looked up here."""
        connection.key = hashed(hello.secret) if hello.secret else None
        connection.since = self.hall.now_ms()
        self.know(connection)
        if connection.is_stranger and self.onlookers() >= self.hall.settings.limits.onlookers_per_room:
            raise Refusal("full", "Too many people are watching this table.")
        came = () if connection.person is None or not connection.seats else (connection.person,)
        self.replace_older(came, connection.since + 1)
        self.connections.append(connection)
        self.hall.cluster.announce(self, came=came, since=connection.since)
        self.appoint()
        told = await self.welcome_back(connection.person) if connection.person is not None else []
        self.arrange()
        connection.moved, connection.is_welcome = False, True
        connection.send(self.welcome(connection, hello))
        self.tell_who_is_here(connection)
        for sentence in told:
            await announce(self, sentence)

    def vanish(self) -> None:
        """There is no such room any more."""
        self.clockwork.timers.stop_all()
        self.starters.stop()
        self.bots.stop()
        gone = no_room(self.data.room)
        for connection in self.connections:
            connection.bye(gone.code, gone.sentence, NO_ROOM)
        self.connections.clear()

    def replace_older(self, came: Collection[int | None], since: int) -> None:
        """The newest tab plays; those that came before are told. News of another process may come late."""
        for other in [
            one for one in self.connections if one.person in came and one.seats and one.since < since
        ]:
            self.connections.remove(other)
            other.send(Replaced())
            other.close(REPLACED)

    async def welcome_back(self, person: int) -> list[str]:
        """The owner is back: the bot stops at once, nobody waits any more, and nobody else gets the seat.

        What there is to tell. A table that cannot be stored can still be looked at.
        """
        try:
            return await retried(partial(self.give_back, person))
        except Refusal:
            return []

    def look_after_present(self) -> None:
        """Another process did not know yet that somebody is here, and let a bot play: that ends in the inbox."""
        for connection in self.connections:
            if any(
                self.data.seats[seat].stand_in or self.data.seats[seat].waited for seat in connection.seats
            ):
                self.post(partial(self.take_back, connection))

    async def take_back(self, connection: Connection) -> None:
        """In the inbox: whoever is here plays."""
        if connection.person is None or connection not in self.connections:
            return
        told = await self.welcome_back(connection.person)
        self.arrange()
        self.tell_lobby()
        for sentence in told:
            await announce(self, sentence)

    async def give_back(self, person: int) -> list[str]:
        """Store that somebody is back, where anything was done without them."""
        data = self.data.copy()
        absent = [data.seats[seat] for seat in people.seats_of(data, people.find(data, person))]
        returned = [seat for seat in absent if seat.stand_in or seat.waited]
        given_away = [one.absent for one in data.codes] + [one.absent for one in data.requests]
        if not returned and person not in given_away:
            return []
        for seat in returned:
            seat.stand_in = seat.waited = False
        told = requests.came_back(data, person)
        await self.save(data)
        return told

    async def depart(self, connection: Connection) -> None:
        """A browser is gone; the seat stays its own."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.hall.cluster.announce(self)
        if not self.connections:
            self.empty_since = asyncio.get_running_loop().time()
        if connection.person is not None:
            self.clockwork.begin_absence([connection.person])
        self.appoint()
        self.arrange()
        self.tell_who_is_here(connection)
        if not self.connections:
            await self.keep_standings()

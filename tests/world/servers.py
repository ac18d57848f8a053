"""Servers of the world: a hall as a process that can hang, be killed and start again on the same disk."""

from __future__ import annotations

import asyncio
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec

from magie.server.app import routes
from magie.server.app.socket import room_socket
from magie.server.clock import Clock
from magie.server.errors import Refusal
from magie.server.rooms.hall import Hall
from tests.world.chance import BEGINNING
from tests.world.links import Link
from tests.world.loop import Machine, WorldLoop
from tests.world.memory_store import MemoryStore
from tests.world.weather import DatabaseAwayError

if TYPE_CHECKING:
    from tests.world.tabs import Tab
    from tests.world.world import World

NOBODY_ANSWERS = 8.0  # seconds until whoever asked gives up


class WorldClock(Clock):
    """The clock on the wall of one machine: right, until somebody sets it."""

    def __init__(self, loop: WorldLoop) -> None:
        self.loop = loop
        self.wrong = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return BEGINNING + self.loop.moment + self.wrong


class Unanswered(Exception):
    """No answer came: the process is dead, hangs or is too slow."""


class Server:
    """One process after another on one machine."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.clock = WorldClock(world.loop)
        self.machine = Machine(f"server {number}")
        self.machine.dead = True
        self.links: dict[Link, None] = {}  # in the order they came
        self.hall: Hall | None = None
        self.is_open = False

    @property
    def is_up(self) -> bool:
        """Is there a process that takes connections?"""
        return not self.machine.dead and self.is_open

    def start(self) -> None:
        """A new process on the same disk."""
        world = self.world
        self.machine = Machine(f"server {self.number}")
        self.is_open = False
        process = world.chance.getrandbits(31)
        self.store = MemoryStore(world.disk, clock=self.clock, process=process, shared=world.plan.shared)
        self.hall = Hall(world.plan.settings, store=self.store, wall=self.clock)
        self.hall.tidy = do_nothing  # type: ignore[method-assign]  # the world's memory is not the server's
        world.halls.append(self.hall)
        world.note(f"server {self.number} starts")
        world.loop.start(self.machine, self._open(self.hall))

    async def _open(self, hall: Hall) -> None:
        while True:
            try:
                await hall.open()
                self.is_open = True
                return
            except OSError:  # whoever looks after it starts it again
                await asyncio.sleep(0.5)

    def hang(self, seconds: float) -> None:
        """Nothing of it runs for a while."""
        self.world.note(f"server {self.number} hangs for {seconds:.1f} s")
        machine = self.machine
        machine.hung = True
        self.world.loop.later(seconds, self.world.loop.wake, machine)

    def wake(self) -> None:
        """It goes on."""
        if self.machine.hung:
            self.world.loop.wake(self.machine)

    # Sockets

    def connect(self, tab: Tab, room: str) -> Link:
        """A browser comes."""
        link = Link(self, tab, self.world.chance)
        if not self.is_up:
            link.break_off(0.0, 0.05)
            return link
        self.links[link] = None
        scope = {"path": f"/api/rooms/{room}/socket", "client": (tab.address, 1), "headers": []}
        self.world.loop.later(
            self.world.chance.random() * link.delay, self._accept, self.machine, scope, link
        )
        return link

    def _accept(self, machine: Machine, scope: Any, link: Link) -> None:
        hall = self.hall
        if hall is not None:
            self.world.loop.start(machine, self._converse(hall, scope, link))

    async def _converse(self, hall: Hall, scope: Any, link: Link) -> None:
        """When the server has done with a socket its connection is closed, whether it has said so or not."""
        await room_socket(hall, scope, cast(Any, link.receive), cast(Any, link.send))
        link.drop()

    # HTTP

    async def ask(self, route: str, address: str, body: Any = None, **path: Any) -> Any:
        """A request: the function behind the route, as a task of this process. A refusal comes back as one."""
        world = self.world
        await asyncio.sleep(world.chance.random() * 0.05)
        if not self.is_up:
            raise Unanswered
        answer: asyncio.Future[Any] = world.loop.create_future()
        world.loop.start(self.machine, self._serve(answer, route, address, body, path))
        try:
            return await asyncio.wait_for(answer, NOBODY_ANSWERS)
        except TimeoutError:
            raise Unanswered from None

    async def _serve(
        self, answer: asyncio.Future[Any], route: str, address: str, body: Any, path: dict[str, Any]
    ) -> None:
        world = self.world
        scope = {"client": (address, 1), "headers": []}
        app = SimpleNamespace(state=SimpleNamespace(hall=self.hall))
        asked = {name: str(value) for name, value in path.items()}
        request = SimpleNamespace(
            app=app, scope=scope, headers={}, path_params=asked, query_params=asked, body=partial(sent, body)
        )
        result: Any
        try:
            given = await getattr(routes, route).fn(request)
            content = getattr(given, "content", given)
            text = content.decode() if isinstance(content, bytes) else msgspec.json.encode(content).decode()
            world.checks.answered(route, text, body, path)
            result = msgspec.json.decode(text)
        except Refusal as refusal:
            result = refusal
        except DatabaseAwayError:
            result = Unanswered()
        except Exception as problem:
            world.checks.broken(f"{route} fails: {problem!r}")
            result = Unanswered()
        world.loop.later(world.chance.random() * 0.05, self._answer, answer, result)

    def _answer(self, answer: asyncio.Future[Any], result: Any) -> None:
        if answer.done():
            return
        if isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)


def do_nothing() -> None:
    """Instead of something."""


async def sent(body: Any) -> bytes:
    """What came with a request."""
    return b"" if body is None else msgspec.json.encode(body)

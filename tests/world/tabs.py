"""Tabs: a browser of the world. It keeps what the page would show, comes back when its line breaks, and sends again
what was not answered, with the same id, wherever it comes in again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from magie.server.rooms.commands import mark_of, written
from magie.server.rooms.keys import hashed
from magie.server.wire import VERSION
from tests.world.links import Link
from tests.world.servers import Server

if TYPE_CHECKING:
    from tests.world.people import Person

WELCOME_PATIENCE = 5.0
ANSWERS = ("ack", "refused", "code", "odds")


class Command:
    """Something a browser asked for, and what became of it."""

    def __init__(self, name: str, kind: str, message: dict[str, Any], at: float, game: int = 0) -> None:
        self.name = name
        self.game = game  # the one that was stored when it was asked for
        self.kind = kind
        self.message = message
        self.text = msgspec.json.encode(message).decode()
        self.at = at
        self.answer: dict[str, Any] | None = None
        self.sent = 0
        self.is_doubled = False

    @property
    def was_done(self) -> bool | None:
        """Does the browser know that it was done, or that it was not?"""
        return None if self.answer is None else self.answer["type"] != "refused"


class Tab:
    """One tab of one person."""

    def __init__(self, person: Person, secret: str | None, server: Server | None = None) -> None:
        self.person = person
        self.world = person.world
        self.address = person.name
        self.secret = secret
        self.link: Link | None = None
        self.links: list[Link] = []  # all it ever had
        self.welcomed = False
        self.closed = ""  # for good, and why
        self.pending: dict[str, Command] = {}
        self.lobby: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.table: dict[str, Any] | None = None
        self.game = 0
        self.number = -1
        self.chat: list[dict[str, Any]] = []
        self.tries = 0
        self.connect(server)

    @property
    def chance(self) -> random.Random:
        """The person's own."""
        return self.person.chance

    # Coming and going

    def connect(self, server: Server | None = None) -> None:
        """Say hello to some process."""
        if self.closed or self.link is not None:
            return
        up = [one for one in self.world.servers if one.is_up] or self.world.servers
        server = server or self.chance.choice(up)
        self.welcomed = False
        self.tries += 1
        self.link = link = server.connect(self, self.world.room)
        self.links.append(link)
        link.known = (self.game, self.number)
        hello = {"type": "hello", "version": VERSION, "last": self.number, "game": self.game}
        link.say(msgspec.json.encode(hello | {"secret": self.secret}).decode())
        self.world.loop.later(WELCOME_PATIENCE, self._hurry, link)

    def _hurry(self, link: Link) -> None:
        if link is self.link and not self.welcomed:
            self.leave_link()

    def leave_link(self) -> None:
        """Give this line up and try another one."""
        if self.link is not None:
            link, self.link = self.link, None
            link.close()
            self._come_again()

    def rest(self, seconds: float) -> None:
        """The lid is closed for a while."""
        if self.link is not None:
            link, self.link = self.link, None
            self.welcomed = False
            link.close()
            self.world.note(self.person.name, f"is away for {seconds} s")
            self.world.loop.later(seconds, self.connect)

    def lost(self, link: Link, code: int) -> None:
        """The line is down."""
        if link is self.link:
            self.link = None
            self._come_again()

    def _come_again(self) -> None:
        self.welcomed = False
        if not self.closed:
            self.world.loop.later(0.02 + self.chance.random() * min(2.0, 0.2 * self.tries), self.connect)

    def close(self, why: str) -> None:
        """For good."""
        self.closed = why
        self.welcomed = False
        if self.link is not None:
            self.link.close()
            self.link = None

    # Asking

    def command(self, kind: str, **fields: Any) -> Command:
        """Ask for something; it is sent until it is answered."""
        name = f"{kind}-{self.chance.getrandbits(40):x}"
        command = Command(
            name,
            kind,
            {"type": kind, "id": name, **fields},
            self.world.loop.moment,
            self.world.data.get("game", 0),
        )
        self.world.commands[name] = command
        who = hashed(self.secret) if self.secret else "onlooker"
        self.world.disk.marks[written(mark_of(who, name))] = name
        self.pending[name] = command
        self.world.note(self.person.name, "asks for", fields.get("do") or fields.get("action") or kind, name)
        self._send(command)
        return command

    def _send(self, command: Command) -> None:
        if self.link is not None and self.welcomed:
            command.sent += 1
            self.link.say(command.text)

    def say_twice(self, command: Command) -> None:
        """A double click, or a message that the network repeats."""
        if self.link is not None and self.welcomed:
            command.is_doubled = True
            self.link.say(command.text)

    @property
    def oldest(self) -> float:
        """Since when something waits for its answer."""
        return min((command.at for command in self.pending.values()), default=self.world.loop.moment)

    # Hearing

    def hear(self, link: Link, message: dict[str, Any]) -> None:
        """Keep what the page would show."""
        if link is not self.link:
            return
        kind = message["type"]
        self.world.checks.heard(self, message)
        if kind in ANSWERS:
            self._settle(message["id"], message)
        elif kind == "welcome":
            self._welcome(message)
        elif kind == "batch":
            self.game, self.number = message["game"], message["number"]
            self.table = message["table"] or self.table
            if message["ack"]:
                self._settle(message["ack"], {"type": "ack"})
        elif kind == "table":
            self.table = message["table"]
        elif kind == "lobby":
            self.lobby, self.you = message["lobby"], message["you"]
            self.person.look_at_lobby(self)
        elif kind == "presence":
            self._presence(message)
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind == "replaced":
            self.close("replaced")
        elif kind == "bye" and message["code"] == "left":
            self.close("left")
        elif kind == "bye" and message["code"] == "full":
            self.close("full")

    def _welcome(self, message: dict[str, Any]) -> None:
        self.welcomed = True
        self.tries = 0
        self.lobby, self.you, self.table = message["lobby"], message["you"], message["table"]
        self.game, self.number, self.chat = message["game"], message["number"], [*message["chat"]]
        for command in list(self.pending.values()):
            self._send(command)
        self.person.look_at_lobby(self)

    def _presence(self, message: dict[str, Any]) -> None:
        seats = list(self.lobby.get("seats", ()))
        if message["seat"] < len(seats):
            seats[message["seat"]] = seats[message["seat"]] | {"presence": message["presence"]}
            self.lobby = self.lobby | {"seats": seats}

    def _settle(self, name: str, answer: dict[str, Any]) -> None:
        command = self.pending.pop(name, None)
        if command is not None:
            command.answer = answer
            self.world.note(self.person.name, "hears", answer["type"], answer.get("code", ""), name)

    # What the person sees

    @property
    def state(self) -> str:
        """What the room does, as far as this tab knows."""
        return str(self.lobby.get("state", ""))

    @property
    def is_asked(self) -> bool:
        """Does the table wait for the seat this browser looks from?"""
        table = self.table
        return table is not None and table["standings"] is None and self.you.get("seat") in table["waiting"]

    def some_answer(self) -> dict[str, Any] | None:
        """What a quick and careless person clicks."""
        assert self.table is not None
        possible = [choice for choice in self.table["choices"] if not choice.get("disabled")]
        kinds = {choice["kind"]: choice["action"] for choice in possible}
        bids = self.table["bids"]
        if bids is not None and self.chance.random() < 0.4 and bids["lowest"] <= bids["highest"]:
            return {"type": "bid", "amount": bids["lowest"]}
        if self.chance.random() < 0.8:
            for kind in ("buy", "end_turn", "roll", "pass", "reject"):
                if kind in kinds:
                    return dict(kinds[kind])
        actions = [choice["action"] for choice in possible if choice["kind"] != "resign"]
        return dict(self.chance.choice(actions)) if actions else None

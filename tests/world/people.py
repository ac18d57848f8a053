"""People of the world: a host, guests, onlookers, strangers. Each lives by a chance of its own."""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import TYPE_CHECKING, Any

from magie.server import older
from magie.server.errors import Refusal
from tests.world.chance import LETTERS
from tests.world.servers import Unanswered
from tests.world.tabs import Command, Tab

if TYPE_CHECKING:
    from tests.world.world import World

PATIENCE = (0.3, 6.0, 6.0)  # seconds until somebody whose click is not answered loads the page again
MOST_ASKED = 60  # times for the record of a game that is about to begin
# A server that gives out games by what it has in memory is known to tell too much.
ONLY_WHAT_IS_OVER = hasattr(older, "not_over")
EMOTES = ("hello", "thanks", "ouch", "hurry")


class Person:
    """Somebody at the table. `names` are those of the seats it was given; nobody else may hear what those may know."""

    def __init__(self, world: World, name: str, *, host: bool = False, watches: bool = False) -> None:
        self.world = world
        self.name = name
        self.host = host
        self.watches = watches
        self.chance = random.Random(f"{world.seed} {name}")
        self.secret: str | None = None
        self.names: set[str] = set()
        self.tabs: list[Tab] = []
        self.words = f"words of {name}"
        self.left = False
        self.sleeps = False  # looks on, and lets the clock play
        self.patience = self.chance.choice(PATIENCE)

    @property
    def tab(self) -> Tab | None:
        """The newest tab that is open."""
        return next((tab for tab in reversed(self.tabs) if not tab.closed), None)

    async def live(self) -> None:
        """Come, sit down, play, until the world ends."""
        if not self.host:
            await asyncio.sleep(self.chance.random())
        await self.sit_down()
        self.open_tab()
        while not self.left:
            await asyncio.sleep(self.world.plan.think * (0.2 + self.chance.random()))
            if self.world.phase == "settle":
                return
            await self.do_something()

    # Sitting down

    async def sit_down(self) -> None:
        """With a secret of one's own the same can be asked again, of any process."""
        if self.host:
            await self.make_room()
        elif not self.watches:
            self.secret = self.new_secret()
            seated = await self.insist("join", {"name": self.name, "secret": self.secret})
            if seated is not None:
                self.sits(seated)

    def new_secret(self) -> str:
        """As a browser makes it."""
        return "".join(self.chance.choices(LETTERS, k=32))

    async def make_room(self) -> None:
        """The first of all; whoever gets no answer makes another one."""
        seats = [{"kind": kind} for kind in self.world.plan.seats]
        plan = self.world.plan
        wanted = {"edition": plan.edition, "options": plan.options, "name": self.name, "seats": seats}
        while True:
            made = await self.ask("make_room", wanted | {"pace": plan.pace, "clock": plan.clock})
            if isinstance(made, dict):
                self.secret = made["secret"]
                self.world.open_room(made["room"])
                self.sits(made)
                return

    async def insist(self, route: str, body: dict[str, Any], **path: Any) -> dict[str, Any] | None:
        """Ask until there is an answer; None: it was refused."""
        while True:
            answer: Any = await self.ask(route, body, room=self.world.room, **path)
            if isinstance(answer, Refusal):
                if answer.code in ("not_stored", "behind"):
                    continue
                self.world.note(self.name, "is refused", route, answer.code)
                return None
            if isinstance(answer, dict):
                return answer

    async def ask(self, route: str, body: Any = None, **path: Any) -> Any:
        """A request to some process; None: no answer, or not now."""
        server = self.chance.choice(self.world.servers)
        try:
            return await server.ask(route, self.name, body, **path)
        except Unanswered:
            await asyncio.sleep(0.2)
            return None
        except Refusal as refusal:
            return refusal

    def sits(self, seated: dict[str, Any]) -> None:
        """These seats were given to this person."""
        seats = self.world.disk.room_data(self.world.room).get("seats", [])
        self.names |= {seats[seat]["name"] for seat in seated["seats"] if seat < len(seats)}
        self.world.note(self.name, "sits on", seated["seats"])

    def open_tab(self) -> Tab:
        """One more tab; those before are replaced."""
        tab = Tab(self, self.secret)
        self.tabs.append(tab)
        return tab

    # Doing

    async def do_something(self) -> None:
        """One of the things people do."""
        tab = self.tab
        if tab is None:
            if self.tabs and self.chance.random() < 0.2:
                self.open_tab()
            return
        if self.world.loop.moment - tab.oldest > self.patience:
            self.world.note(self.name, "loads the page again")
            for command in tab.pending.values():
                command.at = self.world.loop.moment
            tab.leave_link()
        if not tab.welcomed or len(tab.pending) > 2:
            return
        if (tab.you.get("host") or tab.you.get("stands_in")) and self.runs_the_table(tab):
            return
        if tab.is_asked and tab.state == "playing" and self.chance.random() < 0.9:
            if not self.sleeps:
                self.play(tab)
        elif self.world.phase == "storm" and self.chance.random() < self.world.plan.liveliness:
            await self.do_anything(tab)

    def runs_the_table(self, tab: Tab) -> bool:
        """What a host has to do."""
        if any(command.kind == "host" for command in tab.pending.values()):
            return False
        chance, table = self.chance.random(), self.world
        if tab.state == "lobby" and table.may_start and chance < 0.5:
            tab.command("host", do="start")
        elif tab.state == "lobby" and chance < 0.6:
            do: dict[str, Any] = self.chance.choice(
                (
                    {"do": "seat_bot"},
                    {"do": "open_seat"},
                    {"do": "set_pace", "pace": self.world.plan.pace},
                    {"do": "set_bot_offers", "on": False},
                )
            )
            if len(tab.lobby["seats"]) < 4 or "set" in do["do"]:
                tab.command("host", **do)
        elif tab.state == "playing" and chance < 0.03 and table.phase == "storm":
            tab.command("host", do="pause")
        elif tab.state == "paused" and chance < 0.7:
            tab.command("host", do="resume")
        elif tab.state == "over" and chance < 0.1:
            tab.command("host", do="rematch", on=self.chance.random() < 0.7)
        elif any(seat["deciding"] for seat in tab.lobby["seats"]) and chance < 0.3:
            gone = next(seat["seat"] for seat in tab.lobby["seats"] if seat["deciding"])
            tab.command(
                "host", do="choose_absent", seat=gone, choice=self.chance.choice(("bot", "wait", "pause"))
            )
        else:
            return False
        return True

    def play(self, tab: Tab) -> Command | None:
        """Answer what is asked."""
        if any(command.kind == "act" for command in tab.pending.values()):
            return None
        assert tab.table is not None
        action = tab.some_answer()
        if action is None:
            return None
        command = tab.command("act", action=action, decision=tab.table["decision"])
        if self.chance.random() < 0.05:
            tab.say_twice(command)
        return command

    async def do_anything(self, tab: Tab) -> None:
        """Whatever comes to mind."""
        what = self.chance.choice(WHIMS)
        seated = bool(tab.you.get("seats"))
        if what == "chat":
            command = tab.command("chat", text=f"{self.name} says {self.chance.getrandbits(20)}")
            if self.chance.random() < 0.3:
                tab.say_twice(command)
        elif what == "emote":
            tab.command("emote", emote=self.chance.choice(EMOTES))
        elif what == "sit" and seated and tab.state == "lobby":
            name = f"{self.name} {self.chance.randrange(9)}"
            self.names.add(name)
            tab.command("sit", name=name)
        elif what == "words" and seated and tab.state in ("lobby", "over"):
            tab.command("words", seal=seal_of(self.words))
        elif what == "free act" and seated and tab.state == "playing" and tab.table and tab.table["choices"]:
            self.play(tab)
        elif what == "drop" and tab.link is not None:
            self.world.note(self.name, "drops the line")
            tab.link.break_off(self.chance.random() * 12, self.chance.random())
        elif what == "second tab":
            self.open_tab()
        elif what == "device" and seated:
            await self.use_another_device(tab)
        elif what == "more_time" and seated and not self.world.plan.sleeper:
            tab.command("more_time")
        elif what == "look":
            tab.command("look", seat=tab.you["seats"][0] if seated else None)
        elif what == "snoop":
            await self.snoop()
        elif what == "leave" and seated and self.world.may_leave(self):
            await self.leave(tab)

    async def leave(self, tab: Tab) -> None:
        """Stand up for good, if the table lets it."""
        self.left = True  # nobody else may leave meanwhile
        command = tab.command("leave")
        while command.answer is None and not tab.closed:
            await asyncio.sleep(0.5)
        self.left = tab.closed == "left" or bool(command.was_done)

    async def use_another_device(self, tab: Tab) -> None:
        """Ask for a code, and bring it with a new secret."""
        command = tab.command("code")
        for _ in range(20):
            await asyncio.sleep(0.2)
            if command.answer is not None:
                break
        if command.answer is None or command.answer["type"] != "code":
            return
        secret = self.new_secret()
        entered = await self.insist("enter", {"code": command.answer["code"], "secret": secret})
        if entered is not None and not self.left:
            self.sits(entered)
            self.world.secrets.append((self, secret))
            self.secret = secret
            self.open_tab()

    async def snoop(self) -> None:
        """Ask for what is given out only when a game is over."""
        route = self.chance.choice(("record", "story", "check"))
        game = self.chance.choice((0, 0, 1, 2))
        await self.ask(route, room=self.world.room, game=game)

    # What a page does by itself

    def look_at_lobby(self, tab: Tab) -> None:
        """Open the own words when a game begins, and answer who asks for a seat."""
        if tab.lobby.get("opening"):
            for seat in tab.you["seats"]:
                if tab.lobby["fair"]["seals"][seat] == seal_of(self.words) and not has(tab, "open"):
                    tab.command("open", words=self.words, seat=seat)
        for request in tab.lobby.get("requests", ()):
            if set(request["missing"]) & set(tab.you["seats"]) and not has(tab, "consent"):
                tab.command("consent", request=request["id"], yes=self.chance.random() < 0.8)


WHIMS = (
    *("chat",) * 4,
    *("sit",) * 2,
    *("drop",) * 4,
    *("free act",) * 4,
    "emote",
    "words",
    "second tab",
    "device",
    "more_time",
    "look",
    "snoop",
    "leave",
)


class Stranger(Person):
    """Somebody with the link and a secret that opens nothing."""

    asked = 0

    async def foretell(self, game: int) -> None:
        """Ask for the record of a game at the very moment it begins."""
        while self.asked < MOST_ASKED and self.world.data.get("game", 0) < game:
            self.asked += 1
            self.world.loop.start(None, self.ask("record", room=self.world.room, game=game))
            await asyncio.sleep(0.01)

    async def sit_down(self) -> None:
        """It just comes."""
        while not self.world.room:
            await asyncio.sleep(0.5)
        self.secret = self.new_secret()

    async def do_something(self) -> None:
        """It tries what it may not."""
        tab = self.tab
        if ONLY_WHAT_IS_OVER and tab is not None and tab.state == "lobby" and self.world.may_start:
            await self.foretell(tab.lobby["game"] + 1)
        if tab is None or not tab.welcomed or self.chance.random() > 0.2 or tab.pending:
            return
        tried = self.chance.randrange(5)
        if tried == 0:
            tab.command("act", action={"type": "roll"}, seat=self.chance.randrange(3))
        elif tried == 1:
            tab.command(
                "host", do=self.chance.choice(("pause", "start", "resume", "hand_over", "remove")), seat=0
            )
        elif tried == 2:
            tab.command("look", seat=self.chance.randrange(3))
        elif tried == 3:
            await self.snoop()
        else:
            tab.command("code")


def seal_of(words: str) -> str:
    """What is told of words before they are opened."""
    return hashlib.sha256(words.encode()).hexdigest()


def has(tab: Tab, kind: str) -> bool:
    """Is such a command on its way?"""
    return any(command.kind == kind for command in tab.pending.values())

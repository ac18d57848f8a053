"""People of the world: a host, guests, onlookers, strangers. Each lives by a chance of its own."""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import TYPE_CHECKING, Any

from magie.server.errors import Refusal
from magie.server.rooms import older
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
    """Somebody at the table, or who would like to be."""

    def __init__(self, world: World, name: str, *, host: bool = False, watches: bool = False) -> None:
        self.world = world
        self.name = name
        self.host = host
        self.watches = watches
        self.chance = random.Random(f"{world.seed} {name}")
        self.secret: str | None = None
        self.tabs: list[Tab] = []
        self.sealed: dict[str, str] = {}  # the own words behind every seal
        self.opens = self.chance.random() < 0.9
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
            await self.join()

    async def join(self) -> None:
        """On any seat that is free; who gets none watches. A browser that has a secret brings it again."""
        secret = self.secret or self.new_secret()
        joining = {"name": self.name, "secret": secret}
        seated = await self.insist(
            "join", joining | {"seal": self.new_seal() if self.world.plan.seals else ""}
        )
        self.takes(seated, secret)
        self.watches = seated is None

    def takes(self, seated: dict[str, Any] | None, secret: str) -> None:
        """Another secret opens a seat now, or will, when the table has agreed."""
        if seated is not None:
            self.secret = secret
            self.world.secrets.append((self, secret))
            self.world.note(
                self.name, "asks for a seat" if seated["waiting"] else f"sits on {seated['seats']}"
            )

    def new_secret(self) -> str:
        """As a browser makes it."""
        return "".join(self.chance.choices(LETTERS, k=32))

    def new_seal(self) -> str:
        """On new words for the dice."""
        words = f"words of {self.name} {self.chance.getrandbits(40):x}"
        seal = seal_of(words)
        self.sealed[seal] = words
        self.world.words[words] = self
        return seal

    async def make_room(self) -> None:
        """The first of all; whoever gets no answer makes another one."""
        seats = [{"kind": kind} for kind in self.world.plan.seats]
        plan = self.world.plan
        wanted = {"edition": plan.edition, "options": plan.options, "name": self.name, "seats": seats}
        wanted["seal"] = self.new_seal() if plan.seals else ""
        while True:
            made = await self.ask("make_room", wanted | {"pace": plan.pace, "clock": plan.clock})
            if isinstance(made, dict):
                self.secret = made["secret"]
                self.world.open_room(made["room"])
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
        if (
            not self.watches
            and not tab.you["seats"]
            and not tab.you["waiting"]
            and self.chance.random() < 0.3
        ):
            await self.sit_again(tab)
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
                    {"do": "set_takeover", "on": self.chance.random() < 0.7},
                    {"do": "remove", "seat": self.chance.randrange(4)},
                )
            )
            if len(tab.lobby["seats"]) < 4 or "seat" not in do["do"]:
                tab.command("host", **do)
        elif tab.state == "playing" and chance < 0.03 and table.phase == "storm":
            tab.command("host", do="pause")
        elif chance > 0.97 and table.phase == "storm":
            do = self.chance.choice(({"do": "mute"}, {"do": "remove"}, {"do": "set_takeover"}))
            seat = self.chance.randrange(len(tab.lobby["seats"]))
            tab.command("host", **do, seat=seat, on=self.chance.random() < 0.5)
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
            tab.command("sit", name=f"{self.name} {self.chance.randrange(9)}")
        elif what == "words" and seated and tab.state in ("lobby", "over"):
            tab.command("words", seal=self.new_seal())
        elif what == "free act" and seated and tab.state == "playing" and tab.table and tab.table["choices"]:
            self.play(tab)
        elif what == "drop" and tab.link is not None:
            self.world.note(self.name, "drops the line")
            tab.link.break_off(self.chance.random() * 12, self.chance.random())
        elif what == "second tab":
            self.open_tab()
        elif what == "device" and seated:
            await self.use_another_device(tab)
        elif what == "nap":
            tab.rest(self.chance.choice((1.5, 5.0, 9.0)))
        elif what == "give" and seated:
            await self.give_seat(tab)
        elif what == "take" and not seated and self.world.offers:
            await self.take_code(tab, self.world.offers.pop())
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

    async def sit_again(self, tab: Tab) -> None:
        """Somebody else has the seat now: ask for another."""
        await self.join()
        if not self.watches:
            tab.close("moved")
            self.open_tab()

    async def code_of(self, command: Command) -> str | None:
        """The code that was asked for, if it comes."""
        for _ in range(20):
            await asyncio.sleep(0.2)
            if command.answer is not None:
                break
        answer = command.answer or {}
        return answer["code"] if answer.get("type") == "code" else None

    async def use_another_device(self, tab: Tab) -> None:
        """Ask for a code, and bring it with a new secret."""
        code = await self.code_of(tab.command("code"))
        if code is not None and not self.left:
            await self.enter(code, self.new_secret())

    async def enter(self, code: str, secret: str) -> bool:
        """Bring a code."""
        entered = await self.insist("enter", {"code": code, "secret": secret, "name": self.name})
        if entered is None or self.left:
            return False
        self.takes(entered, secret)
        self.open_tab()
        return True

    async def give_seat(self, tab: Tab) -> None:
        """The own seat, or as the host a bot's, for whoever brings the code."""
        bots = [seat["seat"] for seat in tab.lobby["seats"] if seat["kind"] == "bot"]
        if tab.you["host"] and bots:
            command = tab.command("host", do="hand_over", seat=self.chance.choice(bots))
        else:
            command = tab.command("code", give=True)
        code = await self.code_of(command)
        if code is not None:
            self.world.offers.append(code)

    async def take_code(self, tab: Tab, code: str) -> None:
        """Somebody gives a seat away."""
        if await self.enter(code, self.secret or self.new_secret()):
            self.watches = False
            tab.close("moved")

    async def snoop(self) -> None:
        """Ask for what is given out only when a game is over."""
        route = self.chance.choice(("record", "story", "check"))
        game = self.chance.choice((0, 0, 1, 2))
        await self.ask(route, room=self.world.room, game=game)

    # What a page does by itself

    def look_at_lobby(self, tab: Tab) -> None:
        """Open the own words when a game begins, and answer who asks for a seat."""
        for seat in tab.you["seats"]:
            self.look_after_words(tab, seat, tab.lobby["fair"]["seals"][seat])
        for request in tab.lobby.get("requests", ()):
            if set(request["missing"]) & set(tab.you["seats"]) and not has(tab, "consent"):
                tab.command("consent", request=request["id"], yes=self.chance.random() < 0.8)

    def look_after_words(self, tab: Tab, seat: int, seal: str) -> None:
        """Open them when a game begins, and seal others for the next one."""
        if tab.lobby["opening"]:
            if seal in self.sealed and self.opens and not has(tab, "open"):
                tab.command("open", words=self.sealed[seal], seat=seat)
        elif self.world.plan.seals and tab.state == "over" and not seal and self.world.phase == "storm":
            if not has(tab, "words"):
                tab.command("words", seal=self.new_seal(), seat=seat)


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
    "nap",
    "nap",
    "give",
    "take",
    "take",
    "take",
)


class Latecomer(Person):
    """Somebody who comes when the game is on."""

    async def sit_down(self) -> None:
        """Is there a seat?"""
        await asyncio.sleep(2.0 + self.chance.random() * 6)
        await self.join()


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

"""Checks: what must hold in every world.

Nothing acknowledged is lost or done twice; everybody comes to see the same table; no room is stuck; nobody hears what
its view does not have. Most of it is looked at the moment a process says something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from magie.rules.fairness import seal_of
from magie.server.rooms.keys import hashed
from tests.world.disk import keys_of
from tests.world.links import Link
from tests.world.truth import Truth

if TYPE_CHECKING:
    from tests.world.tabs import Command, Tab
    from tests.world.world import World

STORED = ("act", "chat", "host", "sit", "words", "open", "consent", "more_time", "leave")
# Refusals at the door: the same command may have been done before, over another line.
AT_THE_DOOR = ("too_fast", "onlooker", "not_your_seat", "not_host")
# Of a command that was sent again elsewhere: it failed here, or the game it asks for has begun meanwhile, and the
# process that had it first notes it as done.
AGAIN = ("not_stored", "not_now")
JUST_NOW = 1.0  # seconds
OPEN_AT_THE_END = ("record", "story", "check")


class Checks:
    """The eyes of the world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.problems: list[str] = []
        self.truths: dict[tuple[str, int], Truth] = {}
        self.codes: list[tuple[Any, str]] = []

    def broken(self, what: str) -> None:
        """Something does not hold."""
        if self.world.loop.ended:
            return
        self.problems.append(what)
        self.world.note("BROKEN:", what)
        self.world.over.set()

    def truth(self, game: int) -> Truth | None:
        """The game as it is stored now."""
        key = (self.world.room, game)
        if key not in self.truths:
            if key not in self.world.disk.games:
                return None
            self.truths[key] = Truth(self.world.disk, *key)
        self.truths[key].catch_up()
        return self.truths[key]

    # When a process says something

    def said(self, link: Link, text: str) -> dict[str, Any]:
        """A message leaves a process: all of it is stored, and may be known to whoever gets it."""
        message: dict[str, Any] = msgspec.json.decode(text)
        tab = link.tab
        kind = message["type"]
        self.world.note(link.server.machine.name, "says to", tab.person.name, Shown(message))
        if kind == "code":
            self.codes.append((tab.person, message["code"]))
        self.keeps_secrets(text, tab)
        if kind == "batch":
            self.batch(tab, message)
        elif kind == "table":
            self.table(tab, message["game"], message["table"])
        elif kind == "welcome":
            self.welcome(link, message)
        elif kind == "lobby":
            self.own_seats(tab, message["you"])
        elif kind == "chat":
            self.chat(message["line"])
        elif kind == "bye" and message["code"] in ("no_room", "old_room"):
            self.broken(f"{tab.person.name} is told {message['code']}")
        acked = message.get("ack") or (message["id"] if kind == "ack" else None)
        if acked is not None:
            self.acknowledged(acked)
        elif kind == "refused":
            self.refused(message)
        return message

    def keeps_secrets(self, text: str, tab: Tab | None, own: str = "") -> None:
        """Neither what the dice come from, nor what opens somebody's seat."""
        room, disk = self.world.room, self.world.disk
        this, following = disk.secrets.get(room, ("", ""))
        if following and following in text:
            self.broken("the next game's secret is told")
        data: dict[str, Any] | None = None
        for secret in (this, *disk.seeds.values()):
            if secret and secret in text:
                data = data or disk.room_data(room)
                if not self.may_be_known(secret, this, data):
                    self.broken("the secret or the seed of a game is told before its end")
        for person, secret in self.world.secrets:
            if secret in text and secret != own:
                self.broken(f"the secret of {person.name}'s seat is told")
        for words, person in self.world.words.items():
            if words in text and words not in disk.opened:
                self.broken(f"the words of {person.name} are told before their game")
        for person, code in self.codes:
            if code in text and (tab is None or tab.person is not person):
                self.broken(f"the code of {person.name} is told to others")

    def may_be_known(self, secret: str, this: str, data: dict[str, Any]) -> bool:
        """Is the game over that this secret or seed belongs to?"""
        room = self.world.room
        games = [game for (_, game), seed in self.world.disk.seeds.items() if seed == secret]
        if secret == this:
            if data.get("state", "lobby") == "lobby":
                return False
            games = [data["game"]]
        return all(self.is_over(game) for game in games) and bool(room)

    def is_over(self, game: int) -> bool:
        """Does the stored log prove that this game is over?"""
        truth = self.truth(game)
        return truth is not None and truth.game.over

    def own_seats(self, tab: Tab, you: dict[str, Any]) -> None:
        """Are these seats this browser's? A process that is late may still think so when they are not any more."""
        for seat in you["seats"]:
            if hashed(tab.secret or "") not in self.world.disk.held.get((self.world.room, seat), ()):
                self.broken(f"{tab.person.name} is given seat {seat}")

    def own_seats_now(self, tab: Tab, data: dict[str, Any]) -> None:
        """When everything has settled everybody has the seats that the stored room gives them."""
        wanted = hashed(tab.secret) if tab.secret else ""
        seats = [number for number, keys in enumerate(keys_of(data)) if wanted in keys]
        if tab.you["seats"] != seats:
            self.broken(f"{tab.person.name} has seats {tab.you['seats']}, they are {seats}")

    def table(self, tab: Tab, game: int, table: dict[str, Any]) -> None:
        """The facts are those of the seat's view, at a moment with that number."""
        truth, facts = self.truth(game), table["facts"]
        seat, number = facts["seat"], table["number"]
        if truth is None or not truth.steps_of(number):
            self.broken(f"a table {number} of game {game} is told that is not stored")
            return
        if seat is not None:
            self.own_seats(tab, {"seats": [seat]})
        if not any(truth.facts_of(step, seat) == facts for step in reversed(truth.steps_of(number))):
            self.broken(f"the table {number} told to seat {seat} is not its view")

    def batch(self, tab: Tab, message: dict[str, Any]) -> None:
        """What happened, as far as this seat may hear it."""
        seat = message["table"]["facts"]["seat"] if message["table"] else tab.you.get("seat")
        self.heard_right(message["game"], message, seat)
        if message["table"]:
            self.table(tab, message["game"], message["table"])

    def heard_right(self, game: int, batch: dict[str, Any], seat: int | None) -> None:
        """Events and sentences of one batch are those that the stored log gives this seat."""
        truth, number = self.truth(game), batch["number"]
        if truth is None or not truth.steps_of(number):
            self.broken(f"batch {number} of game {game} is told that is not stored")
            return
        for step in truth.steps_of(number):
            events, sentences = truth.heard_of(step, seat)
            own = truth.steps[step].by is not None and truth.steps[step].by == seat
            if events == batch["events"] and sentences == batch["sentences"]:
                if batch["action"] is None or own:
                    return
        self.broken(f"batch {number} told to seat {seat} is not what it may hear")

    def welcome(self, link: Link, message: dict[str, Any]) -> None:
        """All that was missed, without a gap."""
        tab = link.tab
        self.own_seats(tab, message["you"])
        if message["table"] is None:
            return
        self.table(tab, message["game"], message["table"])
        seat = message["table"]["facts"]["seat"]
        for batch in message["batches"]:
            self.heard_right(message["game"], batch, seat)
        numbers = [batch["number"] for batch in message["batches"]]
        game, last = link.known
        known = last if game == message["game"] else -1
        if message["number"] < known and not self.world.storm.went_away:
            self.broken(f"{tab.person.name} knew batch {known} and is welcomed at {message['number']}")
        first = numbers[0] if message["fresh"] and numbers else known + 1
        if numbers != [*range(first, message["number"] + 1)]:
            self.broken(f"{tab.person.name} has {known} and is sent {numbers} up to {message['number']}")

    def chat(self, line: dict[str, Any]) -> None:
        """What is said is stored."""
        stored = self.world.disk.chat.get(self.world.room, {}).get(line["number"])
        if stored is None or stored.text != line["text"]:
            self.broken(f"chat line {line['number']} is told that is not stored")

    def acknowledged(self, name: str) -> None:
        """Done means stored."""
        command = self.world.commands.get(name)
        if command is None:
            self.broken(f"{name} is acknowledged, and nobody asked for it")
        elif is_stored(command) and self.world.disk.stored[name] != 1:
            self.broken(f"{name} is acknowledged and stored {self.world.disk.stored[name]} times")

    def refused(self, message: dict[str, Any]) -> None:
        """Not done means that it is not stored."""
        command = self.world.commands.get(message["id"])
        if command is not None and is_stored(command) and self.world.disk.stored[command.name]:
            # Sent twice: the other one may have done it, and this one failed.
            again = (command.sent > 1 or command.is_doubled) and message["code"] in AGAIN
            forgotten = self.world.data.get("game", 0) > command.game + 1  # known in its game and the next
            if not (again or forgotten or self.may_be_done(message["code"])):
                self.broken(f"{command.name} is stored and refused: {message['code']}")

    def answered(self, route: str, text: str, body: Any, path: dict[str, Any]) -> None:
        """An answer over HTTP."""
        own = (body or {}).get("secret") or (msgspec.json.decode(text)["secret"] if "make" in route else "")
        self.keeps_secrets(text, None, own)
        if route in OPEN_AT_THE_END:
            self.given_out(route, msgspec.json.decode(text), path.get("game") or 0)

    def given_out(self, route: str, answer: dict[str, Any], wanted: int) -> None:
        """Only a game that is over, and the whole of it.

        Who asks for the last one may be given the one before: the next has begun while the answer was made.
        """
        game = self.game_of(answer.get("fair", answer)["commitment"])
        if not self.is_over(game) or (wanted and game != wanted):
            self.broken(f"{route} of game {game} is given out before its end, or for {wanted}")
        elif route == "record" and len(answer["moves"]) != len(self.world.disk.log(self.world.room, game)):
            self.broken(f"the record of game {game} has {len(answer['moves'])} moves")

    def game_of(self, commitment: str) -> int:
        """The game of the room that was begun with this promise; 0: none."""
        for (room, game), (header, _) in self.world.disk.games.items():
            if room == self.world.room and msgspec.json.decode(header)["fair"]["commitment"] == commitment:
                return game
        return 0

    # When a browser hears something

    def heard(self, tab: Tab, message: dict[str, Any]) -> None:
        """Batches come in their order, none is left out."""
        if message["type"] == "replaced":
            self.replaced(tab)
        if message["type"] != "batch":
            return
        game, number = message["game"], message["number"]
        if game == tab.game and number not in (tab.number, tab.number + 1):
            self.broken(f"{tab.person.name} hears batch {number} after {tab.number}")
        elif game > tab.game and number != 0:
            self.broken(f"{tab.person.name} hears batch {number} of a new game first")

    def replaced(self, tab: Tab) -> None:
        """Only a newer tab of the same person replaces one; or a connection that no process could know to be closed."""
        others = [other for other in tab.person.tabs if other is not tab]
        if any(not other.closed or other.closed == "left" for other in others):
            return
        links = [link for other in tab.person.tabs for link in other.links if link is not tab.link]
        moment = self.world.loop.moment - JUST_NOW - self.world.storm.slow
        if all(link.known_at < moment for link in links):
            self.broken(f"{tab.person.name} is replaced by nobody")

    # At the end

    def at_the_end(self) -> None:
        """When everything has settled."""
        for command in self.world.commands.values():
            self.once(command)
        for person in self.world.people:
            for tab in person.tabs:
                if not tab.closed:
                    self.settled(tab)
        self.same_lobby()
        self.counters()
        for (_, game), (header, _) in self.world.disk.games.items():
            self.fits_its_seals(game, msgspec.json.decode(header)["fair"])

    def fits_its_seals(self, game: int, fair: dict[str, Any]) -> None:
        """Words are behind their seals, and who did not open is named."""
        for seat, (words, seal) in enumerate(zip(fair["words"], fair["seals"], strict=True)):
            withheld = seat in fair["withheld"]
            if seal_of(words) != seal if words else withheld != bool(seal):
                self.broken(f"game {game} has words that seat {seat} did not seal, or lost some")

    def once(self, command: Command) -> None:
        """Acknowledged: once. Refused: not at all. Nobody knows: at most once."""
        times = self.world.disk.stored[command.name]
        if not is_stored(command):
            return
        if times > 1:
            self.broken(f"{command.name} is stored {times} times")
        elif command.was_done and times != 1:
            self.broken(f"{command.name} was acknowledged and is lost")
        elif command.was_done is False and times and not self.may_be_done_later(command):
            self.broken(f"{command.name} was refused ({command.answer}) and is stored")

    def may_be_done(self, code: str) -> bool:
        """Could somebody be told honestly that it was not done, though it was?"""
        return code in AT_THE_DOOR or (code == "not_stored" and self.world.storm.doubted)

    def may_be_done_later(self, command: Command) -> bool:
        """Sent twice: a process that hung may have done it when the other one had refused it."""
        assert command.answer is not None
        return command.sent > 1 or command.is_doubled or self.may_be_done(command.answer.get("code", ""))

    def settled(self, tab: Tab) -> None:
        """This tab shows the table as it is stored, and waits for nothing."""
        who = tab.person.name
        if not tab.welcomed:
            self.broken(f"{who} cannot come in any more")
            return
        for command in tab.pending.values():
            self.broken(f"{command.name} of {who} is never answered")
        data = self.world.disk.room_data(self.world.room)
        game = data.get("game", 0)
        state = data.get("state", "lobby")
        if state != "lobby" and game:
            self.same_table(tab, game)
        if tab.state != state and not (tab.state == "over" and self.is_over(game)):
            self.broken(f"{who} sees the room {tab.state}, it is {state}")
        self.own_seats_now(tab, data)
        stored = [(line.number, line.text) for line in self.world.disk.said(self.world.room)]
        shown = [(line["number"], line["text"]) for line in tab.chat]
        if shown != stored[-len(shown) :] and (shown or stored):
            self.broken(f"{who} sees other chat than is stored")

    def same_table(self, tab: Tab, game: int) -> None:
        """What this tab shows is the view of its seat at the last stored move."""
        truth = self.truth(game)
        assert truth is not None
        who = tab.person.name
        if tab.game != game or tab.table is None:
            self.broken(f"{who} sees game {tab.game}, it is {game}")
        elif tab.number != truth.number:
            self.broken(f"{who} has heard up to {tab.number}, the table is at {truth.number}")
        elif tab.table["facts"] != truth.facts_of(truth.rows, tab.you["seat"]):
            self.broken(f"{who} sees a table that is not the one that is stored")

    def same_lobby(self) -> None:
        """Everybody sees the same room."""
        tabs = [tab for person in self.world.people for tab in person.tabs if not tab.closed and tab.welcomed]
        for tab in tabs[1:]:
            if tab.lobby != tabs[0].lobby:
                what = [key for key in tab.lobby if tab.lobby[key] != tabs[0].lobby.get(key)]
                values = [(tab.lobby[key], tabs[0].lobby.get(key)) for key in what]
                self.broken(f"{tab.person.name} and {tabs[0].person.name} see other {what}: {values}")

    def counters(self) -> None:
        """No job has failed, and no bot."""
        for hall in self.world.halls:
            for name in ("job_failures", "bot_errors"):
                if hall.metrics.counters[name] and not (
                    name == "job_failures" and self.world.storm.went_away
                ):
                    self.broken(f"{name}: {hall.metrics.counters[name]}")


def is_stored(command: Command) -> bool:
    """Does this command change what is stored?"""
    return command.kind in STORED and command.message.get("do") != "hand_over"


class Shown:
    """A message in the story of a world; put into words only if somebody reads it."""

    def __init__(self, message: dict[str, Any]) -> None:
        self.message = message

    def __str__(self) -> str:
        """Short for people."""
        message = self.message
        more = " ".join(
            str(message[key]) for key in ("number", "id", "ack", "code", "seat") if message.get(key)
        )
        said = " ".join(text for text in message.get("sentences", ()) if text)
        return f"{message['type']} {more} {said}".strip()

    def whole(self) -> str:
        """All of it, for comparing."""
        return msgspec.json.encode(self.message).decode()

"""A browser without a screen: real HTTP and a real socket, and a person behind it who plays like a bot."""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from magie.rules.fairness import seal_of

PATIENCE = 20.0
OPEN: list[Browser] = []


class Browser:
    """One tab at one table. `heard` is every message it ever got, in order, as text."""

    def __init__(self, base: str, room: str, secret: str | None = None) -> None:
        self.base = base
        self.room = room
        self.secret = secret
        self.heard: list[str] = []
        self.table: dict[str, Any] | None = None
        self.lobby: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.game = 0
        self.number = -1
        self.sentences: list[str] = []
        self.ids = itertools.count()
        self.socket: ClientConnection | None = None
        self.words = ""  # what this browser puts into the dice, and opens by itself when a game begins
        self.heads: list[str] = []

    async def open(
        self, *, hello: bool = True, origin: str | None = None, sock: socket.socket | None = None
    ) -> Browser:
        """Connect and say hello."""
        url = f"{self.base.replace('http', 'ws')}/api/rooms/{self.room}/socket"
        headers = {"Origin": origin} if origin else None
        self.socket = await connect(
            url,
            max_size=None,
            compression=None,
            additional_headers=headers,
            proxy=None,
            open_timeout=PATIENCE,
        )
        OPEN.append(self)
        if hello:
            await self.send({"type": "hello", "version": 2, "secret": self.secret, **self.last()})
            await self.wait_for("welcome")
        return self

    def last(self) -> dict[str, int]:
        """What this browser has already."""
        return {"last": self.number, "game": self.game}

    async def close(self) -> None:
        """Close the tab."""
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: Any) -> None:
        """Send data, or text as it is."""
        assert self.socket is not None
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(text)

    async def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        async with asyncio.timeout(patience):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.note(message)
        await self.open_words()
        return message

    async def seal(self, words: str) -> dict[str, Any]:
        """Seal words for the dice; they are opened when the table asks for them."""
        answer = await self.command("words", seal=seal_of(words))
        self.words = words
        return answer

    async def open_words(self) -> None:
        """The game is about to begin."""
        if self.words and self.lobby.get("opening"):
            words, self.words = self.words, ""
            await self.send({"type": "open", "id": f"open-{random.getrandbits(64):x}", "words": words})

    def note(self, message: dict[str, Any]) -> None:
        """Keep what the page would show."""
        match message["type"]:
            case "welcome":
                self.welcome, self.lobby, self.you = message, message["lobby"], message["you"]
                self.table, self.game, self.number = message["table"], message["game"], message["number"]
                self.sentences += [s for batch in message["batches"] for s in batch["sentences"]]
                self.heads.append(message["head"])
            case "batch":
                assert message["game"] != self.game or message["number"] >= self.number
                self.game, self.number = message["game"], message["number"]
                self.sentences += message["sentences"]
                self.table = message["table"] or self.table
                self.heads.append(message["head"])
            case "table":
                self.table = message["table"]
            case "lobby":
                self.lobby, self.you = message["lobby"], message["you"]

    async def wait_for(self, kind: str, patience: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """Read on until such a message comes."""
        async with asyncio.timeout(patience):
            while True:
                message = await self.next(patience)
                if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                    return message

    async def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer: acknowledged, refused, a code or odds."""
        command = f"{kind}-{next(self.ids)}-{random.getrandbits(32):x}"
        await self.send({"type": kind, "id": command, **fields})
        return await self.answer_to(command)

    async def answer_to(self, command: str) -> dict[str, Any]:
        """The answer to a command that was sent."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if message["type"] == "batch" and message["ack"] == command:
                    return {"type": "ack", "id": command}
                if message["type"] in ("ack", "refused", "code", "odds") and message["id"] == command:
                    return message

    async def act(self, action: dict[str, Any], decision: int = -1, **fields: Any) -> dict[str, Any]:
        """Play."""
        return await self.command("act", action=action, decision=decision, **fields)

    async def host(self, do: str, **fields: Any) -> dict[str, Any]:
        """Do something as host."""
        return await self.command("host", do=do, **fields)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.table is not None and self.table["standings"] is not None

    @property
    def is_asked(self) -> bool:
        """Does the table wait for the seat this browser looks from?"""
        return self.table is not None and self.you["seat"] in self.table["waiting"]

    def some_answer(self, chance: random.Random) -> dict[str, Any] | None:
        """What a quick and careless person clicks."""
        table = self.table
        assert table is not None
        possible = [c for c in table["choices"] if not c.get("disabled")]
        kinds = {c["kind"]: c["action"] for c in possible}
        bids = table["bids"]
        if bids is not None and chance.random() < 0.3 and bids["lowest"] <= bids["highest"]:
            return {"type": "bid", "amount": bids["lowest"]}
        for kind in ("buy", "end_turn", "roll", "pass", "reject", "declare_bankruptcy"):
            if kind in kinds and (kind != "declare_bankruptcy" or len(kinds) == 1):
                return dict(kinds[kind])
        answers = [c["action"] for c in possible if c["kind"] not in ("build", "lift", "challenge")]
        return dict(chance.choice(answers)) if answers else None


async def close_all() -> None:
    """Close every tab."""
    while OPEN:
        await OPEN.pop().close()


async def post(base: str, path: str, **body: Any) -> httpx.Response:
    """A request with a body."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, trust_env=False) as client:
        return await client.post(path, json=body)


async def get(base: str, path: str, **headers: str) -> httpx.Response:
    """A request without."""
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, trust_env=False) as client:
        return await client.get(path, headers=headers)


async def new_room(base: str, **wanted: Any) -> Browser:
    """A room and the tab of its host, connected."""
    answer = await post(base, "/api/rooms", **({"name": "Ann"} | wanted))
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return await Browser(base, made["room"], made["secret"]).open()


async def joined(host: Browser, name: str, **wanted: Any) -> Browser:
    """Another person at the same table, connected."""
    answer = await post(host.base, f"/api/rooms/{host.room}/join", name=name, **wanted)
    assert answer.status_code == 201, answer.text
    return await Browser(host.base, host.room, answer.json()["secret"]).open()


async def play_on(browser: Browser, chance: random.Random, until: int | None = None) -> None:
    """Answer whenever asked, until the game is over or so many batches were heard."""
    while not browser.is_over and (until is None or browser.number < until):
        if not browser.is_asked:
            await browser.next()
            continue
        assert browser.table is not None
        action = browser.some_answer(chance)
        assert action is not None, browser.table
        answer = await browser.act(action, browser.table["decision"])
        if answer.get("code") == "too_fast":  # no person clicks so fast
            await asyncio.sleep(0.2)

"""The story of a finished game: its record, its batches, the table at any moment. Before the end nobody gets these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from magie.editions import Edition
from magie.rules.events import Event
from magie.rules.fairness import Fairness
from magie.rules.game import Game
from magie.rules.highlights import highlights_in
from magie.rules.manners import manners_at
from magie.rules.record import Record, edition_of
from magie.server.errors import Refusal
from magie.server.replays.highlights import biggest, spoken
from magie.server.replays.replays import Replay
from magie.server.rooms.audience import Views, sentences_for, table_seen
from magie.server.rooms.older import not_over, older_record, older_sentence, stored
from magie.server.rooms.playing import is_played_here, replayed
from magie.server.rooms.room import Room
from magie.server.store import Row
from magie.server.wire import ENCODER, Checked, Fair, Story, TableSeen, Told

TWO_DICE = 13  # a place for every total from 0 to 12
LAST = 0
MOST_GAMES = 2**31 - 1  # what the number of a game can be in the store

Toll = Callable[[], None]


class Sent(NamedTuple):
    """What is sent, and the tag a browser remembers it by; "" for what may still change."""

    data: bytes
    tag: str


def free() -> None:
    """No toll."""


async def replay(room: Room, number: int = LAST, toll: Toll = free) -> Replay:
    """A game of this room that is over: the last one, or an earlier one by its number. `toll` is paid for a new replay."""
    number = number or room.data.game
    if room.older is not None and number == room.data.game:
        raise Refusal("older", room.older.sentence, status=410)
    replays, name = room.hall.replays, room.data.room
    if not replays.has(name, number):
        await check_may_be_over(room, number)
        toll()
    return await replays.get(name, number, partial(make_replay, room, number))


async def check_may_be_over(room: Room, number: int) -> None:
    """A game that is on is refused without playing it through.

    The store is asked, because the memory learns late what begins. Where the last action was stored and the end was
    not, the memory knows better: it has played that action.
    """
    over_here = room.data.game == number and room.game is not None and room.game.over
    kept = await stored(room)
    if kept.is_on(number) and not over_here:
        await began(room, number)
        raise not_over()


async def make_replay(room: Room, number: int) -> Replay:
    """Read a game from the store and play it once: only if its last action ended it, it is a replay."""
    store, name = room.hall.store, room.data.room
    kept, header = await stored(room), await began(room, number)
    if not is_played_here(header):
        raise Refusal("older", older_sentence(header), status=410)
    log, seconds = await store.log(name, number), await store.seconds(name, number)
    made = await room.hall.replays.made(lambda: Replay(header, log, seconds))
    if not made.over and number not in kept.closed:
        raise not_over()
    return made


async def began(room: Room, number: int) -> str:
    """How a game of this room began. It holds the secret: nothing of it goes anywhere before the game is over."""
    header = await room.hall.store.header(room.data.room, number) if 0 < number <= MOST_GAMES else None
    if header is None:
        raise Refusal("no_game", "There is no such game in this room.", status=404)
    return header


async def edition(room: Room, number: int = LAST, toll: Toll = free) -> Edition:
    """What was printed in the box of a game; of one that is on: what the room plays."""
    if number in (LAST, room.data.game):
        return room.edition
    return edition_of(Record.from_json((await replay(room, number, toll)).header))


async def record(room: Room, number: int = LAST, secret: str = "", toll: Toll = free) -> Sent:
    """The record, with the proof of fair dice. Of a game of other rules it is what the store has."""
    number = number or room.data.game
    header = await began(room, number)
    shown_older = room.older is not None and number == room.data.game
    if shown_older or not is_played_here(header):
        return Sent((await older_record(room, number, header, secret)).encode(), "")
    found = await replay(room, number, toll)
    return await sent(room, found, "record", lambda: found.record.to_json().encode())


async def story(room: Room, number: int = LAST, toll: Toll = free) -> Sent:
    """Everything that happened."""
    number = number or room.data.game
    found = await replay(room, number, toll)
    return await sent(room, found, "story", lambda: ENCODER.encode(tell_story(found, number)))


async def moment(room: Room, at: int, number: int = LAST, toll: Toll = free) -> Sent:
    """The table after a batch, with all that anybody at it knew."""
    found = await replay(room, number, toll)
    table = await room.hall.replays.made(lambda: ENCODER.encode(open_table(found.at(at), at)))
    return Sent(table, f'"{found.tag}-{at}"')


async def check(room: Room, number: int = LAST, toll: Toll = free) -> Sent:
    """Prove every throw from the seed, and the seed from the promise; and say where the chain ends."""
    found = await replay(room, number, toll)
    return await sent(room, found, "check", lambda: ENCODER.encode(checked(found)))


def checked(found: Replay) -> Checked:
    """What the proof says."""
    fair = fairness_of(found.header)
    return Checked(
        honest=found.honest,
        commitment=fair.commitment,
        secret=fair.secret,
        words=fair.words,
        withheld=fair.withheld,
        head=found.head,
    )


async def sent(room: Room, found: Replay, what: str, make: Callable[[], bytes]) -> Sent:
    """What is sent of a replay: the same bytes for everybody who asks."""
    return Sent(await room.hall.replays.sent(found, what, make), f'"{found.tag}-{what}"')


def fairness_of(header: str) -> Fairness:
    """What was promised about the dice of a game."""
    fair = Record.from_json(header).fair
    assert isinstance(fair, Fairness)
    return fair


def tell_story(replay: Replay, number: int) -> Story:
    """Replay, and note down what was heard, what everybody owned and what was worth remembering."""
    teller = Teller(replay)
    fair = fairness_of(replay.header)
    return Story(
        game=number,
        names=teller.game.names,
        tokens=teller.game.tokens,
        fair=Fair(
            commitment=fair.commitment,
            words=fair.words,
            seals=fair.seals,
            withheld=fair.withheld,
            secret=fair.secret,
        ),
        batches=tuple(teller.batches),
        dice=tuple(teller.dice),
        standings=teller.game.outcome,
        rounds=teller.round,
        seconds=replay.seconds,
        left=tuple(teller.left),
        moments=biggest(teller.watcher.found, teller.batches),
    )


class Teller:
    """One way through a finished game, from the first throw to the last."""

    game: Game

    def __init__(self, replay: Replay) -> None:
        self.batches: list[Told] = []
        self.dice = [0] * TWO_DICE
        self.round = 0
        self.turn = 0
        steps = replayed(replay.header, replay.log)
        for self.game, events, row in steps:
            if row is None:
                self.watcher = highlights_in(self.game.edition, self.game.names)
                self.left: list[int | None] = [None] * len(self.game.names)
            self.hear(events, row)

    def hear(self, events: Sequence[Event], row: Row | None) -> None:
        """One batch."""
        heard = [event for event in events if event.audience is None]
        count_dice(self.dice, heard)
        self.count_turns(heard)
        if not heard and self.batches:
            self.watcher.own(events)
            return
        before = self.batches[-1].worth if self.batches else totals(self.game)
        batch = self.told(heard, row)
        self.batches.append(batch)
        self.watcher.watch(batch.number, zip(heard, spoken(batch), strict=True), events, before)

    def count_turns(self, heard: Sequence[Event]) -> None:
        """The round is the one of the last turn that began: a round nobody played does not count."""
        for event in heard:
            begun, leaver = self.watcher.round_begun(event), self.watcher.leaver(event)
            if begun is not None:
                self.turn, self.round = self.turn + 1, begun
            if leaver is not None and self.left[leaver] is None:
                self.left[leaver] = self.round

    def told(self, heard: Sequence[Event], row: Row | None) -> Told:
        """One batch with everybody's worth after it."""
        return Told(
            number=len(self.batches),
            by=row.seat if row else None,
            round=self.round,
            turn=self.turn,
            events=tuple(heard),
            sentences=sentences_for(self.game, heard),
            worth=totals(self.game),
        )


def totals(game: Game) -> tuple[int, ...]:
    """What everybody has, as the end would count it."""
    return manners_at(game.edition).totals(game.table)


def count_dice(dice: list[int], events: Sequence[Event]) -> None:
    """How often each total was thrown."""
    for event in events:
        thrown = getattr(event, "dice", None) or ((event.die,) if hasattr(event, "die") else ())
        if thrown:
            dice[sum(thrown)] += 1


def open_table(game: Game, number: int) -> TableSeen:
    """A moment of a game that is over: an onlooker's table, with what each seat knew laid open."""
    seen = table_seen(Views(game), None, number, None)
    facts = manners_at(game.edition).laid_open(game)
    return msgspec.structs.replace(seen, facts=facts, worth=totals(game))

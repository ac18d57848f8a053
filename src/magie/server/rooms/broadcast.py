"""Speaking: what a room says to those who are there. Each seat hears what it may know, and nothing else."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from magie.editions import Edition
from magie.rules.fairness import commitment_to
from magie.rules.game import Game
from magie.rules.manners import manners_at
from magie.rules.version import RULES_VERSION
from magie.server.rooms import people, requests
from magie.server.rooms.audience import Telling, Views, batch_seen, batches_since, own_batch, table_seen
from magie.server.rooms.clockwork import Clockwork, milliseconds
from magie.server.rooms.connection import Connection
from magie.server.rooms.data import RoomData
from magie.server.rooms.opening import good_seals, opening_left
from magie.server.wire import (
    ENCODER,
    VERSION,
    Answer,
    Batch,
    BatchSeen,
    ChatLine,
    Fair,
    Hello,
    Lobby,
    LobbyTold,
    OlderSeen,
    Presence,
    PresenceTold,
    RoomState,
    SeatSeen,
    TableSeen,
    TableTold,
    Welcome,
)

if TYPE_CHECKING:
    from magie.server.rooms.cluster import There
    from magie.server.rooms.hall import Hall


log = logging.getLogger("magie.server")

SOON_SECONDS = 0.25
BROKEN = 1011  # the code of a socket that is closed for an error of ours


class Broadcast:
    """The voice of a room: who is there, how it looks from each seat, and what is said to whom."""

    hall: Hall
    data: RoomData
    edition: Edition
    game: Game | None
    older: OlderSeen | None
    number: int
    told: deque[Telling]
    chat: deque[ChatLine]
    connections: list[Connection]
    elsewhere: dict[int, There]
    clockwork: Clockwork

    @property
    def state(self) -> RoomState:
        """What this room is doing. A game of older rules is over here, though the store keeps it as it was left."""
        older = self.older is not None and self.older.rules_version <= RULES_VERSION
        return "over" if older else self.data.state

    # Who is there

    def present(self) -> set[int]:
        """The people of whom a device is here, or with another process."""
        here = {connection.person for connection in self.connections if connection.person is not None}
        return here.union(*(there.people for there in self.elsewhere.values()))

    def is_gone(self, person: int) -> bool:
        """Has somebody been away for long?"""
        return person not in self.present() and not self.clockwork.is_away(person)

    def presence(self, seat: int) -> Presence:
        """Is the person of this seat here, away for a moment, or gone?"""
        person = people.holder(self.data, seat)
        if person is None:
            return "none"
        if person.id in self.present():
            return "here"
        return "gone" if self.is_gone(person.id) else "away"

    def onlookers(self) -> int:
        """How many watch."""
        here = sum(not connection.seats for connection in self.connections)
        return here + sum(there.onlookers for there in self.elsewhere.values())

    # What it looks like

    def welcome(self, connection: Connection, hello: Hello) -> Welcome:
        """All there is to know on entering."""
        game, seat = self.game, connection.looking
        known = hello.last if hello.game == self.data.game else -1
        oldest = self.told[0].number if self.told else 0
        batches = () if game is None else batches_since(game, self.told, known, seat)
        return Welcome(
            version=VERSION,
            you=connection.you,
            lobby=self.lobby(),
            edition=self.data.edition,
            game=self.data.game,
            number=self.number,
            fresh=known < oldest - 1 or known > self.number,
            table=None if game is None else self.table(Views(game), seat),
            batches=batches,
            chat=tuple(self.chat),
            commitment=commitment_to(self.data.secret),
            now=self.hall.now_ms(),
            head=self.told[-1].head if self.told else "",  # of the last thing that everybody heard
        )

    def table(self, views: Views, seat: int | None) -> TableSeen:
        """The table from one seat."""
        return table_seen(
            views, seat, self.number, self.clockwork.seen(), milliseconds(self.clockwork.pause_left())
        )

    def lobby(self) -> Lobby:
        """What everybody may know about this room."""
        data, rules = self.data, self.edition.rules
        return Lobby(
            room=data.room,
            state=self.state,
            edition=data.edition,
            title=self.edition.title,
            look=self.edition.look,
            options=data.options,
            seats=tuple(self.seat_seen(seat) for seat in range(len(data.seats))),
            pace=data.pace,
            clock=data.clock,
            takeover=data.takeover,
            bot_offers=data.bot_offers,
            onlookers=self.onlookers(),
            game=data.game,
            fair=self.fair(),
            players_min=rules.players_min,
            players_max=rules.players_max,
            older=self.older,
            requests=requests.seen(self),
            one_device=data.one_device,
            secrets=requests.keeps_secrets(self),
            opening=opening_left(data, self.hall.now_ms()),
        )

    def seat_seen(self, seat: int) -> SeatSeen:
        """A place at the table, as everybody sees it."""
        data, holder = self.data.seats[seat], people.holder(self.data, seat)
        return SeatSeen(
            seat=seat,
            kind=data.kind,
            name=data.name,
            token=data.token,
            bot=data.bot if data.kind == "bot" or data.stand_in else None,
            presence=self.presence(seat),
            host=holder is not None and holder.id == self.data.host,
            stand_in=data.stand_in,
            deciding=self.clockwork.is_deciding(seat),
            muted=data.muted,
        )

    def fair(self) -> Fair:
        """The promise about the dice; the secret only when nobody can use it any more, in no release.

        Between two games the seals are those for the next one. Words are told when their game has begun, all at once.
        """
        data = self.data
        coming = self.state in ("lobby", "over")
        lobby = data.state == "lobby"
        return Fair(
            commitment=commitment_to(data.secret),
            words=("",) * len(data.seats) if lobby else tuple(data.words),
            seals=tuple(good_seals(data) if coming else data.seals),
            withheld=() if lobby else tuple(data.withheld),
            secret=data.secret if data.state == "over" else None,
            next=commitment_to(data.next_secret) if self.state == "over" else None,
        )

    # Telling

    def each(self, say: Callable[[Connection], None]) -> None:
        """Say something to each browser by itself: one to which nothing can be said is closed, and stops nobody else."""
        for connection in list(self.connections):
            if connection.closing is not None or not connection.is_welcome:
                continue
            try:
                say(connection)
            except Exception:
                log.exception("nothing can be said to a browser", extra={"room": self.data.room})
                self.hall.metrics.count("line_failures")
                connection.close(BROKEN)
                connection.give_up()

    def tell_all(self, message: Answer) -> None:
        """The same for everybody here."""
        encoded = ENCODER.encode(message)
        self.each(lambda connection: connection.send_bytes(encoded))

    def tell_presence(self, connection: Connection) -> None:
        """Somebody came, or is away: the badge changes at once."""
        for seat in connection.seats:
            self.tell_all(PresenceTold(seat=seat, presence=self.presence(seat)))

    def tell_who_is_here(self, connection: Connection) -> None:
        """Somebody came or went. One who only watches is told of a moment later: of many who come at once, once."""
        self.tell_presence(connection)
        if connection.is_stranger:
            self.clockwork.timers.keep("lobby", "soon", SOON_SECONDS, self.tell_lobby)
        else:
            self.tell_lobby(but=connection)

    def tell_lobby(self, but: Connection | None = None) -> None:
        """The room has changed; whoever looks from another seat now sees the table from there."""
        self.clockwork.timers.stop("lobby")
        lobby = self.lobby()
        self.each(lambda connection: None if connection is but else self.tell_lobby_to(connection, lobby))

    def tell_lobby_to(self, connection: Connection, lobby: Lobby) -> None:
        """The room, and who this browser is there."""
        connection.send(LobbyTold(lobby=lobby, you=connection.you))
        if connection.moved:
            connection.moved = False
            self.tell_table(connection)

    def tell(self, telling: Telling, command: str | None = None) -> None:
        """Tell each seat what it may know of an action. What nobody else hears is not even mentioned to others.

        The seat that played hears which command it was, so that this is its acknowledgement too.
        """
        assert self.game is not None
        views = Views(self.game)
        public = batch_seen(self.game, telling, None)
        silent = not telling.is_public and manners_at(self.edition).is_silent(telling.action)
        encoded: dict[int | None, bytes] = {}

        def say(connection: Connection) -> None:
            seat = connection.looking
            if silent and seat != telling.by:
                return
            if seat not in encoded:
                batch = self.batch(telling, public, seat)
                ack = command if seat == telling.by else None
                encoded[seat] = ENCODER.encode(self.told_to(views, telling, batch, seat, ack))
            connection.send_bytes(encoded[seat])

        self.each(say)

    def batch(self, telling: Telling, public: BatchSeen, seat: int | None) -> BatchSeen:
        """What a seat hears of an action; where all was heard by everybody it is put into words once."""
        assert self.game is not None
        if not telling.is_open:
            return batch_seen(self.game, telling, seat)
        own = telling.by is not None and seat == telling.by
        return own_batch(public, telling) if own else public

    def told_to(
        self, views: Views, telling: Telling, batch: BatchSeen, seat: int | None, ack: str | None
    ) -> Answer:
        """A batch, or where nothing was heard just the table."""
        table = self.table(views, seat)
        if not batch.events and telling.by != seat:
            return TableTold(game=self.data.game, seat=seat, table=table)
        return Batch(
            game=self.data.game,
            number=batch.number,
            by=batch.by,
            events=batch.events,
            sentences=batch.sentences,
            action=batch.action,
            table=table,
            ack=ack,
            head=telling.head,
        )

    def tell_table(self, connection: Connection) -> None:
        """The table once more."""
        if self.game is not None:
            table = self.table(Views(self.game), connection.looking)
            connection.send(TableTold(game=self.data.game, seat=connection.looking, table=table))

    def tell_tables(self) -> None:
        """The table once more, for everybody."""
        self.each(self.tell_table)

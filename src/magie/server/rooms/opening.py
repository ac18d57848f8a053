"""Opening words: what people add to the dice is sealed first, and opened by all together when a game begins.

Whoever asks for the game waits until everybody has opened, two seconds at most. Meanwhile nobody sits down or stands
up, and no seal changes: else words could be chosen to fit those that others have opened already.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import TYPE_CHECKING

from magie.rules.chain import canonical
from magie.rules.fairness import seal_of
from magie.server.errors import Refusal
from magie.server.rooms.data import RoomData

if TYPE_CHECKING:
    from magie.server.rooms.room import Room

# Clocks of two machines differ a little; an opening that is further off was made by a clock that jumped.
LONGEST_MS = 60_000
SETTLING_MS = 3_000  # what is queued when the time is over may come before the game does


def opening_left(data: RoomData, now: int) -> int:
    """For how many milliseconds words can still be opened; 0: no game is about to begin."""
    left = data.opening.until - now if data.opening is not None else 0
    return left if 0 < left <= LONGEST_MS else 0


def is_beginning(data: RoomData, now: int) -> bool:
    """Is a game about to begin, or were its words opened a moment ago, so that it may be on its way to the store?"""
    return data.opening is not None and 0 < data.opening.until + SETTLING_MS - now <= LONGEST_MS


def all_opened(data: RoomData) -> bool:
    """Has everybody opened who has sealed something?"""
    return all(seat.is_opened for seat in data.seats if seat.is_sealed)


def fits_opening(data: RoomData) -> bool:
    """Is the table the same as when words were opened? With another seal, seat or rule their luck could be chosen."""
    return data.opening is not None and data.opening.table == table_of(data)


def spent(data: RoomData) -> list[int]:
    """The seats whose words are known while somebody can still choose something; they are good for no game any more.

    They were opened for a game that did not begin, or before somebody else laid a seal.
    """
    if fits_opening(data) or (data.opening is None and all_opened(data)):
        return []
    return [number for number, seat in enumerate(data.seats) if seat.is_opened]


def good_seals(data: RoomData) -> list[str]:
    """The seals that would count if a game began now."""
    gone = spent(data)
    return ["" if number in gone else seal for number, seal in enumerate(data.lying_seals())]


def drop_opened(data: RoomData) -> None:
    """A game that was about to begin did not: whoever changes a seal now may know what others have opened."""
    if data.opening is not None:
        for seat in data.seats:
            if seat.is_opened:
                seat.lay_seal("")
        data.opening = None


def check_nothing_moves(before: RoomData, after: RoomData, now: int) -> None:
    """While a game is about to begin its table stays as it is."""
    if is_beginning(before, now) and laid(before) != laid(after):
        raise Refusal("starting", "The game is about to begin.", status=409)


def laid(data: RoomData) -> tuple[object, ...]:
    """What makes the game that is about to begin."""
    seats = [(seat.id, seat.kind, seat.name, seat.token, seat.seal) for seat in data.seats]
    return data.game, data.state, data.edition, data.options, data.secret, data.next_secret, seats


def table_of(data: RoomData) -> str:
    """The same in a few letters."""
    return hashlib.sha256(canonical(laid(data))).hexdigest()


async def lay_seal(room: Room, seat: int, seal: str) -> None:
    """A seal on the own words for the dice of the next game; once it has begun its dice are fixed."""
    if room.state not in ("lobby", "over"):
        raise Refusal("started", "The game has begun; its dice are fixed.")
    data = room.data.copy()
    if not is_beginning(data, room.hall.now_ms()):
        drop_opened(data)
    data.seats[seat].lay_seal(seal)
    await room.save(data)
    room.tell_lobby()


async def open_words(room: Room, seat: int, words: str, own: Collection[int]) -> None:
    """The words behind a seal, when all open theirs; who is alone with a seal (`own` seats) may open it at once."""
    if room.state not in ("lobby", "over"):
        raise Refusal("too_late", "The game has begun without these words.")
    data = room.data.copy()
    if not data.seats[seat].is_sealed:
        raise Refusal("no_seal", "There is no seal to open.")
    if seal_of(words) != data.seats[seat].seal:
        raise Refusal("wrong_words", "These are not the words that were sealed.")
    others = [number for number, other in enumerate(data.seats) if other.is_sealed and number not in own]
    if others and not fits_opening(data):
        raise Refusal("not_now", "Words are opened when the game begins.")
    data.seats[seat].words = words
    await room.save(data)
    room.starters.arrange()

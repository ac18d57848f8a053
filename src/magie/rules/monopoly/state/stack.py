"""The stack: what is in progress, and what goes on when that is finished. `top` reads what lies on top of it."""

from __future__ import annotations

import magie.rules.bits as bits
from magie.rules.monopoly.state.state import State


def set_ground(state: State, frame: int) -> None:
    """The turn goes on to this, as soon as everything above is finished."""
    state.frame_kind[0] = frame


def clear(state: State, frame: int, who: int) -> None:
    """All is finished but this, which begins now; it gets the next number."""
    state.depth = 1
    state.asked += 1
    state.frame_kind[0] = frame
    state.frame_number[0] = state.asked
    state.frame_who[0] = who


def push(state: State, frame: int, who: int, amount: int) -> None:
    """Begin something that must be finished before what lies below it goes on; it gets the next number."""
    at = state.depth
    state.depth += 1
    state.asked += 1
    state.frame_kind[at] = frame
    state.frame_number[at] = state.asked
    state.frame_who[at] = who
    state.frame_amount[at] = amount
    state.frame_next[at] = 0
    state.frame_deeds[at] = 0


def push_about_deeds(state: State, frame: int, who: int, deeds: int) -> None:
    """The same, about a set of deeds."""
    push(state, frame, who, 0)
    state.frame_deeds[state.depth - 1] = deeds


def push_each(state: State, frame: int, who: int, amount: int) -> None:
    """The same, about an amount that is settled with each of the others in turn, from the left."""
    push(state, frame, who, amount)
    state.frame_next[state.depth - 1] = who


def pop(state: State) -> None:
    """What was in progress is finished."""
    state.depth -= 1


def set_kind(state: State, frame: int) -> None:
    """What is in progress becomes something else about the same, without a new number."""
    state.frame_kind[state.depth - 1] = frame


def set_reason(state: State, reason: int) -> None:
    """Why each player pays."""
    state.frame_deeds[state.depth - 1] = reason


def set_last_settled(state: State, seat: int) -> None:
    """It is settled with this player; the next one sits to his left."""
    state.frame_next[state.depth - 1] = seat


def set_auctioned(state: State, auctioned: bool) -> None:
    """A building is put up for auction, or the players are asked again after that."""
    state.frame_next[state.depth - 1] = auctioned


def drop_deed(state: State, deed: int) -> None:
    """It is no longer about this deed."""
    state.frame_deeds[state.depth - 1] &= ~bits.bit(deed)


def kind_at(state: State, at: int) -> int:
    """What lies at a place of the stack, counted from the ground."""
    return state.frame_kind[at]


def seat_at(state: State, at: int) -> int:
    """Whose it is."""
    return state.frame_who[at]


def lies_at(state: State, at: int, frame: int, who: int) -> bool:
    """Does this lie there, and is it his?"""
    return kind_at(state, at) == frame and seat_at(state, at) == who


def is_in_progress(state: State, frame: int) -> bool:
    """Has this begun, and is not finished yet?"""
    for at in range(state.depth):
        if kind_at(state, at) == frame:
            return True
    return False


def add_deeds_at(state: State, at: int, deeds: int) -> None:
    """What lies there is about these deeds too."""
    state.frame_deeds[at] |= deeds


def remove_frame(state: State, at: int) -> None:
    """Take a frame out of the middle of the stack."""
    for i in range(at, state.depth - 1):
        copy_frame(state, i + 1, i)
    state.depth -= 1


def insert_frame(state: State, at: int, frame: int, who: int, deeds: int) -> None:
    """Put a frame about deeds into the middle of the stack: it will be its turn when those above are finished."""
    for i in range(state.depth, at, -1):
        copy_frame(state, i - 1, i)
    state.depth += 1
    state.asked += 1
    state.frame_kind[at] = frame
    state.frame_number[at] = state.asked
    state.frame_who[at] = who
    state.frame_amount[at] = 0
    state.frame_next[at] = 0
    state.frame_deeds[at] = deeds


def copy_frame(state: State, source: int, target: int) -> None:
    """Move one frame within the stack."""
    state.frame_kind[target] = state.frame_kind[source]
    state.frame_number[target] = state.frame_number[source]
    state.frame_who[target] = state.frame_who[source]
    state.frame_amount[target] = state.frame_amount[source]
    state.frame_next[target] = state.frame_next[source]
    state.frame_deeds[target] = state.frame_deeds[source]

"""The stack: what is in progress, and what goes on when that is finished."""

from __future__ import annotations

import magie.rules.monopoly.words.frames as frames
from magie.rules.monopoly.state.state import State


def top(state: State) -> int:
    """What is in progress now: the kind of the top frame."""
    return state.frame_kind[state.depth - 1]


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


def pop(state: State) -> None:
    """What was in progress is finished."""
    state.depth -= 1


def remove_frame(state: State, at: int) -> None:
    """Take a frame out of the middle of the stack."""
    for i in range(at, state.depth - 1):
        copy_frame(state, i + 1, i)
    state.depth -= 1


def insert_frame(state: State, at: int, frame: int, who: int) -> None:
    """Put a frame into the middle of the stack: it will be its turn when those above are finished."""
    for i in range(state.depth, at, -1):
        copy_frame(state, i - 1, i)
    state.depth += 1
    state.asked += 1
    state.frame_kind[at] = frame
    state.frame_number[at] = state.asked
    state.frame_who[at] = who
    state.frame_amount[at] = 0
    state.frame_next[at] = 0
    state.frame_deeds[at] = 0


def copy_frame(state: State, source: int, target: int) -> None:
    """Move one frame within the stack."""
    state.frame_kind[target] = state.frame_kind[source]
    state.frame_number[target] = state.frame_number[source]
    state.frame_who[target] = state.frame_who[source]
    state.frame_amount[target] = state.frame_amount[source]
    state.frame_next[target] = state.frame_next[source]
    state.frame_deeds[target] = state.frame_deeds[source]


def between_throws(state: State) -> bool:
    """A-GEN-01: PRE_ROLL or POST_MOVE, when everybody may build, sell, mortgage, lift and deal."""
    situation = top(state)
    return situation == frames.PRE_ROLL or situation == frames.POST_MOVE

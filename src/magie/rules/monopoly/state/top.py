"""The top of the stack: what is in progress now, whose it is and what it is about.

A frame has a few numbers, and what they mean depends on its kind: here each meaning has a name. These are read
everywhere and all the time, so the twin holds them once more and C puts them in where they are called.
"""

from __future__ import annotations

import magie.rules.monopoly.words.frames as frames
from magie.rules.monopoly.state.state import State


def kind(state: State) -> int:
    """What is in progress now."""
    return state.frame_kind[state.depth - 1]


def ground(state: State) -> int:
    """What lies below all else: how far the turn has come."""
    return state.frame_kind[0]


def number(state: State) -> int:
    """The number of the question: every question has its own."""
    return state.frame_number[state.depth - 1]


def asked_seat(state: State) -> int:
    """Whose it is: who decides, owes, pays each, collects, places."""
    return state.frame_who[state.depth - 1]


def subject(state: State) -> int:
    """What the question is about: the deed to buy, the space with the tax, the location with the power."""
    return state.frame_amount[state.depth - 1]


def amount(state: State) -> int:
    """The money it is about: what each player pays, what was bid for the building to place (0: the printed price)."""
    return state.frame_amount[state.depth - 1]


def deeds(state: State) -> int:
    """The set of deeds it is about: those inherited, or those still to be auctioned."""
    return state.frame_deeds[state.depth - 1]


def reason(state: State) -> int:
    """Why each player pays."""
    return state.frame_deeds[state.depth - 1]


def last_settled(state: State) -> int:
    """Of paying or collecting in turn: the player with whom it was settled last."""
    return state.frame_next[state.depth - 1]


def has_auctioned(state: State) -> bool:
    """Of a shortage: was a building put up for auction since the players were asked last?"""
    return state.frame_next[state.depth - 1] == 1


def how_it_ended(state: State) -> int:
    """Of a game that is over: by what."""
    return state.frame_amount[state.depth - 1]


def between_throws(state: State) -> bool:
    """A-GEN-01: PRE_ROLL or POST_MOVE, when everybody may build, sell, mortgage, lift and deal."""
    return kind(state) == frames.PRE_ROLL or kind(state) == frames.POST_MOVE

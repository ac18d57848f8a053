"""Asking: what is asked now, and of whom."""

from __future__ import annotations

from magie.rules.masterpiece.state.state import State


def ask(state: State, question: int, decider: int) -> None:
    """The next question, to one seat or (nobody) to all; it gets the next number."""
    state.question = question
    state.decider = decider
    state.asked += 1

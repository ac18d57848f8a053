"""The colour of every seat, and where nobody sits."""

from __future__ import annotations

SEAT_STYLES = (
    "bright_cyan",
    "bright_magenta",
    "bright_yellow",
    "bright_green",
    "bright_red",
    "bright_blue",
    "cyan",
    "magenta",
)


def seat_style(seat: int | None) -> str:
    """The colour of a seat; the bank has none."""
    return "dim" if seat is None else SEAT_STYLES[seat % len(SEAT_STYLES)]

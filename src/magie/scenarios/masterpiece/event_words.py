"""The words that the fields of Masterpiece's events can have."""

from __future__ import annotations

from magie.rules.masterpiece.family.events import WHY

EVENT_WORDS: dict[str, tuple[str, ...]] = {
    "why": tuple(WHY.values()),
    "painting_taken.how": ("dealt", "bought", "won", "inherited", "taken_from_player"),
    "game_ended.how": ("all_drawn", "last_player", "round_limit"),
}

"""The words that the fields of Monopoly's events can have."""

from __future__ import annotations

from magie.rules.monopoly.family.events import WHY

EVENT_WORDS: dict[str, tuple[str, ...]] = {
    "why": tuple(WHY.values()),
    "token_moved.how": ("by_dice", "by_card", "by_space", "by_doubles", "by_monkeys", "from_popup"),
    "jailed.how": ("by_doubles", "by_card", "by_space"),
    "jail_left.how": ("by_doubles", "by_fine", "by_jail_card", "by_third_throw"),
    "game_ended.how": ("last_standing", "round_limit"),
    "way": ("amount", "percent"),
    "building": ("house", "hotel"),
}

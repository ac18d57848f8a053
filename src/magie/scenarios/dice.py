"""Dice as a scenario writes them: 3+4, or a single 4."""

from __future__ import annotations

import re

from magie.scenarios.data import show
from magie.scenarios.errors import Where

THROW = r"[1-6](?:\+[1-6])*"
_TRAILING = re.compile(rf"^(?P<words>.*?)(?P<throws>(?:,? *then +{THROW}|[ ,]+[1-6](?:\+[1-6])+)+)$")
_ROLL = re.compile(rf"^roll(?P<throws>(?:(?:,? *then)? +{THROW})*)$")


def dice_of(throw: object, where: Where) -> list[int]:
    """The numbers of one throw.

    >>> dice_of("3+4", Where("x.yaml")), dice_of(6, Where("x.yaml"))
    ([3, 4], [6])
    """
    if not re.fullmatch(THROW, str(throw)):
        raise where.error(f"{show(throw)} is no throw; a throw is like 3+4, each die from 1 to 6.")
    return [int(die) for die in str(throw).split("+")]


def words_and_dice(text: str) -> tuple[str, list[int]]:
    """A step without its dice, and the dice.

    >>> words_and_dice("roll 3+4, then 4+4"), words_and_dice("claim rent 4+4"), words_and_dice("roll 4")
    (('roll', [3, 4, 4, 4]), ('claim rent', [4, 4]), ('roll', [4]))
    >>> words_and_dice("bid 3"), words_and_dice("claim rent on 12, then 2+6")
    (('bid 3', []), ('claim rent on 12', [2, 6]))
    """
    found = _ROLL.match(text) or _TRAILING.match(text)
    if not found:
        return text, []
    words = found.groupdict().get("words") or "roll"
    dice = [int(die) for throw in re.findall(THROW, found["throws"]) for die in throw.split("+")]
    return words.strip(" ,"), dice

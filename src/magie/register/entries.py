"""The entries of the register: every rule by its id, in our words."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

GameName = Literal["luxury", "harry_potter", "oz", "masterpiece"]

STEM = r"(?:M|OL|HP|LX|OZ|MP|A)-(?:[A-Z]{2,}\d?|[A-Z]\d{3})-"  # M-RNT-, OZ-PW1-, MP-B400-

GAME_TITLES: Mapping[GameName, str] = {
    "luxury": "Luxury",
    "harry_potter": "Harry Potter",
    "oz": "Oz",
    "masterpiece": "Masterpiece",
}


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the register."""

    id: Annotated[str, msgspec.Meta(pattern=rf"^{STEM}\d\d$")]
    words: str
    games: Annotated[tuple[GameName, ...], msgspec.Meta(min_length=1)]
    page: str
    play: bool = True
    why_not: str = ""

    @property
    def family(self) -> str:
        """The first part of the id: who says it (`M`, `OL`, `HP`, `LX`, `OZ`, `MP`, or `A` for a ruling)."""
        return self.id.split("-")[0]

    @property
    def topic(self) -> str:
        """The middle part of the id: what it is about (`RNT`, `JAIL`)."""
        return self.id.split("-")[1]


class Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    topics: dict[str, str]
    rule: tuple[Rule, ...]


@cache
def register() -> Register:
    text = files("magie.register").joinpath("register.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Register)


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule by its id, in the order of the rulebooks, rulings last.

    >>> rules()["M-GO-01"].words
    'The Bank pays you 200 each time you reach or pass GO.'
    """
    entries = register().rule
    twice = [rule_id for rule_id, times in Counter(rule.id for rule in entries).items() if times > 1]
    if twice:
        raise ValueError(f"register.toml has {', '.join(twice)} more than once: give each rule one entry.")
    return MappingProxyType({rule.id: rule for rule in entries})

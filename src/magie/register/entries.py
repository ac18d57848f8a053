"""The entries of the register: every rule by its id, in our words."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated

import msgspec

from magie import families
from magie.families import REGISTER, FamilyError, Luggage

ID = r"^[A-Z]+(?:-[A-Z][A-Z0-9]+)+-\d\d$"
STEM = r"(?:M|OL|HP|LX|OZ|MP|A)-(?:[A-Z]{2,}\d?|[A-Z]\d{3})-"  # M-RNT-, OZ-PW1-, MP-B400-

GAME_TITLES: Mapping[str, str] = {
    "luxury": "Luxury",
    "harry_potter": "Harry Potter",
    "oz": "Oz",
    "masterpiece": "Masterpiece",
}


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the register. A family that has moved in may leave out games and page: it has no book of ours."""

    id: Annotated[str, msgspec.Meta(pattern=ID)]
    words: str
    games: tuple[str, ...] = ()
    page: str = ""
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
    rule: tuple[Rule, ...]
    topics: dict[str, str] = {}


@cache
def register() -> Register:
    text = files("magie.register").joinpath(REGISTER).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Register)


def rules() -> Mapping[str, Rule]:
    """Every rule by its id, in the order of the rulebooks, rulings last; then those of the families that moved in.

    >>> rules()["M-GO-01"].words
    'The Bank pays you 200 each time you reach or pass GO.'
    """
    return _rules_with(families.guests())


def games() -> tuple[str, ...]:
    """The games whose rules are in the register, each by the name of its edition."""
    return (*GAME_TITLES, *(name for guest in families.guests() for name in _games_of(guest)))


@cache
def _rules_with(guests: tuple[Luggage, ...]) -> Mapping[str, Rule]:
    entries = [*register().rule, *(rule for guest in guests for rule in _rules_of(guest))]
    twice = [rule_id for rule_id, times in Counter(rule.id for rule in entries).items() if times > 1]
    if twice:
        raise FamilyError(
            f"{', '.join(twice)} stands in the register more than once: give each rule one entry."
        )
    return MappingProxyType({rule.id: rule for rule in entries})


def _rules_of(guest: Luggage) -> tuple[Rule, ...]:
    """The rules that a family brought along; they hold in all its editions unless they say in which."""
    package = guest.unpack("register")
    if package is None:
        return ()
    try:
        text = files(package).joinpath(REGISTER).read_text(encoding="utf-8")
        found = msgspec.convert(tomllib.loads(text), Register).rule
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise FamilyError(f"The rules of the family {guest.name} cannot be read: {problem}.") from problem
    return tuple(msgspec.structs.replace(rule, games=rule.games or _games_of(guest)) for rule in found)


def _games_of(guest: Luggage) -> tuple[str, ...]:
    return tuple(file.stem for file in families.editions_of(guest))

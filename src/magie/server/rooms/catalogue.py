"""The catalogue: the editions people can choose from, with presets and options in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from magie import families
from magie.bots import NAMES as BOTS
from magie.editions import Edition, load, load_base, names, notes_of, options_of, presets_of
from magie.rules.record import plain
from magie.server.errors import Refusal
from magie.server.wire import EditionCard, NoteCard, OptionCard

MOST_CHANGED = 500


class Catalogue:
    """The editions of this server: the built-in ones and those it was started with."""

    def __init__(self, files: Iterable[str] = ()) -> None:
        found = [*built_in(), *map(load, files)]
        self.editions: dict[str, Edition] = {edition.name: edition for edition in found}
        self.changed: dict[tuple[str, bytes], Edition] = {}
        self.cards = msgspec.json.encode(
            [card_of(edition) for edition in found]
        )  # all of them, to choose from

    def base(self, name: str) -> Edition:
        """An edition as it is printed."""
        if name not in self.editions:
            known = ", ".join(self.editions)
            raise Refusal("no_edition", f"There is no edition {name[:40]!r}; there are {known}.", status=404)
        return self.editions[name]

    def edition(self, name: str, options: Mapping[str, Any]) -> Edition:
        """An edition with options; rooms that play the same share it."""
        base = self.base(name)
        if not options:
            return base
        key = (name, msgspec.json.encode(options, order="sorted"))
        if key not in self.changed:
            if len(self.changed) >= MOST_CHANGED:
                self.changed.clear()
            self.changed[key] = base.with_options(options)
        return self.changed[key]


def built_in() -> list[Edition]:
    """The editions that come with the program: family by family, and each before those that extend it."""
    order = list(families.names())
    return sorted(
        map(load, names()),
        key=lambda edition: (order.index(edition.family), load_base(edition.name) is not None),
    )


def card_of(edition: Edition) -> EditionCard:
    """An edition in a few words."""
    return EditionCard(
        name=edition.name,
        title=edition.title,
        about=edition.about,
        family=edition.family,
        look=edition.look,
        players_min=edition.rules.players_min,
        players_max=edition.rules.players_max,
        tokens=edition.tokens,
        presets=presets_of(edition),
        options=options_in(edition),
        notes=notes_in(edition),
        bots=BOTS,
    )


def options_in(edition: Edition) -> tuple[OptionCard, ...]:
    """Every option with the value this edition prints."""
    printed = plain(edition.rules)
    return tuple(
        OptionCard(
            name=option.name,
            says=option.says,
            value=printed[option.name],
            allowed=option.allowed,
            values=option.values,
            lowest=option.lowest,
            highest=option.highest,
            many=option.takes_many,
            house_rule=option.house_rule,
        )
        for option in options_of(edition).values()
    )


def notes_in(edition: Edition) -> tuple[NoteCard, ...]:
    """What its book says in its own words."""
    return tuple(
        NoteCard(name=note.name, says=note.says, value=getattr(edition.notes, note.name))
        for note in notes_of(edition).values()
    )


def drawing_of(edition: Edition) -> bytes:
    """All that is printed, for drawing it."""
    return msgspec.json.encode(edition)

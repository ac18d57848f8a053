"""Families: the register of the games that can be played, and where each of them keeps what it brings.

A family is a guest with its own luggage. Here stands only what is in it and where, so nothing is loaded before somebody
asks: a simulation never loads sentences, and a server never loads the terminal. Whoever uses a thing asks for it by a
`Part` of its own layer. The families of this package live here; any other one is let in by whoever starts the program
(`move_in`, or `magie --family PACKAGE`), never by what a stranger sends.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, TypeVar

REGISTER = "register.toml"  # rules, no edition

T = TypeVar("T")


class FamilyError(ValueError):
    """A family that cannot move in, or that is not there: one sentence says why."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Luggage:
    """What a family of games brings, each as "package.module:NAME" or as a whole module; a dot at the front is `home`.

    `box` and `rules` make a game. Whatever else is missing is done as for any game: plain sentences, a plain table.
    """

    name: str
    home: str
    box: str  # how its files are read and which options they have: `editions.box.Box`
    rules: str  # what a Game asks: `rules.family.Family`
    editions: str = ""  # the package where its .toml files lie
    register: str = ""  # the package where its rules stand, in a file REGISTER
    sentences: str = ""  # what happened, in words: `rules.sentences.Sentences`
    manners: str = ""  # how people play it together: `rules.manners.Manners`
    advice: str = ""  # what people like to know before they click: `rules.advice.Advice`
    highlights: str = ""  # the big moments of a story: `rules.highlights.Highlights`
    steady: str = ""  # a sound player: `bots.families.SteadyPart`
    whims: str = ""  # what comes to a random player's mind: `bots.families.WhimPart`
    playout: str = ""  # whole games at full speed: `bots.playouts.Playout`
    stage: str = ""  # how its scenarios are set up, said and checked: `scenarios.stage.Stage`
    face: str = ""  # how it looks in a terminal: `terminal.face.PlainFace`
    new_file: str = ""  # what a new edition file shows: `commands.edition_new_parts.NEW_FILE`

    def unpack(self, what: str) -> Any:
        """Load one thing, which may be a module; None if it is not brought along."""
        where: str = getattr(self, what)
        module, _, name = where.partition(":")
        if not module:
            return None
        try:
            loaded = import_module(module, self.home)
            return getattr(loaded, name) if name else loaded
        except (ModuleNotFoundError, AttributeError) as problem:
            raise FamilyError(
                f"The family {self.name} says its {what} is {where}, but: {problem}."
            ) from problem

    @property
    def folder(self) -> Path | None:
        """Where its editions lie."""
        package = self.unpack("editions")
        return None if package is None else Path(package.__path__[0])


class Part(Generic[T]):
    """One thing that families bring, as the layer that uses it asks for it; `usual` is for those that do not bring it."""

    def __init__(self, what: str, usual: Callable[[str], T] | None = None) -> None:
        self.what = what
        self.usual = usual
        self.unpacked: dict[Luggage, T] = {}

    def of(self, family: str) -> T:
        """That of a family, loaded when it is first asked for."""
        luggage = luggage_of(family)
        if luggage not in self.unpacked:
            self.unpacked[luggage] = self._unpack(luggage)
        return self.unpacked[luggage]

    def _unpack(self, luggage: Luggage) -> T:
        brought: T | None = luggage.unpack(self.what)
        if brought is not None:
            return brought
        if self.usual is None:
            raise FamilyError(f"The family {luggage.name} brings no {self.what}, and no game goes without.")
        return self.usual(luggage.name)


MONOPOLY = Luggage(
    name="monopoly",
    home="magie",
    box=".editions.monopoly.box:BOX",
    rules=".rules.monopoly.family.family:Monopoly",
    editions=".editions.monopoly",
    sentences=".rules.monopoly.people.sentences",
    manners=".rules.monopoly.people.manners:MonopolyManners",
    advice=".rules.monopoly.people.advice:ADVICE",
    highlights=".rules.monopoly.people.highlights:MonopolyHighlights",
    steady=".bots.monopoly.steady",
    whims=".bots.monopoly.whim",
    playout=".bots.monopoly.playout",
    stage=".scenarios.monopoly.stage:MonopolyStage",
    face=".terminal.monopoly.face:MonopolyFace",
    new_file=".commands.edition_new_monopoly:monopoly_parts",
)
MASTERPIECE = Luggage(
    name="masterpiece",
    home="magie",
    box=".editions.masterpiece.box:BOX",
    rules=".rules.masterpiece.family.family:Masterpiece",
    editions=".editions.masterpiece",
    sentences=".rules.masterpiece.people.sentences",
    manners=".rules.masterpiece.people.manners:MasterpieceManners",
    advice=".rules.masterpiece.people.advice:ADVICE",
    highlights=".rules.masterpiece.people.highlights:MasterpieceHighlights",
    steady=".bots.masterpiece.steady",
    whims=".bots.masterpiece.whim",
    playout=".bots.masterpiece.playout",
    stage=".scenarios.masterpiece.stage:MasterpieceStage",
    face=".terminal.masterpiece.face:MasterpieceFace",
    new_file=".commands.edition_new_masterpiece:masterpiece_parts",
)

_AT_HOME = {luggage.name: luggage for luggage in (MONOPOLY, MASTERPIECE)}
_HERE = dict(_AT_HOME)


def names() -> tuple[str, ...]:
    """The families that can be played.

    >>> names()[:2]
    ('monopoly', 'masterpiece')
    """
    return tuple(_HERE)


def luggage_of(family: str) -> Luggage:
    """What a family brought along."""
    try:
        return _HERE[family]
    except KeyError:
        raise FamilyError(f"There is no family {family!r}; there are {', '.join(_HERE)}.") from None


def guests() -> tuple[Luggage, ...]:
    """The families that have moved in: another process that plays for this one lets them in too."""
    return tuple(luggage for name, luggage in _HERE.items() if name not in _AT_HOME)


def move_in(guest: Luggage | str) -> Luggage:
    """Let a family in, with its luggage or by the name of a package that has it as LUGGAGE.

    That runs the package's own code: only whoever starts the program says which.
    """
    luggage = _carried_by(guest) if isinstance(guest, str) else guest
    if _HERE.get(luggage.name, luggage).home != luggage.home:
        raise FamilyError(f"There is a family {luggage.name} already, from {_HERE[luggage.name].home}.")
    return _HERE.setdefault(luggage.name, luggage)


def move_out(family: str) -> None:
    """A guest leaves; its games that are still held somewhere cannot be copied or stored any more."""
    if family in _AT_HOME:
        raise FamilyError(f"{family} lives here.")
    _HERE.pop(family, None)


def _carried_by(package: str) -> Luggage:
    try:
        luggage = import_module(package).LUGGAGE
    except (ImportError, AttributeError, TypeError, ValueError) as problem:
        raise FamilyError(f"No family can be let in from {package!r}: {problem}.") from problem
    if not isinstance(luggage, Luggage):
        raise FamilyError(f"No family can be let in from {package!r}: its LUGGAGE is {luggage!r}.")
    return luggage


def edition_files() -> dict[str, Path]:
    """The editions that come with the families, by name."""
    found: dict[str, Path] = {}
    for luggage in _HERE.values():
        for file in editions_of(luggage):
            found.setdefault(file.stem, file)
    return dict(sorted(found.items()))


@cache
def editions_of(luggage: Luggage) -> tuple[Path, ...]:
    """The files of the editions that come with one family."""
    found = () if luggage.folder is None else luggage.folder.glob("*.toml")
    return tuple(file for file in sorted(found) if file.name != REGISTER)

"""From a name or a file to an edition that can be played.

A file is found and laid over the one it extends (see `extending`), given to the reader of its
family, and checked. Whatever is wrong comes back as one `EditionError`.
"""

import os
import warnings
from functools import cache
from pathlib import Path

from magie import families
from magie.editions.edition import Edition
from magie.editions.errors import EditionError, EditionRemark
from magie.editions.families import BOX
from magie.editions.loading.extending import (
    Layer,
    built_in,
    layers_of_built_in,
    layers_of_data,
    layers_of_file,
    layers_of_text,
    names,
)
from magie.editions.loading.merge import Raw, merged_look


def load(name_or_path: str | os.PathLike[str]) -> Edition:
    """A built-in edition by its name, or anybody's own by the path of its `.toml`.

    >>> load("luxury").title
    'Monopoly, Luxury Edition'
    """
    if name_or_path in names():
        return _load_built_in(str(name_or_path))
    return _read_layers(_layers(name_or_path))


def load_base(name_or_path: str | os.PathLike[str]) -> Edition | None:
    """The edition that this one extends, as it is by itself; None if it extends none.

    >>> load_base("oz") == load("luxury"), load_base("luxury")
    (True, None)
    """
    below = _layers(name_or_path)[1:]
    return _read_layers(below) if below else None


def loads(text: str, source: str = "edition.toml") -> Edition:
    """An edition from the text of a file; it can extend the built-in ones only."""
    return _read_layers(layers_of_text(text, source))


def from_data(content: Raw, source: str = "record") -> Edition:
    """An edition from plain data, as a record of a game with somebody's own edition carries it."""
    return _read_layers([layer._replace(remarks=()) for layer in layers_of_data(content, source)])


@cache
def _load_built_in(name: str) -> Edition:
    return _read_layers(layers_of_built_in(name))


def _layers(name_or_path: str | os.PathLike[str]) -> list[Layer]:
    if name_or_path in names():
        return layers_of_built_in(str(name_or_path))
    path = Path(name_or_path)
    if path.suffix != ".toml":
        raise EditionError([_unknown_edition(path)])
    return layers_of_file(path)


def _read_layers(layers: list[Layer]) -> Edition:
    """The edition of the first layer; a mistake is told of the deepest file that makes it."""
    problems = [f"{layer.source}: {problem}" for layer in layers for problem in layer.problems]
    try:
        edition = _read(layers[0].content)
    except EditionError as error:
        problems += [f"{_made_by(problem, layers)}: {problem}" for problem in error.problems]
    if problems:
        raise EditionError(problems)
    for layer in layers:
        for remark in layer.remarks:
            warnings.warn(f"{layer.source}: {remark}", EditionRemark, stacklevel=3)
    return edition


def _made_by(problem: str, layers: list[Layer]) -> str:
    below = (layer.source for layer in reversed(layers[1:]) if problem in _problems_of(layer))
    return next(below, layers[0].source)


def _problems_of(layer: Layer) -> tuple[str, ...]:
    try:
        _read(layer.content)
    except EditionError as error:
        return error.problems
    return ()


def _read(content: Raw) -> Edition:
    family = content.get("family")
    if not isinstance(family, str) or family not in families.names():
        said = "missing" if family is None else f"{family!r} is not known"
        raise EditionError([f"family: {said}; allowed: {', '.join(families.names())}."])
    box = BOX.of(family)
    edition: Edition = box.read(content if "look" in content else _with_usual_look(content, box.look))
    return edition


def _with_usual_look(content: Raw, usual: str) -> Raw:
    """Content that says nothing of its look, as nothing did once, is drawn as its family usually is."""
    return content | {"look": merged_look(built_in(usual), None, content)} if usual else content


def _unknown_edition(path: Path) -> str:
    if path.is_dir():
        return f"{path}: is a folder; allowed: {', '.join(names())}, and the path of a .toml file."
    if path.exists():
        return f"{path}: its name does not end in .toml, as that of an edition does."
    return (
        f"There is no edition {str(path)!r}; built in are {', '.join(names())}, "
        "and the path of your own .toml file works too."
    )

"""From a name or a file to an edition that can be played.

A file is found, laid over the one it extends (see `merge`), given to the reader of its
family, and checked. Whatever is wrong comes back as one `EditionError`.
"""

import os
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path

from .errors import EditionError
from .merge import REPLACEABLE, Raw, merge
from .monopoly import Edition
from .monopoly_reader import read_monopoly

_FAMILIES: dict[str, Callable[[Raw, str], Edition]] = {"monopoly": read_monopoly}
_HERE = resources.files(__package__)


def names() -> tuple[str, ...]:
    """The editions that come with the program."""
    files = (file.name for file in _HERE.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml")))


def load(name_or_path: str | os.PathLike[str]) -> Edition:
    """A built-in edition by its name, or anybody's own by the path of its `.toml`.

    >>> load("luxury").title
    'Monopoly, Luxury Edition'
    """
    if name_or_path in names():
        return _load_built_in(str(name_or_path))
    path = Path(name_or_path)
    if path.suffix != ".toml":
        raise EditionError([_unknown_edition(str(name_or_path))])
    seen = (str(path.resolve()),)
    return _read(_with_base(_parse_file(path), path.name, path.parent, seen), path.name)


def loads(text: str, source: str = "edition.toml") -> Edition:
    """An edition from the text of a file; it can extend the built-in ones only."""
    return _read(_with_base(_parse(text, source), source, None, ()), source)


def from_data(content: Raw, source: str = "record") -> Edition:
    """An edition from plain data, as a record of a game with somebody's own edition carries it."""
    return _read(content, source)


@cache
def _load_built_in(name: str) -> Edition:
    source = f"{name}.toml"
    return _read(_with_base(_parse_built_in(name), source, None, (name,)), source)


def _read(raw: Raw, source: str) -> Edition:
    family = raw.get("family")
    if not isinstance(family, str) or family not in _FAMILIES:
        said = "missing" if family is None else f"{family!r} is not known"
        raise EditionError([f"{source}: family: {said}; allowed: {', '.join(_FAMILIES)}."])
    return _FAMILIES[family](raw, source)


def _with_base(raw: Raw, source: str, folder: Path | None, seen: tuple[str, ...]) -> Raw:
    """The whole content of a file: itself laid over what it extends."""
    if "extends" not in raw:
        return raw
    base = raw["extends"]
    change = {key: value for key, value in raw.items() if key != "extends"}
    problems = list(_change_problems(change))
    if problems:
        raise EditionError(f"{source}: {problem}" for problem in problems)
    return merge(_find_base(base, source, folder, seen), change)


def _change_problems(change: Raw) -> Iterator[str]:
    """What a file must say, and may not say, because it extends another."""
    for key in ("name", "title"):
        if key not in change:
            yield f"{key}: missing; a file that extends another has its own {key}."
    replaced = change.get("replace", [])
    if not isinstance(replaced, list) or any(key not in REPLACEABLE for key in replaced):
        allowed = ", ".join(REPLACEABLE)
        yield f"replace: {replaced!r} is not allowed; allowed: a list of any of {allowed}."


def _find_base(base: object, source: str, folder: Path | None, seen: tuple[str, ...]) -> Raw:
    if isinstance(base, str) and base in names():
        _refuse_circle(base, source, seen)
        return _with_base(_parse_built_in(base), f"{base}.toml", None, (*seen, base))
    if isinstance(base, str) and base.endswith(".toml") and folder is not None:
        path = folder / base
        _refuse_circle(str(path.resolve()), source, seen)
        raw = _parse_file(path, wanted_by=source)
        return _with_base(raw, path.name, path.parent, (*seen, str(path.resolve())))
    paths = " and the path of a .toml file beside it" if folder is not None else ""
    allowed = ", ".join(names()) + paths
    raise EditionError([f"{source}: extends: {base!r} is not known; allowed: {allowed}."])


def _refuse_circle(base: str, source: str, seen: tuple[str, ...]) -> None:
    if base in seen:
        where = Path(base).name
        raise EditionError([f"{source}: extends: {where} extends this file in turn, in a circle."])


def _parse_built_in(name: str) -> Raw:
    return _parse((_HERE / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


def _parse_file(path: Path, wanted_by: str = "") -> Raw:
    told = f"{wanted_by}: extends: " if wanted_by else ""
    try:
        return _parse(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise EditionError([f"{told}{path}: cannot be read ({error.strerror})."]) from None
    except UnicodeDecodeError:
        raise EditionError([f"{told}{path}: is not a text in UTF-8."]) from None


def _parse(text: str, source: str) -> Raw:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError([f"{source}: is not TOML: {error}."]) from None


def _unknown_edition(name: str) -> str:
    return (
        f"There is no edition {name!r}; built in are {', '.join(names())}, "
        "and the path of your own .toml file works too."
    )

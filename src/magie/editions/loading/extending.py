"""A file and all that it extends, found, read as TOML and laid over each other.

The result is a list of layers: the file itself first, then its base, and the base of that. Each
layer has the whole content down from it, so that a mistake can be found in the file that made it.
"""

import os
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from magie import families
from magie.editions.errors import EditionError
from magie.editions.loading.merge import REPLACEABLE, Raw, merge, merged_look
from magie.editions.loading.older import renewed
from magie.editions.loading.shape import shown


class Layer(NamedTuple):
    """One file laid over what it extends, what it says that it may not say, and what its author may want to know."""

    source: str
    content: Raw
    problems: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()


def names() -> tuple[str, ...]:
    """The editions that come with the program, and with the families that have moved in."""
    return tuple(families.edition_files())


def layers_of_built_in(name: str, seen: tuple[str, ...] = ()) -> list[Layer]:
    """An edition that comes with the program, over what it extends."""
    source = f"{name}.toml"
    raw = _parse(families.edition_files()[name].read_text(encoding="utf-8"), source)
    return _layers(raw, source, None, (*seen, name))


def layers_of_file(path: Path, wanted_by: str = "", seen: tuple[str, ...] = ()) -> list[Layer]:
    """Somebody's own file, over what it extends."""
    raw = _parse_file(path, f"{wanted_by}: extends: " if wanted_by else "")
    return _layers(raw, path.name, path.parent, (*seen, _real(path)))


def layers_of_text(text: str, source: str) -> list[Layer]:
    """The text of a file that came from elsewhere; it opens no files."""
    return _layers(_parse(text, source), source, None, ())


def layers_of_data(content: Raw, source: str) -> list[Layer]:
    """Content that is whole by itself; a look that it names is taken from the edition of that name."""
    new = renewed(content, content.get("family"))
    name, look = _look_named(new.content.get("look"))
    if name is None:
        return [Layer(source, new.content, new.problems, new.remarks)]
    rest = {key: value for key, value in new.content.items() if key != "look"}
    like, unknown = _like(name, rest.get("family"))
    whole = rest | {"look": merged_look(like or {}, look, rest)}
    return [Layer(source, whole, unknown + new.problems, new.remarks)]


@cache
def built_in(name: str) -> Raw:
    """All that a built-in edition says, for those who look like it."""
    return layers_of_built_in(name)[0].content


def _layers(raw: Raw, source: str, folder: Path | None, seen: tuple[str, ...]) -> list[Layer]:
    if "extends" not in raw:
        return layers_of_data(raw, source)
    change = {key: value for key, value in raw.items() if key != "extends"}
    problems = tuple(_change_problems(change))
    if any(problem.startswith("replace:") for problem in problems):
        del change["replace"]
    below = _layers_of_base(raw["extends"], source, folder, seen)
    name, change["look"] = _look_named(change.get("look"))
    family = change.get("family", below[0].content.get("family"))
    like, unknown = _like(name, family)
    new = renewed(change, family)
    content = merge(below[0].content, new.content, like)
    return [Layer(source, content, problems + unknown + new.problems, new.remarks), *below]


def _look_named(look: Any) -> tuple[object, Any]:
    """The name of the look that this begins with, and what else it says. A text is such a name; in a table it is `like`."""
    if isinstance(look, dict) and "like" in look:
        return look["like"], {key: value for key, value in look.items() if key != "like"}
    return (None, look) if look is None or isinstance(look, dict) else (look, None)


def _like(name: object, family: object) -> tuple[Raw | None, tuple[str, ...]]:
    """The built-in edition of this name, if it is of this family."""
    if name is None:
        return None, ()
    known = [each for each in names() if built_in(each).get("family") == family]
    if isinstance(name, str) and name in known:
        return built_in(name), ()
    return None, (f"look: {shown(name)} is not allowed; allowed: {', '.join(known)}.",)


def _change_problems(change: Raw) -> Iterator[str]:
    """What a file must say, and may not say, because it extends another."""
    for key in ("name", "title"):
        if key not in change:
            yield f"{key}: missing; a file that extends another has its own {key}."
    replaced = change.get("replace", [])
    if not isinstance(replaced, list) or any(key not in REPLACEABLE for key in replaced):
        allowed = ", ".join(REPLACEABLE)
        yield f"replace: {replaced!r} is not allowed; allowed: a list of any of {allowed}."


def _layers_of_base(base: object, source: str, folder: Path | None, seen: tuple[str, ...]) -> list[Layer]:
    if isinstance(base, str) and base in names():
        _refuse_circle(base, source, seen)
        return layers_of_built_in(base, seen)
    if isinstance(base, str) and base.endswith(".toml") and base.isprintable() and folder is not None:
        _refuse_circle(_real(folder / base), source, seen)
        return layers_of_file(folder / base, source, seen)
    paths = " and the path of a .toml file beside it" if folder is not None else ""
    allowed = ", ".join(names()) + paths
    raise EditionError([f"{source}: extends: {base!r} is not known; allowed: {allowed}."])


def _real(path: Path) -> str:
    """The same for every way to write a path."""
    return os.path.realpath(path)


def _refuse_circle(base: str, source: str, seen: tuple[str, ...]) -> None:
    if base in seen:
        where = Path(base).name
        raise EditionError([f"{source}: extends: {where} extends this file in turn, in a circle."])


def _parse_file(path: Path, told: str) -> Raw:
    try:
        return _parse(path.read_text(encoding="utf-8-sig"), path.name)
    except OSError as error:
        raise EditionError([f"{told}{path}: cannot be read ({error.strerror})."]) from None
    except UnicodeDecodeError:
        raise EditionError([f"{told}{path}: is not a text in UTF-8."]) from None


def _parse(text: str, source: str) -> Raw:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError([f"{source}: is not TOML: {error}."]) from None
    except RecursionError:
        raise EditionError([f"{source}: is not an edition: it is nested too deeply."]) from None

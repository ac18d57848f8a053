"""The register: every rule by its id, in our words, and the code that carries it out.

`rules()` reads `register.toml`. `where_implemented()` looks for rule ids in the docstrings of the engine and
in the comments of the edition files. `python -m magie.scenarios.register docs/rules` writes both down as
pages, and with `--check` only says whether the pages are up to date.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

GameName = Literal["luxury", "harry_potter", "oz", "masterpiece"]

SEARCHED = ("rules", "editions", "bots", "sim")
"""The packages below `magie` whose docstrings may name rules."""

_STEM = r"(?:M|OL|HP|LX|OZ|MP|A)-(?:[A-Z]{2,}\d?|[A-Z]\d{3})-"  # M-RNT-, OZ-PW1-, MP-B400-
_IDS = re.compile(
    rf"\b(?P<stem>{_STEM})(?P<first>\d+)(?:\s+to\s+(?P=stem)(?P<to>\d+)|\.\.(?:(?P=stem))?(?P<dots>\d+))?\b"
)
_TOML_PIECES = re.compile(
    r'"""[\s\S]*?"""' r"|'''[\s\S]*?'''" r'|"(?:\\.|[^"\\\n])*"' r"|'[^'\n]*'" r"|(?P<comment>#[^\n]*)"
)


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the register."""

    id: Annotated[str, msgspec.Meta(pattern=rf"^{_STEM}\d\d$")]
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


class _Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    topics: dict[str, str]
    rule: tuple[Rule, ...]


@cache
def _register() -> _Register:
    text = files("magie.scenarios").joinpath("register.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _Register)


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule by its id, in the order of the rulebooks, rulings last.

    >>> rules()["M-GO-01"].words
    'The Bank pays you 200 each time you reach or pass GO.'
    """
    entries = _register().rule
    twice = [rule_id for rule_id, times in Counter(rule.id for rule in entries).items() if times > 1]
    if twice:
        raise ValueError(f"register.toml has {', '.join(twice)} more than once: give each rule one entry.")
    return MappingProxyType({rule.id: rule for rule in entries})


RULES: Mapping[str, Rule]


def __getattr__(name: str) -> Mapping[str, Rule]:
    if name == "RULES":  # read when first asked for, so that importing costs nothing
        return rules()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


# ---- Which code names which rule -------------------------------------------------------------------------


def ids_in(text: str) -> list[str]:
    """The rule ids that a text names, ranges written out.

    >>> ids_in("M-GO-01: salary. See M-JAIL-01 to M-JAIL-03 and A-BLD-04..05.")
    ['M-GO-01', 'M-JAIL-01', 'M-JAIL-02', 'M-JAIL-03', 'A-BLD-04', 'A-BLD-05']
    """
    found: list[str] = []
    for match in _IDS.finditer(text):
        first, last = match["first"], match["to"] or match["dots"]
        if last is None:
            found.append(
                match["stem"] + first
            )  # as written, so that a number short of a digit shows as a typo
        else:
            found += [f"{match['stem']}{number:02}" for number in range(int(first), int(last) + 1)]
    return found


def where_implemented(package: Traversable | None = None) -> dict[str, tuple[str, ...]]:
    """Each rule id that the code names, with the functions, classes, modules and edition files that do."""
    root = files("magie") if package is None else package
    places: dict[str, list[str]] = {}
    for folder in SEARCHED:
        for place, text in _texts(root.joinpath(folder), folder):
            for rule_id in ids_in(text):
                seen = places.setdefault(rule_id, [])
                if place not in seen:
                    seen.append(place)
    return {rule_id: tuple(sorted(seen)) for rule_id, seen in sorted(places.items())}


def _texts(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    """Each docstring and each TOML comment below a folder, with the name of its place."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        below = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _texts(entry, below)
        elif entry.name.endswith(".py"):
            dotted = below.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            yield from _docstrings(ast.parse(entry.read_text(encoding="utf-8")), dotted)
        elif entry.name.endswith(".toml"):
            yield below, _toml_comments(entry.read_text(encoding="utf-8"))


def _docstrings(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    """The docstrings of a module and of everything defined in it, with dotted names."""
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        yield name, ast.get_docstring(node) or ""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _docstrings(child, f"{name}.{child.name}")
        else:
            yield from _docstrings(child, name)


def _toml_comments(text: str) -> str:
    return "\n".join(match["comment"] for match in _TOML_PIECES.finditer(text) if match["comment"])


# ---- The pages -------------------------------------------------------------------------------------------

PAGE_TITLES = {
    "monopoly.md": "The three Monopoly games",
    "oz-popup.md": "The Land of Oz",
    "masterpiece.md": "Masterpiece",
    "rulings.md": "Rulings",
}

PAGE_OPENINGS = {
    "monopoly.md": "The rules of Luxury, Harry Potter and The Wizard of Oz, without the pop-up.",
    "oz-popup.md": "The pop-up board of The Wizard of Oz: going in, the six powers, coming out.",
    "masterpiece.md": "The rules of the art auction.",
    "rulings.md": "What we do where the rulebooks are silent, damaged or at odds.",
}

GAME_TITLES: Mapping[GameName, str] = {
    "luxury": "Luxury",
    "harry_potter": "Harry Potter",
    "oz": "Oz",
    "masterpiece": "Masterpiece",
}

_MADE = "<!-- Made by `python -m magie.scenarios.register docs/rules`; change register.toml instead. -->\n"

_README = """\
# The rule register

Every rule of the four rulebooks has an id, and so has every ruling we made where a book leaves things open.
Here they are in our own words, with the games that play by them and the code that carries them out.

## How to read it

An id such as `M-RNT-04` has three parts: who says it, what it is about, and a number that never changes.

| part | meaning |
|---|---|
| `M` | all three Monopoly games |
| `OL` | the Oz and Luxury books; Harry Potter follows where the games column says so |
| `HP`, `LX`, `OZ` | one of the books: Harry Potter, Luxury, The Wizard of Oz |
| `MP` | Masterpiece |
| `A` | a ruling of ours |

* **in the book** is the heading to look under, or the question a ruling answers.
* **implemented in** lists functions, classes and modules below `magie` whose docstrings name the rule, and
  edition files whose comments do. *Not yet* means that none does so far. Some entries have nothing to carry
  out; these say why.
* Each game has names of its own for a few things. Here they are called *house*, *hotel*, *street*,
  *transport* (railroad), *utility*, *Jail* and *jail card* (get out of Jail free).
* Spaces are counted from GO, which is 0, to 39.

## The pages

"""


def page_of(rule: Rule) -> str:
    """The page that a rule is on."""
    if rule.family == "A":
        return "rulings.md"
    if rule.family == "MP":
        return "masterpiece.md"
    if rule.family == "OZ" and (rule.topic in ("IN", "EX") or rule.topic.startswith("PW")):
        return "oz-popup.md"
    return "monopoly.md"


def pages() -> dict[str, str]:
    """The text of every page, by file name."""
    places = where_implemented()
    shelves: dict[str, list[Rule]] = {name: [] for name in PAGE_TITLES}
    for rule in rules().values():
        shelves[page_of(rule)].append(rule)
    made = {"README.md": _MADE + _README + _counts(shelves, places)}
    return made | {name: _page(name, shelf, places) for name, shelf in shelves.items()}


def _page(name: str, shelf: Sequence[Rule], places: Mapping[str, tuple[str, ...]]) -> str:
    lines = [f"# {PAGE_TITLES[name]}", "", PAGE_OPENINGS[name] + " [How to read this page](README.md)."]
    by_topic: dict[str, list[Rule]] = {}
    for rule in shelf:
        by_topic.setdefault(rule.topic, []).append(rule)
    for topic, group in by_topic.items():
        lines += ["", f"## {_register().topics[topic]}", ""]
        lines += _table(("id", "our words", "games", "in the book", "implemented in"))
        lines += [_row(_cells(rule, places.get(rule.id, ()))) for rule in group]
    return _MADE + "\n".join(lines) + "\n"


def _cells(rule: Rule, places: Sequence[str]) -> tuple[str, ...]:
    games = ", ".join(GAME_TITLES[game] for game in rule.games)
    return rule.id, rule.words, games, rule.page, _implemented(rule, places)


def _implemented(rule: Rule, places: Sequence[str]) -> str:
    named = ", ".join(f"`{place}`" for place in places)
    if rule.play:
        return named or "not yet"
    return f"{named}. {rule.why_not}" if named else f"Nothing to do. {rule.why_not}"


def _counts(shelves: Mapping[str, Sequence[Rule]], places: Mapping[str, tuple[str, ...]]) -> str:
    lines = _table(("page", "entries", "with an effect on play", "implemented", "not yet"))
    lines += [_count_row(f"[{PAGE_TITLES[name]}]({name})", shelf, places) for name, shelf in shelves.items()]
    lines.append(_count_row("all", list(rules().values()), places))
    return "\n".join(lines) + "\n"


def _count_row(label: str, shelf: Sequence[Rule], places: Mapping[str, tuple[str, ...]]) -> str:
    played = [rule for rule in shelf if rule.play]
    done = sum(rule.id in places for rule in played)
    return _row((label, str(len(shelf)), str(len(played)), str(done), str(len(played) - done)))


def _table(heads: Sequence[str]) -> list[str]:
    return [_row(heads), "|" + "---|" * len(heads)]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def write_pages(folder: Path) -> list[str]:
    """Write the pages into a folder; the names of those that changed."""
    made = pages()
    stale = _stale(folder, made)
    folder.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (folder / name).write_text(made[name], encoding="utf-8", newline="\n")
    return stale


def stale_pages(folder: Path) -> list[str]:
    """The names of the pages in a folder that are missing or out of date."""
    return _stale(folder, pages())


def _stale(folder: Path, made: Mapping[str, str]) -> list[str]:
    return [name for name, text in made.items() if _read(folder / name) != text]


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pages, or with `--check` say whether they are up to date."""
    parser = argparse.ArgumentParser(prog="python -m magie.scenarios.register", description=main.__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/rules"), help="the pages' folder")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is out of date")
    asked = parser.parse_args(arguments)
    folder: Path = asked.folder
    changed = stale_pages(folder) if asked.check else write_pages(folder)
    names = ", ".join(changed)
    if not changed:
        print(f"The pages in {folder} are up to date.")
    elif asked.check:
        print(f"Out of date: {names}; run python -m magie.scenarios.register {folder}.", file=sys.stderr)
    else:
        print(f"Wrote {names} in {folder}.")
    return int(bool(changed) and asked.check)


if __name__ == "__main__":
    sys.exit(main())

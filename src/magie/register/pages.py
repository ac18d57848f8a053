"""The pages of the register: every rule in our words, who plays by it, and the code that carries it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from magie.register.entries import GAME_TITLES, Rule, register, rules
from magie.register.places import file_of, where_implemented

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

_MADE = "<!-- Made by `python -m magie.register docs/rules`; change register.toml instead. -->\n"

_SOURCES = "../../src/magie"

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
  edition files whose comments do, each with a link to its file. *Not yet* means that none does so far. Some entries
  have nothing to carry out; these say why.
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
        lines += ["", f"## {register().topics[topic]}", ""]
        lines += _table(("id", "our words", "games", "in the book", "implemented in"))
        lines += [_row(_cells(rule, places.get(rule.id, ()))) for rule in group]
    return _MADE + "\n".join(lines) + "\n"


def _cells(rule: Rule, places: Sequence[str]) -> tuple[str, ...]:
    games = ", ".join(GAME_TITLES[game] for game in rule.games)
    return rule.id, rule.words, games, rule.page, _implemented(rule, places)


def _implemented(rule: Rule, places: Sequence[str]) -> str:
    named = ", ".join(f"[`{place}`]({_SOURCES}/{file_of(place)})" for place in places)
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

"""Reading plain YAML data: the right kind of thing under every key, or one clear sentence."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

from magie.scenarios.errors import Where


def as_map(value: object, where: Where) -> dict[str, Any]:
    """A list of `key: value`; the keys as text, so that 31 and "31" are the same."""
    if not isinstance(value, Mapping):
        raise where.error(f"{show(value)} is not a list of `key: value`.")
    return {str(key): entry for key, entry in value.items()}


def as_list(value: object, where: Where, like: str = "[31, 32]") -> list[Any]:
    """A list; a single thing is a list of one."""
    if isinstance(value, Mapping):
        raise where.error(f"a list is expected here, like {like}.")
    return list(value) if isinstance(value, list) else [] if value is None else [value]


def as_int(value: object, where: Where, least: int = 0, most: int = 1_000_000_000) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        reach = f"from {least} to {most:,}" if most < 1_000_000_000 else f"of {least} or more"
        raise where.error(f"{show(value)} is not allowed; a whole number {reach} is.")
    return value


def as_bool(value: object, where: Where) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise where.error(f"{show(value)} is not allowed; yes and no are.")
    return value


def as_text(value: object, where: Where) -> str:
    """A word or a sentence."""
    if not isinstance(value, str) or not value.strip():
        raise where.error(f"{show(value)} is not a text.")
    return value.strip()


def only_keys(
    data: Mapping[str, Any], allowed: Iterable[str], where: Where, players: Iterable[str] = ()
) -> None:
    """Nothing but these keys; where players stand too, they are named."""
    known, names = list(allowed), list(players)
    for key in data:
        if key not in known and key not in names:
            which = "there is no such key and no such player" if names else "there is no such key"
            who = f"; the players are {', '.join(names)}" if names else ""
            raise where.at(key).error(f"{which}{hint(key, known)}; the keys are {', '.join(known)}{who}.")


def one_of(value: object, allowed: Iterable[str], where: Where) -> str:
    """One of a few words."""
    words = list(allowed)
    if value not in words:
        raise where.error(f"{show(value)} is not allowed{hint(value, words)}; allowed: {', '.join(words)}.")
    return str(value)


def hint(word: object, known: Iterable[str]) -> str:
    """A word that was probably meant."""
    close = difflib.get_close_matches(str(word), list(known), n=1)
    return f" (did you mean {close[0]}?)" if close else ""


def opening_hint(text: str, openings: Iterable[str]) -> str:
    """How a step was probably meant to begin.

    >>> opening_hint("Rol 3+4", ["roll", "end turn"]), opening_hint("endturn", ["roll", "end turn"])
    (' (did you mean roll?)', ' (did you mean end turn?)')
    """
    known, words = list(openings), text.lower().split()
    begun = (" ".join(words[:number]) for number in (2, 1))
    return next(filter(None, (hint(part, known) for part in begun)), "")


def show(value: object) -> str:
    """A value as one writes it in a scenario.

    >>> show(True), show(["a", 5]), show({"cash": 3}), show(None)
    ('yes', '[a, 5]', '{cash: 3}', 'nothing')
    """
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return f"[{', '.join(show(entry) for entry in value)}]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {show(entry)}" for key, entry in value.items()) + "}"
    return str(value)

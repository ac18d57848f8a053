"""Names and words people type: printable, short, without tricks."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from magie.server.errors import Refusal

BOT_NAMES = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gus", "Hana", "Ines", "Jun", "Kit", "Lou")


def clean_name(text: str, letters: int, taken: Iterable[str]) -> str:
    """A name that can be printed and that nobody else has."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name or len(name) > letters or not printable(name):
        raise Refusal("name", f"A name takes 1 to {letters} letters that can be printed.")
    if name.casefold() in {other.casefold() for other in taken}:
        raise Refusal("name_taken", f"Somebody here is called {name} already.")
    return name


def clean_text(text: str, letters: int) -> str:
    """Something said, on one line."""
    words = " ".join(unicodedata.normalize("NFC", text).split())
    if not words or len(words) > letters or not printable(words):
        raise Refusal("chat", f"A message takes 1 to {letters} letters that can be printed.")
    return words


def printable(text: str) -> bool:
    """No control characters, nothing that turns the direction of the text round."""
    return all(
        unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn") or letter == "\u200d"
        for letter in text
    )


def free_name(taken: Iterable[str]) -> str:
    """A name for a bot, or for somebody who gave none."""
    used = {name.casefold() for name in taken}
    numbered = (f"Player {number}" for number in range(1, 100))
    return next(name for name in (*BOT_NAMES, *numbered) if name.casefold() not in used)

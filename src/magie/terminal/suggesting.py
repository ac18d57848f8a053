"""What somebody probably meant who mistyped a word."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

MOST = 3


def meant(typed: str, known: Iterable[str]) -> list[str]:
    """The known words this could be: those that begin like it, then those that look like it.

    >>> words = ["help", "quit", "board", "buy"]
    >>> meant("hepl me", words), meant("q", words), meant("b", words), meant("sing", words), meant("quit", words)
    (['help'], ['quit'], ['board', 'buy'], [], [])
    """
    words = list(known)
    first = typed.lower().partition(" ")[0]
    if not first.isalpha() or first in words:
        return []
    begun = [word for word in words if word.startswith(first)]
    return (begun or difflib.get_close_matches(first, words, n=MOST))[:MOST]


def question(words: list[str]) -> str:
    """Did you mean this, or that?

    >>> question(["quit"]), question(["board", "buy", "bid"])
    ('did you mean `quit`?', 'did you mean `board`, `buy` or `bid`?')
    """
    quoted = [f"`{word}`" for word in words]
    several = f"{', '.join(quoted[:-1])} or {quoted[-1]}"
    return f"did you mean {several if len(quoted) > 1 else quoted[0]}?"

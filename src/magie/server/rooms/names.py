"""Names and words people type: to be seen, short, without tricks, and no two names that look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from magie.server.errors import Refusal

BOT_NAMES = ("Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gus", "Hana", "Ines", "Jun", "Kit", "Lou")
JOINER = "\u200d"  # makes one emoji of two
EMOJI_STYLE = "\ufe0f"
MOST_MARKS = 4  # accents on one letter; scripts that stack vowels need some

# Letters, marks and symbols that leave no ink, though Unicode does not count them as formatting.
BLANK = frozenset((0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)).union(
    range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)
)

# Letters that look like a Latin one, by the shape they have; what looks like i, l or 1 is one and the same.
ALIKE = str.maketrans(
    dict(zip("АВЕКМНОРСТУХІЈЅӀаекорсухіјѕԁԛԝһвмнтӏ", "abekmhopctyxljslaekopcyxljsdqwhbmhtl", strict=True))
    | dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβικνορτυχγ", "abezhlkmnoptyxablkvoptuxy", strict=True))
    | dict(zip("օսհցո", "ouhgn", strict=True))  # noqa: RUF001
    | dict(zip("Ii1|ıO0", "llllloo", strict=True))  # noqa: RUF001
)


def clean_name(text: str, letters: int, taken: Iterable[str]) -> str:
    """A name that can be seen and that nobody else has, not even one that only looks the same."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name or len(name) > letters or not printable(name) or not is_plain(name):
        raise Refusal("name", f"A name takes 1 to {letters} letters that can be printed.")
    if looks_taken(name, taken):
        raise Refusal("name_taken", f"Somebody here is called {name} already.")
    return name


def clean_text(text: str, letters: int) -> str:
    """Something said, on one line."""
    words = " ".join(unicodedata.normalize("NFC", text).split())
    if len(words) > letters or not printable(words) or not any(has_ink(letter) for letter in words):
        raise Refusal("chat", f"A message takes 1 to {letters} letters that can be printed.")
    return words


def printable(text: str) -> bool:
    """No control characters, nothing that turns the direction of the text round."""
    return all(
        unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn") or letter == JOINER
        for letter in text
    )


def has_ink(letter: str) -> bool:
    """Is there something to see? An accent alone is not."""
    return unicodedata.category(letter)[0] in "LNPS" and ord(letter) not in BLANK


def is_plain(name: str) -> bool:
    """Something to call somebody by, and nothing in it that cannot be seen where it stands."""
    named = any(has_ink(letter) and unicodedata.category(letter)[0] in "LNS" for letter in name)
    return named and all(fits(name, at) for at in range(len(name)))


def fits(name: str, at: int) -> bool:
    """May this letter stand here? Emoji are joined and styled, accents stand on letters."""
    letter, before, after = name[at], name[at - 1 : at], name[at + 1 : at + 2]
    if letter == JOINER:
        return (is_emoji(before) or before == EMOJI_STYLE) and is_emoji(after)
    if letter == EMOJI_STYLE:
        return is_emoji(before)
    if unicodedata.category(letter)[0] == "M" and ord(letter) not in BLANK:
        marks = name[max(0, at - MOST_MARKS) : at + 1]
        stacked = len(marks) > MOST_MARKS and all(unicodedata.category(mark)[0] == "M" for mark in marks)
        return before not in ("", " ") and not stacked
    return letter == " " or has_ink(letter)


def is_emoji(letter: str) -> bool:
    """A picture, or the tone of one."""
    return bool(letter) and (unicodedata.category(letter) == "So" or "\U0001f3fb" <= letter <= "\U0001f3ff")


def looks_taken(name: str, taken: Iterable[str]) -> bool:
    """Is somebody called so, or so that nobody could tell them apart?"""
    others = list(taken)
    return name.casefold() in {other.casefold() for other in others} or skeleton(name) in map(
        skeleton, others
    )


def skeleton(name: str) -> str:
    """What a name looks like: letters of other scripts, and I, l and 1, become the one they resemble."""
    shapes = unicodedata.normalize("NFKC", name).translate(ALIKE).casefold()
    return shapes.translate(ALIKE)


def free_name(taken: Iterable[str]) -> str:
    """A name for a bot, or for somebody who gave none."""
    used = list(taken)
    numbered = (f"Player {number}" for number in range(1, 100))
    return next(name for name in (*BOT_NAMES, *numbered) if not looks_taken(name, used))

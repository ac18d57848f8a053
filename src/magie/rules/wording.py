"""Wording: how every game writes money, names, numbers and lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from magie.editions import Edition
from magie.rules.events import Event

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class CommonWording:
    """An edition's money with the names of the players; each family adds its own things."""

    def __init__(self, edition: Edition, names: Sequence[str], bank: str) -> None:
        self.edition = edition
        self.names = tuple(names)
        self.bank = bank

    def money(self, amount: int) -> str:
        """An amount with the edition's sign: $1,500."""
        return f"{self.edition.currency.sign}{amount:,}"

    def who(self, seat: int | None) -> str:
        """A player's name; None is the bank."""
        return f"the {self.bank}" if seat is None else self.names[seat]

    def all_of(self, seats: Sequence[int]) -> str:
        """Players in a row: Ann, Ben and Cleo."""
        return in_a_row([self.names[seat] for seat in seats])


def story(
    events: Sequence[Event], next_sentence: Callable[[Sequence[Event]], tuple[str, int]]
) -> list[tuple[Event, str]]:
    """Sentences, each with the event that began it; `next_sentence` says how many events it has told."""
    found = []
    at = 0
    while at < len(events):
        text, used = next_sentence(events[at:])
        found.append((events[at], sentence(text)))
        at += used
    return found


def a_or_an(word: str) -> str:
    """A word with its article.

    >>> a_or_an("house"), a_or_an("inn")
    ('a house', 'an inn')
    """
    return f"{'an' if word[:1].lower() in 'aeiou' else 'a'} {word}"


def in_words(number: int) -> str:
    """Small numbers as words.

    >>> in_words(3), in_words(12)
    ('three', '12')
    """
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def in_a_row(parts: Sequence[str]) -> str:
    """Join parts as a sentence does.

    >>> in_a_row(["Baltic Avenue", "Boardwalk", "$50"])
    'Baltic Avenue, Boardwalk and $50'
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def sentence(text: str) -> str:
    """A capital at the start and a full stop at the end.

    >>> sentence("the Bank pays Ann $200 salary")
    'The Bank pays Ann $200 salary.'
    """
    ended = text if text.endswith((".", "!", "?", "”")) else f"{text}."
    return ended[:1].upper() + ended[1:]

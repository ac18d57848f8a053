"""What a painting could be worth to somebody who has not seen its value card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from magie.rules.game import View
from magie.rules.masterpiece.people.facts import Facts, PaintingSeen
from magie.rules.masterpiece.people.sentences import Wording
from magie.rules.wording import in_words

NEAREST = 1_000


def average(values: Sequence[int]) -> int:
    """The mean of value cards, to the nearest thousand where they are that large.

    >>> average([100_000, 250_000, 0]), average([1, 2])
    (117000, 2)
    """
    mean = sum(values) / len(values) if values else 0
    return round(mean / NEAREST) * NEAREST if mean >= NEAREST else round(mean)


def painting_seen(facts: Facts, painting: str) -> PaintingSeen | None:
    """A painting that has left the pile, as the viewer sees it."""
    return next((seen for seen in facts.paintings if seen.painting == painting), None)


def worth_line(view: View, painting: str) -> str:
    """What the viewer knows about a painting's value before buying or bidding."""
    w = Wording(view.edition, view.names)
    seen = painting_seen(view.facts, painting)
    if seen is not None and seen.value is not None:
        known = w.value(seen.value) if not seen.value else f"worth {w.value(seen.value)}"
        return f"You have seen the {w.words.value_card} of {w.title(painting)}: it is {known}."
    unseen = view.facts.unseen_values
    mean, low, high = w.money(average(unseen)), w.value(min(unseen)), w.money(max(unseen))
    return (
        f"{w.title(painting)} has one of the {len(unseen)} {w.words.value_cards} you have not seen: "
        f"{mean} on average, from {low} to {high}."
    )


def cards_in_a_row(w: Wording, values: Sequence[int]) -> str:
    """Value cards, dearest first: $500,000, two of $400,000, two forgeries."""
    counts = Counter(values)
    found = []
    for value in sorted(counts, reverse=True):
        number = counts[value]
        if value == 0:
            found.append(w.value(0) if number == 1 else f"{in_words(number)} {w.words.forgeries}")
        else:
            found.append(w.money(value) if number == 1 else f"{in_words(number)} of {w.money(value)}")
    return ", ".join(found)

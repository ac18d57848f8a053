"""A whole game of each of the four: two people and two bots; one of the people uses the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")

from tests.browser.people import Person, play_until

Come = Callable[..., Person]
SEATS = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


def play(person: Come, edition: str, seconds: float, **options: int) -> None:
    ada = person().sits_at(edition, SEATS, options=options)
    ben = person(390, 844).joins(ada.address, "Ben")
    ada.starts()
    play_until([ada, ben], lambda: ada.over and ben.over, seconds)
    for one in (ada, ben):
        one.page.locator(".stand li").first.wait_for()


@pytest.mark.parametrize("edition", ["luxury", "harry_potter", "oz"])
def test_ten_rounds(person: Come, edition: str) -> None:
    play(person, edition, 150, round_limit=10)


def test_masterpiece(person: Come) -> None:
    play(person, "masterpiece", 240)


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["luxury", "harry_potter", "oz"])
def test_until_one_is_left(person: Come, edition: str) -> None:
    play(person, edition, 1800)

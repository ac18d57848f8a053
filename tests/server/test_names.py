"""Names: they can be seen, and no two at a table look the same."""

from __future__ import annotations

import pytest

from magie.server.errors import Refusal
from magie.server.rooms.names import clean_name, clean_text, free_name

MAN_AND_WOMAN = "\U0001f468\u200d\U0001f469"
RED_HEART = "\u2764\ufe0f"


def refused(name: str, *taken: str) -> str:
    """The code it is refused with."""
    with pytest.raises(Refusal) as problem:
        clean_name(name, 20, taken)
    return problem.value.code


@pytest.mark.parametrize(
    "name",
    [
        "\u200d",
        "\u3164",
        "\u2800",
        "\uffa0",
        "\u115f",
        "\u1160",
        "\u034f",
        "\ufe0f",
        "\U000e0100",
        "\U000e0041",
        "\u0301",
        "\u0301\u0302",
        "...",
        "\u17b5",
        "\u180b",
        "Ann\u200d",
        "An\u200dn",
        "Ann\u3164",
        "Ann\u2800",
        "A\u034fnn",
        "Ann\ufe0f",
        "\u0301Ann",
        "Ann\u200b",
        "Ann\u2060",
        "Ann\u202e",
        "Ann\u00ad",
        "Ann\0",
        "A" + "\u0301" * 9,
        f"{MAN_AND_WOMAN}\u200d",
    ],
)
def test_a_name_without_tricks(name: str) -> None:
    assert refused(name) == "name"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Анна",
        "Νίκη",
        "李小龍",
        "สมชาย",
        "नीता",
        "محمد",
        "7",
        MAN_AND_WOMAN,
        RED_HEART,
        "\U0001f3b2",
    ],
)
def test_names_of_everybody(name: str) -> None:
    assert clean_name(name, 20, ["Ben"])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410nn", "Ann"),  # Cyrillic A
        ("\u0391nn", "Ann"),  # Greek Alpha
        ("Ann", "\u0410nn"),
        ("B\u0435n", "Ben"),
        ("\uff21\uff4e\uff4e", "Ann"),  # full width
        ("ANN", "ann"),
        ("Iou", "lou"),
        ("1ou", "Lou"),
        ("B0", "Bo"),
        ("\u041d\u0430\u043f\u0430", "H\u0430\u043fa"),
        ("\u0421le\u043e", "Cleo"),
        ("\u039d\u0399\u039a\u0397", "\u03bd\u03b9\u03ba\u03b7"),
        ("Ann\u00a0B", "Ann B"),
        ("\u0405am", "Sam"),
        ("\u0131vy", "Ivy"),
    ],
)
def test_names_that_look_the_same_are_the_same(name: str, other: str) -> None:
    assert refused(name, other) == "name_taken"


def test_names_that_differ_stay_free() -> None:
    for name in ("Anna", "Zoë", "Andy", "Bob"):
        assert clean_name(name, 20, ["Ann", "Zoe", "Ben"]) == name


def test_a_bot_is_not_called_like_somebody_who_only_looks_different() -> None:
    assert free_name(["\u0410da", "B0"]) == "Cleo"


@pytest.mark.parametrize("text", ["\u3164", "\u2800 \u2800", "\u200d", "\u0301", "\ufe0f", "\u115f\u1160"])
def test_a_message_has_something_to_see(text: str) -> None:
    with pytest.raises(Refusal):
        clean_text(text, 300)


@pytest.mark.parametrize("text", ["hello", "?", "...", MAN_AND_WOMAN, RED_HEART, "ok \u2764\ufe0f", ":-)"])
def test_messages(text: str) -> None:
    assert clean_text(text, 300) == text

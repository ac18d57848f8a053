"""Whoever adds a decision, an event or a refusal is told where it is still missing.

Write the action and a scenario that plays it, run this file, and do what it says until it says nothing more. What can
only be seen in play is seen in the scenarios of the rulebook; an action that none of them gets to play is said first.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any, get_args

import pytest

from magie.rules.events import names_of
from tests.conformance.shown import Shown, shown
from tests.sentences.reading import events_in

FAMILIES = ("monopoly", "masterpiece")
# Allowed and never listed: amounts that are free, what is always possible, and what only the system does.
UNLISTED = {
    "monopoly": {"bid", "offer", "auto_claim", "resign", "hammer"},
    "masterpiece": {"bid", "resign", "close_tick"},
}
# In progress without anybody being asked, so nobody answers them and nobody reads a line about them.
UNASKED = {
    "monopoly": {
        "moving",
        "game_over",
        "collect_from_each",
        "pay_each",
        "interest",
        "estate",
        "shortage",
        "jail_move",
    },
    "masterpiece": {"game_over"},
}


def room(family: str, path: str) -> Any:
    """A module of a family."""
    return import_module(f"magie.rules.{family}.{path}")


def actions_of(family: str) -> dict[str, type]:
    """The actions of a family by what they are called."""
    return {one.__struct_config__.tag: one for one in get_args(room(family, "family.actions").AnyAction)}


def words_of(family: str, vocabulary: str) -> dict[str, int]:
    """The words of a vocabulary with their numbers."""
    module: ModuleType = room(family, f"words.{vocabulary}")
    return {word: number for number, word in names_of(module).items()}


ACTIONS = [(family, kind) for family in FAMILIES for kind in actions_of(family)]
LISTED = [(family, kind) for family, kind in ACTIONS if kind not in UNLISTED[family]]
EVENTS = [
    (family, event)
    for family in FAMILIES
    for event in sorted(events_in(room(family, "family.events")), key=lambda event: event.__name__)
]
QUESTIONS = [
    (family, word)
    for family in FAMILIES
    for word in words_of(family, "frames")
    if word not in UNASKED[family]
]
REFUSALS = [
    (family, word) for family in FAMILIES for word, number in words_of(family, "refusals").items() if number
]


@pytest.fixture(scope="module")
def seen() -> dict[str, Shown]:
    """What the scenarios of the rulebook show."""
    return shown()


def name_of(family: str, kind: str) -> str:
    """The class of an action."""
    return actions_of(family)[kind].__name__


# An action


@pytest.mark.parametrize(("family", "kind"), ACTIONS)
def test_an_action_has_a_number(family: str, kind: str) -> None:
    assert kind in words_of(family, "act_kinds"), (
        f"rules/{family}/words/act_kinds.py does not know {name_of(family, kind)}: it needs {kind.upper()} "
        "(then run python tools/vocabulary.py)."
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_a_number_has_an_action(family: str) -> None:
    for word in words_of(family, "act_kinds"):
        assert word in actions_of(family), (
            f"rules/{family}/family/actions.py has no action for act_kinds.{word.upper()}; "
            "write its class, and name it in AnyAction."
        )


@pytest.mark.parametrize(("family", "kind"), ACTIONS)
def test_an_action_is_played_in_a_scenario(family: str, kind: str, seen: dict[str, Shown]) -> None:
    assert kind in seen[family].tried, (
        f"No scenario in tests/rulebook plays {name_of(family, kind)}; scenarios/{family}/words.py says how it is written."
    )


@pytest.mark.parametrize(("family", "kind"), ACTIONS)
def test_an_action_is_allowed_somewhere(family: str, kind: str, seen: dict[str, Shown]) -> None:
    assert kind in seen[family].accepted, (
        f"{name_of(family, kind)} is refused in every scenario: does rules/{family}/family/codec.py make an act of it, "
        f"and does rules/{family}/book/play.py (check) send it to the rule that allows it?"
    )


@pytest.mark.parametrize(("family", "kind"), ACTIONS)
def test_an_action_does_something(family: str, kind: str, seen: dict[str, Shown]) -> None:
    assert kind in seen[family].effective or kind not in seen[family].accepted, (
        f"rules/{family}/book/play.py (do) does not carry out {name_of(family, kind)}: nothing was told or changed."
    )


@pytest.mark.parametrize(("family", "kind"), ACTIONS)
def test_an_action_becomes_an_act_and_comes_back(family: str, kind: str, seen: dict[str, Shown]) -> None:
    assert kind not in seen[family].fails["code"], (
        f"rules/{family}/family/codec.py does not turn {name_of(family, kind)} into an act and back."
    )


@pytest.mark.parametrize(("family", "kind"), LISTED)
def test_an_action_is_listed(family: str, kind: str, seen: dict[str, Shown]) -> None:
    assert kind in seen[family].listed or kind not in seen[family].accepted, (
        f"rules/{family}/family/legal.py does not answer {name_of(family, kind)}: it was listed to nobody."
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_said_to_be_unlisted_is(family: str, seen: dict[str, Shown]) -> None:
    assert not UNLISTED[family] & seen[family].listed


@pytest.mark.parametrize(("family", "kind"), LISTED)
def test_a_listed_action_has_a_number_of_the_action_space(
    family: str, kind: str, seen: dict[str, Shown]
) -> None:
    assert kind not in seen[family].fails["number"], (
        f"rules/{family}/family/action_space.py has no number for {name_of(family, kind)} that leads back to it."
    )


@pytest.mark.parametrize(("family", "kind"), ACTIONS)
def test_an_action_has_a_description(family: str, kind: str) -> None:
    assert actions_of(family)[kind] in room(family, "people.sentences.describing").DESCRIBE, (
        f"rules/{family}/people/sentences/describing.py has no words for {name_of(family, kind)}."
    )


# A question


@pytest.mark.parametrize(("family", "question"), QUESTIONS)
def test_a_question_is_asked_in_a_scenario(family: str, question: str, seen: dict[str, Shown]) -> None:
    assert question in seen[family].asked, (
        f"No scenario in tests/rulebook asks {question}; if nobody is ever asked it, say so in UNASKED here."
    )


@pytest.mark.parametrize(("family", "question"), QUESTIONS)
def test_a_question_has_a_safe_answer(family: str, question: str, seen: dict[str, Shown]) -> None:
    assert question not in seen[family].fails["safe answer"], (
        f"rules/{family}/book/defaults.py has no answer to {question} that is legal (A-GEN-04)."
    )


@pytest.mark.parametrize(("family", "question"), QUESTIONS)
def test_a_question_has_its_sentences(family: str, question: str) -> None:
    sentences = f"rules/{family}/people/sentences"
    assert question in room(family, "people.sentences.situations").SITUATIONS, (
        f"{sentences}/situations.py has no line for whoever is asked {question}."
    )
    refusing = room(family, "people.sentences.refusing")
    number = words_of(family, "frames")[question]
    assert number in refusing.SITUATIONS, f"{sentences}/refusing.py cannot say that {question} comes first."
    assert number in refusing.ASKED_BY, f"{sentences}/refusing.py cites no rule for {question}."


@pytest.mark.parametrize("family", FAMILIES)
def test_nobody_reads_a_line_about_what_is_never_asked(family: str, seen: dict[str, Shown]) -> None:
    assert not UNASKED[family] & {
        *room(family, "people.sentences.situations").SITUATIONS,
        *seen[family].asked,
    }


# An event


@pytest.mark.parametrize(("family", "event"), EVENTS)
def test_an_event_has_a_number_and_a_line(family: str, event: type) -> None:
    kind = event.__struct_config__.tag  # type: ignore[attr-defined]
    assert kind in words_of(family, "event_kinds"), (
        f"rules/{family}/words/event_kinds.py does not know {event.__name__}: it needs {kind.upper()} "
        "(then run python tools/vocabulary.py)."
    )
    assert words_of(family, "event_kinds")[kind] in room(family, "family.event_table").EVENTS, (
        f"rules/{family}/family/event_table.py has no line for {event.__name__} (then run python tools/telling.py)."
    )


@pytest.mark.parametrize(("family", "event"), EVENTS)
def test_an_event_has_a_sentence(family: str, event: type) -> None:
    assert event in room(family, "people.sentences.saying").SAY, (
        f"rules/{family}/people/sentences/saying.py says nothing about {event.__name__}."
    )


# A refusal


@pytest.mark.parametrize(("family", "word"), REFUSALS)
def test_a_refusal_has_a_sentence_and_a_rule(family: str, word: str) -> None:
    known = room(family, "people.sentences.refusing").REFUSALS
    assert words_of(family, "refusals")[word] in known, (
        f"rules/{family}/people/sentences/refusing.py has no sentence for {word.upper()}."
    )


# Nothing is left of what is gone


@pytest.mark.parametrize("family", FAMILIES)
def test_no_table_speaks_of_what_does_not_exist(family: str) -> None:
    sentences = "people.sentences"
    assert set(room(family, f"{sentences}.describing").DESCRIBE) <= set(actions_of(family).values())
    assert set(room(family, f"{sentences}.saying").SAY) <= events_in(room(family, "family.events"))
    assert set(room(family, f"{sentences}.situations").SITUATIONS) <= set(words_of(family, "frames"))
    assert set(room(family, f"{sentences}.refusing").REFUSALS) <= set(words_of(family, "refusals").values())

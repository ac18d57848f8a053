"""Refusals: each is provoked in every edition that can say it; it cites a rule of that edition and reads well."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import magie
import magie.rules.masterpiece.people.sentences.refusing as masterpiece
import magie.rules.monopoly.state.stack as stack
import magie.rules.monopoly.words.act_kinds as act_kinds
import magie.rules.monopoly.words.frames as frames
from magie.editions import load, names
from magie.register import rules
from magie.rules.errors import IllegalAction
from magie.rules.game import Game
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.people.sentences.refusing import REFUSALS, refusal
from magie.rules.monopoly.state.act import Act
from magie.scenarios import read, run
from tests.sentences.reading import assert_reads_well

EDITIONS = [name for name in names() if load(name).family == "monopoly"]
RULEBOOK = Path(__file__).parents[1] / "rulebook"
SHOWN = RULEBOOK / "refusals.yaml"

# Ids that begin so belong to these books; M- and A- ids say themselves whose they are.
BOOKS = {"OL": ("luxury", "oz"), "LX": ("luxury",), "HP": ("harry_potter",), "OZ": ("oz",)}

# Codes that not every edition can say, and those that can.
ONLY_IN = {
    "fine_too_late": ("harry_potter",),  # the others take the fine on all three turns
    "no_popup": ("luxury", "harry_potter"),
    "not_entitled": ("oz",),
    "not_a_target": ("oz",),
    "no_such_space": ("oz",),
}

SLIPS = (
    r"\b(1|one) (houses|hotels|huts|manors|Farmhouses|Emerald Cities|offers|turns|times)\b",
    r"\b(0|[2-9]|\d\d+|two|three|four) (house|hotel|hut|manor|Farmhouse|Emerald City|offer|turn|time)\b",
    r"(?<!\$)\b0 (?!to\b)[A-Za-z]",  # it is "no houses"
    r"\ba [aeiouAEIOU]|^A [AEIOU]",  # A is also a player
    r"\b[Aa]n [^aeiouAEIOU]",
    r"[$G]-\d",
)


class Said(NamedTuple):
    """One refusal as a player reads it."""

    edition: str
    code: str
    rule: str
    sentence: str


@cache
def said() -> tuple[Said, ...]:
    """Every refusal of the scenarios, and those that no words of a scenario can ask for."""
    return (*shown_in([SHOWN]), *(one for name in EDITIONS for one in raw_ones(name)))


def shown_in(files: Iterable[Path]) -> list[Said]:
    """Run the scenarios of some files, and keep what is refused."""
    found: list[Said] = []
    running = import_module("magie.scenarios.run")
    judge: Callable[[object, IllegalAction, bool], list[str]] = running.refusal_problems

    def keep(step: object, error: IllegalAction, unchanged: bool) -> list[str]:
        found.append(Said(scenario.edition, error.code, error.rule, error.sentence))
        return judge(step, error, unchanged)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "refusal_problems", keep)
        for scenario in (one for file in files for one in read(file)):
            assert run(scenario).ok, scenario.label
    return found


def in_jail(game: Game) -> None:
    """The player on turn sits in Jail without a card."""
    game.table.state.jail_turns = [0] * len(game.table.state.jail_turns)


def flying(game: Game) -> None:
    """The player on turn is carried off by the Winged Monkeys."""
    stack.push(game.table.state, frames.FLY, game.table.state.turn, 0)


def nothing(game: Game) -> None:
    """As at the start."""


# What only a program could ask for: a number of a deed, a space or an act that does not exist, or the clock's hammer.
RAW: dict[str, tuple[Callable[[Game], None], dict[str, int]]] = {
    "no_such_deed": (nothing, {"kind": act_kinds.MORTGAGE, "deed": 99}),
    "list_too_long": (nothing, {"kind": act_kinds.BUILD, "count": 129}),
    "system_only": (nothing, {"kind": act_kinds.HAMMER}),
    "unknown_action": (nothing, {"kind": 99}),
    "not_your_jail_card": (in_jail, {"kind": act_kinds.USE_JAIL_CARD, "number": 0}),
    "not_in_jail": (nothing, {"kind": act_kinds.USE_JAIL_CARD, "number": 0}),
    "no_such_space": (flying, {"kind": act_kinds.FLY_TO, "number": 99}),
    "no_auction": (nothing, {"kind": act_kinds.PASS}),
}


def raw_ones(edition: str) -> list[Said]:
    """Acts that are refused by their numbers."""
    found = []
    for code, (prepare, fields) in RAW.items():
        if edition not in ONLY_IN.get(code, (edition,)):
            continue
        game = magie.new_game(edition, ("Ann", "Ben", "Cleo"), 1)
        prepare(game)
        act = Act()
        for name, value in fields.items():
            setattr(act, name, value)
        found.append(refused(game, act, seat=-1 if code == "no_auction" else game.table.state.turn))
    return found


def refused(game: Game, act: Act, seat: int) -> Said:
    """The refusal of an act; the clock drops its hammer where no auction is on."""
    act.kind = act_kinds.HAMMER if seat < 0 else act.kind
    objection = game.family.check(game.table, seat, act)
    error = refusal(game.table, game.edition, game.names, seat, act, objection)
    return Said(game.edition.name, error.code, error.rule, error.sentence)


def test_every_refusal_is_provoked_in_every_edition_that_can_say_it() -> None:
    wanted = {
        (edition, code)
        for code, _, _ in REFUSALS.values()
        for edition in EDITIONS
        if edition in ONLY_IN.get(code, (edition,))
    }
    seen = {(one.edition, one.code) for one in said()}
    assert wanted - seen == set()


def test_no_edition_says_what_it_cannot() -> None:
    for one in said():
        assert one.edition in ONLY_IN.get(one.code, (one.edition,)), one


def test_every_refusal_cites_a_rule_of_its_edition() -> None:
    register = rules()
    for one in said():
        assert one.edition in register[one.rule].games, one
        assert one.edition in BOOKS.get(one.rule.split("-")[0], (one.edition,)), one


def test_every_refusal_reads_well() -> None:
    for one in said():
        assert_is_good_english(one)


def assert_is_good_english(one: Said) -> None:
    if one.code not in ("no_such_deed", "no_such_space", "no_such_painting", "malformed"):  # these list ids
        assert_reads_well(one.sentence)
        assert not any(re.search(slip, one.sentence) for slip in SLIPS), one
    assert one.sentence.endswith("."), one


# Refusals of Masterpiece that no scenario shows, and why.
MASTERPIECE_NOT_SHOWN = {"unknown_action": "only a program could ask for it"}


def test_every_refusal_of_masterpiece_is_shown_and_reads_well() -> None:
    shown = shown_in(sorted(RULEBOOK.glob("mp_*.yaml")))
    codes = {code for code, _, _ in masterpiece.REFUSALS.values()}
    assert codes - {one.code for one in shown} == set(MASTERPIECE_NOT_SHOWN)
    register = rules()
    for one in shown:
        assert_is_good_english(one)
        assert "masterpiece" in register[one.rule].games, one


SENTENCES = [
    ("luxury", "no_houses_left", "No houses are left in the Bank."),
    ("luxury", "no_houses_left", "Only one house is left in the Bank."),
    ("harry_potter", "no_houses_left", "Only two huts are left in the Bank."),
    ("oz", "no_houses_left", "No Farmhouses are left in the Bank."),
    ("oz", "no_houses_left", "Only four Farmhouses are left in the Bank."),
    ("oz", "no_hotels_left", "Only one Emerald City is left in the Bank."),
    ("oz", "hotel_is_the_end", "An Emerald City stands there; nothing can be added."),
    (
        "oz",
        "not_enough_houses_for_hotel",
        "The Bank has only one Farmhouse to break an Emerald City down into; sell several levels at once.",
    ),
    (
        "harry_potter",
        "fine_too_late",
        "The fine may be paid before the throw only on the first turn in Azkaban.",
    ),
    (
        "harry_potter",
        "fine_too_late",
        "The fine may be paid before the throw only on the first two turns in Azkaban.",
    ),
    ("luxury", "too_many_acts", "You have built and lifted once since the last throw; wait for the next."),
    ("luxury", "too_many_offers", "You have made one offer since the last throw; wait for the next."),
    ("luxury", "too_many_offers", "You have made one offer in this debt; that is all."),
    (
        "luxury",
        "offer_interest_short",
        "Cash is short for the 20% or the lift on a mortgaged deed received.",
    ),
    ("luxury", "offer_interest_short", "Cash is short for the lift on a mortgaged deed received."),
    (
        "luxury",
        "offer_item_not_allowed",
        "At this table a deal moves title deeds and a Get Out of Jail Free card only.",
    ),
    ("luxury", "offer_item_not_allowed", "At this table a deal moves nothing."),
    (
        "oz",
        "not_entitled",
        (
            "Carried off by Winged Monkeys: the turn after it is an ordinary one, even from a transport. "
            "Throw the dice."
        ),
    ),
    ("luxury", "answer_first", "On your own turn you do not pass: throw the dice."),
    ("luxury", "answer_first", "On your own turn you do not pass: end your turn."),
    ("luxury", "want_too_many", "You may only lower your number: from 0 to 2."),
]


@pytest.mark.parametrize(("edition", "code", "sentence"), SENTENCES)
def test_numbers_and_words_fit(edition: str, code: str, sentence: str) -> None:
    assert sentence in {one.sentence for one in said() if (one.edition, one.code) == (edition, code)}


@pytest.mark.parametrize(
    ("edition", "rule"), [("luxury", "A-GEN-01"), ("harry_potter", "A-GEN-01"), ("oz", "A-OZ-16")]
)
def test_a_name_that_nothing_has_cites_no_other_edition(edition: str, rule: str) -> None:
    game = magie.new_game(edition, ("Ann", "Ben"), 1)
    with pytest.raises(IllegalAction) as refused:
        game.play(0, a.FlyTo("nowhere"))
    assert (refused.value.code, refused.value.rule) == ("no_such_space", rule)


def test_a_list_of_sales_that_is_too_long_is_about_sales() -> None:
    game = magie.new_game("luxury", ("Ann", "Ben"), 1)
    for action, rule in (
        (a.Sell((("baltic", 0),) * 129), "A-SEL-03"),
        (a.Build(("baltic",) * 129), "A-BLD-04"),
    ):
        with pytest.raises(IllegalAction) as refused:
            game.play(0, action)
        assert (refused.value.code, refused.value.rule) == ("list_too_long", rule)

"""Any table may choose its own options, and is told what it may choose."""

import msgspec
import pytest

import magie
from magie.editions import (
    EditionError,
    Option,
    load,
    option_from_text,
    options_of,
)
from magie.editions.options import options_in
from magie.rules.errors import SetupError
from magie.sim.plan import Plan
from tests.editions.files import monopoly

LUXURY = monopoly(load("luxury"))
OPTIONS = options_of("monopoly")
ALL = [*OPTIONS.values(), *options_of("masterpiece").values()]


def its_name(option: Option) -> str:
    """Which option it is, for the report of the tests."""
    return f"{option.of.__name__}.{option.name}"


def samples(option: Option) -> list[object]:
    """Every value an option offers, or the ends of its range."""
    if option.takes_many:
        return [[value] for value in option.values]
    ends = [end for end in (option.lowest, option.highest) if end is not None]
    return [*option.values, *ends]


def test_an_option_that_says_nothing_is_refused() -> None:
    class Mute(msgspec.Struct):
        pass_go: bool = True

    with pytest.raises(TypeError, match=r"Mute\.pass_go says nothing to people: annotate it with option"):
        options_in(Mute)


@pytest.mark.parametrize("name", ["luxury", "masterpiece"])
def test_an_edition_has_the_options_of_its_family(name: str) -> None:
    edition = load(name)
    assert options_of(edition) is options_of(edition.family)


@pytest.mark.parametrize("option", ALL, ids=its_name)
def test_an_explanation_is_one_sentence_with_rule_ids_and_values(option: Option) -> None:
    assert option.says.endswith(".")
    assert len(option.says) <= 76  # with its indentation a line of 80 columns
    assert option.rules
    assert option.allowed
    assert option.display_only or samples(option)


@pytest.mark.parametrize("option", ALL, ids=its_name)
def test_every_value_that_is_offered_is_accepted(option: Option) -> None:
    for value in samples(option):
        rules = msgspec.convert({option.name: value}, option.of)
        assert getattr(rules, option.name) == (frozenset(value) if isinstance(value, list) else value)


def test_house_rules_are_off_unless_chosen() -> None:
    house = {name: option.usual for name, option in OPTIONS.items() if option.house_rule}
    assert house == {
        "free_parking_pot": False,
        "double_salary_on_go": False,
        "auctions": True,
        "unlimited_buildings": False,
        "deal_out_deeds": 0,
        "round_limit": 0,
        "auto_claim": True,
    }


def test_chosen_options_leave_the_box_as_it_was() -> None:
    friendly = LUXURY.with_options({"free_parking_pot": True, "rent_claim_turns": "unlimited"})
    assert (friendly.rules.free_parking_pot, friendly.rules.rent_claim_turns) == (True, "unlimited")
    assert not LUXURY.rules.free_parking_pot
    assert friendly.spaces == LUXURY.spaces


def test_items_of_a_deal_can_be_any_collection() -> None:
    for items in (["deeds"], ("deeds",), {"deeds"}):
        assert LUXURY.with_options({"deal_items": items}).rules.deal_items == {"deeds"}
    assert LUXURY.with_options({"deal_items": []}).rules.deal_items == frozenset()


def test_other_opening_money_is_not_shown_in_the_old_notes() -> None:
    rich = LUXURY.with_options({"start_cash": 3000}).rules
    assert (rich.start_cash, rich.start_notes) == (3000, {})
    counted = LUXURY.with_options({"start_cash": 1000, "start_notes": {500: 2}}).rules
    assert counted.start_notes == {500: 2}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"utility_roll": "free"}, 'utility_roll: "free" is not allowed; allowed: fresh, movement.'),
        ({"salary": -1}, "salary: -1 is not allowed; allowed: a whole number from 0 to 1000000."),
        ({"auctions": "no"}, 'auctions: "no" is not allowed; allowed: true or false.'),
        ({"jail_fine_turns": True}, "jail_fine_turns: true is not allowed; allowed: 1, 2, 3."),
        (
            {"deal_items": ["love"]},
            'deal_items: ["love"] is not allowed; allowed: a list of any of cards, cash, deeds.',
        ),
        (
            {"banker_only_from": 2},
            "banker_only_from: 2 is not allowed; allowed: a whole number from 3 to 9 or never.",
        ),
        (
            {"deal_out_deeds": 15},
            "deal_out_deeds: 15 for each of 2 players makes 30, the board has 28 deeds; allowed: 0 to 14.",
        ),
        ({"players_min": 7}, "players_min: 7 is more than players_max, 6."),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_with_those_that_are(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(EditionError) as refused:
        LUXURY.with_options(options)
    assert refused.value.problems == (f"options: {sentence}",)


def test_an_unknown_option_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(EditionError) as refused:
        LUXURY.with_options({"utility_rolls": "fresh", "salary": "much"})
    unknown, wrong = refused.value.problems
    assert unknown.startswith("options: utility_rolls: there is no such option (did you mean utility_roll?)")
    assert all(name in unknown for name in OPTIONS)
    assert wrong.startswith('options: salary: "much" is not allowed')


def test_options_can_be_typed() -> None:
    assert option_from_text("round_limit=30") == ("round_limit", 30)
    assert option_from_text("auctions = false") == ("auctions", False)
    assert option_from_text("rent_claim_turns=unlimited") == ("rent_claim_turns", "unlimited")
    assert option_from_text('deal_items=["cash", "deeds"]') == ("deal_items", ["cash", "deeds"])
    with pytest.raises(EditionError, match="not of the form name=value"):
        option_from_text("round_limit")


def test_so_many_deeds_are_dealt_as_the_board_has_for_this_table() -> None:
    """House rule: fourteen for each of two is all of them, for three it is too many."""
    everything = LUXURY.with_options({"deal_out_deeds": 14})
    table = magie.new_game(everything, 2, seed=1).table
    assert sorted(table.state.owner[:28]) == [0] * 14 + [1] * 14
    for deal in (
        lambda: magie.new_game(everything, 3, seed=1),
        lambda: Plan(everything, ("steady",) * 3, "1"),
    ):
        with pytest.raises(SetupError, match="14 deeds for each of 3 players are 42"):
            deal()

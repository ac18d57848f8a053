"""Luxury prints the standard board: every figure, against a table typed in by hand."""

from collections import Counter

import pytest

from magie.editions import (
    Advance,
    AdvanceToNearest,
    Collect,
    CollectFromEach,
    Deck,
    Effect,
    FlatTax,
    GoBack,
    GoToJail,
    JailCard,
    Pay,
    PayEach,
    Repairs,
    load,
    names,
)
from tests.editions.files import monopoly

LUXURY = monopoly(load("luxury"))

# number, id, group, price, mortgage, rents, house price
STREETS = [
    (1, "mediterranean", "brown", 60, 30, (2, 10, 30, 90, 160, 250), 50),
    (3, "baltic", "brown", 60, 30, (4, 20, 60, 180, 320, 450), 50),
    (6, "oriental", "light-blue", 100, 50, (6, 30, 90, 270, 400, 550), 50),
    (8, "vermont", "light-blue", 100, 50, (6, 30, 90, 270, 400, 550), 50),
    (9, "connecticut", "light-blue", 120, 60, (8, 40, 100, 300, 450, 600), 50),
    (11, "st-charles", "pink", 140, 70, (10, 50, 150, 450, 625, 750), 100),
    (13, "states", "pink", 140, 70, (10, 50, 150, 450, 625, 750), 100),
    (14, "virginia", "pink", 160, 80, (12, 60, 180, 500, 700, 900), 100),
    (16, "st-james", "orange", 180, 90, (14, 70, 200, 550, 750, 950), 100),
    (18, "tennessee", "orange", 180, 90, (14, 70, 200, 550, 750, 950), 100),
    (19, "new-york", "orange", 200, 100, (16, 80, 220, 600, 800, 1000), 100),
    (21, "kentucky", "red", 220, 110, (18, 90, 250, 700, 875, 1050), 150),
    (23, "indiana", "red", 220, 110, (18, 90, 250, 700, 875, 1050), 150),
    (24, "illinois", "red", 240, 120, (20, 100, 300, 750, 925, 1100), 150),
    (26, "atlantic", "yellow", 260, 130, (22, 110, 330, 800, 975, 1150), 150),
    (27, "ventnor", "yellow", 260, 130, (22, 110, 330, 800, 975, 1150), 150),
    (29, "marvin", "yellow", 280, 140, (24, 120, 360, 850, 1025, 1200), 150),
    (31, "pacific", "green", 300, 150, (26, 130, 390, 900, 1100, 1275), 200),
    (32, "north-carolina", "green", 300, 150, (26, 130, 390, 900, 1100, 1275), 200),
    (34, "pennsylvania", "green", 320, 160, (28, 150, 450, 1000, 1200, 1400), 200),
    (37, "park-place", "dark-blue", 350, 175, (35, 175, 500, 1100, 1300, 1500), 200),
    (39, "boardwalk", "dark-blue", 400, 200, (50, 200, 600, 1400, 1700, 2000), 200),
]

CHANCE: list[Effect] = [
    Advance(to="go"),
    Advance(to="illinois"),
    Advance(to="st-charles"),
    Advance(to="reading"),
    Advance(to="boardwalk"),
    AdvanceToNearest(kind="utility", dice_times=10),
    AdvanceToNearest(kind="transport", rent_times=2),
    AdvanceToNearest(kind="transport", rent_times=2),
    GoBack(spaces=3),
    GoToJail(),
    JailCard(),
    Collect(amount=50),
    Collect(amount=150),
    Pay(amount=15),
    PayEach(amount=50),
    Repairs(house=25, hotel=100),
]

CHEST: list[Effect] = [
    Advance(to="go"),
    GoToJail(),
    JailCard(),
    *(Collect(amount=amount) for amount in (200, 100, 100, 100, 50, 25, 20, 10)),
    *(Pay(amount=amount) for amount in (100, 50, 50)),
    CollectFromEach(amount=10),
    Repairs(house=40, hotel=115),
]


def test_luxury_comes_with_the_program() -> None:
    assert "luxury" in names()
    assert (LUXURY.format, LUXURY.family, LUXURY.name) == (1, "monopoly", "luxury")


@pytest.mark.parametrize(("number", "name", "group", "price", "mortgage", "rents", "house"), STREETS)
def test_each_street_has_its_printed_figures(
    number: int, name: str, group: str, price: int, mortgage: int, rents: tuple[int, ...], house: int
) -> None:
    street = LUXURY.space(name)
    assert (street.number, street.kind, street.group) == (number, "street", group)
    assert (street.price, street.mortgage, street.rents) == (price, mortgage, rents)
    assert LUXURY.group(group).house_price == house


def test_there_are_no_other_streets_and_28_deeds_in_all() -> None:
    streets = [space.number for space in LUXURY.spaces if space.kind == "street"]
    assert streets == [row[0] for row in STREETS]
    assert len(LUXURY.deeds) == 28


@pytest.mark.parametrize(
    ("number", "name"), [(5, "reading"), (15, "pennsylvania-rr"), (25, "b-and-o"), (35, "short-line")]
)
def test_each_railroad_costs_200_and_earns_by_the_number_owned(number: int, name: str) -> None:
    railroad = LUXURY.space(number)
    assert (railroad.id, railroad.kind) == (name, "transport")
    assert (railroad.price, railroad.mortgage) == (200, 100)
    assert LUXURY.group(railroad.group).rents == (25, 50, 100, 200)


@pytest.mark.parametrize(("number", "name"), [(12, "electric"), (28, "water")])
def test_each_utility_costs_150_and_earns_by_the_dice(number: int, name: str) -> None:
    utility = LUXURY.space(number)
    assert (utility.id, utility.kind) == (name, "utility")
    assert (utility.price, utility.mortgage) == (150, 75)
    assert LUXURY.group(utility.group).factors == (4, 10)


def test_the_other_spaces_stand_where_they_stand_on_every_board() -> None:
    kinds = {space.number: space.kind for space in LUXURY.spaces if not space.is_deed}
    assert kinds == {
        0: "go",
        10: "jail",
        20: "free_parking",
        30: "go_to_jail",
        4: "tax",
        38: "tax",
        **dict.fromkeys((2, 7, 17, 22, 33, 36), "cards"),
    }
    assert [LUXURY.space(number).deck for number in (2, 17, 33)] == ["chest"] * 3
    assert [LUXURY.space(number).deck for number in (7, 22, 36)] == ["chance"] * 3


def test_taxes_are_flat() -> None:
    assert LUXURY.space("income-tax").tax == FlatTax(amount=200)
    assert LUXURY.space("luxury-tax").tax == FlatTax(amount=100)


@pytest.mark.parametrize(("name", "effects"), [("chance", CHANCE), ("chest", CHEST)])
def test_each_deck_has_its_sixteen_effects(name: str, effects: list[Effect]) -> None:
    deck = LUXURY.deck(name)
    assert len(deck.cards) == 16
    assert Counter(card.effect for card in deck.cards) == Counter(effects)


@pytest.mark.parametrize("deck", LUXURY.decks, ids=lambda deck: str(deck.id))
def test_each_deck_has_one_card_out_of_jail_and_one_into_it(deck: Deck) -> None:
    kinds = Counter(type(card.effect) for card in deck.cards)
    assert kinds[JailCard] == kinds[GoToJail] == 1


@pytest.mark.parametrize("deck", LUXURY.decks, ids=lambda deck: str(deck.id))
def test_a_card_tells_the_player_the_figures_it_moves(deck: Deck) -> None:
    for card in deck.cards:
        amounts = [getattr(card.effect, name, None) for name in ("amount", "house", "hotel")]
        assert all(str(amount) in card.text for amount in amounts if amount is not None), card.id


def test_two_to_six_play_with_eight_tokens_and_1500_each() -> None:
    rules = LUXURY.rules
    assert (rules.players_min, rules.players_max, len(LUXURY.tokens)) == (2, 6, 8)
    assert rules.start_cash == sum(note * count for note, count in rules.start_notes.items()) == 1500
    assert (rules.houses, rules.hotels, rules.salary, rules.jail_fine) == (32, 12, 200, 50)


def test_the_modern_rules_are_chosen() -> None:
    rules = LUXURY.rules
    assert (rules.rent_claim_turns, rules.utility_roll, rules.jail_fine_turns) == (1, "fresh", 3)
    assert LUXURY.notes.hotel_needs == "four_houses_on_its_street"
    assert LUXURY.notes.hotel_sale == "back_to_houses"
    assert (rules.bankrupt_settlement, rules.bank_auction_unmortgaged) == ("liquidate", True)
    assert not rules.double_rent_if_any_mortgaged
    assert not rules.jail_doubles_roll_again


def test_a_space_is_found_by_its_number_and_by_its_id() -> None:
    assert LUXURY.space(39) is LUXURY.space("boardwalk")

"""The Harry Potter fan edition: the standard board under other names, the classic decks and rules."""

from collections import Counter

import msgspec
import pytest

from magie.editions import (
    Advance,
    AdvanceToNearest,
    ChoiceTax,
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
    Space,
    load,
    names,
)
from tests.editions.files import monopoly

HARRY_POTTER = monopoly(load("harry_potter"))
LUXURY = monopoly(load("luxury"))

# number, id, name, group, price, rents: the places that the rulebook names
NAMED_STREETS = [
    (6, "ollivanders", "Ollivanders", "light-blue", 100, (6, 30, 90, 270, 400, 550)),
    (8, "wizard-wheezes", "Weasleys' Wizard Wheezes", "light-blue", 100, (6, 30, 90, 270, 400, 550)),
    (9, "flourish-and-blotts", "Flourish & Blotts", "light-blue", 120, (8, 40, 100, 300, 450, 600)),
    (
        37,
        "room-of-requirement",
        "The Room of Requirement",
        "dark-blue",
        350,
        (35, 175, 500, 1100, 1300, 1500),
    ),
    (39, "dumbledores-office", "Dumbledore's Office", "dark-blue", 400, (50, 200, 600, 1400, 1700, 2000)),
]

QUIBBLER: list[Effect] = [
    Advance(to="go"),
    Advance(to="chamber-of-secrets"),
    Advance(to="hogs-head"),
    Advance(to="hufflepuff"),
    Advance(to="dumbledores-office"),
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

PROPHET: list[Effect] = [
    Advance(to="go"),
    GoToJail(),
    JailCard(),
    *(Collect(amount=amount) for amount in (200, 100, 100, 100, 45, 25, 20, 10)),
    *(Pay(amount=amount) for amount in (150, 100, 50)),
    CollectFromEach(amount=50),
    Repairs(house=40, hotel=115),
]

DIFFERENT_RULES = {
    "players_max": 8,
    "start_notes": {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5},
    "opening_roll_from": "banker",
    "banker_only_from": 6,
    "rent_claim_turns": 2,
    "double_rent_if_any_mortgaged": True,
    "utility_roll": "movement",
    "jail_fine_turns": 2,
    "bankrupt_settlement": "as_is",
}


def test_harry_potter_comes_with_the_program() -> None:
    assert "harry_potter" in names()
    edition = HARRY_POTTER
    assert (edition.format, edition.family, edition.name) == (1, "monopoly", "harry_potter")


@pytest.mark.parametrize(("number", "name", "title", "group", "price", "rents"), NAMED_STREETS)
def test_the_streets_of_the_rulebook_have_their_places_and_figures(
    number: int, name: str, title: str, group: str, price: int, rents: tuple[int, ...]
) -> None:
    street = HARRY_POTTER.space(name)
    assert (street.number, street.name, street.group) == (number, title, group)
    assert (street.price, street.rents) == (price, rents)


@pytest.mark.parametrize("space", HARRY_POTTER.spaces, ids=lambda space: str(space.id))
def test_every_figure_is_that_of_the_standard_board(space: Space) -> None:
    standard = LUXURY.space(space.number)
    assert (space.kind, space.price, space.mortgage, space.rents) == (
        standard.kind,
        standard.price,
        standard.mortgage,
        standard.rents,
    )
    if space.is_deed:
        group, standard_group = HARRY_POTTER.group(space.group), LUXURY.group(standard.group)
        assert (group.house_price, group.rents, group.factors) == (
            standard_group.house_price,
            standard_group.rents,
            standard_group.factors,
        )


def test_only_go_and_free_parking_keep_their_names() -> None:
    kept = [
        space.id for space in HARRY_POTTER.spaces if space.name in {other.name for other in LUXURY.spaces}
    ]
    assert kept == ["go", "free-parking"]


def test_the_four_common_rooms_are_the_transports() -> None:
    rooms = [space.number for space in HARRY_POTTER.spaces if space.group == "common-rooms"]
    assert rooms == [5, 15, 25, 35]
    assert HARRY_POTTER.group("common-rooms").kind == "transport"
    assert HARRY_POTTER.group("common-rooms").rents == (25, 50, 100, 200)


def test_daily_prophet_is_two_spaces_after_go_and_quibbler_seven() -> None:
    assert [space.number for space in HARRY_POTTER.spaces if space.deck == "prophet"] == [2, 17, 33]
    assert [space.number for space in HARRY_POTTER.spaces if space.deck == "quibbler"] == [7, 22, 36]


def test_the_ministry_lets_the_player_choose_and_the_second_tax_is_75() -> None:
    assert HARRY_POTTER.space(4).name == "Ministry of Magic Tax"
    assert HARRY_POTTER.space(4).tax == ChoiceTax(amount=200, percent=10)
    assert HARRY_POTTER.space(38).tax == FlatTax(amount=75)


@pytest.mark.parametrize(("name", "effects"), [("quibbler", QUIBBLER), ("prophet", PROPHET)])
def test_each_deck_has_its_sixteen_effects(name: str, effects: list[Effect]) -> None:
    deck = HARRY_POTTER.deck(name)
    assert len(deck.cards) == 16
    assert Counter(card.effect for card in deck.cards) == Counter(effects)


@pytest.mark.parametrize(("name", "standard"), [("quibbler", "chance"), ("prophet", "chest")])
def test_a_card_to_a_space_leads_to_the_same_number_as_in_luxury(name: str, standard: str) -> None:
    here = [HARRY_POTTER.space(effect.to).number for effect in advances(HARRY_POTTER.deck(name))]
    there = [LUXURY.space(effect.to).number for effect in advances(LUXURY.deck(standard))]
    assert sorted(here) == sorted(there)


def advances(deck: Deck) -> list[Advance]:
    return [card.effect for card in deck.cards if isinstance(card.effect, Advance)]


def test_three_cards_have_other_amounts_than_in_luxury() -> None:
    here = Counter(card.effect for card in HARRY_POTTER.deck("prophet").cards)
    there = Counter(card.effect for card in LUXURY.deck("chest").cards)
    assert here - there == Counter([Collect(amount=45), CollectFromEach(amount=50), Pay(amount=150)])
    assert there - here == Counter([Collect(amount=50), CollectFromEach(amount=10), Pay(amount=50)])


@pytest.mark.parametrize("deck", HARRY_POTTER.decks, ids=lambda deck: str(deck.id))
def test_each_deck_has_one_card_to_go_one_out_of_azkaban_and_one_into_it(deck: Deck) -> None:
    kinds = Counter(type(card.effect) for card in deck.cards)
    assert kinds[JailCard] == kinds[GoToJail] == 1
    assert [card.effect for card in deck.cards].count(Advance(to="go")) == 1


@pytest.mark.parametrize("deck", HARRY_POTTER.decks, ids=lambda deck: str(deck.id))
def test_a_card_tells_the_player_the_figures_it_moves(deck: Deck) -> None:
    for card in deck.cards:
        amounts = [getattr(card.effect, name, None) for name in ("amount", "house", "hotel")]
        assert all(str(amount) in card.text for amount in amounts if amount is not None), card.id


def test_two_to_eight_play_with_eight_tokens_and_1500_each() -> None:
    rules = HARRY_POTTER.rules
    assert (rules.players_min, rules.players_max, len(HARRY_POTTER.tokens)) == (2, 8, 8)
    assert rules.start_cash == sum(note * count for note, count in rules.start_notes.items()) == 1500
    assert (rules.houses, rules.hotels, rules.salary, rules.jail_fine) == (32, 12, 200, 50)


def test_just_these_rules_differ_from_luxury() -> None:
    here = msgspec.structs.asdict(HARRY_POTTER.rules)
    there = msgspec.structs.asdict(LUXURY.rules)
    assert {name: value for name, value in here.items() if value != there[name]} == DIFFERENT_RULES


def test_it_speaks_of_huts_manors_galleons_and_azkaban() -> None:
    words, money = HARRY_POTTER.words, HARRY_POTTER.currency
    assert (words.house, words.houses, words.hotel, words.hotels) == ("hut", "huts", "manor", "manors")
    assert (words.transport, words.transports) == ("common room", "common rooms")
    assert (words.jail, words.jail_card) == ("Azkaban", "Get Out of Azkaban Free card")
    assert (money.name, money.sign) == ("Galleons", "G")

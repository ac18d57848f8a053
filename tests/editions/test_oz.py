"""The Wizard of Oz: the standard board under other names, decks of its own, and the pop-up Land of Oz."""

from collections import Counter

import msgspec
import pytest

from magie.editions import (
    Advance,
    AdvanceToNearest,
    Collect,
    CollectFromEach,
    Deck,
    EditionError,
    Effect,
    FlatTax,
    GoBack,
    GoToJail,
    JailCard,
    Pay,
    PayEach,
    Popup,
    Repairs,
    Space,
    load,
    loads,
    names,
)
from tests.editions.files import monopoly, own

OZ = monopoly(load("oz"))
LUXURY = monopoly(load("luxury"))

# number, id, name, kind: the places that the rulebook names
NAMED_SPACES = [
    (4, "tornado-insurance", "Tornado Insurance", "tax"),
    (5, "wagon", "Professor Marvel Wagon", "transport"),
    (12, "fireball", "Fireball", "utility"),
    (15, "broomstick", "Broomstick", "transport"),
    (25, "horse", "Horse of a Different Color", "transport"),
    (28, "water-bucket", "Water Bucket", "utility"),
    (31, "castle-room", "Wicked Witch Castle Room", "street"),
    (32, "castle-gate", "Wicked Witch Castle Gate", "street"),
    (35, "winged-monkey", "Winged Monkey", "transport"),
    (38, "leash-law", "Leash Law Violation", "tax"),
]

GLINDA: list[Effect] = [
    Advance(to="go"),
    Advance(to="city-gate"),
    Advance(to="cornfield"),
    Advance(to="wagon"),
    Advance(to="palace"),
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

WITCH: list[Effect] = [
    Advance(to="go"),
    GoToJail(),
    JailCard(),
    *(Collect(amount=amount) for amount in (200, 100, 100, 100, 50, 25, 20, 10)),
    *(Pay(amount=amount) for amount in (100, 50, 50)),
    CollectFromEach(amount=10),
    Repairs(house=40, hotel=115),
]

LOCATIONS = (
    "Caught in a Twister",
    "Represent the Lollipop Guild",
    "Lost in a Cornfield",
    "Harvest an Apple",
    "Carried off by Winged Monkeys",
    "Escape from the Wicked Witch Castle",
)


def test_oz_comes_with_the_program() -> None:
    assert "oz" in names()
    assert (OZ.format, OZ.family, OZ.name) == (1, "monopoly", "oz")


@pytest.mark.parametrize(("number", "name", "title", "kind"), NAMED_SPACES)
def test_the_places_of_the_rulebook_are_where_it_needs_them(
    number: int, name: str, title: str, kind: str
) -> None:
    space = OZ.space(name)
    assert (space.number, space.name, space.kind) == (number, title, kind)


@pytest.mark.parametrize("space", OZ.spaces, ids=lambda space: str(space.id))
def test_every_figure_is_that_of_the_standard_board(space: Space) -> None:
    standard = LUXURY.space(space.number)
    for field in ("kind", "price", "mortgage", "rents", "tax"):
        assert getattr(space, field) == getattr(standard, field), field
    if space.is_deed:
        group, standard_group = OZ.group(space.group), LUXURY.group(standard.group)
        for field in ("kind", "color", "house_price", "rents", "factors"):
            assert getattr(group, field) == getattr(standard_group, field), field


def test_the_castle_room_has_the_figures_of_the_sample_deed() -> None:
    room = OZ.space("castle-room")
    assert (room.rents[0], room.mortgage, OZ.group(room.group).house_price) == (26, 150, 200)
    assert room.rents == OZ.space("castle-gate").rents == (26, 130, 390, 900, 1100, 1275)


def test_only_the_corners_keep_their_names() -> None:
    luxury = {space.name for space in LUXURY.spaces}
    assert [space.id for space in OZ.spaces if space.name in luxury] == [
        "go",
        "jail",
        "free-parking",
        "go-to-jail",
    ]


def test_the_four_transports_stand_in_the_order_of_the_book() -> None:
    transports = [space.id for space in OZ.spaces if space.group == "transports"]
    assert transports == ["wagon", "broomstick", "horse", "winged-monkey"]
    assert (OZ.group("transports").kind, OZ.group("transports").rents) == ("transport", (25, 50, 100, 200))


def test_fireball_and_water_bucket_are_the_utilities() -> None:
    assert [space.id for space in OZ.spaces if space.kind == "utility"] == ["fireball", "water-bucket"]
    assert OZ.group(OZ.space("fireball").group).factors == (4, 10)


def test_both_taxes_have_a_printed_amount() -> None:
    assert OZ.space(4).tax == FlatTax(amount=200)
    assert OZ.space(38).tax == FlatTax(amount=100)


def test_the_wicked_witch_is_two_spaces_after_go_and_glinda_seven() -> None:
    assert [space.number for space in OZ.spaces if space.deck == "witch"] == [2, 17, 33]
    assert [space.number for space in OZ.spaces if space.deck == "glinda"] == [7, 22, 36]


@pytest.mark.parametrize(("name", "effects"), [("glinda", GLINDA), ("witch", WITCH)])
def test_each_deck_has_its_sixteen_effects(name: str, effects: list[Effect]) -> None:
    deck = OZ.deck(name)
    assert len(deck.cards) == 16
    assert Counter(card.effect for card in deck.cards) == Counter(effects)


@pytest.mark.parametrize(("name", "standard"), [("glinda", "chance"), ("witch", "chest")])
def test_each_deck_does_what_its_sister_does_in_luxury(name: str, standard: str) -> None:
    here, there = OZ.deck(name), LUXURY.deck(standard)
    assert sorted(OZ.space(to).number for to in goals(here)) == sorted(
        LUXURY.space(to).number for to in goals(there)
    )
    assert other_effects(here) == other_effects(there)


def goals(deck: Deck) -> list[str]:
    return [card.effect.to for card in deck.cards if isinstance(card.effect, Advance)]


def other_effects(deck: Deck) -> Counter[Effect]:
    return Counter(card.effect for card in deck.cards if not isinstance(card.effect, Advance))


def test_no_card_has_the_words_of_another_edition() -> None:
    here = {card.text for deck in OZ.decks for card in deck.cards}
    others = [LUXURY, monopoly(load("harry_potter"))]
    assert len(here) == 32
    assert not here & {card.text for edition in others for deck in edition.decks for card in deck.cards}


@pytest.mark.parametrize("deck", OZ.decks, ids=lambda deck: str(deck.id))
def test_a_card_tells_the_player_the_figures_it_moves(deck: Deck) -> None:
    for card in deck.cards:
        amounts = [getattr(card.effect, name, None) for name in ("amount", "house", "hotel")]
        assert all(str(amount) in card.text for amount in amounts if amount is not None), card.id


def test_two_to_six_play_with_six_tokens_and_1500_each() -> None:
    rules = OZ.rules
    assert (rules.players_min, rules.players_max) == (2, 6)
    assert OZ.tokens == (
        "Wicked Witch Hat",
        "Medal of Courage",
        "Diploma",
        "Heart",
        "Toto",
        "Ruby Slippers",
    )
    assert rules.start_cash == sum(note * count for note, count in rules.start_notes.items()) == 1500
    assert (rules.houses, rules.hotels, rules.salary, rules.jail_fine) == (32, 12, 200, 50)


def test_every_option_is_as_in_luxury() -> None:
    assert msgspec.structs.asdict(OZ.rules) == msgspec.structs.asdict(LUXURY.rules)


def test_it_speaks_of_farmhouses_emerald_cities_and_locations() -> None:
    words = OZ.words
    assert (words.house, words.houses) == ("Farmhouse", "Farmhouses")
    assert (words.hotel, words.hotels) == ("Emerald City", "Emerald Cities")
    assert (words.street, words.transport, words.jail) == ("location", "transport", "Jail")
    assert OZ.currency == LUXURY.currency


def test_the_popup_has_six_places_and_the_figures_of_the_book() -> None:
    assert OZ.popup == Popup(
        locations=LOCATIONS, harvest=50, escape=100, lollipop_turns=2, monkey_landing="full"
    )


def test_only_oz_has_a_popup() -> None:
    assert LUXURY.popup is None
    assert monopoly(load("harry_potter")).popup is None


def test_an_own_file_changes_one_figure_and_keeps_the_others() -> None:
    popup = monopoly(loads(own('[popup]\nharvest = 20\nmonkey_landing = "purchase_only"', "oz"))).popup
    assert popup == Popup(
        locations=LOCATIONS, harvest=20, escape=100, lollipop_turns=2, monkey_landing="purchase_only"
    )


def test_another_board_can_have_a_popup_too() -> None:
    table = f"[popup]\nlocations = {list(LOCATIONS)}\nharvest = 10\nescape = 20"
    assert monopoly(loads(own(table))).popup == Popup(locations=LOCATIONS, harvest=10, escape=20)


def test_the_popup_counts_for_the_fingerprint() -> None:
    one, other = (loads(own(f"[popup]\nharvest = {harvest}", "oz")) for harvest in (20, 30))
    assert one.fingerprint != other.fingerprint


BROKEN = {
    "five places": (
        '[popup]\nlocations = ["a", "b", "c", "d", "e"]',
        ["popup.locations: 5 places; one die needs exactly 6."],
    ),
    "no places": ("[popup]\nlocations = []", ["popup.locations: 0 places; one die needs exactly 6."]),
    "places that are no texts": (
        "[popup]\nlocations = [1, 2, 3, 4, 5, 6]",
        ["popup.locations: [1,2,3,4,5,6] is not allowed; allowed: a list, each a text."],
    ),
    "a negative harvest": (
        "[popup]\nharvest = -1",
        ["popup.harvest: -1 is not allowed; allowed: a whole number from 0 to 1000000."],
    ),
    "an escape in words": (
        '[popup]\nescape = "lots"',
        ['popup.escape: "lots" is not allowed; allowed: a whole number from 0 to 1000000.'],
    ),
    "no turn with one die": (
        "[popup]\nlollipop_turns = 0",
        ["popup.lollipop_turns: 0 is not allowed; allowed: a whole number from 1 to 9."],
    ),
    "an unknown landing": (
        '[popup]\nmonkey_landing = "soft"',
        ['popup.monkey_landing: "soft" is not allowed; allowed: full, purchase_only.'],
    ),
    "an unknown key": (
        "[popup]\nplaces = 6",
        ["popup.places: unknown key; allowed: locations, harvest, escape, lollipop_turns, monkey_landing."],
    ),
    "two mistakes": (
        "[popup]\nharvest = -1\nescape = -1",
        [
            "popup.harvest: -1 is not allowed; allowed: a whole number from 0 to 1000000.",
            "popup.escape: -1 is not allowed; allowed: a whole number from 0 to 1000000.",
        ],
    ),
    "no table": ("popup = 3", ["popup: 3 is not allowed; allowed: a table."]),
}


@pytest.mark.parametrize(("change", "sentences"), BROKEN.values(), ids=BROKEN)
def test_a_broken_popup_is_named_with_what_is_allowed(change: str, sentences: list[str]) -> None:
    with pytest.raises(EditionError) as refused:
        loads(own(change, "oz"), "mine.toml")
    assert refused.value.problems == tuple(f"mine.toml: {sentence}" for sentence in sentences)


def test_a_new_popup_needs_its_figures() -> None:
    with pytest.raises(EditionError) as refused:
        loads(own(f"[popup]\nlocations = {list(LOCATIONS)}"), "mine.toml")
    assert [problem.partition("; ")[0] for problem in refused.value.problems] == [
        "mine.toml: popup.harvest: missing",
        "mine.toml: popup.escape: missing",
    ]


def test_nobody_could_enter_a_popup_without_a_transport() -> None:
    stations = ", ".join(
        f'{{ number = {number}, id = "stop-{number}", kind = "free_parking", name = "Stop {number}" }}'
        for number in (5, 15, 25, 35)
    )
    cards = ", ".join(
        f'{{ id = "glinda-{card}", remove = true }}' for card in ("transport-1", "transport-2", "wagon")
    )
    change = (
        f'spaces = [{stations}]\ngroups = [{{ id = "transports", remove = true }}]\n'
        f'decks = [{{ id = "glinda", cards = [{cards}] }}]'
    )
    with pytest.raises(EditionError) as refused:
        loads(own(change, "oz"), "mine.toml")
    assert refused.value.problems == (
        "mine.toml: popup: nobody could enter it; the board needs at least one transport.",
    )

"""Masterpiece prints a ring, paintings and value cards: every figure, against a table typed in by hand."""

import tomllib
from collections import Counter
from importlib import resources

import msgspec
import pytest

from magie.editions import Edition, EditionError, MasterpieceRules, MasterpieceWords, MonopolyEdition, load
from magie.editions.masterpiece.check_ring import PAYING
from tests.editions.files import masterpiece

MASTERPIECE = masterpiece(load("masterpiece"))

# S-447: kind, and the numbers of its spaces with what is paid there
RING = {
    "private_auction": {0: 0, 4: 0, 8: 0, 11: 0, 15: 0, 20: 0, 25: 0},
    "bank_auction": {3: 0, 10: 0, 18: 0, 24: 0},
    "buy": {1: 400_000, 5: 300_000, 13: 350_000, 17: 250_000, 19: 400_000},
    "sell_any": {6: 0, 9: 0, 12: 0, 16: 0, 21: 0, 29: 0},
    "collect": {2: 100_000, 7: 200_000, 14: 400_000, 23: 500_000, 28: 300_000},
    "buy_from_player": {22: 400_000},
    "sell_for": {26: 350_000},
    "inherit": {27: 0},
}
ONCE = (1_000_000, 750_000, 700_000, 650_000, 600_000, 550_000, 500_000, 450_000)
TWICE = (400_000, 350_000, 300_000, 250_000, 200_000, 150_000, 100_000, 0)


def test_it_is_an_edition_of_its_own_family() -> None:
    assert (MASTERPIECE.format, MASTERPIECE.family, MASTERPIECE.name) == (1, "masterpiece", "masterpiece")
    box = load("masterpiece")
    assert isinstance(box, Edition)
    assert not isinstance(box, MonopolyEdition)


@pytest.mark.parametrize(("kind", "spaces"), RING.items())
def test_the_printed_ring(kind: str, spaces: dict[int, int]) -> None:
    """S-447, A-MP-05."""
    assert {space.number: space.amount for space in MASTERPIECE.spaces if space.kind == kind} == spaces


def test_the_ring_has_thirty_spaces() -> None:
    """S-447, MP-EQP-01."""
    assert [space.number for space in MASTERPIECE.spaces] == list(range(30))


def test_a_space_is_named_after_its_kind_its_amount_and_its_number() -> None:
    for space in MASTERPIECE.spaces:
        words = [space.kind.replace("_", "-"), str(space.number)]
        if space.kind in PAYING and space.kind != "buy_from_player":
            words.insert(1, str(space.amount // 1000))
            assert f"{space.amount:,}" in space.name
        assert space.id == "-".join(words)
        assert len(space.short) <= 12


def test_the_value_cards() -> None:
    """S-448, A-MP-06."""
    assert Counter(MASTERPIECE.values) == dict.fromkeys(ONCE, 1) | dict.fromkeys(TWICE, 2)
    assert (len(MASTERPIECE.values), sum(MASTERPIECE.values)) == (24, 8_700_000)


def test_twenty_four_paintings_each_with_a_title_of_its_own() -> None:
    """MP-EQP-01."""
    titles = [painting.title for painting in MASTERPIECE.paintings]
    assert len(set(titles)) == 24
    assert (titles[0], titles[-1]) == ("The Lantern-Bearer's Return", "The Empty Frame")


def test_a_painting_is_named_after_its_title() -> None:
    for painting in MASTERPIECE.paintings:
        letters = "".join(letter for letter in painting.title.lower() if letter.isalpha() or letter in " -")
        slug = letters.removeprefix("the ").removeprefix("a ").replace(" ", "-")
        assert painting.id == slug
        assert MASTERPIECE.painting(slug) == painting


def test_two_to_six_play_with_six_pieces_and_1500000_each() -> None:
    """A-MP-01, MP-EQP-01, MP-SET-06."""
    rules = MASTERPIECE.rules
    assert (rules.players_min, rules.players_max, len(MASTERPIECE.tokens)) == (2, 6, 6)
    assert rules.start_cash == 1_500_000


def test_every_option_is_the_one_of_the_book_or_of_our_rulings_and_is_spelt_out() -> None:
    assert MASTERPIECE.rules == MasterpieceRules()
    assert MASTERPIECE.words == MasterpieceWords()
    printed = tomllib.loads((resources.files("magie.editions.masterpiece") / "masterpiece.toml").read_text())
    assert list(printed["rules"]) == [field.name for field in msgspec.structs.fields(MasterpieceRules)]


def test_bids_go_from_100000_to_five_times_the_highest_value_card() -> None:
    """MP-AUC-01, A-MP-07, A-MP-29."""
    rules = MASTERPIECE.rules
    assert (rules.opening_bid, rules.bid_unit, rules.bid_step) == (100_000, 50_000, 50_000)
    assert (rules.bid_max, MASTERPIECE.highest_bid) == (0, 5_000_000)
    assert MASTERPIECE.with_options({"bid_max": 600_000}).highest_bid == 600_000


def test_what_is_not_there() -> None:
    with pytest.raises(EditionError, match="masterpiece: there is no space 'boardwalk' on this board"):
        MASTERPIECE.space("boardwalk")
    with pytest.raises(EditionError, match="masterpiece: there is no painting 'mona-lisa' in this edition"):
        MASTERPIECE.painting("mona-lisa")

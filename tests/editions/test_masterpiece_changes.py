"""A Masterpiece of one's own: another ring, other value cards, other titles, other options."""

import msgspec
import pytest

from magie.editions import EditionError, from_data, load, loads
from tests.editions.files import masterpiece, my_masterpiece, own

MASTERPIECE = masterpiece(load("masterpiece"))
SHORT_RING = """
replace = ["spaces"]
spaces = [
  { id = "hall", name = "Auction Hall", kind = "bank_auction" },
  { id = "aunt", name = "Aunt Ada", kind = "inherit" },
  { id = "shop", name = "Shop", kind = "buy", amount = 50_000 },
]
"""
CHANGES = [
    'spaces = [{ id = "buy-400-1", amount = 450_000 }]',
    'spaces = [{ id = "inherit-27", name = "An Aunt" }]',
    'paintings = [{ id = "empty-frame", title = "The Full Frame" }]',
    f"values = {[*MASTERPIECE.values[:-1], 50_000]}",
    f"values = {list(reversed(MASTERPIECE.values))}",
    '[words]\nbank = "vault"',
    "[rules]\nround_limit = 0",
]


# Another ring


def test_what_is_not_said_stays() -> None:
    edition = my_masterpiece("[rules]\nstart_cash = 2_000_000")
    assert (edition.name, edition.about) == ("mine", MASTERPIECE.about)
    assert (edition.spaces, edition.paintings, edition.values) == (
        MASTERPIECE.spaces,
        MASTERPIECE.paintings,
        MASTERPIECE.values,
    )
    assert (edition.rules.start_cash, edition.rules.opening_bid) == (2_000_000, 100_000)


def test_the_ring_is_replaced_whole() -> None:
    ring = my_masterpiece(SHORT_RING).spaces
    assert [(space.number, space.id, space.short, space.amount) for space in ring] == [
        (0, "hall", "Auction Hall", 0),
        (1, "aunt", "Aunt Ada", 0),
        (2, "shop", "Shop", 50_000),
    ]


def test_a_space_is_changed_by_its_id_or_its_number() -> None:
    edition = my_masterpiece(
        'spaces = [{ id = "buy-400-1", amount = 450_000 }, { number = 27, id = "aunt", name = "Aunt Ada" }]'
    )
    assert (edition.space(1).amount, edition.space(1).name) == (450_000, "Buy for 400,000")
    assert (edition.space("aunt").number, edition.space("aunt").kind) == (27, "inherit")


def test_a_space_of_another_kind_starts_afresh_without_its_amount() -> None:
    edition = my_masterpiece('spaces = [{ id = "collect-100-2", kind = "inherit", name = "Inherit" }]')
    assert (edition.space(2).kind, edition.space(2).amount) == ("inherit", 0)


@pytest.mark.parametrize("spaces", [2, 80])
def test_a_ring_may_be_short_or_long(spaces: int) -> None:
    """A-MP-05: nothing depends on its length."""
    entries = (f'{{ id = "i{number}", name = "Inherit", kind = "inherit" }}' for number in range(spaces))
    assert len(my_masterpiece(f'replace = ["spaces"]\nspaces = [{", ".join(entries)}]').spaces) == spaces


# Other value cards and paintings


def test_value_cards_are_taken_whole() -> None:
    """A-MP-06."""
    values = [2_000_000, *[100_000] * 22, 0]
    edition = my_masterpiece(f"values = {values}")
    assert (list(edition.values), edition.highest_bid) == (values, 10_000_000)


def test_a_painting_gets_another_title_by_its_id_or_its_number() -> None:
    edition = my_masterpiece(
        'paintings = [{ id = "empty-frame", title = "The Full Frame" }, { number = 0, id = "boat", title = "A Boat" }]'
    )
    assert edition.painting("empty-frame").title == "The Full Frame"
    assert (edition.paintings[0].id, edition.painting("boat").title) == ("boat", "A Boat")
    assert edition.paintings[1:-1] == MASTERPIECE.paintings[1:-1]


@pytest.mark.parametrize("paintings", [7, 64])
def test_there_may_be_few_or_many_paintings(paintings: int) -> None:
    entries = (f'{{ id = "p{number}", title = "No. {number}" }}' for number in range(paintings))
    edition = my_masterpiece(
        f'replace = ["paintings"]\nvalues = {[100_000, *[0] * (paintings - 1)]}\npaintings = [{", ".join(entries)}]'
    )
    assert len(edition.paintings) == len(edition.values) == paintings


def test_a_painting_is_taken_out_with_a_value_card() -> None:
    edition = my_masterpiece(
        f'paintings = [{{ id = "empty-frame", remove = true }}]\nvalues = {list(MASTERPIECE.values[:-1])}'
    )
    assert [painting.id for painting in edition.paintings][-1] == "willow-in-a-temper"


def test_eight_may_play_where_there_are_eight_tokens() -> None:
    tokens = [f"Token {number}" for number in range(8)]
    assert my_masterpiece(f"tokens = {tokens}\n[rules]\nplayers_max = 8").rules.players_max == 8


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_of_content_shows_in_the_fingerprint(change: str) -> None:
    assert my_masterpiece(change).fingerprint != my_masterpiece("").fingerprint


def test_a_record_can_carry_the_whole_edition() -> None:
    edition = my_masterpiece(SHORT_RING)
    assert from_data(msgspec.to_builtins(edition)) == edition


def test_a_box_of_monopoly_does_not_become_a_masterpiece_by_its_name() -> None:
    with pytest.raises(EditionError) as refused:
        loads(own('family = "masterpiece"'), "mine.toml")
    told = str(refused.value)
    for key in ("groups: unknown key", "decks: unknown key", "paintings: missing", "values: missing"):
        assert f"mine.toml: {key}" in told


# Options


def test_chosen_options_leave_the_box_as_it_was() -> None:
    friendly = MASTERPIECE.with_options({"overbid_mode": "block", "cash_visibility": "public"})
    assert (friendly.rules.overbid_mode, friendly.rules.cash_visibility) == ("block", "public")
    assert MASTERPIECE.rules.overbid_mode == "challenge"
    assert (friendly.spaces, friendly.values) == (MASTERPIECE.spaces, MASTERPIECE.values)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"overbid_mode": "bluff"}, 'overbid_mode: "bluff" is not allowed; allowed: block, challenge.'),
        ({"players_max": 7}, "tokens: 7 players need as many tokens, 6 are given."),
        ({"start_cash": 70_000}, "start_cash: 70000 is not a multiple of bid_unit, 50000."),
        ({"bid_max": 50_000}, "opening_bid: 100000 is more than bid_max: 50000; no bid could be made."),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(EditionError) as refused:
        MASTERPIECE.with_options(options)
    assert refused.value.problems == (f"options: {sentence}",)


def test_another_unit_must_fit_all_that_is_printed() -> None:
    """A-MP-06, A-MP-07."""
    assert MASTERPIECE.with_options({"bid_unit": 25_000}).rules.bid_unit == 25_000
    with pytest.raises(EditionError) as refused:
        MASTERPIECE.with_options({"bid_unit": 100_000, "bid_step": 100_000})
    assert "options: spaces.buy-350-13.amount: 350000 is not a multiple of bid_unit, 100000." in str(
        refused.value
    )
    assert "options: values: 750000 is not a multiple of bid_unit, 100000." in str(refused.value)


def test_an_option_of_monopoly_is_unknown() -> None:
    with pytest.raises(
        EditionError, match=r"options: salary: there is no such option; options: players_min, "
    ):
        MASTERPIECE.with_options({"salary": 400})

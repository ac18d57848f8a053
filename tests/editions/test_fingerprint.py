"""A fingerprint names the content of a box, not the layout of its file."""

import pytest

from magie.editions import load, loads
from tests.editions.files import HEAD, mine

LUXURY = load("luxury")
CHANGES = [
    'spaces = [{ id = "boardwalk", price = 401 }]',
    'spaces = [{ id = "boardwalk", name = "Beach" }]',
    'groups = [{ id = "red", house_price = 160 }]',
    'decks = [{ id = "chest", cards = [{ id = "chest-school", effect = { amount = 60 } }] }]',
    'decks = [{ id = "chest", cards = [{ id = "chest-school", effect = { do = "collect", amount = 50 } }] }]',
    'tokens = ["A", "B", "C", "D", "E", "F"]',
    "[rules]\nsalary = 300",
    "[rules]\nauctions = false",
]


# Records name these: a change here makes every record of these boxes unreadable.
PRINTED = {
    "harry_potter": "40c86ca14003397c958ffa83a2311331",
    "luxury": "2eba2fbbdd6302fc13aec67f2ee87591",
    "oz": "49f76e40132455bb1711ccf50cf82ea0",
}


@pytest.mark.parametrize(("name", "fingerprint"), PRINTED.items())
def test_boxes_keep_the_fingerprints_they_came_out_with(name: str, fingerprint: str) -> None:
    assert load(name).fingerprint == fingerprint


def test_it_is_32_hex_digits_and_the_same_every_time() -> None:
    assert len(bytes.fromhex(LUXURY.fingerprint)) == 16
    assert LUXURY.fingerprint == load("luxury").fingerprint


def test_layout_and_order_of_keys_do_not_matter() -> None:
    one = mine('[rules]\nsalary = 300\ndeal_items = ["cash", "deeds"]\n[words]\nbank = "Vault"')
    other = loads(
        'title="My own"\nname="mine"\nextends="luxury"\nwords={bank="Vault"}\n'
        'rules = { deal_items=["deeds","cash"], salary=300 }  # the same'
    )
    assert one.fingerprint == other.fingerprint


def test_saying_the_default_is_the_same_as_not_saying_it() -> None:
    assert mine("[rules]\nauto_claim = true").fingerprint == mine("").fingerprint


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_of_content_shows(change: str) -> None:
    assert mine(change).fingerprint != mine("").fingerprint


def test_options_count() -> None:
    chosen = LUXURY.with_options({"round_limit": 20})
    assert chosen.fingerprint != LUXURY.fingerprint
    assert chosen.with_options({"round_limit": 0}).fingerprint == LUXURY.fingerprint
    assert (
        mine("[rules]\nround_limit = 20").fingerprint
        == mine("").with_options({"round_limit": 20}).fingerprint
    )


def test_the_name_counts() -> None:
    other = loads(f'extends = "luxury"\n{HEAD}'.replace("mine", "yours"))
    assert other.fingerprint != mine("").fingerprint

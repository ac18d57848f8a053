"""A fingerprint names the content of a box, not the layout of its file."""

import pytest

from magie.editions import load, loads
from tests.editions.files import HEAD, mine, own

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
    "masterpiece": "8608da9ae374b8a02f8ca81c19cbdfe7",
    "oz": "49f76e40132455bb1711ccf50cf82ea0",
}


# Files of people that word the book in their own way, by what they extend and say. Records name these too.
WORDED = {
    ("luxury", ""): "f530048692caa8ad015879d5cfad0127",
    (
        "luxury",
        '[rules]\nhotel_sale = "to_houses"\nhotel_requires = "site4"\ndeal_promises = false\nbank_gojf = "deck"',
    ): "f530048692caa8ad015879d5cfad0127",
    ("luxury", '[rules]\nhotel_sale = "classic"'): "9c10341f9a442775fd2e62566c6263e3",
    ("luxury", '[rules]\nhotel_requires = "group4"'): "fb1d543525ae8bea65adfa4c4e49cb5f",
    ("harry_potter", ""): "18618361a7238bbf99daab0c89a84055",
    ("harry_potter", '[rules]\nhotel_sale = "to_houses"'): "df2bc035d256560828878f8c5c4e4b38",
    (
        "harry_potter",
        'replace = ["rules"]\n[rules]\nplayers_max = 8',
    ): "6eb8ef2272ffaff864c47ea722c4205d",
    (
        "oz",
        '[rules]\nhotel_requires = "group4"\nhotel_sale = "classic"',
    ): "f70bc488f46ba746797d0ee055f6a7d2",
}


@pytest.mark.parametrize(("name", "fingerprint"), PRINTED.items())
def test_boxes_keep_the_fingerprints_they_came_out_with(name: str, fingerprint: str) -> None:
    assert load(name).fingerprint == fingerprint


@pytest.mark.filterwarnings("ignore::magie.editions.EditionRemark")
@pytest.mark.parametrize(("file", "fingerprint"), WORDED.items())
def test_files_keep_theirs_however_they_word_the_book(file: tuple[str, str], fingerprint: str) -> None:
    base, change = file
    assert loads(own(change, base), "mine.toml").fingerprint == fingerprint


def test_tables_keep_theirs_too() -> None:
    """As rooms and records of before name what they chose."""
    classic = LUXURY.with_options({"hotel_sale": "classic"})
    assert classic.fingerprint == "330a06fb5e4f35ae434e33312768c500"
    potter = load("harry_potter").with_options({"hotel_requires": "site4", "salary": 300})
    assert potter.fingerprint == "025a46d623904919dcacb77f399ae7d0"


def test_a_note_counts_as_the_option_that_it_was() -> None:
    note = '[notes]\nhotel_sale = "together_or_by_steps"'
    assert mine(note).fingerprint == WORDED["luxury", '[rules]\nhotel_sale = "classic"']


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

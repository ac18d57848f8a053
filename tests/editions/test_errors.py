"""A file that cannot be played is refused with every reason, and each says what is allowed."""

from pathlib import Path

import pytest

from magie.editions import EditionError, load, loads, names
from magie.editions.__main__ import main
from tests.editions.files import HEAD, problems

FEW_SPACES = """
replace = ["spaces", "groups", "decks"]
groups = []
decks = []
spaces = [{ id = "go", name = "GO", kind = "go" }, { id = "jail", name = "Jail", kind = "jail" }]
"""
SOLO = '{ id = "solo", name = "Solo", kind = "street", color = "#123456", house_price = 10 }'

DEED = """{
    id = "dN", name = "D", kind = "street", group = "red", price = 1, rents = [1, 1, 1, 1, 1, 1]
}""".replace("\n", "")


def card(effect: str) -> str:
    """Luxury with one more Chance card."""
    return f'decks = [{{ id = "chance", cards = [{{ id = "extra", text = "Oh!", effect = {effect} }}] }}]'


def more(key: str, count: int, entry: str) -> str:
    """Luxury with many more entries in a list, which differ by their number N."""
    entries = ", ".join(entry.replace("N", str(number)) for number in range(count))
    return f"{key} = [{entries}]"


# what is changed in Luxury, and what is said about it
MISTAKES = {
    "unknown key": (
        '[rules]\nsalery = 200\n[words]\ncow = "Cow"',
        [
            "words.cow: unknown key; allowed: house,",
            "rules.salery: unknown key (did you mean salary?); allowed: players_min,",
        ],
    ),
    "unknown key of a space": (
        'spaces = [{ id = "baltic", colour = "red" }]',
        ["spaces.baltic.colour: unknown key; allowed: id, name,"],
    ),
    "missing key": (
        'groups = [{ id = "new" }]',
        [
            "groups.new.name: missing; allowed: a text.",
            "groups.new.kind: missing; allowed: street, transport, utility.",
            "groups.new.color: missing; allowed: a text.",
        ],
    ),
    "wrong kind of value": (
        'tokens = 8\n[rules]\nsalary = "much"',
        [
            "tokens: 8 is not allowed; allowed: a list, each a text.",
            'rules.salary: "much" is not allowed; allowed: a whole number from 0 to 1000000.',
        ],
    ),
    "a space that is not a table": (
        'replace = ["spaces"]\nspaces = [1]',
        ["spaces[0]: 1 is not allowed; allowed: a table."],
    ),
    "unknown kind of space": (
        'spaces = [{ id = "go", kind = "start" }]',
        ['spaces.go.kind: "start" is not allowed; allowed: cards, free_parking, go,'],
    ),
    "other format": ("format = 2", ["format: 2 is not allowed; allowed: 1."]),
    "negative price": (
        'spaces = [{ id = "baltic", price = -60 }]',
        ["spaces.baltic.price: -60 is not allowed; allowed: a whole number from 0 to 1000000."],
    ),
    "absurd price": (
        'spaces = [{ id = "baltic", price = 60000000 }]',
        ["spaces.baltic.price: 60000000 is not allowed; allowed: a whole number from 0 to"],
    ),
    "a price of nothing": (
        'spaces = [{ id = "baltic", price = 0, mortgage = 0 }]',
        ['spaces.baltic.price: missing; a space of kind "street" needs it.'],
    ),
    "GO elsewhere": (
        'spaces = [{ id = "free-parking", kind = "go", name = "GO 2" }]',
        ['spaces: exactly one of kind "go" is needed, first in the list; found at: 0, 20.'],
    ),
    "no jail": (
        'spaces = [{ id = "jail", kind = "free_parking", name = "Park" }]',
        ['spaces: exactly one of kind "jail" is needed, also for "go_to_jail"; found: none.'],
    ),
    "too few spaces": (FEW_SPACES, ["spaces: 2 are given; allowed: 24 to 60."]),
    "too many spaces": (
        more("spaces", 21, '{ id = "pN", name = "P", kind = "free_parking" }'),
        ["spaces: 61 are given; allowed: 24 to 60."],
    ),
    "too many deeds": (
        more("spaces", 21, DEED),
        ["spaces: 61 are given", "spaces: 49 of them are deeds; allowed: at most 48."],
    ),
    "wrong number of a space": (
        'replace = ["spaces"]\nspaces = [{ number = 3, id = "go", name = "GO", kind = "go" }]',
        ["spaces.go.number: 3 is said, but it is space 0."],
    ),
    "a long name without a short one": (
        'spaces = [{ id = "baltic", name = "The Shores of the Baltic" }]',
        ["spaces.baltic.short: missing; allowed: a text."],
    ),
    "a short name that is long": (
        'spaces = [{ id = "baltic", short = "Baltic Avenue" }]',
        ["spaces.baltic.short: 'Baltic Avenue' is not allowed; allowed: 1 to 12 characters."],
    ),
    "a price where none belongs": (
        'spaces = [{ id = "jail", price = 10 }, { id = "chance-1", tax = { way = "flat", amount = 1 } }]',
        [
            'spaces.chance-1.tax: a space of kind "cards" has none; allowed: deck.',
            'spaces.jail.price: a space of kind "jail" has none; allowed: nothing more.',
        ],
    ),
    "unknown way to tax": (
        'spaces = [{ id = "income-tax", tax = { way = "fair" } }]',
        ['spaces.income-tax.tax.way: "fair" is not allowed; allowed: flat, choice.'],
    ),
    "mortgage above price": (
        'spaces = [{ id = "baltic", mortgage = 61 }]',
        ["spaces.baltic.mortgage: 61 is more than the price; allowed: 0 to 60."],
    ),
    "rents that fall": (
        'spaces = [{ id = "baltic", rents = [4, 20, 60, 50, 320, 450] }]',
        ["spaces.baltic.rents: [4, 20, 60, 50, 320, 450] falls; each rent is at least the one before."],
    ),
    "five rents": (
        'spaces = [{ id = "baltic", rents = [4, 20, 60, 180, 320] }]',
        ["spaces.baltic.rents: 5 are given; allowed: 6 (bare, one to four houses, hotel)."],
    ),
    "a deed of no group": (
        'spaces = [{ id = "baltic", group = "mauve" }]',
        ["spaces.baltic.group: there is no group 'mauve'; allowed: brown, light-blue,"],
    ),
    "a street among the railroads": (
        'spaces = [{ id = "baltic", group = "railroads" }]',
        [
            (
                'spaces.baltic.group: \'railroads\' is of kind "transport", this space is of kind "street"; '
                "a group holds one kind only."
            ),
            "groups.railroads.rents: 4 are given for 5 deeds; allowed: one for each number.",
        ],
    ),
    "a group without deeds": (
        f"groups = [{SOLO}]",
        ["groups.solo: no space belongs to this group; take it out or give it a deed."],
    ),
    "too many groups": (
        more("groups", 7, SOLO.replace("solo", "soloN")),
        ["groups: 17 are given; allowed: at most 16.", *["groups.solo"] * 7],
    ),
    "a colour that is none": (
        'groups = [{ id = "red", color = "red" }]',
        ["groups.red.color: 'red' is not allowed; allowed: a colour such as #1d5fae."],
    ),
    "houses without a price": (
        'groups = [{ id = "red", house_price = 0 }, { id = "railroads", house_price = 5 }]',
        [
            "groups.red.house_price: streets have one of 1 or more, no other group has one.",
            "groups.railroads.house_price: streets have one of 1 or more, no other group has one.",
        ],
    ),
    "too few railroad rents": (
        'groups = [{ id = "railroads", rents = [25, 50, 100] }]',
        ["groups.railroads.rents: 3 are given for 4 deeds; allowed: one for each number."],
    ),
    "railroad rents that fall": (
        'groups = [{ id = "railroads", rents = [25, 50, 100, 99] }]',
        ["groups.railroads.rents: [25, 50, 100, 99] falls; each is at least the one before."],
    ),
    "too few factors": (
        'groups = [{ id = "utilities", factors = [4] }]',
        ["groups.utilities.factors: 1 are given for 2 deeds; allowed: one for each number."],
    ),
    "factors of a street": (
        'groups = [{ id = "red", factors = [4] }]',
        ["groups.red.factors: a group of this kind has no factors of its own."],
    ),
    "a card to nowhere": (
        card('{ do = "advance", to = "atlantis" }'),
        [
            (
                "decks.chance.cards.extra.effect.to: there is no space 'atlantis' on the board; "
                "allowed: the id of a space."
            )
        ],
    ),
    "a card that does nothing known": (
        card('{ do = "fly" }'),
        ['decks.chance.cards.extra.effect.do: "fly" is not allowed; allowed: advance,'],
    ),
    "a card without an effect": (
        card("{}"),
        ["decks.chance.cards.extra.effect.do: missing; allowed: advance,"],
    ),
    "a nearest transport without a rent": (
        card('{ do = "advance_to_nearest", kind = "transport" }'),
        ["decks.chance.cards.extra.effect: the nearest transport needs rent_times, and no dice_times."],
    ),
    "a nearest utility with a rent": (
        card('{ do = "advance_to_nearest", kind = "utility", dice_times = 1, rent_times = 2 }'),
        ["decks.chance.cards.extra.effect: the nearest utility needs dice_times, and no rent_times."],
    ),
    "a nearest kind that is not there": (
        """
        groups = [{ id = "utilities", remove = true }]
        spaces = [
          { id = "electric", name = "Park", kind = "free_parking" },
          { id = "water", name = "Pond", kind = "free_parking" },
        ]
        """,
        ['decks.chance.cards.chance-utility.effect.kind: no space of kind "utility" is on the board.'],
    ),
    "a step back too far": (
        card('{ do = "back", spaces = 40 }'),
        ["decks.chance.cards.extra.effect.spaces: 40 is not allowed; allowed: 1 to 39."],
    ),
    "a card without a text": (
        'decks = [{ id = "chance", cards = [{ id = "chance-go", text = " " }] }]',
        ["decks.chance.cards.chance-go.text: is empty; players read it when the card is drawn."],
    ),
    "a deck nobody draws from": (
        (
            'decks = [{ id = "news", name = "News", '
            'cards = [{ id = "news-1", text = "1", effect = { do = "pay", amount = 1 } }] }]'
        ),
        ['decks.news: no space draws from this deck; take it out or give it a space of kind "cards".'],
    ),
    "a space with a missing deck": (
        'spaces = [{ id = "chance-1", deck = "news" }]',
        ["spaces.chance-1.deck: there is no deck 'news'; allowed: chance, chest."],
    ),
    "a deck that can run out": (
        """
        replace = ["decks"]
        [[decks]]
        id = "chance"
        name = "Chance"
        cards = []
        [[decks]]
        id = "chest"
        name = "Chest"
        cards = [{ id = "free", text = "Free.", effect = { do = "jail_card" } }]
        """,
        [
            "decks.chance.cards: at least one card is needed that is not kept, or the deck can run out.",
            "decks.chest.cards: at least one card is needed that is not kept, or the deck can run out.",
        ],
    ),
    "too many cards": (
        "[[decks]]\nid = 'chest'\n"
        + more("cards", 33, '{ id = "xN", text = "!", effect = { do = "jail_card" } }'),
        [
            "decks: 65 cards in all; allowed: at most 64.",
            "decks: 35 cards leave Jail; allowed: at most 16.",
        ],
    ),
    "too many decks": (
        more("decks", 3, '{ id = "dN", name = "D", cards = [] }'),
        ["decks: 5 are given; allowed: at most 4.", *["decks.d"] * 6],
    ),
    "ids given twice": (
        'spaces = [{ number = 3, id = "mediterranean" }]',
        ["spaces: the id 'mediterranean' is given more than once; every id must be its own."],
    ),
    "an id that is none": (
        'spaces = [{ number = 3, id = "Baltic Avenue" }]',
        [
            (
                "spaces.Baltic Avenue.id: 'Baltic Avenue' is not allowed; "
                "allowed: small letters and digits joined by hyphens."
            )
        ],
    ),
    "too few tokens": (
        'tokens = ["Hat", "Cat"]',
        ["tokens: 6 players need as many tokens, 2 are given."],
    ),
    "a token twice": (
        'tokens = ["Hat", "Cat", "Hat", "Car", "Dog", "Owl", "Cow"]',
        ["tokens: 'Hat' is given more than once; every player needs a different one."],
    ),
    "more players at least than at most": (
        "[rules]\nplayers_min = 4\nplayers_max = 3",
        ["rules.players_min: 4 is more than players_max, 3."],
    ),
    "nine players": (
        "[rules]\nplayers_max = 9",
        ["rules.players_max: 9 is not allowed; allowed: a whole number from 2 to 8."],
    ),
    "more deeds dealt than there are": (
        "[rules]\ndeal_out_deeds = 5",
        ["rules.deal_out_deeds: 5 for each of 6 players makes 30, the board has 28 deeds; allowed: 0 to 4."],
    ),
    "deals in money alone": (
        '[rules]\ndeal_items = ["cash"]',
        ['rules.deal_items: "cash" alone cannot be dealt; add "deeds" or "cards",'],
    ),
    "notes that do not add up": (
        "[rules]\nstart_cash = 2000",
        ["rules.start_notes: the notes make 1500, start_cash is 2000; say start_notes = {} to show none."],
    ),
    "notes of no value": (
        "[rules]\nstart_notes = { 0 = 3 }",
        ["rules.start_notes: notes are worth 1 or more and are counted from 0."],
    ),
}


@pytest.mark.parametrize(("change", "sentences"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_what_is_allowed(change: str, sentences: list[str]) -> None:
    found = problems(change)
    assert len(found) == len(sentences), "\n".join(found)
    for problem, sentence in zip(found, sentences, strict=True):
        assert problem.startswith(f"mine.toml: {sentence}")


def test_all_mistakes_are_told_at_once_one_on_a_line() -> None:
    with pytest.raises(EditionError) as refused:
        loads(
            f'extends = "luxury"\n{HEAD}tokens = ["Hat"]\n'
            'spaces = [{ id = "baltic", mortgage = 61 }, { id = "chance-1", deck = "news" }]'
        )
    assert len(refused.value.problems) == 3
    assert str(refused.value).splitlines() == list(refused.value.problems)


def test_an_unknown_edition_is_answered_with_the_known_ones() -> None:
    with pytest.raises(EditionError) as refused:
        load("luxus")
    sentence = str(refused.value)
    assert sentence.startswith("There is no edition 'luxus'; built in are")
    assert all(name in sentence for name in names())
    assert ".toml" in sentence


def test_an_unknown_family_is_refused() -> None:
    with pytest.raises(EditionError, match=r"edition.toml: family: 'chess' is not known; allowed: monopoly"):
        loads('family = "chess"')
    with pytest.raises(EditionError, match="family: missing"):
        loads("")


def test_a_file_that_is_no_toml_says_where(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("name = \n")
    with pytest.raises(EditionError, match=r"broken.toml: is not TOML: .*line 1"):
        load(broken)


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"gone.toml: cannot be read"):
        load(tmp_path / "gone.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError, match=r"binary.toml: is not a text in UTF-8"):
        load(binary)


def test_a_space_that_is_not_there() -> None:
    with pytest.raises(EditionError, match="luxury: there is no space 'atlantis' on this board"):
        load("luxury").space("atlantis")


def test_the_board_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luxury"]) == 0
    shown = capsys.readouterr().out
    assert "39  Boardwalk" in shown
    assert "50 / 200 / 600 / 1400 / 1700 / 2000  (house 200)" in shown
    assert main(["luxus"]) == 1
    assert "There is no edition 'luxus'" in capsys.readouterr().err

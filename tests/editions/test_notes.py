"""What the books word differently and all play alike is noted, and what was an option once is still understood."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import magie
from magie.editions import EditionError, EditionRemark, Note, load, loads, notes_of, options_of
from magie.editions.notes import note, notes_in
from magie.rules.record import Record
from tests.cli.door import magie as command
from tests.editions.files import HEAD, mine, monopoly, own

LUXURY = monopoly(load("luxury"))
NOTES = notes_of("monopoly")
OLDER = own('[rules]\nhotel_sale = "classic"\nbank_gojf = "deck"\nsalary = 300')


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("entry", NOTES.values(), ids=lambda entry: str(entry.name))
def test_a_note_is_one_sentence_with_rule_ids_and_the_words_it_had(entry: Note) -> None:
    assert entry.says.endswith(".")
    assert len(entry.says) <= 76  # with its indentation a line of 80 columns
    assert entry.rules
    assert sorted(word for word, _ in entry.was) == sorted(map(str, entry.values))
    assert entry.once not in options_of("monopoly")


def test_the_four_that_no_rule_read_are_notes() -> None:
    assert {entry.once for entry in NOTES.values()} == {
        "hotel_requires",
        "hotel_sale",
        "deal_promises",
        "bank_gojf",
    }


def test_a_note_that_says_nothing_is_refused() -> None:
    class Mute(msgspec.Struct):
        passing: bool = True

    with pytest.raises(TypeError, match=r"Mute\.passing says nothing to people: annotate it with note"):
        notes_in(Mute)
    assert note("Says.", "A-1, A-2", once="pass", was={"yes": True}).rules == ("A-1", "A-2")


# Files


def test_a_file_of_before_is_read_with_a_remark_for_each() -> None:
    with pytest.warns(EditionRemark) as remarks:
        edition = monopoly(loads(OLDER, "older.toml"))
    why = "is no option any more, no rule reads it"
    assert [str(remark.message) for remark in remarks] == [
        f'older.toml: rules.hotel_sale: {why}; say hotel_sale = "together_or_by_steps" in [notes].',
        f'older.toml: rules.bank_gojf: {why}; say jail_cards_of_the_bankrupt = "under_their_decks" in [notes].',
    ]
    assert edition.rules.salary == 300
    said_today = own('[rules]\nsalary = 300\n[notes]\nhotel_sale = "together_or_by_steps"')
    assert edition == loads(said_today)


def test_the_remark_names_the_file_that_says_it_and_the_last_word_counts() -> None:
    Path("older.toml").write_text(OLDER)
    Path("child.toml").write_text(f'extends = "older.toml"\n{HEAD}[notes]\nhotel_sale = "back_to_houses"')
    with pytest.warns(EditionRemark) as remarks:
        child = monopoly(load("child.toml"))
    assert {str(remark.message).partition(":")[0] for remark in remarks} == {"older.toml"}
    assert child.notes == LUXURY.notes


def test_rules_that_are_replaced_take_their_notes_with_them() -> None:
    fresh = loads(own('replace = ["rules"]\n[rules]\nplayers_max = 8', "harry_potter"))
    assert monopoly(load("harry_potter")).notes != LUXURY.notes == fresh.notes


def test_a_person_is_told_in_a_sentence() -> None:
    Path("older.toml").write_text(OLDER)
    for arguments in (["editions", "check"], ["editions", "show"]):
        answer = command(*arguments, "older.toml")
        assert answer.code == 0
        assert [line.partition(": is no")[0] for line in answer.err.splitlines()] == [
            "older.toml: rules.hotel_sale",
            "older.toml: rules.bank_gojf",
        ]


def test_a_person_who_chooses_one_is_told_too() -> None:
    few = ["--games", "1", "--jobs", "1", "--max-rounds", "2"]
    answer = command("simulate", "luxury", *few, "--option", "hotel_sale=classic")
    assert (answer.code, answer.err) == (0, "hotel_sale is no option any more: no rule reads it.\n")


def test_notes_are_shown_after_the_options() -> None:
    shown = command("editions", "show", "harry_potter").out
    options, _, notes = shown.partition("\n\nNotes: no rule reads these, all editions play alike\n")
    assert "hotel_sale" not in options
    assert "\n  promises_in_deals = " in notes
    assert (
        '* hotel_needs = "four_houses_on_every_street"\n'
        "    How the book words what a hotel needs; built evenly, both come to the same.\n"
        "    Allowed: four_houses_on_every_street, four_houses_on_its_street.\n"
        '    It is "four_houses_on_its_street" in luxury.\n'
    ) in notes
    assert "gojf" not in shown
    assert "Notes" not in command("editions", "show", "masterpiece").out
    assert "* hotel_needs" in command("editions", "show", "harry_potter", "--changed").out


# Tables and records


def test_a_table_of_before_plays_as_it_chose() -> None:
    classic = LUXURY.with_options({"hotel_sale": "classic", "salary": 300})
    assert (classic.notes.hotel_sale, classic.rules.salary) == ("together_or_by_steps", 300)
    with pytest.raises(EditionError, match='hotel_sale: "free" is not allowed; allowed: classic, to_houses'):
        LUXURY.with_options({"hotel_sale": "free"})
    with pytest.raises(EditionError, match="deal_promises: 0 is not allowed; allowed: false"):
        LUXURY.with_options({"deal_promises": 0})


def test_a_record_says_what_was_chosen_as_before() -> None:
    game = magie.new_game("luxury", 2, seed=1, options={"hotel_sale": "classic", "salary": 300})
    record = game.record()
    assert record.options == {"hotel_sale": "classic", "salary": 300}
    assert magie.replay(record.to_json()).edition == game.edition


def test_a_record_of_before_with_all_that_is_printed_replays() -> None:
    game = magie.new_game(mine('[notes]\nhotel_sale = "together_or_by_steps"'), 2, seed=1)
    seat = game.to_act()
    assert seat is not None
    game.play(seat, game.default(seat))
    record = game.record()
    assert record.printed is not None
    printed: dict[str, Any] = dict(record.printed)
    del printed["notes"]
    older = {"hotel_requires": "site4", "hotel_sale": "classic", "deal_promises": False, "bank_gojf": "deck"}
    printed["rules"] = printed["rules"] | older
    before = Record.from_json(msgspec.structs.replace(record, printed=printed).to_json())
    assert magie.replay(before.to_json()).digest() == game.digest()

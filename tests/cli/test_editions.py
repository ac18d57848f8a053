"""`magie editions`: list, show, check and new, with every mistake told in sentences."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec
import pytest

import magie as package
from magie.editions import load, load_base, names, options_of
from tests.cli.door import Answer, magie
from tests.editions.files import HEAD, masterpiece, monopoly, own
from tests.editions.mistakes import MISTAKES
from tests.editions.mistakes_masterpiece import MISTAKES as MASTERPIECE_MISTAKES

MINE = own("")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def check(content: str | bytes, file: str = "mine.toml") -> Answer:
    """Write a file and have it checked."""
    Path(file).write_bytes(content if isinstance(content, bytes) else content.encode())
    return magie("editions", "check", file)


def refused(answer: Answer) -> list[str]:
    """The sentences of a refusal."""
    assert (answer.code, answer.out) == (2, "")
    sentences = answer.err.splitlines()
    assert all(sentence.endswith(".") for sentence in sentences)
    return sentences


# Listing and showing


def test_the_built_in_editions_are_listed() -> None:
    answer = magie("editions")
    assert [line.split()[0] for line in answer.out.splitlines()] == list(names())


@pytest.mark.parametrize("name", [*names(), *map(str, EXAMPLES.glob("*.toml"))])
def test_an_edition_is_shown_in_eighty_columns(name: str) -> None:
    edition, shown = load(name), magie("editions", "show", name).out
    assert max(map(len, shown.splitlines())) <= 80
    for space in edition.spaces:
        assert re.search(rf"^[* ] {space.number:2}  {space.id} ", shown, re.MULTILINE)
    for option in options_of(edition).values():
        assert f" {option.name} = " in shown
        assert option.says in shown
        assert f"Allowed: {option.allowed}." in shown


def test_the_figures_of_a_deed_stand_in_a_line() -> None:
    shown = magie("editions", "show", "luxury").out
    assert "  Dark Blue (dark-blue): a house costs 200\n" in shown
    assert "  39  Boardwalk      400   200  50 200 600 1400 1700 2000\n" in shown
    assert "  Railroads (railroads): rent 25 / 50 / 100 / 200, by the number owned\n" in shown
    assert "  Utilities (utilities): 4 / 10 times the dice, by the number owned\n" in shown
    assert "  Community Chest (chest): 16 cards, 1 of them kept to leave Jail\n" in shown
    assert "\n* " not in shown


@pytest.mark.parametrize("name", ["harry_potter", "oz"])
def test_a_star_marks_what_differs_from_the_base(name: str) -> None:
    edition, base = load(name), load_base(name)
    assert base == load("luxury")
    shown = magie("editions", "show", name).out
    assert "It extends luxury; a star marks what differs." in shown
    for space, other in zip(edition.spaces, base.spaces, strict=True):
        mark = "  " if space == other else "* "
        assert f"\n{mark}{space.number:2}  {space.id} " in shown
    for option in options_of(edition):
        value, usual = getattr(edition.rules, option), getattr(base.rules, option)
        assert f"\n{'  ' if value == usual else '* '}{option} = " in shown


def test_what_differs_is_shown_with_the_value_of_the_base() -> None:
    shown = magie("editions", "show", "harry_potter", "--changed").out
    assert (
        "* jail_fine_turns = 2\n"
        "    On how many Jail turns, from the first, the fine may be paid.\n"
        "    Allowed: 1, 2, 3.\n"
        "    It is 3 in luxury.\n"
    ) in shown
    assert "salary =" not in shown
    assert "Board" not in shown
    assert magie("editions", "show", "oz", "--changed").out.endswith("\nOptions\n  None differs.\n")


def test_options_can_be_shown_alone() -> None:
    shown = magie("editions", "show", "luxury", "--options").out
    assert "  salary = 200\n" in shown
    assert "  auctions = true (house rule)\n" in shown
    assert "Boardwalk" not in shown


def test_the_places_of_a_pop_up_are_shown() -> None:
    shown = magie("editions", "show", "oz").out
    assert "Pop-up: six places, by the throw of one die\n* 1  Caught in a Twister\n" in shown
    assert "* harvest = 50\n" in shown
    assert "Pop-up" not in magie("editions", "show", "luxury").out


def test_words_of_its_own_are_shown() -> None:
    assert "house: hut; houses: huts; hotel: manor;" in magie("editions", "show", "harry_potter").out


def test_value_cards_and_paintings_are_shown() -> None:
    shown = magie("editions", "show", "masterpiece").out
    assert "  22  buy-from-player-22  Buy from a player  buy from player 400,000\n" in shown
    assert "Value cards: 24, worth 8,700,000 in all\n   1 of   1,000,000\n   1 of     750,000\n" in shown
    assert "   2 of           0  (a forgery)\n" in shown
    assert "Paintings: 24\n   0  The Lantern-Bearer's Return (lantern-bearers-return)\n" in shown
    assert '  overbid_mode = "challenge" (house rule)\n' in shown
    assert "\n* " not in shown


def test_a_star_marks_other_value_cards_paintings_and_words() -> None:
    values = [900_000, *masterpiece(load("masterpiece")).values[1:]]
    change = f'values = {values}\npaintings = [{{ number = 3, title = "A Boat" }}]\n[words]\nbank = "vault"\n'
    Path("mine.toml").write_text(own(change, "masterpiece"))
    shown = magie("editions", "show", "mine.toml").out
    assert "*  0 of   1,000,000\n*  1 of     900,000\n   1 of     750,000\n" in shown
    assert "*  3  A Boat (knight-who-left-his-frame)\n   4  " in shown
    assert "Words: bank: vault.\n" in shown


def test_an_edition_of_another_family_than_its_base_has_nothing_to_compare_with() -> None:
    """Odd, but possible: everything of the base is taken out."""
    ring = '[{ id = "a", name = "A", kind = "inherit" }, { id = "b", name = "B", kind = "inherit" }]'
    paintings = ", ".join(f'{{ id = "p{number}", title = "P" }}' for number in range(7))
    Path("mine.toml").write_text(
        own(
            f'family = "masterpiece"\nreplace = ["groups", "spaces", "decks", "words", "rules"]\nspaces = {ring}\n'
            f"paintings = [{paintings}]\nvalues = [50_000, 0, 0, 0, 0, 0, 0]\nwords = {{}}\nrules = {{}}\n"
        )
    )
    answer = magie("editions", "show", "mine.toml")
    assert answer.code == 0
    assert "A star marks options that are not as in most printings." in answer.out


def test_an_edition_on_a_base_that_cannot_be_played_alone_is_shown() -> None:
    """Only the base has too few tokens; it is compared with what most printings say."""
    Path("half.toml").write_text(f'{MINE}tokens = ["Hat"]\n')
    tokens = ", ".join(f'"T{number}"' for number in range(6))
    Path("mine.toml").write_text(f'extends = "half.toml"\n{HEAD}tokens = [{tokens}]\n[rules]\nsalary = 300\n')
    shown = magie("editions", "show", "mine.toml", "--changed").out
    assert "A star marks options that are not as in most printings." in shown
    assert "* salary = 300\n" in shown


# Checking


@pytest.mark.parametrize(("change", "sentences"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_with_file_key_and_what_is_allowed(change: str, sentences: list[str]) -> None:
    found = refused(check(f"{MINE}{change}"))
    assert len(found) == len(sentences), "\n".join(found)
    for problem, sentence in zip(found, sentences, strict=True):
        assert problem.startswith(f"mine.toml: {sentence}")


@pytest.mark.parametrize(("change", "sentences"), MASTERPIECE_MISTAKES.values(), ids=MASTERPIECE_MISTAKES)
def test_a_mistake_in_a_masterpiece_is_told_too(change: str, sentences: list[str]) -> None:
    found = refused(check(own(change, "masterpiece")))
    assert len(found) == len(sentences), "\n".join(found)
    for problem, sentence in zip(found, sentences, strict=True):
        assert problem.startswith(f"mine.toml: {sentence}")


def test_a_good_file_is_praised() -> None:
    answer = check(MINE)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == (
        "mine.toml can be played: My own, for 2 to 6 players; 40 spaces, 28 deeds in 10 groups, 32 cards.\n"
    )


def test_a_good_masterpiece_is_praised() -> None:
    assert check(own("", "masterpiece")).out == (
        "mine.toml can be played: My own, for 2 to 6 players; "
        "30 spaces, 24 paintings worth 8,700,000 in all, 2 of them forged.\n"
    )


@pytest.mark.parametrize("name", names())
def test_a_built_in_edition_is_good(name: str) -> None:
    assert magie("editions", "check", name).code == 0


def test_all_mistakes_are_told_at_once_however_different_they_are() -> None:
    found = refused(
        check(
            """
            extends = "luxury"
            name = "Mine!"
            colour = "red"
            tokens = ["Hat", "Hat"]
            groups = [{ id = "red", color = "red" }]
            spaces = [
              { id = "jail", kind = "free_parking" },
              { id = "baltic", rents = [4, 3, 2, 1, 0, 0], colour = "brown" },
            ]
            popup = 6
            [[decks]]
            id = "chest"
            cards = [{ id = "chest-go", effect = { to = "atlantis" } }, { id = "chest-bank", effect = { do = "fly" } }]
            [rules]
            salery = 100
            players_min = 5
            players_max = 4
            """
        )
    )
    keys = [re.sub(r"mine.toml: ([a-z0-9._-]+): .*", r"\1", sentence) for sentence in found]
    assert keys == [
        "title",
        "colour",
        "rules.salery",
        "spaces.baltic.colour",
        "decks.chest.cards.chest-bank.effect.do",
        "popup",
        "name",
        "tokens",
        "spaces",
        "spaces.baltic.rents",
        "groups.red.color",
        "decks.chest.cards.chest-go.effect.to",
        "rules.players_min",
        "tokens",
    ]


@pytest.mark.parametrize("content", ["name = \n", 'name = "a"\nname = "b"\n', "[rules\n", "{}", "\x00"])
def test_what_is_not_toml_is_said_with_its_place(content: str) -> None:
    (sentence,) = refused(check(content))
    assert re.fullmatch(r"mine\.toml: is not TOML: .* \(at line \d, column \d+\)\.", sentence)


def test_what_is_nested_too_deeply_is_no_edition() -> None:
    (sentence,) = refused(check(f"deep = {'[' * 5000}{']' * 5000}"))
    assert sentence == "mine.toml: is not an edition: it is nested too deeply."


@pytest.mark.parametrize("content", ["", "\ufeff", 'title = "Alone"'])
def test_a_file_that_extends_nothing_says_its_family(content: str) -> None:
    assert refused(check(content)) == ["mine.toml: family: missing; allowed: monopoly, masterpiece."]


def test_a_file_that_an_editor_of_windows_wrote_is_read() -> None:
    assert check(b"\xef\xbb\xbf" + MINE.replace("\n", "\r\n").encode()).code == 0


def test_a_missing_file_a_folder_and_bytes() -> None:
    Path("folder.toml").mkdir()
    Path("folder").mkdir()
    Path("notes.txt").write_text(MINE)
    missing = magie("editions", "check", "gone.toml")
    assert refused(missing) == ["gone.toml: cannot be read (No such file or directory)."]
    assert refused(magie("editions", "check", "folder.toml")) == [
        "folder.toml: cannot be read (Is a directory)."
    ]
    (folder,) = refused(magie("editions", "check", "folder"))
    assert folder.startswith(
        "folder: is a folder; allowed: harry_potter, luxury, masterpiece, oz, and the path of"
    )
    (other,) = refused(magie("editions", "check", "notes.txt"))
    assert other == "notes.txt: its name does not end in .toml, as that of an edition does."
    assert refused(check(bytes(range(256)))) == ["mine.toml: is not a text in UTF-8."]
    (unknown,) = refused(magie("editions", "check", "luxor"))
    assert unknown.startswith("There is no edition 'luxor'; built in are ")


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_that_may_not_be_read() -> None:
    Path("mine.toml").write_text(MINE)
    Path("mine.toml").chmod(0)
    assert refused(magie("editions", "check", "mine.toml")) == [
        "mine.toml: cannot be read (Permission denied)."
    ]


# Extending


@pytest.mark.parametrize(
    ("extends", "sentence"),
    [
        (
            '"luxor"',
            "mine.toml: extends: 'luxor' is not known; allowed: harry_potter, luxury, masterpiece, oz and the",
        ),
        ("5", "mine.toml: extends: 5 is not known; allowed: "),
        ('["luxury"]', "mine.toml: extends: ['luxury'] is not known; allowed: "),
        ('"gone.toml"', "mine.toml: extends: gone.toml: cannot be read (No such file or directory)."),
        ('"folder.toml"', "mine.toml: extends: folder.toml: cannot be read (Is a directory)."),
        ('"bytes.toml"', "mine.toml: extends: bytes.toml: is not a text in UTF-8."),
        ('"no.toml"', "no.toml: is not TOML: "),
        ('"a\\u0000.toml"', "mine.toml: extends: 'a\\x00.toml' is not known; allowed: "),
        ('"mine.toml"', "mine.toml: extends: mine.toml extends this file in turn, in a circle."),
        ('"./x/../mine.toml"', "mine.toml: extends: mine.toml extends this file in turn, in a circle."),
        ('"one.toml"', "two.toml: extends: one.toml extends this file in turn, in a circle."),
    ],
)
def test_a_base_that_cannot_be_used_is_named(extends: str, sentence: str) -> None:
    Path("folder.toml").mkdir()
    Path("x").mkdir()
    Path("bytes.toml").write_bytes(b"\xff\x00")
    Path("no.toml").write_text("name =")
    Path("one.toml").write_text(f'extends = "two.toml"\n{HEAD}')
    Path("two.toml").write_text(f'extends = "one.toml"\n{HEAD}')
    (found,) = refused(check(f"extends = {extends}\n{HEAD}"))
    assert found.startswith(sentence)


def test_a_file_extends_somebody_elses_file_in_another_folder() -> None:
    Path("theirs").mkdir()
    Path("theirs/base.toml").write_text(f"{MINE}[rules]\nsalary = 300\njail_fine = 70\n")
    assert check(f'extends = "theirs/base.toml"\n{HEAD}[rules]\njail_fine = 80\n').code == 0
    rules = monopoly(load("mine.toml")).rules
    assert (rules.salary, rules.jail_fine) == (300, 80)
    assert "It is 70 in mine." in magie("editions", "show", "mine.toml", "--changed").out


def test_a_mistake_is_told_of_the_file_that_makes_it() -> None:
    Path("theirs.toml").write_text(
        f'{MINE}tokens = ["Hat"]\nspaces = [{{ id = "baltic", mortgage = 61, price = 60 }}]\n[rules]\nsalery = 300\n'
    )
    found = refused(check(f'extends = "theirs.toml"\n{HEAD}spaces = [{{ id = "jail", price = 5 }}]\n'))
    assert [sentence.partition("; ")[0] for sentence in found] == [
        "theirs.toml: rules.salery: unknown key (did you mean salary?)",
        "theirs.toml: spaces.baltic.mortgage: 61 is more than the price",
        'mine.toml: spaces.jail.price: a space of kind "jail" has none',
        "theirs.toml: tokens: 6 players need as many tokens, 1 are given.",
    ]


def test_a_file_may_mend_what_its_base_has_wrong() -> None:
    Path("theirs.toml").write_text(f'{MINE}spaces = [{{ id = "baltic", mortgage = 61 }}]\n')
    assert magie("editions", "check", "theirs.toml").code == 2
    assert check(f'extends = "theirs.toml"\n{HEAD}spaces = [{{ id = "baltic", mortgage = 31 }}]\n').code == 0


def test_a_pop_up_can_be_taken_out() -> None:
    assert check(f'extends = "oz"\n{HEAD}replace = ["popup"]\n').code == 0
    assert monopoly(load("mine.toml")).popup is None


# Beginning


def uncommented(text: str) -> str:
    """Every line that waits behind a hash, brought to life."""
    return re.sub(r"^#(?=\S|  \{)", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("base", names())
def test_a_new_file_is_like_the_edition_it_extends(base: str) -> None:
    answer = magie("editions", "new", "my-village", "--extends", base)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"my-village.toml is written. It plays like {base}: ")
    assert magie("editions", "check", "my-village.toml").code == 0
    edition = load("my-village.toml")
    assert (edition.name, edition.title) == ("my-village", "My village")
    look = msgspec.structs.replace(load(base).look, name="", line="")  # these say "Luxury" below the poster
    renamed = msgspec.structs.replace(load(base), name="my-village", title="My village", look=look)
    assert edition == renamed


@pytest.mark.parametrize("base", names())
def test_a_new_file_can_be_played_at_once(base: str) -> None:
    magie("editions", "new", "my-village", "--extends", base)
    game = package.new_game("my-village.toml", 3, seed=1)
    assert game.default(game.to_act() or 0) in game.legal(game.to_act() or 0)
    played = magie("simulate", "my-village.toml", "--games", "2", "--jobs", "1", "--max-rounds", "20")
    assert played.code == 0


@pytest.mark.parametrize("base", names())
def test_every_line_that_waits_in_a_new_file_says_what_the_base_says(base: str) -> None:
    magie("editions", "new", "village", "--extends", base)
    text = Path("village.toml").read_text()
    lively = uncommented(text)
    assert lively.count("\n#") < text.count("\n#") - 80
    for option in options_of(load(base)).values():
        assert f"\n{option.name} = " in lively
        assert option.says in text.replace("\n# ", " ")
    Path("village.toml").write_text(lively)
    assert magie("editions", "check", "village.toml").err == ""
    assert load("village.toml") == msgspec.structs.replace(load(base), name="village", title="Village")


def test_a_new_file_extends_luxury_or_another_file() -> None:
    assert magie("editions", "new", "mother").code == 0
    assert magie("editions", "new", "child", "--extends", "mother.toml").code == 0
    assert 'extends = "mother.toml"' in Path("child.toml").read_text()
    child = load_base("child.toml")
    assert child is not None
    assert child.name == "mother"


def test_nothing_is_ever_overwritten() -> None:
    Path("village.toml").write_text("precious")
    (sentence,) = refused(magie("editions", "new", "village"))
    assert sentence == "village.toml: is there already and stays as it is; choose another name."
    assert Path("village.toml").read_text() == "precious"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Village"], "'Village' cannot be the name of an edition; allowed: small letters and digits"),
        (["../village"], "'../village' cannot be the name of an edition; allowed: "),
        (["village.toml"], "'village.toml' cannot be the name of an edition; allowed: "),
        (["oz"], "oz is built in; choose another name for your own edition."),
        (["village", "--extends", "luxor"], "There is no edition 'luxor'; built in are "),
        (["village", "--extends", "gone.toml"], "gone.toml: cannot be read (No such file or directory)."),
        ([], "Missing argument 'NAME'."),
    ],
)
def test_a_new_file_that_cannot_be_begun(arguments: list[str], sentence: str) -> None:
    (found,) = refused(magie("editions", "new", *arguments))
    assert found.startswith(sentence)
    assert not list(Path().glob("*.toml"))


def test_a_folder_that_is_not_there_any_more(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    os.chdir(gone)
    gone.rmdir()
    (sentence,) = refused(magie("editions", "new", "village"))
    assert sentence == "village.toml: cannot be written (No such file or directory)."

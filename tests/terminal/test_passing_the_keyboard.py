"""Several people at one terminal: nobody reads what only another may know."""

from __future__ import annotations

import re

import pytest

import magie
from magie.rules.game import Game
from magie.terminal.desk import ERASE_ALL
from tests.sentences.reading import asked, dealt
from tests.terminal.desks import desk_with, sit

NAMES = ("Ann", "Ben", "Cleo")
PASSED = re.compile(r"Pass the keyboard to (\w+), who presses Enter> ")


def sections(text: str) -> list[tuple[str, str]]:
    """Who had the keyboard, and what was printed until it was passed on."""
    parts = PASSED.split(text)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_a_screen_comes_before_every_change_of_person(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4, options={"round_limit": 6})
    text, _ = sit(monkeypatch, game, ["safe"] * 2000, people=2)
    assert game.over
    for name, printed in sections(text):
        prompts = set(re.findall(r"^(Ann|Ben)> ", printed, flags=re.MULTILINE))
        assert prompts <= {name}


def test_nobody_reads_another_persons_values_and_cash(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4, options={"round_limit": 12})
    looks = ["safe", "players", "paintings", "log", "safe"]
    text, _ = sit(monkeypatch, game, looks * 400, people=3)
    found = sections(text)
    assert len(found) > 20
    for name, printed in found:
        rows = re.findall(r"^.   (Ann|Ben|Cleo) +(hidden|\$[\d,]+|out)", printed, flags=re.MULTILINE)
        assert all((owner == name) == (cash != "hidden") for owner, cash in rows)
        seers = set(re.findall(r"^  (\w+) looks at", printed, flags=re.MULTILINE))
        assert seers <= {name}
    assert "Ben looks at the value card of " in text


def twin_tables() -> tuple[Game, Game]:
    """Two games that differ only in what Ben's painting is worth."""
    one, other = dealt(4), dealt(4)
    hidden = other.table.hidden
    ben = other.coder.paintings[other.view().facts.players[1].paintings[0]]
    values, pile = list(hidden.value), list(hidden.value_pile)
    values[ben], pile[0] = pile[0], values[ben]
    assert values[ben] != hidden.value[ben]
    hidden.value, hidden.value_pile = values, pile
    return one, other


def test_what_ann_reads_does_not_depend_on_what_ben_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["safe", "players", "paintings", "board", "help", "log"] * 12
    one, other = (sections(sit(monkeypatch, game, lines, people=3)[0]) for game in twin_tables())
    assert [printed for name, printed in one if name != "Ben"] == [
        printed for name, printed in other if name != "Ben"
    ]
    assert one != other


def test_a_sealed_bid_is_shown_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked("auction")
    first = game.to_act()
    text, _ = sit(monkeypatch, game, ["", "bid 850k", "", "log", "players", "paintings", "help"], people=3)
    (one, _), (two, printed), *_ = sections(text)
    assert one == NAMES[first or 0]
    assert two != one
    assert "850" not in printed
    assert "has answered" not in printed


def test_a_new_value_is_read_before_the_keyboard_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked("buy_or_decline")
    seat = game.to_act()
    assert seat is not None
    text, _ = sit(monkeypatch, game, ["", "buy", "", "", "log"], people=3)
    hide = f"{NAMES[seat]}: press Enter to hide this> "
    assert text.index(f"{NAMES[seat]} looks at the value card") < text.index(hide)
    (_, own), (_, other), *_ = sections(text)
    assert "looks at" in own
    assert "looks at" not in other
    assert f"{NAMES[seat]} buys " in other  # told again by `log`


def test_what_was_missed_is_told_with_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben reads Ann's start when the keyboard comes to him, and his own value card only behind the screen."""
    game = magie.new_game("masterpiece", NAMES, seed=4)
    text, _ = sit(monkeypatch, game, ["", "14", "", "3"], people=2)
    before, _, behind = text.partition("Pass the keyboard to Ben, who presses Enter> ")
    assert before.count("Ann starts on space 14") == 2
    assert "Ben looks at" not in before
    assert "Ben looks at the value card of " in behind


def test_leaving_is_possible_while_the_keyboard_is_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("masterpiece", NAMES, seed=4)
    assert sit(monkeypatch, game, ["quit"], people=2)[1] == "You left the table"
    assert sit(monkeypatch, game, [], people=2)[1] == "The input has ended"


def test_a_real_terminal_is_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, paper = desk_with(monkeypatch, [])
    desk.clear()
    assert ERASE_ALL not in paper.getvalue()
    desk.live = True
    desk.clear()
    assert paper.getvalue().endswith(ERASE_ALL)

"""Whole games of Monopoly at a terminal, typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

import magie
from magie.bots import make
from magie.rules.actions import Pass
from magie.terminal.sitting import Sitting
from tests.terminal.desks import desk_with, sit

NAMES = ("Ann", "Ben", "Cleo")


def test_a_whole_game_is_played_by_safe_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", NAMES, seed=4, options={"round_limit": 12})
    text, stopped = sit(monkeypatch, game, ["safe"] * 2000)
    assert game.over, stopped
    assert "Round 12: it is " in text
    assert "The game is over: the last round is played." in text
    assert magie.replay(game.record()).digest() == game.digest()


def test_keys_numbers_and_enter_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", NAMES, seed=4, options={"round_limit": 6})
    lines = ["", "b", "p", "d", "1", "r", "e"] * 300
    sit(monkeypatch, game, lines)
    assert game.over
    assert any(deed.owner == 0 for deed in game.view().facts.deeds)


def test_the_end_of_input_stops_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", NAMES, seed=4)
    _, stopped = sit(monkeypatch, game, [])
    assert stopped == "The input has ended"
    assert not game.over


def test_quit_leaves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    _, stopped = sit(monkeypatch, magie.new_game("luxury", NAMES, seed=4), ["quit"])
    assert stopped == "You left the table"


def test_a_refusal_is_told_with_its_rule_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", NAMES, seed=4)
    before = len(game.moves or [])
    text, _ = sit(monkeypatch, game, ["mortgage boardwalk", "nonsense"])
    assert "Boardwalk is not yours. [M-MTG-01]" in text
    assert "'nonsense' means nothing here; choose a number, or type `help`." in text
    assert all(move.seat != 0 or move.action == Pass() for move in (game.moves or [])[before:])


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("q", "'q' means nothing here; did you mean `quit`?"),
        ("hepl", "'hepl' means nothing here; did you mean `help`?"),
        ("rol", "'rol' means nothing here; did you mean `roll`?"),
        ("bo", "'bo' means nothing here; did you mean `board`?"),
        ("7", "There is no 7 in the list; its last number is 1."),
        ("interrupt maybe", "'maybe' is not possible; type `interrupt on` or `interrupt off`."),
        ("save /", "/ is a folder; name a file."),
        ("save ..", ".. is a folder; name a file."),
        ("save ~nobody-of-that-name/game.json", "'~nobody-of-that-name/game.json' is no name of a file."),
        ("save a\0b", "'a\\x00b' is no name of a file."),
    ],
)
def test_a_slip_is_answered(monkeypatch: pytest.MonkeyPatch, typed: str, sentence: str) -> None:
    text, _ = sit(monkeypatch, magie.new_game("luxury", NAMES, seed=4), [typed])
    assert sentence in text


def test_nothing_of_another_edition_is_suggested(monkeypatch: pytest.MonkeyPatch) -> None:
    for edition, suggested in (("luxury", False), ("oz", True)):
        text, _ = sit(monkeypatch, magie.new_game(edition, NAMES, seed=4), ["entr"])
        assert ("`enter`" in text) == suggested


def test_enter_says_so_where_it_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", NAMES, seed=4)
    while game.decision.kind != "buy_or_decline" or game.to_act() != 0:
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))
    text, _ = sit(monkeypatch, game, [""])
    said, _, after = text.partition("Enter alone does nothing here; choose one of these.")
    assert "1  b" in said
    assert "1  b" in after


def test_a_bid_above_ones_cash_is_refused_in_monopoly(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", NAMES, seed=4)
    while game.decision.kind != "auction" or game.to_act() != 0:
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))
    text, _ = sit(monkeypatch, game, ["bid 9000"])
    assert "Bids are in cash: you can bid at most $" in text
    assert "all the same?" not in text


def test_people_are_not_asked_between_other_peoples_throws(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", NAMES, seed=4)
    text, _ = sit(monkeypatch, game, [])
    assert "is about to roll; manage your property, or pass" not in text


def test_unless_they_want_to_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", NAMES, seed=4)
    text, _ = sit(monkeypatch, game, ["interrupt on", *["safe"] * 8])
    assert "manage your property, or pass" in text


def test_an_offer_is_always_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann and Ben share the keyboard: Ann's offer comes to Ben at once, and he says yes."""
    game = magie.new_game("luxury", NAMES[:2], seed=4, options={"deal_out_deeds": 2})
    facts = game.view().facts
    give, take = facts.players[0].deeds[0], facts.players[1].deeds[0]
    lines = ["safe"] * 3 if facts.turn == 1 else []
    text, _ = sit(monkeypatch, game, [*lines, f"offer Ben give {give}, $5 take {take}", "y"], people=2)
    assert "Ben: Ann offers you" in text
    assert "Pass the keyboard" not in text  # nothing on this table is a secret
    assert "Ben accepts Ann's offer." in text
    assert give in game.view().facts.players[1].deeds


def test_resigning_is_asked_twice_and_the_bots_finish(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", NAMES, seed=4, options={"round_limit": 8})
    text, _ = sit(monkeypatch, game, ["resign", "no", "resign", "yes"])
    assert text.count("You stay in the game.") == 1
    assert "Ann resigns." in text
    assert "the bots finish the game" in text
    assert game.over


def test_help_names_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(
        monkeypatch, magie.new_game("luxury", NAMES, seed=4), ["help", "board", "deeds", "log", "players"]
    )
    for word in ("bid 120", "offer Cleo give", "save FILE", "interrupt on", "resign", "quit"):
        assert word in text


def test_the_game_can_be_saved_on_the_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = magie.new_game("luxury", NAMES, seed=4)
    file = tmp_path / "game.json"
    sit(monkeypatch, game, ["safe", f"save {file}", "save", "save /nowhere/at/all.json"])
    assert magie.replay(file.read_text()).names == NAMES


def test_bots_alone_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = magie.new_game("luxury", 2, seed="alone", options={"round_limit": 3})
    desk, paper = desk_with(monkeypatch, [])
    Sitting(game, {0: make("random", 1), 1: make("random", 2)}, desk).play()
    assert game.over
    assert "Round 3: it is " in paper.getvalue()


def test_an_order_bids_for_a_person_until_the_lot_is_sold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann leaves her orders and is not asked again in this auction; Ben bids once, then she is too dear."""
    game = magie.new_game("luxury", NAMES[:2], seed=4)
    while game.decision.kind != "buy_or_decline":
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))
    landed = game.to_act()
    assert landed is not None
    game.play(landed, game.default(landed))
    first, second = ("max 40", "max 30") if game.to_act() == 0 else ("max 30", "max 40")
    text, _ = sit(monkeypatch, game, [first, second], people=2)
    assert "Ann wins " in text
    assert text.count("bid for me up to") == 2

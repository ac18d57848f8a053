"""A scenario that fails says what it expected and what it saw, one difference to a line."""

from pathlib import Path

import pytest

from magie.scenarios import run_paths
from tests.scenarios.stories import problems_of, report_of

LANDING = """\
  given:
    A: {cash: 500, at: 24, jail_cards: [chance-jail-card]}
    B: {cash: 500, deeds: [31], mortgaged: [5]}
    C: {deeds: [brown]}
    levels: {brown: [1, 0]}
  when:
    - A: roll 3+4
"""
RENT = "{type: cash_paid, payer: A, payee: B, amount: 26, why: rent}"


@pytest.mark.parametrize(
    ("then", "difference"),
    [
        ("{A: {cash: 500}}", "then.A.cash: expected 500, saw 474"),
        ("{A: {at: 32}}", "then.A.at: expected 32, saw 31"),
        ("{A: {in_jail: yes}}", "then.A.in_jail: expected yes, saw no"),
        ("{A: {jail: 0}}", "then.A.jail: expected 0, saw nothing"),
        ("{A: {out: yes}}", "then.A.out: expected yes, saw no"),
        ("{A: {jail_cards: []}}", "then.A.jail_cards: expected [], saw [chance-jail-card]"),
        ("{A: {token: Cat}}", "then.A.token: expected Cat, saw Top Hat"),
        ("{A: {worth: 1}}", "then.A.worth: expected 1, saw 474"),
        ("{B: {deeds: [31]}}", "then.B.deeds: expected [pacific (31)], saw [reading (5), pacific (31)]"),
        ("{B: {mortgaged: []}}", "then.B.mortgaged: expected [], saw [reading (5)]"),
        ("{owner: {31: A}}", "then.owner.31: expected A, saw B"),
        ("{owner: {32: A}}", "then.owner.32: expected A, saw bank"),
        ("{mortgaged: []}", "then.mortgaged: expected [], saw [reading (5)]"),
        ("{mortgaged: {5: no}}", "then.mortgaged.5: expected no, saw yes"),
        ("{levels: {brown: [1, 1]}}", "then.levels.brown: expected [1, 1], saw [1, 0]"),
        ("{levels: {1: 2}}", "then.levels.1: expected 2, saw 1"),
        ("{rent: {31: 52}}", "then.rent.31: expected 52, saw 26"),
        ("{bank: {houses: 32}}", "then.bank.houses: expected 32, saw 31"),
        ("{bank: {deeds: 28}}", "then.bank.deeds: expected 28, saw 24"),
        ("{turn: B}", "then.turn: expected B, saw A"),
        ("{state: pre_roll}", "then.state: expected pre_roll, saw post_move"),
        ("{asked: A}", "then.asked: expected A, saw B"),
        ("{order: [B, C, A]}", "then.order: expected [B, C, A], saw [A, B, C]"),
        ("{dice: 4+3}", "then.dice: expected 4+3, saw 3+4"),
        ("{over: yes}", "then.over: expected yes, saw no"),
        ("{outcome: {winners: [B]}}", "then.outcome: expected {winners: [B]}, saw nothing"),
        ("{decks: {chance: {cards: 16}}}", "then.decks.chance.cards: expected 16, saw 15"),
        (
            "{claims: [{owner: B}]}",
            "then.claims: expected [{owner: B}], saw []",
        ),
        ("{debt: {amount: 26}}", "then.debt: expected {amount: 26}, saw nothing"),
        (
            "{legal: {A: [roll]}}",
            "then.legal.A: expected 'roll' to be legal, but it is refused",
        ),
        (
            "{not_legal: {A: [end turn]}}",
            "then.not_legal.A: expected 'end turn' to be refused, but it is legal",
        ),
        (
            "{events: [{type: cash_paid, amount: 30}]}",
            f"then.events.1: expected {{type: cash_paid, amount: 30}}, saw {RENT}",
        ),
        (
            "{events: [{type: cash_paid}, {type: dice_thrown}]}",
            "then.events.2: expected {type: dice_thrown}, saw nothing more",
        ),
        (
            "{never: [{type: cash_paid, why: rent}]}",
            f"then.never.1: expected no {{type: cash_paid, why: rent}}, saw {RENT}",
        ),
        ("{view: {B: {players: {A: {cash: 1}}}}}", "then.view.B.players.A.cash: expected 1, saw 474"),
        ("{view: {B: {secret: 1}}}", "then.view.B.secret: expected 1, but there is no secret here"),
        ("{board: {31: {price: 1}}}", "then.board.31.price: expected 1, saw 300"),
        ("{tokens_left: 1}", "then.tokens_left: expected 1, saw 5"),
        (
            "{notes: {500: 3}}",
            "then.notes: expected {500: 3}, saw {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 1, 1: 5}",
        ),
    ],
)
def test_a_difference_is_one_line(tmp_path: Path, then: str, difference: str) -> None:
    assert problems_of(tmp_path, LANDING + f"  then: {then}\n") == difference


def test_every_difference_is_told(tmp_path: Path) -> None:
    report = report_of(tmp_path, LANDING + "  then: {A: {cash: 1}, B: {cash: 2}}\n")
    assert not report.ok
    assert report.render().splitlines() == [
        "FAILED  test.yaml: T-1 luxury: A test",
        "        then.A.cash: expected 1, saw 474",
        "        then.B.cash: expected 2, saw 526",
        "1 scenario, 1 not as expected.",
    ]


def test_a_check_in_between_names_its_step(tmp_path: Path) -> None:
    body = LANDING + "    - check: {A: {cash: 1}}\n    - A: end turn\n"
    assert problems_of(tmp_path, body) == "step 2 (check: {A: {cash: 1}}): check.A.cash: expected 1, saw 474"


def test_an_unexpected_refusal_is_told_with_its_reason(tmp_path: Path) -> None:
    assert problems_of(tmp_path, LANDING + "    - B: end turn\n") == (
        "step 2 (B: end turn): expected to be accepted, but refused (not_your_turn: It is A's turn. [M-ORD-02])"
    )


def test_a_refusal_that_does_not_come_is_told(tmp_path: Path) -> None:
    body = LANDING + "    - A: end turn\n      refused: turn_not_done\n"
    assert problems_of(tmp_path, body) == (
        "step 2 (A: end turn): expected to be refused as turn_not_done, but it was accepted"
    )
    body = LANDING + "    - A: end turn\n      refused: yes\n"
    assert problems_of(tmp_path, body).endswith("expected to be refused for any reason, but it was accepted")


def test_another_refusal_than_expected_is_told(tmp_path: Path) -> None:
    body = LANDING + "    - B: end turn\n      refused: turn_not_done\n"
    assert problems_of(tmp_path, body) == (
        "step 2 (B: end turn): expected to be refused as turn_not_done, "
        "saw not_your_turn: It is A's turn. [M-ORD-02]"
    )


def test_a_list_that_is_refused_half_way_is_told(tmp_path: Path) -> None:
    body = "  given:\n    A: {deeds: [5]}\n  when:\n    - A: mortgage 5, 15\n      refused: not_your_deed\n"
    assert problems_of(tmp_path, body) == (
        "step 1 (A: mortgage 5, 15): was refused, and yet something changed"
    )


def test_a_new_game_that_should_be_refused(tmp_path: Path) -> None:
    body = "  when:\n    - new game: {seats: 2}\n      refused: yes\n"
    assert problems_of(tmp_path, body).endswith("expected to be refused for any reason, but it was accepted")
    body = "  when:\n    - new game: {seats: 7}\n"
    assert problems_of(tmp_path, body) == (
        "step 1 (new game: {seats: 7}): expected to go well, but: "
        "Monopoly, Luxury Edition is for 2 to 6 players, not 7."
    )


def test_a_run_of_nothing_is_not_well(tmp_path: Path) -> None:
    report = run_paths([tmp_path])
    assert not report.ok
    assert report.render() == "No scenario was found."


def test_a_good_run_counts(tmp_path: Path) -> None:
    report = report_of(tmp_path, LANDING + "  then: {A: {cash: 474}}\n")
    assert report.ok
    assert report.render() == "1 scenario, as expected."


def test_a_file_that_cannot_be_read_is_no_scenario(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("- id: [\n", encoding="utf-8")
    assert run_paths([tmp_path]).render().splitlines()[-1] == "1 file could not be read."
    report_of(tmp_path, LANDING + "  then: {A: {cash: 474}}\n")
    report = run_paths([tmp_path])
    assert report.render().splitlines()[-1] == "1 scenario, as expected; 1 file could not be read."
    assert not report.ok

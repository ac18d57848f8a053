"""The pop-up Land of Oz in scenarios: positions that cannot be, steps that cannot be read, differences."""

from pathlib import Path

import pytest

from magie.scenarios import Result, run_paths

HEAD = "- id: T-1\n  title: A test\n  rules: [OZ-IN-01]\n  edition: oz\n"


def result_of(folder: Path, body: str, head: str = HEAD) -> Result:
    """What a run of one scenario in Oz with this body says."""
    file = folder / "test.yaml"
    file.write_text(head + body, encoding="utf-8")
    return run_paths([file]).results[0]


IMPOSSIBLE = [
    (
        "{B: {at: 20, entitled: yes}}",
        "given.B.entitled: Free Parking (20) is no transport; only from one a token goes in.",
    ),
    (
        "{B: {jail: 0, entitled: yes}}",
        "given.B.entitled: Jail / Just Visiting (10) is no transport; only from one a token goes in.",
    ),
    ("{B: {popup: 20}}", "given.B.popup: Free Parking (20) is no transport; only from one a token goes in."),
    ("{B: {popup: 44}}", "given.B.popup: there is no space 44; spaces are 0 to 39"),
    ("{B: {popup: yes}}", "given.B.popup: there is no space yes; spaces are 0 to 39"),
    (
        "{B: {popup: {place: 4}}}",
        "given.B.popup: say where the token went in, like {from: 15, place: 4}.",
    ),
    (
        "{B: {popup: {from: 15, place: 7}}}",
        "given.B.popup.place: 7 is not allowed; a whole number from 1 to 6 is.",
    ),
    (
        "{B: {popup: {from: 15, at: 4}}}",
        "given.B.popup.at: there is no such key; the keys are from, place.",
    ),
    (
        "{B: {popup: {from: 15, place: 5}}}",
        "given.B.popup: nobody stays at place 5: its power goes on at once.",
    ),
    (
        "{B: {popup: {from: 15, place: 6}}}",
        "given.B.popup: nobody stays at place 6: its power goes on at once.",
    ),
    (
        "{B: {at: 15, popup: 15}}",
        "given.B.popup: a token in the pop-up comes out with the next throw; leave out `at`.",
    ),
    (
        "{B: {jail: 0, popup: 15}}",
        "given.B.popup: a token in the pop-up comes out with the next throw; leave out `jail`.",
    ),
    (
        "{B: {entitled: yes, popup: 15}}",
        "given.B.popup: a token in the pop-up comes out with the next throw; leave out `entitled`.",
    ),
    (
        "{B: {flew: yes, popup: 15}}",
        "given.B.popup: a token in the pop-up comes out with the next throw; leave out `flew`.",
    ),
    ("{B: {twister: 2}}", "given.B.twister: 2 is not allowed; yes and no are."),
    ("{B: {lollipop: yes}}", "given.B.lollipop: yes is not allowed; a whole number from 0 to 2 is."),
    ("{B: {lollipop: 3}}", "given.B.lollipop: 3 is not allowed; a whole number from 0 to 2 is."),
    (
        "{A: {cornfield: yes}}",
        "given.A.cornfield: it is this player's turn; it would have been passed over.",
    ),
    (
        "{state: post_move, A: {twister: yes}}",
        "given.A.twister: this player has thrown on this turn already, and the throw ends it.",
    ),
    (
        "{state: post_move, A: {flew: yes}}",
        "given.A.flew: this player has thrown on this turn already, and the throw ends it.",
    ),
    (
        "{state: post_move, A: {popup: 15}}",
        "given.A.popup: this player has thrown on this turn already, and the throw ends it.",
    ),
    ("{B: {out: yes, lollipop: 1}}", "given.B.lollipop: a player who is out has left the pop-up too."),
]


@pytest.mark.parametrize(("given", "sentence"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(tmp_path: Path, given: str, sentence: str) -> None:
    result = result_of(tmp_path, f"  given: {given}\n  then: {{}}\n")
    assert result.broken
    assert result.problems[0].startswith(f"test.yaml: T-1: {sentence}")


@pytest.mark.parametrize(
    "key", ["popup: 5", "entitled: yes", "twister: yes", "lollipop: 0", "cornfield: yes", "flew: yes"]
)
def test_an_edition_without_a_popup_says_so(tmp_path: Path, key: str) -> None:
    head = HEAD.replace("edition: oz", "edition: luxury")
    result = result_of(tmp_path, f"  given: {{B: {{{key}}}}}\n  then: {{}}\n", head)
    name = key.partition(":")[0]
    assert result.problems == (
        f"test.yaml: T-1: given.B.{name}: Monopoly, Luxury Edition has no pop-up board.",
    )


def test_what_is_not_there_can_be_said_in_every_edition(tmp_path: Path) -> None:
    body = "  given: {B: {popup: no, entitled: no, twister: no, cornfield: no, flew: no}}\n"
    then = "  then: {B: {popup: no, entitled: no, twister: no, lollipop: 0, cornfield: no, flew: no}}\n"
    assert result_of(tmp_path, body + then, HEAD.replace("edition: oz", "edition: luxury")).ok


BROKEN_STEPS = [
    ("A: enter", "dice were thrown, and none are written; put them behind the step, like `roll 3+4`."),
    ("A: enter 3+4", "only 1 of the 2 dice written here was thrown."),
    ("A: enter 7", "'enter 7' is no step (did you mean enter?); steps begin with "),
    ("A: target Z", "there is no player Z; the players are A, B, C."),
    ("A: fly to kansas", "there is no space kansas; spaces are 0 to 39, or go, pigpen, "),
    ("A: roll 4", "two dice are thrown here, and one is written; write both, like `roll 3+4`."),
]


@pytest.mark.parametrize(("step", "sentence"), BROKEN_STEPS)
def test_a_step_that_cannot_be_read_is_refused(tmp_path: Path, step: str, sentence: str) -> None:
    result = result_of(tmp_path, f"  given: {{A: {{at: 15, entitled: yes}}}}\n  when:\n    - {step}\n")
    assert result.problems[0].startswith(f"test.yaml: T-1: when.1: {sentence}")


POSITION = """\
  given:
    turn: B
    A: {at: 15, entitled: yes, twister: yes, flew: no}
    B: {at: 10, lollipop: 2}
    C: {popup: {from: 25, place: 3}, cornfield: yes}
  when:
    - B: roll 2
    - B: buy
"""


@pytest.mark.parametrize(
    ("then", "difference"),
    [
        ("{A: {entitled: no}}", "then.A.entitled: expected no, saw yes"),
        ("{A: {twister: no}}", "then.A.twister: expected no, saw yes"),
        ("{A: {flew: yes}}", "then.A.flew: expected yes, saw no"),
        ("{A: {popup: 15}}", "then.A.popup: expected {from: 15}, saw nothing"),
        ("{B: {lollipop: 2}}", "then.B.lollipop: expected 2, saw 1"),
        ("{C: {cornfield: no}}", "then.C.cornfield: expected no, saw yes"),
        ("{C: {popup: no}}", "then.C.popup: expected nothing, saw {from: 25, place: 3}"),
        ("{C: {popup: 5}}", "then.C.popup.from: expected 5, saw 25"),
        ("{C: {popup: {from: 25, place: 4}}}", "then.C.popup.place: expected 4, saw 3"),
        ("{C: {at: 25}}", "then.C.at: expected 25, saw nothing"),
        ("{dice: 3}", "then.dice: expected 3, saw 2"),
        (
            "{events: [{type: dice_thrown, dice: 3}]}",
            "then.events.1: expected {type: dice_thrown, dice: 3}, saw {type: dice_thrown, seat: B, dice: 2}",
        ),
    ],
)
def test_a_difference_is_one_line(tmp_path: Path, then: str, difference: str) -> None:
    assert result_of(tmp_path, POSITION + f"  then: {then}\n").problems == (difference,)

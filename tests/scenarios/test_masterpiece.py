"""Scenarios of Masterpiece: positions that cannot be, steps that cannot be read, differences that are seen."""

from pathlib import Path

import pytest

from magie.scenarios import Result, run_paths

HEAD = "- id: T-1\n  title: A test\n  rules: [MP-BA-01]\n  edition: masterpiece\n"


def result_of(folder: Path, body: str) -> Result:
    """What a run of one scenario with this body says."""
    file = folder / "test.yaml"
    file.write_text(HEAD + body, encoding="utf-8")
    return run_paths([file]).results[0]


IMPOSSIBLE = [
    ("{A: {cash: -5}}", "given.A.cash: -5 is no amount; an amount is like 1200, 1_200 or 1,200."),
    ("{A: {cash: lots}}", "given.A.cash: lots is no amount; an amount is like 1200, 1_200 or 1,200."),
    ("{A: {cash: yes}}", "given.A.cash: yes is no amount"),
    ("{A: {cash: '1,50'}}", "given.A.cash: 1,50 is no amount"),
    (
        "{A: {cash: 125_000}}",
        "given.A.cash: 125,000 cannot be had; all money in this game is a multiple of 50,000.",
    ),
    ("{A: {cash: 1}}", "given.A.cash: 1 cannot be had; all money in this game is a multiple of 50,000."),
    ("{A: {money: 5}}", "given.A.money: there is no such key; the keys are cash, at, paintings, "),
    ("{A: {at: 30}}", "given.A.at: there is no space 30; spaces are 0 to 29, or private-auction-0, "),
    ("{A: {lost_turns: -1}}", "given.A.lost_turns: -1 is not allowed"),
    ("{A: {out: yes}}", "given.turn: A is out; give the turn to another player."),
    ("{B: {out: yes}, C: {out: yes}}", "given: at least two players must be in the game."),
    (
        "{A: {paintings: [P25]}}",
        "given.A.paintings: there is no painting P25; paintings are P1 to P24, or lant",
    ),
    (
        "{A: {paintings: [emty-frame]}}",
        "given.A.paintings: there is no painting emty-frame (did you mean empty-",
    ),
    (
        "{A: {paintings: [P1, P1]}}",
        "given.A.paintings: lantern-bearers-return is named twice; there is one of it.",
    ),
    (
        "{A: {paintings: [P1]}, B: {paintings: [P1]}}",
        "given.B.paintings: lantern-bearers-return (P1) is already named elsewhere; there is one of it.",
    ),
    (
        "{A: {paintings: [P1]}, cashed_in: [P1]}",
        "given.cashed_in: lantern-bearers-return (P1) is already named elsewhere; there is one of it.",
    ),
    (
        "{A: {paintings: {P1: forgery, P2: forgery}}, B: {paintings: {P3: forgery}}}",
        "given.B.paintings.P3: a forgery (0) is not among the cards that are left; there are [1000000, 750000, ",
    ),
    (
        "{A: {paintings: {P1: 125_000}}}",
        "given.A.paintings.P1: 125,000 is not among the cards that are left; there are ",
    ),
    (
        "{A: {paintings: {P1: 500_000}}, next_values: [500_000]}",
        "given.next_values: 500,000 is not among the cards that are left; there are [1000000, ",
    ),
    ("{A: {paintings: [P1]}, top: P1}", "given.top: lantern-bearers-return (P1) is not in the pile."),
    ("{pile: 25}", "given.pile: 25 is not allowed; a whole number from 1 to 24 is."),
    ("{pile: 0}", "given.pile: 0 is not allowed; a whole number from 1 to 24 is."),
    ("{pile: 1, top: [P1, P2]}", "given.pile: 1 is not allowed; a whole number from 2 to 24 is."),
    ("{pile: 1, next_values: [0, 0]}", "given.next_values: these are more than the 1 that lie in the pile."),
    (
        f"{{A: {{paintings: [{', '.join(f'P{n}' for n in range(1, 25))}]}}}}",
        "given: every painting has left the pile; with the last one the game is over.",
    ),
    ("{known_to: {P1: [A]}}", "given.known_to.P1: it is in the pile: nobody has seen a value of it."),
    ("{turn: Z}", "given.turn: there is no player Z; the players are A, B, C."),
    ("{deck: 5}", "given.deck: there is no such key and no such player; the keys are seats, "),
    ("{seats: [A]}", "given.seats: Masterpiece, Harry Potter fan edition is for 2 to 6 players, not 1."),
    ("{seats: [A, pile]}", "given.seats: no player can be called pile: it is a word of the scenarios."),
    (
        "{seats: [A, together]}",
        "given.seats: no player can be called together: it is a word of the scenarios.",
    ),
    (
        "{seed: 1, A: {cash: 5}}",
        "given.A: with `seed` the game begins with its set-up; leave one of them out.",
    ),
    ("{seed: 1, turn: B}", "given.turn: with `seed` the game begins with its set-up; leave one of them out."),
    (
        "{seed: 1, next_values: [0, 0, 0]}",
        "given.next_values: a forgery (0) is not among the cards that are left",
    ),
]


@pytest.mark.parametrize(("given", "sentence"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(tmp_path: Path, given: str, sentence: str) -> None:
    result = result_of(tmp_path, f"  given: {given}\n  then: {{}}\n")
    assert result.broken
    assert result.problems[0].startswith(f"test.yaml: T-1: {sentence}")
    assert "\n" not in result.problems[0]


def test_a_comma_in_braces_is_told(tmp_path: Path) -> None:
    result = result_of(tmp_path, "  given: {A: {cash: 100,000}}\n  then: {}\n")
    assert result.problems == (
        "test.yaml: line 5: in braces and brackets a comma separates; write 100_000 for 100,000.",
    )


UNREADABLE = [
    ("A: jump", "when.1: 'jump' is no step; steps begin with roll, land on, start on, "),
    ("A: bid 100,00", "when.1: '100,00' is no amount; an amount is like 1200, 1_200 or 1,200."),
    ("A: bid 1_00", "when.1: '1_00' is no amount"),
    ("A: bid ,", "when.1: ',' is no amount"),
    ("A: roll 7", "when.1: 'roll 7' is no throw; one die is thrown, like `roll 4`."),
    ("A: roll", "when.1: dice were thrown, and none are written; put them behind the step, like `roll 4`."),
    ("A: roll 3+4", "when.1: only 1 of the 2 dice written here was thrown."),
    ("A: sell", "when.1: 'sell' is only the beginning of a step, like `sell P1`."),
    ("A: bidd 100,000", "when.1: 'bidd 100,000' is no step (did you mean bid?)"),
    ("together:", "when.1: nothing is said in it; leave it out."),
    ("together: {A: pass}", "when.1: a list is expected here, like `[A: pass, B: pass]`."),
    ("close tick: 5", "when.1: `close tick` stands alone"),
    (
        "A: land on go",
        "when.1: there is no space 'go' on this ring; its spaces are Private Auction, Buy for ",
    ),
    ("A: sell P99", "when.1: there is no painting P99; paintings are P1 to P24, or "),
    ("A: challenge Z", "when.1: there is no player Z; the players are A, B, C."),
    ("A: start on 44", "when.1: there is no space 44; spaces are 0 to 29"),
    (
        "Z: roll 3",
        "when.1: 'Z' is neither a player nor a step; the players are A, B, C, and other steps are check, to",
    ),
    ("new game: {players: 3}", "when.1.players: there is no such key; the keys are seats, "),
    ("replay", "when.1: only a game from its beginning can be replayed; give nothing but seats and seed."),
    ("together: [{A: jump}]", "when.1.1: 'jump' is no step"),
]


@pytest.mark.parametrize(("step", "sentence"), UNREADABLE)
def test_a_step_that_cannot_be_read_is_refused(tmp_path: Path, step: str, sentence: str) -> None:
    result = result_of(tmp_path, f"  when:\n    - {step}\n")
    assert result.broken
    assert result.problems[0].startswith(f"test.yaml: T-1: {sentence}")


UNREADABLE_CHECKS = [
    ("{D: {cash: 5}}", "then.D: there is no such key and no such player; the keys are turn, state, "),
    ("{A: {deeds: [5]}}", "then.A.deeds: there is no such key; the keys are cash, "),
    ("{A: {cash: much}}", "then.A.cash: much is no amount"),
    ("{A: {at: 99}}", "then.A.at: there is no space 99"),
    ("{A: {paintings: [P99]}}", "then.A.paintings: there is no painting P99"),
    ("{owner: {P1: Z}}", "then.owner.P1: there is no player Z"),
    ("{top: P99}", "then.top: there is no painting P99"),
    (
        "{events: [{type: bid_mad}]}",
        "then.events.1: there is no event bid_mad (did you mean bid_made?); the events are ",
    ),
    (
        "{events: [{type: bid_made, by: A}]}",
        "then.events.1.by: bid_made has no by; it has seat, amount, painting.",
    ),
    ("{never: [{type: bid_made, seat: Z}]}", "then.never.1.seat: there is no player Z"),
    (
        "{never: [{type: cash_paid, why: penality}]}",
        "then.never.1.why: penality is not allowed (did you mean penalty?); allowed: start, price, ",
    ),
    (
        "{not_told: {B: [{type: painting_taken, how: inherit}]}}",
        "then.not_told.B.1.how: inherit is not allowed (did you mean inherited?); allowed: dealt, ",
    ),
    ("{never: [{type: value_seen, value: hidden}]}", "then.never.1.value: hidden is not allowed"),
    ("{not_legal: {A: ['bid 100000,0']}}", "then.not_legal.A: '100000,0' is no amount"),
    ("{state: chose_lot}", "then.state: chose_lot is not allowed (did you mean choose_lot?)"),
    ("{values: {P1: forgry}}", "then.values.P1: forgry is no amount (did you mean forgery?)"),
    ("{view: {A: {cash: {B: hiden}}}}", "then.view.A.cash.B: hiden is no amount (did you mean hidden?)"),
    ("{banker: Z}", "then.banker: there is no player Z"),
    ("{hidden: [decks]}", "then.hidden: decks is not allowed; allowed: piles, values, cash, answers."),
    ("{view: {Z: {}}}", "then.view.Z: there is no player Z"),
    ("{view: {A: {values: {P0: 5}}}}", "then.view.A.values.P0: there is no painting P0"),
    ("{view: {A: {cash: {Z: 5}}}}", "then.view.A.cash: there is no player Z"),
    ("{ring: {Jail: [10]}}", "then.ring.Jail: there is no space 'Jail' on this ring"),
    ("{board: {0: {price: 5}}}", "then.board.0.price: there is no such key; the keys are id, name, "),
    ("{legal: {A: [swim]}}", "then.legal.A: 'swim' is no step"),
]


@pytest.mark.parametrize(("then", "sentence"), UNREADABLE_CHECKS)
def test_a_check_that_cannot_be_read_is_refused(tmp_path: Path, then: str, sentence: str) -> None:
    result = result_of(tmp_path, f"  then: {then}\n")
    assert result.broken
    assert result.problems[0].startswith(f"test.yaml: T-1: {sentence}")


GIVEN = """\
  given:
    A: {cash: 900_000, at: 4, paintings: {P1: 750_000, P2: forgery}, lost_turns: 1}
    B: {paintings: {P3: 100_000}}
    cashed_in: {P4: 300_000}
    top: P5
    turn: B
"""
DIFFERENT = [
    ("{A: {cash: 5}}", "then.A.cash: expected 5, saw 900000"),
    ("{A: {at: 5}}", "then.A.at: expected buy-300-5, saw private-auction-4"),
    ("{A: {lost_turns: 0}}", "then.A.lost_turns: expected 0, saw 1"),
    ("{A: {out: yes}}", "then.A.out: expected yes, saw no"),
    ("{A: {token: Raven}}", "then.A.token: expected Raven, saw Galleon"),
    ("{A: {total: 900_000}}", "then.A.total: expected 900000, saw 1650000"),
    (
        "{B: {paintings: [P1]}}",
        "then.B.paintings: expected [lantern-bearers-return (P1)], saw [still-life-with-seven-potions (P3)]",
    ),
    ("{A: {paintings: {P1: 750_000, P2: 100_000}}}", "then.A.paintings.P2: expected 100000, saw 0"),
    ("{owner: {P1: B}}", "then.owner.P1: expected B, saw A"),
    ("{owner: {P4: pile}}", "then.owner.P4: expected pile, saw cashed_in"),
    ("{owner: {P5: cashed_in}}", "then.owner.P5: expected cashed_in, saw pile"),
    ("{values: {P3: forgery}}", "then.values.P3: expected 0, saw 100000"),
    (
        "{shown: {}}",
        "then.shown: expected {}, saw {knight-who-left-his-frame (P4): 300000}",
    ),
    ("{pile: 5}", "then.pile: expected 5, saw 20"),
    (
        "{top: P6}",
        "then.top: expected moonrise-on-the-black-lake (P6), saw portrait-of-a-headmaster-dozing (P5)",
    ),
    ("{top: no}", "then.top: expected nothing, saw portrait-of-a-headmaster-dozing (P5)"),
    ("{turn: A}", "then.turn: expected A, saw B"),
    ("{state: auction}", "then.state: expected auction, saw roll"),
    ("{asked: C}", "then.asked: expected C, saw B"),
    ("{open: [A]}", "then.open: expected [A], saw [B]"),
    ("{die: 3}", "then.die: expected 3, saw 0"),
    ("{banker: B}", "then.banker: expected B, saw A"),
    ("{over: yes}", "then.over: expected yes, saw no"),
    ("{outcome: {winners: [A]}}", "then.outcome: expected {winners: [A]}, saw nothing"),
    ("{auction: {bid: 5}}", "then.auction: expected {bid: 5}, saw nothing"),
    ("{legal: {A: [roll]}}", "then.legal.A: expected 'roll' to be legal, but it is refused"),
    ("{not_legal: {B: [roll]}}", "then.not_legal.B: expected 'roll' to be refused, but it is legal"),
    (
        "{view: {A: {values: {P1: hidden}}}}",
        "then.view.A.values.lantern-bearers-return: expected hidden, saw 750000",
    ),
    (
        "{view: {B: {values: {P1: 750_000}}}}",
        "then.view.B.values.lantern-bearers-return: expected 750000, saw hidden",
    ),
    ("{view: {B: {cash: {A: 900_000}}}}", "then.view.B.cash.A: expected 900000, saw hidden"),
    (
        "{view: {B: {owner: {P4: A}}}}",
        "then.view.B.owner.knight-who-left-his-frame: expected A, saw cashed_in",
    ),
    ("{ring: {Inherit: [3]}}", "then.ring.Inherit: expected [3], saw [27]"),
    ("{ring: {spaces: 40}}", "then.ring.spaces: expected 40, saw 30"),
    ("{board: {27: {kind: collect}}}", "then.board.27.kind: expected collect, saw inherit"),
    ("{value_cards: {forgery: 3}}", "then.value_cards.forgery: expected 3, saw 2"),
    ("{value_cards: {cards: 3}}", "then.value_cards.cards: expected 3, saw 24"),
    ("{events: [{type: bid_made}]}", "then.events.1: expected {type: bid_made}, saw nothing more"),
]


@pytest.mark.parametrize(("then", "line"), DIFFERENT)
def test_a_difference_is_told(tmp_path: Path, then: str, line: str) -> None:
    result = result_of(tmp_path, f"{GIVEN}  then: {then}\n")
    assert result.problems == (line,)
    assert not result.broken


def test_a_view_that_shows_too_much_is_told(tmp_path: Path) -> None:
    body = (
        f"  options: {{cash_visibility: public}}\n{GIVEN}  then: {{hidden: [piles, values, answers, cash]}}\n"
    )
    assert result_of(tmp_path, body).problems == (
        "then.hidden.cash: the view of A shows it",
        "then.hidden.cash: the view of B shows it",
        "then.hidden.cash: the view of C shows it",
        "then.hidden.cash: the view of an onlooker shows it",
    )


REFUSALS = [
    ("B: land on inherit", "", "expected to be accepted, but refused (not_your_turn: "),
    ("A: land on inherit", "refused: yes", "expected to be refused for any reason, but it was accepted"),
    ("B: roll 3", "refused: game_is_over", "expected to be refused as game_is_over, saw not_your_turn: "),
]


@pytest.mark.parametrize(("step", "refused", "line"), REFUSALS)
def test_a_refusal_must_be_the_expected_one(tmp_path: Path, step: str, refused: str, line: str) -> None:
    more = f"      {refused}\n" if refused else ""
    result = result_of(tmp_path, f"  when:\n    - {step}\n{more}")
    assert result.problems[0].startswith(f"step 1 ({step}): {line}")


def test_a_piece_that_may_not_move_is_not_lifted(tmp_path: Path) -> None:
    body = "  when:\n    - B: land on inherit\n      refused: not_your_turn\n  then: {B: {at: 0}}\n"
    assert result_of(tmp_path, body).ok


def test_what_goes_wrong_together_names_the_step(tmp_path: Path) -> None:
    body = "  when:\n    - A: land on bank auction\n    - together:\n        - A: bid 100,000\n        - B: bid 50,000\n"
    problem = result_of(tmp_path, body).problems[0]
    assert problem.startswith(
        "step 2 (together: [{A: bid 100,000}, {B: bid 50,000}]): B: bid 50,000: expected to be"
    )


def test_bids_are_never_together_in_monopoly(tmp_path: Path) -> None:
    file = tmp_path / "test.yaml"
    body = "  when:\n    - together:\n        - A: bid 5\n"
    file.write_text(HEAD.replace("masterpiece", "luxury") + body, encoding="utf-8")
    assert (
        run_paths([file])
        .results[0]
        .problems[0]
        .startswith("test.yaml: T-1: when.1: `together` is for games in")
    )

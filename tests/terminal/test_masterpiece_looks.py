"""How a position of Masterpiece looks in a terminal."""

from __future__ import annotations

import msgspec
import pytest

import magie
from magie.rules.game import View
from magie.terminal.faces import face_of
from magie.terminal.masterpiece.ring import Frame
from magie.terminal.masterpiece.worth import worth_line
from tests.sentences.reading import asked, dealt
from tests.terminal.desks import printed

NAMES = ("Ann", "Ben", "Cleo", "Dan")

SUMMARY = """\
    player         cash   at                paintings
──────────────────────────────────────────────────────────────────────────────
    Ann      $1,250,000   14 Collect 400k   Owls $350,000  Giant Squid forgery
                                            Knight
▶   Ben          hidden   22 From player    Willow $1,000,000
    Cleo         hidden    3 Bank Auction   (misses a turn)
    Dan             out                     Duel
Round 3 · 18 paintings in the pile, on top The Empty Frame
20 value cards not seen, $350,000 on average"""


@pytest.fixture
def position() -> View:
    """Ann holds a good painting, a forgery and one more; she once had Ben's; Dan has left."""
    view = dealt(1, NAMES).view(0)
    change = msgspec.structs.replace
    facts = view.facts
    ann, ben, cleo, dan = facts.players
    owls, squid, knight = "owls-over-a-sleeping-village", "giant-squid-waves", "knight-who-left-his-frame"
    willow, duel = "willow-in-a-temper", "duel-on-a-frozen-bridge"
    seen = facts.paintings[0]
    values = {owls: (0, 350_000), squid: (0, 0), knight: (0, None), willow: (1, 1_000_000), duel: (3, None)}
    view.facts = change(
        facts,
        turn=1,
        round=3,
        pile=18,
        top="empty-frame",
        players=(
            change(ann, cash=1_250_000, space="collect-400-14", paintings=(owls, squid, knight)),
            change(ben, space="buy-from-player-22", paintings=(willow,)),
            change(cleo, space="bank-auction-3", paintings=(), lost_turns=1),
            change(dan, playing=False, paintings=(duel,)),
        ),
        paintings=tuple(
            change(seen, painting=painting, owner=owner, value=value, known_to=(0, owner))
            for painting, (owner, value) in values.items()
        ),
        unseen_values=(700_000, *[400_000] * 15, 300_000, *[0] * 3),
        decision=change(facts.decision, kind="roll", seats=(1,), to_act=1),
    )
    return view


def test_the_summary_of_a_position(position: View) -> None:
    face = face_of(magie.new_game("masterpiece", NAMES, seed=1))
    assert printed(face.summary(position, 80), 80) == SUMMARY


@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_nothing_is_wider_than_the_terminal(position: View, width: int) -> None:
    face = face_of(magie.new_game("masterpiece", NAMES, seed=1))
    for what in (face.summary(position, width), face.board(position, width)):
        text = printed(what, 400)
        assert max(len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize(("width", "lines"), [(80, 22), (100, 20), (120, 18)])
def test_the_ring_shows_every_space_and_every_piece(position: View, width: int, lines: int) -> None:
    face = face_of(magie.new_game("masterpiece", NAMES, seed=1))
    text = printed(face.board(position, width), width)
    assert len(text.splitlines()) == lines
    for sign in ("14 @A", "22 @B", " 3 @C", "@A  Ann", "On the pile: The Empty Frame", "Collect 500k"):
        assert sign in text
    assert "@D" not in text
    assert text.count("Bank Auction") == 4


def test_pieces_stand_on_the_ring_when_their_space_is_chosen() -> None:
    game = magie.new_game("masterpiece", ("Ann", "Anton", "Ben"), seed=1)
    face = face_of(game)
    assert " 0 @" not in printed(face.scene(game.view(0), 100), 100)
    game.play(0, game.default(0))
    text = printed(face.scene(game.view(1), 100), 100)
    assert " 0 @1" in text  # two names begin with an A
    assert "@2  Anton" in text


@pytest.mark.parametrize("count", [2, 3, 4, 5, 7, 12, 29, 30, 31, 80])
@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_a_ring_of_any_length_has_a_place_for_every_space(count: int, width: int) -> None:
    frame = Frame(count, width)
    numbers = [frame.number_at(row, column) for row in range(frame.rows) for column in range(frame.columns)]
    found = [number for number in numbers if number is not None]
    assert len(set(found)) == len(found)
    assert set(range(count)) <= set(found)


def test_all_paintings_with_owners_values_and_who_knows_them(position: View) -> None:
    face = face_of(magie.new_game("masterpiece", NAMES, seed=1))
    lines = printed(face.belongings(position, 80), 80).splitlines()
    assert "Ann          The Giant Squid Waves             forgery" in lines
    assert "Ben          Willow in a Temper             $1,000,000" in lines
    assert "Dan          Duel on a Frozen Bridge                    known to Dan too" not in lines
    assert any(line.startswith("on the pile") for line in lines)
    assert "17 more paintings in the pile." in lines
    assert "$700,000, 15 of $400,000, $300,000, three forgeries." in lines


def test_what_a_painting_could_be_worth(position: View) -> None:
    assert worth_line(position, "empty-frame") == (
        "The Empty Frame has one of the 20 value cards you have not seen: $350,000 on average, "
        "from a forgery to $700,000."
    )
    assert worth_line(position, "willow-in-a-temper") == (
        "You have seen the value card of Willow in a Temper: it is worth $1,000,000."
    )


@pytest.mark.parametrize("kind", ["choose_space", "buy_or_decline", "auction"])
def test_something_is_said_before_a_decision(kind: str) -> None:
    game = asked(kind)
    assert face_of(game).details(game.view(game.to_act()))

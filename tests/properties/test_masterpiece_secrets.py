"""Two games that differ only in what a seat may not know look the same to it: equal views, equal events.

Each test changes one kind of secret, plays the same actions in both games, and lets only that event differ which the
rules make public (a value card turned over, a sealed answer opened).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

import magie
import magie.rules.bits as bits
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.whereabouts as whereabouts
from magie.bots.random_bot import RandomBot
from magie.rules.actions import Bid, Pass
from magie.rules.events import Event, heard_by
from magie.rules.game import Game
from magie.rules.masterpiece.state.state import numbers
from tests.properties.tables import masterpieces, seeds

viewers = st.sampled_from([None, 0, 1])
Known = set[str]
Change = Callable[[Game, int | None, Known, random.Random], None]
OPENS_VALUES = ("value_seen", "value_shown", "painting_cashed_in")
OPENS_ANSWERS = ("bid_made", "bidder_passed", "challenge_covered", "bidder_caught", "auction_rerun")


def other_values(game: Game, viewer: int | None, known: Known, chance: random.Random) -> None:
    """Deal the values this viewer was never told in another way."""
    state, hidden, ids = game.table.state, game.table.hidden, game.coder.painting_ids
    unknown = [p for p in range(24) if state.owner[p] != whereabouts.IN_PILE and ids[p] not in known]
    cards = [hidden.value[p] for p in unknown] + [hidden.value_pile[i] for i in range(state.pile)]
    chance.shuffle(cards)
    values, pile = list(hidden.value), list(hidden.value_pile)
    for painting in unknown:
        values[painting] = cards.pop()
    pile[: len(cards)] = cards
    hidden.value, hidden.value_pile = values, pile


def other_paintings(game: Game, viewer: int | None, known: Known, chance: random.Random) -> None:
    """Another order of the paintings below the top one."""
    hidden, below = game.table.hidden, max(game.table.state.pile - 1, 0)
    pile = list(hidden.painting_pile)
    cards = pile[:below]
    chance.shuffle(cards)
    hidden.painting_pile = cards + pile[below:]


def other_purses(game: Game, viewer: int | None, known: Known, chance: random.Random) -> None:
    """Other people's cash; with this much of it no rule ever looks how much."""
    cash = list(game.table.hidden.cash)
    game.table.hidden.cash = [
        money if seat == viewer else money + 50_000 * chance.randint(1, 200)
        for seat, money in enumerate(cash)
    ]


def other_answers(game: Game, viewer: int | None, known: Known, chance: random.Random) -> None:
    """What others have answered in this tick, and whom they doubt: bid, pass and doubt change places."""
    state, hidden = game.table.state, game.table.hidden
    able = state.bidders & state.playing & ~state.out if state.question == frames.AUCTION else 0
    offered, accused, doubted = list(hidden.offered), list(hidden.accused), list(hidden.doubted)
    for seat in bits.members_of(state.answered & ~state.passed):
        if seat == viewer:
            continue
        doubts = [other for other in range(state.seats) if other != seat and state.best[other]]
        answer = chance.choice(["bid"] * bits.has(able, seat) + ["doubt"] * bool(doubts) + ["pass"])
        offered[seat] = max(state.bid + 50_000, 100_000) if answer == "bid" else 0
        hidden.passing = hidden.passing & ~(1 << seat) | (answer == "pass") << seat
        accused[seat] = 0
        if answer == "doubt":
            accused[seat] = 1 << doubts[0]
            doubted[seat * 8 + doubts[0]] = state.best[doubts[0]]
    hidden.offered, hidden.accused, hidden.doubted = offered, accused, doubted


def plain(events: Sequence[Event], viewer: int | None) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(event) for event in heard_by(events, viewer)]


def values_in(events: list[dict[str, Any]]) -> Known:
    """The paintings whose value was told."""
    return {event["painting"] for event in events if "value" in event}


def types(events: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in events]


def next_action(game: Game, bot: RandomBot, chance: random.Random) -> tuple[int, magie.rules.actions.Action]:
    seat = chance.choice(game.open_seats())
    return seat, bot.choose(game.view(seat), game.legal(seat))


def assert_looks_the_same(game: Game, twin: Game, viewer: int | None) -> None:
    """The facts for a person, the table a bot gets, to the last number, and whom everybody sees to be asked."""
    assert (game.decision, game.open_seats(), game.to_act()) == (
        twin.decision,
        twin.open_seats(),
        twin.to_act(),
    )
    view, there = game.view(viewer), twin.view(viewer)
    assert view.to_json() == there.to_json()
    assert numbers(view.table) == numbers(there.table)
    assert view.imagine(1).digest() == there.imagine(1).digest()


def compare_step_by_step(
    game: Game,
    viewer: int | None,
    seed: int,
    change: Change,
    opened_by: tuple[str, ...],
    same_view_after: Callable[[list[str]], bool],
) -> None:
    """At every step of a random game: change the secret, do the same in both games, compare what is heard and seen."""
    bot, chance = RandomBot(seed), random.Random(seed)
    known = values_in(plain(game.opening, viewer))
    for _ in range(70):
        if game.over:
            return
        twin = game.copy()
        change(twin, viewer, known, chance)
        assert_looks_the_same(game, twin, viewer)
        if viewer is not None:
            assert list(game.legal(viewer)) == list(twin.legal(viewer))
        seat, action = next_action(game, bot, chance)
        heard = plain(game.play(seat, action), viewer)
        known |= values_in(heard)
        if action not in twin.legal(seat):
            continue
        heard_there = plain(twin.play(seat, action), viewer)
        if not any(kind_of in opened_by for kind_of in types(heard) + types(heard_there)):
            assert heard == heard_there
            if same_view_after(types(heard)):
                assert_looks_the_same(game, twin, viewer)


@given(masterpieces(), viewers, seeds)
def test_values_nobody_showed(game: Game, viewer: int | None, seed: int) -> None:
    """MP-VAL-02, MP-VAL-03, A-MP-22."""
    compare_step_by_step(game, viewer, seed, other_values, OPENS_VALUES, lambda heard: True)


@given(masterpieces(), viewers, seeds)
def test_values_are_opened_only_as_values(game: Game, viewer: int | None, seed: int) -> None:
    """Where a value is turned over, the events differ in that value and the money it brings, and in nothing else."""
    bot, chance = RandomBot(seed), random.Random(seed)
    known = values_in(plain(game.opening, viewer))
    for _ in range(70):
        if game.over:
            return
        twin = game.copy()
        other_values(twin, viewer, known, chance)
        seat, action = next_action(game, bot, chance)
        events = game.play(seat, action)
        known |= values_in(plain(events, viewer))
        heard = [without_values(e) for e in heard_by(events, viewer)]
        there = [without_values(e) for e in heard_by(twin.play(seat, action), viewer)]
        assert [e for e in heard if e] == [e for e in there if e]


def without_values(event: Event) -> dict[str, object]:
    data = msgspec.to_builtins(event)
    if data["type"] == "cash_paid" and data["why"] == "value":
        return {}  # a forgery brings nothing, so nothing is paid
    if data["type"] in OPENS_VALUES:
        data.pop("value")
        data.pop("amount", None)
    return data  # type: ignore[no-any-return]


@given(masterpieces(), viewers, seeds)
def test_the_paintings_below_the_top_one(game: Game, viewer: int | None, seed: int) -> None:
    """MP-SET-04: only the next top painting comes to light when one is drawn."""
    while game.decision.kind == "choose_space":  # the deal draws several, one after the other
        game.play(game.to_act(), game.default(game.to_act() or 0))
    compare_step_by_step(game, viewer, seed, other_paintings, (), lambda heard: "painting_taken" not in heard)


@given(masterpieces(), viewers, seeds)
def test_sealed_answers(game: Game, viewer: int | None, seed: int) -> None:
    """A-MP-08: until a tick is judged, nobody knows what the others have answered."""
    compare_step_by_step(game, viewer, seed, other_answers, OPENS_ANSWERS, lambda heard: True)


@given(seeds, viewers, st.sampled_from(["challenge", "block"]))
def test_other_peoples_cash_over_a_whole_game(seed: int, viewer: int | None, mode: str) -> None:
    """A-MP-25: two games with other purses give one seat the same stream of events and the same views to the end."""
    game = magie.new_game(
        "masterpiece", seats=4, seed=seed, options={"start_cash": 100_000_000, "overbid_mode": mode}
    )
    twin = game.copy()
    bot, chance = RandomBot(seed), random.Random(seed)
    other_purses(twin, viewer, set(), chance)
    for _ in range(250):
        assert_looks_the_same(game, twin, viewer)
        seat, action = next_action(game, bot, chance)
        heard, there = plain(game.play(seat, action), viewer), plain(twin.play(seat, action), viewer)
        assert heard == there
        if game.over:
            break


@given(seeds)
def test_an_answer_in_place_of_another_is_not_told(seed: int) -> None:
    """A-MP-08: everybody hears that an answer was given, once; not that it was thought over."""
    game = magie.new_game("masterpiece", seats=4, seed=seed)
    while game.decision.kind != "auction":
        game.play(game.to_act(), game.default(game.to_act() or 0))
    seat = game.decision.seats[0]
    bid = Bid(game.view().facts.auction.lowest_bid)
    assert plain(game.play(seat, Pass()), None) == [{"type": "tick_answered", "seat": seat}]
    assert plain(game.play(seat, bid), None) == []
    assert plain(game.play(seat, Pass()), None) == []

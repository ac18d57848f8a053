"""Properties of Masterpiece over random play with all options, people who leave and clocks that run out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given

import magie
import magie.rules.masterpiece.words.frames as frames
import magie.rules.masterpiece.words.owners as owners
import magie.rules.masterpiece.words.whereabouts as whereabouts
from magie.bots.random_bot import RandomBot
from magie.rules.events import Event
from magie.rules.game import Game
from magie.rules.masterpiece.family import actions as a
from magie.rules.masterpiece.family.action_space import ActionSpace
from magie.rules.masterpiece.family.events import CashPaid
from tests.properties.tables import masterpieces, seeds


def rough_play(game: Game, seed: int, steps: int) -> Iterator[list[Event]]:
    """Random play in free order: any open seat answers, clocks strike, now and then somebody leaves."""
    bot, chance = RandomBot(seed), random.Random(seed)
    for _ in range(steps):
        if game.over:
            return
        chosen = chance.random()
        seat = chance.choice(game.open_seats())
        if chosen < 0.005:
            playing = [player.seat for player in game.view().facts.players if player.playing]
            yield game.play(chance.choice(playing), a.Resign())
        elif chosen < 0.05 and a.CloseTick() in game.legal(-1):
            yield game.play(None, a.CloseTick())
        elif chosen < 0.07 and game.decision.kind == "auction":
            yield game.play(None, a.Hammer())
        else:
            yield game.play(seat, bot.choose(game.view(seat), game.legal(seat)))


def values_everywhere(game: Game) -> Counter[int]:
    """All value cards: behind paintings that have left the pile, and in the pile."""
    state, hidden = game.table.state, game.table.hidden
    behind = [hidden.value[p] for p in range(24) if state.owner[p] != whereabouts.IN_PILE]
    return Counter([*behind, *(hidden.value_pile[i] for i in range(state.pile))])


@given(masterpieces(), seeds)
def test_nothing_is_lost_and_nobody_owes(game: Game, seed: int) -> None:
    """MP-EQP-01, A-MP-26: 24 paintings and 24 values are always somewhere, cash is never below zero."""
    deck = Counter(game.edition.values)
    for _ in rough_play(game, seed, 120):
        state, hidden = game.table.state, game.table.hidden
        assert all(hidden.cash[s] >= 0 for s in range(8))
        assert [hidden.cash[s] for s in range(8)] == [state.counted[s] for s in range(8)]
        assert values_everywhere(game) == deck
        in_pile = {hidden.painting_pile[i] for i in range(state.pile)}
        assert in_pile == {p for p in range(24) if state.owner[p] == whereabouts.IN_PILE}
        assert state.top == (hidden.painting_pile[state.pile - 1] if state.pile else owners.NOBODY)
        assert game.over or state.pile > 0


@given(masterpieces(), seeds)
def test_all_money_that_moves_has_a_cause(game: Game, seed: int) -> None:
    """Cash changes only by what events say."""
    before = [game.table.hidden.cash[s] for s in range(8)]
    for events in rough_play(game, seed, 80):
        for event in events:
            if isinstance(event, CashPaid):
                if event.payer is not None:
                    before[event.payer] -= event.amount
                if event.payee is not None:
                    before[event.payee] += event.amount
        assert before == [game.table.hidden.cash[s] for s in range(8)]


@given(masterpieces(), seeds)
def test_a_view_grows_from_what_the_seat_was_told(game: Game, seed: int) -> None:
    """A-MP-22: a seat knows exactly the values it held or that were shown."""
    seen: list[dict[str, int]] = [{} for _ in game.names]
    for event in game.opening:
        note_values(seen, event)
    for events in rough_play(game, seed, 100):
        for event in events:
            note_values(seen, event)
        for seat in range(len(game.names)):
            facts = game.view(seat).facts
            assert {p.painting: p.value for p in facts.paintings if p.value is not None} == seen[seat]


def note_values(seen: list[dict[str, int]], event: Event) -> None:
    value = getattr(event, "value", None)
    if value is not None:
        for seat in range(len(seen)):
            if event.audience is None or seat in event.audience:
                seen[seat][event.painting] = value  # type: ignore[attr-defined]


@given(masterpieces(), seeds)
def test_an_imagined_game_fits_what_the_seat_knows_and_can_be_played(game: Game, seed: int) -> None:
    for _ in rough_play(game, seed, seed % 120):
        pass
    deck = Counter(game.edition.values)
    for seat in (None, *range(len(game.names))):
        view = game.view(seat)
        dream = view.imagine(seed)
        assert dream.view(seat).to_json() == view.to_json()
        assert dream.digest() == view.imagine(seed).digest()
        assert values_everywhere(dream) == deck
        assert [dream.table.hidden.cash[s] for s in range(8)] == [game.table.hidden.cash[s] for s in range(8)]
        for _ in rough_play(dream, seed, 30):
            assert values_everywhere(dream) == deck


@given(masterpieces(), seeds)
def test_legal_actions_do_not_depend_on_secrets(game: Game, seed: int) -> None:
    for _ in rough_play(game, seed, 60):
        for seat in range(len(game.names)):
            seen, true = game.view(seat).legal(), game.legal(seat)
            assert list(seen) == list(true)
            assert seen.bids == true.bids


def any_action(chance: random.Random, game: Game) -> a.Action:
    """Some action, sensible or not."""
    painting = chance.choice([*game.coder.painting_ids, "no-such-painting"])
    number = chance.choice([-1, 0, 1, 50_000, 75_000, 100_000, 600_000, 5_000_000, 5_050_000, 10**9])
    return chance.choice(
        [
            a.Pass(),
            a.Roll(),
            a.Buy(),
            a.Decline(),
            a.Bid(number),
            a.Hammer(),
            a.CloseTick(),
            a.Challenge(chance.randint(-1, 8)),
            a.ChooseSpace(chance.choice([*game.coder.space_ids, "nowhere"])),
            a.ChooseLot(painting),
            a.Sell(painting),
            a.Take(painting),
        ]
    )


@given(masterpieces(), seeds)
def test_a_refused_action_changes_nothing(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    for _ in rough_play(game, seed, 60):
        for _ in range(6):
            seat = chance.randint(-1, 7)
            action = any_action(chance, game)
            before = game.digest()
            if action in game.legal(seat):
                assert game.copy().play(seat, action) is not None
            else:
                with pytest.raises(magie.IllegalAction) as refused:
                    game.play(seat, action)
                assert refused.value.sentence.endswith(".")
                assert refused.value.rule
            assert game.digest() == before


@given(masterpieces(), seeds)
def test_every_action_goes_to_its_number_and_back(game: Game, seed: int) -> None:
    space = ActionSpace(game.edition)
    for _ in rough_play(game, seed, 60):
        for seat in game.open_seats():
            legal = game.legal(seat)
            bids = [a.Bid(amount) for amount in legal.bids or ()]
            actions = [*legal, *bids]
            numbers = [space.number(game.table, action) for action in actions]
            assert [space.action(game.table, seat, number) for number in numbers] == actions
            assert sum(space.mask(game.table, legal)) == len(set(numbers)) == len(numbers)


@given(masterpieces(), seeds)
def test_rough_games_replay(game: Game, seed: int) -> None:
    for _ in rough_play(game, seed, 150):
        pass
    record = game.record()
    assert magie.replay(record.to_json()).digest() == game.digest()
    assert magie.rules.record.luck_is_honest(record)


@pytest.mark.parametrize("seed", range(12))
def test_rough_games_end(seed: int) -> None:
    """A-MP-30: every game ends, by the last painting, the last player or the limit of rounds."""
    game = magie.new_game("masterpiece", seats=2 + seed % 5, seed=seed, options={"round_limit": 80})
    for _ in rough_play(game, seed, 100_000):
        pass
    assert game.over
    assert game.table.state.question == frames.GAME_OVER
    assert game.outcome is not None
    assert game.outcome.winners

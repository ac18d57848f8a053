"""A scenario of a Masterpiece edition being played: what its steps do to the game, and where a tick ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import magie.rules.masterpiece.words.frames as frames
from magie.editions import MasterpieceEdition
from magie.rules.errors import IllegalAction
from magie.rules.events import Event
from magie.rules.game import Game
from magie.rules.masterpiece.family.actions import Bid, Challenge, CloseTick, Hammer, Roll
from magie.scenarios.dice import words_and_dice
from magie.scenarios.errors import Where
from magie.scenarios.masterpiece import beginning
from magie.scenarios.masterpiece.checks import check
from magie.scenarios.masterpiece.moment import Moment
from magie.scenarios.masterpiece.names import Names
from magie.scenarios.masterpiece.position import set_up
from magie.scenarios.masterpiece.words import action_of, with_one_die
from magie.scenarios.seating import changed
from magie.scenarios.table_stage import SYSTEM, TableStage, said

LAND_ON = "land on "
LAST_CALL = "last call"
NO_SEAT = -1


class MasterpieceStage(TableStage):
    """One game on the table, with the steps and checks that scenarios can use."""

    now: Moment
    begin_keys = beginning.KEYS
    a_step = "A: roll 4"
    a_throw = "roll 4"
    more_dice = ", then 4"

    def __init__(self, edition: MasterpieceEdition, given: Mapping[str, Any], where: Where) -> None:
        self.one_moment = False
        self.in_last_call = False
        super().__init__(edition, given, where)

    @property
    def more_words(self) -> tuple[str, ...]:
        """What is said in one moment stands together."""
        return ("together",)

    @property
    def words(self) -> Mapping[str, Callable[[Any, object, Where], None]]:
        """The steps that no player does; a tick can be closed by the clock."""
        return {**SYSTEM, "close tick": MasterpieceStage.close_tick, LAST_CALL: MasterpieceStage.last_call}

    def set_up(self, edition: MasterpieceEdition, given: Mapping[str, Any], where: Where) -> Game:
        """The position of a scenario."""
        return set_up(edition, given, where)

    def begin(self, edition: MasterpieceEdition, data: Mapping[str, Any], where: Where) -> Game:
        """A game before the first space is chosen."""
        return beginning.begin(edition, data, where)

    def moment(self, game: Game, events: list[Event], games: dict[str, Game]) -> Moment:
        """The game with its names and what happened so far."""
        return Moment(game, Names(game.edition, game.names), events, games)

    def check(self, expected: Mapping[str, Any], where: Where) -> list[str]:
        """Every difference between what is expected and what is seen."""
        return check(self.now, expected, where)

    def act(self, player: str, what: object, where: Where, as_it_is: bool) -> None:
        """A player does something; raises IllegalAction if the rules forbid it.

        A bid or a challenge is a tick of its own, unless it stands in `together`.
        """
        seat = self.now.names.seat(player, where)
        if isinstance(what, Mapping):
            self.play_data(seat, what, where)
            return
        text = said(player, what, where)
        if text.startswith(LAND_ON):
            self.land_on(seat, text.removeprefix(LAND_ON).strip(), where)
            return
        words, dice = words_and_dice(with_one_die(text))
        action = action_of(self.now.speaker(seat, where, as_it_is), words)
        self.play(seat, action, dice, where)
        if isinstance(action, Bid | Challenge) and not self.one_moment:
            self.end_tick()

    def before(self, word: str | None) -> None:
        """A-MP-09: in a last call nobody doubts, unless a step `last call` says that it is looked at."""
        if self.now.state.question != frames.LAST_CALL:
            self.in_last_call = False
        elif not self.in_last_call and word != LAST_CALL and not self.one_moment:
            self.now.play(None, Hammer())

    def last_call(self, argument: object, where: Where) -> None:
        """The next steps are answers in the last call."""
        if self.now.state.question != frames.LAST_CALL:
            raise IllegalAction("no_last_call", "There is no last call now.", "A-MP-09")
        self.in_last_call = True

    def land_on(self, seat: int, name: str, where: Where) -> None:
        """A turn in which the way does not matter: from the space just before, with a 1."""
        state = self.now.state
        space = self.now.names.space_ahead(name, state.place[seat], where)
        if Roll() in self.now.game.legal(seat):
            self.now.game.moves = None  # no record has a piece that was lifted
            state.place = changed(state.place, seat, (space - 1) % len(self.now.names.spaces))
        self.play(seat, Roll(), [1], where)

    def end_tick(self) -> None:
        """The clock closes a tick that is still open and has something in it; or a last call that was looked at."""
        game = self.now.game
        if self.now.state.question == frames.AUCTION and CloseTick() in game.legal(NO_SEAT):
            self.now.play(None, CloseTick())
        elif self.now.state.question == frames.LAST_CALL and self.in_last_call:
            self.now.play(None, Hammer())

    def close_tick(self, argument: object, where: Where) -> None:
        """The clock closes the tick, or is refused."""
        self.play(None, CloseTick(), [], where)

    @contextmanager
    def together(self, where: Where) -> Iterator[None]:
        """A-MP-08: all answers inside are of one tick; then it is closed."""
        self.one_moment = True
        try:
            yield
        finally:
            self.one_moment = False
        self.end_tick()

"""A scenario of a Monopoly edition being played: what its steps do to the game."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

from magie.editions import MonopolyEdition
from magie.rules.events import Event
from magie.rules.game import Game
from magie.rules.monopoly.family.events import DiceThrown
from magie.scenarios.dice import words_and_dice
from magie.scenarios.errors import Where
from magie.scenarios.monopoly import beginning
from magie.scenarios.monopoly.checks import check
from magie.scenarios.monopoly.moment import Moment
from magie.scenarios.monopoly.names import Names
from magie.scenarios.monopoly.position import set_up
from magie.scenarios.monopoly.words import actions_of, with_one_die
from magie.scenarios.table_stage import TableStage, said


class MonopolyStage(TableStage):
    """One game on the table, with the steps and checks that scenarios can use."""

    now: Moment
    begin_keys = beginning.KEYS

    def set_up(self, edition: MonopolyEdition, given: Mapping[str, Any], where: Where) -> Game:
        """The position of a scenario."""
        return set_up(edition, given, where)

    def begin(self, edition: MonopolyEdition, data: Mapping[str, Any], where: Where) -> Game:
        """A game at its first turn."""
        return beginning.begin(edition, data, where)

    def moment(self, game: Game, events: list[Event], games: dict[str, Game]) -> Moment:
        """The game with its names and what happened so far."""
        return Moment(game, Names(game.edition, game.names), events, games)

    def check(self, expected: Mapping[str, Any], where: Where) -> list[str]:
        """Every difference between what is expected and what is seen."""
        return check(self.now, expected, where)

    def act(self, player: str, what: object, where: Where, as_it_is: bool) -> None:
        """A player does something; raises IllegalAction if the rules forbid it."""
        seat = self.now.names.seat(player, where)
        if isinstance(what, Mapping):
            self.play_data(seat, what, where)
            return
        words, dice = words_and_dice(with_one_die(said(player, what, where)))
        actions = actions_of(self.now.speaker(seat, where, as_it_is), words, where)
        for action in actions[:-1]:
            self.play(seat, action, [], where)
        self.play(seat, actions[-1], dice, where)

    def too_few(self, dice: list[int], events: list[Event]) -> str:
        """Two dice are thrown, but under Lollipop one: the first throw tells which it was."""
        throw = next((event for event in events if isinstance(event, DiceThrown)), None)
        if len(dice) == 1 and throw is not None and len(throw.dice) > 1:
            return f"two dice are thrown here, and one is written; write both, like `{self.a_throw}`."
        return super().too_few(dice, events)

    def together(self, where: Where) -> AbstractContextManager[None]:
        """A-AUC-02: in these games nothing is ever done at the same moment."""
        raise where.error("`together` is for games in which bids are judged together; here each is a step.")

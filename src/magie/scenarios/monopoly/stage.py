"""A scenario of a Monopoly edition being played: what its steps do to the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magie.editions import Edition, EditionError
from magie.rules.errors import MagieError, RecordError, SetupError
from magie.rules.game import action_of, with_options
from magie.rules.monopoly.actions import Action, Hammer
from magie.rules.record import begin, record_of, replay_move
from magie.scenarios.data import as_int, as_map, only_keys
from magie.scenarios.dice import words_and_dice
from magie.scenarios.errors import Where
from magie.scenarios.monopoly import beginning
from magie.scenarios.monopoly.checks import check
from magie.scenarios.monopoly.moment import Moment
from magie.scenarios.monopoly.names import Names
from magie.scenarios.monopoly.position import set_up
from magie.scenarios.monopoly.spoken import Spoken
from magie.scenarios.monopoly.words import actions_of, with_one_die

MOST_ANSWERS = 20_000


class MonopolyStage:
    """One game on the table, with the steps and checks that scenarios can use."""

    def __init__(self, edition: Edition, given: Mapping[str, Any], where: Where) -> None:
        game = set_up(edition, given, where)
        self.edition = edition
        self.now = Moment(
            game, Names(edition, game.names), list(game.opening) if game.moves is not None else []
        )

    @property
    def players(self) -> tuple[str, ...]:
        """The names at the table."""
        return self.now.names.players

    def fingerprint(self) -> str:
        """The whole position in a few letters."""
        return self.now.game.digest()

    def check(self, expected: Mapping[str, Any], where: Where) -> list[str]:
        """Every difference between what is expected and what is seen."""
        return check(self.now, expected, where)

    def act(self, player: str, what: object, where: Where, as_it_is: bool) -> None:
        """A player does something; raises IllegalAction if the rules forbid it."""
        seat = self.now.names.seat(player, where)
        if isinstance(what, Mapping):
            to = what.get("to")
            named = {**what, "to": self.players.index(to)} if to in self.players else what
            self.play(seat, action_of(named), [], where)
            return
        words, dice = words_and_dice(with_one_die(str(what).strip()))
        said = Spoken(self.now.game, self.now.names, seat, self.now.events, where, as_it_is)
        actions = actions_of(said, words, where)
        for action in actions[:-1]:
            self.play(seat, action, [], where)
        self.play(seat, actions[-1], dice, where)

    def play(self, seat: int | None, action: Action, dice: list[int], where: Where) -> None:
        """Play one action with just these dice."""
        hidden = self.now.table.hidden
        hidden.script, hidden.script_at, hidden.ran_out = dice, 0, False
        try:
            self.now.play(seat, action)
            used, ran_out = hidden.script_at, hidden.ran_out
        finally:
            hidden.script = None
        if ran_out:
            raise where.error("more dice were thrown than are written; add them, like `, then 4+4`.")
        if used < len(dice):
            raise where.error(f"only {used} of the {len(dice)} dice written here were thrown.")

    def system(self, word: str, argument: object, where: Where) -> None:
        """What no player does: the hammer, a new game, a replay."""
        if word not in SYSTEM:
            raise where.error(f"{word!r} is no step; a step is `A: roll 3+4`, check, {', '.join(SYSTEM)}.")
        SYSTEM[word](self, argument, where)

    def hammer(self, argument: object, where: Where) -> None:
        """The auction clock has run out."""
        self.play(None, Hammer(), [], where)

    def new_game(self, argument: object, where: Where) -> None:
        """Begin another game; with `as` it is kept to be compared."""
        data = as_map(argument or {}, where)
        only_keys(data, (*beginning.KEYS, "options", "as"), where)
        try:
            edition = with_options(self.edition, as_map(data.get("options") or {}, where.at("options")))
        except EditionError as error:
            raise SetupError(str(error)) from None
        game = beginning.begin(edition, data, where)
        self.now = Moment(game, Names(edition, game.names), list(game.opening), self.now.games)
        if "as" in data:
            self.now.games[str(data["as"])] = game

    def play_on(self, argument: object, where: Where) -> None:
        """Everybody who is asked gives the safe answer, by the luck of the seed, until the end or so many times."""
        game = self.now.game
        limit = MOST_ANSWERS if argument is None else as_int(argument, where, 1, MOST_ANSWERS)
        for _ in range(limit):
            seat = game.to_act()
            if seat is None:
                return
            self.now.play(seat, game.default(seat))
        if argument is None:
            raise where.error("the game did not end; give it a round_limit, or write `play on: 50`.")

    def replay(self, argument: object, where: Where) -> None:
        """A-GEN-02: the record, played again without any clock, leads to the same position after every move."""
        try:
            record = record_of(self.now.game)
        except RecordError:
            raise where.error(
                "only a game from its beginning can be replayed; give nothing but seats and seed."
            ) from None
        again = begin(record)
        for number, (seat, data, luck) in enumerate(record.moves, 1):
            replay_move(again, number, seat, data, luck)
            if again.digest() != self.now.digests[number - 1]:
                raise MagieError(f"move {number} led to another position when it was played again.")

    def keep(self, argument: object, where: Where) -> None:
        """Keep a copy of the game as it stands now, to be compared."""
        if not isinstance(argument, str):
            raise where.error("needs a name.")
        self.now.games[argument] = self.now.game.copy()


SYSTEM = {
    "hammer": MonopolyStage.hammer,
    "new game": MonopolyStage.new_game,
    "play on": MonopolyStage.play_on,
    "replay": MonopolyStage.replay,
    "keep": MonopolyStage.keep,
}

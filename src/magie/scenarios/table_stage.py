"""A scenario being played: the steps that every family knows, and dice that must be just those written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from magie.editions import Edition, EditionError
from magie.rules.actions import Action, Hammer
from magie.rules.errors import MagieError, RecordError, SetupError
from magie.rules.events import Event
from magie.rules.game import Game
from magie.rules.record import begin, record_of, replay_move
from magie.rules.start import with_options
from magie.scenarios.data import as_int, as_map, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.moment import Moment

MOST_ANSWERS = 20_000


class TableStage(ABC):
    """One game on the table. A family says how a position is set up, what its words mean and what is checked."""

    now: Moment
    begin_keys: ClassVar[tuple[str, ...]]
    a_step: ClassVar[str] = "A: roll 3+4"
    more_dice: ClassVar[str] = ", then 4+4"

    def __init__(self, edition: Edition, given: Mapping[str, Any], where: Where) -> None:
        self.edition = edition
        game = self.set_up(edition, given, where)
        self.now = self.moment(game, list(game.opening) if game.moves is not None else [], {})

    @abstractmethod
    def set_up(self, edition: Any, given: Mapping[str, Any], where: Where) -> Game:
        """The position of a scenario."""

    @abstractmethod
    def begin(self, edition: Any, data: Mapping[str, Any], where: Where) -> Game:
        """A game from its beginning."""

    @abstractmethod
    def moment(self, game: Game, events: list[Event], games: dict[str, Game]) -> Any:
        """The moment of this family."""

    @abstractmethod
    def act(self, player: str, what: object, where: Where, as_it_is: bool) -> None:
        """A player does something."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names at the table."""
        return self.now.names.players

    @property
    def words(self) -> Mapping[str, Callable[[Any, object, Where], None]]:
        """The steps that no player does."""
        return SYSTEM

    def before(self, word: str | None) -> None:  # noqa: B027 (a family may have nothing of the kind)
        """What happens by itself before a step, or (None) before the last look."""

    def fingerprint(self) -> str:
        """The whole position in a few letters."""
        return self.now.game.digest()

    def play(self, seat: int | None, action: Action, dice: list[int], where: Where) -> None:
        """Play one action with just these dice."""
        hidden = self.now.game.table.hidden
        hidden.script, hidden.script_at, hidden.ran_out = dice, 0, False
        try:
            self.now.play(seat, action)
            used, ran_out = hidden.script_at, hidden.ran_out
        finally:
            hidden.script = None
        if ran_out:
            raise where.error(f"more dice were thrown than are written; add them, like `{self.more_dice}`.")
        if used < len(dice):
            raise where.error(f"only {used} of the {len(dice)} dice written here were thrown.")

    def play_data(self, seat: int, data: Mapping[str, Any], where: Where) -> None:
        """An action as the data that a program would send, players by name."""
        named = {key: self.seat_number(key, value) for key, value in data.items()}
        self.play(seat, self.now.game.action_of(named), [], where)

    def seat_number(self, key: str, value: Any) -> Any:
        """A player's name as a program sends it."""
        is_player = key in ("to", "seat") and value in self.players
        return self.players.index(value) if is_player else value

    def system(self, word: str, argument: object, where: Where) -> None:
        """What no player does: the hammer, a new game, a replay."""
        if word not in self.words:
            known = ", ".join(self.words)
            raise where.error(f"{word!r} is no step; a step is `{self.a_step}`, check, {known}.")
        self.words[word](self, argument, where)

    def hammer(self, argument: object, where: Where) -> None:
        """The auction clock has run out."""
        self.play(None, Hammer(), [], where)

    def new_game(self, argument: object, where: Where) -> None:
        """Begin another game; with `as` it is kept to be compared."""
        data = as_map(argument or {}, where)
        only_keys(data, (*self.begin_keys, "options", "as"), where)
        try:
            edition = with_options(self.edition, as_map(data.get("options") or {}, where.at("options")))
        except EditionError as error:
            raise SetupError(str(error)) from None
        game = self.begin(edition, data, where)
        self.now = self.moment(game, list(game.opening), self.now.games)
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


SYSTEM: dict[str, Callable[[Any, object, Where], None]] = {
    "hammer": TableStage.hammer,
    "new game": TableStage.new_game,
    "play on": TableStage.play_on,
    "replay": TableStage.replay,
    "keep": TableStage.keep,
}

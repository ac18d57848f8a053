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
from magie.scenarios.data import as_int, as_map, hint, only_keys, show
from magie.scenarios.errors import Where
from magie.scenarios.moment import Moment

MOST_ANSWERS = 20_000


class TableStage(ABC):
    """One game on the table. A family says how a position is set up, what its words mean and what is checked."""

    now: Moment
    begin_keys: ClassVar[tuple[str, ...]]
    a_step: ClassVar[str] = "A: roll 3+4"
    a_throw: ClassVar[str] = "roll 3+4"
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
    def more_words(self) -> tuple[str, ...]:
        """Steps that hold other steps."""
        return ()

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
        before = len(self.now.events)
        hidden = self.now.game.table.hidden
        hidden.script, hidden.script_at, hidden.ran_out = dice, 0, False
        try:
            self.now.play(seat, action)
            used, ran_out = hidden.script_at, hidden.ran_out
        finally:
            hidden.script = None
        if ran_out:
            raise where.error(self.too_few(dice, self.now.events[before:]))
        if used < len(dice):
            raise where.error(too_many(used, len(dice)))

    def too_few(self, dice: list[int], events: list[Event]) -> str:
        """What to say when more dice were thrown than are written."""
        if dice:
            return f"more dice were thrown than are written; add them, like `{self.more_dice}`."
        return f"dice were thrown, and none are written; put them behind the step, like `{self.a_throw}`."

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
            raise where.error(self.no_step(word, argument))
        if argument is not None and word in ALONE:
            raise where.error(f"`{word}` stands alone; leave out what is behind the colon.")
        self.words[word](self, argument, where)

    def no_step(self, word: str, argument: object) -> str:
        """What to say to a word that is neither a player nor a step."""
        known = ("check", *self.more_words, *self.words)
        players = ", ".join(self.players)
        names = [name.strip() for name in word.split(",")]
        strangers = [name for name in names if name not in self.players]
        if len(strangers) < len(names):
            return f"there is no player {strangers[0]}; the players are {players}."
        if argument is None:
            advice = self.with_a_colon(word) or hint(word, known)
            return f"{word!r} is no step{advice}; a step is `{self.a_step}`, {', '.join(known)}."
        return (
            f"{word!r} is neither a player nor a step{hint(word, known)}; the players are {players}, "
            f"and other steps are {', '.join(known)}."
        )

    def with_a_colon(self, word: str) -> str:
        """What was probably meant by `A roll 3+4`."""
        first, _, rest = word.partition(" ")
        return f" (write `{first}: {rest}`, with a colon)" if first in self.players and rest else ""

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


def said(player: str, what: object, where: Where) -> str:
    """The words of a player's step."""
    if what is None or isinstance(what, bool | list):
        raise where.error(
            f"{player}: {show(what)} is no step; write what {player} does, like `{player}: pass`."
        )
    return str(what).strip()


ALONE = ("hammer", "replay", "close tick", "last call")


def too_many(used: int, written: int) -> str:
    """What to say when not all dice that are written were thrown.

    >>> too_many(1, 2), too_many(0, 2)
    ('only 1 of the 2 dice written here was thrown.', 'the dice written here were not thrown.')
    """
    if not used:
        return f"the {'die' if written == 1 else 'dice'} written here {'was' if written == 1 else 'were'} not thrown."
    return f"only {used} of the {written} dice written here {'was' if used == 1 else 'were'} thrown."


SYSTEM: dict[str, Callable[[Any, object, Where], None]] = {
    "hammer": TableStage.hammer,
    "new game": TableStage.new_game,
    "play on": TableStage.play_on,
    "replay": TableStage.replay,
    "keep": TableStage.keep,
}

"""Playing a game from its log: begin, go on, load again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from magie import __version__
from magie.editions import Edition
from magie.rules.actions import Action
from magie.rules.chain import Chain
from magie.rules.events import Event
from magie.rules.fairness import Fairness, fair_seed
from magie.rules.game import Game, Move
from magie.rules.record import (
    PlayedBy,
    Record,
    begin,
    chain_of,
    chained,
    replay_move,
    unchained_record_of,
)
from magie.rules.start import new_game
from magie.rules.version import RULES_VERSION
from magie.server.store import Row

ROWS_AT_A_TIME = 100  # of a stored log, before other rooms have their turn


def begin_game(
    edition: Edition, names: Sequence[str], tokens: Sequence[str], secret: str, words: Sequence[str]
) -> Game:
    """A new game; its luck comes from the server's secret and the seats' own words."""
    return new_game(edition, names, fair_seed(secret, words), tokens=tokens)


def header_of(game: Game, fair: Fairness) -> str:
    """How a game began, as it is stored: a record without moves, with the secret behind its luck, and who played it."""
    release = f"Magie {__version__}"
    return msgspec.structs.replace(unchained_record_of(game), fair=fair, release=release).to_json()


def is_played_here(header: str) -> bool:
    """Are the rules of this game those we play?"""
    return msgspec.json.decode(header, type=PlayedBy).rules_version == RULES_VERSION


def go_on(game: Game, seat: int | None, action: Action) -> tuple[Game, list[Event], Move]:
    """A copy of the game in which the action was played, what happened, and the move for the log.

    The game that is given stays as it was. An illegal action raises.
    """
    after, moves = copied(game)
    events = after.play(seat, action)
    after.moves = None  # the log is in the store
    return after, events, moves[0]


def go_on_with(game: Game, row: Row) -> tuple[Game, list[Event], Move]:
    """The same with an action from the log, with what luck gave there."""
    after, moves = copied(game)
    data, given = msgspec.json.decode(row.action), tuple(msgspec.json.decode(row.luck))
    events = replay_move(after, row.number, row.seat, data, given)
    after.moves = None
    return after, events, moves[0]


def copied(game: Game) -> tuple[Game, list[Move]]:
    """A copy to play on, and where it notes its moves."""
    after = Game(game.edition, game.names, game.tokens, game.table.copy())
    moves: list[Move] = []
    after.moves = moves
    after.seed, after.banker, after.start = game.seed, game.banker, game.start
    after.banker_only = game.banker_only
    return after, moves


def row_of(move: Move, number: int, command: str | None) -> Row:
    """A move as it is stored."""
    return Row(
        number=number,
        seat=move.seat,
        action=msgspec.json.encode(move.action).decode(),
        luck=msgspec.json.encode(move.luck).decode(),
        command=command,
    )


def replayed(header: str, log: Sequence[Row]) -> Iterator[tuple[Game, list[Event], Row | None]]:
    """A stored game step by step: first as it was set up, then after every action, with what happened."""
    game = begin(Record.from_json(header))
    yield game, game.opening, None
    for row in log:
        data, given = msgspec.json.decode(row.action), tuple(msgspec.json.decode(row.luck))
        yield game, replay_move(game, row.number, row.seat, data, given), row


def whole_record(header: str, log: Sequence[Row]) -> Record:
    """The record of a finished game, with the proof that its luck was fair, and its chain."""
    *_, (game, _, _) = replayed(header, log)
    began = Record.from_json(header)
    now = unchained_record_of(game)
    return chained(msgspec.structs.replace(began, moves=now.moves, digest=now.digest))


def chain_of_log(header: str, log: Sequence[Row] = ()) -> Chain:
    """The chain of a stored game; the rules are not asked, so it is quick."""
    chain = chain_of(Record.from_json(header))
    for row in log:
        chain.add(row.seat, msgspec.json.decode(row.action), msgspec.json.decode(row.luck))
    return chain

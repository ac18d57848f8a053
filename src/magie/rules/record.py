"""Record: edition, options, rules version, seed, seats, actions and what luck gave. It replays to the same digest."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from magie.editions import Edition, EditionError, from_data, load, names
from magie.rules.chain import Chain
from magie.rules.errors import IllegalAction, RecordError, SetupError
from magie.rules.events import Event
from magie.rules.fairness import Fairness, promise_was_kept
from magie.rules.game import Game
from magie.rules.start import new_game
from magie.rules.version import RULES_VERSION, release_of

Data: TypeAlias = dict[str, object]  # anything that JSON can say

# What a record says about the game so far, or about the program that wrote it, and not about the beginning.
NOT_BEGINNING = ("moves", "digest", "chain", "release")


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All it takes to play a game again; events follow from it. A user's own edition travels along in `printed`.

    `fair` is there for a game on a server: what was promised before the first throw (`magie.rules.fairness`), and
    `release` names the program that played it. A `digest` of "" makes no claim: nobody knew the position any more.
    `chain` is the head of its chain (`magie.rules.chain`); records of older releases have none.
    """

    format: int = 1
    rules_version: int
    edition: str
    fingerprint: str
    options: Data = {}
    printed: Data | None = None
    seats: tuple[str, ...]
    tokens: tuple[str, ...]
    banker: int = 0
    banker_only: str | None = None
    seed: str | None
    start: tuple[int, ...]
    moves: tuple[tuple[int | None, Data, tuple[int, ...]], ...]
    digest: str
    fair: Fairness | msgspec.UnsetType = msgspec.UNSET
    release: str | msgspec.UnsetType = msgspec.UNSET
    chain: str | msgspec.UnsetType = msgspec.UNSET

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record; what is not a whole one is refused in one sentence."""
        try:
            check_versions(msgspec.json.decode(text, type=PlayedBy))
            return msgspec.json.decode(text, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(f"This is not a whole record of a Magie game: {error}.") from None


class PlayedBy(msgspec.Struct, frozen=True, kw_only=True):
    """What a record of any version says about the program that played it, whatever else is in it."""

    format: int = 1
    rules_version: int
    release: str = ""


def check_versions(played: Record | PlayedBy) -> None:
    """A record names the rules it was played by; only those replay it."""
    if played.format != 1:
        raise RecordError(f"This record has format {played.format}; this program reads format 1.")
    if played.rules_version != RULES_VERSION:
        other = release_of(played.rules_version, played.release or "")
        raise RecordError(
            f"This record was played by rules version {played.rules_version}, and {other} replays it; "
            f"this program plays version {RULES_VERSION}."
        )


def record_of(game: Game) -> Record:
    """The record of a game so far (A-GEN-02), chained."""
    return chained(unchained_record_of(game))


def unchained_record_of(game: Game) -> Record:
    """The same without its chain, for whoever has more to say about how the game began."""
    if game.moves is None:
        raise RecordError("This game was imagined from a view; it has no record.")
    options, printed = describe_edition(game.edition)
    return Record(
        rules_version=RULES_VERSION,
        edition=game.edition.name,
        fingerprint=game.edition.fingerprint,
        options=options,
        printed=printed,
        seats=game.names,
        tokens=game.tokens,
        banker=game.banker,
        banker_only=game.banker_only,
        seed=game.seed,
        start=game.start,
        moves=tuple((move.seat, msgspec.to_builtins(move.action), move.luck) for move in game.moves),
        digest=game.digest(),
    )


def chain_of(record: Record) -> Chain:
    """The chain of a record before its first move: all that it says about the beginning, by name, is hashed first."""
    secret = record.fair.secret if isinstance(record.fair, Fairness) else ""
    beginning: Data = msgspec.to_builtins(record)
    return Chain(secret, {name: value for name, value in beginning.items() if name not in NOT_BEGINNING})


def heads_of(record: Record) -> list[str]:
    """The heads of a record, whether it names one or not: before the first move, then after each."""
    chain = chain_of(msgspec.structs.replace(record, moves=()))
    return [chain.head, *(chain.add(*move) for move in record.moves)]


def chained(record: Record) -> Record:
    """The record with the head of its chain."""
    return msgspec.structs.replace(record, chain=heads_of(record)[-1])


def describe_edition(edition: Edition) -> tuple[Data, Data | None]:
    """A built-in edition by its changed options; any other one with all that it prints."""
    if edition.name in names():
        base = load(edition.name)
        before, after = base.chosen, edition.chosen
        options = {name: value for name, value in after.items() if value != before[name]}
        if base.with_options(options).fingerprint == edition.fingerprint:
            return options, None
    return {}, plain(edition)


def plain(printed: object) -> Data:
    """As plain data, always in the same order."""
    data: Data = msgspec.to_builtins(printed, str_keys=True, order="deterministic")
    return data


def edition_of(record: Record) -> Edition:
    """The edition a record was played with, the same to the last figure."""
    try:
        if record.printed is not None:
            edition = from_data(record.printed)
        else:
            edition = load(record.edition).with_options(record.options)
    except EditionError as error:
        raise RecordError(f"The edition of this record cannot be used: {error}") from None
    if edition.fingerprint != record.fingerprint:
        raise RecordError(
            f"The edition {record.edition!r} has changed since this game was recorded, or the record was."
        )
    return edition


def begin(record: Record) -> Game:
    """The game of a record as it stood before the first action."""
    check_versions(record)
    game = set_up_again(record, record.start)
    if game.table.hidden.ran_out or game.start != record.start:
        raise RecordError("The set-up of this record is not whole: what luck gave does not fit.")
    game.seed = record.seed
    return game


def set_up_again(record: Record, script: tuple[int, ...] | None) -> Game:
    """The same players at the same table; luck comes from the script, or from the seed."""
    try:
        return new_game(
            edition_of(record),
            record.seats,
            record.seed or "",
            tokens=record.tokens,
            banker=record.banker,
            banker_only=record.banker_only,
            script=script,
        )
    except SetupError as error:
        raise RecordError(f"The players of this record do not fit its edition: {error}") from None


def replay(record: Record) -> Game:
    """Play a record again, by what luck gave in it. Anything that does not fit is refused."""
    game = begin(record)
    for number, (seat, data, given) in enumerate(record.moves, start=1):
        replay_move(game, number, seat, data, given)
    if record.digest and game.digest() != record.digest:
        raise RecordError("This record was changed: its moves do not lead to the position it claims.")
    return game


def replay_move(game: Game, number: int, seat: int | None, data: Data, given: tuple[int, ...]) -> list[Event]:
    """One move of a replay, and what happened."""
    hidden = game.table.hidden
    hidden.script = list(given)
    hidden.script_at = 0
    try:
        events = game.play(seat, game.action_of(data))
    except IllegalAction as refused:
        raise RecordError(f"This record was changed: move {number} is not legal there: {refused}") from None
    if hidden.ran_out or hidden.script_at != len(given):
        raise RecordError(f"This record was changed: what luck gave for move {number} does not fit.")
    hidden.script = None
    return events


def luck_is_honest(record: Record) -> bool:
    """Does the seed give every throw and shuffle of this record, and was the seed made as promised?"""
    if record.seed is None:
        return False
    if isinstance(record.fair, Fairness) and not is_kept(record.fair, record):
        return False
    game = set_up_again(record, None)
    if game.start != record.start or game.moves is None:
        return False
    for seat, data, _ in record.moves:
        try:
            game.play(seat, game.action_of(data))
        except IllegalAction:
            return False
    return [move.luck for move in game.moves] == [given for _, _, given in record.moves]


def is_kept(fair: Fairness, record: Record) -> bool:
    """Was the promise about this record kept? Words of a seat that is not there could be chosen by anybody."""
    return promise_was_kept(fair, record.seed) and len(fair.words) == len(record.seats)

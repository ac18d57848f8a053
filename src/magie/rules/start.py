"""Setting up a game: who plays, with which tokens, and what is checked before a card is shuffled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import magie.rules.luck as luck
from magie.editions import Edition
from magie.rules.errors import SetupError
from magie.rules.family import family_of
from magie.rules.game import Game

LONGEST_NAME = 40


def new_game(
    edition: Edition,
    seats: int | Sequence[str],
    seed: int | str,
    *,
    tokens: Sequence[str] | None = None,
    banker: int = 0,
    banker_only: str | None = None,
    script: Sequence[int] | None = None,
) -> Game:
    """Set up a game up to its first question: players, money, shuffled cards.

    `banker` is the seat with the Banker's label; `banker_only` names a person who is Banker without playing.
    `script` replaces the generator: what luck gives for the set-up, as a record has it.
    """
    names = check_names(edition, seats)
    chosen = check_tokens(edition, names, tokens)
    if not 0 <= banker < len(names):
        raise SetupError(f"There is no seat {banker} for the Banker; the seats are 0 to {len(names) - 1}.")
    family = family_of(edition)
    family.check_set_up(names, banker_only)
    table = family.lay_table(len(names), banker)
    game = Game(edition, names, chosen, table)
    game.seed, game.banker, game.banker_only = str(seed), banker, banker_only
    luck.seed_luck(table.hidden, str(seed))
    table.events = []
    table.hidden.log = []
    table.hidden.script = None if script is None else list(script)
    family.set_up(table, banker)
    game.start = tuple(table.hidden.log)
    game.opening = [family.event_of(told) for told in table.events]
    table.events = None
    table.hidden.log = None
    table.hidden.script = None
    return game


def check_names(edition: Edition, seats: int | Sequence[str]) -> tuple[str, ...]:
    """HP-SET-02, LX-SET-02, A-SET-02, A-MP-01: as many players as the edition allows, each with a name of its own."""
    names = tuple(f"Player {i + 1}" for i in range(seats)) if isinstance(seats, int) else tuple(seats)
    least, most = edition.rules.players_min, edition.rules.players_max
    if not least <= len(names) <= most:
        raise SetupError(f"{edition.title} is for {least} to {most} players, not {len(names)}.")
    if len(set(names)) < len(names):
        raise SetupError("Every player needs a name of its own.")
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise SetupError(
                f"{name!r} is no name: it takes 1 to {LONGEST_NAME} characters that can be printed."
            )
    return names


def check_tokens(edition: Edition, names: tuple[str, ...], tokens: Sequence[str] | None) -> tuple[str, ...]:
    """M-SET-06: each player has a different token of this edition."""
    chosen = tuple(edition.tokens[: len(names)] if tokens is None else tokens)
    if len(chosen) != len(names):
        raise SetupError(f"{len(names)} players need {len(names)} tokens, not {len(chosen)}.")
    for token in chosen:
        if token not in edition.tokens:
            raise SetupError(f"There is no token {token!r}; choose from {', '.join(edition.tokens)}.")
    if len(set(chosen)) < len(chosen):
        raise SetupError("Two players cannot have the same token.")
    return chosen


def with_options(edition: Edition, options: Mapping[str, object] | None) -> Edition:
    """The edition with house rules and other options."""
    return edition.with_options(dict(options)) if options else edition

"""A desk for tests: lines typed beforehand, everything printed kept as plain text."""

from __future__ import annotations

import io
from collections.abc import Iterable

import pytest
from rich.console import Console, RenderableType

import magie.rules.masterpiece.family.actions as masterpiece
import magie.rules.monopoly.family.actions as monopoly
from magie.bots import Bot
from magie.rules.actions import Action
from magie.rules.game import Game, View
from magie.rules.listing import Legal
from magie.terminal.desk import Desk
from magie.terminal.sitting import Left, Sitting


def desk_with(
    monkeypatch: pytest.MonkeyPatch, typed: Iterable[str], width: int = 80
) -> tuple[Desk, io.StringIO]:
    """A desk where these lines are typed, and what it prints."""
    paper = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    return Desk(Console(file=paper, width=width, force_terminal=False)), paper


def printed(what: RenderableType, width: int = 80) -> str:
    """A renderable as plain text, without spaces at the ends of lines."""
    paper = io.StringIO()
    Console(file=paper, width=width, force_terminal=False, highlight=False).print(what)
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines())


class Careful:
    """A bot that buys what it can and else gives the safe answer, so that a test knows what comes."""

    def choose(self, view: View, legal: Legal) -> Action:
        buying = (action for action in legal if isinstance(action, (monopoly.Buy, masterpiece.Buy)))
        return next(buying, None) or view.imagine(0).default(legal.seat)


def sit(
    monkeypatch: pytest.MonkeyPatch,
    game: Game,
    typed: Iterable[str],
    people: int = 1,
    bot: Bot | None = None,
    width: int = 80,
) -> tuple[str, str]:
    """Play with these lines; give back what was printed and why it stopped."""
    desk, paper = desk_with(monkeypatch, typed, width)
    bots: dict[int, Bot] = {seat: bot or Careful() for seat in range(people, len(game.names))}
    stopped = ""
    try:
        Sitting(game, bots, desk).play()
    except Left as left:
        stopped = str(left)
    return paper.getvalue(), stopped

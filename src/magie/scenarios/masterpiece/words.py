"""The words of a step: what a player does, as one says it at the table.

`WORDS` is the whole language; the page docs/scenarios.md shows an example of every entry.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from magie.rules.game import Game
from magie.rules.masterpiece.family import actions as a
from magie.scenarios.amounts import amount_said
from magie.scenarios.data import opening_hint
from magie.scenarios.errors import ScenarioError, Where
from magie.scenarios.masterpiece.names import Names


class Spoken:
    """The player who speaks, and where.

    With `as_it_is` a name that the edition does not know goes to the engine unchanged, to see it refused.
    """

    def __init__(self, game: Game, names: Names, who: int, where: Where, as_it_is: bool = False) -> None:
        self.game = game
        self.names = names
        self.who = who
        self.where = where
        self.as_it_is = as_it_is

    def number(self, text: str) -> int:
        """An amount: 150000, 150,000 or 150_000."""
        return amount_said(text, self.where)

    def seat(self, name: str) -> int:
        """Another player."""
        unknown = name not in self.names.players
        return len(self.names.players) if self.as_it_is and unknown else self.names.seat(name, self.where)

    def painting(self, name: str) -> str:
        """A painting."""
        return self._known(name, self.names.painting_id)

    def space(self, name: str) -> str:
        """A space."""
        return self._known(name, self.names.space_id)

    def _known(self, name: str, find: Callable[[object, Where], str]) -> str:
        try:
            return find(name, self.where)
        except ScenarioError:
            if self.as_it_is:
                return name
            raise


def challenge(said: Spoken, what: str) -> a.Challenge:
    """`challenge B`, or with the bid that is doubted: `challenge B 350,000`."""
    name, _, amount = what.partition(" ")
    return a.Challenge(said.seat(name), said.number(amount) if amount else None)


Maker = Callable[[Spoken, str], a.Action]


def simple(action: a.Action) -> Maker:
    """Words that need nothing more."""
    return lambda said, what: action


WORDS: dict[str, Maker] = {
    "roll": simple(a.Roll()),
    r"start on (.+)": lambda said, what: a.ChooseSpace(said.space(what)),
    "buy": simple(a.Buy()),
    "decline": simple(a.Decline()),
    r"choose (.+)": lambda said, what: a.ChooseLot(said.painting(what)),
    r"bid (.+)": lambda said, what: a.Bid(said.number(what)),
    "pass": simple(a.Pass()),
    r"challenge (.+)": lambda said, what: challenge(said, what),
    "hammer": simple(a.Hammer()),
    "close tick": simple(a.CloseTick()),
    r"sell (.+)": lambda said, what: a.Sell(said.painting(what)),
    r"take (.+)": lambda said, what: a.Take(said.painting(what)),
    "resign": simple(a.Resign()),
    "default": lambda said, what: said.game.default(said.who),
}

OPENINGS = "roll, land on, start on, buy, decline, choose, bid, pass, challenge, hammer, close tick, sell, take, resign, default"


# What stands behind an opening that says nothing by itself.
EXAMPLES = {
    "land on": "land on bank auction",
    "start on": "start on 12",
    "choose": "choose P2",
    "bid": "bid 250,000",
    "challenge": "challenge B",
    "sell": "sell P1",
    "take": "take P3",
}


def with_one_die(text: str) -> str:
    """`default 4` is short for `default, then 4`: one die is thrown in this game.

    >>> with_one_die("default 4"), with_one_die("roll 4")
    ('default, then 4', 'roll 4')
    """
    return re.sub(r"^default +(?=[1-6]$)", "default, then ", text)


def action_of(said: Spoken, text: str) -> a.Action:
    """The action of a step."""
    for pattern, make in WORDS.items():
        found = re.fullmatch(pattern, text)
        if found:
            return make(said, found[1].strip() if found.groups() else "")
    if text.startswith("roll "):
        raise said.where.error(f"{text!r} is no throw; one die is thrown, like `roll 4`.")
    if text in EXAMPLES:
        raise said.where.error(f"{text!r} is only the beginning of a step, like `{EXAMPLES[text]}`.")
    known = OPENINGS.split(", ")
    raise said.where.error(f"{text!r} is no step{opening_hint(text, known)}; steps begin with {OPENINGS}.")

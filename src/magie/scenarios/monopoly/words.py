"""The words of a step: what a player does, as one says it at the table.

Each pattern stands beside the function that makes the action of it. `WORDS` is the whole language; the page
docs/scenarios.md shows an example of every entry.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from magie.rules.errors import IllegalAction
from magie.rules.monopoly.family import actions as a
from magie.scenarios.data import opening_hint
from magie.scenarios.errors import Where
from magie.scenarios.monopoly.spoken import Spoken

Maker = Callable[[Spoken, dict[str, str]], list[a.Action]]


def simple(action: a.Action) -> Maker:
    """Words that need nothing more."""
    return lambda said, found: [action]


def offer(said: Spoken, found: dict[str, str]) -> list[a.Action]:
    """offer B give 3, chance-jail-card, cash 50 take 5, 1 lift 5"""
    give, take = said.goods(found["give"]), said.goods(found["take"])
    return [a.Offer(said.seat(found["who"]), give, take, said.deeds(found["lift"]))]


def sell(said: Spoken, found: dict[str, str]) -> list[a.Action]:
    """sell 31 to 1, 32 to 1; without `to` one building less than now"""
    return [a.Sell(tuple(said.new_level(part) for part in said.parts(found["what"])))]


def build(said: Spoken, found: dict[str, str]) -> list[a.Action]:
    """build 31, 32; build house 1; build hotel 1"""
    only = found["only"].strip()
    return [a.Build(said.deeds(found["what"]), only if only in ("house", "hotel") else None)]  # type: ignore[arg-type]


WORDS: dict[str, Maker] = {
    "roll": simple(a.Roll()),
    "end turn": simple(a.EndTurn()),
    "buy": simple(a.Buy()),
    "decline": simple(a.Decline()),
    "pass": simple(a.Pass()),
    r"bid (?P<n>.+)": lambda said, found: [a.Bid(said.number(found["n"]))],
    r"claim rent(?: from (?P<who>[^,]+?))?(?: on (?P<what>[^,]+?))?": lambda said, found: [
        a.ClaimRent(said.claim(found["who"], found["what"]))
    ],
    r"auto claim (?P<on>on|off)": lambda said, found: [a.AutoClaim(found["on"] == "on")],
    r"mortgage (?P<what>.+)": lambda said, found: [a.Mortgage(deed) for deed in said.deeds(found["what"])],
    r"lift inherited (?P<what>.+)": lambda said, found: [a.LiftInherited(said.deeds(found["what"]))],
    "keep": simple(a.LiftInherited(())),
    r"lift (?P<what>.+)": lambda said, found: [a.Lift(deed) for deed in said.deeds(found["what"])],
    r"build (?P<only>house |hotel )?(?P<what>.+)": build,
    r"sell (?P<what>.+)": sell,
    "pay fine": simple(a.PayFine()),
    r"use card (?P<what>.+)": lambda said, found: [a.UseJailCard(said.jail_card(found["what"]))],
    r"offer (?P<who>.+?)(?: give (?P<give>.+?))?(?: take (?P<take>.+?))?(?: lift (?P<lift>.+))?": offer,
    r"accept(?: from (?P<who>.+?))?(?: lift (?P<lift>.+))?": lambda said, found: [
        a.Accept(said.offer_to_me(found["who"]), said.deeds(found["lift"]))
    ],
    r"reject(?: from (?P<who>.+))?": lambda said, found: [a.Reject(said.offer_to_me(found["who"]))],
    r"withdraw(?: to (?P<who>.+))?": lambda said, found: [a.Withdraw(said.offer_by_me(found["who"]))],
    r"want (?P<n>.+)": lambda said, found: [a.Want(said.number(found["n"]))],
    r"place (?P<what>.+)": lambda said, found: [a.Place(said.deed(found["what"]))],
    "enter": simple(a.EnterPopup()),
    r"target (?P<who>.+)": lambda said, found: [a.Target(said.seat(found["who"]))],
    r"fly to (?P<what>.+)": lambda said, found: [a.FlyTo(said.space(found["what"]))],
    r"choose (?P<way>amount|percent)": lambda said, found: [a.ChooseTax(found["way"])],  # type: ignore[arg-type]
    "bankrupt": simple(a.DeclareBankruptcy()),
    "resign": simple(a.Resign()),
    "default": lambda said, found: [said.game.default(said.who)],
}

OPENINGS = (
    "roll, end turn, buy, decline, pass, bid, claim rent, auto claim, mortgage, lift, lift inherited, keep, build, "
    "sell, pay fine, use card, offer, accept, reject, withdraw, want, place, choose, enter, target, fly to, bankrupt, "
    "resign, default"
)


# What stands behind an opening that says nothing by itself.
EXAMPLES = {
    "bid": "bid 120",
    "auto claim": "auto claim off",
    "mortgage": "mortgage 31",
    "lift": "lift 31",
    "lift inherited": "lift inherited 31",
    "build": "build 31, 32",
    "sell": "sell 31",
    "use card": "use card chance-jail-card",
    "offer": "offer B give 31 take 5, cash 50",
    "want": "want 2",
    "place": "place 31",
    "choose": "choose amount",
    "target": "target B",
    "fly to": "fly to 31",
}


def with_one_die(text: str) -> str:
    """`enter 4` is short for `enter, then 4`: one die says where in the pop-up.

    >>> with_one_die("enter 4"), with_one_die("roll 4")
    ('enter, then 4', 'roll 4')
    """
    return re.sub(r"^enter +(?=[1-6]$)", "enter, then ", text)


def actions_of(said: Spoken, text: str, where: Where) -> list[a.Action]:
    """The actions of a step."""
    for pattern, make in WORDS.items():
        found = re.fullmatch(pattern, text)
        if found:
            return make(said, {name: value or "" for name, value in found.groupdict().items()})
    if text.startswith("roll "):
        raise where.error(f"{text!r} is no throw; a throw is like `roll 3+4`, each die from 1 to 6.")
    if text in EXAMPLES:
        raise where.error(f"{text!r} is only the beginning of a step, like `{EXAMPLES[text]}`.")
    known = OPENINGS.split(", ")
    raise where.error(f"{text!r} is no step{opening_hint(text, known)}; steps begin with {OPENINGS}.")


def is_legal(said: Spoken, text: str, where: Where) -> bool:
    """Could this be done now?"""
    try:
        actions = actions_of(said, text, where)
    except IllegalAction:
        return False
    return all(action in said.game.legal(said.who) for action in actions)

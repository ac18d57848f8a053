"""Actions typed in words: `bid 250k`, `doubt Ben`, `sell owls`, or the number of a space."""

from __future__ import annotations

import re
from collections.abc import Callable

from magie.editions import MasterpieceEdition
from magie.rules.errors import MagieError
from magie.rules.game import View
from magie.rules.masterpiece.family import actions as a
from magie.rules.wording import in_a_row
from magie.terminal.masterpiece.naming import THOUSAND, bid_in, painting_named, short_titles, space_named
from magie.terminal.naming import is_number, no_amount, player_named

Reader = Callable[[str, View], list[a.Action]]


def read(text: str, view: View) -> list[a.Action] | None:
    """The actions these words mean; None if they mean nothing here."""
    if view.facts.decision.kind == "choose_space":
        where = re.sub(r"^(start|space|at|on|\s)+\b", "", text.strip(), flags=re.IGNORECASE)
        return [a.ChooseSpace(space_named(where, view.edition))] if where else None
    verb, _, rest = text.strip().partition(" ")
    reader = READERS.get(verb.lower())
    return reader(rest.strip(), view) if reader else _bare(text.strip(), view)


def _bare(text: str, view: View) -> list[a.Action] | None:
    """An amount alone is a bid, a title alone the painting that is asked for."""
    if view.facts.auction is not None:
        return _bid(text, view) if is_number(text) or bid_in(text, view.edition) else None
    choices = {action.painting: action for action in view.legal() if isinstance(action, CHOOSING)}
    if not choices or not text or text.isdecimal():
        return None
    return [choices.get(painting_named(text, view.edition, choices)) or _not_there(text)]


CHOOSING = (a.Sell, a.Take, a.ChooseLot)


def _not_there(text: str) -> a.Action:
    raise MagieError(f"{text!r} is not among the paintings you can choose now.")


def _simply(action: a.Action) -> Reader:
    return lambda rest, view: [action]


def _bid(rest: str, view: View) -> list[a.Action]:
    amount = bid_in(rest, view.edition)
    if amount is None:
        raise no_amount(rest, "Bid how much?", "bid 250k")
    return [a.Bid(amount)]


def _doubt(rest: str, view: View) -> list[a.Action]:
    """`doubt Ben`, `doubt Ben 350k`; `doubt` alone where only one bid can be doubted."""
    if rest:
        name, _, last = rest.rpartition(" ")
        amount = bid_in(last, view.edition) if name else None
        return [a.Challenge(player_named(name if amount else rest, view.names, view.seat), amount)]
    bidders = [action.seat for action in view.legal() if isinstance(action, a.Challenge)]
    if len(bidders) == 1:
        return [a.Challenge(bidders[0])]
    if not bidders:
        raise MagieError("There is no bid you could doubt now.")
    raise MagieError(
        f"Whose bid do you doubt? There are bids of {in_a_row([view.names[s] for s in bidders])}."
    )


def _painting(rest: str, view: View, verb: str, among: tuple[str, ...]) -> str:
    if not rest:
        example = short_titles(view.edition)[(among or (view.edition.paintings[0].id,))[0]].lower()
        raise MagieError(f"{verb.capitalize()} which painting? For example: {verb} {example}.")
    return painting_named(rest, view.edition, among)


def _held_by(view: View, seats: set[int]) -> tuple[str, ...]:
    return tuple(p for player in view.facts.players if player.seat in seats for p in player.paintings)


def _sell(rest: str, view: View) -> list[a.Action]:
    if rest.lower() in ("nothing", "none"):
        return [a.Decline()]
    return [a.Sell(_painting(rest, view, "sell", _held_by(view, {view.seat or 0})))]


def _take(rest: str, view: View) -> list[a.Action]:
    """`take owls` or `take owls from Ben`."""
    others = {player.seat for player in view.facts.players} - {view.seat or 0}
    return [a.Take(_painting(re.sub(r"\s+from\s+.*$", "", rest), view, "take", _held_by(view, others)))]


def _buy(rest: str, view: View) -> list[a.Action]:
    """The painting on the pile; on the space where one buys from players, one of theirs."""
    if rest.lower() in ("nothing", "none"):
        return [a.Decline()]
    return _take(rest, view) if view.facts.decision.kind == "buy_from_player" else [a.Buy()]


def _put_up(rest: str, view: View) -> list[a.Action]:
    return [a.ChooseLot(_painting(rest, view, "choose", _held_by(view, {view.facts.turn})))]


READERS: dict[str, Reader] = {
    "roll": _simply(a.Roll()),
    "throw": _simply(a.Roll()),
    "buy": _buy,
    "decline": _simply(a.Decline()),
    "no": _simply(a.Decline()),
    "nothing": _simply(a.Decline()),
    "keep": _simply(a.Decline()),
    "pass": _simply(a.Pass()),
    "bid": _bid,
    "doubt": _doubt,
    "challenge": _doubt,
    "hammer": _simply(a.Hammer()),
    "sell": _sell,
    "take": _take,
    "choose": _put_up,
    "lot": _put_up,
}


def help_lines(edition: MasterpieceEdition, other: str) -> list[tuple[str, str]]:
    """Every typed action with what it does, by paintings of this edition."""
    title = min(short_titles(edition).values(), key=len).lower()
    low, high = (_short_amount(amount) for amount in (edition.rules.opening_bid, max(edition.values)))
    return [
        ("roll, buy, decline, pass", "what they say; the numbers and keys of the list do the same"),
        ("14, collect", "a first space, by its number or part of its name"),
        (f"bid {low}", f"bid in an auction; a bare {low} does the same"),
        (f"max {high}, out", f"bid for me up to {high}; not at all, until it is sold"),
        (f"doubt {other}", f"challenge a bid: if {other} does not have the cash, it costs a penalty"),
        (f"doubt {other} {low}", "challenge a lower bid that was made before"),
        ("hammer", "the auctioneer's pass, when all others have answered"),
        (f"sell {title}", "sell a painting to the bank, by any part of its title"),
        (f"take {title}", "buy a painting from another player"),
        (f"choose {title}", "say which painting of a neighbour goes to private auction"),
    ]


def _short_amount(amount: int) -> str:
    """An amount as a person would type it: 100k."""
    return f"{amount // THOUSAND}k" if amount % THOUSAND == 0 else str(amount)

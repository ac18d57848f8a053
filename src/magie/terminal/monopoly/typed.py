"""Actions typed in words: `bid 120`, `build baltic`, `offer Ben give baltic, $50 take reading`."""

from __future__ import annotations

import re
from collections.abc import Callable

from magie.editions import MonopolyEdition
from magie.rules.errors import MagieError
from magie.rules.game import View
from magie.rules.monopoly.family import actions as a
from magie.terminal.monopoly.naming import deed_named, deeds_named, goods_named, space_named
from magie.terminal.naming import money_in, no_amount, player_named

Reader = Callable[[str, View], list[a.Action]]


def read(text: str, view: View) -> list[a.Action] | None:
    """The actions these words mean; None if the first word is none of ours."""
    verb, _, rest = text.strip().partition(" ")
    reader = READERS.get(verb.lower())
    return reader(rest.strip(), view) if reader else None


def _simply(action: a.Action) -> Reader:
    return lambda rest, view: [action]


def _bid(rest: str, view: View) -> list[a.Action]:
    amount = money_in(rest, view.edition.currency)
    if amount is None:
        raise no_amount(rest, "Bid how much?", "bid 120")
    return [a.Bid(amount)]


def _streets(rest: str, view: View, verb: str) -> tuple[str, ...]:
    found = deeds_named(rest, view.edition)
    if not found:
        raise MagieError(f"{verb.capitalize()} what? For example: {verb} {view.edition.deeds[0].id}.")
    return found


def _build(rest: str, view: View) -> list[a.Action]:
    """`build baltic` or `build 3 baltic` or `build baltic baltic mediterranean`."""
    number, _, names = rest.partition(" ")
    if number.isdecimal() and names:
        return [a.Build(_streets(names, view, "build") * min(int(number), 5))]
    return [a.Build(_streets(rest, view, "build"))]


def _sell(rest: str, view: View) -> list[a.Action]:
    """`sell baltic` sells one level, `sell baltic mediterranean` one of each, `sell all baltic` the whole group."""
    level = {deed.deed: deed.level for deed in view.facts.deeds}
    word, _, name = rest.partition(" ")
    if word.lower() == "all":
        street = _named(name, "Sell everything on which group?", f"sell all {view.edition.deeds[0].id}")
        group = view.edition.space(deed_named(street, view.edition)).group
        streets = [deed for deed in level if view.edition.space(deed).group == group and level[deed]]
        return [a.Sell(tuple((street, 0) for street in streets))]
    streets = list(_streets(rest, view, "sell"))
    return [
        a.Sell(tuple((street, level[street] - streets.count(street)) for street in dict.fromkeys(streets)))
    ]


def _mortgage(rest: str, view: View) -> list[a.Action]:
    return [a.Mortgage(deed) for deed in _streets(rest, view, "mortgage")]


def _lift(rest: str, view: View) -> list[a.Action]:
    deeds = _streets(rest, view, "lift")
    if view.facts.decision.kind == "lift_or_keep":
        return [a.LiftInherited(deeds)]
    return [a.Lift(deed) for deed in deeds]


def _card(rest: str, view: View) -> list[a.Action]:
    cards = view.facts.players[view.seat or 0].jail_cards
    if not cards:
        raise MagieError(f"You have no {view.edition.words.jail_card}.")
    return [a.UseJailCard(cards[0])]


def _offer(rest: str, view: View) -> list[a.Action]:
    """`offer Ben give THINGS take THINGS [lift DEEDS]`."""
    me = view.seat or 0
    pieces = re.split(r"\b(give|take|for|get|want|lift)\b", rest, flags=re.IGNORECASE)
    if len(pieces) < 3:
        other = view.names[me - 1]
        raise MagieError(f"Offer what to whom? For example: {example_offer(view.edition, other)}.")
    to = player_named(re.sub(r"^to\s+", "", pieces[0].strip()), view.names, me)
    said = {word.lower(): what for word, what in zip(pieces[1::2], pieces[2::2], strict=True)}
    take = next((said[word] for word in ("take", "for", "get", "want") if word in said), "")
    players = view.facts.players
    return [
        a.Offer(
            to,
            goods_named(said.get("give", ""), view.edition, players[me].jail_cards),
            goods_named(take, view.edition, players[to].jail_cards),
            deeds_named(said.get("lift", ""), view.edition),
        )
    ]


def _number(rest: str, numbers: list[int], what: str) -> int:
    """The number typed, or the only one there is."""
    if rest.isdecimal():
        return int(rest)
    if len(numbers) == 1:
        return numbers[0]
    if not numbers:
        raise MagieError(f"There is no {what} now.")
    raise MagieError(f"Which {what}? There are {', '.join(map(str, numbers))}.")


def _accept(rest: str, view: View) -> list[a.Action]:
    number, _, lifted = rest.partition("lift")
    offers = [offer.offer for offer in view.facts.offers if offer.to == view.seat]
    return [a.Accept(_number(number.strip(), offers, "offer to you"), deeds_named(lifted, view.edition))]


def _reject(rest: str, view: View) -> list[a.Action]:
    offers = [offer.offer for offer in view.facts.offers if offer.to == view.seat]
    return [a.Reject(_number(rest, offers, "offer to you"))]


def _withdraw(rest: str, view: View) -> list[a.Action]:
    offers = [offer.offer for offer in view.facts.offers if offer.by == view.seat]
    return [a.Withdraw(_number(rest, offers, "offer of yours"))]


def _claim(rest: str, view: View) -> list[a.Action]:
    if rest in ("on", "off"):
        return [a.AutoClaim(rest == "on")]
    claims = [claim.claim for claim in view.facts.claims if claim.owner == view.seat and not claim.claimed]
    if not rest and claims:
        return [a.ClaimRent(claim) for claim in claims]
    return [a.ClaimRent(_number(rest, claims, "rent to ask for"))]


def _want(rest: str, view: View) -> list[a.Action]:
    if not rest.isdecimal():
        raise MagieError("Want how many? For example: want 2.")
    return [a.Want(int(rest))]


def _named(rest: str, question: str, example: str) -> str:
    """What was typed behind the verb; asked for if there is nothing."""
    if not rest.strip():
        raise MagieError(f"{question} For example: {example}.")
    return rest


def _place(rest: str, view: View) -> list[a.Action]:
    street = _named(rest, "Place it on which street?", f"place {view.edition.deeds[0].id}")
    return [a.Place(deed_named(street, view.edition))]


def _fly(rest: str, view: View) -> list[a.Action]:
    space = _named(rest, "Fly where?", f"fly {view.edition.deeds[0].id}")
    return [a.FlyTo(space_named(space, view.edition))]


def _target(rest: str, view: View) -> list[a.Action]:
    me = view.seat or 0
    return [a.Target(player_named(_named(rest, "Whom?", f"target {view.names[me - 1]}"), view.names, me))]


READERS: dict[str, Reader] = {
    "roll": _simply(a.Roll()),
    "throw": _simply(a.Roll()),
    "end": _simply(a.EndTurn()),
    "done": _simply(a.EndTurn()),
    "buy": _simply(a.Buy()),
    "decline": _simply(a.Decline()),
    "pass": _simply(a.Pass()),
    "fine": _simply(a.PayFine()),
    "bankrupt": _simply(a.DeclareBankruptcy()),
    "keep": _simply(a.LiftInherited(())),
    "bid": _bid,
    "build": _build,
    "sell": _sell,
    "mortgage": _mortgage,
    "lift": _lift,
    "unmortgage": _lift,
    "card": _card,
    "offer": _offer,
    "accept": _accept,
    "reject": _reject,
    "withdraw": _withdraw,
    "claim": _claim,
    "want": _want,
    "place": _place,
    "enter": _simply(a.EnterPopup()),
    "fly": _fly,
    "target": _target,
    "name": _target,
}


POPUP_VERBS = ("enter", "fly", "target", "name")


def example_offer(edition: MonopolyEdition, other: str) -> str:
    """How an offer is typed in this edition."""
    give, take = edition.deeds[0].id, edition.deeds[-1].id
    return f"offer {other} give {give}, {edition.currency.sign}50 take {take}"


def help_lines(edition: MonopolyEdition, other: str) -> list[tuple[str, str]]:
    """Every typed action with what it does, by deeds of this edition."""
    one, two = (deed.id for deed in edition.deeds[:2])
    popup = (
        [(f"enter, target {other}, fly {two}", "the pop-up board and its powers")] if edition.popup else []
    )
    return [
        *popup,
        ("roll, end, buy, decline, pass", "what they say; the numbers and keys of the list do the same"),
        ("bid 120", "bid in an auction"),
        ("max 150, out", "bid for me up to 150; not at all, until it is sold"),
        (f"build {one} {two}", f"one building each; build 3 {one}: three on one street"),
        (f"sell {one}", f"sell one building; sell all {one}: everything on its group"),
        (f"mortgage {one}", "raise a loan on a deed"),
        (f"lift {one}", "pay it back"),
        (example_offer(edition, other), "a deal: deeds, money, card; `lift ...` lifts mortgages"),
        ("accept, reject, withdraw", "answer an offer, or take your own back"),
        ("claim, claim on, claim off", "ask for rent; let it be asked for by itself, or not"),
        ("fine, card", f"leave {edition.words.jail}"),
        (f"want 2, place {one}", "when buildings are short"),
    ]

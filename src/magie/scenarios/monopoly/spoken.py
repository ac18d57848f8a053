"""What one player says: finds the deeds, offers and claims that the words of a step mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from magie.rules.events import Event
from magie.rules.game import Game
from magie.rules.monopoly.family.actions import Goods
from magie.rules.monopoly.family.events import ClaimOpened, OfferMade
from magie.rules.monopoly.people.facts import ClaimSeen, OfferSeen
from magie.scenarios.amounts import amount_said
from magie.scenarios.errors import ScenarioError, Where
from magie.scenarios.monopoly.names import Names

# In the amount behind `cash` a comma separates thousands; else it separates the parts of a list.
PART = re.compile(r"cash +-?\d[\d,_]*(?<!,)(?= *(?:,|$))|[^,]+")
OfferTest = Callable[[OfferSeen | OfferMade], bool]


class Spoken:
    """The player who speaks, the table he sees, and what happened so far.

    With `as_it_is` a name that the edition does not know goes to the engine unchanged, to see it refused.
    """

    def __init__(
        self,
        game: Game,
        names: Names,
        who: int,
        history: Sequence[Event],
        where: Where,
        as_it_is: bool = False,
    ) -> None:
        self.game = game
        self.names = names
        self.who = who
        self.history = history
        self.where = where
        self.as_it_is = as_it_is

    def parts(self, text: str) -> list[str]:
        """The parts of a list, with or without commas at its end; `cash 1,200` is one of them."""
        return [part.strip() for part in PART.findall(text) if part.strip()]

    def number(self, text: str) -> int:
        """An amount, 1200 or 1,200."""
        return amount_said(text, self.where)

    def seat(self, name: str) -> int:
        """Another player."""
        if self.as_it_is and name not in self.names.players:
            return len(self.names.players)
        return self.names.seat(name.strip(), self.where)

    def space(self, name: str) -> str:
        """A space."""
        return self._known(name, self.names.space_id)

    def deed(self, name: str) -> str:
        """A deed."""
        return self._known(name, self.names.deed_id)

    def jail_card(self, name: str) -> str:
        """A jail card."""
        return self._known(name, self.names.jail_card_id)

    def _known(self, name: str, find: Callable[[object, Where], str]) -> str:
        try:
            return find(name.strip(), self.where)
        except ScenarioError:
            if self.as_it_is:
                return name.strip()
            raise

    def deeds(self, text: str) -> tuple[str, ...]:
        """Several deeds; a group stands for all its deeds."""
        found: list[str] = []
        for part in self.parts(text):
            group = self.names.group_deeds(part)
            found += [self.names.deed_ids[deed] for deed in group] if group else [self.deed(part)]
        return tuple(found)

    def goods(self, text: str) -> Goods:
        """One side of a deal: deeds, jail cards, cash 50."""
        cash, cards, deeds = 0, list[str](), list[str]()
        for part in self.parts(text):
            money = re.fullmatch(r"cash +(.*)", part)
            if money:
                cash += self.number(money[1])
            elif part in self.game.coder.jail_cards:
                cards.append(part)
            else:
                deeds += self.deeds(part)
        return Goods(cash, tuple(deeds), tuple(cards))

    def new_level(self, part: str) -> tuple[str, int]:
        """31 to 1, or 31 for one building less than now."""
        street, _, level = part.partition(" to ")
        deed = self.deed(street)
        if level:
            if not re.fullmatch(r"\d+", level.strip()):
                raise self.where.error(f"{part!r}: a sale is like `31 to 1`.")
            return deed, int(level)
        known = self.names.deed_ids.index(deed) if deed in self.names.deed_ids else 0
        return deed, self.game.table.state.level[known] - 1

    def claim(self, payer: str, deed: str) -> int:
        """The number of a claim: an open one of this player; else, to be refused, a foreign or a past one."""
        facts = self.game.view(None).facts
        wanted = (self.seat(payer) if payer else None, self.deed(deed) if deed else None)
        open_ones = [claim for claim in facts.claims if fits(claim, wanted)]
        own = [claim.claim for claim in open_ones if claim.owner == self.who and not claim.claimed]
        if len(own) > 1:
            raise self.where.error("there are several open claims; write `claim rent from A on 31`.")
        past = [event for event in self.history if isinstance(event, ClaimOpened) and fits(event, wanted)]
        mine = [event.claim for event in past if event.owner == self.who]
        rest = [claim.claim for claim in open_ones]
        return (own or rest[-1:] or mine[-1:] or [0])[0]

    def offer_to_me(self, giver: str) -> int:
        """The newest offer to this player; else, to be refused, a past one or somebody else's."""
        by = self.seat(giver) if giver else None
        return self._newest(lambda offer: offer.to == self.who and by in (None, offer.by))

    def offer_by_me(self, taker: str) -> int:
        """The newest offer of this player."""
        to = self.seat(taker) if taker else None
        return self._newest(lambda offer: offer.by == self.who and to in (None, offer.to))

    def _newest(self, fitting: OfferTest) -> int:
        lying: Sequence[OfferSeen] = self.game.view(None).facts.offers
        past = [event for event in self.history if isinstance(event, OfferMade)]
        return max(
            [offer.offer for offer in lying if fitting(offer)]
            or [offer.offer for offer in past if fitting(offer)]
            or [offer.offer for offer in lying]
            or [0]
        )


def fits(claim: ClaimSeen | ClaimOpened, wanted: tuple[int | None, str | None]) -> bool:
    """Is this a claim against that payer, for that deed?"""
    payer, deed = wanted
    return payer in (None, claim.payer) and deed in (None, claim.deed)

"""Between the words of the game and the numbers of the rules: actions to acts and back."""

from __future__ import annotations

from collections.abc import Sequence

import magie.rules.masterpiece.words.act_kinds as act_kinds
import magie.rules.masterpiece.words.amounts as amounts
from magie.editions import MasterpieceEdition
from magie.rules.actions import kinds_in
from magie.rules.errors import IllegalAction
from magie.rules.masterpiece.family import actions as a
from magie.rules.masterpiece.state.act import Act
from magie.rules.numbers import whole

NO_ARGUMENTS: dict[type[a.Action], int] = {
    a.Pass: act_kinds.PASS,
    a.Roll: act_kinds.ROLL,
    a.Buy: act_kinds.BUY,
    a.Decline: act_kinds.DECLINE,
    a.Hammer: act_kinds.HAMMER,
    a.CloseTick: act_kinds.CLOSE_TICK,
    a.Resign: act_kinds.RESIGN,
}
BY_KIND = {number: action for action, number in NO_ARGUMENTS.items()}


class Coder:
    """Knows the ids of one edition's spaces and paintings, and turns actions into acts and back."""

    def __init__(self, edition: MasterpieceEdition) -> None:
        self.space_ids = [space.id for space in edition.spaces]
        self.spaces = {name: number for number, name in enumerate(self.space_ids)}
        self.painting_ids = [painting.id for painting in edition.paintings]
        self.paintings = {name: number for number, name in enumerate(self.painting_ids)}

    def act(self, action: a.Action) -> Act:
        """The act of an action; a name the edition does not print is refused here."""
        act = Act()
        if type(action) in NO_ARGUMENTS:
            act.kind = NO_ARGUMENTS[type(action)]
            return act
        match action:
            case a.Bid(amount):
                act.kind, act.amount = act_kinds.BID, whole(amount)
            case a.Challenge(seat, amount):
                act.kind, act.number = act_kinds.CHALLENGE, whole(seat)
                act.amount = amounts.HIS_HIGHEST if amount is None else max(whole(amount), amounts.NO_BID)
            case a.ChooseSpace(space):
                act.kind, act.number = act_kinds.CHOOSE_SPACE, self.space(space)
            case a.ChooseLot(painting):
                act.kind, act.number = act_kinds.CHOOSE_LOT, self.painting(painting)
            case a.Sell(painting):
                act.kind, act.number = act_kinds.SELL, self.painting(painting)
            case a.Take(painting):
                act.kind, act.number = act_kinds.TAKE, self.painting(painting)
            case _:
                raise IllegalAction(
                    "unknown_action", f"{action!r} is not an action of this game.", "MP-AUC-13"
                )
        return act

    def action(self, act: Act) -> a.Action:
        """The action of an act: what a fast bot chose, in words."""
        what = act.kind
        if what in BY_KIND:
            return BY_KIND[what]()
        if what == act_kinds.BID:
            return a.Bid(act.amount)
        if what == act_kinds.CHALLENGE:
            return a.Challenge(act.number, None if act.amount == amounts.HIS_HIGHEST else act.amount)
        if what == act_kinds.CHOOSE_SPACE:
            return a.ChooseSpace(self.space_ids[act.number])
        painting = self.painting_ids[act.number]
        if what == act_kinds.CHOOSE_LOT:
            return a.ChooseLot(painting)
        return a.Sell(painting) if what == act_kinds.SELL else a.Take(painting)

    def space(self, name: str) -> int:
        """The number of a space."""
        if name not in self.spaces:
            raise no_such("space", name, self.space_ids, "A-MP-05")
        return self.spaces[name]

    def painting(self, name: str) -> int:
        """The number of a painting."""
        if name not in self.paintings:
            raise no_such("painting", name, self.painting_ids, "MP-EQP-01")
        return self.paintings[name]


def no_such(what: str, name: str, allowed: Sequence[str], rule: str) -> IllegalAction:
    """The refusal of a name that the edition does not print."""
    return IllegalAction(
        f"no_such_{what}", f"There is no {what} {name!r}; there are {', '.join(allowed)}.", rule
    )


KINDS = kinds_in(a.AnyAction)

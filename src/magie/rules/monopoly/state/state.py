"""State: all that changes in a game and everybody may see. Hidden: what not everybody may know. Table: one game.

Written by tools/fields.py from the lists in `fields`, where every field is named once.
"""

from __future__ import annotations

from typing import Any

import magie.rules.monopoly.state.fields as fields
from magie.rules.digest import numbers_in
from magie.rules.fields import LUCK
from magie.rules.luck import Luck
from magie.rules.monopoly.state.printed import Printed


class Offer:
    """A deal on the table. It never changes; an offer nobody is asked about any more is replaced by one not fresh."""

    def __init__(self) -> None:
        # Which it is, and since when: in which decision or debt it was made, 0 between throws.
        self.number = 0
        self.by = 0
        self.to = 0
        self.fresh = True
        self.made_in = 0
        # Cash is what the offerer pays, negative if the other one pays; sets of deeds and cards are bits.
        self.cash = 0
        self.cards = 0
        self.cards_back = 0
        self.deeds = 0
        self.deeds_back = 0
        self.lift = 0

    def copy(self) -> Offer:
        """The same, living its own life."""
        twin = Offer.__new__(Offer)
        twin.number = self.number
        twin.by = self.by
        twin.to = self.to
        twin.fresh = self.fresh
        twin.made_in = self.made_in
        twin.cash = self.cash
        twin.cards = self.cards
        twin.cards_back = self.cards_back
        twin.deeds = self.deeds
        twin.deeds_back = self.deeds_back
        twin.lift = self.lift
        return twin

    def numbers(self) -> list[int]:
        """All that it says, for the digest."""
        return [int(getattr(self, name)) for name in fields.OFFER.counted()]


class State:
    """The public position: all that changes and everybody may see."""

    def __init__(self) -> None:
        # Whose turn it is, and how far the turn has come.
        self.seats = 0
        self.turn = 0
        self.first = 0
        self.turns = 0
        self.rounds = 0
        self.doubles = 0
        self.die1 = 0
        self.die2 = 0
        self.throw_again = False
        self.turn_over = False
        self.salary_due = 0
        self.cards_this_move = 0
        # The players.
        self.playing = 0
        self.resigned = 0
        self.auto_claim = 0
        self.cash = [0] * 8
        self.place = [0] * 8
        self.jail_turns = [-1] * 8
        self.went_out = [0] * 8
        self.hand = [0] * 8
        self.whole_groups = [0] * 8
        # The Land of Oz: where each token is in it, and what has been put on each player.
        self.popup_at = [0] * 8
        self.lollipop = [0] * 8
        self.may_enter = 0
        self.flew = 0
        self.twister = 0
        self.cornfield = 0
        self.backwards = False
        self.extra_turn = False
        # The deeds, the buildings, the decks.
        self.owner = [-1] * 48
        self.level = [0] * 48
        self.mortgaged = [0] * 48
        self.houses = 0
        self.hotels = 0
        self.card_holder = [-1] * 16
        self.used = [0] * 64
        self.used_count = [0] * 4
        self.pot = 0
        self.paid_for_level: list[int] | None = None
        # The window between two throws.
        self.passed = 0
        self.contest_opened = 0
        self.unsold_kinds = 0
        self.window_used = False
        self.acts = [0] * 8
        self.offers_made = [0] * 8
        # Rent that may still be asked for.
        self.claims = 0
        self.claims_made = 0
        self.claim_id = [0] * 10
        self.claim_owner = [0] * 10
        self.claim_payer = [0] * 10
        self.claim_deed = [0] * 10
        self.claim_amount = [0] * 10
        self.claim_factor = [0] * 10
        self.claim_turn = [0] * 10
        self.claim_status = [0] * 10
        # Offers on the table.
        self.offers = 0
        self.offers_numbered = 0
        self.open_offers: list[Offer] | None = None
        # What is in progress: the stack of frames, each with its kind, its number, whose it is and what it is
        # about.
        self.depth = 0
        self.asked = 0
        self.frame_kind = [0] * 8
        self.frame_number = [0] * 8
        self.frame_who = [0] * 8
        self.frame_amount = [0] * 8
        self.frame_next = [0] * 8
        self.frame_deeds = [0] * 8
        # The details of the one auction, debt and shortage.
        self.lot = 0
        self.bid = 0
        self.leader = -1
        self.bidders = 0
        self.bidders_passed = 0
        self.last_bidder = 0
        self.debtor = -1
        self.creditor = -1
        self.debt = 0
        self.debt_why = 0
        self.debt_offers = 0
        self.wanted_kind = 0
        self.wanted_by = 0
        self.answered = 0
        self.want = [0] * 8
        self.order: list[int] | None = None

    def copy(self) -> State:
        """The same, living its own life."""
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.turn = self.turn
        twin.first = self.first
        twin.turns = self.turns
        twin.rounds = self.rounds
        twin.doubles = self.doubles
        twin.die1 = self.die1
        twin.die2 = self.die2
        twin.throw_again = self.throw_again
        twin.turn_over = self.turn_over
        twin.salary_due = self.salary_due
        twin.cards_this_move = self.cards_this_move
        twin.playing = self.playing
        twin.resigned = self.resigned
        twin.auto_claim = self.auto_claim
        twin.cash = self.cash[:]
        twin.place = self.place[:]
        twin.jail_turns = self.jail_turns[:]
        twin.went_out = self.went_out[:]
        twin.hand = self.hand[:]
        twin.whole_groups = self.whole_groups[:]
        twin.popup_at = self.popup_at[:]
        twin.lollipop = self.lollipop[:]
        twin.may_enter = self.may_enter
        twin.flew = self.flew
        twin.twister = self.twister
        twin.cornfield = self.cornfield
        twin.backwards = self.backwards
        twin.extra_turn = self.extra_turn
        twin.owner = self.owner[:]
        twin.level = self.level[:]
        twin.mortgaged = self.mortgaged[:]
        twin.houses = self.houses
        twin.hotels = self.hotels
        twin.card_holder = self.card_holder[:]
        twin.used = self.used[:]
        twin.used_count = self.used_count[:]
        twin.pot = self.pot
        twin.paid_for_level = None if self.paid_for_level is None else list(self.paid_for_level)
        twin.passed = self.passed
        twin.contest_opened = self.contest_opened
        twin.unsold_kinds = self.unsold_kinds
        twin.window_used = self.window_used
        twin.acts = self.acts[:]
        twin.offers_made = self.offers_made[:]
        twin.claims = self.claims
        twin.claims_made = self.claims_made
        twin.claim_id = self.claim_id[:]
        twin.claim_owner = self.claim_owner[:]
        twin.claim_payer = self.claim_payer[:]
        twin.claim_deed = self.claim_deed[:]
        twin.claim_amount = self.claim_amount[:]
        twin.claim_factor = self.claim_factor[:]
        twin.claim_turn = self.claim_turn[:]
        twin.claim_status = self.claim_status[:]
        twin.offers = self.offers
        twin.offers_numbered = self.offers_numbered
        twin.open_offers = None if self.open_offers is None else list(self.open_offers)
        twin.depth = self.depth
        twin.asked = self.asked
        twin.frame_kind = self.frame_kind[:]
        twin.frame_number = self.frame_number[:]
        twin.frame_who = self.frame_who[:]
        twin.frame_amount = self.frame_amount[:]
        twin.frame_next = self.frame_next[:]
        twin.frame_deeds = self.frame_deeds[:]
        twin.lot = self.lot
        twin.bid = self.bid
        twin.leader = self.leader
        twin.bidders = self.bidders
        twin.bidders_passed = self.bidders_passed
        twin.last_bidder = self.last_bidder
        twin.debtor = self.debtor
        twin.creditor = self.creditor
        twin.debt = self.debt
        twin.debt_why = self.debt_why
        twin.debt_offers = self.debt_offers
        twin.wanted_kind = self.wanted_kind
        twin.wanted_by = self.wanted_by
        twin.answered = self.answered
        twin.want = self.want[:]
        twin.order = None if self.order is None else list(self.order)
        return twin


class Hidden(Luck):
    """What no seat may know: the luck to come, the order of the unseen cards, numbers stated in secret."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = [0] * 64
        self.pile_count = [0] * 4
        self.stated = [0] * 8

    def copy(self) -> Hidden:
        """The same, living its own life."""
        twin = Hidden.__new__(Hidden)
        self.copy_luck_to(twin)
        twin.pile = self.pile[:]
        twin.pile_count = self.pile_count[:]
        twin.stated = self.stated[:]
        return twin


class Table:
    """One game on the table: what is printed, what is public, what is hidden, and who listens."""

    def __init__(self, printed: Printed, state: State, hidden: Hidden) -> None:
        self.printed = printed
        self.state = state
        self.hidden = hidden
        self.events: list[tuple[Any, ...]] | None = None

    def copy(self) -> Table:
        """A table of its own with the same position; nobody listens to it."""
        twin = Table.__new__(Table)
        twin.printed = self.printed
        twin.state = self.state.copy()
        twin.hidden = self.hidden.copy()
        twin.events = None
        return twin


FIELDS = fields.STATE.counted()
SECRETS = LUCK + fields.HIDDEN.counted()


def numbers(table: Table) -> list[int]:
    """All numbers of the position, public and hidden: what the digest is made of."""
    return numbers_in(table.state, FIELDS) + numbers_in(table.hidden, SECRETS)

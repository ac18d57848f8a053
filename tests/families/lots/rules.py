"""The rules of a sale: one lot a round, everybody bids sealed, the highest bid pays and gets it."""

from __future__ import annotations

from collections.abc import Iterator

import magie.rules.bits as bits
from magie.rules.actions import Action, Bid, Pass, Resign
from magie.rules.decision import Decision
from magie.rules.errors import IllegalAction
from magie.rules.family import Family
from magie.rules.listing import Listing
from magie.rules.luck import pick, seed_luck
from magie.rules.numbers import whole
from magie.rules.outcome import Outcome, ended, ranked
from tests.families.lots.box import LotsEdition
from tests.families.lots.events import BidSealed, GameEnded, LotOffered, LotSold, LotThrownAway, PlayerLeft
from tests.families.lots.facts import Facts, facts_of
from tests.families.lots.table import NO_LOT, NOBODY, THROWN_AWAY, Hidden, State, Table

ACTIONS: dict[str, type[Action]] = {"bid": Bid, "pass": Pass, "resign": Resign}
ALLOWED, NOT_ASKED, NOT_COVERED = range(3)


class Coder:
    """These rules play actions as they are; only numbers are looked at."""

    def act(self, action: Action) -> Action:
        """The same action, if it is one of this game."""
        if action.kind not in ACTIONS:
            raise IllegalAction("unknown_action", f"{action!r} is not an action of this game.", "LOT-BID-01")
        if isinstance(action, Bid):
            whole(action.amount)
        return action

    def action(self, act: Action) -> Action:
        """The same action."""
        return act


class Legal(Listing[Table, Action]):
    """What a seat may do now; to leave is always allowed and never listed."""

    def _allowed(self, act: Action) -> bool:
        return check(self._table, self.seat, act) == ALLOWED

    def __iter__(self) -> Iterator[Action]:
        if Pass() in self:
            yield Pass()

    @property
    def bids(self) -> range | None:
        """The bids this seat may make now."""
        return range(1, self._table.state.cash[self.seat] + 1) if Bid(1) in self else None


def check(table: Table, seat: int, act: Action) -> int:
    """LOT-BID-01, LOT-BID-02: everybody who plays answers once, with no more than there is."""
    state = table.state
    if seat < 0 or state.over or not bits.has(state.playing, seat):
        return NOT_ASKED
    if isinstance(act, Resign):
        return ALLOWED
    if bits.has(state.answered, seat):
        return NOT_ASKED
    covered = not isinstance(act, Bid) or 1 <= act.amount <= state.cash[seat]
    return ALLOWED if covered else NOT_COVERED


class Lots(Family[LotsEdition, Table, Action]):
    """The rules of a sale, ready for one edition."""

    actions = ACTIONS
    coder = Coder()
    check = staticmethod(check)

    # Set-up

    def lay_table(self, seats: int, banker: int) -> Table:
        """LOT-SET-01: the same money for everybody."""
        lots = len(self.edition.lots)
        return Table(State(seats, self.edition.rules.start_cash, lots), Hidden(seats, list(range(lots))))

    def set_up(self, table: Table, banker: int) -> None:
        """LOT-SET-01: shuffle; the banker opens."""
        table.state.first = table.state.turn = banker
        table.shuffle()
        self.offer(table)

    # How it stands

    def is_over(self, table: Table) -> bool:
        """Has the game ended?"""
        return table.state.over > 0

    def outcome(self, table: Table) -> Outcome | None:
        """LOT-END-01, LOT-END-02: most worth wins."""
        if not table.state.over:
            return None
        how = "last_standing" if bits.count(table.state.playing) == 1 else "last_lot"
        return ended(how, ranked({seat: self.worth(table, seat) for seat in range(table.state.seats)}))

    def worth(self, table: Table, seat: int) -> int:
        """LOT-END-01: money and lots."""
        owned = zip(self.edition.lots, table.state.owner, strict=True)
        return table.state.cash[seat] + sum(lot.worth for lot, owner in owned if owner == seat)

    def decision(self, table: Table) -> Decision:
        """One question for each lot, to all who have not answered it."""
        first = self.to_act(table)
        return Decision(
            number=table.state.rounds + 1,
            kind="game_over" if table.state.over else "sealed_bid",
            seats=bits.members_of(self.open_seats(table)),
            to_act=None if first == NOBODY else first,
        )

    def to_act(self, table: Table) -> int:
        """From the opener on."""
        asked = self.open_seats(table)
        return next((seat for seat in self.in_order(table) if bits.has(asked, seat)), NOBODY)

    def open_seats(self, table: Table) -> int:
        """LOT-BID-01: everybody who has not answered."""
        return 0 if table.state.over else table.state.playing & ~table.state.answered

    def in_order(self, table: Table) -> Iterator[int]:
        """The seats from the opener on."""
        yield from ((table.state.turn + step) % table.state.seats for step in range(table.state.seats))

    def numbers(self, table: Table) -> list[int]:
        """The whole position."""
        return table.numbers()

    # Playing

    def legal(self, table: Table, seat: int) -> Legal:
        """What a seat may do now."""
        return Legal(table, self.coder, seat)

    def safe_answer(self, table: Table, seat: int) -> Action:
        """Whoever is away passes."""
        return Pass()

    def play(self, table: Table, seat: int, act: Action) -> int:
        """LOT-BID-01: an answer is sealed; the last one opens them all."""
        state = table.state
        if isinstance(act, Resign):
            self.leave(table, seat)
        else:
            table.hidden.bids[seat] = act.amount if isinstance(act, Bid) else 0
            state.answered |= bits.bit(seat)
            table.tell(BidSealed(seat=seat))
        if bits.count(state.playing) == 1:
            self.end(table)
        elif not self.open_seats(table):
            self.sell(table)
        return ALLOWED

    def leave(self, table: Table, seat: int) -> None:
        """LOT-END-02: everything goes back."""
        state = table.state
        state.playing &= ~bits.bit(seat)
        state.answered &= ~bits.bit(seat)
        state.cash[seat] = table.hidden.bids[seat] = 0
        state.owner = [THROWN_AWAY if owner == seat else owner for owner in state.owner]
        table.tell(PlayerLeft(seat=seat))

    def sell(self, table: Table) -> None:
        """LOT-SALE-01, LOT-SALE-02: to the highest bid, of equal ones to the first from the opener on."""
        state, bids = table.state, table.hidden.bids
        buyer = max(self.in_order(table), key=lambda seat: bids[seat])
        lot, price = self.edition.lots[state.lot].id, bids[buyer]
        state.owner[state.lot] = buyer if price else THROWN_AWAY
        state.cash[buyer] -= price
        table.tell(LotSold(seat=buyer, lot=lot, amount=price) if price else LotThrownAway(lot=lot))
        state.rounds += 1
        state.turns += 1
        following = (seat for seat in self.in_order(table) if seat != state.turn)
        state.turn = next(seat for seat in following if bits.has(state.playing, seat))
        self.offer(table)

    def offer(self, table: Table) -> None:
        """LOT-END-01: the next lot; after the last one it is over."""
        state, hidden = table.state, table.hidden
        limit = self.edition.rules.round_limit
        state.answered, hidden.bids = 0, [0] * state.seats
        if not hidden.pile or state.rounds == limit > 0:
            self.end(table)
            return
        state.lot = hidden.pile.pop()
        state.owner[state.lot] = NOBODY
        lot = self.edition.lots[state.lot]
        table.tell(LotOffered(round=state.rounds + 1, lot=lot.id, worth=lot.worth))

    def end(self, table: Table) -> None:
        """LOT-END-01: count, and tell who won."""
        table.state.over, table.state.lot = 1, NO_LOT
        found = self.outcome(table)
        assert found is not None
        table.tell(GameEnded(how=found.how, seats=found.winners))

    # What a seat may know

    def public_table(self, table: Table, seat: int | None) -> Table:
        """LOT-BID-01: neither the order of the lots to come, nor the bids of others, nor any luck."""
        hidden = Hidden(table.state.seats, sorted(table.hidden.pile))
        if seat is not None:
            hidden.bids[seat] = table.hidden.bids[seat]
        return Table(table.state, hidden).copy()

    def imagine(self, public: Table, seat: int | None, seed: str) -> Table:
        """The lots to come in any order; who has answered may have bid anything."""
        twin = public.copy()
        seed_luck(twin.hidden, f"imagined {seed}")
        twin.shuffle()
        for other in bits.members_of(twin.state.answered):
            if other != seat:
                twin.hidden.bids[other] = pick(twin.hidden, twin.state.cash[other] + 1)
        return twin

    def facts(self, public: Table, seat: int | None) -> Facts:
        """All that a seat may know."""
        return facts_of(public, self.edition, seat, self.decision(public))

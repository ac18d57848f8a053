"""A-RNT-10, A-DEAL-08: whoever owes something makes only deals that leave his creditors their money."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

import magie
import magie.rules.bits as bits
import magie.rules.monopoly.book.debt as debts
import magie.rules.monopoly.state.top as top
import magie.rules.monopoly.words.claims as claims
import magie.rules.monopoly.words.frames as frames
from magie.rules.errors import IllegalAction
from magie.rules.game import Game
from magie.rules.monopoly.family import actions as a
from magie.rules.monopoly.state.state import Table
from tests.properties.tables import editions, seeds

POOR = {"start_cash": 60, "salary": 50, "deal_out_deeds": 5, "auto_claim": False, "rent_claim_turns": 2}
BOUND = ("rent_asked_of_you", "rent_asked_of_them", "debtor_must_gain", "debtor_sells_out")
STEPS = 200


@st.composite
def poor_games(draw: st.DrawFn) -> Game:
    """A game in which rents wait to be asked for and money is short."""
    options = POOR | {"start_cash": draw(st.sampled_from([0, 60, 200]))}
    return magie.new_game(draw(editions), seats=draw(st.integers(3, 5)), seed=draw(seeds), options=options)


def owed(table: Table, seat: int) -> int:
    """The present debt and every rent asked for, added up without the rules."""
    state = table.state
    asked = [state.claim_amount[i] for i in range(state.claims) if claimed(table, i, seat)]
    in_debt = top.kind(state) == frames.DEBT and state.debtor == seat
    return sum(asked) + (state.debt if in_debt else 0)


def claimed(table: Table, at: int, payer: int) -> bool:
    return table.state.claim_payer[at] == payer and table.state.claim_status[at] == claims.DUE


def allowed(table: Table, seat: int, gain: int, gives: a.Goods, takes: a.Goods, ids: list[str]) -> bool:
    """May a player who owes something make this deal? Deeds are not lifted here."""
    state, printed = table.state, table.printed
    given_up, received = [ids.index(d) for d in gives.deeds], [ids.index(d) for d in takes.deeds]
    gain -= sum(printed.interest[d] for d in received if state.mortgaged[d])
    if state.cash[seat] + gain >= owed(table, seat):
        return True
    after = debts.can_raise(table, seat) + gain
    after += sum(printed.mortgage_value[d] for d in received if not state.mortgaged[d])
    after -= sum(printed.mortgage_value[d] for d in given_up if not state.mortgaged[d])
    price = sum(printed.mortgage_value[d] for d in given_up) + 50 * len(gives.jail_cards)
    return gain > 0 and (after >= owed(table, seat) or gain > price)


def goods(game: Game, luck: random.Random, seat: int) -> a.Goods:
    """Some of what a player has."""
    player = game.view().facts.players[seat]
    deeds = tuple(deed for deed in player.deeds if luck.random() < 0.3)
    cash = luck.choice([0, 0, player.cash, luck.randint(0, player.cash)])
    return a.Goods(cash, deeds, tuple(card for card in player.jail_cards if luck.random() < 0.3))


def deals_in(game: Game, luck: random.Random) -> Iterator[tuple[Table, int, int, a.Offer, str]]:
    """Offers tried while somebody decides or owes: the table before, by whom, to whom, and what came of it."""
    for _ in range(STEPS):
        seat = game.to_act()
        if seat is None:
            return
        facts = game.view().facts
        if facts.decision.kind in ("buy_or_decline", "debt"):
            for claim in facts.claims:
                if not claim.claimed and luck.random() < 0.7:
                    thrown = game.play(claim.owner, a.ClaimRent(claim.claim))
                    assert thrown
            if game.to_act() != seat or game.decision.kind != facts.decision.kind:
                continue
            others = [
                s
                for s in range(game.table.state.seats)
                if s != seat and bits.has(game.table.state.playing, s)
            ]
            offer = a.Offer(luck.choice(others), goods(game, luck, seat), a.Goods())
            offer = a.Offer(offer.to, offer.give, goods(game, luck, offer.to))
            yield tried(game, seat, offer)
        if game.to_act() is not None:
            seat = game.to_act()
            assert seat is not None
            game.play(seat, game.default(seat))


def tried(game: Game, seat: int, offer: a.Offer) -> tuple[Table, int, int, a.Offer, str]:
    """Make the offer, and accept it."""
    before = game.table.copy()
    try:
        game.play(seat, offer)
        game.play(offer.to, a.Accept(game.view().facts.offers[-1].offer))
    except IllegalAction as refused:
        return before, seat, offer.to, offer, refused.code
    return before, seat, offer.to, offer, ""


@given(poor_games(), seeds)
def test_deals_of_who_owes_are_those_that_leave_his_creditors_their_money(game: Game, seed: int) -> None:
    ids = [space.id for space in game.edition.deeds]
    for before, by, to, offer, code in deals_in(game, random.Random(seed)):
        net = offer.take.cash - offer.give.cash
        fair = allowed(before, by, net, offer.give, offer.take, ids) or not owed(before, by)
        fair = fair and (allowed(before, to, -net, offer.take, offer.give, ids) or not owed(before, to))
        if code == "":
            assert fair, offer
        elif code in BOUND:
            assert not fair, offer

"""What a deal would bring each side, as the rules count it."""

from __future__ import annotations

import magie
import magie.rules.monopoly.state.hands as hands
from magie.rules.advice import Gain
from magie.rules.game import Game
from magie.rules.monopoly.family.actions import Accept, Goods, Mortgage, Offer
from magie.rules.monopoly.people.gains import gains, gains_of_draft

NAMES = ("Ann", "Ben")


def table(**deeds: str) -> Game:
    """Ann and Ben between throws with these deeds."""
    game = magie.new_game("luxury", NAMES, 1)
    state = game.table.state
    for deed, owner in deeds.items():
        hands.give_deed(game.table, game.coder.deeds[deed.replace("_", "-")], NAMES.index(owner))
    assert state.seats == 2
    return game


def texts(found: tuple[Gain, ...], seat: int) -> list[str]:
    return [gain.text for gain in found if gain.seat == seat]


def test_completing_a_group_tells_its_rents_and_the_price_of_a_house() -> None:
    game = table(
        st_charles="Ann", states="Ann", virginia="Ben", b_and_o="Ann", reading="Ben", short_line="Ben"
    )
    offer = Offer(1, Goods(cash=110, deeds=("b-and-o",)), Goods(deeds=("virginia",)))
    found = gains_of_draft(game.view(0), offer)
    assert texts(found, 0) == [
        "Completes Pink: rents $20, $20 and $24, and may build at $100 a house",
        "Worth $150 less in all",
    ]
    assert texts(found, 1) == [
        "3 of 4 Railroads: each rent $100 instead of $50",
        "Worth $150 more in all",
    ]


def test_a_lying_offer_tells_the_same_and_nothing_is_played() -> None:
    game = table(st_charles="Ann", states="Ann", virginia="Ben")
    offer = Offer(1, Goods(cash=200), Goods(deeds=("virginia",)))
    drafted = gains_of_draft(game.view(0), offer)
    game.play(0, offer)
    before = game.digest()
    number = game.view().facts.offers[0].offer
    assert gains(game.view(1)) == {str(number): drafted}
    assert gains(game.view(None)) == {str(number): drafted}
    assert game.digest() == before
    game.play(1, Accept(number))
    assert game.view().facts.players[0].deeds == ("st-charles", "states", "virginia")


def test_a_mortgaged_street_stops_building_and_its_interest_is_counted() -> None:
    game = table(st_charles="Ann", states="Ann", virginia="Ben")
    game.play(1, Mortgage("virginia"))
    found = gains_of_draft(game.view(0), Offer(1, Goods(cash=100), Goods(deeds=("virginia",))))
    assert texts(found, 0) == [
        "Completes Pink: rents $10 and $10",
        "Worth $52 more in all",
        "Pays $8 interest on mortgages",
    ]
    assert texts(found, 1) == ["Worth $60 less in all"]


def test_whoever_accepts_sees_what_lifting_a_mortgage_costs() -> None:
    game = table(virginia="Ann")
    game.play(0, Mortgage("virginia"))
    game.play(0, Offer(1, Goods(deeds=("virginia",)), Goods(cash=50)))
    (lying,) = game.view(1).facts.offers
    kept = gains_of_draft(game.view(1), Accept(lying.offer))
    assert texts(kept, 1)[-1] == "Pays $8 interest on mortgages"
    lifted = gains_of_draft(game.view(1), Accept(lying.offer, lift=("virginia",)))
    assert texts(lifted, 1)[-1] == "Pays $88 to lift mortgages"
    assert gains_of_draft(game.view(0), Accept(lying.offer)) == ()


def test_what_may_not_be_offered_or_accepted_brings_nothing() -> None:
    game = table(virginia="Ben")
    view = game.view(0)
    assert gains_of_draft(view, Offer(1, Goods(cash=100_000), Goods(deeds=("virginia",)))) == ()
    assert gains_of_draft(view, Offer(1, Goods(cash=10))) == ()
    assert gains_of_draft(game.view(None), Offer(1, Goods(cash=10), Goods(deeds=("virginia",)))) == ()
    assert gains(view) == {}


def test_where_the_tax_is_chosen_blindly_a_deal_does_not_tell_what_anybody_is_worth() -> None:
    game = magie.new_game("harry_potter", NAMES, 1)
    for deed in range(3):
        hands.give_deed(game.table, deed, 0)
    own = game.view(0).facts.players[0]
    found = gains_of_draft(game.view(0), Offer(1, Goods(own.cash, own.deeds)))
    assert texts(found, 0) == ["Gives up the whole of Brown"]
    assert texts(found, 1)[0].startswith("Completes Brown")
    assert not any("orth" in gain.text for gain in found)

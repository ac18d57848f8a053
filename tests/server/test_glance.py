"""What a player sees at a glance is what the rules say now: whatever is made once must equal what is made anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from magie.bots import make
from magie.editions import load
from magie.rules.buttons import Choice, rank
from magie.rules.game import Game, View
from magie.rules.manners import manners_at
from magie.rules.monopoly.family.actions import Goods, Offer
from magie.rules.start import new_game
from magie.server.rooms.audience import Views
from magie.server.rooms.choices import refusal_of
from magie.server.rooms.waiting import waited_for
from magie.server.wire import ENCODER

EDITIONS = ("luxury", "harry_potter", "oz", "masterpiece")
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def positions(edition: str, number: int, seed: int = 5) -> list[Game]:
    """Games from their first throw on, played at random and with some offers."""
    luck = random.Random(seed)
    found: list[Game] = []
    while len(found) < number:
        game = new_game(load(edition), NAMES, f"glance {luck.random()}")
        while not game.over and len(found) < number:
            found.append(game.copy())
            seat = luck.choice([seat for seat in game.open_seats() if list(game.legal(seat))])
            game.play(seat, offer_of(game, seat, luck) or luck.choice(list(game.legal(seat))))
    return found


def offer_of(game: Game, seat: int, luck: random.Random) -> Offer | None:
    """Now and then a deed for a coin, where the game has deals."""
    partners = getattr(game.legal(seat), "partners", ())
    if not partners or luck.random() < 0.8 or not game.view().facts.players[seat].deeds:
        return None
    deed = luck.choice(game.view().facts.players[seat].deeds)
    offer = Offer(luck.choice(partners), Goods(deeds=(deed,)), Goods(cash=1))
    return offer if offer in game.legal(seat) else None


def made_anew(view: View, choice: Choice) -> Choice:
    """The same button, said by the rules without anything kept."""
    refused = refusal_of(view, choice.action)
    return Choice(
        action=choice.action,
        text=view.describe(choice.action),
        kind=choice.kind,
        disabled=None if refused is None else refused.sentence,
        rule="" if refused is None else refused.rule,
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_buttons_made_once_say_what_the_rules_say_now(edition: str) -> None:
    seen: set[Any] = set()
    for game in positions(edition, 500):
        for seat in range(len(NAMES)):
            view = game.view(seat)
            choices = manners_at(game.edition).choices(view, view.legal())
            assert list(choices) == [made_anew(view, choice) for choice in choices]
            possible = [choice.action for choice in choices if choice.disabled is None]
            assert possible == sorted(view.legal(), key=rank)
            seen |= {(choice.kind, choice.rule) for choice in choices}
    assert len({rule for _, rule in seen}) > 2, "some buttons must have been refused"


@pytest.mark.parametrize("edition", EDITIONS[:3])
def test_every_deed_has_its_buttons_possible_or_not(edition: str) -> None:
    for game in positions(edition, 150, seed=6):
        for seat in range(len(NAMES)):
            view = game.view(seat)
            choices = manners_at(game.edition).choices(view, view.legal())
            mine = {deed.deed for deed in view.facts.deeds if deed.owner == seat}
            shown = {choice.action.deed for choice in choices if choice.kind in ("mortgage", "lift")}
            assert mine <= shown or not view.facts.players[seat].playing


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shared_view_is_the_view_of_each_seat(edition: str) -> None:
    for game in positions(edition, 200, seed=7):
        views = Views(game)
        for seat in (None, *range(len(NAMES))):
            assert views.of(seat).facts == game.view(seat).facts
            assert ENCODER.encode(views.facts_for(seat)) == ENCODER.encode(game.view(seat).facts)
            assert (views.worth or views.advice.worth(views.of(seat))) == views.advice.worth(game.view(seat))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_waits_for_somebody_who_can_act(edition: str) -> None:
    for game in positions(edition, 300, seed=8):
        waited = waited_for(game)
        assert waited
        assert set(waited) <= set(game.open_seats())


@pytest.mark.parametrize("edition", EDITIONS[:3])
def test_asking_for_offers_finds_those_on_the_table(edition: str) -> None:
    found = 0
    for game in positions(edition, 300, seed=9):
        wanted = {offer.to for offer in game.view().facts.offers if offer.open}
        assert set(manners_at(game.edition).offered_to(game.table)) == wanted
        found += len(wanted)
    assert found


@pytest.mark.parametrize("edition", ["luxury", "masterpiece"])
def test_whether_a_seat_keeps_secrets_is_whether_the_table_lies_open(edition: str) -> None:
    """Asked before somebody sits down in a game that is on: in Monopoly only a shortage of buildings has a secret."""
    bot, found = make("steady", seed=1), set()
    options = {"houses": 6} if edition == "luxury" else {}
    game = new_game(load(edition).with_options(options), NAMES, "short of houses 0")
    manners = manners_at(game.edition)
    for _ in range(1100 if options else 200):
        if game.over:
            break
        open_now = manners.lies_open(game.view())
        assert manners.keeps_secrets(game.table) == (not open_now)
        found.add(open_now)
        seat = game.to_act()
        view = game.view(seat)
        game.play(seat, bot.choose(view, view.legal()))
    assert found == ({True, False} if edition == "luxury" else {False})
    assert manners.keeps_secrets(None) == (edition == "masterpiece")

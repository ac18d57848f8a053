"""What people type, and what it means."""

from __future__ import annotations

import pytest

import magie
from magie.rules.errors import MagieError
from magie.rules.game import View
from magie.rules.monopoly.family import actions as a
from magie.terminal.monopoly.naming import deeds_named, goods_named
from magie.terminal.monopoly.typed import help_lines, read
from magie.terminal.naming import money_in


@pytest.fixture
def view() -> View:
    return magie.new_game("luxury", ("Ann", "Ben", "Bert"), seed=1).view(0)


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        ("roll", [a.Roll()]),
        ("bid 120", [a.Bid(120)]),
        ("bid $1,200", [a.Bid(1200)]),
        ("build baltic mediterranean", [a.Build(("baltic", "mediterranean"))]),
        ("build 3 baltic", [a.Build(("baltic", "baltic", "baltic"))]),
        ("build park place, boardwalk", [a.Build(("park-place", "boardwalk"))]),
        ("mortgage st. james and B&O", [a.Mortgage("st-james"), a.Mortgage("b-and-o")]),
        ("offer Ben give baltic, $50 take reading", [a.Offer(1, a.Goods(50, ("baltic",)), a.Goods(0, ("reading",)))]),
        ("offer ber give nothing take boardwalk", [a.Offer(2, a.Goods(), a.Goods(0, ("boardwalk",)))]),
        ("offer 2 give baltic 50 for water works", [a.Offer(1, a.Goods(50, ("baltic",)), a.Goods(0, ("water",)))]),
        ("claim off", [a.AutoClaim(False)]),
        ("want 2", [a.Want(2)]),
        ("accept 3", [a.Accept(3)]),
    ],
)  # fmt: skip
def test_words_become_actions(view: View, typed: str, actions: list[a.Action]) -> None:
    assert read(typed, view) == actions


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("bid high", "Bid how much? For example: bid 120."),
        ("bid 1,20", "'1,20' is no amount. For example: bid 120."),
        ("bid 12,", "'12,' is no amount. For example: bid 120."),
        ("bid -50", "'-50' is no amount. For example: bid 120."),
        ("bid ,500", "',500' is no amount. For example: bid 120."),
        ("offer Ben give 1,00 take boardwalk", "'1,00' is no amount. For example: $50."),
        ("offer Ben give baltic 1,00 take boardwalk", "'1,00' is no amount. For example: $50."),
        ("build", "Build what? For example: build mediterranean."),
        ("build atlantis", "There is no deed 'atlantis'; type `deeds` to see them all."),
        (
            "mortgage penn",
            "'penn' could be Pennsylvania Railroad or Pennsylvania Avenue; type more of the name.",
        ),
        ("offer Zoe give baltic", "Who is 'Zoe'? The others are Ben and Bert."),
        ("offer Be give baltic", "Who is 'Be'? The others are Ben and Bert."),
        ("offer", "Offer what to whom? For example: offer Bert give mediterranean, $50 take boardwalk."),
        ("offer Ben give card", "There is no Get Out of Jail Free card to give on that side."),
        ("accept", "There is no offer to you now."),
        ("place", "Place it on which street? For example: place mediterranean."),
        ("fly", "Fly where? For example: fly mediterranean."),
        ("target", "Whom? For example: target Bert."),
        ("sell all", "Sell everything on which group? For example: sell all mediterranean."),
        ("card", "You have no Get Out of Jail Free card."),
    ],
)
def test_what_is_unclear_is_asked_back(view: View, typed: str, sentence: str) -> None:
    with pytest.raises(MagieError) as mistake:
        read(typed, view)
    assert str(mistake.value) == sentence


def test_words_of_nobody_are_left_to_others(view: View) -> None:
    assert read("sing loudly", view) is None


def test_money_is_read_with_or_without_sign() -> None:
    assert [money_in(text) for text in ("50", "$50", "1,500", "fifty", "5 0")] == [50, 50, 1500, None, None]
    assert [money_in(text) for text in ("250k", "1.5m", "0.5K", "1.5", "2x")] == [
        250_000,
        1_500_000,
        500,
        None,
        None,
    ]


def test_thousands_are_written_right_or_not_at_all() -> None:
    wrong = (
        "100,00",
        "1,2",
        "12,",
        ",500",
        "1,000,00",
        "1,000_000",
        "1.",
        "-50",
        "+50",
        "1.0005k",
        "9" * 5000,
    )
    assert [money_in(text) for text in wrong] == [None] * len(wrong)
    assert [money_in(text) for text in ("1,234,567", "1_234_567", "1.001m", "2,500k")] == [
        1_234_567,
        1_234_567,
        1_001_000,
        2_500_000,
    ]


def test_the_sign_and_the_name_of_the_money_may_be_typed() -> None:
    """What `help` shows as an example can be typed: G50 in Galleons."""
    view = magie.new_game("harry_potter", ("Ann", "Ben"), seed=1).view(0)
    example = next(words for words, _ in help_lines(view.edition, "Ben") if words.startswith("offer "))
    assert "G50" in example
    assert read(example, view) == [
        a.Offer(1, a.Goods(50, ("cupboard",)), a.Goods(0, ("dumbledores-office",)))
    ]
    currency = view.edition.currency
    typed = ("G50", "50G", "g 1,200", "50 Galleons", "$50", "50")
    assert [money_in(text, currency) for text in typed] == [50, 50, 1200, 50, 50, 50]


def test_names_may_stand_in_a_row(view: View) -> None:
    assert deeds_named("new york tennessee park place", view.edition) == (
        "new-york",
        "tennessee",
        "park-place",
    )


def test_a_side_of_a_deal_may_hold_a_card(view: View) -> None:
    goods = goods_named("card, 20 and short line", view.edition, ("chance-jail-card",))
    assert goods == a.Goods(20, ("short-line",), ("chance-jail-card",))

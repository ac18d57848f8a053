"""Two people who bargain."""

from __future__ import annotations

from tests.browser.people import Person

DEALT = {"deal_out_deeds": 4}


def has_deeds(one: Person) -> bool:
    """Is there something to bargain with?"""
    return one.dock.get_by_role("listitem").count() > 0


def puts_into_the_deal(one: Person, giver: str, deed: str = "") -> None:
    """The first deed of one side, or the first that is called so."""
    tiles = one.goods_of(giver).get_by_role("listitem").get_by_role("button")
    tiles.filter(has_text=deed).first.click()


def offers_a_deed(one: Person, to: str, cash: int, deed: str = "") -> None:
    """An own deed for cash."""
    one.presses("o")
    puts_into_the_deal(one, "You give", deed)
    one.goods_of(f"{to} gives").get_by_label("Cash of").fill(str(cash))
    one.page.get_by_role("button", name="Send the offer").click()


def looks_at_an_offer(one: Person) -> None:
    """The first that waits for an answer."""
    one.offers_to_me.first.get_by_role("button", name="Look").click()
    one.deal.wait_for()

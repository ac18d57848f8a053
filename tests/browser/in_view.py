"""What somebody has before them, by its role and its name: as whoever listens to the page finds it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

EDITIONS = {
    "luxury": "Luxury",
    "harry_potter": "Harry Potter",
    "oz": "The Wizard of Oz",
    "masterpiece": "Masterpiece",
}


class InView:
    """The parts of a page, in the words of the game."""

    page: Page

    # ---- on the table

    @property
    def board(self) -> Locator:
        """The ring of squares, with what happens now in its middle; on a phone the small one."""
        return self.page.get_by_role("region", name="Board", exact=True)

    @property
    def ring(self) -> Locator:
        """The ring itself."""
        return self.board.get_by_role("list", name="squares, clockwise")

    @property
    def squares(self) -> Locator:
        """The squares of the ring; each tells its name, its price, its owner, and who stands there."""
        return self.ring.get_by_role("button")

    def square(self, name: str) -> Locator:
        """The square of this name."""
        return self.squares.and_(self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")))

    @property
    def now(self) -> Locator:
        """What is asked, and what can be answered."""
        return self.page.get_by_role("region", name="Now", exact=True)

    @property
    def question(self) -> Locator:
        """What is asked, in a line."""
        return self.now.get_by_role("heading", level=2)

    @property
    def gold_button(self) -> Locator:
        """The answer that Space gives. Its words change with every question: so the page marks it."""
        return self.page.locator("[data-primary]")

    @property
    def answers(self) -> Locator:
        """The gold button and the quiet ways out beside it."""
        return self.page.get_by_role("group", name="Answers", exact=True)

    @property
    def tip(self) -> Locator:
        """The whole reason of a button, with its rule. Whoever listens has heard it with the button: it is hidden from them."""
        return self.page.get_by_role("paragraph", include_hidden=True).filter(
            has_text=re.compile("Rule [A-Z]")
        )

    @property
    def refusal(self) -> Locator:
        """Why something was not done."""
        return self.page.get_by_role("alert")

    @property
    def timer(self) -> Locator:
        """The clock that runs."""
        return self.page.get_by_role("timer")

    @property
    def dock(self) -> Locator:
        """The own deeds or paintings, and the cash; on a phone the cash and the gold button."""
        return self.page.get_by_role("region", name=re.compile("^(My (deeds|paintings)|Your seat)$")).or_(
            self.page.get_by_role("group", name="My cash", exact=True)
        )

    @property
    def own_values(self) -> Locator:
        """What is known of the worth of the own paintings."""
        return self.dock.get_by_role("listitem").get_by_role("paragraph")

    def stage(self, name: str) -> Locator:
        """What lies in the middle of the table: an auction, a deal, a debt."""
        return self.page.get_by_role("group", name=name, exact=True)

    @property
    def auction(self) -> Locator:
        """A deed or a painting under the hammer."""
        return self.stage("Auction")

    @property
    def deal(self) -> Locator:
        """An offer that is put together, or looked at."""
        return self.stage("Deal")

    def goods_of(self, giver: str) -> Locator:
        """One side of a deal: what `You give`, or what `Ben gives`."""
        return self.deal.get_by_role("group", name=giver, exact=True)

    @property
    def verdict(self) -> Locator:
        """What the server says about a deal, below what either side gives."""
        return self.deal.get_by_role("status").last

    @property
    def debt(self) -> Locator:
        """What is owed, and the ways out of it."""
        return self.stage("Debt")

    @property
    def card(self) -> Locator:
        """A card that was drawn."""
        return self.page.get_by_role("article", name=re.compile("^Card: "))

    @property
    def offers(self) -> Locator:
        """What lies between the players: offers, and rents that can be asked for."""
        return self.page.get_by_role("list", name="Offers", exact=True)

    @property
    def offers_to_me(self) -> Locator:
        """Offers that wait for an answer."""
        return self.offers.get_by_role("listitem").filter(has_text="to you, open")

    @property
    def claims(self) -> Locator:
        """Rents that can be asked for."""
        asks = self.page.get_by_role("button", name="Ask for rent")
        return self.offers.get_by_role("listitem").filter(has=asks)

    # ---- who plays

    @property
    def seats(self) -> Locator:
        """The cards of the players."""
        name = self.page.get_by_role("heading", level=3)
        return (
            self.page.get_by_role("list", name="Players", exact=True).get_by_role("listitem").filter(has=name)
        )

    def seat(self, name: str) -> Locator:
        """The card of somebody; the own one is called `Ann (you)`."""
        called = re.compile(rf"^{re.escape(name)}( \(you\))?$")
        return self.seats.filter(has=self.page.get_by_role("heading", level=3, name=called))

    # ---- what was said

    @property
    def log(self) -> Locator:
        """What has happened: a heading for each turn, and a line for each thing."""
        return self.page.get_by_role("log", name="Log", exact=True)

    @property
    def lines(self) -> Locator:
        """The lines of the log."""
        return self.log.get_by_role("listitem")

    @property
    def turns(self) -> Locator:
        """The turns that the log tells of."""
        return self.log.get_by_role("heading")

    @property
    def chat(self) -> Locator:
        """What people have said; it lies behind the log."""
        return self.page.get_by_role("log", name="Chat", exact=True)

    @property
    def told(self) -> Locator:
        """What the table itself has just said; it can be hidden."""
        hides = self.page.get_by_role("button", name="Hide this message")
        return self.page.get_by_role("paragraph").filter(has=hides)

    # ---- before and after the game

    def edition(self, name: str) -> Locator:
        """The choice of an edition on the front page."""
        return self.page.get_by_role("radio", name=EDITIONS[name], exact=True)

    @property
    def editions(self) -> Locator:
        """All of them."""
        return self.page.get_by_role("group", name="Choose an edition").get_by_role("radio")

    @property
    def chairs(self) -> Locator:
        """The chairs of the lobby."""
        return self.page.get_by_role("list", name="Seats", exact=True).get_by_role("listitem")

    def chair(self, name: str) -> Locator:
        """The chair of somebody."""
        return self.chairs.filter(has_text=name)

    @property
    def tokens(self) -> Locator:
        """The tokens to choose from."""
        return self.page.get_by_role("list", name="Your token").get_by_role("button")

    @property
    def free_tokens(self) -> Locator:
        """Those that nobody has, and that are not the own one."""
        return self.tokens.and_(self.page.get_by_role("button", disabled=False, pressed=False))

    def token(self, name: str) -> Locator:
        """The token of this name; one that somebody else has is called `Dog, taken`."""
        return self.tokens.and_(self.page.get_by_role("button", name=name, exact=True))

    @property
    def rules(self) -> Locator:
        """The rules of a table that has not begun."""
        return self.page.get_by_role("group", name="Rules", exact=True)

    @property
    def differences(self) -> Locator:
        """Where they are not those of the box."""
        return self.rules.get_by_role("listitem").filter(has_text="Official:")

    @property
    def standings(self) -> Locator:
        """Who stands where at the end."""
        return self.page.get_by_role("list", name="Standings", exact=True).get_by_role("listitem")

    @property
    def chart(self) -> Locator:
        """How everybody's worth went, at the end."""
        return self.page.get_by_role("img", name=re.compile("^Chart of the net worth"))

    # ---- fair dice

    @property
    def own_seal(self) -> Locator:
        """The seal of the own words, beside their field, once everybody has it."""
        return self.page.get_by_title(re.compile("^[0-9a-f]{64}$"))

    # ---- a game that is over, moment by moment

    @property
    def moment(self) -> Locator:
        """Which moment is shown, counted from 0; below the result as well as below the table of a replay."""
        return self.page.get_by_role("slider", name="Moment of the game")

    @property
    def big_moments(self) -> Locator:
        """The ways from the result to what decided the game."""
        return self.page.get_by_role("list", name="Big moments", exact=True).get_by_role("button")

    @property
    def values(self) -> Locator:
        """What the paintings were worth, at the end; each painting with its owner."""
        return self.page.get_by_role("list", name="What the paintings were worth").get_by_role("listitem")

"""Sitting: a game at one terminal, people and bots in turn, until it ends or somebody leaves the table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from magie.bots import Bot
from magie.rules.actions import Action, Resign
from magie.rules.errors import IllegalAction, MagieError
from magie.rules.events import Event, heard_by
from magie.rules.game import Game, View
from magie.terminal.audience import Audience
from magie.terminal.desk import Desk
from magie.terminal.face import Order
from magie.terminal.faces import face_of
from magie.terminal.files import at_home, write
from magie.terminal.menu import MANAGE, Menu
from magie.terminal.suggesting import meant, question

LOG_LINES = 30
YES = ("y", "yes")
QUIT = ("quit", "exit")
COMMANDS = (
    "help", "board", "players", "table", "log", "menu", "interrupt", "save", "safe", "resign", *QUIT,
)  # fmt: skip
LEFT = "You left the table"

HELP = (
    ("log", "what happened last"),
    ("safe", "the careful answer of somebody who is away"),
    ("save FILE", "write the record of the game so far"),
    ("resign", "leave the game, which goes on without you"),
    ("quit", "stop here"),
)


class Left(Exception):
    """Somebody left the table, or the input ended; the sentence says which."""


class Sitting:
    """One game at one terminal."""

    def __init__(self, game: Game, bots: Mapping[int, Bot], desk: Desk) -> None:
        self.game = game
        self.bots = bots
        self.desk = desk
        self.face = face_of(game)
        self.audience = Audience(self.people, self.face.hides)
        self.interrupt = False
        self.last_look: tuple[int, int] | None = None
        self.managing = False
        self.alone = False
        self.noted: list[str] = []
        self.log: dict[int | None, list[str]] = defaultdict(list)
        self.orders: dict[int, Order] = {}
        self.asked: dict[int, frozenset[str]] = {}

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.game.names)) if seat not in self.bots]

    def still_in(self) -> bool:
        """Does a person still play?"""
        return any(not self.face.is_out(self.game.view(seat)) for seat in self.people)

    def play(self) -> None:
        """Play until the game is over; `Left` ends it earlier."""
        if not self.game.moves:
            self.tell(self.game.opening, wait=False)
        while not self.game.over:
            seat = self.game.to_act()
            assert seat is not None
            if seat in self.bots:
                self.let_bot_play(seat)
            else:
                self.let_person_play(seat)
            self.leave_bots_alone()
        self.desk.end_running()

    def leave_bots_alone(self) -> None:
        """When the last person is out, the bots finish the game in silence."""
        if self.people and not self.alone and not self.game.over and not self.still_in():
            self.alone = True
            self.desk.show(
                Text("Nobody at this terminal plays any more; the bots finish the game.", style="dim")
            )

    def let_bot_play(self, seat: int) -> None:
        """A bot answers by what it sees."""
        view = self.game.view(seat)
        self.tell(self.game.play(seat, self.bots[seat].choose(view, view.legal())), wait=True)

    def let_person_play(self, seat: int) -> None:
        """A person is asked, unless somebody else is on turn and nothing waits for an answer."""
        view = self.game.view(seat)
        idle = None if self.interrupt else self.face.idle(view)
        waiting = self.face.waiting(view)
        if idle is not None and waiting <= self.asked.get(seat, frozenset()):
            self.tell(self.game.play(seat, idle), wait=False)
            return
        self.asked[seat] = waiting
        if self.follow_order(seat, view):
            return
        if self.audience.must_change(seat):
            self.pass_keyboard(seat)
            self.look_around(view)
        menu = Menu(self.face, view)
        self.look(menu)
        self.answer(seat, menu)

    def pass_keyboard(self, seat: int) -> None:
        """Nobody sees another's secrets: an empty screen with what all may know, and the rest behind it."""
        name = self.game.names[seat]
        before = self.audience.here
        if before is not None:
            if self.audience.unread:
                self.press_enter(f"{self.game.names[before]}: press Enter to hide this")
            self.desk.clear()
        missed = self.audience.pass_keyboard(seat)
        for batch in missed:
            self.tell_aloud(heard_by(batch, None), wait=False)
        self.desk.show("")
        self.press_enter(f"Pass the keyboard to {name}, who presses Enter")
        for batch in missed:
            self.tell_aloud([event for event in batch if event.audience is not None], wait=False)

    def press_enter(self, prompt: str) -> None:
        """Wait for somebody to be ready."""
        if self.read(prompt).lower() in QUIT:
            raise Left(LEFT)

    def look_around(self, view: View) -> None:
        """Show the whole table, and what was noted before a decision, as if for the first time."""
        self.desk.show("")
        self.desk.show(self.face.scene(view, self.desk.width))
        self.last_look = self.moment(view)
        self.noted = []

    @staticmethod
    def moment(view: View) -> tuple[int, int]:
        """This decision of this person."""
        return view.facts.decision.number, view.seat or 0

    def follow_order(self, seat: int, view: View) -> bool:
        """Do what the person ordered beforehand, while that order has something to say."""
        action = self.orders[seat](view) if seat in self.orders else None
        if action is None:
            self.orders.pop(seat, None)
            return False
        return self.play_all(seat, [action])

    def take_order(self, seat: int, order: Order, view: View) -> bool:
        """Remember an order, and follow it at once."""
        self.orders[seat] = order
        return self.follow_order(seat, view)

    def look(self, menu: Menu) -> None:
        """Show the table once a turn, then what is asked and what can be done."""
        if self.face.opens_turn(menu.view) and self.moment(menu.view) != self.last_look:
            self.look_around(menu.view)
        details = self.face.details(menu.view)
        for line in details:
            if line not in self.noted:  # an auction asks again and again about the same painting
                self.desk.note(line)
        self.noted = details
        self.desk.show(self.face.coloured(menu.view.situation()), style="bold")
        self.managing = self.managing and bool(menu.manage)
        self.desk.show(menu.property() if self.managing else menu.main())

    def answer(self, seat: int, menu: Menu) -> None:
        """Read until something was played that changes the position."""
        while True:
            typed = self.read(self.game.names[seat] + (" (manage)" if self.managing else ""))
            self.audience.unread = False
            if self.managing and not typed:
                self.managing = False
                self.desk.show(menu.main())
            elif typed.lower() == MANAGE and menu.manage:
                self.managing = True
                self.desk.show(menu.property())
            elif self.respond(seat, menu, typed):
                return

    def read(self, prompt: str) -> str:
        """A line typed by a person."""
        typed = self.desk.ask(prompt)
        if typed is None:
            raise Left("The input has ended")
        return typed

    def respond(self, seat: int, menu: Menu, typed: str) -> bool:
        """A command, a choice or typed words; True if the position changed."""
        changed = self.obey(seat, menu, typed)
        return self.try_actions(seat, menu, typed) if changed is None else changed

    def try_actions(self, seat: int, menu: Menu, typed: str) -> bool:
        """Play what was chosen or typed; False with a sentence if that was not possible."""
        try:
            order = self.face.order(typed, menu.view)
            if order is not None:
                return self.agrees(order, menu.view) and self.take_order(seat, order, menu.view)
            chosen = menu.chosen(typed, self.managing)
            actions = [chosen] if chosen is not None else self.face.read(typed, menu.view)
            if actions is None:
                self.puzzle(typed, menu)
                return False
            self.managing = self.managing and chosen in menu.manage
            agreed = all(self.agrees(action, menu.view) for action in actions)
            return agreed and self.play_all(seat, actions)
        except MagieError as mistake:
            known = typed.partition(" ")[0].lower() in self.face.verbs()
            words = [] if known else meant(typed, self.commands)
            self.desk.complain(f"{mistake} {question(words).capitalize()}" if words else str(mistake))
            return False

    def agrees(self, chosen: Action | Order, view: View) -> bool:
        """Does the person mean it? Asked where it could be a slip."""
        risk = self.face.risk(chosen, view)
        if risk is None:
            return True
        warning, asked = risk
        self.desk.note(warning)
        return self.says_yes(asked, "No bid was made.")

    def says_yes(self, asked: str, otherwise: str) -> bool:
        """Ask a question of yes or no; anything else than yes is no, and is told."""
        agreed = (self.desk.ask(asked) or "").lower() in YES
        if not agreed:
            self.desk.note(otherwise)
        return agreed

    def play_all(self, seat: int, actions: list[Action]) -> bool:
        """Play actions one after another; the first refusal ends the row and is told."""
        for done, action in enumerate(actions):
            try:
                self.tell(self.game.play(seat, action), wait=False)
            except IllegalAction as refused:
                self.desk.complain(str(refused))
                return done > 0
        return bool(actions)

    def puzzle(self, typed: str, menu: Menu) -> None:
        """What to say to words that mean nothing; Enter alone shows the list again."""
        words = meant(typed, [*self.commands, *self.face.verbs()])
        shown = menu.manage if self.managing else menu.primary
        if typed.isdecimal() and shown:
            self.desk.complain(f"There is no {typed} in the list; its last number is {len(shown)}.")
        elif typed:
            advice = question(words) if words else "choose a number, or type `help`."
            self.desk.complain(f"{typed!r} means nothing here; {advice}")
        else:
            self.desk.complain("Enter alone does nothing here; choose one of these.")
            self.desk.show(self.face.coloured(menu.view.situation()), style="bold")
            self.desk.show(menu.main())

    @property
    def commands(self) -> list[str]:
        """The words that are not actions of the game."""
        return [*COMMANDS, self.face.belongings_word]

    def obey(self, seat: int, menu: Menu, typed: str) -> bool | None:
        """Words that are not actions of the game; True if the position changed, None if it is none of them."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "help" | "?":
                self.desk.show(self.help())
            case "board":
                self.desk.show(self.face.board(menu.view, self.desk.width))
            case self.face.belongings_word:
                self.desk.show(self.face.belongings(menu.view, self.desk.width))
            case "players" | "table":
                self.desk.show(self.face.summary(menu.view, self.desk.width))
            case "log":
                for line in self.log[self.audience.here][-LOG_LINES:]:
                    self.desk.show(self.face.coloured(f"  {line}"))
            case "menu":
                self.desk.show(menu.main())
            case "interrupt":
                self.set_interrupt(rest)
            case "save":
                self.save(rest)
            case "safe":
                return self.play_all(seat, [self.game.default(seat)])
            case "resign":
                return self.resign(seat)
            case word if word in QUIT:
                raise Left(LEFT)
            case _:
                return None
        return False

    def resign(self, seat: int) -> bool:
        """Leave the game, asked twice."""
        sure = self.says_yes("Leave the game for good? yes or no", "You stay in the game.")
        return sure and self.play_all(seat, [Resign()])

    def set_interrupt(self, rest: str) -> None:
        """Whether people are asked where they need not be."""
        if rest and rest.lower() not in ("on", "off"):
            self.desk.complain(f"{rest!r} is not possible; type `interrupt on` or `interrupt off`.")
            return
        if rest:
            self.interrupt = rest.lower() == "on"
        state = "asked" if self.interrupt else "not asked"
        self.desk.note(f"You are {state} {self.face.asked_when}.")

    def save(self, rest: str) -> None:
        """Write the record so far."""
        if not rest:
            self.desk.complain("Save where? For example: save game.json.")
            return
        try:
            write(at_home(rest), self.game.record().to_json())
        except MagieError as mistake:
            self.desk.complain(str(mistake))
        else:
            self.desk.show_command(f"Saved; to go on with it: magie play --resume {rest}")

    def tell(self, events: list[Event], wait: bool) -> None:
        """Tell what whoever is at the keyboard may know, and remember the rest for the others."""
        if not self.alone:
            self.tell_aloud(self.audience.hear(events), wait)

    def tell_aloud(self, events: list[Event], wait: bool) -> None:
        """Put events into sentences on the screen, and into the log of whoever reads it."""
        lines = self.face.lines(self.game, events)
        self.log[self.audience.here] += [line.text for line in lines]
        self.desk.tell(self.face, lines, wait)

    def help(self) -> Table:
        """All that can be typed."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold")
        table.add_column()
        for words, meaning in (*self.face.help(), *self.looks(), *HELP):
            table.add_row(Text(f"  {words}"), Text(meaning))
        return table

    def looks(self) -> list[tuple[str, str]]:
        """What can be looked at, and when one is asked: in the words of the family."""
        word, when = self.face.belongings_word, self.face.asked_when
        return [
            (f"board, {word}, players", f"look at the board, at all {word}, at the players"),
            ("interrupt on, interrupt off", f"be asked {when} too, or not"),
        ]

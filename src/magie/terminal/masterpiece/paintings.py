"""All paintings: who has them, what they are worth where the viewer knows, and which value cards are still out."""

from __future__ import annotations

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from magie.rules.game import View
from magie.rules.masterpiece.people.facts import PaintingSeen
from magie.rules.masterpiece.people.sentences import Wording
from magie.rules.wording import sentence
from magie.terminal.colours import seat_style
from magie.terminal.masterpiece.worth import average, cards_in_a_row


def paintings(view: View, width: int) -> RenderableType:
    """A row for every painting that has left the pile, then the pile and the value cards nobody has shown."""
    w = Wording(view.edition, view.names)
    table = Table.grid(padding=(0, 2))
    for justify in ("left", "left", "right", "left"):
        table.add_column(justify=justify, no_wrap=True)
    for painting in sorted(view.facts.paintings, key=lambda seen: (seen.cashed_in, seen.owner or 0)):
        table.add_row(*_cells(view, w, painting))
    if view.facts.top:
        table.add_row(Text("on the pile", style="dim"), Text(w.title(view.facts.top), style="italic"), "", "")
    return Lines(table, *_rest(view, w))


def _cells(view: View, w: Wording, painting: PaintingSeen) -> tuple[Text, ...]:
    gone = "with the " + w.bank if painting.cashed_in else ""
    owner = gone or ("" if painting.owner is None else view.names[painting.owner])
    known = "" if painting.value is None else (w.money(painting.value) if painting.value else w.words.forgery)
    former = [seat for seat in painting.known_to if seat not in (painting.owner, view.seat)]
    others = f"known to {w.all_of(former)} too" if former and not painting.cashed_in else ""
    return (
        Text(owner, style="dim" if gone else seat_style(painting.owner)),
        Text(w.title(painting.painting), style="dim italic" if gone else "italic"),
        Text(known, style="dim" if gone else "bold"),
        Text(others, style="dim"),
    )


def _rest(view: View, w: Wording) -> list[Text]:
    """What is under the top painting, and the value cards that the viewer has not seen."""
    unseen = view.facts.unseen_values
    found = []
    if view.facts.pile > 1:
        below = view.facts.pile - 1
        found.append(
            Text(f"{below} more {w.words.painting if below == 1 else w.words.paintings} in the pile.")
        )
    if unseen:
        cards = w.words.value_card if len(unseen) == 1 else w.words.value_cards
        found.append(Text(f"{len(unseen)} {cards} not seen, {w.money(average(unseen))} on average:"))
        found.append(Text(sentence(cards_in_a_row(w, unseen)), style="bold"))
    return found

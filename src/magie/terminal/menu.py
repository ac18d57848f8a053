"""Menu: the legal actions as a short numbered list, the rest behind "manage"."""

from __future__ import annotations

from collections import Counter

from rich.table import Table
from rich.text import Text

from magie.rules.actions import Action
from magie.rules.game import View
from magie.terminal.face import PlainFace

MANAGE = "m"


class Menu:
    """What one seat may choose now."""

    def __init__(self, face: PlainFace, view: View) -> None:
        self.face = face
        self.view = view
        self.legal = view.legal()
        listed = sorted(filter(face.is_listed, self.legal), key=face.rank)
        self.primary: list[Action] = [action for action in listed if face.is_primary(action, view)]
        self.manage: list[Action] = [action for action in listed if not face.is_primary(action, view)]
        self.enter = face.enter(view, self.primary)
        if self.enter is not None:  # what Enter does stands first
            self.primary.remove(self.enter)
            self.primary.insert(0, self.enter)

    def chosen(self, typed: str, managing: bool) -> Action | None:
        """The action with this number or key; None if there is none."""
        shown = self.manage if managing else self.primary
        if typed.isdecimal() and 1 <= int(typed) <= len(shown):
            return shown[int(typed) - 1]
        if not typed and not managing:
            return self.enter
        return next(
            (action for action in self.primary if typed and self.face.key(action) == typed.lower()), None
        )

    def main(self) -> Table:
        """The primary actions with their keys, and what else can be typed."""
        table = self._table()
        for number, action in enumerate(self.primary, start=1):
            key = self.face.key(action)
            enter = "Enter" if action == self.enter else ""
            keys = "/".join(part for part in (key, enter) if part)
            table.add_row(str(number), keys, self.described(action))
        if self.manage:
            table.add_row("", MANAGE, f"{self.face.more(self.view)} ({self.kinds()})")
        for words, meaning in self.face.hints(self.view, self.legal):
            table.add_row("", Text(words), Text(meaning, style="dim"))
        return table

    def described(self, action: Action) -> Text:
        """What an action does, as plain text: a name in brackets is a name."""
        return Text(self.view.describe(action))

    def kinds(self) -> str:
        """What can be managed, counted: "2 build, 5 mortgage"."""
        verbs = Counter(self.view.describe(action).split()[0].lower() for action in self.manage)
        return ", ".join(f"{number} {verb}" for verb, number in verbs.items())

    def property(self) -> Table:
        """The actions behind "manage"."""
        table = self._table()
        for number, action in enumerate(self.manage, start=1):
            table.add_row(str(number), "", self.described(action))
        table.add_row("", "Enter", "Back")
        return table

    def _table(self) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold", min_width=4)
        table.add_column(style="bold")
        table.add_column()
        return table

"""Desk: where people read and type. At a terminal with prompts, colours and a history; else line by line."""

from __future__ import annotations

import sys
import time

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from magie.terminal.face import Line, PlainFace

NARROWEST = 60
INDENT = 2
# The window, and what has scrolled out of it.
ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"


class Desk:
    """A console and a keyboard."""

    def __init__(self, console: Console, pace: float = 0.0) -> None:
        self.console = console
        self.pace = pace
        self.live = sys.stdin.isatty() and console.is_terminal
        self.running = 0
        if self.live:
            import readline  # noqa: F401  gives input() its history and arrow keys

    @property
    def width(self) -> int:
        """How wide a line may be."""
        return max(self.console.width, NARROWEST)

    def show(self, what: RenderableType, style: str | None = None) -> None:
        """Print something on a line of its own."""
        self.end_running()
        plain = Text(what) if isinstance(what, str) else what  # a name in brackets is a name, not a colour
        self.console.print(plain, style=style, highlight=False)

    def show_command(self, sentence: str) -> None:
        """A line with a command to copy: never broken in the middle, however narrow the window."""
        self.end_running()
        self.console.print(Text(sentence), soft_wrap=True, highlight=False)

    def note(self, sentence: str, style: str = "dim") -> None:
        """Something on the side, a little to the right."""
        self.show(Padding(Text(sentence, style=style), (0, 0, 0, INDENT)))

    def clear(self) -> None:
        """Leave nothing to be seen: the window, what has scrolled out of it, and the lines typed before."""
        self.show("")
        if self.live:
            import readline

            readline.clear_history()
            self.console.file.write(ERASE_ALL)
            self.console.file.flush()

    def complain(self, sentence: str) -> None:
        """Say what was wrong."""
        self.note(sentence, style="red")

    def ask(self, prompt: str) -> str | None:
        """A line typed by a person; None at the end of the input."""
        self.end_running()
        try:
            typed = input(f"{prompt}> " if self.live else "")
        except EOFError:
            return None
        if not self.live:
            self.console.print(Text(f"{prompt}> {typed}"))
        return typed.strip()

    def tell(self, face: PlainFace, lines: list[Line], wait: bool) -> None:
        """Tell what happened, at a pace a person can follow."""
        for line in lines:
            if line.running:
                self.run_on(face, line.text)
            else:
                self.end_running()
                self.put(face, line)
            if wait and self.pace:
                time.sleep(self.pace)

    def put(self, face: PlainFace, line: Line) -> None:
        """One sentence; the heading of a turn stands out, and so does what one person alone may know."""
        text = face.coloured(line.text)
        if line.secret:
            text.stylize("reverse")
        if line.heading:
            text.stylize("bold")
            self.console.print()
        self.console.print(text if line.heading else Padding(text, (0, 0, 0, INDENT)), highlight=False)

    def run_on(self, face: PlainFace, text: str) -> None:
        """Put a short note behind the one before, while there is room."""
        short = text.removesuffix(".")
        if self.running and self.running + len(short) + 3 > self.width:
            self.end_running()
        self.console.print(
            Text(" · " if self.running else "  "), face.coloured(short), sep="", end="", highlight=False
        )
        self.running += len(short) + 3

    def end_running(self) -> None:
        """Finish a line of short notes."""
        if self.running:
            self.console.print()
            self.running = 0

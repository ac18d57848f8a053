"""The outline of a picture as the path data of SVG, read as strictly as a stranger's must be.

>>> path_problem("M4 4h16v16H4z") is None
True
"""

import re
from collections.abc import Iterator

LONGEST = 4000
_SIGNS = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9 ,.+-]*")
_COMMAND = re.compile(r"[ ,]*([A-Za-z])")
_NUMBER = re.compile(r"[ ,]*[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)")
_FLAG = re.compile(r"[ ,]*[01]")
_END = re.compile(r"[ ,]*\Z")
_PLAIN = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0}
# What follows each command, once or several times over.
_ARGUMENTS = {command: (_NUMBER,) * numbers for command, numbers in _PLAIN.items()} | {
    "A": (_NUMBER, _NUMBER, _NUMBER, _FLAG, _FLAG, _NUMBER, _NUMBER)
}


def path_problem(path: str) -> str | None:
    """Why this cannot be drawn, or None if it can."""
    if len(path) > LONGEST:
        return f"{len(path)} characters; allowed: at most {LONGEST}"
    sound = _SIGNS.match(path)
    if sound is not None and sound.end() < len(path):
        return f"{path[sound.end()]!r} is not allowed; allowed: the letters of SVG path data, digits, spaces, .,+-"
    if not path.lstrip().startswith(("M", "m")):
        return "does not begin with M, where the pen is put down"
    return next(_mistakes(path), None)


def _mistakes(path: str) -> Iterator[str]:
    """Command by command: is each followed by as many numbers as it takes?"""
    at = 0
    while not _END.match(path, at):
        found = _COMMAND.match(path, at)
        if found is None:
            yield f"{path[at : at + 12]!r} belongs to no command"
            return
        command = found[1]
        after = _after_arguments(path, found.end(), command.upper())
        if after is None:
            yield f"{path[found.start() : found.start() + 16].strip()!r} is not whole: {command} takes other numbers"
            return
        at = after


def _after_arguments(path: str, at: int, command: str) -> int | None:
    """Where the numbers of a command end; None if there are too few or too many."""
    wanted = _ARGUMENTS[command]
    again = True
    while again:
        for part in wanted:
            found = part.match(path, at)
            if found is None:
                return None
            at = found.end()
        again = bool(wanted) and _NUMBER.match(path, at) is not None
    return at

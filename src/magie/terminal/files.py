"""Files that are read and written; whatever goes wrong is one sentence."""

from __future__ import annotations

from pathlib import Path

from magie.rules.errors import MagieError


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise MagieError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise MagieError(f"{path} is not a text in UTF-8.") from None


def write(path: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    if not path.name or path.is_dir():
        raise MagieError(f"{path} is a folder; name a file.")
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise MagieError(f"{path} cannot be written: {error.strerror}.") from None


def at_home(typed: str) -> Path:
    """The path somebody typed; ~ is his home."""
    try:
        path = Path(typed).expanduser()
    except RuntimeError:  # the home of nobody
        path = Path("\0")
    if "\0" in str(path):
        raise MagieError(f"{typed!r} is no name of a file.")
    return path

"""`magie editions new`: a file to begin one's own edition with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from magie.editions import Edition

HEAD = """\
# {title}: an edition of your own. It says only what it changes; all the rest is
# as in {base}.
#
# Lines that begin with a hash and no space after it say what {base} says.
# Take the hash away and change what you like; of a list take the first line, the
# last one and the entries that you change.
#
#   magie editions check {file}    finds mistakes
#   magie editions show {file}     shows the board and all options
#   magie play {file}              plays it

format = 1
extends = {extends}
name = "{name}"
title = "{title}"
#about = {about}
"""


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name; the file will be NAME.toml.")],
    extends: Annotated[
        str, typer.Option("--extends", metavar="EDITION", help="A built-in edition, or the path of a .toml.")
    ] = "luxury",
) -> None:
    """Write a file to begin your own edition with. It can be played at once, as the one it extends."""
    from magie.editions import EditionError, load

    check_name(name)
    file = Path(f"{name}.toml")
    text = starting_file(name, extends, load(extends))
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError:
        raise EditionError([f"{file}: is there already and stays as it is; choose another name."]) from None
    except OSError as error:
        raise EditionError([f"{file}: cannot be written ({error.strerror})."]) from None
    typer.echo(f"{file} is written. It plays like {extends}: change it, then magie editions check {file}.")


def check_name(name: str) -> None:
    """A name that an edition can have, and that no built-in one has."""
    from magie.editions import EditionError, names
    from magie.editions.checks import is_id

    if not is_id(name):
        allowed = "small letters and digits joined by hyphens"
        raise EditionError([f"{name!r} cannot be the name of an edition; allowed: {allowed}."])
    if name in names():
        raise EditionError([f"{name} is built in; choose another name for your own edition."])


def starting_file(name: str, extends: str, base: Edition) -> str:
    """The text of a file that changes nothing yet and shows all that can be changed."""
    from magie.commands.edition_toml import as_toml

    title = name.replace("-", " ").replace("_", " ").capitalize()
    told = {"name": name, "title": title, "file": f"{name}.toml", "base": base.name}
    head = HEAD.format(**told, extends=as_toml(extends), about=as_toml(base.about))
    return "\n".join([head, *("\n".join(part) + "\n" for part in parts(base))])


def parts(base: Edition) -> Iterator[list[str]]:
    """All that is in such a box, part by part."""
    from magie.commands.edition_new_parts import NEW_FILE

    return NEW_FILE.of(base.family)(base)

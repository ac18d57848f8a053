"""`magie`: one door to everything. A mistake of the user is one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from magie.commands.bench import bench
from magie.commands.editions import app as editions
from magie.commands.play import play
from magie.commands.remarks import remarks_as_sentences
from magie.commands.replay import replay
from magie.commands.scenarios import scenarios
from magie.commands.serve import serve
from magie.commands.simulate import simulate

USER_MISTAKE = 2
INTERRUPTED = 130


class Door(TyperGroup):
    """Says what a user did wrong in one sentence, whichever command it was."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; in `standalone_mode` the process ends with its exit code."""
        code = self.answer(args, prog_name, **extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def answer(self, args: Sequence[str] | None, prog_name: str | None, **extra: Any) -> int:
        """Run, and give back the exit code."""
        from magie.editions import EditionError
        from magie.families import FamilyError
        from magie.rules.errors import MagieError

        try:
            with remarks_as_sentences():
                code = super().main(args, prog_name, standalone_mode=False, **extra)
            return code if isinstance(code, int) else 0
        except (MagieError, EditionError, FamilyError) as mistake:
            return refuse(str(mistake))
        except usage_error() as mistake:
            return refuse(mistake.format_message().rstrip(".") + ".")
        except (KeyboardInterrupt, typer.Abort):
            return INTERRUPTED


def usage_error() -> type[Any]:
    """The family of errors about how a command was typed; Typer shows only some of its members."""
    return next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")


def refuse(sentence: str) -> int:
    """Tell the user what is wrong."""
    typer.echo(sentence, err=True)
    return USER_MISTAKE


app = typer.Typer(
    cls=Door,
    no_args_is_help=True,
    add_completion=False,
    help="Plays and studies property-and-auction board games by their real rules.",
)
app.command()(play)
app.command()(serve)
app.command()(simulate)
app.command()(scenarios)
app.command()(replay)
app.add_typer(editions, name="editions")
app.command()(bench)


def show_version(wanted: bool) -> None:
    """Which program, which engine, which rules."""
    if not wanted:
        return
    import magie
    from magie.rules.version import RULES_VERSION

    typer.echo(f"magie {magie.__version__}, {magie.engine()} engine, rules version {RULES_VERSION}")
    raise typer.Exit


@app.callback()
def door(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Say which engine and which rules run."
        ),
    ] = False,
    family: Annotated[
        list[str] | None,
        typer.Option(
            "--family", metavar="PACKAGE", help="Let another family of games in; may be given again."
        ),
    ] = None,
) -> None:
    """Plays and studies property-and-auction board games by their real rules."""
    from magie import families

    for package in family or ():
        families.move_in(package)


def main() -> None:
    """The command `magie`."""
    app()


if __name__ == "__main__":
    main()

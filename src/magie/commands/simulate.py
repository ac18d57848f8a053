"""`magie simulate`: many games, and what comes out of them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from magie.commands.choices import EditionName, OptionTexts, chosen_edition, names_in

if TYPE_CHECKING:
    from rich.console import RenderableType

    from magie.bots.tally import Tally
    from magie.sim.plan import Plan


def simulate(
    edition: EditionName = "luxury",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "1",
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="NAMES", help="A bot for every seat, with commas: steady,random."),
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", min=2, help="How many players; 4 without --bots.")
    ] = None,
    option: OptionTexts = None,
    max_rounds: Annotated[
        int, typer.Option("--max-rounds", min=1, help="Break off a game after so many rounds.")
    ] = 1000,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="Processes; all cores if not given.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress bar.")] = False,
) -> None:
    """Play many games between bots and count: who wins, how long it takes, how fast it went."""
    from magie.sim.plan import Plan, seat_bots
    from magie.sim.report import report

    box = chosen_edition(edition, option)
    plan = Plan(box, seat_bots(names_in(bots) if bots is not None else None, seats), seed, max_rounds)
    started = time.perf_counter()
    tally = run(plan, games, jobs, quiet)
    found = report(plan, tally, time.perf_counter() - started)
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(found).decode())
    else:
        show(box.title, found)


def run(plan: Plan, games: int, jobs: int | None, quiet: bool) -> Tally:
    """The games, with a progress bar where somebody watches."""
    import sys

    from magie.sim.simulate import simulate as play_them

    if quiet or not sys.stderr.isatty():
        return play_them(plan, games, jobs)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Games", total=games)
        return play_them(plan, games, jobs, lambda done: progress.advance(bar, done))


def show(title: str, found: dict[str, Any]) -> None:
    """The figures as a person reads them."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    heading = f"{title}: {count(found['games'])} of {', '.join(found['bots'])}; seed {found['seed']}"
    console.print(Text(heading, style="bold"))
    console.print(wins_table(found))
    for line in facts(found):
        console.print(line)


def wins_table(found: dict[str, Any]) -> RenderableType:
    """Wins by seat, and by bot where there are several."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for heading in ("bot", "wins", "share", "95% interval"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in found["wins"]["by_seat"]:
        table.add_row(f"seat {row['seat'] + 1}", row["bot"], *figures(row))
    if len(found["wins"]["by_bot"]) > 1:
        table.add_section()
        for bot, row in found["wins"]["by_bot"].items():
            table.add_row("together", f"{bot} (x{row['seats']})" if row["seats"] > 1 else bot, *figures(row))
    return table


def figures(row: dict[str, Any]) -> tuple[str, str, str]:
    """Wins, share and interval of one row."""
    low, high = row["interval"]
    return f"{row['wins']:,}", f"{row['share']:.1%}", f"{low:.1%} to {high:.1%}"


def facts(found: dict[str, Any]) -> list[str]:
    """Lengths, games without a winner, and speed."""
    rounds, turns, decisions = (found[f"{what}_per_game"] for what in ("rounds", "turns", "decisions"))
    lines = [f"A game takes {rounds:.1f} rounds, {turns:.1f} turns and {decisions:.0f} decisions."]
    if found["undecided"]:
        lines.append(
            f"{count(found['undecided']).capitalize()} had no winner after {found['max_rounds']:,} rounds."
        )
    if found["shared"]:
        lines.append(f"{count(found['shared']).capitalize()} ended with a shared first place.")
    lines.append(
        f"{found['seconds_wall']:.2f} s, {found['games_per_second']:,.0f} games a second "
        f"({found['games_per_cpu_second']:,.0f} for each CPU second, {found['engine']} engine)."
    )
    return lines


def count(games: int) -> str:
    """One game, 1,000 games."""
    return "one game" if games == 1 else f"{games:,} games"

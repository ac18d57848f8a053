"""`magie serve`: rooms for people, in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from magie.server.settings import Limits


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 is everywhere.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            envvar="MAGIE_DATABASE",
            help="sqlite:///FILE or postgresql://…; a file of your own if not given.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="Another site that may use this server.")
    ] = None,
    proxy: Annotated[
        str, typer.Option("--proxy", help="Addresses of proxies whose X-Forwarded-For is believed.")
    ] = "127.0.0.1",
    edition: Annotated[
        list[str] | None, typer.Option("--edition", help="Your own edition, a .toml; may be given again.")
    ] = None,
    client: Annotated[Path | None, typer.Option("--client", help="A folder with another client.")] = None,
    pace: Annotated[
        int, typer.Option("--pace", min=0, max=10000, help="Milliseconds a bot takes, usually.")
    ] = 900,
    last_call: Annotated[
        int,
        typer.Option(
            "--last-call",
            min=10,
            max=60000,
            help="Milliseconds to doubt a bid in Masterpiece before the hammer.",
        ),
    ] = 3000,
    away: Annotated[
        float, typer.Option("--away", min=0, help="Seconds before the table chooses about somebody absent.")
    ] = 30.0,
    host_seconds: Annotated[
        float,
        typer.Option("--host-seconds", min=0, help="Seconds before an absent host is followed by another."),
    ] = 600.0,
    consent_seconds: Annotated[
        float,
        typer.Option("--consent-seconds", min=0, help="Seconds to agree to a new player in a game."),
    ] = 60.0,
    rooms_per_hour: Annotated[
        int, typer.Option("--rooms-per-hour", min=0, help="Rooms an address may open; 0: any number.")
    ] = 60,
    sockets_per_address: Annotated[
        int, typer.Option("--sockets-per-address", min=0, help="Open connections; 0: any number.")
    ] = 200,
    requests_per_second: Annotated[
        float, typer.Option("--requests-per-second", min=0, help="Requests of an address; 0: any number.")
    ] = 20.0,
    keep_days: Annotated[
        float, typer.Option("--keep-days", min=0.01, help="Days before an unused room is forgotten.")
    ] = 30.0,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", help="Another limit by its name, as NAME=NUMBER; may be given again."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve rooms for people, with an embedded store or on PostgreSQL."""
    from magie.server.app.run import run
    from magie.server.settings import CLIENT_FOLDER, Limits, Settings

    limits = Limits(
        rooms_per_hour=rooms_per_hour,
        sockets_per_address=sockets_per_address,
        requests_per_second=requests_per_second,
        keep_days=keep_days,
    )
    limits = with_limits(limits, limit or [])
    settings = Settings(
        host=host,
        port=port,
        database=database or usual_database(),
        origins=tuple(origin or ()),
        proxies=proxy,
        editions=tuple(edition or ()),
        client=client or CLIENT_FOLDER,
        last_call_ms=last_call,
        pace_ms=pace,
        away_seconds=away,
        host_seconds=host_seconds,
        consent_seconds=consent_seconds,
        log_level=check_level(log_level),
        limits=limits,
    )
    typer.echo(
        f"Magie is at http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}", err=True
    )
    run(settings, f"http://localhost:{port}" if open_browser else None)


def with_limits(limits: Limits, wanted: list[str]) -> Limits:
    """The limits with those that were named; docs/serving.md lists them."""
    import msgspec

    changed = msgspec.structs.asdict(limits)
    for text in wanted:
        name, _, number = text.partition("=")
        if name not in changed:
            raise typer.BadParameter(f"choose from {', '.join(changed)}", param_hint="--limit")
        changed[name] = number
    try:
        return msgspec.convert(changed, type(limits), strict=False)
    except msgspec.ValidationError as problem:
        raise typer.BadParameter(str(problem), param_hint="--limit") from None


def serve_here(page: str, editions: tuple[str, ...] = ()) -> None:
    """Serve on this machine only, at any free port, and open a page of it in the browser."""
    import socket

    from magie.server.app.run import run
    from magie.server.settings import Limits, Settings

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = Settings(
        port=port,
        database=usual_database(),
        editions=editions,
        log_level="warning",
        limits=Limits(rooms_per_hour=0),
    )
    address = f"http://localhost:{port}"
    typer.echo(f"Magie is at {address} until you press Ctrl-C.", err=True)
    run(settings, address + page)


def usual_database() -> str:
    """A file in the user's own folder for data."""
    import os

    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base, 'magie', 'rooms.db')}"


def check_level(level: str) -> str:
    """A level that logs have."""
    if level not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter("choose from debug, info, warning, error", param_hint="--log-level")
    return level

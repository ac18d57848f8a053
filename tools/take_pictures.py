"""Take the pictures of README and docs again: `make pictures`.

It starts a server, plays real games in a real browser until something is to be seen, and writes docs/pictures/*.png.
Names on the command line take only those: `python tools/take_pictures.py oz end`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launched
from tests.browser.people import Person, play_until
from tests.server.servers import Server
from tools.small_png import shrink

DOCS = Path(__file__).resolve().parent.parent / "docs"
FOLDER = DOCS / "pictures"
HARBOUR = DOCS / "examples/harbour.toml"
BIGGEST = 350 * 1024
PATIENCE = 120
TRIES = 5
BOTS = [{"kind": "bot", "bot": "steady"}] * 3
DEALT = {"deal_out_deeds": 3}


class Shot(NamedTuple):
    """A picture: how its table is reached, how large the window is, by day or by night, of which file."""

    prepare: Callable[[Person], None]
    width: int = 1280
    height: int = 720
    mode: str = "light"
    edition: Path | None = None


def landing(ada: Person) -> None:
    """The front page."""
    ada.opens()
    ada.page.locator(".ed").first.wait_for()


def lobby(ada: Person) -> None:
    """A table that fills."""
    ada.opens_a_table("harry_potter")
    ada.page.locator(".srow").nth(1).get_by_role("button", name="Bot").click()
    ada.page.locator(".pre button").nth(2).click()
    ada.page.locator(".diff .chg").first.wait_for()


def played(edition: str, wanted: str, turns: int = 0, **more: Any) -> Callable[[Person], None]:
    """A game of somebody and three bots, played so many turns and until something is on the page.

    Where a game ends before that, another one is begun.
    """

    def prepare(ada: Person) -> None:
        seen, log = ada.page.locator(wanted), ada.page.locator(".log h3")
        for _ in range(TRIES):
            ada.sits_at(edition, BOTS, start=True, **more)
            play_until([ada], lambda: (log.count() >= turns and seen.count() > 0) or ada.over, PATIENCE)
            if not ada.over:
                return

    return prepare


def deal(ada: Person) -> None:
    """An offer that is being put together."""
    played("luxury", "[data-primary]", 6, options=DEALT)(ada)
    ada.presses("o")
    ada.page.locator(".tiles").first.locator("button").first.click()
    ada.page.locator("#deal-take").fill("60")
    ada.page.wait_for_timeout(700)  # the server says what it would do


def end(ada: Person) -> None:
    """The end of a long game among bots."""
    ada.sits_at("luxury", [*BOTS, BOTS[0]], start=True, watch=True)
    ada.page.locator(".end .chart").wait_for(timeout=PATIENCE * 1000)


def replay(ada: Person) -> None:
    """A moment of a game that is over."""
    end(ada)
    ada.page.locator(".moms button").nth(1).click()
    ada.page.locator(".board").wait_for()


SHOTS = {
    "landing": Shot(landing),
    "lobby": Shot(lobby, mode="dark"),
    "luxury": Shot(played("luxury", ".stage .deed", 10, options=DEALT)),
    "harry-potter": Shot(played("harry_potter", "[data-primary]", 12, options=DEALT), mode="dark"),
    "oz": Shot(played("oz", ".popup .place.on", pace=600)),
    "masterpiece": Shot(played("masterpiece", ".stage.gal .quick", 8, pace=100)),
    "harbour": Shot(played("harbour", ".stage .deed", 8, options=DEALT), edition=HARBOUR),
    "auction": Shot(played("luxury", ".stage.auc .quick", options={"start_cash": 700}), mode="dark"),
    "deal": Shot(deal),
    "end": Shot(end),
    "replay": Shot(replay, mode="dark"),
    "phone": Shot(played("luxury", "[data-primary]", 8, options=DEALT), 390, 844),
}


def main(names: list[str]) -> int:
    """Take all pictures, or those that are named."""
    unknown = [name for name in names if name not in SHOTS]
    if unknown:
        print(f"There is no picture {unknown[0]!r}; there are {', '.join(SHOTS)}.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        try:
            for edition in dict.fromkeys(shot.edition for shot in SHOTS.values()):
                take_all(browser, folder, edition, names or list(SHOTS))
        finally:
            browser.close()
    return 0


def take_all(browser: Browser, folder: str, edition: Path | None, names: list[str]) -> None:
    """The pictures of a server that has our editions, and perhaps one more."""
    wanted = [name for name in names if SHOTS[name].edition == edition]
    if not wanted:
        return
    more = ["--edition", str(edition)] if edition else []
    server = Server(f"sqlite:///{folder}/magie.db", Path(folder), "--pace", "0", *more).start()
    try:
        for name in wanted:
            take(browser, server, name, SHOTS[name])
    finally:
        server.stop()


def take(browser: Browser, server: Server, name: str, shot: Shot) -> None:
    """One picture."""
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        color_scheme="dark" if shot.mode == "dark" else "light",
        reduced_motion="reduce",
        base_url=server.base,
    )
    ada = Person(context.new_page())
    shot.prepare(ada)
    ada.page.wait_for_timeout(200)
    file = FOLDER / f"{name}.png"
    ada.page.screenshot(path=file)
    context.close()
    shrink(file)
    size = file.stat().st_size
    print(f"{file.name}: {size // 1024} KB")
    assert size <= BIGGEST, f"{file.name} is larger than {BIGGEST // 1024} KB"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""Take the pictures of README and docs again: `make pictures`.

It starts a server, plays real games in a real browser until something is to be seen, and writes docs/pictures/*.png.
Names on the command line take only those: `python tools/take_pictures.py oz end`.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import Person, play_until
from tests.server.servers import Server
from tools.small_png import shrink

FOLDER = Path(__file__).resolve().parent.parent / "docs/pictures"
BIGGEST = 350 * 1024
PATIENCE = 120
BOTS = [{"kind": "bot", "bot": "steady"}] * 3
DEALT = {"deal_out_deeds": 4}


class Shot(NamedTuple):
    """A picture: how its table is reached, how large the window is, and by day or by night."""

    prepare: Callable[[Person], None]
    width: int = 1280
    height: int = 720
    mode: str = "light"


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


def until(edition: str, wanted: str, **more: Any) -> Callable[[Person], None]:
    """A game of somebody and three bots, played until something is on the page; another one if it never came."""

    def prepare(ada: Person) -> None:
        while True:
            ada.sits_at(edition, BOTS, start=True, **more)
            play_until([ada], lambda: ada.page.locator(wanted).count() > 0 or ada.over, PATIENCE)
            if not ada.over:
                return

    return prepare


def later(turns: int, edition: str, wanted: str, **more: Any) -> Callable[[Person], None]:
    """The same, but not before so many turns were played."""

    def prepare(ada: Person) -> None:
        ada.sits_at(edition, BOTS, start=True, **more)
        seen, log = ada.page.locator(wanted), ada.page.locator(".log h3")
        play_until([ada], lambda: (log.count() >= turns and seen.count() > 0) or ada.over, PATIENCE)

    return prepare


def deal(ada: Person) -> None:
    """An offer that is being put together."""
    later(6, "luxury", "[data-primary]", options=DEALT)(ada)
    ada.presses("o")
    ada.page.locator(".tiles").first.locator("button").first.click()
    ada.page.locator("#deal-take").fill("60")


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
    "luxury": Shot(later(16, "luxury", ".stage .deed", options=DEALT)),
    "harry-potter": Shot(later(14, "harry_potter", "[data-primary]", options=DEALT), mode="dark"),
    "oz": Shot(until("oz", ".popup .place.on")),
    "masterpiece": Shot(later(8, "masterpiece", ".stage.gal .bidders")),
    "auction": Shot(until("luxury", ".stage.auc", options={"start_cash": 700}), mode="dark"),
    "deal": Shot(deal),
    "end": Shot(end),
    "replay": Shot(replay, mode="dark"),
    "phone": Shot(later(8, "luxury", "[data-primary]", options=DEALT), 390, 844),
}


def main(names: list[str]) -> int:
    """Take all pictures, or those that are named."""
    unknown = [name for name in names if name not in SHOTS]
    if unknown:
        print(f"There is no picture {unknown[0]!r}; there are {', '.join(SHOTS)}.", file=sys.stderr)
        return 2
    found = os.environ.get("MAGIE_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/magie.db", Path(folder), "--pace", "0").start()
        browser = playwright.chromium.launch(executable_path=found, args=["--headless", "--no-sandbox"])
        try:
            for name in names or SHOTS:
                take(browser, server, name, SHOTS[name])
        finally:
            browser.close()
            server.stop()
    return 0


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
    ada.page.wait_for_timeout(500)
    file = FOLDER / f"{name}.png"
    ada.page.screenshot(path=file)
    context.close()
    shrink(file)
    size = file.stat().st_size
    print(f"{file.name}: {size // 1024} KB")
    assert size <= BIGGEST, f"{file.name} is larger than {BIGGEST // 1024} KB"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

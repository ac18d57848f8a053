"""Draw the icons of the installed app from our mark: `python tools/draw_icons.py`, after client/public/icon.svg changed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "client/public"
# File, pixels, and how much of it the picture takes; a maskable icon may lose its edges, a touch icon gets them rounded.
ICONS = (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-180", 180, 1.0), ("icon-maskable", 512, 0.8))
GROUND = "#14503e"
FILLED = ("icon-180", "icon-maskable")


def main() -> None:
    """All icons."""
    found = os.environ.get("MAGIE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--headless", "--no-sandbox"])
        for name, size, share in ICONS:
            draw(browser, name, size, share)
        browser.close()


def draw(browser: Browser, name: str, size: int, share: float) -> None:
    """One icon."""
    picture = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    ground = GROUND if name in FILLED else "transparent"
    inside = f"svg {{ width: {share:.0%}; }} body {{ margin: 0; height: 100vh; display: grid; place-items: center; }}"
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>{inside} body {{ background: {ground}; }}</style>{picture}")
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
    page.close()


if __name__ == "__main__":
    main()

"""A Chromium that sees what every machine has: its own window, English, and the fonts of a bare Debian."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
BARE_FONTS = Path(__file__).with_name("fonts.conf")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launched(playwright: Playwright) -> Browser:
    """The installed Chromium, or Playwright's own; the machine's own fonts are hidden from it."""
    found = os.environ.get("MAGIE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return playwright.chromium.launch(executable_path=found, args=FLAGS, env=bare_environment())


def bare_environment() -> dict[str, str | float | bool]:
    """The environment of a browser; without DejaVu it keeps the machine's fonts, for it needs some."""
    hidden = {"FONTCONFIG_FILE": str(BARE_FONTS)} if has_bare_fonts() else {}
    return {**os.environ, **hidden}


def has_bare_fonts() -> bool:
    """Does fontconfig find DejaVu through our file?"""
    lister = shutil.which("fc-list")
    if lister is None:
        return any(Path("/usr/share/fonts").rglob("DejaVuSans.ttf"))
    environment = {**os.environ, "FONTCONFIG_FILE": str(BARE_FONTS)}
    said = subprocess.run([lister], env=environment, capture_output=True, text=True, check=False).stdout
    return "DejaVuSans.ttf" in said

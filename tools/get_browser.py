"""Find a Chromium for the browser tests, or install one where that is possible: `python tools/get_browser.py`.

In this order: one that is installed, Debian's package (as root), Playwright's own download. Without any the tests say
that they were skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
FONTS = "fonts-dejavu-core"  # what the tests let it see, see tests/browser/fonts.conf


def main() -> int:
    """Say which one the tests will use; 1 if there is none."""
    if not found() and not (from_debian() or from_playwright()):
        print("No Chromium is here and none could be installed: the browser tests will be skipped.")
        return 1
    return 0


def found() -> bool:
    """Is one installed?"""
    return bool(os.environ.get("MAGIE_CHROMIUM")) or any(shutil.which(name) for name in NAMES)


def from_debian() -> bool:
    """Install Debian's package, if this is root on such a machine."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    print("Installing Chromium for the browser tests ...")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(["apt-get", "update", "-q"], check=False, **quiet)  # type: ignore[call-overload]
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium", FONTS]
    subprocess.run(install, check=False, **quiet)  # type: ignore[call-overload]
    return found()


def from_playwright() -> bool:
    """Let Playwright fetch its own; it keeps it where its tests look for it."""
    print("Asking Playwright for a Chromium ...")
    done = subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, check=False
    )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())

"""Fetch uv, the installer that Magie uses, into .tools/; nothing else on the machine is touched.

By pip if there is one, else by a virtual environment that brings pip, else by the pip that uv.lock names.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable


def works(*command: str | Path) -> bool:
    """Run a command quietly; did it succeed?"""
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


def install(*pip: str | Path) -> bool:
    return works(*pip, "install", "--upgrade", "--target", ROOT / ".tools", "uv")


def by_pip() -> bool:
    return install(PYTHON, "-m", "pip")


def by_venv() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        return works(PYTHON, "-m", "venv", folder) and install(Path(folder, "bin", "python"), "-m", "pip")


def by_locked_pip() -> bool:
    """A wheel of pip runs as it is: download the one in uv.lock and check its hash."""
    import tomllib  # here, so that an older Python gets as far as our own message

    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    wheel = next(package for package in packages if package["name"] == "pip")["wheels"][0]
    with urllib.request.urlopen(wheel["url"], timeout=60) as answer:
        content = answer.read()
    if wheel["hash"] != "sha256:" + hashlib.sha256(content).hexdigest():
        return False
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, wheel["url"].rsplit("/", 1)[1])
        path.write_bytes(content)
        return install(PYTHON, path / "pip")


def main() -> str | None:
    if sys.version_info < (3, 11):
        return "Magie needs Python 3.11 or newer: install one, or name it with PYTHON=..."
    print("Fetching uv, the installer that Magie uses, into .tools/ ...", flush=True)
    ways: list[Callable[[], bool]] = [by_pip, by_venv, by_locked_pip]
    for way in ways:
        try:
            if way():
                return None
        except (OSError, LookupError) as why:
            print(f"{way.__name__}: {why}", file=sys.stderr)
    return "Could not fetch uv: check the network, or install uv yourself and try again."


if __name__ == "__main__":
    sys.exit(main())

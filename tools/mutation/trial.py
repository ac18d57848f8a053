"""A trial: each change in a process of its own, with the stories that run the changed statement, until one fails."""

from __future__ import annotations

import os
import selectors
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Any

from tools.mutation.changes import Change

CPU_SECONDS = 3.0  # for one story; the longest takes a third of a second


@dataclass(frozen=True)
class Story:
    """A scenario, or anything else that goes well or not."""

    label: str
    rules: frozenset[str]
    goes_well: Callable[[], bool]


Reach = Mapping[tuple[str, int], Sequence[Story]]  # by file and line


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


def find_reach(stories: Sequence[Story], changes: Sequence[Change]) -> Reach:
    """Which stories run which line, the quickest first; looked for in the functions that are to be changed.

    Every story must go well before anything is changed.
    """
    wanted = {(str(change.room.file), change.function) for change in changes}
    reach: dict[tuple[str, int], list[tuple[float, Story]]] = defaultdict(list)
    for story in stories:
        start = time.process_time()
        lines = lines_run(story, wanted)
        took = time.process_time() - start
        for line in lines:
            reach[line].append((took, story))
    return {line: [s for _, s in sorted(found, key=lambda p: p[0])] for line, found in reach.items()}


def lines_run(story: Story, wanted: Container[tuple[str, str]]) -> set[tuple[str, int]]:
    """The lines of these functions that one story runs."""
    lines: set[tuple[str, int]] = set()

    def inside(frame: FrameType, event: str, _: object) -> Any:
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return inside

    def enter(frame: FrameType, _: str, __: object) -> Any:
        # A lambda counts for the function it stands in.
        name = frame.f_code.co_qualname.split(".")[0]
        return inside if (frame.f_code.co_filename, name) in wanted else None

    sys.settrace(enter)
    try:
        well = story.goes_well()
    finally:
        sys.settrace(None)
    if not well:
        raise SystemExit(f"{story.label} fails before anything is changed: repair that first.")
    return lines


def try_all(
    changes: Sequence[Change], reach: Reach, jobs: int, seconds: float = CPU_SECONDS
) -> Iterator[Verdict]:
    """The verdicts, as they come in. A story that takes more seconds of computing is endless."""
    waiting = list(reversed(changes))
    with selectors.DefaultSelector() as running:
        while waiting or running.get_map():
            while waiting and len(running.get_map()) < jobs:
                change = waiting.pop()
                pid, pipe = start(change, stories_for(change, reach), seconds)
                running.register(pipe, selectors.EVENT_READ, (change, pid))
            for ended, _ in running.select():
                running.unregister(ended.fileobj)
                change, pid = ended.data
                yield verdict(change, pid, ended.fd)


def stories_for(change: Change, reach: Reach) -> list[Story]:
    """Those that run the changed statement; first those about a rule that the function's docstring names."""
    text = getattr(change.room.module, change.function).__doc__ or ""
    found = {
        story.label: story
        for line in change.place.lines()
        for story in reach.get((str(change.room.file), line), ())
    }
    return sorted(found.values(), key=lambda story: not any(rule in text for rule in story.rules))


def start(change: Change, stories: Sequence[Story], seconds: float) -> tuple[int, int]:
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
        os.write(writing, first_failure(stories, seconds).encode())
        status = 0
    finally:
        os._exit(status)


def silence() -> None:
    """What a broken rule prints is of no interest."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def first_failure(stories: Sequence[Story], seconds: float) -> str:
    """The first story that does not go well; an endless one ends the process by a signal."""
    for story in stories:
        signal.setitimer(signal.ITIMER_PROF, seconds)
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

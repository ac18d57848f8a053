"""Simulate: play the games of a plan, on all cores, and count."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator

from magie import families
from magie.bots.playouts import play_one, play_steadily
from magie.bots.tally import Tally
from magie.families import Luggage
from magie.sim.plan import Plan

CHUNKS_PER_JOB = 24
LARGEST_CHUNK = 2000

Watch = Callable[[int], None]


def simulate(plan: Plan, number: int, jobs: int | None = None, watch: Watch = lambda done: None) -> Tally:
    """Play games 0 to `number` - 1 of a plan; the counts do not depend on the number of jobs.

    `watch` is told now and then how many more games are done.
    """
    workers = min(jobs or cores(), number) or 1
    total = Tally()
    for tally in tallies(plan, number, workers):
        total.add(tally)
        watch(tally.games)
    return total


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tallies(plan: Plan, number: int, workers: int) -> Iterator[Tally]:
    """The tallies of all chunks, as they are done."""
    chunks = split(number, workers)
    if workers == 1:
        yield from (play_chunk((plan, first, count)) for first, count in chunks)
        return
    with multiprocessing.Pool(workers, initializer=prepare, initargs=(families.guests(),)) as pool:
        yield from pool.imap_unordered(play_chunk, ((plan, first, count) for first, count in chunks))


def split(number: int, workers: int) -> list[tuple[int, int]]:
    """Chunks of games, as first and count: small enough to share well, large enough to be worth sending.

    >>> split(5, 1)
    [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1)]
    """
    size = min(max(number // (workers * CHUNKS_PER_JOB), 1), LARGEST_CHUNK)
    return [(first, min(size, number - first)) for first in range(0, number, size)]


def prepare(guests: tuple[Luggage, ...]) -> None:
    """A process that plays for another: the same families move in, and only the one in front answers Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for guest in guests:
        families.move_in(guest)


def play_chunk(chunk: tuple[Plan, int, int]) -> Tally:
    """Play `count` games of a plan from number `first` on, as fast as its bots allow."""
    plan, first, count = chunk
    tally = Tally()
    started = time.process_time()
    if set(plan.bots) == {"steady"}:
        seeds = (plan.seed_of(number) for number in range(first, first + count))
        play_steadily(plan.edition, len(plan.bots), seeds, plan.max_rounds, tally)
    else:
        for number in range(first, first + count):
            play_one(plan.edition, plan.bots, plan.seed_of(number), plan.max_rounds, tally)
    tally.seconds_cpu = time.process_time() - started
    return tally

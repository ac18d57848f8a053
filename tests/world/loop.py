"""A loop without time, threads or chance: the clock moves when nothing else can happen, and a seed says who is next.

Everything runs for somebody: a context variable names the process (`Machine`) a callback belongs to, and whatever it
starts inherits it. What belongs to a machine that hangs is held back, and what belongs to a dead one never runs.
"""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar
from typing import Any, TypeVar

T = TypeVar("T")

MOST_THINKING = 0.05  # seconds that work in a thread takes at most
MOST_CLOSES = 8  # a coroutine that waits in `finally` has to be closed more than once


class Machine:
    """A process of the simulated world, as far as the loop has to know it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.hung = False
        self.dead = False
        self.held: list[asyncio.Handle] = []


MACHINE: ContextVar[Machine | None] = ContextVar("machine", default=None)


class WorldLoop(asyncio.BaseEventLoop):
    """Virtual time and a seeded order of whatever could run now."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.chance = random.Random(f"{seed} loop")
        self.moment = 0.0
        self.tasks: list[asyncio.Task[Any]] = []  # all of them: none is collected while the world lives
        self.ended = False
        self.steps = 0
        self.outside = Context()  # belongs to no machine
        self.set_task_factory(self._new_task)

    # What a loop has to offer

    def time(self) -> float:
        """Seconds since the world began."""
        return self.moment

    def _write_to_self(self) -> None:  # nobody calls from another thread
        pass

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        """There are no threads."""
        return self.call_soon(callback, *args, context=context)

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        """Nothing is begun when the world is over."""
        if self.ended:
            return asyncio.Handle(callback, args, self, context)
        return super().call_soon(callback, *args, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        """Done at once, at a moment a little later."""
        done: asyncio.Future[Any] = self.create_future()
        self.call_later(self.chance.random() * MOST_THINKING, _work, done, func, args)
        return done

    def _new_task(self, loop: Any, coroutine: Any, **more: Any) -> Any:
        if self.ended:
            coroutine.close()
            return self.create_future()
        task: Any = asyncio.Task(coroutine, loop=self, **more)
        task._log_destroy_pending = False  # whoever is killed leaves everything lying around
        self.tasks.append(task)
        return task

    def later(self, seconds: float, act: Callable[..., object], *args: Any) -> asyncio.TimerHandle:
        """Something that happens in the world, whichever machine asks for it."""
        return self.call_later(seconds, act, *args, context=self.outside.copy())

    def of(self, machine: Machine | None) -> Context:
        """A context for what a machine does."""
        context = self.outside.copy()
        context.run(MACHINE.set, machine)
        return context

    def start(self, machine: Machine | None, coroutine: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task of a machine, or (None) of the world outside."""
        return self.create_task(coroutine, context=self.of(machine))

    # One step

    def _run_once(self) -> None:
        """Take one of those that are ready, whichever the seed says; if there is none, move the clock."""
        ready: Any = self._ready  # type: ignore[attr-defined]
        self._bring_what_is_due(ready)
        if not ready:
            self._stopping = True  # nothing can happen any more
            return
        handle = self._take(ready)
        if handle._cancelled:
            return
        machine = handle._context.get(MACHINE)
        if machine is not None and machine.dead:
            return
        if machine is not None and machine.hung:
            machine.held.append(handle)
            return
        self.steps += 1
        handle._run()

    def _take(self, ready: Any) -> Any:
        """The next one. What is no step of a task was promised to come in its order: it is taken from the front."""
        if len(ready) == 1:
            return ready.popleft()
        place = self.chance.randrange(len(ready))
        if not isinstance(getattr(ready[place]._callback, "__self__", None), asyncio.Task):
            plain = (
                at
                for at, handle in enumerate(ready)
                if not isinstance(getattr(handle._callback, "__self__", None), asyncio.Task)
            )
            place = next(plain)
        handle = ready[place]
        del ready[place]
        return handle

    def _bring_what_is_due(self, ready: Any) -> None:
        scheduled: Any = self._scheduled  # type: ignore[attr-defined]
        if not ready:
            while scheduled and (scheduled[0]._cancelled or self._is_dead(scheduled[0])):
                heapq.heappop(scheduled)._scheduled = False
            if scheduled:
                self.moment = max(self.moment, scheduled[0]._when)
        while scheduled and scheduled[0]._when <= self.moment:
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            if not handle._cancelled:
                ready.append(handle)

    def _is_dead(self, handle: Any) -> bool:
        machine = handle._context.get(MACHINE)
        return machine is not None and machine.dead

    # Faults

    def wake(self, machine: Machine) -> None:
        """What was held back comes now, in its order."""
        machine.hung = False
        held, machine.held = machine.held, []
        if not machine.dead:
            self._ready.extend(held)  # type: ignore[attr-defined]

    # The end

    def end(self) -> None:
        """Nothing runs any more; whatever waits is closed without doing anything."""
        self.ended = True
        self._ready.clear()  # type: ignore[attr-defined]
        self._scheduled.clear()  # type: ignore[attr-defined]
        asyncio._set_running_loop(self)
        try:
            for task in self.tasks:
                if not task.done():
                    _close(task.get_coro())
                elif not task.cancelled():
                    task.exception()  # it was looked at
        finally:
            asyncio._set_running_loop(None)
        self.tasks.clear()
        self.close()


def _close(coroutine: Any) -> None:
    for _ in range(MOST_CLOSES):
        with suppress(Exception, asyncio.CancelledError):
            coroutine.close()
            return


def _work(done: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if done.cancelled():
        return
    try:
        done.set_result(func(*args))
    except Exception as problem:
        done.set_exception(problem)

"""Every message as every kind of person in every state of a room, with plausible and with hostile arguments.

After every attempt: the answer is the model's; nothing changed that should not, least of all anybody else's; other
people still get answers; and nobody has heard what the view does not have.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magie.server.rooms.broadcast import SOON_SECONDS
from tests.attack.attempts import Attempt, hostile, plausible, seat_of, try_it
from tests.attack.judging import changes, check_alive, check_secrets, check_views
from tests.attack.model import MODEL, STATES
from tests.attack.stage import Stage, on_stage

SEED = "the attacker"
IN_GAME = ("playing", "asked")


def kinds(stage: Stage) -> Iterator[tuple[str, str]]:
    """Everybody who is tried in this state, and as what."""
    yield "Ann", "host"
    yield "Bob", "guest"
    yield "Cid", "on turn" if stage.state in IN_GAME else "guest"
    for name in ("Lou", "Kay", "Oda", "Sly", "Wen", "Dan"):
        if seat_of(stage, name) is None:
            yield name, "watches"


class Trial:
    """One state of a room, and everything that is tried in it."""

    def __init__(self, stage: Stage, *away: str) -> None:
        self.stage = stage
        self.away = away
        self.tried = 0
        self.wrong: list[str] = []

    async def put_back(self) -> None:
        """As it was, with those who shall be away gone."""
        check_secrets(self.stage)
        await self.stage.put_back()
        await self.stage.go(*self.away)
        await self.stage.rest()
        self.stage.answers.clear()

    async def expect(self, name: str, kind: str, attempt: Attempt, right: set[str]) -> None:
        """Try it; complain if the answer is not right, or if anything else is not."""
        stage, line = self.stage, MODEL.get(attempt.what)
        told = f"{stage.state}: {name} ({kind}) {attempt.what} {attempt.fields}"
        others = [tab for other, tab in stage.tabs.items() if other != name]
        before, heard, own = stage.stored(), [len(tab.heard) for tab in others], seat_of(stage, name)
        answer = await try_it(stage, name, attempt)
        await stage.rest()
        self.tried += 1
        found = changes(before, stage.stored(), stage.room, own)
        if answer not in right and not ("*" in right and answer not in ("done", "nothing")):
            self.wrong.append(f"{told}: {answer}, not {' or '.join(sorted(right))}")
        allowed = line.changes if line is not None and answer == "done" else frozenset()
        if not found <= allowed:
            self.wrong.append(f"{told}: {answer}, and it changed {sorted(found - allowed)}")
        gone = stage.tabs[name].closed
        if answer != "done" and not gone and [len(tab.heard) for tab in others] != heard:
            self.wrong.append(f"{told}: {answer}, and somebody else heard of it")
        await self.go_on(name, bool(found - {"chat"}))

    async def go_on(self, name: str, changed: bool) -> None:
        """The room is alive and tells nobody too much; then it is put back if anything has changed."""
        stage = self.stage
        others = [other for other, tab in stage.tabs.items() if other != name and not tab.closed]
        for other in others if changed else others[self.tried % len(others) :][:1]:
            await check_alive(stage, stage.tabs[other])
            check_views(stage, other)
        assert stage.servers[0].hall.metrics.counters["job_failures"] == 0
        if changed or (stage.tabs[name].closed and stage.state == "opening"):  # which does not last
            await self.put_back()
        elif stage.tabs[name].closed:  # sent away for what it sent
            await stage.come(name)
            await stage.rest(2 * SOON_SECONDS)  # until everybody was told of it

    async def plausibly(self, people: list[tuple[str, str]]) -> None:
        """What browsers send, by everybody."""
        for what, line in MODEL.items():
            for name, kind in people:
                attempt = Attempt(what, plausible(self.stage, name, what))
                await self.expect(name, kind, attempt, line.answers(kind, self.stage.state))

    async def hostilely(self, people: list[tuple[str, str]]) -> None:
        """What only attackers send."""
        for name, kind in people:
            for attempt in hostile(self.stage, name):
                await self.expect(name, kind, attempt, {"*"})


def report(trial: Trial, least: int) -> None:
    """All that is wrong, or that too little was tried."""
    assert not trial.wrong, "\n" + "\n".join(trial.wrong)
    assert trial.tried >= least


@pytest.mark.parametrize("state", STATES)
def test_who_may_do_what(state: str) -> None:
    async def story() -> Trial:
        stage = Stage(SEED)
        await stage.open()
        await stage.set_up(state)
        trial = Trial(stage)
        await trial.plausibly(list(kinds(stage)))
        return trial

    with on_stage(SEED) as loop:
        report(loop.run_until_complete(story()), 300)


@pytest.mark.parametrize("state", STATES)
def test_who_stands_in_has_the_daily_duties_and_nothing_else(state: str) -> None:
    async def story() -> Trial:
        stage = Stage(SEED)
        await stage.open()
        await stage.set_up(state)
        trial = Trial(stage, "Ann")
        await trial.put_back()
        await trial.plausibly([("Bob", "stands in")])
        return trial

    with on_stage(SEED) as loop:
        report(loop.run_until_complete(story()), 40)


@pytest.mark.parametrize("state", STATES)
def test_what_only_attackers_send(state: str) -> None:
    async def story() -> Trial:
        stage = Stage(SEED)
        await stage.open()
        await stage.set_up(state)
        trial = Trial(stage)
        await trial.hostilely(list(kinds(stage)))
        return trial

    with on_stage(SEED) as loop:
        report(loop.run_until_complete(story()), 500)

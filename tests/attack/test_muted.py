"""Muting, in every state of a room: who is muted does not talk, nor do onlookers meanwhile; all else stays the model's."""

from __future__ import annotations

import pytest

from tests.attack.attempts import Attempt, plausible
from tests.attack.model import MODEL, STATES
from tests.attack.stage import SEATED, Stage, on_stage
from tests.attack.test_matrix import Trial, kinds, report

SEED = "muted"
MUTED = "Bob"
TALK = ("chat", "emote")


async def muted(state: str) -> Stage:
    """A room in this state whose host has muted Bob."""
    stage = Stage(SEED)
    await stage.open()
    await stage.set_up(state, muted=MUTED)
    return stage


def right(stage: Stage, name: str, kind: str, what: str) -> set[str]:
    """The model's answer, but for talk."""
    if what in TALK and (name == MUTED or kind == "watches"):
        return {"muted"}
    return MODEL[what].answers(kind, stage.state)


@pytest.mark.parametrize("state", STATES)
def test_who_may_do_what_while_somebody_is_muted(state: str) -> None:
    async def story() -> Trial:
        stage = await muted(state)
        trial = Trial(stage)
        for name, kind in kinds(stage):
            for what in (*TALK, "look", "odds", "code", "words", "host mute", "GET room"):
                attempt = Attempt(what, plausible(stage, name, what))
                await trial.expect(name, kind, attempt, right(stage, name, kind, what))
        return trial

    with on_stage(SEED) as loop:
        report(loop.run_until_complete(story()), 60)


@pytest.mark.parametrize("state", ["lobby", "playing", "over"])
def test_when_nobody_is_muted_any_more_all_talk(state: str) -> None:
    async def story() -> Trial:
        stage = await muted(state)
        await stage.tabs["Ann"].ask("host", do="mute", seat=SEATED[MUTED], on=False)
        trial = Trial(stage)
        for name, kind in kinds(stage):
            for what in TALK:
                await trial.expect(name, kind, Attempt(what, plausible(stage, name, what)), {"done"})
        return trial

    with on_stage(SEED) as loop:
        report(loop.run_until_complete(story()), 14)

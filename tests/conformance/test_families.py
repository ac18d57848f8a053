"""Every family of games brings what its luggage says, and each thing is what its layer asks for."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields
from importlib import import_module

import pytest

from magie import families
from magie.bots.families import STEADY, WHIMS
from magie.bots.playouts import PLAYOUT
from magie.commands.edition_new_parts import NEW_FILE
from magie.editions import Edition
from magie.editions.families import BOX
from magie.families import FamilyError, Luggage, Part
from magie.rules.advice import ADVICE, Advice
from magie.rules.family import RULES, Family
from magie.rules.highlights import HIGHLIGHTS, Highlights
from magie.rules.manners import MANNERS, Manners
from magie.rules.sentences import SENTENCES
from magie.scenarios.stage import STAGE
from magie.scenarios.table_stage import TableStage
from magie.terminal.face import PlainFace
from magie.terminal.faces import FACE

OURS = ("monopoly", "masterpiece")
PARTS: tuple[Part[object], ...] = (
    BOX, RULES, SENTENCES, MANNERS, ADVICE, HIGHLIGHTS, STEADY, WHIMS, PLAYOUT, STAGE, FACE, NEW_FILE,
)  # type: ignore[assignment]  # fmt: skip
NOT_LOADED = ("name", "home", "editions", "register")


def test_there_is_a_part_for_everything_in_the_luggage() -> None:
    assert {part.what for part in PARTS} == {each.name for each in fields(Luggage)} - {*NOT_LOADED}


@pytest.mark.parametrize("family", OURS)
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.what)
def test_our_families_bring_everything(family: str, part: Part[object]) -> None:
    assert families.luggage_of(family).unpack(part.what) is part.of(family) is not None


@pytest.mark.parametrize("family", OURS)
def test_each_thing_is_of_its_kind(family: str) -> None:
    assert issubclass(BOX.of(family).edition, Edition)
    assert issubclass(RULES.of(family), Family)
    assert not RULES.of(family).__abstractmethods__
    assert isinstance(ADVICE.of(family), Advice)
    for brought, kind in (
        (MANNERS.of(family), Manners),
        (HIGHLIGHTS.of(family), Highlights),
        (STAGE.of(family), TableStage),
        (FACE.of(family), PlainFace),
    ):
        assert isinstance(brought, type)
        assert issubclass(brought, kind)
    for function in ("told", "describe", "situation", "refusal"):
        assert callable(getattr(SENTENCES.of(family), function))


def test_a_simulation_loads_no_sentences_and_one_family_only() -> None:
    code = (
        "import sys, magie; from magie.sim.plan import Plan; from magie.sim.simulate import simulate;"
        "simulate(Plan(magie.load('luxury'), ('steady',) * 4, '1', 5), 2, jobs=1);"
        "print(*sorted(name for name in sys.modules if name.startswith('magie.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "magie.bots.monopoly.playout" in loaded
    for unwanted in ("sentences", "manners", "scenarios", "terminal", "server", "rules.masterpiece"):
        assert not [
            name for name in loaded if f".{unwanted}." in f"{name}." and name != "magie.rules.sentences"
        ]


def test_a_family_that_is_not_there_is_named() -> None:
    with pytest.raises(FamilyError, match="There is no family 'chess'; there are monopoly, masterpiece"):
        RULES.of("chess")


@pytest.mark.parametrize(
    ("package", "why"),
    [
        ("no.such.package", "No module named 'no'"),
        ("magie.rules", "has no attribute 'LUGGAGE'"),
        ("", "Empty module name"),
        (".rules", "required"),
    ],
)
def test_what_cannot_move_in_is_told_in_a_sentence(package: str, why: str) -> None:
    with pytest.raises(FamilyError, match=why):
        families.move_in(package)


def test_nobody_takes_the_place_of_a_family_that_lives_here() -> None:
    with pytest.raises(FamilyError, match="There is a family monopoly already, from magie"):
        families.move_in(Luggage(name="monopoly", home="elsewhere", box=".box", rules=".rules"))
    with pytest.raises(FamilyError, match="monopoly lives here"):
        families.move_out("monopoly")


def test_luggage_that_is_not_where_it_is_said_to_be() -> None:
    guest = families.move_in(Luggage(name="lost", home="magie", box=".nowhere:BOX", rules=".api:Lost"))
    try:
        with pytest.raises(
            FamilyError, match=r"its box is \.nowhere:BOX, but: No module named 'magie.nowhere'"
        ):
            BOX.of("lost")
        with pytest.raises(FamilyError, match=r"its rules is \.api:Lost, but: module 'magie.api' has no"):
            RULES.of("lost")
        assert families.guests() == (guest,)
    finally:
        families.move_out("lost")
    assert families.guests() == ()


def test_the_modules_of_every_part_are_importable_by_name() -> None:
    for family in OURS:
        luggage = families.luggage_of(family)
        assert import_module(luggage.editions, luggage.home).__path__

"""The tool that changes the rules, tried on a toy: one rule that a story protects, one that none does."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tools.mutation.changes import Change, changes_of, choose
from tools.mutation.reasons import read_reasons, stale
from tools.mutation.rooms import FAMILIES, RULES, Room, room_of
from tools.mutation.trial import Story, Verdict, find_reach, try_all

TOY = '''
"""A toy of a rule book."""


def fare(zones: int) -> int:
    """T-1: two for every zone, and never more than ten."""
    total = 0
    while zones > 0:
        zones -= 1
        total += 2
    return min(total, 10)


def discount(age: int) -> bool:
    """T-2: for the old."""
    return age >= 65


def never_called() -> None:
    """T-3: nobody knows."""
    fare(1)
'''

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")


@pytest.fixture
def toy(tmp_path: Path) -> Room:
    file = tmp_path / "toy.py"
    file.write_text(TOY, encoding="utf-8")
    return room_of(loaded(file), "toy.py")


def loaded(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("toy", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stories(toy: Room) -> list[Story]:
    """The fare is told in full; of the discount only that a child has none and that somebody of 80 has."""
    module = toy.module
    return [
        Story("fares", frozenset({"T-1"}), lambda: [module.fare(n) for n in (0, 1, 2, 9)] == [0, 2, 4, 10]),
        Story("ages", frozenset({"T-2"}), lambda: not module.discount(8) and module.discount(80)),
    ]


def verdicts(toy: Room, function: str, jobs: int = 1) -> list[Verdict]:
    changes = [change for change in changes_of(toy) if change.function == function]
    return list(try_all(changes, find_reach(stories(toy), changes), jobs, seconds=0.1))


def afters(found: list[Verdict]) -> set[str]:
    return {verdict.change.after for verdict in found}


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_story_tells_in_full_is_protected(toy: Room, jobs: int) -> None:
    found = verdicts(toy, "fare", jobs)
    assert {"total += 3", "total -= 2", "pass", "return max(total, 10)", "while zones >= 0:"} <= afters(found)
    assert {verdict.noticed_by for verdict in found} == {"fares", "the clock"}


def test_an_endless_change_is_noticed_by_the_clock(toy: Room) -> None:
    endless = [verdict.change.after for verdict in verdicts(toy, "fare") if verdict.endless]
    assert "zones += 1" in endless


def test_a_border_that_no_story_tells_survives(toy: Room) -> None:
    found = verdicts(toy, "discount")
    survivors = [verdict for verdict in found if verdict.survived]
    assert afters(survivors) == {"return age > 65", "return age >= 66"}
    assert afters(found) - afters(survivors) == {"return age < 65"}


def test_what_no_story_runs_survives(toy: Room) -> None:
    assert [verdict.survived for verdict in verdicts(toy, "never_called")] == [True, True]


def test_a_trial_leaves_the_rules_as_they_were(toy: Room) -> None:
    verdicts(toy, "fare")
    assert toy.module.fare(3) == 6
    assert toy.file.read_text(encoding="utf-8") == TOY


def test_a_story_must_go_well_before_anything_is_changed(toy: Room) -> None:
    wrong = Story("wrong", frozenset(), lambda: bool(toy.module.fare(1) == 3))
    with pytest.raises(SystemExit, match="wrong fails before anything is changed"):
        find_reach([wrong], changes_of(toy))


def test_a_reason_is_found_by_the_statement_not_by_its_line(toy: Room, tmp_path: Path) -> None:
    reasons = tmp_path / "reasons.toml"
    reasons.write_text(reason("return age >= 65", "return age > 65"), encoding="utf-8")
    known = read_reasons(reasons)
    assert stale(known, changes_of(toy)) == []
    assert [v.change.key in known for v in verdicts(toy, "discount") if v.survived] == [True, False]


def test_a_reason_without_its_code_is_stale(toy: Room, tmp_path: Path) -> None:
    reasons = tmp_path / "reasons.toml"
    reasons.write_text(reason("return age >= 60", "return age > 60"), encoding="utf-8")
    ((_, function, before, _, _),) = stale(read_reasons(reasons), changes_of(toy))
    assert (function, before) == ("discount", "return age >= 60")


def test_a_reason_says_why(tmp_path: Path) -> None:
    reasons = tmp_path / "reasons.toml"
    reasons.write_text(reason("return age >= 65", "return age > 65", why=" "), encoding="utf-8")
    with pytest.raises(SystemExit, match="reason"):
        read_reasons(reasons)


def reason(before: str, after: str, why: str = "Nobody is just 65.") -> str:
    return (
        f'[[without_effect]]\nmodule = "toy.py"\nfunction = "discount"\n'
        f'before = "{before}"\nafter = "{after}"\nreason = "{why}"\n'
    )


def test_the_seed_chooses_and_a_change_elsewhere_leaves_the_choice(toy: Room) -> None:
    changes = changes_of(toy)
    chosen = choose(changes, 5, seed=1)
    assert keys(chosen) == keys(choose(list(reversed(changes)), 5, seed=1))
    assert keys(chosen) != keys(choose(changes, 5, seed=2))
    others = [change for change in changes if change not in chosen]
    assert keys(choose(chosen + others[1:], 5, seed=1)) == keys(chosen)


def keys(changes: list[Change]) -> list[object]:
    return [change.key for change in changes]


def test_what_is_told_and_where_it_stands_is_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "told.py"
    file.write_text(
        'def win(table, st):\n    """Tell it."""\n    if table.events is not None:\n        st.tell(table, 3, 0, 0)\n',
        encoding="utf-8",
    )
    assert [change.after for change in changes_of(room_of(loaded(file), "told.py"))] == ["pass"]


@pytest.mark.parametrize("wanted", RULES)
def test_every_family_has_its_rules_there(wanted: str) -> None:
    for family in FAMILIES:
        assert [*(Path(magie_rules()) / family).glob(wanted)], family


def magie_rules() -> str:
    import magie.rules

    return str(magie.rules.__path__[0])

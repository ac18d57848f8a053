"""docs/editions.md builds an edition step by step, and every step can be played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import magie
from magie.editions import (
    Effect,
    MasterpieceSpaceKind,
    SpaceKind,
    check_look,
    load,
    loads,
)
from magie.editions.loading.merge import REPLACEABLE
from magie.editions.look.colors import Colors
from magie.editions.look.look import Family, Lane, Pattern, Poster, Scene
from magie.editions.look.path_data import LONGEST
from magie.editions.look.shipped import CENTERS
from magie.editions.masterpiece import check_bids, check_paintings, check_ring
from magie.editions.masterpiece.rules import MOST_MONEY
from magie.editions.monopoly import check_board, check_cards, check_groups
from tests.cli.door import magie as command
from tests.editions.files import masterpiece

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "editions.md").read_text(encoding="utf-8")
HARBOUR = DOCS / "examples" / "harbour.toml"
ATTIC = DOCS / "examples" / "attic.toml"


def section(title: str) -> str:
    """What stands below a heading."""
    (found,) = re.findall(rf"^## {title}.*?\n(.*?)(?=^## |\Z)", PAGE, flags=re.DOTALL | re.MULTILINE)
    return str(found)


def blocks(language: str, text: str) -> list[str]:
    """The examples in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)


# The last example of the section is a file by itself.
*ATTIC_PARTS, DEARER = blocks("toml", section("A Masterpiece of your own"))
SURFACES = msgspec.structs.fields(Colors)
SINGLE = [one for one in SURFACES if one.name in ("house", "hotel", "shadow")]
STEPS = ["".join(blocks("toml", section(f"Step {number}"))) for number in range(1, 7)]


@pytest.mark.parametrize("steps", range(1, 7))
def test_after_every_step_the_file_can_be_played(steps: int) -> None:
    assert STEPS[steps - 1]
    edition = loads("\n".join(STEPS[:steps]), "harbour.toml")
    game = magie.new_game(edition, 3, seed=steps)
    for _ in range(100):
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))
    assert (edition.title, game.table.state.turns > 5) == ("Harbour", True)


def test_the_steps_together_are_the_example() -> None:
    assert tomllib.loads("\n".join(STEPS)) == tomllib.loads(HARBOUR.read_text(encoding="utf-8"))


def test_what_the_check_says_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HARBOUR.parent)
    (shown,) = blocks("text", section("Step 7"))
    assert shown == f"$ magie editions check harbour.toml\n{command('editions', 'check', 'harbour.toml').out}"


def test_the_parts_of_the_masterpiece_together_are_its_example() -> None:
    assert len(ATTIC_PARTS) == 4
    assert tomllib.loads("\n".join(ATTIC_PARTS)) == tomllib.loads(ATTIC.read_text(encoding="utf-8"))


def test_what_the_check_says_of_the_masterpiece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ATTIC.parent)
    (shown,) = blocks("text", section("A Masterpiece of your own"))
    assert shown == f"$ magie editions check attic.toml\n{command('editions', 'check', 'attic.toml').out}"


def test_a_masterpiece_says_only_what_changes() -> None:
    dearer, base = masterpiece(loads(DEARER)), masterpiece(load("masterpiece"))
    assert dearer.painting("empty-frame").title == "The Frame Is Back"
    assert dearer.space(17).amount == base.space(17).amount + 50_000
    assert dearer.values == base.values


def test_what_the_check_says_of_mistakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = section("When something is wrong")
    (file,), (shown,) = blocks("toml", wrong), blocks("text", wrong)
    (tmp_path / "harbour.toml").write_text(HARBOUR.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(file, encoding="utf-8")
    answer = command("editions", "check", "wrong.toml")
    assert answer.code == 2
    assert shown == f"$ magie editions check wrong.toml\n{answer.err}"


def test_every_kind_of_space_and_every_effect_is_listed() -> None:
    board = section("Step 3")
    rows = [line for line in board.splitlines() if line.startswith("|")]
    for kind in get_args(SpaceKind):
        assert any(f"`{kind}`" in row for row in rows)
    for effect in get_args(Effect):
        assert any(f"`{effect.__struct_config__.tag}`" in row for row in rows)


def test_every_kind_of_space_of_a_masterpiece_is_listed_with_its_amount() -> None:
    rows = [line for line in section("A Masterpiece of your own").splitlines() if line.startswith("| `")]
    kinds = {row.split("`")[1]: "`amount`" in row for row in rows}
    assert kinds == {kind: kind in check_ring.PAYING for kind in get_args(MasterpieceSpaceKind)}
    assert set(list(kinds)[:3]) == set(check_ring.DRAWING)


def test_limits_and_replaceable_parts_are_those_of_the_checks() -> None:
    limits = section("Limits")
    assert f"{check_board.FEWEST_SPACES} to {check_board.MOST_SPACES}, one GO" in limits
    assert f"1 to {check_board.MOST_DEEDS}, in at most {check_groups.MOST_GROUPS} groups" in limits
    assert f"groups of at most {check_groups.MOST_MEMBERS} |" in limits
    assert f"at most {check_cards.MOST_CARDS} in at most {check_cards.MOST_DECKS} decks" in limits
    assert f"at most {check_cards.MOST_JAIL_CARDS} of them to leave Jail" in limits
    assert all(f"`{part}`" in section("How one file") for part in REPLACEABLE)


def test_everything_that_a_look_can_choose_from_is_listed() -> None:
    step = section("Step 6")
    for name in [
        *CENTERS,
        *(word for choice in (Family, Lane, Pattern, Poster, Scene) for word in get_args(choice)),
    ]:
        assert f"`{name}`" in step
    rows = [line for line in step.splitlines() if line.startswith("| `")]
    for row, surface in zip(rows, [one for one in SURFACES if one not in SINGLE], strict=True):
        kind = get_args(surface.type)[0] if get_args(surface.type) else surface.type
        assert row.startswith(f"| `{surface.name}` |")
        assert all(f"`{field.name}`" in row for field in msgspec.structs.fields(kind))
    assert all(f"`{one.name}`" in step for one in SINGLE)


def test_limits_of_a_look_are_those_of_the_checks() -> None:
    limits = section("Limits")
    assert f"up to {check_look.MOST_PICTURES}, each of up to {LONGEST:,} characters" in limits
    assert f"{check_look.MOST_DRAWN:,} with the poster" in limits
    assert f"| layers of a poster | up to {check_look.MOST_LAYERS} |" in limits
    assert f"| names on the board | up to {check_look.LONGEST_ON_BOARD} characters |" in limits


def test_limits_of_a_masterpiece_are_those_of_the_checks() -> None:
    limits = section("Limits")
    assert f"| {check_ring.FEWEST_SPACES} to {check_ring.MOST_SPACES}, at least one where" in limits
    assert f"| paintings | up to {check_paintings.MOST_PAINTINGS}, " in limits
    assert f"| different bids | up to {check_bids.MOST_BIDS}, " in limits
    assert f"| 0 to {MOST_MONEY:,}, a multiple of `bid_unit` |" in limits

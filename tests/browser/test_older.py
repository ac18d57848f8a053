"""Journey 13: the table was begun with an earlier release, and the family comes back to it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Locator, expect

from tests.browser.looking import looks_right
from tests.browser.people import Person
from tests.browser.positions import Ticket
from tests.server.servers import Server, running

Come = Callable[..., Person]
RELEASE = Path("tests/server/releases/0.1.0.db")
KNOWN: dict[str, dict[str, Any]] = msgspec.json.decode(RELEASE.with_suffix(".json").read_bytes())
LAYOUTS = [(1280, 720, "light"), (1280, 720, "dark"), (390, 844, "light"), (360, 640, "dark")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """This release on the database of that one."""
    folder = tmp_path_factory.mktemp("older")
    shutil.copy(RELEASE, folder / "rooms.db")
    with running(f"sqlite:///{folder}/rooms.db", folder, "--pace", "0", "--keep-days", "36500") as started:
        yield started


def sees_what_is_left(one: Person) -> None:
    """Of a game that an earlier release began."""
    one.page.get_by_role("heading", name="Its record").wait_for()


def who_played(one: Person) -> Locator:
    """An earlier release did not keep who stood where."""
    return one.page.get_by_role("list", name="Who played")


def comes_back(one: Person, name: str, seat: int = 0) -> Person:
    """Somebody opens the old link; the browser still has the secret of the seat."""
    known = KNOWN[name]
    one.sits_down(Ticket(known["room"], known["secrets"][seat]))
    sees_what_is_left(one)
    return one


@pytest.mark.parametrize("screen", LAYOUTS)
@pytest.mark.parametrize("name", ["tax_choice", "finished_masterpiece"])
def test_it_looks_right(person: Come, name: str, screen: tuple[int, int, str]) -> None:
    ann = comes_back(person(*screen), name)
    expect(who_played(ann).get_by_role("listitem")).to_have_count(
        len(KNOWN[name].get("outcome", {"standings": [0] * 4})["standings"])
    )
    looks_right(ann)


def test_the_family_reads_why_takes_the_record_and_plays_again(person: Come, tmp_path: Path) -> None:
    ann, ben = comes_back(person(), "monopoly"), comes_back(person(), "monopoly", 1)
    for one in (ann, ben):
        expect(one.page.get_by_role("heading", name="This game cannot be played on")).to_be_visible()
        expect(one.page.get_by_text("begun under the rules of Magie 0.1.0")).to_be_visible()
    expect(ben.page.get_by_text("Ann can start a rematch.")).to_be_visible()
    expect(who_played(ann)).to_contain_text("threw 16 times")
    with ann.page.expect_download() as taken:
        ann.page.get_by_role("button", name="Close the game and download its record").click()
        ann.page.get_by_role("button", name="Close it for everybody? Press again").click()
    taken.value.save_as(tmp_path / "game.json")
    record = msgspec.json.decode((tmp_path / "game.json").read_bytes())
    assert (record["release"], len(record["moves"])) == ("Magie 0.1.0", 134)
    expect(ben.page.get_by_role("link", name="Download the record")).to_be_visible()
    ann.page.get_by_role("button", name="Rematch, same seats").click()
    for one in (ann, ben):
        one.sees_the_table()


def test_an_onlooker_may_only_look(person: Come) -> None:
    cleo = person().opens(f"/t/{KNOWN['auction']['room']}")
    sees_what_is_left(cleo)
    expect(cleo.page.get_by_text("only its players can take it")).to_be_visible()
    expect(cleo.page.get_by_role("button")).to_have_count(0)


def test_a_link_to_a_moment_says_why_there_is_none(person: Come) -> None:
    cleo = person().opens(f"/t/{KNOWN['finished']['room']}?replay=3&game=1")
    expect(cleo.page.get_by_role("heading")).to_contain_text("played under the rules of Magie 0.1.0")
    cleo.page.get_by_role("button", name="table").click()
    sees_what_is_left(cleo)

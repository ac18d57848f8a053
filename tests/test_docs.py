"""Every file that a page of ours names is there: links, and paths of the sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)")
PATH = re.compile(r"`((?:src|client|tests|tools|docs|bench|deploy)/[\w./-]+)`")
BUILT = ("src/magie/server/client",)


def named_on(page: Path) -> Iterator[tuple[str, Path]]:
    """Links and paths on a page, with where they lead."""
    text = page.read_text(encoding="utf-8")
    for link in LINK.findall(text):
        yield link, page.parent / link
    for path in PATH.findall(text):
        if not path.startswith(BUILT):
            yield path, ROOT / path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    assert [name for name, place in named_on(page) if not place.exists()] == []


def test_from_the_door_to_the_rent_it_is_two_clicks() -> None:
    """README, the map, and there is the function that says what rent somebody owes."""
    assert "docs/architecture.md" in LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    row = next(
        line for line in (ROOT / "docs/architecture.md").read_text().splitlines() if "what rent" in line
    )
    (link,) = LINK.findall(row)
    function = row.rsplit("`", 2)[1]
    assert f"def {function}(" in (ROOT / "docs" / link).read_text(encoding="utf-8")

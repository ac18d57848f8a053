"""docs/families.md builds the third family: what it shows are the files, whole and in their order."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LOTS = Path(__file__).parent / "lots"
BLOCK = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)\n```$", re.DOTALL | re.MULTILINE)


def written(text: str) -> list[str]:
    """Its lines, without the empty ones between two parts."""
    return [line for line in text.splitlines() if line]


def test_the_page_shows_the_family_as_it_is() -> None:
    shown: dict[str, list[str]] = {}
    for name, text in BLOCK.findall((ROOT / "docs/families.md").read_text(encoding="utf-8")):
        shown.setdefault(name, []).extend(written(text))
    files = [file for file in sorted(LOTS.rglob("*.*")) if file.suffix in (".py", ".toml")]
    assert len(files) > 5
    assert shown == {
        file.relative_to(ROOT).as_posix(): written(file.read_text(encoding="utf-8")) for file in files
    }

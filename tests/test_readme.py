"""The lines of Python in the README play a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_twenty_lines_of_the_readme_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(), flags=re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    exec(compile(code, "README.md", "exec"), {})
    assert "Outcome(how=" in capsys.readouterr().out

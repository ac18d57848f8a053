"""One door: every command is there, and a mistake is one sentence with exit code 2."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

import magie as package
from magie.rules.version import RULES_VERSION
from tests.cli.door import magie

CUT_RECORD = '{"format":1,"rules_version":1,"edition":"luxury","seats":["Ann","Be'


def test_help_names_every_command() -> None:
    answer = magie("--help")
    assert answer.code == 0
    for command in ("play", "simulate", "scenarios", "replay", "editions", "bench"):
        assert command in answer.out


def test_the_version_says_which_engine_and_which_rules() -> None:
    answer = magie("--version")
    assert answer.code == 0
    assert (
        answer.out
        == f"magie {package.__version__}, {package.engine()} engine, rules version {RULES_VERSION}\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "No such command 'dance'."),
        (["simulate", "luxury", "--games", "0"], "--games"),
        (["simulate", "luxury", "--games", "many"], "--games"),
        (["simulate", "luxury", "--wings", "2"], "No such option"),
        (["simulate", "luxor"], "There is no edition 'luxor'; built in are "),
        (["simulate", "my.toml"], "my.toml: cannot be read (No such file or directory)."),
        (["simulate", "--bots", "steady,clever"], "There is no bot 'clever'; there are "),
        (["simulate", "--seats", "4", "--bots", "random,random"], "4 seats need 4 bots, not 2: random, random."),
        (["simulate", "--seats", "9"], "Monopoly, Luxury Edition is for 2 to 6 players, not 9."),
        (["simulate", "--bots", ""], "Monopoly, Luxury Edition is for 2 to 6 players, not 0."),
        (["simulate", "--option", "salary"], "options: 'salary' is not of the form name=value."),
        (["simulate", "--option", "salary=lots"], 'options: salary: "lots" is not allowed; allowed: '),
        (["simulate", "--option", "salery=2"], "options: salery: there is no such option (did you mean salary?)"),
        (["play", "--people", "5", "--seats", "3"], "5 people do not fit on 3 seats."),
        (["play", "--bots", "clever"], "There is no bot 'clever'; there are "),
        (["play", "--seats", "4", "--bots", "random,random"], "3 seats are free for bots; name one bot, or 3, not 2."),
        (["play", "--names", "A,A", "--bots", "random"], "Every player needs a name of its own."),
        (["play", "--names", "A,B,C", "--seats", "2", "--bots", "random"], "3 names are too many for 2 players."),
        (["replay"], "Missing argument 'FILE'."),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file or directory."),
        (["scenarios"], "Missing argument 'PATH...'."),
        (["scenarios", "nowhere"], "nowhere cannot be read: there is no such file or folder."),
        (["editions", "show", "luxor"], "There is no edition 'luxor'; built in are "),
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence(arguments: list[str], sentence: str) -> None:
    answer = magie(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert sentence in answer.err
    assert answer.err.endswith(".\n")
    assert len(answer.err.splitlines()) == 1


@pytest.mark.parametrize("text", [CUT_RECORD, "not a record", "", "[]"])
def test_what_is_not_a_whole_record_is_said(tmp_path: Path, text: str) -> None:
    file = tmp_path / "cut.json"
    file.write_text(text)
    answer = magie("replay", str(file))
    assert answer.code == 2
    assert answer.err.startswith("This is not a whole record of a Magie game: ")
    assert len(answer.err.splitlines()) == 1


def test_a_file_of_bytes_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(200, 256)))
    assert magie("replay", str(file)).err == f"{file} is not a text in UTF-8.\n"


def test_importing_the_package_is_quick() -> None:
    """What a command does not need is not loaded: no Rich, no YAML, no multiprocessing."""
    code = "import magie, sys; print([m for m in ('rich', 'yaml', 'multiprocessing', 'typer') if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_the_door_opens_without_the_games(tmp_path: Path) -> None:
    code = "import magie.cli, sys; print([m for m in ('rich.console', 'yaml', 'multiprocessing') if m in sys.modules])"
    started = time.perf_counter()
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
    assert time.perf_counter() - started < 5

"""A file that cannot be played is refused with every reason, and each says what is allowed."""

from pathlib import Path

import pytest

from magie.editions import EditionError, load, loads, names
from magie.editions.__main__ import main
from tests.editions.files import HEAD, problems
from tests.editions.mistakes import MISTAKES
from tests.editions.mistakes_masterpiece import MISTAKES as MASTERPIECE_MISTAKES


@pytest.mark.parametrize(("change", "sentences"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_what_is_allowed(change: str, sentences: list[str]) -> None:
    found = problems(change)
    assert len(found) == len(sentences), "\n".join(found)
    for problem, sentence in zip(found, sentences, strict=True):
        assert problem.startswith(f"mine.toml: {sentence}")


@pytest.mark.parametrize(("change", "sentences"), MASTERPIECE_MISTAKES.values(), ids=MASTERPIECE_MISTAKES)
def test_a_mistake_in_a_masterpiece_is_named_with_what_is_allowed(change: str, sentences: list[str]) -> None:
    found = problems(change, "masterpiece")
    assert len(found) == len(sentences), "\n".join(found)
    for problem, sentence in zip(found, sentences, strict=True):
        assert problem.startswith(f"mine.toml: {sentence}")


def test_all_mistakes_are_told_at_once_one_on_a_line() -> None:
    with pytest.raises(EditionError) as refused:
        loads(
            f'extends = "luxury"\n{HEAD}tokens = ["Hat"]\n'
            'spaces = [{ id = "baltic", mortgage = 61 }, { id = "chance-1", deck = "news" }]'
        )
    assert len(refused.value.problems) == 3
    assert str(refused.value).splitlines() == list(refused.value.problems)


def test_an_unknown_edition_is_answered_with_the_known_ones() -> None:
    with pytest.raises(EditionError) as refused:
        load("luxus")
    sentence = str(refused.value)
    assert sentence.startswith("There is no edition 'luxus'; built in are")
    assert all(name in sentence for name in names())
    assert ".toml" in sentence


def test_an_unknown_family_is_refused() -> None:
    with pytest.raises(
        EditionError, match=r"edition.toml: family: 'chess' is not known; allowed: monopoly, masterpiece"
    ):
        loads('family = "chess"')
    with pytest.raises(EditionError, match="family: missing"):
        loads("")


def test_a_file_that_is_no_toml_says_where(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("name = \n")
    with pytest.raises(EditionError, match=r"broken.toml: is not TOML: .*line 1"):
        load(broken)


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"gone.toml: cannot be read"):
        load(tmp_path / "gone.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError, match=r"binary.toml: is not a text in UTF-8"):
        load(binary)


def test_a_space_that_is_not_there() -> None:
    with pytest.raises(EditionError, match="luxury: there is no space 'atlantis' on this board"):
        load("luxury").space("atlantis")


def test_the_board_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luxury"]) == 0
    shown = capsys.readouterr().out
    assert "39  boardwalk" in shown
    assert "39  Boardwalk      400   200  50 200 600 1400 1700 2000" in shown
    assert main(["luxus"]) == 1
    assert "There is no edition 'luxus'" in capsys.readouterr().err

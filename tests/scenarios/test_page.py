"""docs/scenarios.md has an example of everything, and every example runs."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from magie.scenarios import Scenario, read, run
from magie.scenarios.masterpiece import beginning as mp_beginning
from magie.scenarios.masterpiece import checks_players as mp_checks_players
from magie.scenarios.masterpiece import position as mp_position
from magie.scenarios.masterpiece.checks import CHECKS as MP_CHECKS
from magie.scenarios.masterpiece.moment import Moment as MasterpieceMoment
from magie.scenarios.masterpiece.words import OPENINGS as MP_OPENINGS
from magie.scenarios.moment import Moment
from magie.scenarios.monopoly import beginning, checks_players, players, position
from magie.scenarios.monopoly.checks import CHECKS
from magie.scenarios.monopoly.moment import Moment as MonopolyMoment
from magie.scenarios.monopoly.words import OPENINGS
from magie.scenarios.read import CASE_KEYS, KEYS
from magie.scenarios.table_stage import SYSTEM

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
TEXT = PAGE.read_text(encoding="utf-8")


def blocks_of(text: str) -> list[str]:
    """The examples of a part of the page."""
    return re.findall(r"^```yaml\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def without_comments(blocks: Iterable[str]) -> str:
    """All that the examples say."""
    return "\n".join(re.sub(r" #.*", "", block) for block in blocks)


MONOPOLY, _, MASTERPIECE = TEXT.partition("\n## Masterpiece\n")
EXAMPLES = without_comments(blocks_of(MONOPOLY))
MP_EXAMPLES = without_comments(blocks_of(MASTERPIECE))


def examples(folder: Path) -> list[Scenario]:
    """The scenarios of all blocks of the page."""
    file = folder / "page.yaml"
    file.write_text("\n".join(blocks_of(TEXT)), encoding="utf-8")
    return read(file)


def test_every_block_is_an_example() -> None:
    assert len(blocks_of(TEXT)) == TEXT.count("```yaml")
    assert all(block.startswith("- id: ") for block in blocks_of(TEXT))


def test_every_example_runs(tmp_path: Path) -> None:
    results = [run(scenario) for scenario in examples(tmp_path)]
    assert len(results) >= 40
    failures = [result.render() for result in results if not result.ok]
    if failures:
        pytest.fail("\n".join(failures), pytrace=False)


def unseen_keys(keys: Iterable[str], text: str) -> set[str]:
    """The keys that no example has."""
    return {key for key in keys if not re.search(rf"\b{key}:", text)}


def unseen_steps(words: Iterable[str], text: str, who: str) -> set[str]:
    """The words with which no step of an example begins."""
    return {word for word in words if not re.search(rf"^ +- {who}{word}\b", text, re.M)}


def test_every_key_has_an_example() -> None:
    keys = {*KEYS, *CASE_KEYS, *beginning.KEYS, *position.KEYS, *position.CLAIM_KEYS, *players.KEYS}
    assert unseen_keys({*keys, *CHECKS, *checks_players.KEYS}, EXAMPLES) == set()


def test_every_step_has_an_example() -> None:
    assert unseen_steps(OPENINGS.split(", "), EXAMPLES, "[A-Z, ]+: ") == set()
    assert unseen_steps(SYSTEM, EXAMPLES, "") == set()


def test_every_key_of_masterpiece_has_an_example() -> None:
    elsewhere = {"banker_only"}  # for games whose banker need not play
    keys = {*mp_beginning.KEYS, *mp_position.KEYS, *mp_position.PLAYER_KEYS} - elsewhere
    assert unseen_keys({*keys, *MP_CHECKS, *mp_checks_players.KEYS}, MP_EXAMPLES) == set()


def test_every_step_of_masterpiece_has_an_example() -> None:
    assert unseen_steps(MP_OPENINGS.split(", "), MP_EXAMPLES, "[A-Z, ]+: ") == set()
    assert unseen_steps({*SYSTEM, "close tick", "together"}, MP_EXAMPLES, "") == set()


def words_behind(opening: str, text: str) -> set[str]:
    """The words that a sentence of the page lists."""
    found = re.search(rf"{opening}([^.|]*)\.", " ".join(text.split()))
    assert found is not None, opening
    return set(found[1].replace(" ", "").split(","))


def hows_in(text: str) -> dict[str, set[str]]:
    """The table of a part that says how things come about."""
    _, _, table = text.partition("| event | `how` |\n|---|---|\n")
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", table.partition("\n\n")[0], re.M)
    return {event: set(re.findall(r"[a-z_]+", words.replace("into Jail ", ""))) for event, words in rows}


@pytest.mark.parametrize(("part", "moment"), [(MONOPOLY, MonopolyMoment), (MASTERPIECE, MasterpieceMoment)])
def test_every_word_exists_and_every_word_is_listed(part: str, moment: type[Moment]) -> None:
    words = moment.event_words
    assert words_behind("Money (?:always )?has a `why`: ", part) == set(words["why"])
    assert words_behind("`state` is one of ", part) == set(moment.states)
    assert hows_in(part) == {key[: -len(".how")]: set(words[key]) for key in words if key.endswith(".how")}

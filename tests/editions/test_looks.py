"""An edition names the look it is drawn with; what extends it looks the same."""

import pytest

from magie.editions import load, loads, names
from tests.editions.files import mine, own, problems


@pytest.mark.parametrize("name", names())
def test_a_built_in_edition_looks_like_itself(name: str) -> None:
    assert load(name).look == name


def test_what_extends_an_edition_looks_like_it() -> None:
    assert loads(own("", "oz")).look == "oz"
    assert loads(own('look = "harry_potter"', "oz")).look == "harry_potter"


def test_a_look_that_does_not_exist_is_refused_with_those_that_do() -> None:
    assert problems('look = "green"') == (
        'mine.toml: look: "green" is not allowed; allowed: harry_potter, luxury, oz.',
    )


def test_the_look_changes_no_game_so_old_records_still_fit() -> None:
    assert mine('look = "oz"').fingerprint == mine("").fingerprint

"""Every family of games brings all that a Game asks for."""

from __future__ import annotations

import inspect

import pytest

from magie.editions import load, names
from magie.rules.family import Family, family_of

ASKED = {
    name: list(inspect.signature(function).parameters)[1:]
    for name, function in vars(Family).items()
    if inspect.isfunction(function) and not name.startswith("_")
}


@pytest.mark.parametrize("edition", names())
@pytest.mark.parametrize("name", sorted(ASKED))
def test_a_family_has_every_function_of_the_protocol(edition: str, name: str) -> None:
    function = getattr(family_of(load(edition)), name)
    try:
        parameters = list(inspect.signature(function).parameters)
    except ValueError:  # a compiled function does not tell
        return
    assert len(parameters) == len(ASKED[name])

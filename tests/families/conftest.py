"""The third family is a guest of these tests, and of no others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magie import families

PACKAGE = "tests.families.lots"


@pytest.fixture
def lots() -> Iterator[str]:
    """An edition of a family that has moved in for a while."""
    families.move_in(PACKAGE)
    yield "attic_sale"
    families.move_out("lots")


@pytest.fixture
def door() -> Iterator[tuple[str, str]]:
    """What is typed behind `magie` to let the family in; afterwards it leaves."""
    yield "--family", PACKAGE
    families.move_out("lots")

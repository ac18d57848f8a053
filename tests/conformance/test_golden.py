"""Games recorded when the rules were settled still replay to the same position."""

from __future__ import annotations

import pytest

import magie
from tests.conformance.golden_records import FOLDER


@pytest.mark.parametrize("edition", magie.editions.names())
def test_a_golden_record_replays(edition: str) -> None:
    record = magie.Record.from_json((FOLDER / f"{edition}.json").read_text())
    game = magie.replay(record)
    assert game.digest() == record.digest
    assert magie.rules.record.luck_is_honest(record)
    assert record.chain == magie.rules.record.heads_of(record)[-1]

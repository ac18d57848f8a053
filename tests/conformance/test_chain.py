"""The chain of a record: whoever kept one head notices every change of the game up to there."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import magie
from magie.rules.chain import Chain, key_of
from magie.rules.fairness import fair_seed
from magie.rules.record import Record, chained, heads_of, luck_is_honest
from tests.conformance.fair_records import CHANGES, Data, changed, data_of, fair_record, still_replays


@pytest.mark.parametrize(("edition", "change"), CHANGES)
def test_a_changed_game_has_another_head(edition: str, change: Callable[[Data], None]) -> None:
    """It replays as before, and nothing but the head tells that it is another game."""
    before = fair_record(edition)
    data = changed(data_of(before), change)
    assert still_replays(data)
    after = Record.from_json(json.dumps(data))
    assert heads_of(after)[-1] != before.chain
    assert heads_of(after)[-1] not in heads_of(before)


def test_a_change_on_the_way_leaves_the_heads_before_it() -> None:
    before = fair_record()
    data = data_of(before)
    data["moves"] = data["moves"][:-1]
    data["digest"] = ""
    assert heads_of(Record.from_json(json.dumps(data))) == heads_of(before)[:-1]


def test_the_heads_of_a_record_read_from_a_file_are_those_of_the_game() -> None:
    """Also if some tool has written its names in another order."""
    before = fair_record("luxury")
    again = Record.from_json(json.dumps(data_of(before), sort_keys=True, indent=1))
    assert heads_of(again) == heads_of(before)
    assert again.chain == heads_of(again)[-1]


def test_a_game_without_a_server_is_chained_too() -> None:
    game = magie.new_game("luxury", seats=2, seed=1)
    for number in range(5):
        record = game.record()
        assert record.chain == heads_of(record)[-1]
        assert len(heads_of(record)) == number + 1
        seat = game.to_act()
        assert seat is not None
        game.play(seat, game.default(seat))


def test_heads_are_made_like_this_for_ever() -> None:
    """Devices keep heads for years: another way to make them would disown every one."""
    chain = Chain("secret", {"seats": ["Ann"], "format": 1})
    assert key_of("secret").hex() == "c9b5a69e8c930d6fab01112912b2cec9795da167d14a862e6a2fd58d0efafe0e"
    assert chain.head == "99c056cb807563baa21f9b1e23bd62c477df883cba57eea5953977e9babd6a3f"
    assert chain.add(0, {"type": "bid", "amount": 5}, ()) == (
        "db97efdc6037a1fe35b345e31057447205bf982da73e1b00084962c54c3e4570"
    )
    assert chain.add(None, {"type": "hammer"}, (3, 4)) == (
        "2482bfe37fef1bee532b96ca03faf61d3e1a42f0e5957afa5da656daae595a58"
    )


def test_words_of_seats_that_are_not_there_break_the_promise() -> None:
    """They could be chosen by anybody at any time."""
    record = fair_record("luxury")
    assert luck_is_honest(record)
    data = data_of(record)
    data["fair"]["words"].append("")
    data["fair"]["seals"].append("")
    seed = fair_seed(data["fair"]["secret"], data["fair"]["words"])
    game = magie.new_game("luxury", seats=record.seats, seed=seed)
    data |= {"seed": seed, "start": game.start, "moves": [], "digest": game.digest()}
    assert not luck_is_honest(chained(Record.from_json(json.dumps(data))))

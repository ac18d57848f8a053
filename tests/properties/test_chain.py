"""Heads of the chain: every single change of a game changes them, and before the end they tell nothing."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as some

import magie
from magie.rules.chain import Chain
from magie.rules.fairness import Fairness
from magie.rules.record import NOT_BEGINNING, Record, chain_of, heads_of
from tests.conformance.fair_records import SECRET, data_of, fair_record, places

RECORDS = {edition: data_of(fair_record(edition)) for edition in ("luxury", "masterpiece")}
PLACES = {
    edition: [path for path in places(data) if path[0] not in ("digest", "chain", "release")]
    for edition, data in RECORDS.items()
}
OTHER = some.one_of(some.integers(0, 9), some.text(max_size=3), some.none())


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The same data with another value at one place."""
    if not path:
        return value
    twin = data.copy()
    twin[path[0]] = put(data[path[0]], path[1:], value)
    return twin


@given(edition=some.sampled_from(sorted(RECORDS)), which=some.integers(0), other=OTHER)
@settings(max_examples=300, deadline=None)
def test_any_single_change_of_a_record_changes_its_head(edition: str, which: int, other: Any) -> None:
    before = RECORDS[edition]
    path = PLACES[edition][which % len(PLACES[edition])]
    data = put(before, path, other)
    try:
        after = Record.from_json(json.dumps(data))
    except magie.RecordError:
        return
    assert (heads_of(after)[-1] == before["chain"]) == (data == before)


@given(at=some.integers(0), again=some.booleans())
@settings(max_examples=100, deadline=None)
def test_moves_left_out_or_doubled_change_the_head(at: int, again: bool) -> None:
    before = RECORDS["masterpiece"]
    moves = before["moves"]
    number = at % len(moves)
    changed = [*moves[:number], *([moves[number]] * (2 if again else 0)), *moves[number + 1 :]]
    assert heads_of(Record.from_json(json.dumps(before | {"moves": changed})))[-1] != before["chain"]


def test_every_field_of_a_record_is_in_its_chain_or_grows() -> None:
    """A field that is added later is covered by itself."""
    record = fair_record()
    for name in Record.__struct_fields__:
        data = data_of(record)
        data[name] = "changed"
        beginning = {key: value for key, value in data.items() if key not in NOT_BEGINNING}
        assert (Chain(SECRET, beginning).head == heads_of(record)[0]) == (name in NOT_BEGINNING)


def tried_out(secret: str, before: str, after: str, seat: int) -> list[int]:
    """The bids that would lead from one head to the next, by somebody who takes this for the secret."""
    chain = Chain(secret, None)
    found = []
    for amount in range(0, 6_000_000, 50_000):
        chain.head = before
        if chain.add(seat, {"type": "bid", "amount": amount}, ()) == after:
            found.append(amount)
    return found


def test_a_sealed_bid_cannot_be_tried_out_on_the_heads() -> None:
    """Even with the heads before and after it: whoever lacks the secret cannot tell one bid from another."""
    record = fair_record()
    heads = heads_of(record)
    assert isinstance(record.fair, Fairness)
    public = ["", record.fair.commitment, *record.fair.seals, *record.fair.words]
    bids = [
        (at, seat, action["amount"])
        for at, (seat, action, _) in enumerate(record.moves)
        if action["type"] == "bid"
    ]
    assert bids
    for at, seat, amount in bids[:5]:
        assert seat is not None
        assert tried_out(SECRET, heads[at], heads[at + 1], seat) == [amount]
        assert [tried_out(guess, heads[at], heads[at + 1], seat) for guess in public] == [[]] * len(public)


def test_the_same_moves_have_other_heads_in_another_game() -> None:
    """A table that plays the same openings again does not give away its hand by a head that was seen before."""
    record = fair_record()
    data = data_of(record)
    data["fair"]["secret"] = "another secret"
    assert not set(heads_of(Record.from_json(json.dumps(data)))) & set(heads_of(record))
    assert chain_of(record).head == heads_of(record)[0]

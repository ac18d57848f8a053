"""`magie replay --verify`: what a record proves, what it does not, and with a head of one's own what was changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import magie as package
from magie.rules.fairness import fair_seed
from magie.rules.record import Record, chained, heads_of
from tests.cli.door import Answer, magie
from tests.conformance.fair_records import CHANGES, Data, changed, data_of, fair_record

NOT_YOURS = "This record is not the game your device saw: its head stood nowhere in it.\n"
ONLY_ITSELF = "This proves that the record agrees with itself, not that it is the game you played"


def verify(folder: Path, data: Record | Data, *options: str) -> Answer:
    file = folder / "game.json"
    file.write_text(data.to_json() if isinstance(data, Record) else json.dumps(data))
    return magie("replay", str(file), "--verify", *options)


def test_a_record_of_a_server_proves_its_dice_its_words_and_its_chain(tmp_path: Path) -> None:
    record = fair_record()
    said = verify(tmp_path, record).out.splitlines()
    assert said[-6:-1] == [
        "Every throw and shuffle follows from the seed.",
        f"The seed follows from the secret that was promised as {record.fair.commitment} and from the players' words.",  # type: ignore[union-attr]
        "Ann and Dan opened the words that had been sealed.",
        "Ben sealed words and did not open them, so the seed was made without them.",
        f"Names, set-up and all 120 moves fit the head of the chain, {record.chain}.",
    ]
    assert said[-1].startswith(ONLY_ITSELF)


def test_the_head_of_a_device_says_how_far_it_saw_this_game(tmp_path: Path) -> None:
    heads = heads_of(fair_record())
    whole = verify(tmp_path, fair_record(), "--head", heads[-1])
    assert whole.code == 0
    assert whole.out.endswith(
        "The head of your device stood after move 120 of 120: this is the game your device saw.\n"
    )
    early = verify(tmp_path, fair_record(), "--head", f" {heads[80].upper()} ")
    assert early.out.endswith(
        "The head of your device stood after move 80 of 120: up to there this is the game your device saw; "
        "it does not cover what follows.\n"
    )
    first = verify(tmp_path, fair_record(), "--head", heads[0]).out
    assert "stood before the first move: up to there" in first


@pytest.mark.parametrize(("edition", "change"), CHANGES)
def test_a_head_notices_another_history(tmp_path: Path, edition: str, change: Callable[[Data], None]) -> None:
    """Whoever changed it made the chain anew, for the record holds the key; the head of a device stays what it was."""
    before = fair_record(edition)
    forged = chained(Record.from_json(json.dumps(changed(data_of(before), change))))
    assert verify(tmp_path, forged).code == 0
    answer = verify(tmp_path, forged, "--head", str(before.chain))
    assert (answer.code, answer.err) == (2, NOT_YOURS)


@pytest.mark.parametrize(("edition", "change"), CHANGES)
def test_without_a_head_a_chain_that_was_not_made_anew_notices_it(
    tmp_path: Path, edition: str, change: Callable[[Data], None]
) -> None:
    answer = verify(tmp_path, changed(data_of(fair_record(edition)), change))
    assert answer.code == 2
    assert answer.err == "This record was changed: its names, set-up and moves do not fit its chain.\n"


def test_a_record_without_a_chain_is_called_unchained(tmp_path: Path) -> None:
    """Old ones have none. A head finds its place in it all the same."""
    record = fair_record()
    data = data_of(record)
    del data["chain"]
    answer = verify(tmp_path, data)
    assert answer.code == 0
    assert "The record is unchained: it names no head" in answer.out
    assert ONLY_ITSELF in answer.out
    assert verify(tmp_path, data, "--head", str(record.chain)).code == 0
    data["seats"].reverse()
    assert verify(tmp_path, data).code == 0
    assert verify(tmp_path, data, "--head", str(record.chain)).err == NOT_YOURS


def test_a_record_cut_off_does_not_have_the_last_head(tmp_path: Path) -> None:
    data = data_of(fair_record())
    data["moves"] = data["moves"][:-1]
    data["digest"] = ""
    forged = chained(Record.from_json(json.dumps(data)))
    assert verify(tmp_path, forged).code == 0
    assert verify(tmp_path, forged, "--head", str(fair_record().chain)).err == NOT_YOURS


def promise_broken(tmp_path: Path, **fair: Any) -> str:
    data = data_of(fair_record("luxury"))
    data["fair"] |= fair
    answer = verify(tmp_path, chained(Record.from_json(json.dumps(data))))
    assert answer.code == 2
    return answer.err


def test_words_that_do_not_fit_their_seals_are_refused(tmp_path: Path) -> None:
    fair = data_of(fair_record("luxury"))["fair"]
    words, seals = fair["words"], fair["seals"]
    as_sealed = "The words of this record are not those that were sealed.\n"
    assert promise_broken(tmp_path, seals=[seals[1], seals[1], "", seals[3]]) == as_sealed
    assert promise_broken(tmp_path, withheld=[]) == as_sealed
    assert promise_broken(tmp_path, withheld=[0, 1]) == as_sealed
    assert promise_broken(tmp_path, withheld=[1, 2]) == as_sealed
    assert promise_broken(tmp_path, withheld=[1, 4]) == as_sealed
    assert promise_broken(tmp_path, withheld=[-3]) == as_sealed
    assert promise_broken(tmp_path, seals=seals[:3]) == as_sealed
    assert promise_broken(tmp_path, words=[*words[:2], "unsealed", words[3]]) == as_sealed
    assert promise_broken(tmp_path, secret="another") == (
        "The secret of this record is not the one that was promised.\n"
    )
    assert promise_broken(tmp_path, seals=[], withheld=[], words=["other", "", "", ""]) == (
        "The seed of this record does not give its throws and shuffles.\n"
    )


def test_what_was_never_sealed_or_promised_is_said(tmp_path: Path) -> None:
    data = data_of(fair_record("luxury"))
    del data["fair"]["seals"], data["fair"]["withheld"], data["chain"]
    assert "The words of Ann and Dan were never sealed: whoever came last could choose" in (
        verify(tmp_path, data).out
    )
    del data["fair"]
    assert "Nobody promised this seed before the first throw" in verify(tmp_path, data).out


def test_a_seed_without_anybodys_words_was_the_servers(tmp_path: Path) -> None:
    data = data_of(fair_record("luxury"))
    data["fair"] |= {"words": [""] * 4, "seals": [""] * 4, "withheld": []}
    seed = fair_seed(data["fair"]["secret"], data["fair"]["words"])
    game = package.new_game("luxury", seats=data["seats"], seed=seed)
    data |= {"seed": seed, "start": game.start, "moves": [], "digest": game.digest()}
    out = verify(tmp_path, chained(Record.from_json(json.dumps(data)))).out
    assert "No player put words into the seed, so it was the server's alone." in out
    assert "\nNames and set-up fit the head" in out


@pytest.mark.parametrize("head", ["", "abc", "g" * 64, "a" * 63, "a" * 65])
def test_what_is_no_head_is_refused_in_one_sentence(tmp_path: Path, head: str) -> None:
    answer = verify(tmp_path, fair_record(), "--head", head)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "A head has 64 letters, each a digit or one of a to f.\n"

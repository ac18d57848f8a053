"""A record that was cut off, changed or played by other rules is refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

import magie
from magie.bots.random_bot import RandomBot


def a_record(moves: int = 120) -> dict[str, Any]:
    game = magie.new_game("luxury", seats=["Ann", "Ben", "Cleo"], seed="records", options={"salary": 300})
    bot = RandomBot(3)
    for _ in range(moves):
        seat = game.to_act()
        assert seat is not None
        game.play(seat, bot.choose(game.view(seat), game.legal(seat)))
    data: dict[str, Any] = json.loads(game.record().to_json())
    return data


def refused(data: dict[str, Any] | str) -> str:
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(magie.RecordError) as error:
        magie.replay(text)
    sentence = str(error.value)
    assert "\n" not in sentence
    return sentence


def first_throw(data: dict[str, Any]) -> int:
    return next(i for i, (_, action, luck) in enumerate(data["moves"]) if action["type"] == "roll" and luck)


def test_a_whole_record_replays() -> None:
    assert magie.replay(json.dumps(a_record())).names == ("Ann", "Ben", "Cleo")


def test_options_travel_with_the_record() -> None:
    data = a_record()
    assert data["options"] == {"salary": 300}
    assert data["printed"] is None


def test_a_truncated_record() -> None:
    text = json.dumps(a_record())
    assert "not a whole record" in refused(text[: len(text) // 2])
    assert "not a whole record" in refused("")
    assert "not a whole record" in refused("{}")


def test_a_record_of_another_rules_version() -> None:
    assert "rules version 99" in refused(a_record() | {"rules_version": 99})
    assert "format 2" in refused(a_record() | {"format": 2})


def test_a_changed_throw() -> None:
    data = a_record()
    throw = first_throw(data)
    data["moves"][throw][2][0] = data["moves"][throw][2][0] % 6 + 1
    assert "changed" in refused(data)
    data["moves"][throw][2] = [7, 7]
    assert f"move {throw + 1}" in refused(data)
    data["moves"][throw][2] = []
    assert f"move {throw + 1}" in refused(data)


def test_a_move_left_out_or_put_in() -> None:
    data = a_record()
    del data["moves"][first_throw(data)]
    assert "changed" in refused(data)
    data = a_record()
    data["moves"].insert(3, [0, {"type": "bid", "amount": 3}, []])
    assert "move 4 is not legal" in refused(data)
    data["moves"][3] = [0, {"type": "steal"}, []]
    assert "move 4 is not legal" in refused(data)


def test_a_changed_edition_or_option() -> None:
    assert "has changed" in refused(a_record() | {"options": {"salary": 400}})
    assert "no such option" in refused(a_record() | {"options": {"celery": 400}})
    assert "cannot be used" in refused(a_record() | {"edition": "atlantis"})


def test_changed_players() -> None:
    assert "do not fit" in refused(a_record() | {"seats": ["Ann"]})
    assert "do not fit" in refused(a_record() | {"tokens": ["Moon", "Sun", "Star"]})


def test_a_changed_seed_or_set_up_is_found() -> None:
    data = a_record()
    data["start"] = data["start"][:-1]
    assert "set-up" in refused(data)
    honest = magie.Record.from_json(json.dumps(a_record()))
    assert magie.rules.record.luck_is_honest(honest)
    assert not magie.rules.record.luck_is_honest(
        magie.Record.from_json(json.dumps(a_record() | {"seed": "other"}))
    )


def test_an_own_edition_travels_whole() -> None:
    own = magie.editions.loads('extends = "luxury"\nname = "own"\ntitle = "Own"\n[rules]\nsalary = 150\n')
    game = magie.new_game(own, seats=2, seed=1)
    record = game.record()
    assert record.printed is not None
    assert magie.replay(record.to_json()).edition.rules.salary == 150


def test_an_imagined_game_has_no_record() -> None:
    dream = magie.new_game("luxury", seats=2, seed=1).view(0).imagine(1)
    with pytest.raises(magie.RecordError):
        dream.record()

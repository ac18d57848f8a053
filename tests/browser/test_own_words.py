"""Fair dice, as people see them: words are sealed, opened together, and looked for in the game that began."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import expect

from tests.browser.looking import looks_right
from tests.browser.people import Person, play_until
from tests.browser.tampering import Message, Wire, plays_over_http
from tests.browser.test_cut import nothing_is_cut

Come = Callable[..., Person]
BOT = {"kind": "bot", "bot": "steady"}
OPEN = {"kind": "open"}
SHORT = {"round_limit": 1}
HEX = re.compile("^[0-9a-f]{64}$")
NOT_IN = "Your words are not in the dice of this game"


def seal_of(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()


@pytest.fixture
def pair(person: Come) -> tuple[Person, Wire, Person, Wire]:
    """Ada opened a table for a short game, Ben has joined by the link."""
    ada, ben = person(), person()
    ada_wire, ben_wire = Wire(ada), Wire(ben)
    ada.sits_at("luxury", [OPEN], options=SHORT)
    ada.sees_the_lobby()
    ben.joins(ada.address, "Ben")
    ada.sees("Ben")
    return ada, ada_wire, ben, ben_wire


def opens_the_panel(one: Person) -> Any:
    """What the end says about the dice."""
    one.page.get_by_role("button", name="Check it").click()
    box = one.page.get_by_role("group", name="Were the dice fair?")
    box.locator("li").first.wait_for()
    return box


# Sealed, then opened


def test_words_are_sealed_before_the_start_and_opened_together(
    pair: tuple[Person, Wire, Person, Wire],
) -> None:
    ada, ada_wire, ben, ben_wire = pair
    ada.page.get_by_label("Your words for the dice").fill("seven seven")
    ada.page.get_by_label("Your words for the dice").press("Tab")
    ada.own_seal.wait_for()
    expect(ada.own_seal).to_contain_text(ada_wire.sent_of("words")[-1]["seal"][:8])
    ada.starts()
    ben.sees_the_table()
    fair = ada_wire.is_playing()["fair"]
    assert all(HEX.match(seal) for seal in fair["seals"])
    assert [seal_of(words) for words in fair["words"]] == fair["seals"]
    assert re.fullmatch("seven seven [0-9a-f]{24}", fair["words"][0])
    assert re.fullmatch("[0-9a-f]{24}", fair["words"][1])
    assert fair["withheld"] == []
    for wire, own in ((ada_wire, fair["words"][0]), (ben_wire, fair["words"][1])):
        assert [message["words"] for message in wire.sent_of("open")] == [own]
        before = [lobby["fair"]["words"] for lobby in wire.lobbies() if lobby["state"] == "lobby"]
        assert all(not any(words) for words in before), "nobody hears words before the game has begun"
    assert ada.page.get_by_text(NOT_IN).count() == 0


def test_words_count_although_their_field_still_has_the_focus(
    pair: tuple[Person, Wire, Person, Wire],
) -> None:
    ada, _, ben, ben_wire = pair
    field = ben.page.get_by_label("Your words for the dice")
    field.press_sequentially("seven ", delay=20)
    ben.own_seal.wait_for()
    field.press_sequentially("cats", delay=20)
    expect(field).to_have_value("seven cats")
    ben.own_seal.wait_for()
    expect(ben.own_seal).to_contain_text(ben_wire.sent_of("words")[-1]["seal"][:8])
    expect(field).to_be_focused()
    ada.starts()
    ben.sees_the_table()
    assert ben_wire.is_playing()["fair"]["words"][1].startswith("seven cats ")


def test_the_host_who_starts_at_once_has_the_words_in_the_dice(person: Come) -> None:
    ada = person()
    wire = Wire(ada)
    ada.sits_at("luxury", [BOT])
    ada.page.get_by_label("Your words for the dice").fill("in a hurry")
    ada.page.get_by_role("button", name="Start the game").dispatch_event("click")  # the field keeps the focus
    ada.sees_the_table()
    assert wire.is_playing()["fair"]["words"][0].startswith("in a hurry ")


def test_no_tick_stands_beside_words_that_are_not_sealed_yet(person: Come) -> None:
    ada = person()
    wire = Wire(ada)
    ada.sits_at("luxury", [OPEN])
    ada.own_seal.wait_for()
    wire.up = lambda message: None if message["type"] == "words" else message
    ada.page.get_by_label("Your words for the dice").fill("on its way")
    expect(ada.own_seal).to_have_count(0)
    ada.page.get_by_role("switch", name="People may take over a bot").click()
    expect(ada.page.get_by_role("switch", name="People may take over a bot")).to_be_checked()
    expect(ada.page.get_by_label("Your words for the dice")).to_have_value("on its way")
    assert ada.own_seal.count() == 0


def test_what_was_typed_is_there_after_a_reload_and_the_seal_stays(person: Come) -> None:
    ada = person()
    wire = Wire(ada)
    ada.sits_at("luxury", [OPEN])
    field = ada.page.get_by_label("Your words for the dice")
    field.fill("a cat")
    field.press("Tab")
    ada.own_seal.wait_for()
    seals = [message["seal"] for message in wire.sent_of("words")]
    ada.page.reload()
    expect(ada.page.get_by_label("Your words for the dice")).to_have_value("a cat")
    ada.own_seal.wait_for()
    assert [message["seal"] for message in wire.sent_of("words")] == seals


def test_words_find_their_seat_when_a_chair_before_it_is_taken_away(person: Come) -> None:
    ada, ben = person().has_time(), person()
    wire = Wire(ben)
    ada.sits_at("luxury", [OPEN, OPEN])
    ben.opens(ada.address)
    ben.page.request.post(f"/api/rooms{ada.address[ada.address.rindex('/') :]}/join", data={"name": "Cleo"})
    ben.joins(ada.address, "Ben")
    ada.sees("Ben")
    ada.page.get_by_role("button", name="Take Cleo off the table").click()
    ada.waits(1)  # whatever appears under the pointer is not meant at once
    ada.page.get_by_role("button", name="Take this chair away").click()
    expect(ada.chairs).to_have_count(2)
    ada.starts()
    ben.sees_the_table()
    fair = wire.is_playing()["fair"]
    assert fair["withheld"] == []
    assert fair["words"][1] == wire.sent_of("open")[0]["words"]


def test_alone_the_words_are_opened_before_the_start_and_nobody_waits(person: Come) -> None:
    ada = person()
    wire = Wire(ada)
    ada.sits_at("luxury", [BOT])
    ada.own_seal.wait_for()  # sealed; who is quicker is waited for
    ada.starts()
    asked = [message.get("do", message["type"]) for message in wire.sent_of("open", "host")]
    assert asked == ["open", "start"]
    fair = wire.is_playing()["fair"]
    assert [seal_of(words) for words in fair["words"][:1]] == fair["seals"][:1]
    assert all(lobby["opening"] == 0 for lobby in wire.lobbies())


def test_over_plain_http_words_are_sealed_all_the_same_and_a_link_is_copied(person: Come) -> None:
    ada = plays_over_http(person())
    wire = Wire(ada)
    ada.sits_at("luxury", [BOT])
    ada.sees_the_lobby()
    ada.page.get_by_role("button", name="Copy").click()
    ada.sees("Copied")
    ada.starts()
    assert wire.is_playing()["fair"]["words"][0] == wire.sent_of("open")[0]["words"]
    assert ada.page.evaluate("typeof crypto.subtle") == "undefined"


def test_a_rematch_has_words_of_its_own(pair: tuple[Person, Wire, Person, Wire]) -> None:
    ada, ada_wire, ben, ben_wire = pair
    ada.starts()
    play_until([ada, ben], lambda: ada.over and ben.over)
    ada.page.get_by_role("button", name="Rematch").click()
    for one in (ada, ben):
        one.sees_the_table()
    for wire in (ada_wire, ben_wire):
        opened = [message["words"] for message in wire.sent_of("open")]
        assert len(set(opened)) == 2
        fair = wire.lobbies()[-1]["fair"]
        assert opened[1] in fair["words"]
        assert fair["withheld"] == []


# When something is wrong


def test_whoever_does_not_open_is_named_and_hears_that_the_words_are_missing(
    pair: tuple[Person, Wire, Person, Wire],
) -> None:
    ada, ada_wire, ben, ben_wire = pair
    ben_wire.up = lambda message: None if message["type"] == "open" else message
    ada.page.get_by_role("button", name="Start the game").click()
    ada.sees("words for the dice are being opened")
    ada.sees_the_table()
    assert ada_wire.is_playing()["fair"]["withheld"] == [1]
    expect(ada.told.last).to_contain_text("Ben")
    ben.sees(NOT_IN)
    play_until([ada, ben], lambda: ada.over and ben.over)
    expect(opens_the_panel(ada)).to_contain_text("Ben sealed words and did not open them")
    nothing_is_cut(ada)
    expect(opens_the_panel(ben)).to_contain_text(NOT_IN)
    looks_right(ben)


def test_words_that_were_sealed_after_the_own_ones_were_opened_are_noticed(person: Come) -> None:
    chosen = "chosen to suit somebody"

    def exchange(message: Message) -> Message:
        lobby = message.get("lobby")
        if lobby and lobby["state"] == "playing":
            lobby["fair"]["words"][1] = chosen
            lobby["fair"]["seals"][1] = seal_of(chosen)
        return message

    ada = person()
    Wire(ada, exchange)
    ada.sits_at("luxury", [BOT])
    ada.sees_the_lobby()
    ada.starts()
    ada.sees("Words are in these dice that were not yet sealed")
    looks_right(ada)


def test_rules_that_were_changed_after_the_own_words_were_opened_are_noticed(person: Come) -> None:
    def change(message: Message) -> Message:
        lobby = message.get("lobby")
        if lobby and lobby["state"] == "playing":
            lobby["options"] = {"free_parking_pot": True}
        return message

    ada = person()
    Wire(ada, change)
    ada.sits_at("luxury", [BOT])
    ada.sees_the_lobby()
    ada.starts()
    ada.sees("Seats or rules of this game are not those your browser saw")
    ada.page.get_by_role("button", name="Hide this message").click()
    expect(ada.page.get_by_text("Seats or rules of this game")).to_have_count(0)


# The head of the chain


def test_the_end_says_that_the_record_is_the_game_this_device_heard(person: Come, tmp_path: Path) -> None:
    ada = person().sits_at("luxury", [BOT], start=True, options=SHORT, words="mine alone")
    play_until([ada], lambda: ada.over)
    box = opens_the_panel(ada)
    expect(box).to_contain_text("The record is the game this device heard")
    box.get_by_role("button", name="Copy").click()
    command = ada.page.evaluate("navigator.clipboard.readText()")
    found = re.fullmatch(r"magie replay --verify (\S+) --head ([0-9a-f]{64})", command)
    assert found, command
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == found[1]
    record = tmp_path / found[1]
    download.value.save_as(record)
    run = [sys.executable, "-m", "magie.cli", "replay", "--verify", str(record), "--head", found[2]]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    nothing_is_cut(ada)


def test_another_record_is_not_the_game_this_device_heard(person: Come) -> None:
    def another_game(message: Message) -> Message:
        if message.get("head"):
            message["head"] = seal_of(message["head"])
        return message

    ada = person()
    Wire(ada, another_game)
    ada.sits_at("luxury", [BOT], start=True, options=SHORT)
    play_until([ada], lambda: ada.over)
    box = opens_the_panel(ada)
    expect(box).to_contain_text("The record is not the game this device heard")
    ada.sees("Something is not as it should be")


def test_who_comes_after_the_end_has_nothing_to_compare(person: Come) -> None:
    ada = person().sits_at("luxury", [BOT], start=True, options=SHORT)
    play_until([ada], lambda: ada.over)
    eve = person().opens(ada.address)
    box = opens_the_panel(eve)
    expect(box).to_contain_text("This device did not follow the game")
    expect(box.locator("pre")).not_to_contain_text("--head")

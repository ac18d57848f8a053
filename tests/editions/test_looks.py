"""How an edition is drawn is said in its file, and what it does not say is as in its base."""

from __future__ import annotations

import msgspec
import pytest

from magie.editions import from_data, load, loads, names
from magie.editions.remarks import remarks
from magie.rules.record import plain
from tests.editions.files import masterpiece, mine, my_masterpiece, own, problems

LUXURY, OZ, HARRY_POTTER = load("luxury"), load("oz"), load("harry_potter")


# What the base says


def test_what_extends_an_edition_looks_like_it_but_for_the_name_below_the_poster() -> None:
    look = loads(own("", "oz")).look
    assert look == msgspec.structs.replace(OZ.look, name="", line="")


def test_a_file_says_only_what_it_changes() -> None:
    look = mine('[look]\ncenter = "plain"\n[look.colors]\nbutton = { ink = "#101010" }').look
    assert look.center == "plain"
    assert look.colors.button == msgspec.structs.replace(LUXURY.look.colors.button, ink="#101010")
    assert look.colors.felt == LUXURY.look.colors.felt
    assert look.tokens == LUXURY.look.tokens


def test_a_new_ground_is_not_shaded_with_the_old_one() -> None:
    colors = loads(
        own('[look.colors]\nfelt = { ground = "#102030" }\nframe = { ground = "#405060" }', "oz")
    ).look.colors
    assert (colors.felt.ground, colors.felt.deep) == ("#102030", None)
    assert colors.felt.ink == OZ.look.colors.felt.ink
    assert (colors.frame.deep, colors.frame.shine, colors.frame.edge) == (None, None, None)


def test_a_space_with_a_new_name_loses_the_old_one_of_the_board_and_keeps_its_picture() -> None:
    look = mine(
        'spaces = [{ id = "luxury-tax", name = "Yacht Tax" }, { id = "baltic", name = "Beach" }]'
    ).look
    assert look.spaces["luxury-tax"].icon == "ring"
    assert look.spaces["baltic"].name == ""
    assert look.spaces["oriental"].name == "Oriental Ave"


def test_a_group_with_a_new_color_is_drawn_in_it() -> None:
    look = mine('groups = [{ id = "red", color = "#112233" }]').look
    assert (look.groups["red"].color, look.groups["red"].pattern) == (None, "lattice")
    assert look.groups["green"].color == "#28805a"


def test_what_is_not_in_the_box_any_more_has_no_look() -> None:
    look = mine(
        'tokens = ["Cat", "B", "C", "D", "E", "F"]\nspaces = [{ number = 1, id = "beach", name = "Beach" }]'
    ).look
    assert look.tokens == {"Cat": "cat"}
    assert "mediterranean" not in look.spaces
    assert "railroads" not in HARRY_POTTER.look.groups


def test_a_pop_up_with_other_places_has_no_old_names() -> None:
    places = ", ".join(f'"Place {number}"' for number in range(6))
    look = loads(own(f"[popup]\nlocations = [{places}]", "oz")).look
    assert look.popup is not None
    assert (look.popup.scene, look.popup.names) == ("land-of-oz", ())


def test_a_poster_of_ones_own_is_taken_whole() -> None:
    one = '[[look.poster]]\nd = "M0 0h240v340H0z"\nfill = "#203040"\n'
    first = mine(one).look.poster
    assert isinstance(first, tuple)
    assert [layer.fill for layer in first] == ["#203040"]


# Looks by name


@pytest.mark.parametrize("change", ['look = "oz"', '[look]\nlike = "oz"'])
def test_a_file_can_begin_with_the_look_of_another_edition(change: str) -> None:
    look = mine(change).look
    assert look.colors == OZ.look.colors
    assert look.lane == "bricks"
    assert look.tokens == {}, "those of Oz are not in this box"


def test_what_a_file_says_itself_comes_on_top_of_the_look_it_names() -> None:
    look = mine('[look]\nlike = "oz"\nlane = "plain"').look
    assert (look.lane, look.font.family) == ("plain", "Besley")


def test_a_look_that_does_not_exist_is_refused_with_those_that_do() -> None:
    told = ('mine.toml: look: "green" is not allowed; allowed: harry_potter, luxury, oz.',)
    assert problems('look = "green"') == told
    assert problems('[look]\nlike = "green"') == told
    assert problems('look = "oz"', "masterpiece") == (
        'mine.toml: look: "oz" is not allowed; allowed: masterpiece.',
    )


# What was written before there were looks in files


@pytest.mark.parametrize("said", ["oz", None])
def test_stored_editions_that_name_a_look_or_none_are_still_read(said: str | None) -> None:
    stored = plain(mine("[rules]\nsalary = 300")) | {"look": said}
    if said is None:
        del stored["look"]
    found = from_data(stored)
    assert found.fingerprint == mine("[rules]\nsalary = 300").fingerprint
    assert found.look.poster == load(said or "luxury").look.poster


def test_a_stored_masterpiece_is_drawn_as_one() -> None:
    stored = plain(my_masterpiece("")) | {"look": "masterpiece"}
    assert masterpiece(from_data(stored)).look.kinds == load("masterpiece").look.kinds


@pytest.mark.parametrize("name", names())
def test_a_stored_edition_keeps_its_look(name: str) -> None:
    edition = load(name)
    assert from_data(plain(edition)).look == edition.look


# No rule reads it


@pytest.mark.parametrize(
    "change", ['look = "oz"', '[look.colors]\nhouse = "#ff0000"', '[look]\nname = "Mine"']
)
def test_the_look_changes_no_game_so_old_records_still_fit(change: str) -> None:
    assert mine(change).fingerprint == mine("").fingerprint


@pytest.mark.parametrize("name", names())
def test_our_own_can_be_read_by_everybody(name: str) -> None:
    assert remarks(load(name)) == []

"""Whatever is wrong with a look is named: with its key, and with what is allowed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magie.editions.check_look import MOST_DRAWN, MOST_LAYERS, MOST_PICTURES
from magie.editions.look.path_data import LONGEST, path_problem
from magie.editions.look.shipped import ICONS, TOKENS
from magie.editions.remarks import remarks
from tests.editions.files import mine, problems

COLOR = 'allowed: "#rrggbb", "#rrggbb 40%", or a list of two of them: by day, by night.'
MISTAKES = {
    '[look.colors]\nfelt = { ground = "green" }': f'look.colors.felt.ground: "green" is no colour; {COLOR}',
    '[look.colors]\nfelt = { ground = ["#123456", "#12345"] }': (
        f'look.colors.felt.ground: ["#123456","#12345"] is no colour; {COLOR}'
    ),
    '[look.colors]\nhouse = "url(//x)"': f'look.colors.house: "url(//x)" is no colour; {COLOR}',
    '[look.colors]\nhouse = "#123456; --x: 1"': f'look.colors.house: "#123456; --x: 1" is no colour; {COLOR}',
    '[look.colors]\nhouse = "#123456 140%"': f'look.colors.house: "#123456 140%" is no colour; {COLOR}',
    "[look.colors]\nfelt = { ground = 5 }": (
        "look.colors.felt.ground: 5 is not allowed; allowed: a text or a list of 2, each a text."
    ),
    '[look.colors]\nfeld = { ground = "#123456" }': (
        "look.colors.feld: unknown key (did you mean felt?); allowed: table, panel, felt, square, first_side, card, "
        "button, accent, frame, lane, dice, house, hotel, shadow."
    ),
    '[look.colors]\ncard = { deep = "#123456" }': (
        "look.colors.card.deep: unknown key; allowed: ground, ink, faint, line, accent."
    ),
    '[look.groups]\nred = { color = "red" }': f'look.groups.red.color: "red" is no colour; {COLOR}',
    '[look.groups]\nred = { pattern = "zigzag" }': (
        'look.groups.red.pattern: "zigzag" is not allowed; allowed: checks, diagonals, dots, lattice, levels, pennants, '
        "plain, scales, sleepers, uprights, waves."
    ),
    '[look.groups]\nrad = { icon = "star" }': (
        "look.groups.rad: there is no such group here (did you mean red?); allowed: the id of a group."
    ),
    '[look.spaces]\nboardwolk = { icon = "star" }': (
        "look.spaces.boardwolk: there is no such space here (did you mean boardwalk?); allowed: the id of a space."
    ),
    '[look.spaces]\nboardwalk = "star"': 'look.spaces.boardwalk: "star" is not allowed; allowed: a table.',
    '[look.spaces]\nboardwalk = { name = "A Name That Does Not Fit There" }': (
        'look.spaces.boardwalk.name: "A Name That Does Not Fit There" is too long; allowed: at most 24 characters.'
    ),
    '[look.decks]\nluck = "star"': "look.decks.luck: there is no such deck here; allowed: the id of a deck.",
    '[look.kinds]\nstation = { icon = "train" }': (
        "look.kinds.station: there is no such kind of space here; allowed: go, street, transport, utility, cards, tax, "
        "jail, free_parking, go_to_jail."
    ),
    '[look.tokens]\nCatt = "cat"': (
        "look.tokens.Catt: there is no such token here (did you mean Cat?); allowed: a token of this edition."
    ),
    '[look.tokens]\nCat = "catt"': (
        f"look.tokens.Cat: there is no picture 'catt' (did you mean cat?); allowed: {', '.join(TOKENS)}."
    ),
    '[look.decks]\nchance = "starr"': (
        f"look.decks.chance: there is no picture 'starr' (did you mean star?); allowed: {', '.join(ICONS)}."
    ),
    '[look.spaces]\nboardwalk = { icon = "<svg>" }': (
        f"look.spaces.boardwalk.icon: there is no picture '<svg>'; allowed: {', '.join(ICONS)}."
    ),
    '[look]\ncenter = "moon"': (
        "look.center: there is no picture 'moon'; allowed: plain, rays, candles, wall."
    ),
    '[look]\nposter = "moon"': (
        'look.poster: "moon" is not allowed; allowed: castle, emblem, emerald-city, gallery, skyline or a list, each a table.'
    ),
    '[[look.poster]]\nd = "M0 0h9"\nfill = "none"': f'look.poster[0].fill: "none" is no colour; {COLOR}',
    '[[look.poster]]\nfill = "#123456"': "look.poster[0].d: missing; allowed: a text.",
    '[[look.poster]]\nd = "M0 0h9"\nhref = "x"': (
        "look.poster[0].href: unknown key; allowed: d, fill, stroke, width."
    ),
    '[[look.poster]]\nd = "M0 0h9"\nwidth = 90': (
        "look.poster[0].width: 90 is not allowed; allowed: a number from 0 to 40."
    ),
    '[look.font]\nfamily = "Comic Sans"': (
        'look.font.family: "Comic Sans" is not allowed; allowed: Archivo Narrow, Besley, Gentium Book Plus, Inter, '
        "Libertinus Serif, Libertinus Serif Display."
    ),
    "[look.corners]\ntext = 40": "look.corners.text: 40 is not allowed; allowed: a whole number from 11 to 16.",
    '[look.pictures]\nGull = "M0 0h9"': (
        "look.pictures.Gull: the name is not allowed; allowed: small letters and digits joined by hyphens."
    ),
    '[look.pictures]\ngull = "M0 0\\"/><script>"': (
        "look.pictures.gull: '\"' is not allowed; allowed: the letters of SVG path data, digits, spaces, .,+-."
    ),
    '[look]\nname = "Tab\\there"': (
        "look.name: 'Tab\\there' is not allowed; allowed: one line of text, without control characters."
    ),
    '[look.popup]\nnames = ["One"]\n[popup]\nlocations = ["1", "2", "3", "4", "5", "6"]\nharvest = 1\nescape = 1': (
        "look.popup.names: 1 names for 6 places; allowed: one for each, or none."
    ),
}


@pytest.mark.parametrize("change", MISTAKES)
def test_a_mistake_is_named(change: str) -> None:
    assert problems(change) == (f"mine.toml: {MISTAKES[change]}",)


def test_all_are_named_at_once() -> None:
    found = problems('[look]\ncenter = "moon"\n[look.tokens]\nCat = "tiger"\n[look.colors]\nhouse = "red"')
    assert [problem.split(": ")[1] for problem in found] == [
        "look.colors.house",
        "look.tokens.Cat",
        "look.center",
    ]


# Drawings


@pytest.mark.parametrize(
    "path",
    [
        "M0 0",
        "m1 1l2-3.5.5.5z",
        "M1,2 3,4",
        "M0 0a5 5 0 015 5",
        "M3 3C1 2 3 4 5 6 1 2 3 4 5 6s1 2 3 4Z m1 1h2",
    ],
)
def test_a_path_that_can_be_drawn(path: str) -> None:
    assert path_problem(path) is None


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("", "does not begin with M"),
        ("L1 1", "does not begin with M"),
        ("M0", "is not whole"),
        ("M0 0L1", "is not whole"),
        ("M0 0Z1", "belongs to no command"),
        ("M0 0a5 5 0 2 1 5 5", "is not whole"),
        ("M0 0h1e9", "'e' is not allowed"),
        ("M0 0h1;fill:url(x)", "';' is not allowed"),
        ("M0 0\nh1", "is not allowed"),
        ("M0 0" + "h1" * LONGEST, f"at most {LONGEST}"),
    ],
)
def test_a_path_that_cannot(path: str, told: str) -> None:
    assert told in (path_problem(path) or "")


def test_a_drawing_has_an_end() -> None:
    many = "".join(f'p{number} = "M0 0h1"\n' for number in range(MOST_PICTURES + 1))
    assert problems(f"[look.pictures]\n{many}") == (
        f"mine.toml: look.pictures: {MOST_PICTURES + 1} are given; allowed: at most {MOST_PICTURES}.",
    )
    layers = '[[look.poster]]\nd = "M0 0h1"\n' * (MOST_LAYERS + 1)
    assert problems(layers) == (
        f"mine.toml: look.poster: {MOST_LAYERS + 1} layers; allowed: 1 to {MOST_LAYERS}.",
    )
    long = f'[[look.poster]]\nd = "M0 0{"h1" * 1900}"\n'
    drawn = 3804 * 7
    assert problems(long * 7) == (
        f"mine.toml: look: {drawn} characters are drawn in all; allowed: at most {MOST_DRAWN}.",
    )


def test_pictures_of_ones_own_can_be_used_everywhere() -> None:
    look = mine(
        '[look]\ncenter = "gull"\nposter = "emblem"\nemblem = "gull"\n[look.pictures]\ngull = "M2 9c4-3 7-2 10 2z"\n'
        '[look.tokens]\nCat = "gull"\n[look.kinds]\ngo = { icon = "gull" }\n[look.decks]\nchance = "gull"'
    ).look
    assert (look.center, look.tokens["Cat"], look.kinds["go"].icon) == ("gull", "gull", "gull")


# Remarks


def test_what_is_hard_to_read_can_be_played_and_is_remarked() -> None:
    found = remarks(
        mine('[look.colors]\nfelt = { ink = ["#335544", "#ffffff"] }\nbutton = { ink = "#dcb566" }')
    )
    assert found == [
        "look.colors.felt.ink: #335544 on #1b4a3a (by day) has a contrast of 1.2; 4.5 can be read by everybody.",
        "look.colors.felt.ink: #335544 on #123529 (by day) has a contrast of 1.6; 4.5 can be read by everybody.",
        "look.colors.button.ink: #dcb566 on #dcb566 (by day) has a contrast of 1.0; 4.5 can be read by everybody.",
        "look.colors.button.ink: #dcb566 on #b98c3a (by day) has a contrast of 1.6; 4.5 can be read by everybody.",
    ]


def test_a_group_that_cannot_be_read_is_remarked() -> None:
    found = remarks(mine('[look.groups]\nred = { color = "#bf2f33", ink = "#aa2222" }'))
    assert [remark.split(":")[0] for remark in found] == ["look.groups.red.ink"]


# Ours


@pytest.mark.parametrize(("listed", "drawn"), [(TOKENS, "TOKENS"), (ICONS, "ICONS")])
def test_every_picture_that_can_be_named_is_drawn_by_the_pages(listed: list[str], drawn: str) -> None:
    sprite = Path("client/src/art/sprite.ts").read_text(encoding="utf-8")
    (part,) = re.findall(
        rf"export const {drawn}: .*?= \{{\n(.*?)^\}};", sprite, flags=re.DOTALL | re.MULTILINE
    )
    assert set(listed) <= set(re.findall(r"\b([a-z]+): '<", part))

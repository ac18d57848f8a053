"""The pages bring their fonts: small, with their licences, kept by the worker, and nothing moves when they come."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Route

from tests.browser.people import Person
from tests.browser.test_pwa import KEPT, READY
from tests.browser.wanted import may_throw

Come = Callable[..., Person]
FONTS = Path("src/magie/server/client/assets/fonts")
LOADED = """async () => { await document.fonts.ready;
    return [...document.fonts].filter(f => f.status === 'loaded').map(f => f.family.replaceAll('"', '')) }"""
SHIFTED = """() => new Promise(done => new PerformanceObserver(list => done(
    list.getEntries().reduce((sum, one) => sum + one.value, 0))).observe({ type: 'layout-shift', buffered: true })
    || setTimeout(() => done(0), 300))"""
DISPLAY = {
    "luxury": "Libertinus Serif Display",
    "harry_potter": "Gentium Book Plus",
    "oz": "Besley",
    "masterpiece": "Libertinus Serif",
}


@pytest.mark.parametrize("edition", DISPLAY)
def test_each_edition_wears_its_face(at: Come, edition: str) -> None:
    ada = at(edition, may_throw if edition != "masterpiece" else lambda view: True)
    ada.sees_the_table()
    assert {"Inter", "Archivo Narrow", DISPLAY[edition]} <= set(ada.page.evaluate(LOADED))


def test_a_name_with_other_letters_brings_their_file_and_the_worker_keeps_it(person: Come) -> None:
    ada = person().opens()
    ada.page.evaluate(READY)
    kept = ada.page.evaluate(KEPT)
    assert sum("-latin-" in path for path in kept) == 9
    assert not [path for path in kept if "-latin-ext-" in path]
    with ada.page.expect_response(lambda answer: "inter-latin-ext" in answer.url) as fetched:
        ada.sits_at("luxury", [{"kind": "open"}], name="Łukasz Żółw")
    assert fetched.value.headers["content-type"] == "font/woff2"
    ada.page.wait_for_function(
        f"({KEPT})().then(kept => kept.some(path => path.includes('inter-latin-ext')))"
    )


def test_nothing_moves_when_the_fonts_come_late(person: Come) -> None:
    ada = person()
    waiting: list[Route] = []
    ada.page.route("**/*.woff2", lambda route: waiting.append(route))
    ada.page.goto("/", wait_until="commit")
    ada.editions.first.wait_for()
    assert "Inter" not in ada.page.evaluate(
        "[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family)"
    )
    before = ada.page.evaluate("document.documentElement.scrollHeight")
    for route in waiting:
        route.continue_()
    ada.page.unroute("**/*.woff2")
    assert "Inter" in ada.page.evaluate(LOADED)
    assert ada.page.evaluate(SHIFTED) < 0.02
    assert abs(ada.page.evaluate("document.documentElement.scrollHeight") - before) < 8


def test_the_fonts_are_small_and_carry_their_licences() -> None:
    files = sorted(FONTS.glob("*.woff2"))
    if not files:
        pytest.skip("The client is not built: run `make client`.")
    latin = [file for file in files if "-latin-ext-" not in file.name]
    assert sum(file.stat().st_size for file in latin) < 256 * 1024
    assert sum(file.stat().st_size for file in files) < 560 * 1024
    for file in files:
        licence = FONTS / f"{file.name.partition('-latin-')[0]}.LICENSE.txt"
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8").upper()

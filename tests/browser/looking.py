"""How a screen is judged: readable, reachable, still."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.people import Person

AXE = Path("client/node_modules/axe-core/axe.min.js")
SMALL_TEXT = """() => [...document.querySelectorAll('body *')].filter(e =>
    [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) && !e.closest('svg, script, style')
    && parseFloat(getComputedStyle(e).fontSize) < 10.99).map(e => e.className + ': ' + e.textContent.slice(0, 30))"""
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
TOO_TALL = "() => document.documentElement.scrollHeight - innerHeight"
CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
WITHOUT_OURS = """async () => {
    for (const sheet of document.styleSheets)
        for (let i = sheet.cssRules.length - 1; i >= 0; i--)
            if (sheet.cssRules[i] instanceof CSSFontFaceRule && sheet.cssRules[i].cssText.includes('url('))
                sheet.deleteRule(i);
    await document.fonts.ready }"""


def violations(one: Person) -> list[str]:
    """What axe-core objects to, with the first place of each."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run `make client`")
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = one.page.evaluate("axe.run().then(r => r.violations)")
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]} ({len(v['nodes'])})" for v in found]


def looks_right(one: Person) -> None:
    """Nothing small, nothing sideways, nothing for axe-core."""
    small, wide, objections = one.page.evaluate(SMALL_TEXT), one.page.evaluate(TOO_WIDE), violations(one)
    assert not small, f"too small: {small}"
    assert wide <= 0, f"{wide} pixels too wide"
    assert not objections, objections


def places(one: Person) -> Any:
    """Where the parts of the table are: they stay there whatever opens."""
    side = one.page.get_by_role("complementary", name="Offers and log")
    players = one.page.get_by_role("complementary", name="Players")
    parts = (one.board, one.squares.first, one.squares.nth(20), players, side, one.dock, one.answers)
    return [part.bounding_box() for part in parts]


def cut(one: Person) -> list[str]:
    """Words that cannot be read whole, see cut.js."""
    one.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    found: list[str] = one.page.evaluate(CUT)
    return found


def loses_our_fonts(one: Person) -> None:
    """As if they had never arrived: the page is left with what the machine has."""
    one.page.evaluate(WITHOUT_OURS)

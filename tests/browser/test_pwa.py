"""Installable: a manifest with icons, a worker that keeps the shell, and a page for the time without a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Browser, expect

from tests.browser.people import Person
from tests.server.servers import Server

Come = Callable[..., Person]
READY = "() => navigator.serviceWorker.ready.then((found) => found.active.state)"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def test_the_manifest_names_icons_that_are_there(person: Come) -> None:
    ada = person().opens()
    manifest = ada.page.request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = ada.page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]


def test_the_worker_keeps_the_shell_and_nothing_the_server_says(person: Come) -> None:
    ada = person().opens()
    assert ada.page.evaluate(READY) in ("activating", "activated")
    ada.page.reload()
    ada.editions.first.wait_for()
    kept = ada.page.evaluate(KEPT)
    assert "/offline.html" in kept
    assert any(path.endswith(".js") and path.startswith("/assets/") for path in kept)
    assert not [path for path in kept if path.startswith("/api")]


def test_without_a_server_our_own_page_says_so_and_goes_on_by_itself(
    chromium: Browser, tmp_path: Path
) -> None:
    server = Server(f"sqlite:///{tmp_path}/magie.db", tmp_path, "--pace", "0").start()
    context = chromium.new_context(base_url=server.base)
    try:
        ada = Person(context.new_page()).opens()
        ada.page.evaluate(READY)
        ada.page.reload()
        ada.editions.first.wait_for()
        server.stop()
        ada.opens("/")
        expect(ada.page.get_by_role("heading")).to_have_text("The server does not answer.")
        assert ada.page.evaluate("getComputedStyle(document.body).display") == "grid"
        server.start()
        expect(ada.page.get_by_role("button", name="Play now")).to_be_visible(timeout=15_000)
    finally:
        context.close()
        server.stop()

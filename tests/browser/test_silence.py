"""A server that hangs keeps its sockets open and says nothing: the page notices, and comes back by itself."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.people import Person, until
from tests.server.servers import Server

BOT = {"kind": "bot", "bot": "steady"}
LOST = "Connection lost."
ANSWERS = 3  # to the page that asks whether anybody is there


def test_a_server_that_hangs_is_noticed_within_ten_seconds(chromium: Browser, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/magie.db", tmp_path, "--pace", "0").start()
    context = chromium.new_context(base_url=server.base)
    try:
        ada = Person(context.new_page()).sits_at("luxury", [BOT], start=True)
        os.kill(server.pid, signal.SIGSTOP)
        expect(ada.page.get_by_text(LOST)).to_be_visible(timeout=10_000)
        os.kill(server.pid, signal.SIGCONT)
        expect(ada.page.get_by_text(LOST)).to_have_count(0, timeout=20_000)
        expect(ada.gold_button).to_be_visible()
    finally:
        os.kill(server.pid, signal.SIGCONT)
        context.close()
        server.stop()


def test_a_quiet_table_stays_connected(chromium: Browser, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/magie.db", tmp_path, "--pace", "0").start()
    context = chromium.new_context(base_url=server.base)
    try:
        sockets: list[WebSocket] = []
        page = context.new_page()
        page.on("websocket", lambda socket: sockets.append(socket))
        ada = Person(page).opens_a_table()
        told = len(ada.heard)
        until(
            ada, lambda: len(ada.heard) >= told + ANSWERS
        )  # nobody does anything; only the page asks, and is answered
        assert ada.page.get_by_text(LOST).count() == 0
        assert len(sockets) == 1
    finally:
        context.close()
        server.stop()

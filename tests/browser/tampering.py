"""A wire between a browser and its server on which somebody sits: what is told can be changed, kept back or made up."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.people import Person

Message = dict[str, Any]
SOCKET = re.compile("/socket$")
OVER_HTTP = """delete Navigator.prototype.clipboard; delete Crypto.prototype.subtle"""


class Wire:
    """What goes over the wire of one browser, in both directions; `down` and `up` may change a message or drop it."""

    def __init__(self, one: Person, down: Callable[[Message], Message | None] | None = None) -> None:
        self.sent: list[Message] = []
        self.told: list[Message] = []
        self.down = down or (lambda message: message)
        self.up: Callable[[Message], Message | None] = lambda message: message
        self.routes: list[WebSocketRoute] = []
        one.page.route_web_socket(SOCKET, self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.routes.append(route)

        def up(text: str | bytes) -> None:
            message = self.up(json.loads(text))
            if message is not None:
                self.sent.append(message)
                server.send(json.dumps(message))

        def down(text: str | bytes) -> None:
            message = self.down(json.loads(text))
            if message is not None:
                self.told.append(message)
                route.send(json.dumps(message))

        route.on_message(up)
        server.on_message(down)

    def tells(self, message: Message) -> None:
        """As if the server had said it."""
        self.routes[-1].send(json.dumps(message))

    def sent_of(self, *types: str) -> list[Message]:
        """What the browser said of these types, in order."""
        return [message for message in self.sent if message["type"] in types]

    def lobbies(self) -> list[Message]:
        """The room, as it was told."""
        return [message["lobby"] for message in self.told if message.get("lobby")]

    def is_playing(self) -> Message:
        """The room as it was told when its game had begun."""
        return next(lobby for lobby in self.lobbies() if lobby["state"] == "playing")


def plays_over_http(one: Person) -> Person:
    """As at home, by the address of a machine in the house: browsers keep some things for safe connections."""
    one.page.add_init_script(OVER_HTTP)
    return one

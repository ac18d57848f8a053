"""Logs: one JSON object a line, without secrets: no message, no body and no query string is ever logged.

Whoever knows the name of a room can watch it: a log has only a short hash of it, which tells rooms apart.
"""

from __future__ import annotations

import hashlib
import logging
import re
import sys
import time

import msgspec

IN_ADDRESS = re.compile(r"(/api/rooms/|/t/)([^/\s\"'?#]+)")
HASH_LETTERS = 8
# uvicorn notes every socket there, with all of its address: only what is wrong is written down.
SOCKETS = "magie.server.sockets"


def without_names(text: str) -> str:
    """Words in which addresses do not name the room."""
    return IN_ADDRESS.sub(lambda found: found[1] + room_mark(found[2]), text)


def room_mark(room: str) -> str:
    """What a room is called in the log."""
    return hashlib.sha256(room.encode(errors="replace")).hexdigest()[:HASH_LETTERS]


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        says = without_names(record.getMessage())
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "says": says}
        if hasattr(record, "room"):
            line["room"] = room_mark(str(record.room))
        if hasattr(record, "path"):
            line["path"] = without_names(str(record.path))
        if record.exc_info:
            line["traceback"] = without_names(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Everything goes to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "sqlalchemy", "aiosqlite", "websockets", SOCKETS):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    for own in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(own).handlers[:] = []
        logging.getLogger(own).propagate = True

"""Logs: one JSON object a line, without secrets: no message, no body and no query string is ever logged."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

EXTRA = ("room", "path")


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "says": record.getMessage()}
        line |= {name: getattr(record, name) for name in EXTRA if hasattr(record, name)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Everything goes to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "sqlalchemy", "aiosqlite", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    for own in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(own).handlers[:] = []
        logging.getLogger(own).propagate = True

"""The store: rooms, games, the append-only log of actions, chat. SQLite by default, PostgreSQL by URL."""

from .store import Kept, Row, Said, Store

__all__ = ["Kept", "Row", "Said", "Store"]

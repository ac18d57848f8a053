"""The store: rooms, games, the append-only log of actions, chat. SQLite by default, PostgreSQL by URL."""

from .store import Kept, Played, Row, Said, Store

__all__ = ["Kept", "Played", "Row", "Said", "Store"]

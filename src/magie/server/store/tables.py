"""The tables. A game is its log: one row for every accepted action, numbered without gaps."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("room", String(32), primary_key=True),
    Column(
        "kept", Text, key="data", nullable=False
    ),  # another name than in 0.2.0, which must not write over it
    Column("version", BigInteger, nullable=False, server_default="0"),
    Column("touched", BigInteger, nullable=False),
    Index("rooms_touched", "touched"),
)

games = Table(
    "games",
    metadata,
    Column("room", String(32), ForeignKey("rooms.room", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("header", Text, nullable=False),
    Column("began", BigInteger, nullable=False),
)

actions = Table(
    "actions",
    metadata,
    Column("room", String(32), ForeignKey("rooms.room", ondelete="CASCADE"), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("action", Text, nullable=False),
    Column("luck", Text, nullable=False),
    Column("command", String(64)),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("room", String(32), ForeignKey("rooms.room", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("who", String(64), nullable=False, server_default=""),
    Column("command", String(64)),
    Column("at", BigInteger, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("beats", BigInteger, nullable=False),
)

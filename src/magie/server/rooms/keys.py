"""Secrets and codes: made at random, shown once, kept as a hash."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
CODE_LETTERS = 8
ROOM_LETTERS = 10


def new_secret() -> str:
    """What proves a seat."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """A code to type on another device."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))


def typed_code(text: str) -> str:
    """A code as somebody typed it."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_room_name() -> str:
    """The name of a room in its link: nobody guesses it."""
    return "".join(secrets.choice(ALPHABET.lower()) for _ in range(ROOM_LETTERS))


def is_room_name(text: str) -> bool:
    """Could a room be called so? Nothing else is looked for in the store."""
    return len(text) <= ROOM_LETTERS and text.isascii() and text.isalnum()

"""Presets: named sets of options, so that a table is set with one click."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Preset(Struct, frozen=True, kw_only=True):
    """A named set of options."""

    name: str
    title: str
    about: str
    options: dict[str, Any]


OFFICIAL = Preset(name="official", title="Official", about="The rules as printed.", options={})

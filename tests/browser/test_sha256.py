"""The browser's own SHA-256: plain http has no other."""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path

import pytest

from tools.build_client import CLIENT, machine_node, wheel_node

SCRIPT = """
const ts = require('typescript'), fs = require('fs');
const code = ts.transpileModule(fs.readFileSync('src/state/fair/sha256.ts', 'utf8'),
  { compilerOptions: { module: 'commonjs', target: 'es2022' } }).outputText;
const found = {};
new Function('exports', code)(found);
const texts = JSON.parse(fs.readFileSync(0, 'utf8'));
console.log(JSON.stringify(texts.map(found.sha256)));
"""
KNOWN = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
}


def hashed(texts: list[str]) -> list[str]:
    """What the client makes of them."""
    node = machine_node() or wheel_node()
    if node is None or not (CLIENT / "node_modules/typescript").exists():
        pytest.skip("the client's packages are not installed: run `make client`")
    found = Path(node.folder) / "node"
    done = subprocess.run(
        [str(found), "-e", SCRIPT],
        cwd=CLIENT,
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=True,
    )
    hashes: list[str] = json.loads(done.stdout)
    return hashes


def test_the_vectors_of_the_standard() -> None:
    assert hashed(list(KNOWN)) == list(KNOWN.values())


def test_texts_of_every_length_and_script() -> None:
    texts = ["x" * length for length in range(200)] + ["größer", "日本語" * 30, "🎲" * 17, "é" * 64]
    assert hashed(texts) == [hashlib.sha256(text.encode()).hexdigest() for text in texts]

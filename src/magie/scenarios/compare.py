"""Expected and seen, side by side: one line for each difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magie.scenarios.data import show


def differences(expected: object, seen: object, path: str) -> list[str]:
    """What was expected and not seen. Only the keys that are expected count; a list must be equal.

    >>> differences({"cash": 474, "at": 31}, {"cash": 500, "at": 31, "out": False}, "then A")
    ['then A.cash: expected 474, saw 500']
    """
    if isinstance(expected, Mapping) and isinstance(seen, Mapping):
        return [line for key in expected for line in _under(key, expected[key], seen, path)]
    if isinstance(expected, list | tuple) and isinstance(seen, list | tuple) and len(expected) == len(seen):
        if any(isinstance(entry, Mapping) for entry in expected):
            pairs = enumerate(zip(expected, seen, strict=True), 1)
            return [line for at, (want, got) in pairs for line in differences(want, got, f"{path}.{at}")]
    return [] if same(expected, seen) else [f"{path}: expected {show(expected)}, saw {show(seen)}"]


def _under(key: Any, expected: object, seen: Mapping[Any, Any], path: str) -> list[str]:
    if key not in seen:
        return [f"{path}.{key}: expected {show(expected)}, but there is no {key} here"]
    return differences(expected, seen[key], f"{path}.{key}")


def same(expected: object, seen: object) -> bool:
    """Equal, and not only because yes counts as 1."""
    if isinstance(expected, bool) != isinstance(seen, bool):
        return False
    if isinstance(expected, list | tuple) and isinstance(seen, list | tuple):
        return list(expected) == list(seen)
    return expected == seen


def fits(expected: Mapping[str, Any], seen: Mapping[str, Any]) -> bool:
    """Does what was seen have all that is expected?"""
    return not differences(expected, seen, "")


def in_order(
    expected: Sequence[Mapping[str, Any]], seen: Sequence[Mapping[str, Any]], path: str
) -> list[str]:
    """Did these happen, in this order, with anything between them?"""
    at = 0
    for number, wanted in enumerate(expected, 1):
        found = next((i for i in range(at, len(seen)) if fits(wanted, seen[i])), None)
        if found is None:
            return [f"{path}.{number}: expected {show(wanted)}, saw {_candidates(wanted, seen[at:])}"]
        at = found + 1
    return []


def _candidates(wanted: Mapping[str, Any], rest: Sequence[Mapping[str, Any]]) -> str:
    """What came instead: events of the same type, else the types that came."""
    alike = [event for event in rest if event["type"] == wanted.get("type")]
    if alike:
        return ", ".join(show(event) for event in alike[:4])
    return f"only {', '.join(str(event['type']) for event in rest)}" if rest else "nothing more"

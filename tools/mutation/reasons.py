"""Changes without effect: each with the reason why no scenario could ever notice it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.mutation.changes import Change

Key = tuple[str, str, str, str, int]
FIELDS = {"module", "function", "before", "after", "nth", "reason"}


def read_reasons(file: Path) -> dict[Key, str]:
    """The reasons, by the name of the change."""
    found: dict[Key, str] = {}
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("without_effect", []):
        if not entry.keys() <= FIELDS or not str(entry.get("reason", "")).strip():
            raise SystemExit(
                f"{file.name}: an entry has just {', '.join(sorted(FIELDS))}, and a reason: {entry}"
            )
        befores, afters = entry["before"], entry["after"]
        for after in afters if isinstance(afters, list) else [afters]:
            key = (entry["module"], entry["function"], befores, after, entry.get("nth", 1))
            if key in found:
                raise SystemExit(f"{file.name}: {' '.join(map(str, key))} stands there twice.")
            found[key] = entry["reason"]
    return found


def stale(reasons: Mapping[Key, str], changes: Sequence[Change]) -> list[Key]:
    """Reasons for changes that cannot be made any more: the code has moved on, so must they."""
    known = {change.key for change in changes}
    return [key for key in reasons if key not in known]

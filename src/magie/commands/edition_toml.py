"""Values as they stand in an edition file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence, Set


def as_toml(value: object) -> str:
    """One value, on one line.

    >>> as_toml({"do": "advance", "to": "go"}), as_toml([True, 3])
    ('{ do = "advance", to = "go" }', '[true, 3]')
    """
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {as_toml(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, Set):
        return as_toml(sorted(value))
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{', '.join(as_toml(item) for item in value)}]"
    return json.dumps(value, ensure_ascii=False)  # a text, a number, true and false look the same in JSON

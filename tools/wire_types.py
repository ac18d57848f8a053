"""Write the client's types from the wire messages: `python tools/wire_types.py client/src/wire/messages.ts`.

With `--check` nothing is written; the exit code says whether the file is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from magie.server import wire

ROOTS = (
    wire.FromClient,
    wire.FromServer,
    wire.EditionCard,
    wire.NewRoom,
    wire.Joining,
    wire.Entering,
    wire.Seated,
    wire.Promise,
    wire.Problem,
    wire.Story,
    wire.Checked,
)
HEAD = "// Made by tools/wire_types.py from src/magie/server/wire/: change that and run it again.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types_text() -> str:
    """The whole file."""
    schemas, components = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    parts = [HEAD, f"export const VERSION = {wire.VERSION};\n"]
    parts += [interface(name, schema) for name, schema in sorted(components.items())]
    parts.append(f"export type FromClient = {kind(schemas[0])};\n")
    parts.append(f"export type FromServer = {kind(schemas[1])};\n")
    return "\n".join(parts)


def interface(name: str, schema: dict[str, Any]) -> str:
    """One message as an interface; what has a default may be left out of what the client sends."""
    needed = set(schema.get("required", ()))
    sent = not is_answer(name)
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, what in schema["properties"].items():
        optional = field not in needed and (sent or may_be_left_out(name))
        lines.append(f"  {field}{'?' if optional else ''}: {kind(what)};")
    return "\n".join([*lines, "}\n"])


def is_answer(name: str) -> bool:
    """Is it something the server always writes in full?"""
    found = getattr(wire, name)
    sent = (wire.Message, wire.NewRoom, wire.SeatWanted, wire.Joining, wire.Entering, wire.Clock)
    return not issubclass(found, sent)


def may_be_left_out(name: str) -> bool:
    """Does the server leave out what has its usual value?"""
    return bool(getattr(wire, name).__struct_config__.omit_defaults)


def kind(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if schema.get("type") == "array":
        return f"({kind(schema['items'])})[]" if schema.get("items") else "any[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {kind(values) if isinstance(values, dict) else 'any'}>"
    return PLAIN.get(schema.get("type", ""), "any")


def main(arguments: list[str]) -> int:
    """Write, or with --check compare."""
    path = Path(next(argument for argument in arguments if not argument.startswith("--")))
    text = types_text()
    if "--check" in arguments:
        if path.exists() and path.read_text(encoding="utf-8") == text:
            return 0
        print(f"{path} is out of date: run python tools/wire_types.py {path}", file=sys.stderr)
        return 1
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

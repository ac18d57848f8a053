"""Write the client's types from the Python classes: `python tools/wire_types.py client/src/wire`.

`messages.ts` has what travels between browser and server; a file for each family of games has what is printed in its
boxes, what a seat may know, its actions and its events. With `--check` nothing is written; the exit code says whether
the files are up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec

from magie.editions.edition import Edition
from magie.families import names
from magie.rules.decision import Decision
from magie.rules.events import Event
from magie.rules.outcome import Outcome
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
    Edition,
    Decision,
    Outcome,
)
# What browsers send, where what has a default may be left out.
SENT = (wire.Message, wire.NewRoom, wire.SeatWanted, wire.Joining, wire.Entering, wire.Clock)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> Iterator[tuple[str, str]]:
    """Every file with its text."""
    yield "messages.ts", messages_text()
    for family in names():
        yield f"{family}.ts", family_text(family)


def messages_text() -> str:
    """The messages."""
    (sent, heard, *_), interfaces = interfaces_of(ROOTS)
    return "\n".join(
        [
            head("src/magie/server/wire/"),
            f"export const VERSION = {wire.VERSION};\n",
            *interfaces,
            f"export type FromClient = {sent};\n",
            f"export type FromServer = {heard};\n",
        ]
    )


def family_text(family: str) -> str:
    """What one family of games prints, shows, does and tells."""
    rules = f"magie.rules.{family}"
    facts = import_module(f"{rules}.people.facts").Facts
    actions = get_args(import_module(f"{rules}.family.actions").AnyAction)
    events = kinds_in(import_module(f"{rules}.family.events"), Event)
    editions = kinds_in(import_module(f"magie.editions.{family}.edition"), Edition)
    _, interfaces = interfaces_of([facts, *editions, *actions, *events])
    return "\n".join(
        [
            head(f"src/magie/rules/{family}/ and src/magie/editions/{family}/"),
            *interfaces,
            f"export type AnyAction ={union(actions)};\n",
            f"export type AnyEvent ={union(events)};\n",
        ]
    )


def kinds_in(module: object, base: type) -> list[type]:
    """The classes of this kind that a module has, in its order."""
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, base)]
    return [one for one in found if one is not base]


def interfaces_of(roots: Any) -> tuple[list[str], list[str]]:
    """The types of these roots, and an interface for everything they are made of."""
    classes = {one.__name__: one for one in structs_in(roots)}
    schemas, components = msgspec.json.schema_components(roots, ref_template="{name}")
    interfaces = [interface(classes[name], schema) for name, schema in sorted(components.items())]
    return [kind(schema) for schema in schemas], interfaces


def structs_in(roots: Any) -> list[type]:
    """Every struct that these types are made of."""
    found: list[type] = []

    def look(what: Any) -> None:
        if isinstance(what, msgspec.inspect.StructType):
            if what.cls in found:
                return
            found.append(what.cls)
        if isinstance(what, msgspec.inspect.Type | msgspec.inspect.Field):
            for name in what.__struct_fields__:
                look(getattr(what, name))
        elif isinstance(what, tuple):
            for part in what:
                look(part)

    for root in msgspec.inspect.multi_type_info(roots):
        look(root)
    return found


def interface(found: type, schema: dict[str, Any]) -> str:
    """One class as an interface; a field is optional where it may be left out."""
    needed = set(schema.get("required", ()))
    spares = issubclass(found, SENT) or leaves_out(found)
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {found.__name__} {{")
    for field, what in schema["properties"].items():
        lines.append(f"  {field}{'?' if spares and field not in needed else ''}: {kind(what)};")
    return "\n".join([*lines, "}\n"])


def leaves_out(found: Any) -> bool:
    """Is what has its usual value not written?"""
    return bool(found.__struct_config__.omit_defaults)


def kind(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if schema.get("type") == "array":
        return array(schema)
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {kind(values) if isinstance(values, dict) else 'any'}>"
    return PLAIN.get(schema.get("type", ""), "any")


def array(schema: dict[str, Any]) -> str:
    """A list, or a tuple where every place has its type."""
    if "prefixItems" in schema:
        return f"[{', '.join(kind(part) for part in schema['prefixItems'])}]"
    return f"({kind(schema['items'])})[]" if schema.get("items") else "any[]"


def union(classes: Any) -> str:
    """One of these."""
    return "".join(f"\n  | {one.__name__}" for one in classes)


def head(source: str) -> str:
    """The first line of a file."""
    return f"// Made by tools/wire_types.py from {source}: change that and run it again.\n"


def main(arguments: list[str]) -> int:
    """Write, or with --check compare."""
    folder = Path(next(argument for argument in arguments if not argument.startswith("--")))
    stale = [(name, text) for name, text in files() if not is_current(folder / name, text)]
    if "--check" in arguments:
        for name, _ in stale:
            print(f"{folder / name} is out of date: run python tools/wire_types.py {folder}", file=sys.stderr)
        return 1 if stale else 0
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in stale:
        (folder / name).write_text(text, encoding="utf-8")
    return 0


def is_current(path: Path, text: str) -> bool:
    """Does the file say this?"""
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

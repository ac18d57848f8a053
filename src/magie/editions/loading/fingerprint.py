"""A short name for the content of an edition, so that a record can say what it was played on."""

import hashlib
from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import NODEFAULT, Struct

from magie.editions.notes import as_options

# A box never changes and every copy of a game asks for it, so it is worked out once.
_KNOWN: dict[int, tuple[Struct, str]] = {}
MOST_KNOWN = 200


def fingerprint(printed: Struct, notes: Struct) -> str:
    """The same content gives the same 32 hex digits, however its file was laid out.

    A value equal to its default counts as unsaid. So an option added to the program later,
    with the old behaviour as its default, leaves old fingerprints as they were. The look of an
    edition does not count: however its board is drawn, the game is the same.
    """
    known = _KNOWN.get(id(printed))
    if known is None or known[0] is not printed:
        canonical = msgspec.json.encode(_counted(printed, notes), order="sorted")
        known = (printed, hashlib.blake2b(canonical, digest_size=16).hexdigest())
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[id(printed)] = known
    return known[1]


def _counted(printed: Struct, notes: Struct) -> dict[str, object]:
    """All that is said but the look; notes count among the rules, as the options that they were."""
    counted = {key: value for key, value in said(printed).items() if key not in ("look", "notes")}
    rules = counted["rules"]
    assert isinstance(rules, dict)
    return counted | {"rules": rules | as_options(notes, said(notes))}


def _canonical(value: object) -> object:
    if isinstance(value, Struct):
        return said(value)
    if isinstance(value, Mapping):
        return {str(key): _canonical(item) for key, item in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple):
        return [_canonical(item) for item in value]
    return value


def said(printed: Struct) -> dict[str, object]:
    """The fields that differ from their defaults, and the tag of a card's effect or a tax."""
    config = printed.__struct_config__
    found: dict[str, object] = {config.tag_field: config.tag} if config.tag_field else {}
    for field in fields_of(type(printed)):
        value = getattr(printed, field.name)
        if value != _default(field):
            found[field.name] = _canonical(value)
    return found


@cache
def fields_of(kind: type[Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a kind of thing. To look them up takes long, and a box has hundreds of things of a few kinds."""
    return msgspec.structs.fields(kind)


def _default(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return field.default

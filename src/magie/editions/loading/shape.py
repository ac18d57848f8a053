"""Does a file have the right keys and the right kinds of values? All mistakes at once.

msgspec stops at the first mistake. This walk follows the same structs and goes on, so that a
designer sees everything in one go; `sound_parts` keeps what can be read, so that it can be
checked further. It knows nothing of Monopoly: any family can use it.
"""

import difflib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

_Structs = tuple[inspect.StructType, ...]
_BROKEN = object()


def shape_problems(raw: object, shape: type) -> list[str]:
    """One sentence for every unknown key, missing key and value of the wrong kind in `raw`."""
    return list(_walk(raw, shape, ""))


def sound_parts(raw: Mapping[str, object], shape: type) -> tuple[dict[str, Any], frozenset[str]]:
    """The keys of `raw` that can be read, and the names of those that are broken or not whole.

    An unknown key is left out and breaks nothing; a broken entry is left out of its list.

    >>> class Box(msgspec.Struct):
    ...     price: int
    ...     sign: str = "$"
    >>> sound_parts({"price": "much", "sign": "G", "colour": 7}, Box)
    ({'sign': 'G'}, frozenset({'price'}))
    """
    found: dict[str, Any] = {}
    damaged = set()
    for field in msgspec.structs.fields(shape):
        key, losses = field.encode_name, list[object]()
        value = _sound(raw[key], field.type, losses) if key in raw else _BROKEN
        if value is not _BROKEN:
            found[key] = value
        if losses or (value is _BROKEN and field.required):
            damaged.add(key)
    return found, frozenset(damaged)


def allowed_values(kind: inspect.Type) -> str:
    """What may stand in a field of this kind, in words.

    >>> allowed_values(inspect.type_info(bool))
    'true or false'
    """
    match kind:
        case inspect.LiteralType(values=values):
            return ", ".join(map(str, values))
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return f"a whole number from {low} to {high}"
        case inspect.IntType():
            return "a whole number"
        case inspect.StrType():
            return "a text"
        case inspect.FrozenSetType(item_type=item):
            return f"a list of any of {allowed_values(item)}"
        case inspect.VarTupleType(item_type=item):
            return f"a list, each {allowed_values(item)}"
        case inspect.TupleType(item_types=items):
            return f"a list of {len(items)}, each {allowed_values(items[0])}"
        case inspect.FloatType(ge=low, le=high) if low is not None and high is not None:
            return f"a number from {low} to {high}"
        case inspect.DictType(key_type=key, value_type=value):
            return f"a table from {allowed_values(key)} to {allowed_values(value)}"
        case inspect.UnionType(types=types):
            parts = [each for each in types if not isinstance(each, inspect.NoneType)]
            return " or ".join(allowed_values(each) for each in parts)
        case _:
            return "a table"


def shown(raw: object) -> str:
    """A value as it would stand in the file, cut when it is long."""
    text = msgspec.json.encode(raw, enc_hook=repr).decode()
    return text if len(text) <= 40 else f"{text[:37]}..."


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint in brackets when one of the known words is close, else nothing.

    >>> did_you_mean("salery", ["houses", "salary"])
    ' (did you mean salary?)'
    """
    near = difflib.get_close_matches(word, list(known), n=1)
    return f" (did you mean {near[0]}?)" if near else ""


def _walk(raw: object, annotation: Any, path: str) -> Iterator[str]:
    kind = _kind(annotation)
    items = _items(kind)
    if isinstance(raw, Mapping) and _structs(kind):
        yield from _walk_table(raw, _structs(kind), path)
    elif isinstance(raw, Mapping) and isinstance(kind, inspect.DictType) and _structs(kind.value_type):
        for name, item in raw.items():
            yield from _walk_item(item, _structs(kind.value_type), _join(path, name))
    elif isinstance(raw, list) and items:
        for index, item in enumerate(raw):
            yield from _walk_item(item, items, _label(path, item, index))
    else:
        yield from _walk_value(raw, annotation, path)


def _walk_item(raw: object, structs: _Structs, path: str) -> Iterator[str]:
    if isinstance(raw, Mapping):
        yield from _walk_table(raw, structs, path)
    else:
        yield f"{path}: {shown(raw)} is not allowed; allowed: a table."


def _walk_table(raw: Mapping[str, object], structs: _Structs, path: str) -> Iterator[str]:
    struct = _chosen(raw, structs)
    if struct is None:
        yield _wrong_tag(raw, structs, path)
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(struct.cls)}
    known = [*([struct.tag_field] if struct.tag_field else []), *fields]
    yield from (_unknown(key, known, path) for key in raw if key not in known)
    for key, field in fields.items():
        if key in raw:
            yield from _walk(raw[key], field.type, _join(path, key))
        elif field.required:
            yield f"{_join(path, key)}: missing; allowed: {allowed_values(_kind(field.type))}."


def _walk_value(raw: object, annotation: Any, path: str) -> Iterator[str]:
    try:
        msgspec.convert(raw, annotation, str_keys=True)
    except msgspec.ValidationError:
        yield f"{path}: {shown(raw)} is not allowed; allowed: {allowed_values(_kind(annotation))}."


def _sound(raw: object, annotation: Any, losses: list[object]) -> Any:
    """What of a value can be read; what is left out is added to `losses`."""
    kind = _kind(annotation)
    items = _items(kind)
    if isinstance(raw, Mapping) and _structs(kind):
        return _sound_table(raw, _structs(kind), losses)
    if isinstance(raw, list) and items:
        entries = (_sound_table(item, items, losses) for item in raw)
        return [entry for entry in entries if entry is not _BROKEN]
    if any(True for _ in _walk_value(raw, annotation, "")):
        losses.append(raw)
        return _BROKEN
    return raw


def _sound_table(raw: object, structs: _Structs, losses: list[object]) -> Any:
    """A table without its unknown keys; a table with a broken or missing value is broken as a whole."""
    struct = _chosen(raw, structs) if isinstance(raw, Mapping) else None
    if struct is None or not isinstance(raw, Mapping):
        losses.append(raw)
        return _BROKEN
    found: dict[str, Any] = {struct.tag_field: struct.tag} if struct.tag_field else {}
    for field in msgspec.structs.fields(struct.cls):
        if field.encode_name in raw:
            found[field.encode_name] = _sound(raw[field.encode_name], field.type, losses)
        elif field.required:
            found[field.encode_name] = _BROKEN
    if any(value is _BROKEN for value in found.values()):
        losses.append(raw)
        return _BROKEN
    return found


def _unknown(key: str, known: list[str], path: str) -> str:
    hint = did_you_mean(key, known)
    return f"{_join(path, key)}: unknown key{hint}; allowed: {', '.join(known)}."


def _wrong_tag(raw: Mapping[str, object], structs: _Structs, path: str) -> str:
    tag = str(structs[0].tag_field)
    tags = ", ".join(str(struct.tag) for struct in structs)
    if tag not in raw:
        return f"{_join(path, tag)}: missing; allowed: {tags}."
    return f"{_join(path, tag)}: {shown(raw[tag])} is not allowed; allowed: {tags}."


@cache
def _kind(annotation: Any) -> inspect.Type:
    return inspect.type_info(annotation)


def _structs(kind: inspect.Type) -> _Structs:
    """The structs a table of this kind may become: none, one, or several told apart by a tag."""
    if isinstance(kind, inspect.StructType):
        return (kind,)
    if isinstance(kind, inspect.UnionType):
        return tuple(each for each in kind.types if isinstance(each, inspect.StructType))
    return ()


def _items(kind: inspect.Type) -> _Structs:
    """The structs that a list of this kind may hold; none if it is no list, or one of something else."""
    if isinstance(kind, inspect.UnionType):
        return tuple(struct for each in kind.types for struct in _items(each))
    return _structs(kind.item_type) if isinstance(kind, inspect.VarTupleType) else ()


def _chosen(raw: Mapping[str, object], structs: _Structs) -> inspect.StructType | None:
    if len(structs) == 1 and not structs[0].tag_field:
        return structs[0]
    for struct in structs:
        if raw.get(str(struct.tag_field)) == struct.tag:
            return struct
    return None


def _label(path: str, item: object, index: int) -> str:
    """Where a list item stands: by its id if it has one, else by its place."""
    if isinstance(item, Mapping) and isinstance(item.get("id"), str):
        return _join(path, str(item["id"]))
    return f"{path}[{index}]"


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key

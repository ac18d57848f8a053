"""How a file that `extends` another is laid over it.

* A table is merged key by key: what the file says wins, what it does not say stays.
* A list of tables (groups, spaces, decks, cards, paintings) is merged entry by entry. An entry finds its
  counterpart by `number` if it gives one (spaces; it may then give a new `id`), else by `id`.
  One without a counterpart is added at the end; `remove = true` takes the counterpart out.
* `replace = ["spaces", "decks"]` at the top takes those whole from this file instead.
* An entry that changes its `kind`, `way` or `do` starts afresh and keeps nothing but its id
  and names: a tax has no use for the price of the street it replaces.
* A space with a new `name` loses the old `short`.
* Any other list (tokens, rents, values), `start_notes` and a drawn `poster` are taken whole.
* What holds for a look stands in `looks`.
"""

from typing import Any

from magie.editions.loading.looks import fitting, without_shades

Raw = dict[str, Any]

REPLACEABLE = ("tokens", "groups", "spaces", "decks", "paintings", "words", "rules", "popup")
_TAGS = ("kind", "way", "do")
_NAMES = ("id", "name", "short")
_WHOLE = ("start_notes", "poster")


def merge(base: Raw, change: Raw, like: Raw | None = None) -> Raw:
    """The edition `change` makes of `base`; neither is altered. It begins with the look of `like`, or else of its base."""
    replaced = change.get("replace", ())
    if "rules" in replaced:
        replaced = (*replaced, "notes")  # they word the rules
    kept = {key: value for key, value in base.items() if key != "look" and key not in replaced}
    said = {key: value for key, value in change.items() if key not in ("look", "replace")}
    merged = _merge_tables(kept, said)
    if like is None and merged.get("family") == base.get("family"):
        like = base  # a board of another family cannot be drawn like this one
    look = merged_look(like or {}, change.get("look"), merged)
    return merged if look is None else merged | {"look": look}


def merged_look(like: Raw, said: Any, content: Raw) -> Any:
    """The look that an edition has which begins with that of another one and says something of its own."""
    below = like.get("look")
    if isinstance(below, dict):
        below = fitting(below, like, content)
    if said is None:
        return below
    return _merge_values(without_shades(below, said), said)


def _merge_tables(base: Raw, change: Raw) -> Raw:
    merged = dict(base)
    if _starts_afresh(base, change):
        merged = {key: base[key] for key in _NAMES if key in base}
    if "name" in change and change["name"] != base.get("name"):
        merged.pop("short", None)
    for key, value in change.items():
        merged[key] = value if key in _WHOLE else _merge_values(merged.get(key), value)
    return merged


def _starts_afresh(base: Raw, change: Raw) -> bool:
    return any(tag in change and tag in base and change[tag] != base[tag] for tag in _TAGS)


def _merge_values(base: Any, change: Any) -> Any:
    if isinstance(base, dict) and isinstance(change, dict):
        return _merge_tables(base, change)
    if _is_list_of_tables(base) and _is_list_of_tables(change):
        return _merge_lists(base, change)
    return change


def _is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


def _merge_lists(base: list[Raw], change: list[Raw]) -> list[Raw]:
    slots: list[Raw | None] = list(base)
    for entry in change:
        place = _counterpart(base, entry)
        said = {key: value for key, value in entry.items() if key != "number" and not _is_unsaid(key, value)}
        if place is None:
            slots.append(entry)  # with its "remove", if any: there is nothing to take out
        elif entry.get("remove") is True:
            slots[place] = None
        else:
            slots[place] = _merge_tables(slots[place] or {}, said)
    return [entry for entry in slots if entry is not None]


def _is_unsaid(key: str, value: object) -> bool:
    return key == "remove" and value is False


def _counterpart(base: list[Raw], entry: Raw) -> int | None:
    if "number" in entry:
        number = entry["number"]
        return number if isinstance(number, int) and 0 <= number < len(base) else None
    for place, other in enumerate(base):
        if "id" in entry and other.get("id") == entry["id"]:
            return place
    return None

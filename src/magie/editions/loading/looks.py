"""How the look of a file is laid over that of its base.

* A file names a look (`look = "oz"`, or `like = "oz"` in its `[look]`) and begins with that, else with that of its base.
* `name` and `line` are never those of another edition.
* What the base says of a token, space, group, deck or painting holds as long as that is there. A space with a new
  `name` loses the old one of the board, a group with a new `color` the old colours, a pop-up with new `locations` the
  old names.
* A new `ground` loses the old `deep`, and a new frame also what else shines in it: they are mixed anew.
"""

from collections.abc import Callable, Mapping
from typing import Any

Said = dict[str, Any]
_OF_ONE_BOX = ("name", "line")
_OF_A_FRAME = ("shine", "edge", "middle")


def fitting(look: Said, before: Said, after: Said) -> Said:
    """What of the look of one edition can be said of another, which has perhaps other tokens and another board."""
    kept = {key: said for key, said in look.items() if key not in _OF_ONE_BOX}
    tokens = after.get("tokens")
    _keep(kept, "tokens", lambda token, said: said if isinstance(tokens, list) and token in tokens else None)
    _keep(kept, "spaces", _same(before, after, "spaces", changed="name", loses=("name",)))
    _keep(kept, "groups", _same(before, after, "groups", changed="color", loses=("color", "ink")))
    _keep(kept, "decks", _same(before, after, "decks"))
    _keep(kept, "paintings", _same(before, after, "paintings"))
    if _places(before) != _places(after):
        _keep(kept, "popup", lambda key, said: None if key == "names" else said)
    return kept


def without_shades(base: Any, change: Any) -> Any:
    """The look of the base without the shades of what the change gives another colour."""
    colors, changed = (one.get("colors") if isinstance(one, dict) else None for one in (base, change))
    if not isinstance(colors, dict) or not isinstance(changed, dict):
        return base
    return base | {"colors": {name: _kept(one, changed.get(name)) for name, one in colors.items()}}


def _kept(base: Any, change: Any) -> Any:
    if not isinstance(base, dict) or not isinstance(change, dict) or "ground" not in change:
        return base
    return {key: color for key, color in base.items() if key != "deep" and key not in _OF_A_FRAME}


def _keep(look: Said, key: str, still: Callable[[str, Any], Any]) -> None:
    """Of one table keep what `still` makes of each entry; None goes."""
    table = look.get(key)
    if isinstance(table, dict):
        entries = {name: still(name, said) for name, said in table.items()}
        look[key] = {name: said for name, said in entries.items() if said is not None}


def _same(
    before: Said, after: Said, key: str, changed: str = "", loses: tuple[str, ...] = ()
) -> Callable[[str, Any], Any]:
    """Entries by the ids of a list: those that are still in it, without what changed with it."""
    old, new = _by_id(before, key), _by_id(after, key)

    def still(name: str, said: Any) -> Any:
        if name not in new:
            return None
        if isinstance(said, dict) and old.get(name, {}).get(changed) != new[name].get(changed):
            return {part: value for part, value in said.items() if part not in loses}
        return said

    return still


def _by_id(content: Said, key: str) -> Mapping[object, Said]:
    entries = content.get(key)
    found = [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
    return {entry["id"]: entry for entry in found if isinstance(entry.get("id"), str)}


def _places(content: Said) -> object:
    popup = content.get("popup")
    return popup.get("locations") if isinstance(popup, dict) else None

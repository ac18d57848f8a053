"""The register: every rule by its id, in our words, and the code that carries it out.

`rules()` reads `register.toml`, `where_implemented()` looks for rule ids in the code, and `python -m magie.register
docs/rules` writes both down as pages.
"""

from magie.register.entries import Rule, games, rules
from magie.register.places import ids_in, where_implemented

__all__ = ["Rule", "games", "ids_in", "rules", "where_implemented"]

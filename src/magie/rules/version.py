"""The version of the rules: it moves when behaviour does, not when code does. Old records name theirs.

No old rules are kept: an older record is replayed by an older release, the one that is named here.
"""

RULES_VERSION = 2

# The last release that plays each older version.
RELEASES = {1: "Magie 0.1.0"}


def release_of(rules_version: int, named: str = "") -> str:
    """The release that plays by these rules: the one we know of, else the one a record names itself.

    >>> release_of(1)
    'Magie 0.1.0'
    >>> release_of(99)
    'a newer release of Magie'
    """
    age = "a newer" if rules_version > RULES_VERSION else "an older"
    return RELEASES.get(rules_version) or named or f"{age} release of Magie"

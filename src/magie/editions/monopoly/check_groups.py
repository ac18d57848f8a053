"""Do the groups and the deeds on the board fit each other?"""

import re
from collections.abc import Iterator

from magie.editions.monopoly.edition import Group, MonopolyEdition, Space

MOST_GROUPS = 16
MOST_MEMBERS = 8
_COLOR = re.compile(r"#[0-9a-fA-F]{6}")


def group_problems(edition: MonopolyEdition) -> Iterator[str]:
    """What is wrong with the groups, and with deeds that name one."""
    if len(edition.groups) > MOST_GROUPS:
        yield f"groups: {len(edition.groups)} are given; allowed: at most {MOST_GROUPS}."
    groups = {group.id: group for group in edition.groups}
    for deed in edition.deeds:
        yield from _membership_problems(deed, groups)
    for group in edition.groups:
        deeds = [deed for deed in edition.deeds if deed.group == group.id]
        for key, problem in _one_group_problems(group, len(deeds)):
            yield f"groups.{group.id}{key}: {problem}"


def _membership_problems(deed: Space, groups: dict[str, Group]) -> Iterator[str]:
    if not deed.group:
        return
    if deed.group not in groups:
        allowed = ", ".join(groups)
        yield f"spaces.{deed.id}.group: there is no group {deed.group!r}; allowed: {allowed}."
    elif groups[deed.group].kind != deed.kind:
        yield (
            f'spaces.{deed.id}.group: {deed.group!r} is of kind "{groups[deed.group].kind}", '
            f'this space is of kind "{deed.kind}"; a group holds one kind only.'
        )


def _one_group_problems(group: Group, deeds: int) -> Iterator[tuple[str, str]]:
    if not deeds:
        yield "", "no space belongs to this group; take it out or give it a deed."
    if deeds > MOST_MEMBERS:
        yield "", f"{deeds} deeds belong to this group; allowed: at most {MOST_MEMBERS}."
    if len(group.letter) > 1:
        yield ".letter", f"{group.letter!r} is not allowed; allowed: one letter, or none."
    if not _COLOR.fullmatch(group.color):
        yield ".color", f"{group.color!r} is not allowed; allowed: a colour such as #1d5fae."
    if (group.kind == "street") != (group.house_price > 0):
        yield ".house_price", "streets have one of 1 or more, no other group has one."
    yield from _scale_problems("rents", group.rents, deeds, wanted=group.kind == "transport")
    yield from _scale_problems("factors", group.factors, deeds, wanted=group.kind == "utility")


def _scale_problems(
    key: str, scale: tuple[int, ...], deeds: int, *, wanted: bool
) -> Iterator[tuple[str, str]]:
    """Transports and utilities earn by the number their owner has: one figure for each number."""
    if not wanted:
        if scale:
            yield f".{key}", f"a group of this kind has no {key} of its own."
    elif len(scale) != deeds or not scale:
        yield f".{key}", f"{len(scale)} are given for {deeds} deeds; allowed: one for each number."
    elif list(scale) != sorted(scale):
        yield f".{key}", f"{list(scale)} falls; each is at least the one before."

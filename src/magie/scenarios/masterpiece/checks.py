"""The checks of a scenario: what must be seen at the table, key by key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magie.scenarios.checks import COMMON, Check, check_all, check_compare, plain, player_fact
from magie.scenarios.compare import differences
from magie.scenarios.errors import Where
from magie.scenarios.masterpiece.checks_box import check_board, check_ring, check_value_cards, pile_orders
from magie.scenarios.masterpiece.checks_players import (
    check_owner,
    check_player,
    check_shown,
    check_values,
)
from magie.scenarios.masterpiece.checks_secrets import check_hidden
from magie.scenarios.masterpiece.moment import Moment


def check(now: Moment, expected: Mapping[str, Any], where: Where) -> list[str]:
    """Every difference between what is expected and what is seen."""
    return check_all(now, CHECKS, check_player, expected, where)


def check_top(now: Moment, expected: Any, where: Where) -> list[str]:
    """The painting on top of the pile; `no` when all are drawn."""
    top = now.state.top
    seen = now.names.called(top) if top >= 0 else None
    wanted = now.names.called(now.names.painting(expected, where)) if expected else None
    return differences(wanted, seen, where.key)


CHECKS: dict[str, Check[Moment]] = {
    **COMMON,
    "die": plain(lambda now: now.state.die),
    "banker": player_fact(lambda now: now.names.player(now.state.banker)),
    "pile": plain(lambda now: now.state.pile),
    "top": check_top,
    "owner": check_owner,
    "values": check_values,
    "shown": check_shown,
    "hidden": check_hidden,
    "ring": check_ring,
    "board": check_board,
    "value_cards": check_value_cards,
    "compare": check_compare(piles=pile_orders),
}

"""Checks of one player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import magie.rules.bits as bits
import magie.rules.monopoly.book.tax as tax
import magie.rules.monopoly.state.players as players
from magie.scenarios.amounts import amount_of
from magie.scenarios.compare import differences
from magie.scenarios.data import as_list, only_keys
from magie.scenarios.errors import Where
from magie.scenarios.monopoly import popups
from magie.scenarios.monopoly.moment import Moment

KEYS = (
    "cash", "at", "in_jail", "jail", "deeds", "mortgaged", "jail_cards", "auto_claim", "out", "token", "worth",
    *popups.KEYS,
)  # fmt: skip


def check_player(now: Moment, seat: int, expected: Mapping[str, Any], where: Where) -> list[str]:
    """What this player has and where the token stands."""
    only_keys(expected, KEYS, where)
    wanted, seen = dict(expected), seen_player(now, seat)
    for key in ("cash", "worth"):
        if key in wanted:
            wanted[key] = amount_of(wanted[key], where.at(key))
    if "at" in wanted:
        wanted["at"] = now.names.space(wanted["at"], where.at("at"))
    for key in ("deeds", "mortgaged"):
        if key in wanted:
            wanted[key] = now.deed_names(sorted(now.names.deeds(wanted[key], where.at(key))))
    if "popup" in wanted:
        wanted["popup"] = popups.expected_inside(wanted["popup"], now.names, where.at("popup"))
    if "jail_cards" in wanted:
        cards = as_list(wanted["jail_cards"], where.at("jail_cards"))
        numbers = sorted(now.names.jail_card(card, where.at("jail_cards")) for card in cards)
        wanted["jail_cards"] = [now.game.coder.jail_card_ids[card] for card in numbers]
    return [line for key in wanted for line in differences(wanted[key], seen[key], f"{where.key}.{key}")]


def seen_player(now: Moment, seat: int) -> dict[str, Any]:
    """All there is to see of a player; `jail` counts the failed throws of a prisoner.

    A-OZ-21: a token in the pop-up stands on no space.
    """
    state = now.state
    own = [deed for deed in range(len(now.names.deed_ids)) if state.owner[deed] == seat]
    cards = now.game.coder.jail_card_ids
    return {
        "cash": state.cash[seat],
        "at": None if state.popup_at[seat] else state.place[seat],
        "in_jail": players.in_jail(state, seat),
        "jail": state.jail_turns[seat] if players.in_jail(state, seat) else None,
        "deeds": now.deed_names(own),
        "mortgaged": now.deed_names([deed for deed in own if state.mortgaged[deed]]),
        "jail_cards": [card for at, card in enumerate(cards) if state.card_holder[at] == seat],
        "auto_claim": bits.has(state.auto_claim, seat),
        "out": not players.is_playing(state, seat),
        "token": now.game.tokens[seat],
        "worth": tax.worth(now.table, seat),
        **popups.seen_in_oz(state, seat),
    }

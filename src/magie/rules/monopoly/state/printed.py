"""What the box prints, as numbers: read-only tables made once from an MonopolyEdition and shared by all its games."""

from __future__ import annotations

from typing import Any

import magie.rules.bits as bits
import magie.rules.monopoly.words.choices as choices
import magie.rules.monopoly.words.effects as effects
import magie.rules.monopoly.words.limits as limits
import magie.rules.monopoly.words.spaces as spaces
import magie.rules.monopoly.words.taxes as taxes
from magie.editions import (
    Advance,
    AdvanceToNearest,
    Collect,
    CollectFromEach,
    Effect,
    GoBack,
    GoToJail,
    JailCard,
    MonopolyEdition,
    Pay,
    PayEach,
    Repairs,
)
from magie.rules.monopoly.state.readings import READINGS
from magie.rules.readings import read_options

SPACE_KINDS = {
    "go": spaces.GO,
    "street": spaces.STREET,
    "transport": spaces.TRANSPORT,
    "utility": spaces.UTILITY,
    "cards": spaces.CARDS,
    "tax": spaces.TAX,
    "jail": spaces.JAIL,
    "free_parking": spaces.FREE_PARKING,
    "go_to_jail": spaces.GO_TO_JAIL,
}
DEED_KINDS = (spaces.STREET, spaces.TRANSPORT, spaces.UTILITY)


class Printed:
    """The board, the deeds, the cards and the options of one edition. Deeds are counted in board order."""

    def __init__(self) -> None:
        # An empty state and its hidden half, kept to be copied for each new game.
        self.blanks: tuple[Any, Any] | None = None
        # The board.
        self.spaces = 0
        self.jail_space = 0
        self.kind_of = [0] * 60
        self.deed_at = [-1] * 60
        self.deck_at = [-1] * 60
        self.tax_way = [0] * 60
        self.tax_amount = [0] * 60
        self.tax_percent = [0] * 60
        self.next_transport = [-1] * 60
        self.next_utility = [-1] * 60
        # The deeds.
        self.deeds = 0
        self.space_of = [0] * 48
        self.deed_kind = [0] * 48
        self.group_of = [0] * 48
        self.price = [0] * 48
        self.mortgage_value = [0] * 48
        self.interest = [0] * 48
        self.inherited_interest = [0] * 48
        self.house_price = [0] * 48
        self.rents = [0] * 288
        # The groups.
        self.groups = 0
        self.group_kind = [0] * 16
        self.group_size = [0] * 16
        self.group_deeds = [0] * 16
        self.group_house_price = [0] * 16
        self.group_member = [0] * 128
        self.group_rents = [0] * 128
        # The decks.
        self.decks = 0
        self.deck_start = [0] * 4
        self.deck_size = [0] * 4
        self.deck_of = [0] * 64
        self.card_effect = [0] * 64
        self.card_number = [0] * 64
        self.card_second = [0] * 64
        self.jail_cards = 0
        self.jail_card_of = [-1] * 64
        self.card_of_jail_card = [0] * 16
        # The options.
        self.start_cash = 0
        self.houses = 0
        self.hotels = 0
        self.opening_from_banker = False
        self.salary = 0
        self.salary_before_landing = False
        self.backward_go = 0
        self.auction_open_min = 0
        self.auction_step = 0
        self.rent_claim_turns = 0
        self.double_rent_if_any_mortgaged = False
        self.fresh_utility_roll = False
        self.jail_fine = 0
        self.jail_fine_turns = 0
        self.jail_doubles_roll_again = False
        self.refund_price_paid = False
        self.shortage_min_bid = 0
        self.interest_percent = 0
        self.rounding = 0
        self.deal_cash = False
        self.deal_deeds = False
        self.deal_cards = False
        self.allow_gifts = False
        self.liquidate_bankrupts = False
        self.inherited_by_price = False
        self.bank_auction_unmortgaged = False
        self.acts_per_window = 0
        self.offers_per_window = 0
        self.cards_per_move = 0
        self.free_parking_pot = False
        self.double_salary_on_go = False
        self.auctions = False
        self.unlimited_buildings = False
        self.deal_out_deeds = 0
        self.round_limit = 0
        self.auto_claim = False
        # The pop-up.
        self.popup = False
        self.harvest = 0
        self.escape = 0
        self.lollipop_turns = 0
        self.full_landing = True


def percentage(printed: Printed, base: int, percent: int) -> int:
    """A-GEN-03: a percentage payable to the Bank, rounded to a whole unit as the edition says."""
    hundredths = base * percent
    if printed.rounding == choices.ROUND_DOWN:
        return hundredths // 100
    if printed.rounding == choices.ROUND_NEAREST:
        return (hundredths + 50) // 100
    return (hundredths + 99) // 100


def print_tables(edition: MonopolyEdition) -> Printed:
    """Turn an MonopolyEdition into its tables."""
    printed = Printed()
    print_options(printed, edition)
    print_groups(printed, edition)
    print_board(printed, edition)
    print_decks(printed, edition)
    print_popup(printed, edition)
    return printed


def print_popup(printed: Printed, edition: MonopolyEdition) -> None:
    """The Land of Oz, where the edition has it."""
    popup = edition.popup
    if popup is not None:
        printed.popup = True
        printed.harvest = popup.harvest
        printed.escape = popup.escape
        printed.lollipop_turns = popup.lollipop_turns
        printed.full_landing = popup.monkey_landing == "full"


def print_options(printed: Printed, edition: MonopolyEdition) -> None:
    """Read every option once; each is used by exactly one rule function."""
    for name, value in read_options(edition.rules, READINGS):
        setattr(printed, name, value)


def print_groups(printed: Printed, edition: MonopolyEdition) -> None:
    """OL-BUY-01: groups of streets, transports and utilities."""
    printed.groups = len(edition.groups)
    for g, group in enumerate(edition.groups):
        printed.group_kind[g] = SPACE_KINDS[group.kind]
        printed.group_house_price[g] = group.house_price
        for i, rent in enumerate(group.rents or group.factors):
            printed.group_rents[g * limits.MOST_IN_GROUP + i] = rent


def print_board(printed: Printed, edition: MonopolyEdition) -> None:
    """M-SET-03: the spaces, and the deeds in board order."""
    number = {group.id: g for g, group in enumerate(edition.groups)}
    decks = {deck.id: d for d, deck in enumerate(edition.decks)}
    printed.spaces = len(edition.spaces)
    for s, space in enumerate(edition.spaces):
        printed.kind_of[s] = SPACE_KINDS[space.kind]
        if space.kind == "jail":
            printed.jail_space = s
        if space.deck:
            printed.deck_at[s] = decks[space.deck]
        if space.tax is not None:
            printed.tax_amount[s] = space.tax.amount
            printed.tax_percent[s] = getattr(space.tax, "percent", 0)
            printed.tax_way[s] = taxes.CHOICE if printed.tax_percent[s] else taxes.FLAT
        if space.group:
            print_deed(printed, edition, s, number[space.group])
    for s in range(printed.spaces):
        printed.next_transport[s] = next_of_kind(printed, s, spaces.TRANSPORT)
        printed.next_utility[s] = next_of_kind(printed, s, spaces.UTILITY)


def print_deed(printed: Printed, edition: MonopolyEdition, s: int, g: int) -> None:
    """One Title Deed."""
    space = edition.spaces[s]
    d = printed.deeds
    printed.deeds += 1
    printed.deed_at[s] = d
    printed.space_of[d] = s
    printed.deed_kind[d] = printed.kind_of[s]
    printed.group_of[d] = g
    printed.price[d] = space.price
    printed.mortgage_value[d] = space.mortgage
    printed.interest[d] = percentage(printed, printed.mortgage_value[d], printed.interest_percent)
    base = printed.price[d] if printed.inherited_by_price else printed.mortgage_value[d]
    printed.inherited_interest[d] = percentage(printed, base, printed.interest_percent)
    printed.house_price[d] = printed.group_house_price[g]
    for i, rent in enumerate(space.rents):
        printed.rents[d * limits.MOST_RENTS + i] = rent
    printed.group_member[g * limits.MOST_IN_GROUP + printed.group_size[g]] = d
    printed.group_size[g] += 1
    printed.group_deeds[g] |= bits.bit(d)


def next_of_kind(printed: Printed, start: int, wanted: int) -> int:
    """A-CRD-08: the next space of a kind, going forwards; -1 if the board has none."""
    for step in range(1, printed.spaces + 1):
        s = (start + step) % printed.spaces
        if printed.kind_of[s] == wanted:
            return s
    return -1


def print_decks(printed: Printed, edition: MonopolyEdition) -> None:
    """M-SET-04: the decks; all their cards are counted through."""
    printed.decks = len(edition.decks)
    card = 0
    for d, deck in enumerate(edition.decks):
        printed.deck_start[d] = card
        printed.deck_size[d] = len(deck.cards)
        for entry in deck.cards:
            printed.deck_of[card] = d
            print_card(printed, edition, card, entry.effect)
            card += 1


def print_card(printed: Printed, edition: MonopolyEdition, card: int, effect: Effect) -> None:
    """M-CRD-01: what one card does, as an effect and up to two numbers."""
    places = {space.id: s for s, space in enumerate(edition.spaces)}
    does, number, second = effects.ADVANCE, 0, 0
    match effect:
        case Advance():
            does, number = effects.ADVANCE, places[effect.to]
        case AdvanceToNearest():
            if effect.kind == "transport":
                does, number = effects.NEAREST_TRANSPORT, effect.rent_times or 1
            else:
                does, number = effects.NEAREST_UTILITY, effect.dice_times or 0
        case GoBack():
            does, number = effects.BACK, effect.spaces
        case Collect():
            does, number = effects.COLLECT, effect.amount
        case Pay():
            does, number = effects.PAY, effect.amount
        case CollectFromEach():
            does, number = effects.COLLECT_FROM_EACH, effect.amount
        case PayEach():
            does, number = effects.PAY_EACH, effect.amount
        case Repairs():
            does, number, second = effects.REPAIRS, effect.house, effect.hotel
        case GoToJail():
            does = effects.TO_JAIL
        case JailCard():
            does = effects.JAIL_CARD
            printed.jail_card_of[card] = printed.jail_cards
            printed.card_of_jail_card[printed.jail_cards] = card
            printed.jail_cards += 1
    printed.card_effect[card] = does
    printed.card_number[card] = number
    printed.card_second[card] = second

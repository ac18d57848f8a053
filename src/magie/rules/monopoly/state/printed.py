"""What the box prints, as numbers: read-only tables made once from an MonopolyEdition and shared by all its games."""

from __future__ import annotations

from typing import Any

import magie.rules.bits as bits
import magie.rules.monopoly.words.choices as choices
import magie.rules.monopoly.words.effects as effects
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
        self.players_min = 2
        self.players_max = 8
        self.start_cash = 1500
        self.salary = 200
        self.jail_fine = 50
        self.houses = 32
        self.hotels = 12
        self.interest_percent = 10
        self.rounding = choices.ROUND_UP
        self.rent_claim_turns = 1
        self.double_rent_if_any_mortgaged = False
        self.fresh_utility_roll = True
        self.jail_fine_turns = 3
        self.jail_doubles_roll_again = False
        self.auction_open_min = 1
        self.auction_step = 1
        self.refund_price_paid = False
        self.liquidate_bankrupts = True
        self.bank_auction_unmortgaged = True
        self.deal_cash = True
        self.deal_deeds = True
        self.deal_cards = True
        self.allow_gifts = True
        self.salary_before_landing = True
        self.backward_go = choices.BACKWARD_LAND_ONLY
        self.shortage_min_bid = choices.MIN_BID_LIST
        self.acts_per_window = 40
        self.offers_per_window = 10
        self.cards_per_move = 8
        self.opening_from_banker = False
        self.free_parking_pot = False
        self.double_salary_on_go = False
        self.auctions = True
        self.unlimited_buildings = False
        self.deal_out_deeds = 0
        self.round_limit = 0
        self.auto_claim = True
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
    rules = edition.rules
    for name in (
        "players_min players_max start_cash salary jail_fine houses hotels interest_percent "
        "double_rent_if_any_mortgaged jail_fine_turns jail_doubles_roll_again auction_open_min auction_step "
        "bank_auction_unmortgaged allow_gifts acts_per_window offers_per_window cards_per_move "
        "free_parking_pot double_salary_on_go auctions unlimited_buildings deal_out_deeds round_limit auto_claim"
    ).split():
        setattr(printed, name, getattr(rules, name))
    printed.rounding = {"up": choices.ROUND_UP, "down": choices.ROUND_DOWN, "nearest": choices.ROUND_NEAREST}[
        rules.percent_rounding
    ]
    printed.rent_claim_turns = 0 if rules.rent_claim_turns == "unlimited" else int(rules.rent_claim_turns)
    printed.fresh_utility_roll = rules.utility_roll == "fresh"
    printed.refund_price_paid = rules.building_refund_base == "paid"
    printed.liquidate_bankrupts = rules.bankrupt_settlement == "liquidate"
    printed.deal_cash = "cash" in rules.deal_items
    printed.deal_deeds = "deeds" in rules.deal_items
    printed.deal_cards = "cards" in rules.deal_items
    printed.salary_before_landing = rules.salary_timing == "before_landing"
    printed.opening_from_banker = rules.opening_roll_from == "banker"
    printed.backward_go = {
        "land_only": choices.BACKWARD_LAND_ONLY,
        "none": choices.BACKWARD_NONE,
        "land_or_pass": choices.BACKWARD_LAND_OR_PASS,
    }[rules.backward_go]
    printed.shortage_min_bid = {
        "list": choices.MIN_BID_LIST,
        "above_half": choices.MIN_BID_ABOVE_HALF,
        "one": choices.MIN_BID_ONE,
    }[rules.shortage_min_bid]


def print_groups(printed: Printed, edition: MonopolyEdition) -> None:
    """OL-BUY-01: groups of streets, transports and utilities."""
    printed.groups = len(edition.groups)
    for g, group in enumerate(edition.groups):
        printed.group_kind[g] = SPACE_KINDS[group.kind]
        printed.group_house_price[g] = group.house_price
        for i, rent in enumerate(group.rents or group.factors):
            printed.group_rents[g * 8 + i] = rent


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
    by_price = edition.rules.bankrupt_interest_base == "price"
    base = printed.price[d] if by_price else printed.mortgage_value[d]
    printed.inherited_interest[d] = percentage(printed, base, printed.interest_percent)
    printed.house_price[d] = printed.group_house_price[g]
    for i, rent in enumerate(space.rents):
        printed.rents[d * 6 + i] = rent
    printed.group_member[g * 8 + printed.group_size[g]] = d
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

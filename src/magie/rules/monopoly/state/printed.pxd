cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.choices as choices
cimport magie.rules.monopoly.words.effects as effects
cimport magie.rules.monopoly.words.limits as limits
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.words.taxes as taxes
ctypedef unsigned long long u64

cdef class Printed:
    cdef public tuple blanks
    cdef public int spaces, jail_space
    cdef public short[60] kind_of, deed_at, deck_at, tax_way, tax_percent, next_transport, next_utility
    cdef public int[60] tax_amount
    cdef public int deeds
    cdef public short[48] space_of, deed_kind, group_of
    cdef public int[48] price, mortgage_value, interest, inherited_interest, house_price
    cdef public int[288] rents
    cdef public int groups
    cdef public short[16] group_kind, group_size
    cdef public u64[16] group_deeds
    cdef public int[16] group_house_price
    cdef public short[128] group_member
    cdef public int[128] group_rents
    cdef public int decks
    cdef public short[4] deck_start, deck_size
    cdef public short[64] deck_of, card_effect, jail_card_of
    cdef public int[64] card_number, card_second
    cdef public int jail_cards
    cdef public short[16] card_of_jail_card
    cdef public int start_cash, salary, jail_fine, houses, hotels, interest_percent, rounding
    cdef public int rent_claim_turns, jail_fine_turns, auction_open_min, auction_step
    cdef public int backward_go, shortage_min_bid, acts_per_window, offers_per_window, cards_per_move
    cdef public int deal_out_deeds, round_limit
    cdef public bint double_rent_if_any_mortgaged, fresh_utility_roll, jail_doubles_roll_again, refund_price_paid
    cdef public bint liquidate_bankrupts, inherited_by_price, bank_auction_unmortgaged, deal_cash, deal_deeds, deal_cards, allow_gifts
    cdef public bint salary_before_landing, opening_from_banker, free_parking_pot, double_salary_on_go, auctions
    cdef public bint unlimited_buildings, auto_claim, popup, full_landing
    cdef public int harvest, escape, lollipop_turns

@cython.locals(hundredths=cython.longlong)
cpdef long long percentage(Printed printed, long long base, int percent) noexcept
cpdef Printed print_tables(object edition)
cdef void print_options(Printed printed, object edition) except *
cdef void print_popup(Printed printed, object edition) except *
cdef void print_groups(Printed printed, object edition) except *
cdef void print_board(Printed printed, object edition) except *
cdef void print_deed(Printed printed, object edition, int s, int g) except *
cdef int next_of_kind(Printed printed, int start, int wanted) noexcept
cdef void print_decks(Printed printed, object edition) except *
cdef void print_card(Printed printed, object edition, int card, object effect) except *

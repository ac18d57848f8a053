# written by tools/telling.py
cimport magie.rules.monopoly.words.event_kinds as event_kinds
from magie.rules.monopoly.state.state cimport Table

cdef void opening_thrown(Table table, long long seat, long long die1, long long die2) noexcept
cdef void turn_began(Table table, long long seat, long long rounds) noexcept
cdef void turn_ended(Table table, long long seat) noexcept
cdef void dice_thrown(Table table, long long seat, long long die1, long long die2) noexcept
cdef void token_moved(Table table, long long seat, long long origin, long long space, long long how) noexcept
cdef void cash_paid(Table table, long long payer, long long payee, long long amount, long long why) noexcept
cdef void card_drawn(Table table, long long seat, long long card, long long deck) noexcept
cdef void deed_bought(Table table, long long seat, long long deed, long long price) noexcept
cdef void deed_declined(Table table, long long seat, long long deed) noexcept
cdef void auction_opened(Table table, long long lot) noexcept
cdef void bid_made(Table table, long long seat, long long amount, long long lot) noexcept
cdef void bidder_passed(Table table, long long seat, long long lot) noexcept
cdef void auction_won(Table table, long long seat, long long lot, long long amount) noexcept
cdef void auction_unsold(Table table, long long lot) noexcept
cdef void claim_opened(Table table, long long owner, long long payer, long long deed, long long amount, long long claim) noexcept
cdef void rent_claimed(Table table, long long owner, long long payer, long long deed, long long amount) noexcept
cdef void claim_lapsed(Table table, long long owner, long long payer, long long deed, long long claim) noexcept
cdef void claim_voided(Table table, long long owner, long long payer, long long deed, long long claim) noexcept
cdef void claims_full(Table table, long long owner, long long payer, long long deed, long long claim) noexcept
cdef void rent_thrown(Table table, long long payer, long long die1, long long die2, long long factor) noexcept
cdef void jailed(Table table, long long seat, long long how) noexcept
cdef void jail_left(Table table, long long seat, long long how) noexcept
cdef void jail_stayed(Table table, long long seat, long long throws) noexcept
cdef void jail_card_used(Table table, long long seat, long long card) noexcept
cdef void built(Table table, long long seat, long long street, long long level, long long price) noexcept
cdef void buildings_sold(Table table, long long seat, long long street, long long before, long long after) noexcept
cdef void deed_mortgaged(Table table, long long seat, long long deed) noexcept
cdef void mortgage_lifted(Table table, long long seat, long long deed) noexcept
cdef void offer_made(Table table, long long by, long long to, long long offer, long long cash, long long deeds, long long cards, long long cash_back, long long deeds_back, long long cards_back, long long lift) noexcept
cdef void offer_accepted(Table table, long long by, long long to, long long offer) noexcept
cdef void offer_rejected(Table table, long long by, long long to, long long offer) noexcept
cdef void offer_withdrawn(Table table, long long by, long long to, long long offer) noexcept
cdef void offer_lapsed(Table table, long long by, long long to, long long offer) noexcept
cdef void deed_passed(Table table, long long giver, long long taker, long long deed) noexcept
cdef void jail_card_passed(Table table, long long giver, long long taker, long long card) noexcept
cdef void debt_opened(Table table, long long debtor, long long creditor, long long amount, long long why) noexcept
cdef void debt_paid(Table table, long long debtor, long long creditor, long long amount) noexcept
cdef void debt_lapsed(Table table, long long debtor, long long creditor, long long amount) noexcept
cdef void went_bankrupt(Table table, long long seat, long long creditor) noexcept
cdef void resigned(Table table, long long seat) noexcept
cdef void intent_opened(Table table, long long seat, long long building, long long number) noexcept
cdef void intent_stated(Table table, long long seat, long long number) noexcept
cdef void intent_shown(Table table, long long seat, long long number, long long building) noexcept
cdef void deed_dealt(Table table, long long seat, long long deed) noexcept
cdef void auto_claim_set(Table table, long long seat, long long on) noexcept
cdef void tax_chosen(Table table, long long seat, long long way, long long amount) noexcept
cdef void popup_entered(Table table, long long seat, long long die, long long origin) noexcept
cdef void popup_left(Table table, long long seat, long long space) noexcept
cdef void targeted(Table table, long long seat, long long target, long long power) noexcept
cdef void turn_skipped(Table table, long long seat) noexcept
cdef void game_ended(Table table, long long how) noexcept

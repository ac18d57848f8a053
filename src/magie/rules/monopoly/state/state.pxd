# written by tools/fields.py
cimport cython
from magie.rules.luck cimport Luck
from magie.rules.monopoly.state.printed cimport Printed

ctypedef unsigned long long u64

@cython.final
cdef class Offer:
    cdef public int number, by, to
    cdef public bint fresh
    cdef public int made_in
    cdef public long long cash
    cdef public int cards, cards_back
    cdef public u64 deeds, deeds_back, lift
    @cython.locals(twin=Offer)
    cpdef Offer copy(self)

@cython.final
@cython.freelist(64)
@cython.no_gc
cdef class State:
    cdef public int seats, turn, first, turns, rounds, doubles, die1, die2
    cdef public bint throw_again, turn_over
    cdef public long long salary_due
    cdef public int cards_this_move, playing, resigned, auto_claim
    cdef public long long[8] cash
    cdef public short[8] place, jail_turns, went_out
    cdef public u64[8] hand
    cdef public int[8] whole_groups
    cdef public short[8] popup_at, lollipop
    cdef public int may_enter, flew, twister, cornfield
    cdef public bint backwards, extra_turn
    cdef public short[48] owner, level, mortgaged
    cdef public int houses, hotels
    cdef public short[16] card_holder
    cdef public short[64] used
    cdef public short[4] used_count
    cdef public long long pot
    cdef public list paid_for_level
    cdef public int passed, contest_opened, unsold_kinds
    cdef public bint window_used
    cdef public short[8] acts, offers_made
    cdef public int claims, claims_made
    cdef public int[10] claim_id
    cdef public short[10] claim_owner, claim_payer, claim_deed
    cdef public int[10] claim_amount
    cdef public short[10] claim_factor
    cdef public int[10] claim_turn
    cdef public short[10] claim_status
    cdef public int offers, offers_numbered
    cdef public list open_offers
    cdef public int depth, asked
    cdef public short[8] frame_kind
    cdef public int[8] frame_number
    cdef public short[8] frame_who
    cdef public long long[8] frame_amount
    cdef public int[8] frame_next
    cdef public u64[8] frame_deeds
    cdef public int lot
    cdef public long long bid
    cdef public int leader, bidders, bidders_passed, last_bidder, debtor, creditor
    cdef public long long debt
    cdef public int debt_why, debt_offers, wanted_kind, wanted_by, answered
    cdef public short[8] want
    cdef public list order
    @cython.locals(twin=State)
    cpdef State copy(self)

@cython.final
@cython.no_gc
cdef class Hidden(Luck):
    cdef public short[64] pile
    cdef public short[4] pile_count
    cdef public short[8] stated
    @cython.locals(twin=Hidden)
    cpdef Hidden copy(self)

@cython.final
@cython.freelist(64)
@cython.no_gc
cdef class Table:
    cdef public Printed printed
    cdef public State state
    cdef public Hidden hidden
    cdef public list events
    @cython.locals(twin=Table)
    cpdef Table copy(self)

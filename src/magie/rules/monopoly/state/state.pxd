cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.words.buildings as buildings
from magie.rules.luck cimport Luck
from magie.rules.monopoly.state.printed cimport Printed

ctypedef unsigned long long u64

@cython.final
cdef class Offer:
    cdef public int number, by, to, made_in, cards, cards_back
    cdef public long long cash
    cdef public bint fresh
    cdef public u64 deeds, deeds_back, lift

@cython.final
@cython.freelist(64)
@cython.no_gc
cdef class State:
    cdef public int seats, turn, first, turns, rounds, doubles, die1, die2, cards_this_move
    cdef public bint throw_again, turn_over
    cdef public int playing, resigned, auto_claim
    cdef public long long salary_due
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
    cdef public int[10] claim_id, claim_amount, claim_turn
    cdef public short[10] claim_owner, claim_payer, claim_deed, claim_factor, claim_status
    cdef public int offers, offers_numbered
    cdef public list open_offers
    cdef public int depth
    cdef public short[8] frame_kind, frame_who
    cdef public int[8] frame_number, frame_next
    cdef public long long[8] frame_amount
    cdef public u64[8] frame_deeds
    cdef public int asked
    cdef public long long bid, debt
    cdef public int lot, leader, bidders, bidders_passed, last_bidder
    cdef public int debtor, creditor, debt_why, debt_offers
    cdef public int wanted_kind, wanted_by, answered
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

cpdef bint is_playing(State state, int seat) noexcept
cpdef int players_left(State state) noexcept
cpdef int contenders(State state) noexcept
cpdef bint contends(State state, int seat) noexcept
@cython.locals(after=cython.int)
cpdef int left_of(State state, int seat) noexcept
cpdef bint in_jail(State state, int seat) noexcept
cpdef bint owns_whole_group(State state, int seat, int group) noexcept
cpdef int held_in_group(Table table, int seat, int group) noexcept
@cython.locals(i=cython.int)
cpdef bint any_mortgaged(Table table, int group) noexcept
@cython.locals(i=cython.int)
cpdef bint any_building(Table table, int group) noexcept
@cython.locals(i=cython.int, lowest=cython.int, level=cython.int)
cpdef int lowest_level(Table table, int group) noexcept
@cython.locals(i=cython.int, highest=cython.int, level=cython.int)
cpdef int highest_level(Table table, int group) noexcept
@cython.locals(state=State, group=cython.int, old_owner=cython.int, whole=u64)
cpdef void give_deed(Table table, int deed, int new_owner) noexcept
cpdef Offer offer_at(State state, int at)
cpdef int top(State state) noexcept
@cython.locals(at=cython.int)
cpdef void push(State state, int frame, int who, long long amount) noexcept
cpdef void pop(State state) noexcept
@cython.locals(i=cython.int)
cpdef void remove_frame(State state, int at) noexcept
@cython.locals(i=cython.int)
cpdef void insert_frame(State state, int at, int frame, int who) noexcept
cdef void copy_frame(State state, int source, int target) noexcept
@cython.locals(situation=cython.int)
cpdef bint between_throws(State state) noexcept

# written by tools/fields.py
cimport cython
from magie.rules.luck cimport Luck
from magie.rules.masterpiece.state.printed cimport Printed

ctypedef unsigned long long u64

@cython.final
@cython.freelist(64)
@cython.no_gc
cdef class State:
    cdef public int seats, banker, turn, first, turns, rounds, die, question, decider, asked, ended, playing
    cdef public long long[8] counted
    cdef public short[8] place, lost_turns
    cdef public int pile, top, takings
    cdef public short[64] owner, taken, known_to
    cdef public int[64] shown
    cdef public int lot, seller, bidders, runs, bid, leaders, out, answered, passed
    cdef public int[8] best
    cdef public short[8] challenged_by, caught
    cdef public int old_bids
    cdef public short[128] old_bidder
    cdef public int[128] old_bid
    cdef public short[128] old_doubters
    @cython.locals(twin=State)
    cpdef State copy(self)

@cython.final
@cython.no_gc
cdef class Hidden(Luck):
    cdef public long long[8] cash
    cdef public int[64] value
    cdef public short[64] painting_pile
    cdef public int[64] value_pile
    cdef public int[8] offered
    cdef public int passing
    cdef public short[8] accused
    cdef public int[64] doubted
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

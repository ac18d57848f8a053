cimport cython
cimport magie.bots.masterpiece.knowing as knowing
cimport magie.bots.masterpiece.worth as appraisal
cimport magie.rules.bidding as order
cimport magie.rules.bits as bits
cimport magie.rules.masterpiece.act as acts
cimport magie.rules.masterpiece.auction as auction
cimport magie.rules.masterpiece.bluff as bluff
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.no as no
from magie.rules.masterpiece.acts cimport Act
from magie.rules.masterpiece.state cimport State, Table

cdef int BARGAIN
@cython.locals(bluffer=cython.int)
cpdef void answers_a_tick(Table table, int seat, Act act) noexcept
@cython.locals(state=State, bidder=cython.int)
cpdef int proven_bluffer(Table table, int seat) noexcept
@cython.locals(unit=cython.int, lowest=cython.int, worth=cython.int, highest=cython.int)
cpdef int next_bid(Table table, int seat) noexcept
cpdef bint is_bold(State state, int seat) noexcept
@cython.locals(highest=cython.int, spare=cython.int)
cpdef int limit(Table table, int seat, long long worth) noexcept
cpdef int reserve(Table table, long long worth) noexcept
cpdef int within_means(Table table, int seat, int amount) noexcept
@cython.locals(half=cython.int)
cpdef int opening(Table table, int seat, int lowest, int highest) noexcept
@cython.locals(most=cython.int, other=cython.int)
cpdef int richest_rival(State state, int seat) noexcept
@cython.locals(state=State)
cpdef bint breaks_a_tie(Table table, int seat, int lowest, int worth) noexcept

cimport cython
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.auction as auction
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.money as money
cimport magie.rules.masterpiece.no as no
cimport magie.rules.masterpiece.state as st
cimport magie.rules.masterpiece.ticks as ticks
cimport magie.rules.masterpiece.why as why
from magie.rules.masterpiece.state cimport State, Table

cpdef int may_challenge(Table table, int seat, int bidder, int amount) noexcept
cpdef int bid_meant(State state, int bidder, int amount) noexcept
cpdef bint has_bid(State state, int bidder, int amount) noexcept
@cython.locals(i=cython.int)
cpdef int old_bid(State state, int bidder, int amount) noexcept
@cython.locals(i=cython.int)
cpdef void keep_old_bid(State state, int bidder) noexcept
cpdef int doubters_of(State state, int bidder, int amount) noexcept
cpdef int doubts_now(Table table, int seat, int bidder) noexcept
@cython.locals(state=State, bidder=cython.int, i=cython.int)
cpdef bint may_challenge_anybody(Table table, int seat) noexcept
@cython.locals(bidder=cython.int, found=cython.int)
cpdef int could_doubt(State state) noexcept
cpdef void challenge(Table table, int seat, int bidder, int amount) noexcept
@cython.locals(bidder=cython.int)
cpdef void withdraw(Table table, int seat) noexcept
@cython.locals(seat=cython.int, i=cython.int)
cpdef void forget_bids(State state) noexcept
cpdef void judge_challenge(Table table, int seat, int bidder, int amount) noexcept
cpdef void catch(Table table, int bidder, int amount, int caught_by) noexcept
cpdef void punish(Table table, int bidder) noexcept
cpdef void drop_bid_of(Table table, int bidder) noexcept

cimport cython
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.auction as auction
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.amounts as amounts
cimport magie.rules.masterpiece.words.limits as limits
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.book.money as money
cimport magie.rules.masterpiece.words.refusals as refusals
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.book.ticks as ticks
cimport magie.rules.masterpiece.words.why as why
cimport magie.rules.masterpiece.state.doubts as doubts
from magie.rules.masterpiece.state.state cimport State, Table

cpdef int may_challenge(Table table, int seat, int bidder, int amount) noexcept
cpdef int bid_meant(State state, int bidder, int amount) noexcept
cpdef bint has_bid(State state, int bidder, int amount) noexcept
@cython.locals(i=cython.int)
cpdef int old_bid(State state, int bidder, int amount) noexcept
@cython.locals(i=cython.int)
cpdef void keep_old_bid(State state, int bidder) noexcept
cpdef int doubters_of(State state, int bidder, int amount) noexcept
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

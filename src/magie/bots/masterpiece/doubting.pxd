cimport cython
cimport magie.bots.masterpiece.coin as coin
cimport magie.bots.masterpiece.counting as counting
cimport magie.rules.masterpiece.book.bluff as bluff
cimport magie.rules.masterpiece.words.amounts as amounts
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.words.refusals as refusals
from magie.rules.masterpiece.state.state cimport Table

cdef int ATTENTION
@cython.locals(bidder=cython.int)
cpdef int doubted(Table table, int seat) noexcept
@cython.locals(bidder=cython.int)
cpdef bint any_high(Table table) noexcept
@cython.locals(bid=cython.longlong, counted=cython.longlong)
cpdef bint is_high(Table table, int bidder) noexcept
@cython.locals(bid=cython.longlong, missing=cython.longlong)
cpdef bint doubts(Table table, int seat, int bidder) noexcept

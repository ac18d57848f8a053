cimport cython
cimport magie.bots.masterpiece.coin as coin
cimport magie.bots.masterpiece.counting as counting
cimport magie.rules.masterpiece.bluff as bluff
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.no as no
from magie.rules.masterpiece.state cimport Table

cdef int ATTENTION
@cython.locals(bidder=cython.int)
cpdef int doubted(Table table, int seat) noexcept
@cython.locals(bidder=cython.int)
cpdef bint any_high(Table table) noexcept
@cython.locals(bid=cython.longlong, counted=cython.longlong)
cpdef bint is_high(Table table, int bidder) noexcept
@cython.locals(bid=cython.longlong, missing=cython.longlong)
cpdef bint doubts(Table table, int seat, int bidder) noexcept

cimport cython
cimport magie.bots.masterpiece.coin as coin
cimport magie.bots.masterpiece.counting as counting
cimport magie.bots.masterpiece.knowing as knowing
cimport magie.rules.masterpiece.book.ticks as ticks
from magie.rules.masterpiece.state.state cimport Table

cdef int SELDOM
cdef long long WANTED, QUESTIONS
@cython.locals(cash=cython.longlong)
cpdef bint bluffs(Table table, int seat, int bid) noexcept
@cython.locals(cash=cython.longlong)
cpdef bint may_be_believed(Table table, int seat, int bid) noexcept
@cython.locals(higher=cython.longlong, found=cython.bint, other=cython.int)
cpdef bint is_wanted(Table table, int seat, int bid) noexcept

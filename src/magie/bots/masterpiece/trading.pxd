cimport cython
cimport magie.bots.masterpiece.knowing as knowing
cimport magie.bots.masterpiece.worth as appraisal
cimport magie.rules.masterpiece.words.act_kinds as act_kinds
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.book.landing as landing
cimport magie.rules.masterpiece.state.players as players
from magie.rules.masterpiece.state.act cimport Act
from magie.rules.masterpiece.state.state cimport Table

cdef int MARGIN
cpdef void buys_or_declines(Table table, int seat, Act act) noexcept
@cython.locals(finest=cython.int)
cpdef void sells_or_keeps(Table table, int seat, Act act) noexcept
cpdef void sells_least(Table table, int seat, Act act) noexcept
@cython.locals(unknown=cython.int, best=cython.int, painting=cython.int, value=cython.int)
cpdef void takes_or_declines(Table table, int seat, Act act) noexcept
@cython.locals(unknown=cython.int, best=cython.int, painting=cython.int, value=cython.int)
cpdef void chooses_lot(Table table, int seat, Act act) noexcept
@cython.locals(value=cython.int)
cpdef int estimate(Table table, int seat, int painting, int unknown) noexcept
cpdef bint is_newer(Table table, int painting, int other) noexcept
@cython.locals(found=cython.int, most=cython.int, painting=cython.int, value=cython.int)
cpdef int most_valuable(Table table, int seat) noexcept
@cython.locals(found=cython.int, least=cython.int, painting=cython.int, value=cython.int)
cpdef int least_valuable(Table table, int seat) noexcept

cimport cython
cimport magie.bots.masterpiece.knowing as knowing
from magie.rules.masterpiece.state.state cimport Table

cdef int BANK_EARLY, BANK_LATE, PRIVATE_EARLY, PRIVATE_LATE, DANGER
@cython.locals(value=cython.int)
cpdef int worth(Table table, int seat, int painting) noexcept
@cython.locals(pile=cython.int, number=cython.int, percent=cython.longlong)
cpdef int unknown(Table table, int seat, int early, int late) noexcept
@cython.locals(guessed=cython.longlong, whole=cython.longlong)
cpdef int in_danger(Table table, int value) noexcept

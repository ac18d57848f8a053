cimport cython
cimport magie.bots.masterpiece.knowing as knowing
from magie.rules.masterpiece.state cimport Table

cdef int PROMISE, DANGER
@cython.locals(value=cython.int, mean=cython.int)
cpdef int worth(Table table, int seat, int painting) noexcept
@cython.locals(guessed=cython.longlong, whole=cython.longlong)
cpdef int in_danger(Table table, int value) noexcept

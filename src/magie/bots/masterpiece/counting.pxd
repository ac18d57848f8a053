cimport cython
cimport magie.bots.masterpiece.coin as coin
from magie.rules.masterpiece.state.state cimport Table

cdef int ROUNDS, PART, UNITS
cpdef long long vagueness(Table table, long long cash) noexcept
@cython.locals(counted=cython.longlong, vague=cython.longlong)
cpdef long long cash_guessed(Table table, int seat, int other) noexcept
@cython.locals(counted=cython.longlong, vague=cython.longlong)
cpdef bint seems_to_have(Table table, int seat, int other, long long amount) noexcept

cimport cython

cdef class Tally:
    cdef public long long games, shared, undecided, turns, rounds, decisions
    cdef public long long[8] wins
    cdef public double seconds_cpu
    @cython.locals(seat=cython.int)
    cpdef void count(self, int winners, long long turns, long long rounds, long long decisions) noexcept
    @cython.locals(seat=cython.int)
    cpdef void add(self, Tally other) noexcept

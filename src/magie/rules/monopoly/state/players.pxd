cimport cython
cimport magie.rules.bits as bits
from magie.rules.monopoly.state.state cimport State

cpdef bint is_playing(State state, int seat) noexcept
cpdef int players_left(State state) noexcept
cpdef int contenders(State state) noexcept
cpdef bint contends(State state, int seat) noexcept
@cython.locals(after=cython.int)
cpdef int left_of(State state, int seat) noexcept
cpdef bint in_jail(State state, int seat) noexcept

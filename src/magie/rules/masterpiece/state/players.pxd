cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.masterpiece.words.owners as owners
from magie.rules.masterpiece.state.state cimport State, Table

cpdef bint is_playing(State state, int seat) noexcept
@cython.locals(after=cython.int)
cpdef int left_of(State state, int seat) noexcept
@cython.locals(found=cython.int, painting=cython.int)
cpdef int paintings_of(Table table, int seat) noexcept
@cython.locals(owner=cython.int)
cpdef bint in_play(State state, int painting) noexcept
cpdef int sole_leader(State state) noexcept

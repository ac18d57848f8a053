cimport cython
cimport magie.rules.monopoly.words.frames as frames
from magie.rules.monopoly.state.state cimport State

cpdef int top(State state) noexcept
@cython.locals(at=cython.int)
cpdef void push(State state, int frame, int who, long long amount) noexcept
cpdef void pop(State state) noexcept
@cython.locals(i=cython.int)
cpdef void remove_frame(State state, int at) noexcept
@cython.locals(i=cython.int)
cpdef void insert_frame(State state, int at, int frame, int who) noexcept
cdef void copy_frame(State state, int source, int target) noexcept
@cython.locals(situation=cython.int)
cpdef bint between_throws(State state) noexcept

cimport cython
cimport magie.rules.bits as bits
from magie.rules.monopoly.state.state cimport State

ctypedef unsigned long long u64

cpdef void set_ground(State state, int frame) noexcept
cpdef void clear(State state, int frame, int who) noexcept
@cython.locals(at=cython.int)
cpdef void push(State state, int frame, int who, long long amount) noexcept
cpdef void push_about_deeds(State state, int frame, int who, u64 deeds) noexcept
cpdef void push_each(State state, int frame, int who, long long amount) noexcept
cpdef void pop(State state) noexcept
cpdef void set_kind(State state, int frame) noexcept
cpdef void set_reason(State state, int reason) noexcept
cpdef void set_last_settled(State state, int seat) noexcept
cpdef void set_auctioned(State state, bint auctioned) noexcept
cpdef void drop_deed(State state, int deed) noexcept
cpdef int kind_at(State state, int at) noexcept
cpdef int seat_at(State state, int at) noexcept
cpdef bint lies_at(State state, int at, int frame, int who) noexcept
@cython.locals(at=cython.int)
cpdef bint is_in_progress(State state, int frame) noexcept
cpdef void add_deeds_at(State state, int at, u64 deeds) noexcept
@cython.locals(i=cython.int)
cpdef void remove_frame(State state, int at) noexcept
@cython.locals(i=cython.int)
cpdef void insert_frame(State state, int at, int frame, int who, u64 deeds) noexcept
cdef void copy_frame(State state, int source, int target) noexcept

cimport cython

ctypedef unsigned long long u64

cdef u64 LOW_HALF, SIP0, SIP1, SIP2, SIP3, LAST_BLOCK

cdef class Luck:
    cdef public u64 key0, key1, count
    cdef public int die1, die2, script_at
    cdef public bint ran_out
    cdef public list script, log
    cdef void copy_luck_to(self, Luck twin) noexcept

@cython.locals(v0=u64, v1=u64, v2=u64, v3=u64, mask=u64, step=cython.int)
cpdef u64 keyed_hash(u64 key0, u64 key1, u64 message) noexcept
cdef u64 next_number(Luck luck) noexcept
cdef int scale(u64 bits, int n) noexcept
@cython.locals(bits=u64)
cpdef void throw_dice(Luck luck) noexcept
cpdef int throw_one_die(Luck luck) noexcept
cpdef int pick(Luck luck, int n) noexcept
cdef int scripted(Luck luck, int generated, int top) noexcept
@cython.locals(value=cython.int)
cdef int scripted_slowly(Luck luck, int generated, int top) noexcept

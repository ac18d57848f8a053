ctypedef unsigned long long u64
cdef class Act:
    cdef public int kind, seat, deed, number, cards, cards_back, count
    cdef public long long amount
    cdef public u64 deeds, deeds_back, lift
    cdef public short[128] steps, levels
cpdef void set_step(Act act, int at, int deed, int level) noexcept

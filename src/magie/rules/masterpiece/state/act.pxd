cdef class Act:
    cdef public int kind, amount, number

cimport cython
ctypedef unsigned long long u64
@cython.locals(one=u64)
cpdef u64 bit(int i) noexcept
cpdef bint has(u64 members, int i) noexcept
@cython.locals(n=cython.int)
cpdef int count(u64 members) noexcept
@cython.locals(i=cython.int)
cpdef int first(u64 members) noexcept

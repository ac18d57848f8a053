cimport cython

cpdef long long lowest_bid(bint opened, long long standing, long long opening, int step) noexcept
@cython.locals(waiting=cython.int)
cpdef int still_to_answer(int bidders, int leader, int answered) noexcept
cpdef int next_to_left(int members, int seat, int seats) noexcept

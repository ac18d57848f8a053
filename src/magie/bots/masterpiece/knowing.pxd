cimport cython
cimport magie.rules.masterpiece.words.amounts as amounts
from magie.rules.masterpiece.state.state cimport State, Table

cdef int STAY, MOST_STAY
cdef long long FACTOR, MODULUS
cpdef long long own_cash(Table table, int seat) noexcept
cpdef int value_seen(Table table, int seat, int painting) noexcept
cpdef bint has_held(Table table, int seat, int painting) noexcept
@cython.locals(total=cython.longlong, cards=cython.int, painting=cython.int, value=cython.int)
cpdef int mean_unseen(Table table, int seat) noexcept
@cython.locals(state=State, total=cython.longlong, cards=cython.int, painting=cython.int, pile=cython.int, more=cython.int)
cpdef int mean_of_the_rest(Table table, int seat) noexcept
@cython.locals(total=cython.longlong, cards=cython.int, painting=cython.int, value=cython.int)
cpdef int mean_not_shown(Table table) noexcept
@cython.locals(state=State, found=cython.longlong, painting=cython.int)
cpdef long long memory(Table table, int seat) noexcept

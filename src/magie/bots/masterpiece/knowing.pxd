cimport cython
cimport magie.rules.masterpiece.kind as kind
from magie.rules.masterpiece.state cimport Table

cpdef int own_cash(Table table, int seat) noexcept
cpdef int value_seen(Table table, int seat, int painting) noexcept
@cython.locals(total=cython.longlong, cards=cython.int, painting=cython.int, value=cython.int)
cpdef int mean_unseen(Table table, int seat) noexcept
@cython.locals(total=cython.longlong, cards=cython.int, painting=cython.int, value=cython.int)
cpdef int mean_not_shown(Table table) noexcept

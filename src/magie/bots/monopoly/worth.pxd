cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.state.box as box
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cdef int THREE_HOUSES, AVERAGE_THROW
@cython.locals(held=u64, i=cython.int, deed=cython.int)
cpdef u64 held_in(Table table, int seat, int group) noexcept
@cython.locals(i=cython.int, deed=cython.int, debt=cython.int, total=cython.int)
cpdef int face_value(Table table, int group, u64 held) noexcept
@cython.locals(worth=cython.int, count=cython.int, rent=cython.int)
cpdef int group_worth(Table table, int group, u64 held, long long cash) noexcept
@cython.locals(missing=u64)
cpdef int street_bonus(Table table, int group, u64 held, int worth, long long cash) noexcept
@cython.locals(i=cython.int, size=cython.int, cost=cython.int, rents=cython.int, percent=cython.longlong)
cpdef int whole_group_bonus(Table table, int group, long long cash) noexcept
@cython.locals(group=cython.int, held=u64, cash=cython.longlong, with_it=cython.int)
cpdef int gain_of_deed(Table table, int seat, int deed) noexcept
@cython.locals(i=cython.int, group=cython.int, rival=cython.int, other=cython.int, owner=cython.int)
cpdef int rival_for(Table table, int seat, int deed) noexcept
@cython.locals(worth=cython.int, rival=cython.int)
cpdef int worth_of(Table table, int seat, int deed) noexcept
@cython.locals(group=cython.int)
cpdef bint completes(Table table, int seat, int deed) noexcept

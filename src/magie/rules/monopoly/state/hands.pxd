cimport cython
cimport magie.rules.bits as bits
from magie.rules.monopoly.state.state cimport State, Table
ctypedef unsigned long long u64

cpdef bint owns_whole_group(State state, int seat, int group) noexcept
cpdef int held_in_group(Table table, int seat, int group) noexcept
@cython.locals(state=State, group=cython.int, old_owner=cython.int, whole=u64)
cpdef void give_deed(Table table, int deed, int new_owner) noexcept

cimport cython
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.bankruptcy as bankruptcy
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.book.selling as selling
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

@cython.locals(counts=cython.int, total=cython.longlong)
cpdef long long can_raise(Table table, int seat) noexcept
cpdef int may_declare_bankruptcy(Table table, int seat) noexcept
cpdef bint has_nothing_left(Table table, int seat) noexcept
cpdef bint go_on_with_debt(Table table) noexcept
cpdef void end_debt(Table table) noexcept
cpdef void declare_bankruptcy(Table table) noexcept

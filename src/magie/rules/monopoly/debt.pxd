cimport cython
cimport magie.rules.monopoly.ask as ask
cimport magie.rules.monopoly.bankruptcy as bankruptcy
cimport magie.rules.monopoly.happened as happened
cimport magie.rules.monopoly.money as money
cimport magie.rules.monopoly.no as no
cimport magie.rules.monopoly.offers as offers
cimport magie.rules.monopoly.selling as selling
cimport magie.rules.monopoly.state as st
from magie.rules.monopoly.state cimport State, Table

ctypedef unsigned long long u64

@cython.locals(counts=cython.int, total=cython.longlong)
cpdef long long can_raise(Table table, int seat) noexcept
cpdef int may_declare_bankruptcy(Table table, int seat) noexcept
cpdef bint has_nothing_left(Table table, int seat) noexcept
cpdef bint go_on_with_debt(Table table) noexcept
cpdef void end_debt(Table table) noexcept
cpdef void declare_bankruptcy(Table table) noexcept

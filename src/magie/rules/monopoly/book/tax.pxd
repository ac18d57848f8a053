cimport cython
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.words.taxes as taxes
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.state.printed as printed_tables
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef void land_on_tax(Table table, int seat, int space) noexcept
cpdef int may_choose_tax(Table table, int seat) noexcept
@cython.locals(space=cython.int, amount=cython.longlong)
cpdef void choose_tax(Table table, int seat, bint by_worth) noexcept
@cython.locals(total=cython.longlong)
cpdef long long worth(Table table, int seat) noexcept
cpdef bint worth_is_secret(Table table) noexcept

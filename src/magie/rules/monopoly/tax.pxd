cimport cython
cimport magie.rules.monopoly.ask as ask
cimport magie.rules.monopoly.happened as happened
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.money as money
cimport magie.rules.monopoly.printed as printed_tables
cimport magie.rules.monopoly.state as st
cimport magie.rules.monopoly.why as why
from magie.rules.monopoly.state cimport State, Table

ctypedef unsigned long long u64

cpdef void land_on_tax(Table table, int seat, int space) noexcept
@cython.locals(space=cython.int, amount=cython.longlong)
cpdef void choose_tax(Table table, int seat, bint by_worth) noexcept
@cython.locals(total=cython.longlong)
cpdef long long worth(Table table, int seat) noexcept
cpdef bint worth_is_secret(Table table) noexcept

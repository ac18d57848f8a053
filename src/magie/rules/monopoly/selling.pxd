cimport cython
cimport magie.rules.monopoly.building as building
cimport magie.rules.monopoly.happened as happened
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.money as money
cimport magie.rules.monopoly.mortgage as mortgage
cimport magie.rules.monopoly.no as no
cimport magie.rules.monopoly.state as st
cimport magie.rules.monopoly.why as why
from magie.rules.monopoly.acts cimport Act
from magie.rules.monopoly.state cimport State, Table

ctypedef unsigned long long u64

cpdef int houses_at(int level) noexcept
cpdef int may_sell(Table table, int seat, Act act) noexcept
cpdef int may_sell_steps(Table table, int seat, Act act) noexcept
cpdef int houses_on_group(Table table, int group) noexcept
cpdef void exchange_levels(Table table, Act act) noexcept
cpdef void sell(Table table, int seat, Act act) noexcept
cpdef void sell_down_to(Table table, int seat, int street, int level) noexcept
@cython.locals(total=cython.longlong)
cpdef long long refund_for(Table table, int street, int old, int new) noexcept
@cython.locals(total=cython.longlong)
cpdef long long value_of_buildings(Table table, int seat) noexcept
cpdef void sell_all_buildings(Table table, int seat) noexcept
cpdef bint smallest_sale(Table table, int seat, int group, Act act) noexcept
cpdef void list_even_levels(Table table, int group, int left, Act act) noexcept

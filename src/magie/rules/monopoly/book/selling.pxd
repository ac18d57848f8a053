cimport cython
cimport magie.rules.monopoly.book.building as building
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.buildings as buildings
cimport magie.rules.monopoly.words.limits as limits
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.book.mortgage as mortgage
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.state.groups as groups
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.box as box
cimport magie.rules.monopoly.state.prices_paid as prices_paid
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

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

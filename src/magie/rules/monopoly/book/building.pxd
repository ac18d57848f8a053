cimport cython
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.buildings as buildings
cimport magie.rules.monopoly.words.limits as limits
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.shortage as shortage
cimport magie.rules.monopoly.state.groups as groups
cimport magie.rules.monopoly.state.hands as hands
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
cimport magie.rules.monopoly.state.prices_paid as prices_paid
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef bint could_build_on(Table table, int seat, int group) noexcept
cpdef int may_place(Table table, int seat, int street) noexcept
cpdef void raise_level(Table table, int street) noexcept
cpdef void lower_level(Table table, int street) noexcept
cpdef void return_to_stock(Table table, int houses, int hotels) noexcept
cpdef int kind_of_next(Table table, int street) noexcept
cpdef int may_build(Table table, int seat, Act act) noexcept
cpdef int try_list(Table table, int seat, Act act) noexcept
cpdef int is_kind_meant(Table table, int street, int only) noexcept
cpdef void build(Table table, int seat, Act act) noexcept
cpdef bint list_is_contested(Table table, int seat, Act act) noexcept
cpdef int steps_before(Act act, int at) noexcept
cpdef void buy_building(Table table, int seat, int street) noexcept
cpdef void put_building(Table table, int seat, int street, long long paid) noexcept

cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.act as act_kinds
cimport magie.rules.monopoly.ask as ask
cimport magie.rules.monopoly.debt as debt
cimport magie.rules.monopoly.mortgage as mortgage
cimport magie.rules.monopoly.no as no
cimport magie.rules.monopoly.offers as offers
cimport magie.rules.monopoly.popup as popup
cimport magie.rules.monopoly.selling as selling
cimport magie.rules.monopoly.shortage as shortage
cimport magie.rules.monopoly.state as st
from magie.rules.monopoly.acts cimport Act
from magie.rules.monopoly.state cimport State, Table

ctypedef unsigned long long u64

cpdef void safe_answer(Table table, int seat, Act act) noexcept
cpdef void first_place(Table table, int seat, Act act) noexcept
cpdef void raise_money(Table table, int seat, Act act) noexcept
cpdef int smallest_mortgage(Table table, int seat) noexcept
cpdef int cheapest_built_group(Table table, int seat) noexcept

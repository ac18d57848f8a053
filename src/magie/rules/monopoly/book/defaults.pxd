cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.act_kinds as act_kinds
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.debt as debt
cimport magie.rules.monopoly.book.mortgage as mortgage
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.book.popup as popup
cimport magie.rules.monopoly.book.selling as selling
cimport magie.rules.monopoly.book.shortage as shortage
cimport magie.rules.monopoly.state.groups as groups
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef void safe_answer(Table table, int seat, Act act) noexcept
cpdef void first_place(Table table, int seat, Act act) noexcept
cpdef void raise_money(Table table, int seat, Act act) noexcept
cpdef int smallest_mortgage(Table table, int seat) noexcept
cpdef int cheapest_built_group(Table table, int seat) noexcept

cimport cython
cimport magie.bots.monopoly.money as cash_in_hand
cimport magie.bots.monopoly.worth as worth
cimport magie.rules.monopoly.words.act_kinds as act_kinds
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.popup as popup
cimport magie.rules.monopoly.book.rent as rent
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.book.tax as tax
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cdef int ALL_THROWS
cdef int SIDES
cpdef bint enters(Table table, int seat) noexcept
cpdef int ways_to_throw(int total) noexcept
cpdef int deed_ahead(Table table, int seat, int steps) noexcept
cpdef int rents_ahead(Table table, int seat) noexcept
cpdef int bargains_ahead(Table table, int seat) noexcept
cpdef int bargain_in(Table table, int seat, int deed) noexcept
cpdef void strikes(Table table, int seat, Act act) noexcept
cpdef void flies(Table table, int seat, Act act) noexcept

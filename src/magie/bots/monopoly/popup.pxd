cimport cython
cimport magie.bots.monopoly.money as cash_in_hand
cimport magie.bots.monopoly.worth as worth
cimport magie.rules.monopoly.act as acts
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.no as no
cimport magie.rules.monopoly.popup as popup
cimport magie.rules.monopoly.rent as rent
cimport magie.rules.monopoly.state as st
cimport magie.rules.monopoly.tax as tax
from magie.rules.monopoly.acts cimport Act
from magie.rules.monopoly.state cimport State, Table

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

cimport cython
cimport magie.rules.monopoly.ask as ask
cimport magie.rules.monopoly.cards as cards
cimport magie.rules.monopoly.how as how
cimport magie.rules.monopoly.jail as jail
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.money as money
cimport magie.rules.monopoly.rent as rent
cimport magie.rules.monopoly.state as st
cimport magie.rules.monopoly.tax as tax
from magie.rules.monopoly.state cimport State, Table

ctypedef unsigned long long u64

cpdef void land(Table table, int seat, int rent_times, int dice_times) noexcept
cpdef void land_on_property(Table table, int seat, int deed, int rent_times, int dice_times) noexcept

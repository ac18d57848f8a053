cimport cython
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.cards as cards
cimport magie.rules.monopoly.words.how as how
cimport magie.rules.monopoly.book.jail as jail
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.book.rent as rent
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.book.tax as tax
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef void land(Table table, int seat, int rent_times, int dice_times) noexcept
cpdef void land_on_property(Table table, int seat, int deed, int rent_times, int dice_times) noexcept

cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.ask as ask
cimport magie.rules.monopoly.bankruptcy as bankruptcy
cimport magie.rules.monopoly.debt as debt
cimport magie.rules.monopoly.happened as happened
cimport magie.rules.monopoly.how as how
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.offers as offers
cimport magie.rules.monopoly.rent as rent
cimport magie.rules.monopoly.state as st
from magie.rules.monopoly.state cimport State, Table

cpdef void resign(Table table, int seat) noexcept
cpdef void forgo_what_others_owe(Table table, int seat) noexcept
cpdef void leave(Table table, int seat) noexcept

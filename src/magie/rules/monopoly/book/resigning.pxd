cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.bankruptcy as bankruptcy
cimport magie.rules.monopoly.book.debt as debt
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.how as how
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.book.rent as rent
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

cpdef void resign(Table table, int seat) noexcept
cpdef void forgo_what_others_owe(Table table, int seat) noexcept
cpdef void leave(Table table, int seat) noexcept

cimport cython
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.words.whereabouts as whereabouts
cimport magie.rules.masterpiece.book.money as money
from magie.rules.masterpiece.state.state cimport State, Table

cpdef void draw(Table table, int seat, int way) noexcept
cpdef void take(Table table, int seat, int painting, int way) noexcept
cpdef void cash_in(Table table, int painting, int amount, int reason) noexcept
cpdef long long worth_of_collection(Table table, int seat) noexcept
cpdef int held_longest(Table table, int seat) noexcept
cpdef int least_valuable(Table table, int seat) noexcept

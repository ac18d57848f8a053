cimport cython
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.auction as auction
cimport magie.rules.masterpiece.book.ending as ending
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.how as how
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.book.money as money
cimport magie.rules.masterpiece.words.refusals as refusals
cimport magie.rules.masterpiece.book.paintings as paintings
cimport magie.rules.masterpiece.book.landing as landing
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.book.turn as turn
cimport magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.state cimport State, Table

cpdef int may_buy(Table table, int seat) noexcept
cpdef void buy(Table table, int seat) noexcept
cpdef void refuse_to_buy(Table table, int seat) noexcept
cpdef int may_decline(Table table, int seat) noexcept
cpdef void decline(Table table, int seat) noexcept
cpdef int may_sell(Table table, int seat, int painting) noexcept
cpdef void sell(Table table, int seat, int painting) noexcept
cpdef bint anything_to_take(Table table, int seat) noexcept
cpdef int may_take(Table table, int seat, int painting) noexcept
cpdef void take_from_player(Table table, int seat, int painting) noexcept

cimport cython
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.auction as auction
cimport magie.rules.masterpiece.ending as ending
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.how as how
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.money as money
cimport magie.rules.masterpiece.no as no
cimport magie.rules.masterpiece.paintings as paintings
cimport magie.rules.masterpiece.spaces as spaces
cimport magie.rules.masterpiece.state as st
cimport magie.rules.masterpiece.turn as turn
cimport magie.rules.masterpiece.why as why
from magie.rules.masterpiece.state cimport State, Table

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

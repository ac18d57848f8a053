cimport cython
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.auction as auction
cimport magie.rules.masterpiece.ending as ending
cimport magie.rules.masterpiece.how as how
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.money as money
cimport magie.rules.masterpiece.paintings as paintings
cimport magie.rules.masterpiece.state as st
cimport magie.rules.masterpiece.trade as trade
cimport magie.rules.masterpiece.turn as turn
cimport magie.rules.masterpiece.why as why
from magie.rules.masterpiece.state cimport State, Table

cpdef void follow_space(Table table, int seat) noexcept
cpdef int amount_here(Table table, int seat) noexcept
cpdef void private_auction(Table table, int seat) noexcept
cpdef void buy_from_bank(Table table, int seat) noexcept
cpdef void sell_any(Table table, int seat) noexcept
cpdef void buy_from_player(Table table, int seat) noexcept
cpdef void sell_for(Table table, int seat) noexcept
cpdef void inherit(Table table, int seat) noexcept
cpdef void collect(Table table, int seat) noexcept

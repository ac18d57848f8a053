cimport cython
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.auction as auction
cimport magie.rules.masterpiece.book.ending as ending
cimport magie.rules.masterpiece.words.how as how
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.words.spaces as spaces
cimport magie.rules.masterpiece.book.money as money
cimport magie.rules.masterpiece.book.paintings as paintings
cimport magie.rules.masterpiece.state.asking as asking
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.book.trade as trade
cimport magie.rules.masterpiece.book.turn as turn
cimport magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.state cimport State, Table

cpdef void follow_space(Table table, int seat) noexcept
cpdef int amount_here(Table table, int seat) noexcept
cpdef void private_auction(Table table, int seat) noexcept
cpdef void buy_from_bank(Table table, int seat) noexcept
cpdef void sell_any(Table table, int seat) noexcept
cpdef void buy_from_player(Table table, int seat) noexcept
cpdef void sell_for(Table table, int seat) noexcept
cpdef void inherit(Table table, int seat) noexcept
cpdef void collect(Table table, int seat) noexcept

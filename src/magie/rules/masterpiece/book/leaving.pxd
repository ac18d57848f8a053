cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.auction as auction
cimport magie.rules.masterpiece.book.bluff as bluff
cimport magie.rules.masterpiece.book.ending as ending
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.how as how
cimport magie.rules.masterpiece.book.opening as opening
cimport magie.rules.masterpiece.state.asking as asking
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.book.ticks as ticks
cimport magie.rules.masterpiece.book.turn as turn
cimport magie.rules.masterpiece.state.doubts as doubts
from magie.rules.masterpiece.state.state cimport State, Table

cpdef void leave(Table table, int seat) noexcept
cpdef void leave_decision(Table table, int seat) noexcept
cpdef void leave_choice_of_lot(Table table, int seat) noexcept
cpdef void leave_auction(Table table, int seat) noexcept

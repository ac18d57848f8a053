cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.auction as auction
cimport magie.rules.masterpiece.bluff as bluff
cimport magie.rules.masterpiece.ending as ending
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.how as how
cimport magie.rules.masterpiece.opening as opening
cimport magie.rules.masterpiece.state as st
cimport magie.rules.masterpiece.ticks as ticks
cimport magie.rules.masterpiece.turn as turn
from magie.rules.masterpiece.state cimport State, Table

cpdef void leave(Table table, int seat) noexcept
cpdef void leave_decision(Table table, int seat) noexcept
cpdef void leave_choice_of_lot(Table table, int seat) noexcept
cpdef void leave_auction(Table table, int seat) noexcept

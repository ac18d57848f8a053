cimport cython
cimport magie.rules.masterpiece.words.act_kinds as act_kinds
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.auction as auction
cimport magie.rules.masterpiece.book.bluff as bluff
cimport magie.rules.masterpiece.book.leaving as leaving
cimport magie.rules.masterpiece.words.refusals as refusals
cimport magie.rules.masterpiece.book.opening as opening
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.book.ticks as ticks
cimport magie.rules.masterpiece.book.trade as trade
cimport magie.rules.masterpiece.book.turn as turn
from magie.rules.masterpiece.state.act cimport Act
from magie.rules.masterpiece.state.state cimport State, Table

cpdef int play(Table table, int seat, Act act) noexcept
cpdef int check(Table table, int seat, Act act) noexcept
cpdef int check_rarer(Table table, int seat, Act act) noexcept
cpdef void carry_out(Table table, int seat, Act act) noexcept
cpdef void carry_out_rarer(Table table, int seat, Act act) noexcept

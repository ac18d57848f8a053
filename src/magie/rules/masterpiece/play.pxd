cimport cython
cimport magie.rules.masterpiece.act as acts
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.auction as auction
cimport magie.rules.masterpiece.bluff as bluff
cimport magie.rules.masterpiece.leaving as leaving
cimport magie.rules.masterpiece.no as no
cimport magie.rules.masterpiece.opening as opening
cimport magie.rules.masterpiece.state as st
cimport magie.rules.masterpiece.ticks as ticks
cimport magie.rules.masterpiece.trade as trade
cimport magie.rules.masterpiece.turn as turn
from magie.rules.masterpiece.acts cimport Act
from magie.rules.masterpiece.state cimport State, Table

cpdef int play(Table table, int seat, Act act) noexcept
cpdef int check(Table table, int seat, Act act) noexcept
cpdef int check_rarer(Table table, int seat, Act act) noexcept
cpdef void carry_out(Table table, int seat, Act act) noexcept
cpdef void carry_out_rarer(Table table, int seat, Act act) noexcept

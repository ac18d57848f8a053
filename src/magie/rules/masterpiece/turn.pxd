cimport cython
cimport magie.rules.luck as luck
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.ending as ending
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.how as how
cimport magie.rules.masterpiece.no as no
cimport magie.rules.masterpiece.spaces as spaces
cimport magie.rules.masterpiece.state as st
from magie.rules.masterpiece.state cimport State, Table

cpdef int may_roll(Table table, int seat) noexcept
cpdef void roll(Table table, int seat) noexcept
cpdef void next_turn(Table table) noexcept
cpdef void begin_turn(Table table, int seat) noexcept

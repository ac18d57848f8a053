cimport cython
cimport magie.rules.luck as luck
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.ending as ending
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.how as how
cimport magie.rules.masterpiece.words.refusals as refusals
cimport magie.rules.masterpiece.book.landing as landing
cimport magie.rules.masterpiece.state.asking as asking
from magie.rules.masterpiece.state.state cimport State, Table

cpdef int may_roll(Table table, int seat) noexcept
cpdef void roll(Table table, int seat) noexcept
cpdef void next_turn(Table table) noexcept
cpdef void begin_turn(Table table, int seat) noexcept

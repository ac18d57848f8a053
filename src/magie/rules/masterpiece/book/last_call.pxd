cimport cython
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.auction as auction
cimport magie.rules.masterpiece.book.bluff as bluff
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.words.refusals as refusals
cimport magie.rules.masterpiece.state.asking as asking
cimport magie.rules.masterpiece.book.ticks as ticks
from magie.rules.masterpiece.state.state cimport State, Table

cpdef bint is_due(Table table) noexcept
cpdef void open_last_call(Table table) noexcept
cpdef int must_answer(Table table) noexcept
cpdef int may_answer(Table table, int seat) noexcept
cpdef void judge_if_complete(Table table) noexcept
cpdef void judge(Table table) noexcept

cimport cython
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.auction as auction
cimport magie.rules.masterpiece.bluff as bluff
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.no as no
cimport magie.rules.masterpiece.state as st
cimport magie.rules.masterpiece.ticks as ticks
from magie.rules.masterpiece.state cimport State, Table

cpdef bint is_due(Table table) noexcept
cpdef void open_last_call(Table table) noexcept
cpdef int must_answer(Table table) noexcept
cpdef int may_answer(Table table, int seat) noexcept
cpdef void judge_if_complete(Table table) noexcept
cpdef void judge(Table table) noexcept

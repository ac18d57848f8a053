cimport cython
cimport magie.rules.masterpiece.words.act_kinds as act_kinds
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.paintings as paintings
from magie.rules.masterpiece.state.act cimport Act
from magie.rules.masterpiece.state.state cimport State, Table

cpdef void safe_answer(Table table, int seat, Act act) noexcept

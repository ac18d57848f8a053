cimport cython
cimport magie.rules.monopoly.words.act_kinds as act_kinds
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.book.play as play
from magie.rules.monopoly.state.act cimport Act, set_step
from magie.rules.monopoly.state.state cimport State, Table

@cython.locals(state=State, act=Act, deed=cython.int, level=cython.int)
cpdef list upkeep_of(Table table, int seat)
cpdef int objection(Table table, int seat, Act act, int what) noexcept

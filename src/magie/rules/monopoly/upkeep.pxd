cimport cython
cimport magie.rules.monopoly.act as acts
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.play as play
from magie.rules.monopoly.acts cimport Act, set_step
from magie.rules.monopoly.state cimport State, Table

@cython.locals(state=State, act=Act, deed=cython.int, level=cython.int)
cpdef list upkeep_of(Table table, int seat)
cpdef int objection(Table table, int seat, Act act, int what) noexcept

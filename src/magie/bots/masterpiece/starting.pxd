cimport cython
cimport magie.bots.masterpiece.knowing as knowing
cimport magie.rules.masterpiece.words.act_kinds as act_kinds
cimport magie.rules.masterpiece.words.spaces as spaces
from magie.rules.masterpiece.state.act cimport Act
from magie.rules.masterpiece.state.state cimport Table

cdef int SIDES
@cython.locals(mean=cython.int, best=cython.int, space=cython.int, total=cython.int, step=cython.int)
cpdef void chooses_space(Table table, int seat, Act act) noexcept
@cython.locals(what=cython.int, amount=cython.int)
cpdef int benefit(Table table, int space, int mean) noexcept
@cython.locals(total=cython.longlong, card=cython.int)
cpdef int above_the_mean(Table table, int mean) noexcept

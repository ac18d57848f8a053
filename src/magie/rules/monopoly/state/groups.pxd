cimport cython
cimport magie.rules.monopoly.words.buildings as buildings
cimport magie.rules.monopoly.state.box as box
from magie.rules.monopoly.state.state cimport Table

@cython.locals(i=cython.int)
cpdef bint any_mortgaged(Table table, int group) noexcept
@cython.locals(i=cython.int)
cpdef bint any_building(Table table, int group) noexcept
@cython.locals(i=cython.int, lowest=cython.int, level=cython.int)
cpdef int lowest_level(Table table, int group) noexcept
@cython.locals(i=cython.int, highest=cython.int, level=cython.int)
cpdef int highest_level(Table table, int group) noexcept

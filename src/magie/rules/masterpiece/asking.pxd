cimport cython
cimport magie.rules.bidding as bidding
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.bluff as bluff
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.last_call as last_call
cimport magie.rules.masterpiece.ticks as ticks
from magie.rules.masterpiece.state cimport State, Table

cpdef int to_act(Table table) noexcept
cpdef int may_only_challenge(Table table) noexcept
cpdef int asked_seats(Table table) noexcept
cpdef int open_seats(Table table) noexcept

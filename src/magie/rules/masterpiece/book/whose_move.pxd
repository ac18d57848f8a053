cimport cython
cimport magie.rules.bidding as bidding
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.bluff as bluff
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.book.last_call as last_call
cimport magie.rules.masterpiece.book.ticks as ticks
from magie.rules.masterpiece.state.state cimport State, Table

cpdef int to_act(Table table) noexcept
cpdef int may_only_challenge(Table table) noexcept
cpdef int asked_seats(Table table) noexcept
cpdef int open_seats(Table table) noexcept

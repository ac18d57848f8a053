cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.auction as auction
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.state.open_offers as open_offers
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef int to_act(Table table) noexcept
cpdef int next_between_throws(Table table) noexcept
cpdef int next_unanswered(Table table) noexcept
cpdef int open_seats(Table table) noexcept

cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.ask as ask
cimport magie.rules.monopoly.auction as auction
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.offers as offers
cimport magie.rules.monopoly.state as st
from magie.rules.monopoly.state cimport State, Table

ctypedef unsigned long long u64

cpdef int to_act(Table table) noexcept
cpdef int next_between_throws(Table table) noexcept
cpdef int next_unanswered(Table table) noexcept
cpdef int open_seats(Table table) noexcept

cimport cython
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.cards as cards
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.how as how
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.book.movement as movement
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cdef int LAST_JAIL_TURN
cpdef void go_to_jail(Table table, int seat, int reason) noexcept
cpdef void leave_jail(Table table, int seat, int reason) noexcept
cpdef int may_pay_fine(Table table, int seat) noexcept
cpdef int may_leave_before_throwing(Table table, int seat) noexcept
cpdef void pay_fine(Table table, int seat) noexcept
cpdef int may_use_jail_card(Table table, int seat, int jail_card) noexcept
cpdef void use_jail_card(Table table, int seat, int jail_card) noexcept
cpdef void return_jail_card(Table table, int jail_card) noexcept
cpdef bint throw_in_jail(Table table, int seat) noexcept

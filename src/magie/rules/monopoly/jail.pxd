cimport cython
cimport magie.rules.monopoly.ask as ask
cimport magie.rules.monopoly.cards as cards
cimport magie.rules.monopoly.happened as happened
cimport magie.rules.monopoly.how as how
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.money as money
cimport magie.rules.monopoly.movement as movement
cimport magie.rules.monopoly.no as no
cimport magie.rules.monopoly.state as st
cimport magie.rules.monopoly.why as why
from magie.rules.monopoly.state cimport State, Table

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

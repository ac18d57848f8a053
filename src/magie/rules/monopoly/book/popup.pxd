cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.luck as luck
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.cards as cards
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.how as how
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.words.powers as powers
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.book.landing as landing
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.book.movement as movement
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef int may_enter(Table table, int seat) noexcept
cpdef void go_in(Table table, int seat) noexcept
cpdef void use_power(Table table, int seat, int location) noexcept
cpdef void escape(Table table, int seat) noexcept
cpdef void choose_target(Table table, int seat, int location) noexcept
cpdef int may_target(Table table, int seat, int other) noexcept
cpdef void target(Table table, int seat, int other) noexcept
cpdef void fall_on(Table table, int seat, int other, int location) noexcept
cpdef bint skips_turn(Table table, int seat) noexcept
cpdef void take_turn(Table table, int seat) noexcept
cpdef bint moves_with_one_die(Table table, int seat) noexcept
cpdef void come_back(Table table, int seat) noexcept
cpdef int may_fly_to(Table table, int seat, int space) noexcept
cpdef void fly_to(Table table, int seat, int space) noexcept
cpdef int quiet_space(Table table) noexcept
cpdef void forget(Table table, int seat) noexcept

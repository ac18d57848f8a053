cimport cython
cimport magie.bots.monopoly.money as cash_in_hand
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.act_kinds as act_kinds
cimport magie.rules.monopoly.book.building as building
cimport magie.rules.monopoly.words.buildings as buildings
cimport magie.rules.monopoly.words.limits as limits
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.shortage as shortage
cimport magie.rules.monopoly.state.groups as groups
cimport magie.rules.monopoly.state.box as box
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cdef int THREE_HOUSES, BEFORE_THE_OTHERS
@cython.locals(group=cython.int)
cpdef bint builds(Table table, int seat, long long spare, Act act) noexcept
cpdef bint has_contested(Table table, int seat) noexcept
@cython.locals(group=cython.int, left=cython.int, best=cython.int, most=cython.int, score=cython.int)
cpdef int best_group(Table table, int seat, long long spare) noexcept
@cython.locals(lowest=cython.int, price=cython.int, dearest=cython.int, more=cython.int)
cpdef int promise_of(Table table, int seat, int group) noexcept
cpdef int in_stock(Table table, int level) noexcept
@cython.locals(lowest=cython.int, goal=cython.int, stock=cython.int, level=cython.int, i=cython.int, street=cython.int)
cpdef void list_buildings(Table table, int group, long long spare, Act act) noexcept
@cython.locals(price=cython.int, spare=cython.longlong)
cpdef void states_a_number(Table table, int seat, Act act) noexcept
@cython.locals(most=cython.int, street=cython.int, level=cython.int, more=cython.int)
cpdef void places(Table table, int seat, Act act) noexcept
@cython.locals(price=cython.int)
cpdef long long limit_for_building(Table table, int seat) noexcept

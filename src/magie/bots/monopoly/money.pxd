cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.act_kinds as act_kinds
cimport magie.rules.monopoly.book.bankruptcy as estate
cimport magie.rules.monopoly.book.debt as debt
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.book.mortgage as mortgage
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.selling as selling
cimport magie.rules.monopoly.state.groups as groups
cimport magie.rules.monopoly.state.hands as hands
cimport magie.rules.monopoly.state.top as top
cimport magie.rules.monopoly.state.box as box
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cdef int RESERVE, CUSHION, SINGLE_STREET, LONE_PROPERTY, HALF_A_SET, BARE_WHOLE_GROUP
@cython.locals(worst=cython.int, other=cython.int)
cpdef int worst_rent(Table table, int seat) noexcept
@cython.locals(dearest=cython.int, group=cython.int, left=cython.int)
cpdef int dearest_rent_of(Table table, int owner) noexcept
@cython.locals(size=cython.int, street=cython.int)
cpdef int rent_on_last(Table table, int group) noexcept
@cython.locals(need=cython.longlong)
cpdef void raise_money(Table table, int seat, Act act) noexcept
@cython.locals(group=cython.int, refund=cython.int, left=cython.longlong)
cpdef void sell_buildings(Table table, int seat, long long need, Act act) noexcept
@cython.locals(total=cython.int, i=cython.int)
cpdef int levels_on(Table table, int group) noexcept
@cython.locals(mine=u64, held=u64, group=cython.int, deed=cython.int, best=cython.int, least=cython.int, missed=cython.int)
cpdef int deed_to_mortgage(Table table, int seat, long long need, int most_missed) noexcept
@cython.locals(i=cython.int, deed=cython.int, best=cython.int)
cpdef int best_mortgage_in(Table table, int group, u64 held, long long need) noexcept
@cython.locals(value=cython.int, other_value=cython.int)
cpdef bint covers_better(Table table, int deed, int other, long long need) noexcept
cpdef int how_missed(Table table, int group, u64 held) noexcept
@cython.locals(group=cython.int, best=cython.int, least=cython.int, loss=cython.int)
cpdef int least_missed_group(Table table, int seat) noexcept
@cython.locals(deed=cython.int, level=cython.int, loss=cython.int)
cpdef int rent_lost(Table table, int group) noexcept
@cython.locals(group=cython.int, left=cython.int, i=cython.int, deed=cython.int)
cpdef int deed_to_free(Table table, int seat, long long spare) noexcept
cpdef bint can_lift(Table table, int seat, int deed, long long spare) noexcept
@cython.locals(deed=cython.int, best=cython.int)
cpdef int deed_to_lift(Table table, int seat, long long spare) noexcept
@cython.locals(deed=cython.int, spare=cython.longlong, price=cython.int, cushion=cython.int)
cpdef void lift_inherited(Table table, int seat, Act act) noexcept
@cython.locals(mine=u64, held=u64, group=cython.int, i=cython.int, deed=cython.int, total=cython.int)
cpdef int could_mortgage(Table table, int seat, int most_missed) noexcept

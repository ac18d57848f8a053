cimport cython
cimport magie.bots.monopoly.money as cash_in_hand
cimport magie.bots.monopoly.worth as worth
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.act_kinds as act_kinds
cimport magie.rules.monopoly.book.bankruptcy as estate
cimport magie.rules.monopoly.book.deals as deals
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.state.open_offers as open_offers
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.box as box
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport Offer, State, Table

ctypedef unsigned long long u64

cdef int LEAST_GAIN, JAIL_CARD_WORTH
@cython.locals(group=cython.int, before=cython.longlong, total=cython.longlong, members=u64, held=u64)
cpdef long long gain(Table table, int seat, u64 hand, u64 gets, u64 gives, long long cash_in) noexcept
@cython.locals(group=cython.int, i=cython.int, deed=cython.int, total=cython.int)
cpdef int interest_on(Table table, u64 deeds) noexcept
@cython.locals(group=cython.int, members=u64)
cpdef bint gets_whole_group(Table table, u64 hand, u64 gets) noexcept
cpdef bint is_welcome(long long mine, long long theirs, bint gets_group, bint gives_group) noexcept
cpdef bint keeps_change(Table table, int seat, long long pays) noexcept
@cython.locals(
    deal=Offer, gets=u64, gives=u64, hand=u64, hand_by=u64, cash=cython.longlong, cards=cython.int,
    mine=cython.longlong, theirs=cython.longlong, gets_group=cython.bint, gives_group=cython.bint, welcome=cython.bint,
)
cpdef void answers(Table table, int seat, int at, Act act) noexcept
@cython.locals(mine=u64, theirs=u64, other=cython.int, shared=cython.int)
cpdef bint offers(Table table, int seat, Act act) noexcept
@cython.locals(group=cython.int, members=u64, both=cython.int, shared=cython.int)
cpdef int shared_groups(Table table, u64 mine, u64 theirs) noexcept
@cython.locals(groups=cython.int, group=cython.int)
cpdef bint bargains(Table table, int seat, int other, u64 mine, u64 theirs, int shared, Act act) noexcept
@cython.locals(missing=u64, spare=u64, group=cython.int)
cpdef bint swaps(Table table, int seat, int other, u64 mine, u64 theirs, int shared, int wanted, Act act) noexcept
@cython.locals(missing=u64)
cpdef bint buys(Table table, int seat, int other, u64 mine, u64 theirs, int wanted, Act act) noexcept
@cython.locals(
    cost=cython.int, other_cost=cython.int, pays=cython.longlong, my_gain=cython.longlong,
    their_gain=cython.longlong,
    gets_group=cython.bint, gives_group=cython.bint,
)
cpdef bint proposes(Table table, int seat, int other, u64 mine, u64 theirs, u64 gets, u64 gives, Act act) noexcept
cpdef long long fair_payment(Table table, int seat, int other, long long mine, long long theirs) noexcept

cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.debt as debts
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.event_kinds as event_kinds
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.words.limits as limits
cimport magie.rules.monopoly.book.mortgage as mortgage
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.book.rent as rent
cimport magie.rules.monopoly.state.groups as groups
cimport magie.rules.monopoly.state.hands as hands
cimport magie.rules.monopoly.state.open_offers as open_offers
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport Offer, State, Table

ctypedef unsigned long long u64

cpdef int may_offer(Table table, int seat, Act act) noexcept
cpdef int may_trade_now(Table table, int seat, int other) noexcept
@cython.locals(found=u64, other=cython.int)
cpdef int partners(Table table, int seat) noexcept
cpdef int offers_left(Table table, int seat) noexcept
cpdef int check_terms(Table table, int by, int to, int cards, int cards_back, u64 deeds, u64 deeds_back, long long cash) noexcept
@cython.locals(gives=u64)
cpdef bint is_gift(int cards, int cards_back, u64 deeds, u64 deeds_back, long long cash) noexcept
cpdef int check_deeds(Table table, int seat, u64 deeds) noexcept
cpdef bint has_unmortgaged(Table table, u64 deeds) noexcept
cpdef bint can_pay_for_deal(Table table, int seat, long long pays, u64 receives, u64 lifted) noexcept
cpdef bint is_debtor(Table table, int seat) noexcept
cpdef long long owed_by(Table table, int seat) noexcept
@cython.locals(owed=cython.longlong, raised=cython.longlong, given=cython.longlong)
cpdef int check_owing(
    Table table, int seat, long long gain, int cards, u64 gives, u64 receives, u64 lifted
) noexcept
cpdef int of_the_other(int objection) noexcept
cpdef int unmortgaged_values(Table table, u64 deeds) noexcept
cpdef void offer(Table table, int seat, Act act) noexcept
cpdef int may_accept(Table table, int seat, Act act) noexcept
cpdef int can_both_pay(Table table, Offer deal, int seat, u64 lift) noexcept
cpdef void accept(Table table, int seat, Act act) noexcept
cpdef void hand_over(Table table, int giver, int taker, u64 deeds, int cards) noexcept

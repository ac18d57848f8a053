cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.auction as auction
cimport magie.rules.monopoly.book.deals as deals
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.how as how
cimport magie.rules.monopoly.book.jail as jail
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.book.mortgage as mortgage
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.book.popup as popup
cimport magie.rules.monopoly.book.rent as rent
cimport magie.rules.monopoly.book.selling as selling
cimport magie.rules.monopoly.state.hands as hands
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef void go_bankrupt(Table table, int debtor, int creditor) noexcept
cpdef void leave_the_game(Table table, int debtor) noexcept
cpdef void count_out(State state, int seat) noexcept
cpdef bint is_void_without(int frame) noexcept
@cython.locals(deeds=u64)
cpdef void settle_with_player(Table table, int debtor, int creditor) noexcept
cpdef u64 deeds_of(Table table, int seat) noexcept
cpdef int jail_cards_of(Table table, int seat) noexcept
@cython.locals(owed=u64)
cpdef void remember_inherited(Table table, int creditor, u64 deeds) noexcept
cpdef void charge_interest(Table table) noexcept
@cython.locals(found=cython.bint)
cpdef bint can_lift_any(Table table) noexcept
@cython.locals(deeds=u64)
cpdef void settle_with_bank(Table table, int debtor) noexcept
cpdef void auction_next_of_estate(Table table) noexcept
cpdef void clear_unsold_mortgages(Table table) noexcept
cpdef void end_game(Table table, int reason) noexcept

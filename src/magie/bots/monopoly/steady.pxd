cimport cython
cimport magie.bots.monopoly.bidding as bidder
cimport magie.bots.monopoly.building as builder
cimport magie.bots.monopoly.deals as bargain
cimport magie.bots.monopoly.money as cash_in_hand
cimport magie.bots.monopoly.popup as traveller
cimport magie.bots.monopoly.worth as worth
cimport magie.rules.monopoly.words.act_kinds as act_kinds
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.book.defaults as defaults
cimport magie.rules.monopoly.book.jail as jail
cimport magie.rules.monopoly.words.claims as claims
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.state.printed as printed_tables
cimport magie.rules.monopoly.state.open_offers as open_offers
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

cdef int TURNS_BETWEEN_BUSINESS, ENOUGH_TO_BUILD, DANGEROUS_RENT
@cython.locals(act=Act)
cpdef Act answer(Table table, int seat)
@cython.locals(situation=cython.int)
cpdef void choose(Table table, int seat, Act act) noexcept
@cython.locals(situation=cython.int)
cpdef void answers_rarer(Table table, int seat, Act act) noexcept
@cython.locals(seat=cython.int)
cpdef int last_mover(State state) noexcept
cpdef bint may_spend(State state, int seat) noexcept
cpdef bint throws_at_once(State state) noexcept
@cython.locals(i=cython.int)
cpdef bint claims_rent(Table table, int seat, Act act) noexcept
@cython.locals(at=cython.int)
cpdef bint answers_offer(Table table, int seat, Act act) noexcept
cpdef void before_a_throw(Table table, int seat, Act act) noexcept
cpdef bint is_time_for_business(State state) noexcept
cpdef bint does_business(Table table, int seat, Act act) noexcept
cpdef void after_a_move(Table table, int seat, Act act) noexcept
@cython.locals(spare=cython.longlong)
cpdef void looks_after_property(Table table, int seat, Act act) noexcept
@cython.locals(card=cython.int)
cpdef bint leaves_jail(Table table, int seat, Act act) noexcept
@cython.locals(deed=cython.int, found=cython.int)
cpdef int unowned(Table table) noexcept
@cython.locals(deed=cython.int, price=cython.int, precious=cython.bint)
cpdef void buys_or_declines(Table table, int seat, Act act) noexcept
@cython.locals(need=cython.longlong)
cpdef void mortgages_to_buy(Table table, int seat, int price, Act act) noexcept
@cython.locals(space=cython.int, share=cython.longlong)
cpdef void chooses_tax(Table table, int seat, Act act) noexcept
@cython.locals(prices=cython.longlong, owned=cython.int, deed=cython.int)
cpdef long long guessed_worth(Table table, int seat) noexcept

cimport cython
cimport magie.rules.bidding as bidding
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.buildings as buildings
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.shortage as shortage
cimport magie.rules.monopoly.state.hands as hands
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef int may_buy(Table table, int seat) noexcept
cpdef int may_decline(Table table, int seat) noexcept
@cython.locals(deed=cython.int)
cpdef void buy(Table table, int seat) noexcept
@cython.locals(deed=cython.int)
cpdef void decline(Table table, int seat) noexcept
cpdef void open_auction(Table table, int lot, int bidders) noexcept
cpdef long long lowest_bid(Table table, int seat) noexcept
cpdef long long highest_bid(Table table, int seat) noexcept
cpdef int may_bid(Table table, int seat, long long amount) noexcept
cpdef int bid_for_building_too_low(Table table, long long amount) noexcept
cpdef int may_take_part(Table table, int seat) noexcept
cpdef void bid(Table table, int seat, long long amount) noexcept
cpdef int may_pass_bid(Table table, int seat) noexcept
cpdef void pass_bid(Table table, int seat) noexcept
cpdef bint is_closing(Table table) noexcept
cpdef int still_to_answer(Table table) noexcept
cpdef int next_bidder(Table table) noexcept
cpdef void close_auction(Table table) noexcept
cpdef void receive_mortgaged_lot(Table table, int winner, int deed) noexcept

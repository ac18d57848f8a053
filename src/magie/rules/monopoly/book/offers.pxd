cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.event_kinds as event_kinds
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.state.open_offers as open_offers
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport Offer, State, Table

ctypedef unsigned long long u64

cpdef bint has_offer_here(Table table, int seat) noexcept
cpdef bint holds_cards(Table table, int seat, int cards) noexcept
cpdef void lay_on_table(Table table, int seat, Act act) noexcept
cpdef int find_offer(Table table, int number) noexcept
cpdef int find_offer_between(Table table, int by, int to) noexcept
cpdef void drop_offer_between(Table table, int by, int to, int what) noexcept
cpdef void drop_offer(Table table, int at, int what) noexcept
cpdef void set_not_fresh(Table table, int at) noexcept
cpdef bint is_open_now(Table table, int at) noexcept
cpdef int may_answer(Table table, int seat, int number) noexcept
cpdef void reject(Table table, int number) noexcept
cpdef int may_withdraw(Table table, int seat, int number) noexcept
cpdef void withdraw(Table table, int number) noexcept
cpdef void lapse_all_offers(Table table) noexcept
cpdef void lapse_offers_made_in(Table table, int number) noexcept
cpdef void lapse_impossible_offers(Table table) noexcept
cpdef bint is_possible(Table table, Offer deal) noexcept
cpdef bint owns_all(Table table, int seat, u64 deeds) noexcept
cpdef int freshest_offer(Table table) noexcept
cpdef bint is_asked_about_offer(Table table, int seat) noexcept
cpdef int newest_to(Table table, int seat) noexcept
cpdef void set_aside(Table table, int seat) noexcept

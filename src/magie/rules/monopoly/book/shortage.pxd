cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.auction as auction
cimport magie.rules.monopoly.book.building as building
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.buildings as buildings
cimport magie.rules.monopoly.words.choices as choices
cimport magie.rules.monopoly.words.limits as limits
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.state.groups as groups
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
cimport magie.rules.monopoly.state.box as box
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef int stock_of(Table table, int what) noexcept
cpdef int slots_on_group(Table table, int group, int what) noexcept
@cython.locals(cash=cython.longlong, affordable=cython.longlong, slots=cython.int)
cpdef int could_place(Table table, int seat, int what) noexcept
cpdef int next_house_price(Table table, int seat, int above, long long cash) noexcept
cpdef int wanted_by_others(Table table, int seat, int what) noexcept
cpdef bint is_contested_by(Table table, int seat, int what, int n) noexcept
cpdef bint is_short(Table table, int what, int n, int others) noexcept
cpdef int may_open_contest(Table table, int seat, int kinds) noexcept
cpdef void open_intent_round(Table table, int seat, Act act) noexcept
cpdef int most_wanted(Table table, int seat) noexcept
cpdef int may_want(Table table, int seat, int n) noexcept
cpdef void want(Table table, int seat, int n) noexcept
cpdef bint all_answered(Table table) noexcept
cpdef void show_wants(Table table) noexcept
cpdef int total_wanted(Table table) noexcept
cpdef void fill_the_order(Table table) noexcept
cpdef void go_on_selling(Table table) noexcept
cpdef void cut_wants(Table table) noexcept
cpdef int wanting(Table table) noexcept
cpdef int count_wanting(Table table) noexcept
cpdef int next_wanting(Table table) noexcept
cpdef void ask_to_lower(Table table) noexcept
cpdef int lowest_bid_for_building(Table table, int seat) noexcept
cpdef int cheapest_place(Table table, int seat) noexcept
cpdef bint fits_here(Table table, int seat, int street) noexcept
cpdef void building_is_sold(Table table, int seat, long long price) noexcept
cpdef void building_is_unsold(Table table) noexcept
cpdef int may_place_here(Table table, int seat, int street) noexcept
cpdef void place(Table table, int seat, int street) noexcept
cpdef int only_place(Table table) noexcept

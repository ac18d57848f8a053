cimport cython
cimport magie.rules.luck as luck
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.auction as auction
cimport magie.rules.monopoly.book.bankruptcy as bankruptcy
cimport magie.rules.monopoly.book.cards as cards
cimport magie.rules.monopoly.book.debt as debt
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.how as how
cimport magie.rules.monopoly.book.jail as jail
cimport magie.rules.monopoly.words.limits as limits
cimport magie.rules.monopoly.book.landing as landing
cimport magie.rules.monopoly.book.movement as movement
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.book.popup as popup
cimport magie.rules.monopoly.book.rent as rent
cimport magie.rules.monopoly.book.resigning as resigning
cimport magie.rules.monopoly.book.shortage as shortage
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cdef int THIRD
cpdef int may_roll(Table table, int seat) noexcept
cpdef void roll(Table table, int seat) noexcept
cpdef void begin_throw(Table table, int seat) noexcept
cpdef void begin_new_window(Table table) noexcept
cpdef void throw_doubles(Table table, int seat) noexcept
cpdef void move_by_throw(Table table, int seat) noexcept
cpdef void enter_popup(Table table, int seat) noexcept
cpdef void move_after_fine(Table table) noexcept
cpdef int may_end_turn(Table table, int seat) noexcept
cpdef void finish_move(Table table) noexcept
cpdef void open_window(Table table, int window) noexcept
cpdef void pass_the_dice(Table table) noexcept
cpdef void begin_turn(Table table, int seat) noexcept
cpdef void settle(Table table) noexcept
cpdef bint settle_between_throws(Table table) noexcept
cpdef bint go_on(Table table, int situation) noexcept
cpdef bint place_without_choice(Table table) noexcept

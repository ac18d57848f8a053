cimport cython
cimport magie.rules.monopoly.words.act_kinds as act_kinds
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.whose_move as whose_move
cimport magie.rules.monopoly.book.auction as auction
cimport magie.rules.monopoly.book.building as building
cimport magie.rules.monopoly.book.deals as deals
cimport magie.rules.monopoly.book.debt as debt
cimport magie.rules.monopoly.book.defaults as defaults
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.book.jail as jail
cimport magie.rules.monopoly.book.mortgage as mortgage
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.book.popup as popup
cimport magie.rules.monopoly.book.rent as rent
cimport magie.rules.monopoly.book.resigning as resigning
cimport magie.rules.monopoly.book.selling as selling
cimport magie.rules.monopoly.book.shortage as shortage
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.book.tax as tax
cimport magie.rules.monopoly.book.turn as turn
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef int play(Table table, int seat, Act act) noexcept
cpdef void carry_out(Table table, int seat, Act act) noexcept
cpdef int check(Table table, int seat, Act act) noexcept
cpdef int check_rarer(Table table, int seat, Act act) noexcept
cpdef int check_hammer(Table table, int seat) noexcept
cpdef int check_pass(Table table, int seat) noexcept
cpdef void do(Table table, int seat, Act act) noexcept
cpdef void do_rarer(Table table, int seat, Act act) noexcept
cpdef void do_pass(Table table, int seat) noexcept
cpdef void end_offers_of_decision(Table table) noexcept
cpdef void set_auto_claim(Table table, int seat, bint on) noexcept
cpdef void answer_for_resigned(Table table) noexcept

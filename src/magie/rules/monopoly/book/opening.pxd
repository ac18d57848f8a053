cimport cython
cimport magie.rules.luck as luck
cimport magie.rules.monopoly.book.cards as cards
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.state.hands as hands
cimport magie.rules.monopoly.book.turn as turn
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.prices_paid as prices_paid
from magie.rules.monopoly.state.printed cimport Printed
from magie.rules.monopoly.state.state cimport Hidden, State, Table

ctypedef unsigned long long u64

@cython.locals(state=State)
cpdef Table lay_table(Printed printed, int seats)
cpdef void set_up(Table table) noexcept
cpdef void deal_out_deeds(Table table) noexcept
cpdef int pick_unowned(Table table) noexcept
cpdef void throw_for_first(Table table, int banker) noexcept
cpdef int throw_among(Table table, int contenders, int start) noexcept

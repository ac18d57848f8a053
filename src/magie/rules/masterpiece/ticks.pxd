cimport cython
cimport magie.rules.bidding as bidding
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.auction as auction
cimport magie.rules.masterpiece.bluff as bluff
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.no as no
cimport magie.rules.masterpiece.state as st
from magie.rules.masterpiece.state cimport State, Table

cpdef void begin_tick(Table table) noexcept
cpdef void empty_tick(Table table) noexcept
cpdef int must_answer(Table table) noexcept
cpdef int may_pass(Table table, int seat) noexcept
cpdef void answer(Table table, int seat, int amount) noexcept
cpdef void judge_if_complete(Table table) noexcept
cpdef int may_close_tick(Table table, int seat) noexcept
cpdef bint any_bid(Table table) noexcept
cpdef int may_hammer(Table table, int seat) noexcept
cpdef void hammer(Table table) noexcept
cpdef void judge(Table table) noexcept
cpdef void judge_challenges(Table table) noexcept
cpdef void tell_passes(Table table) noexcept
cpdef bint judge_bids(Table table) noexcept

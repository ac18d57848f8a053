cimport cython
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.auction as auction
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.money as money
cimport magie.rules.masterpiece.no as no
cimport magie.rules.masterpiece.state as st
cimport magie.rules.masterpiece.why as why
from magie.rules.masterpiece.state cimport State, Table

cpdef int may_challenge(Table table, int seat, int bidder) noexcept
cpdef bint may_challenge_anybody(Table table, int seat) noexcept
cpdef void challenge(Table table, int seat, int bidder) noexcept
cpdef void judge_challenge(Table table, int seat, int bidder) noexcept
cpdef void catch(Table table, int bidder, int caught_by) noexcept
cpdef void punish(Table table, int bidder) noexcept
cpdef void drop_bid_of(Table table, int bidder) noexcept

cimport cython
cimport magie.rules.bidding as bidding
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.auction as auction
cimport magie.rules.masterpiece.book.bluff as bluff
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.book.last_call as last_call
cimport magie.rules.masterpiece.words.refusals as refusals
cimport magie.rules.masterpiece.state.asking as asking
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.state.doubts as doubts
from magie.rules.masterpiece.state.state cimport State, Table

cpdef void begin_tick(Table table) noexcept
cpdef void empty_tick(Table table) noexcept
cpdef int able(State state) noexcept
cpdef int must_answer(State state) noexcept
cpdef int may_pass(Table table, int seat) noexcept
cpdef bint has_passed(Table table, int seat) noexcept
cpdef void pass_by(Table table, int seat) noexcept
cpdef void bid_by(Table table, int seat, int amount) noexcept
cpdef void has_answered(Table table, int seat) noexcept
cpdef void judge_if_complete(Table table) noexcept
cpdef int may_close_tick(Table table, int seat) noexcept
cpdef int may_hammer(Table table, int seat) noexcept
cpdef void hammer(Table table) noexcept
cpdef void judge(Table table) noexcept
cpdef void judge_challenges(Table table) noexcept
cpdef void drop_bid_of_the_leader(Table table) noexcept
@cython.locals(passed=cython.int)
cpdef void open_passes(Table table) noexcept
cpdef bint judge_bids(Table table) noexcept

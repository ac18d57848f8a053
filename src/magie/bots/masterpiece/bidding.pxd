cimport cython
cimport magie.bots.masterpiece.bluffing as bluffer
cimport magie.bots.masterpiece.counting as counting
cimport magie.bots.masterpiece.doubting as doubter
cimport magie.bots.masterpiece.knowing as knowing
cimport magie.bots.masterpiece.worth as appraisal
cimport magie.rules.bidding as order
cimport magie.rules.bits as bits
cimport magie.rules.masterpiece.words.act_kinds as act_kinds
cimport magie.rules.masterpiece.book.auction as auction
cimport magie.rules.masterpiece.words.amounts as amounts
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.words.refusals as refusals
cimport magie.rules.masterpiece.book.ticks as ticks
from magie.rules.masterpiece.state.act cimport Act
from magie.rules.masterpiece.state.state cimport State, Table

cdef int BARGAIN, BEHIND
@cython.locals(doubted=cython.int)
cpdef void answers_a_tick(Table table, int seat, Act act) noexcept
@cython.locals(unit=cython.int, lowest=cython.int, worth=cython.int, insider=cython.int, highest=cython.int)
cpdef int next_bid(Table table, int seat) noexcept
@cython.locals(state=State, found=cython.int, other=cython.int)
cpdef int who_knows_more(Table table, int seat, int lowest) noexcept
@cython.locals(bid=cython.int)
cpdef int behind(Table table, int insider) noexcept
@cython.locals(bolder=cython.int)
cpdef int step_up(Table table, int seat, int lowest, int highest) noexcept
cpdef bint is_bold(State state, int seat) noexcept
@cython.locals(highest=cython.longlong, spare=cython.longlong)
cpdef int limit(Table table, int seat, long long worth) noexcept
cpdef long long reserve(Table table, long long worth) noexcept
cpdef int within_means(Table table, int seat, long long amount) noexcept
@cython.locals(half=cython.int)
cpdef int opening(Table table, int seat, int lowest, int highest) noexcept
@cython.locals(other=cython.int)
cpdef bint is_contested(Table table, int seat, int amount) noexcept
@cython.locals(state=State)
cpdef bint breaks_a_tie(Table table, int seat, int lowest, int worth) noexcept

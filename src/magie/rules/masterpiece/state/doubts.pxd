cimport magie.rules.masterpiece.words.limits as limits
from magie.rules.masterpiece.state.state cimport Hidden

cpdef int bid_doubted(Hidden hidden, int seat, int bidder) noexcept
cpdef void doubt(Hidden hidden, int seat, int bidder, int bid) noexcept
cpdef void drop(Hidden hidden, int seat, int bidder) noexcept

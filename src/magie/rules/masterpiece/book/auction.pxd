cimport cython
cimport magie.rules.bidding as bidding
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.bluff as bluff
cimport magie.rules.masterpiece.book.ending as ending
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.how as how
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.book.last_call as last_call
cimport magie.rules.masterpiece.book.money as money
cimport magie.rules.masterpiece.words.refusals as refusals
cimport magie.rules.masterpiece.book.paintings as paintings
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.book.ticks as ticks
cimport magie.rules.masterpiece.book.turn as turn
cimport magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.state cimport State, Table

cpdef void open_bank_auction(Table table, int bidders) noexcept
cpdef int may_choose_lot(Table table, int seat, int painting) noexcept
cpdef void choose_lot(Table table, int seat, int painting) noexcept
cpdef void open_private_auction(Table table, int seller, int painting) noexcept
cpdef void open_auction(Table table, int painting, int seller, int bidders) noexcept
cpdef void begin_run(Table table) noexcept
cpdef void run_again(Table table) noexcept
cpdef int lowest_bid(Table table) noexcept
cpdef int highest_bid(Table table, int seat) noexcept
cpdef int may_bid(Table table, int seat, int amount) noexcept
cpdef int may_answer(Table table, int seat) noexcept
cpdef int why_not_a_bidder(Table table, int seat) noexcept
cpdef void close_auction(Table table) noexcept
cpdef void conclude(Table table) noexcept
cpdef void cancel_auction(Table table) noexcept
cpdef void leave_auction(Table table) noexcept
cpdef void hammer_falls(Table table, int winner) noexcept
cpdef void forget_auction(Table table) noexcept

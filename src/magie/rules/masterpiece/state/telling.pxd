# written by tools/telling.py
cimport magie.rules.masterpiece.words.event_kinds as event_kinds
from magie.rules.masterpiece.state.state cimport Table

cdef void space_chosen(Table table, long long seat, long long space) noexcept
cdef void opening_thrown(Table table, long long seat, long long die) noexcept
cdef void turn_began(Table table, long long seat, long long rounds) noexcept
cdef void die_thrown(Table table, long long seat, long long die) noexcept
cdef void token_moved(Table table, long long seat, long long origin, long long space) noexcept
cdef void cash_paid(Table table, long long payer, long long payee, long long amount, long long why) noexcept
cdef void painting_taken(Table table, long long seat, long long painting, long long how) noexcept
cdef void value_seen(Table table, long long seat, long long painting, long long value) noexcept
cdef void painting_declined(Table table, long long seat, long long painting) noexcept
cdef void lot_chosen(Table table, long long seat, long long painting, long long owner) noexcept
cdef void auction_opened(Table table, long long painting, long long seller, long long bidders) noexcept
cdef void tick_answered(Table table, long long seat) noexcept
cdef void bid_made(Table table, long long seat, long long amount, long long painting) noexcept
cdef void bidder_passed(Table table, long long seat, long long bid) noexcept
cdef void bids_tied(Table table, long long seats, long long amount) noexcept
cdef void challenge_covered(Table table, long long seat, long long bidder, long long bid) noexcept
cdef void bidder_caught(Table table, long long seat, long long bid, long long caught_by) noexcept
cdef void turn_forfeited(Table table, long long seat, long long turns) noexcept
cdef void auction_rerun(Table table, long long painting, long long run) noexcept
cdef void auction_won(Table table, long long seat, long long painting, long long amount) noexcept
cdef void auction_unsold(Table table, long long painting) noexcept
cdef void auction_cancelled(Table table, long long painting, long long bid) noexcept
cdef void painting_cashed_in(Table table, long long seat, long long painting, long long value, long long amount) noexcept
cdef void painting_kept(Table table, long long seat) noexcept
cdef void nothing_taken(Table table, long long seat) noexcept
cdef void turn_skipped(Table table, long long seat, long long turns) noexcept
cdef void player_left(Table table, long long seat) noexcept
cdef void value_shown(Table table, long long seat, long long painting, long long value) noexcept
cdef void last_call(Table table, long long painting, long long bid, long long leaders) noexcept
cdef void game_ended(Table table, long long how) noexcept

cimport cython
cimport magie.bots.masterpiece.bidding as bidder
cimport magie.bots.masterpiece.doubting as doubter
cimport magie.bots.masterpiece.steady as steady
cimport magie.rules.bits as bits
cimport magie.rules.luck as luck
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.book.whose_move as whose_move
cimport magie.rules.masterpiece.book.ending as ending
cimport magie.rules.masterpiece.book.last_call as last_call
cimport magie.rules.masterpiece.book.opening as opening
cimport magie.rules.masterpiece.book.play as play
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.book.ticks as ticks
cimport magie.rules.masterpiece.book.turn as turn
cimport magie.rules.masterpiece.state.doubts as sealed
from magie.rules.masterpiece.state.act cimport Act
from magie.rules.masterpiece.state.printed cimport Printed
from magie.rules.masterpiece.state.state cimport State, Table
from magie.bots.tally cimport Tally

@cython.locals(state=State, act=Act, all_steady=cython.bint, turns=cython.int, decisions=cython.longlong, seat=cython.int, winners=cython.int, refusal=cython.int)
cpdef int play_out(Table table, list players, int limit, Tally tally) except -1
@cython.locals(state=State, steps=cython.int)
cpdef int play_quickly(Table table, Act act, int limit) noexcept
@cython.locals(waiting=cython.int, asked=cython.int, doubting=cython.int, seat=cython.int)
cdef int play_tick(Table table) noexcept
@cython.locals(asked=cython.int)
cdef int play_last_call(Table table) noexcept
@cython.locals(found=cython.int, seat=cython.int, bluffer=cython.int)
cdef int doubts(Table table, int asked) noexcept
@cython.locals(state=State, winners=cython.int, most=cython.int, seat=cython.int, total=cython.int)
cpdef int winners_of(Table table) noexcept
@cython.locals(table=Table)
cpdef Table new_game(Printed printed, int seats, str seed)

cimport cython
cimport magie.bots.monopoly.steady as steady
cimport magie.rules.bits as bits
cimport magie.rules.luck as luck
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.whose_move as whose_move
cimport magie.rules.monopoly.book.opening as opening
cimport magie.rules.monopoly.book.play as play
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.book.tax as tax
cimport magie.rules.monopoly.book.turn as turn
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.printed cimport Printed
from magie.rules.monopoly.state.state cimport Hidden, State, Table
from magie.bots.tally cimport Tally

cdef Hidden NOTHING
@cython.locals(state=State, seen=Table, act=Act, all_steady=cython.bint, turns=cython.int, decisions=cython.longlong, seat=cython.int, winners=cython.int, refusal=cython.int)
cpdef int play_out(Table table, list players, int limit, Tally tally) except -1
@cython.locals(state=State, situation=cython.int, steps=cython.int)
cpdef int play_quickly(Table table, Table seen, Act act, int limit) noexcept
@cython.locals(state=State, mover=cython.int, steps=cython.int)
cdef int pass_before_throw(Table table, Table seen, Act act) noexcept
cdef void throw(Table table) noexcept
@cython.locals(waiting=cython.int)
cdef int passes(State state, int seats) noexcept
@cython.locals(state=State, winners=cython.int, most=cython.longlong, seat=cython.int, worth=cython.longlong)
cpdef int winners_of(Table table) noexcept
cpdef Table new_game(Printed printed, int seats, str seed)

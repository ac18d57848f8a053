cimport cython
cimport magie.rules.luck as luck
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.how as how
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.book.money as money
cimport magie.rules.masterpiece.words.refusals as refusals
cimport magie.rules.masterpiece.book.paintings as paintings
cimport magie.rules.masterpiece.state.asking as asking
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.book.turn as turn
cimport magie.rules.masterpiece.words.why as why
from magie.rules.masterpiece.state.printed cimport Printed
from magie.rules.masterpiece.state.state cimport Hidden, State, Table

@cython.locals(state=State)
cpdef Table lay_table(Printed printed, int seats, int banker)
cpdef void set_up(Table table) noexcept
cpdef void shuffle_piles(Table table) noexcept
cpdef int may_choose_space(Table table, int seat, int space) noexcept
cpdef void choose_space(Table table, int seat, int space) noexcept
cpdef void ask_next_to_choose(Table table, int seat) noexcept
cpdef void deal(Table table) noexcept
cpdef void throw_for_first(Table table) noexcept
cpdef int throw_among(Table table, int contenders) noexcept

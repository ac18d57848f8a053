cimport cython
cimport magie.rules.luck as luck
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.how as how
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.money as money
cimport magie.rules.masterpiece.no as no
cimport magie.rules.masterpiece.paintings as paintings
cimport magie.rules.masterpiece.state as st
cimport magie.rules.masterpiece.turn as turn
cimport magie.rules.masterpiece.why as why
from magie.rules.masterpiece.printed cimport Printed
from magie.rules.masterpiece.state cimport Hidden, State, Table

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

cimport cython
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.how as how
cimport magie.rules.masterpiece.kind as kind
cimport magie.rules.masterpiece.paintings as paintings
cimport magie.rules.masterpiece.state as st
cimport magie.rules.masterpiece.turn as turn
from magie.rules.masterpiece.state cimport State, Table

cpdef void end_or_go_on(Table table) noexcept
cpdef void end_game(Table table, int way) noexcept
cpdef void show_collection(Table table, int seat) noexcept
cpdef long long total(Table table, int seat) noexcept

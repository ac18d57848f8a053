cimport cython
cimport magie.rules.masterpiece.words.frames as frames
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.words.how as how
cimport magie.rules.masterpiece.words.owners as owners
cimport magie.rules.masterpiece.book.paintings as paintings
cimport magie.rules.masterpiece.state.asking as asking
cimport magie.rules.masterpiece.state.players as players
cimport magie.rules.masterpiece.book.turn as turn
from magie.rules.masterpiece.state.state cimport State, Table

cpdef void end_or_go_on(Table table) noexcept
cpdef void end_game(Table table, int way) noexcept
cpdef void show_collection(Table table, int seat) noexcept
cpdef long long total(Table table, int seat) noexcept

cimport cython
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.choices as choices
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef void move_forward(Table table, int seat, int spaces, int how) noexcept
cpdef void advance_to(Table table, int seat, int space, int how) noexcept
cpdef void move_back(Table table, int seat, int spaces, int how) noexcept
cpdef void put_token(Table table, int seat, int space, int how) noexcept
cpdef void collect_salary(Table table, int seat, int end) noexcept
cpdef void pay_salary_due(Table table) noexcept

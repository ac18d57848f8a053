cimport cython
cimport magie.rules.monopoly.happened as happened
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.money as money
cimport magie.rules.monopoly.state as st
cimport magie.rules.monopoly.why as why
from magie.rules.monopoly.state cimport State, Table

ctypedef unsigned long long u64

cpdef void move_forward(Table table, int seat, int spaces, int how) noexcept
cpdef void advance_to(Table table, int seat, int space, int how) noexcept
cpdef void move_back(Table table, int seat, int spaces, int how) noexcept
cpdef void put_token(Table table, int seat, int space, int how) noexcept
cpdef void collect_salary(Table table, int seat, int end) noexcept
cpdef void pay_salary_due(Table table) noexcept

cimport cython
cimport magie.rules.masterpiece.state.telling as tell
from magie.rules.masterpiece.state.state cimport State, Table

cpdef void pay(Table table, int payer, int payee, int amount, int reason) noexcept

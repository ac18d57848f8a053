cimport cython
cimport magie.rules.masterpiece.state.telling as tell
cimport magie.rules.masterpiece.state.state as st
from magie.rules.masterpiece.state.state cimport State, Table

cpdef void pay(Table table, int payer, int payee, int amount, int reason) noexcept

cimport cython
cimport magie.rules.masterpiece.happened as happened
cimport magie.rules.masterpiece.state as st
from magie.rules.masterpiece.state cimport State, Table

cpdef void pay(Table table, int payer, int payee, int amount, int reason) noexcept

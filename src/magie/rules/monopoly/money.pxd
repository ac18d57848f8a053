cimport cython
cimport magie.rules.monopoly.ask as ask
cimport magie.rules.monopoly.happened as happened
cimport magie.rules.monopoly.kind as kind
cimport magie.rules.monopoly.state as st
cimport magie.rules.monopoly.why as why
from magie.rules.monopoly.state cimport State, Table

ctypedef unsigned long long u64

cpdef void pay(Table table, int payer, int payee, long long amount, int reason) noexcept
cpdef bint is_penalty(int reason) noexcept
cpdef void owe(Table table, int debtor, int creditor, long long amount, int reason) noexcept
cpdef void take_pot(Table table, int seat) noexcept

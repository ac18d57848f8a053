cimport cython
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.words.why as why
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef void pay(Table table, int payer, int payee, long long amount, int reason) noexcept
cpdef bint is_penalty(int reason) noexcept
cpdef void owe(Table table, int debtor, int creditor, long long amount, int reason) noexcept
cpdef void take_pot(Table table, int seat) noexcept

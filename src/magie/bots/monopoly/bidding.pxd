cimport cython
cimport magie.bots.monopoly.building as builder
cimport magie.bots.monopoly.money as cash_in_hand
cimport magie.bots.monopoly.worth as worth
cimport magie.rules.monopoly.act as acts
cimport magie.rules.monopoly.auction as auction
cimport magie.rules.monopoly.kind as kind
from magie.rules.monopoly.acts cimport Act
from magie.rules.monopoly.state cimport State, Table

@cython.locals(lowest=cython.longlong, limit=cython.longlong, step=cython.longlong)
cpdef void bids(Table table, int seat, Act act) noexcept
@cython.locals(lot=cython.int, limit=cython.longlong)
cpdef long long limit_for_lot(Table table, int seat) noexcept

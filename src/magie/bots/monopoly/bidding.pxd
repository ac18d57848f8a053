cimport cython
cimport magie.bots.monopoly.building as builder
cimport magie.bots.monopoly.money as cash_in_hand
cimport magie.bots.monopoly.worth as worth
cimport magie.rules.monopoly.words.act_kinds as act_kinds
cimport magie.rules.monopoly.book.auction as auction
cimport magie.rules.monopoly.words.buildings as buildings
from magie.rules.monopoly.state.act cimport Act
from magie.rules.monopoly.state.state cimport State, Table

@cython.locals(lowest=cython.longlong, limit=cython.longlong, step=cython.longlong)
cpdef void bids(Table table, int seat, Act act) noexcept
@cython.locals(lot=cython.int, limit=cython.longlong)
cpdef long long limit_for_lot(Table table, int seat) noexcept

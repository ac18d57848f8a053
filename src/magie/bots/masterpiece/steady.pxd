cimport cython
cimport magie.bots.masterpiece.bidding as bidder
cimport magie.bots.masterpiece.starting as traveller
cimport magie.bots.masterpiece.trading as trader
cimport magie.rules.masterpiece.act as acts
cimport magie.rules.masterpiece.ask as ask
from magie.rules.masterpiece.acts cimport Act
from magie.rules.masterpiece.state cimport Table

@cython.locals(act=Act)
cpdef Act answer(Table table, int seat)
@cython.locals(question=cython.int)
cpdef void choose(Table table, int seat, Act act) noexcept

cimport cython
cimport magie.bots.masterpiece.bidding as bidder
cimport magie.bots.masterpiece.starting as traveller
cimport magie.bots.masterpiece.trading as trader
cimport magie.rules.masterpiece.words.act_kinds as act_kinds
cimport magie.rules.masterpiece.words.frames as frames
from magie.rules.masterpiece.state.act cimport Act
from magie.rules.masterpiece.state.state cimport Table

@cython.locals(act=Act)
cpdef Act answer(Table table, int seat)
@cython.locals(question=cython.int)
cpdef void choose(Table table, int seat, Act act) noexcept

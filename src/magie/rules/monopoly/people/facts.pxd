cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.whose_move as whose_move
cimport magie.rules.monopoly.words.claims as claims
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.state.open_offers as open_offers
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport Offer, State, Table

@cython.locals(state=State, s=cython.int, d=cython.int, i=cython.int)
cpdef facts_of(Table table, coder, seat)
@cython.locals(state=State, d=cython.int, c=cython.int)
cpdef player_seen(Table table, coder, int seat)
@cython.locals(state=State)
cpdef bint goes_on_backwards(Table table, int seat) noexcept
@cython.locals(state=State, d=cython.int)
cpdef tuple deeds_seen(Table table, coder)
@cython.locals(card=cython.int)
cpdef deck_seen(Table table, coder, int deck)
@cython.locals(start=cython.int, i=cython.int)
cpdef list used_cards(Table table, int deck)
@cython.locals(start=cython.int, jail_card=cython.int, card=cython.int)
cpdef list unseen_cards(Table table, int deck)
@cython.locals(state=State)
cpdef claim_seen(Table table, coder, int at)
@cython.locals(state=State)
cpdef turns_to_claim(Table table, int at)
@cython.locals(offer=Offer)
cpdef offer_seen(Table table, coder, int at)
@cython.locals(state=State, at=cython.int, situation=cython.int)
cpdef decision_of(Table table, coder)
@cython.locals(state=State)
cpdef auction_seen(Table table, coder)
@cython.locals(state=State)
cpdef debt_seen(Table table)

from magie.rules.monopoly.state.state cimport Offer, State

cpdef Offer offer_at(State state, int at)

cimport magie.rules.monopoly.words.buildings as buildings
cimport magie.rules.monopoly.words.limits as limits
from magie.rules.monopoly.state.state cimport State

cpdef void keep(State state) noexcept
cpdef void remember(State state, int street, int level, long long price) noexcept
cpdef int price_of(State state, int street, int level) noexcept

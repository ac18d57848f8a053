cimport magie.rules.monopoly.words.frames as frames
from magie.rules.monopoly.state.state cimport State

ctypedef unsigned long long u64

cdef inline int kind(State state) noexcept:
    return state.frame_kind[state.depth - 1]
cdef inline int ground(State state) noexcept:
    return state.frame_kind[0]
cdef inline int number(State state) noexcept:
    return state.frame_number[state.depth - 1]
cdef inline int asked_seat(State state) noexcept:
    return state.frame_who[state.depth - 1]
cdef inline int subject(State state) noexcept:
    return state.frame_amount[state.depth - 1]
cdef inline long long amount(State state) noexcept:
    return state.frame_amount[state.depth - 1]
cdef inline u64 deeds(State state) noexcept:
    return state.frame_deeds[state.depth - 1]
cdef inline int reason(State state) noexcept:
    return state.frame_deeds[state.depth - 1]
cdef inline int last_settled(State state) noexcept:
    return state.frame_next[state.depth - 1]
cdef inline bint has_auctioned(State state) noexcept:
    return state.frame_next[state.depth - 1] == 1
cdef inline int how_it_ended(State state) noexcept:
    return state.frame_amount[state.depth - 1]
cdef inline bint between_throws(State state) noexcept:
    return kind(state) == frames.PRE_ROLL or kind(state) == frames.POST_MOVE

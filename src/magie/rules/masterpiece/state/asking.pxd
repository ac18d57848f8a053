from magie.rules.masterpiece.state.state cimport State

cpdef void ask(State state, int question, int decider) noexcept

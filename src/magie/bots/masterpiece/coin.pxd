cimport cython
cimport magie.bots.masterpiece.knowing as knowing
cimport magie.rules.luck as luck
from magie.rules.masterpiece.state.state cimport Table

cpdef long long one_of(Table table, int seat, long long subject, unsigned long long sides) noexcept

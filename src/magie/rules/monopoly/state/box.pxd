cimport magie.rules.monopoly.words.limits as limits
from magie.rules.monopoly.state.printed cimport Printed

cdef inline int group_deed(Printed printed, int group, int i) noexcept:
    return printed.group_member[group * limits.MOST_IN_GROUP + i]
cdef inline int rent_at(Printed printed, int deed, int level) noexcept:
    return printed.rents[deed * limits.MOST_RENTS + level]
cdef inline int group_rent(Printed printed, int group, int held) noexcept:
    return printed.group_rents[group * limits.MOST_IN_GROUP + held - 1]

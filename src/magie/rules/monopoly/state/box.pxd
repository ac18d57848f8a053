cimport magie.rules.monopoly.words.limits as limits
from magie.rules.monopoly.state.state cimport Table

cdef inline int group_deed(Table table, int group, int i) noexcept:
    return table.printed.group_member[group * limits.MOST_IN_GROUP + i]
cdef inline int rent_at(Table table, int deed, int level) noexcept:
    return table.printed.rents[deed * limits.MOST_RENTS + level]
cdef inline int group_rent(Table table, int group, int held) noexcept:
    return table.printed.group_rents[group * limits.MOST_IN_GROUP + held - 1]

cimport cython
cimport magie.rules.masterpiece.act as acts
cimport magie.rules.masterpiece.ask as ask
cimport magie.rules.masterpiece.paintings as paintings
from magie.rules.masterpiece.acts cimport Act
from magie.rules.masterpiece.state cimport State, Table

cpdef void safe_answer(Table table, int seat, Act act) noexcept

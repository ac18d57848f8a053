cimport cython
cimport magie.rules.bits as bits
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.book.building as building
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.buildings as buildings
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.book.offers as offers
cimport magie.rules.monopoly.state.groups as groups
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef int may_raise_money_now(Table table, int seat) noexcept
cpdef int owns(Table table, int seat, int deed) noexcept
cpdef int may_mortgage(Table table, int seat, int deed) noexcept
cpdef bint building_auction(Table table) noexcept
cpdef void mortgage(Table table, int seat, int deed) noexcept
cpdef int lift_price(Table table, int deed) noexcept
cpdef int may_lift(Table table, int seat, int deed) noexcept
cpdef void lift(Table table, int seat, int deed) noexcept
cpdef void turn_face_up(Table table, int seat, int deed) noexcept
cpdef int price_of_receiving(Table table, u64 deeds, u64 lifted) noexcept
cpdef void receive(Table table, int seat, u64 deeds, u64 lifted) noexcept
cpdef int may_lift_inherited(Table table, int seat, u64 lifted) noexcept
cpdef int mortgage_values(Table table, u64 deeds) noexcept
cpdef void lift_inherited(Table table, int seat, u64 lifted) noexcept

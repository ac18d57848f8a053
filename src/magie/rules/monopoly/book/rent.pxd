cimport cython
cimport magie.rules.luck as luck
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.claims as claims
cimport magie.rules.monopoly.words.limits as limits
cimport magie.rules.monopoly.words.spaces as spaces
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.words.refusals as refusals
cimport magie.rules.monopoly.state.groups as groups
cimport magie.rules.monopoly.state.hands as hands
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.box as box
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef int rent_of(Table table, int deed) noexcept
cpdef int street_rent(Table table, int deed) noexcept
cpdef bint doubled(Table table, int deed) noexcept
cpdef int transport_rent(Table table, int deed) noexcept
cpdef int utility_factor(Table table, int deed) noexcept
cpdef void rent_falls_due(Table table, int deed, int payer, int rent_times, int dice_times) noexcept
cpdef bint came_by_throw(Table table, int payer) noexcept
cpdef void charge(Table table, int deed, int owner, int payer, int amount, int factor) noexcept
cpdef int throw_for_rent(Table table, int payer, int factor) noexcept
cpdef void open_claim(Table table, int deed, int owner, int payer, int amount, int factor) noexcept
cpdef void make_room_for_claim(Table table) noexcept
cpdef int may_claim(Table table, int seat, int number) noexcept
cpdef int find_claim(Table table, int number) noexcept
cpdef void record_claim(Table table, int at) noexcept
cpdef void move_claim_to_end_of_due(Table table, int at) noexcept
cpdef void swap_claims(Table table, int i, int j) noexcept
cpdef void drop_claim(Table table, int at) noexcept
cpdef bint settle_due_claim(Table table) noexcept
cpdef void lapse_claims(Table table) noexcept
cpdef void void_claims(Table table, int seat) noexcept
cpdef void void_claims_of(Table table, int owner) noexcept
cpdef void void_claim(Table table, int at) noexcept
@cython.locals(total=cython.longlong)
cpdef long long claimed_from(Table table, int payer) noexcept
cpdef void claim_all_against(Table table, int payer) noexcept

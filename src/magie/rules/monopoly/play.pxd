cimport cython
cimport magie.rules.monopoly.act as acts
cimport magie.rules.monopoly.ask as ask
cimport magie.rules.monopoly.asking as asking
cimport magie.rules.monopoly.auction as auction
cimport magie.rules.monopoly.building as building
cimport magie.rules.monopoly.deals as deals
cimport magie.rules.monopoly.debt as debt
cimport magie.rules.monopoly.defaults as defaults
cimport magie.rules.monopoly.happened as happened
cimport magie.rules.monopoly.jail as jail
cimport magie.rules.monopoly.mortgage as mortgage
cimport magie.rules.monopoly.no as no
cimport magie.rules.monopoly.offers as offers
cimport magie.rules.monopoly.popup as popup
cimport magie.rules.monopoly.rent as rent
cimport magie.rules.monopoly.resigning as resigning
cimport magie.rules.monopoly.selling as selling
cimport magie.rules.monopoly.shortage as shortage
cimport magie.rules.monopoly.state as st
cimport magie.rules.monopoly.tax as tax
cimport magie.rules.monopoly.turn as turn
from magie.rules.monopoly.acts cimport Act
from magie.rules.monopoly.state cimport State, Table

ctypedef unsigned long long u64

cpdef int play(Table table, int seat, Act act) noexcept
cpdef void carry_out(Table table, int seat, Act act) noexcept
cpdef int check(Table table, int seat, Act act) noexcept
cpdef int check_rarer(Table table, int seat, Act act) noexcept
cpdef int check_hammer(Table table, int seat) noexcept
cpdef int check_pass(Table table, int seat) noexcept
cpdef int check_tax_choice(Table table, int seat) noexcept
cpdef void do(Table table, int seat, Act act) noexcept
cpdef void do_rarer(Table table, int seat, Act act) noexcept
cpdef void do_pass(Table table, int seat) noexcept
cpdef void end_offers_of_decision(Table table) noexcept
cpdef void set_auto_claim(Table table, int seat, bint on) noexcept
cpdef void answer_for_resigned(Table table) noexcept

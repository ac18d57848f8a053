cimport cython
cimport magie.rules.luck as luck
cimport magie.rules.monopoly.words.frames as frames
cimport magie.rules.monopoly.state.telling as tell
cimport magie.rules.monopoly.words.how as how
cimport magie.rules.monopoly.book.jail as jail
cimport magie.rules.monopoly.words.buildings as buildings
cimport magie.rules.monopoly.words.effects as effects
cimport magie.rules.monopoly.words.owners as owners
cimport magie.rules.monopoly.book.landing as landing
cimport magie.rules.monopoly.book.money as money
cimport magie.rules.monopoly.book.movement as movement
cimport magie.rules.monopoly.state.players as players
cimport magie.rules.monopoly.state.stack as stack
cimport magie.rules.monopoly.words.why as why
cimport magie.rules.monopoly.state.top as top
from magie.rules.monopoly.state.state cimport State, Table

ctypedef unsigned long long u64

cpdef void shuffle_decks(Table table) noexcept
cpdef void shuffle_pile(Table table, int deck) noexcept
cpdef void draw(Table table, int seat, int deck) noexcept
cpdef int cards_in_deck(Table table, int deck) noexcept
cpdef int take_top_card(Table table, int deck) noexcept
cpdef void put_under_deck(Table table, int card) noexcept
cpdef void follow(Table table, int seat, int card) noexcept
cpdef void collect_from_each(Table table, int seat, int amount, int reason) noexcept
cpdef int repairs_bill(Table table, int seat, int card) noexcept
cpdef void pay_next_player(Table table) noexcept
cpdef void collect_from_next_player(Table table) noexcept

cimport cython
cimport magie.rules.masterpiece.words.spaces as spaces

cdef class Printed:
    cdef public tuple blanks
    cdef public int spaces, paintings
    cdef public short[80] kind_of
    cdef public int[80] amount
    cdef public int[64] value_cards
    cdef public int start_cash, opening_bid, bid_unit, bid_step, bid_max, penalty, round_limit
    cdef public bint block_overbids, public_cash

cpdef Printed print_tables(object edition)

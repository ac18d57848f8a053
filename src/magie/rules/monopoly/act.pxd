# written by tools/vocabulary.py
cdef enum:
    PASS = 0
    ROLL = 1
    END_TURN = 2
    BUY = 3
    DECLINE = 4
    BID = 5
    HAMMER = 6
    CLAIM_RENT = 7
    MORTGAGE = 8
    LIFT = 9
    BUILD = 10
    SELL = 11
    PAY_FINE = 12
    USE_JAIL_CARD = 13
    OFFER = 14
    ACCEPT = 15
    REJECT = 16
    WITHDRAW = 17
    WANT = 18
    PLACE = 19
    LIFT_INHERITED = 20
    DECLARE_BANKRUPTCY = 21
    RESIGN = 22
    AUTO_CLAIM = 23
    CHOOSE_TAX = 24

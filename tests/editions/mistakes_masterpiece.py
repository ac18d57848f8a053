"""Every mistake that a file can make: what is changed in Masterpiece, and what is said about it."""

from tests.editions.mistakes import more, more_of

COLLECT = '{ id = "cN", name = "C", kind = "collect", amount = 50_000 }'
PAINTING = '{ id = "pN", title = "P" }'


def cards(*values: int) -> str:
    """Masterpiece with these value cards, and as many forgeries as make 24."""
    return f"values = {[*values, *[0] * (24 - len(values))]}"


MISTAKES: dict[str, tuple[str, list[str]]] = {
    # Keys and kinds of values
    "unknown key": (
        'groups = []\n[rules]\nopening = 5\n[words]\ncow = "Cow"',
        [
            "groups: unknown key; allowed: format, family, name, title, about, currency, tokens, look, words, rules,",
            "words.cow: unknown key; allowed: painting,",
            "rules.opening: unknown key (did you mean opening_bid?); allowed: players_min,",
        ],
    ),
    "unknown key of a space": (
        'spaces = [{ id = "inherit-27", price = 5 }]',
        ["spaces.inherit-27.price: unknown key; allowed: id, name, short, kind, number, amount."],
    ),
    "unknown key of a painting": (
        'paintings = [{ id = "empty-frame", value = 5 }]',
        ["paintings.empty-frame.value: unknown key; allowed: id, title."],
    ),
    "missing keys": (
        'spaces = [{ id = "attic" }]',
        [
            "spaces.attic.name: missing; allowed: a text.",
            "spaces.attic.short: missing; allowed: a text.",
            "spaces.attic.kind: missing; allowed: bank_auction, buy, buy_from_player, collect, inherit,",
        ],
    ),
    "unknown kind of space": (
        'spaces = [{ id = "inherit-27", kind = "rob" }]',
        ['spaces.inherit-27.kind: "rob" is not allowed; allowed: bank_auction, buy, buy_from_player,'],
    ),
    "a negative value card": (
        "values = [-50_000, 0]",
        ["values: [-50000,0] is not allowed; allowed: a list, each a whole number from 0 to 100000000."],
    ),
    "an absurd amount": (
        'spaces = [{ id = "collect-100-2", amount = 100_050_000 }]',
        [
            "spaces.collect-100-2.amount: 100050000 is not allowed; allowed: a whole number from 0 to 100000000."
        ],
    ),
    "values that are no list": (
        "values = 5",
        ["values: 5 is not allowed; allowed: a list, each a whole number from 0 to 100000000."],
    ),
    "a text of two lines": (
        'paintings = [{ id = "empty-frame", title = "The\\nFrame" }]\n[words]\nbank = ""',
        [
            "words.bank: is empty; allowed: a text that people can read.",
            "paintings.empty-frame.title: 'The\\nFrame' is not allowed; allowed: one line of text,",
        ],
    ),
    # The ring
    "one space": (
        'replace = ["spaces"]\nspaces = [{ id = "i", name = "I", kind = "inherit" }]',
        ["spaces: 1 are given; allowed: 2 to 80."],
    ),
    "too many spaces": (more("spaces", 51, COLLECT), ["spaces: 81 are given; allowed: 2 to 80."]),
    "a ring on which nothing leaves the pile": (
        f'replace = ["spaces"]\n{more("spaces", 4, COLLECT)}',
        [
            (
                'spaces: no painting could leave the pile; at least one space of kind "bank_auction", "buy", '
                '"inherit" is needed.'
            )
        ],
    ),
    "no amount where one is paid": (
        "spaces = ["
        + ", ".join(
            f'{{ number = {number}, kind = "{kind}" }}'
            for number, kind in enumerate(("buy", "sell_any", "buy_from_player", "sell_for", "collect"))
        )
        + "]",
        [
            f'spaces.{name}.amount: missing; a space of kind "{kind}" needs one of 1 or more.'
            for name, kind in (
                ("private-auction-0", "buy"),
                ("collect-100-2", "buy_from_player"),
                ("bank-auction-3", "sell_for"),
                ("private-auction-4", "collect"),
            )
        ],
    ),
    "an amount where none is paid": (
        "spaces = ["
        + ", ".join(f"{{ number = {number}, amount = 50_000 }}" for number in (0, 3, 6, 27))
        + "]",
        [
            f'spaces.{name}.amount: a space of kind "{kind}" has none; allowed: nothing more.'
            for name, kind in (
                ("private-auction-0", "private_auction"),
                ("bank-auction-3", "bank_auction"),
                ("sell-any-6", "sell_any"),
                ("inherit-27", "inherit"),
            )
        ],
    ),
    "an amount between two units": (
        'spaces = [{ id = "collect-100-2", amount = 120_000 }]',
        ["spaces.collect-100-2.amount: 120000 is not a multiple of bid_unit, 50000."],
    ),
    "a short name that is long": (
        'spaces = [{ id = "inherit-27", short = "An inheritance" }]',
        ["spaces.inherit-27.short: 'An inheritance' is not allowed; allowed: 1 to 12 characters."],
    ),
    "ids given twice": (
        'spaces = [{ number = 3, id = "inherit-27" }]\npaintings = [{ number = 0, id = "empty-frame" }]',
        [
            "spaces: the id 'inherit-27' is given more than once; every id must be its own.",
            "paintings: the id 'empty-frame' is given more than once; every id must be its own.",
        ],
    ),
    "an id that is none": (
        'paintings = [{ number = 0, id = "The Lantern" }]',
        [
            "paintings.The Lantern.id: 'The Lantern' is not allowed; allowed: small letters and digits joined by hyphens."
        ],
    ),
    # Paintings and value cards
    "more paintings than value cards": (
        more("paintings", 1, PAINTING),
        ["values: 24 are given for 25 paintings; allowed: one for each painting."],
    ),
    "more value cards than paintings": (
        'paintings = [{ id = "empty-frame", remove = true }]',
        ["values: 24 are given for 23 paintings; allowed: one for each painting."],
    ),
    "no paintings": (
        'replace = ["paintings"]\npaintings = []\nvalues = [0]\n[rules]\nbid_max = 500_000',
        [
            "paintings: 0 are given; allowed: 1 to 64.",
            "values: 1 are given for 0 paintings; allowed: one for each painting.",
            "paintings: 0 are given; 6 players are dealt one each and one must be left, so at least 7 are needed,",
        ],
    ),
    "too many paintings": (
        f"values = {[50_000] * 64 + [0]}\n{more('paintings', 41, PAINTING)}",
        ["paintings: 65 are given; allowed: 1 to 64."],
    ),
    "a painting for every player and none left": (
        f'replace = ["paintings"]\nvalues = [0, 0, 0, 0, 0, 50_000]\npaintings = [{more_of(6, PAINTING)}]',
        [
            (
                "paintings: 6 are given; 6 players are dealt one each and one must be left, "
                "so at least 7 are needed, or a lower players_max."
            )
        ],
    ),
    "no forgery": (
        f"values = {[100_000] * 24}",
        ["values: no card is a forgery; at least one 0 is needed."],
    ),
    "values between two units": (
        cards(100_000, 70_000, 70_000, 120_000),
        [
            "values: 70000 is not a multiple of bid_unit, 50000.",
            "values: 120000 is not a multiple of bid_unit, 50000.",
        ],
    ),
    # Players
    "too few tokens": (
        'tokens = ["Quill", "Raven"]',
        ["tokens: 6 players need as many tokens, 2 are given."],
    ),
    "a token twice": (
        'tokens = ["Quill", "Quill", "A", "B", "C", "D"]',
        ["tokens: 'Quill' is given more than once; every player needs a different one."],
    ),
    "more players at least than at most": (
        "[rules]\nplayers_min = 4\nplayers_max = 3",
        ["rules.players_min: 4 is more than players_max, 3."],
    ),
    "nine players": (
        "[rules]\nplayers_max = 9",
        ["rules.players_max: 9 is not allowed; allowed: a whole number from 2 to 8."],
    ),
    # Money
    "options between two units": (
        "[rules]\nstart_cash = 1\nopening_bid = 20_000\nbid_step = 60_000\nbid_max = 990_000\noverbid_penalty = 10",
        [
            "rules.start_cash: 1 is not a multiple of bid_unit, 50000.",
            "rules.opening_bid: 20000 is not a multiple of bid_unit, 50000.",
            "rules.bid_step: 60000 is not a multiple of bid_unit, 50000.",
            "rules.bid_max: 990000 is not a multiple of bid_unit, 50000.",
            "rules.overbid_penalty: 10 is not a multiple of bid_unit, 50000.",
        ],
    ),
    "nothing to bid in": (
        "[rules]\nbid_unit = 0\nbid_step = 0\nopening_bid = 0",
        [
            "rules.opening_bid: 0 is not allowed; allowed: a whole number from 1 to 100000000.",
            "rules.bid_unit: 0 is not allowed; allowed: a whole number from 1 to 100000000.",
            "rules.bid_step: 0 is not allowed; allowed: a whole number from 1 to 100000000.",
        ],
    ),
    "a highest bid below the first": (
        "[rules]\nbid_max = 50_000",
        ["rules.opening_bid: 100000 is more than bid_max: 50000; no bid could be made."],
    ),
    "nothing but forgeries": (
        cards(),
        [
            (
                "rules.opening_bid: 100000 is more than the highest bid, which is five times the highest value card: "
                "0; no bid could be made."
            )
        ],
    ),
    "a unit that makes too many bids": (
        "[rules]\nbid_unit = 10_000",
        [
            (
                "rules.bid_unit: 10000 makes 500 different bids up to the highest bid, which is five times the "
                "highest value card: 5000000; allowed: at most 400."
            )
        ],
    ),
    "a highest bid that makes too many bids": (
        "[rules]\nbid_max = 20_050_000",
        ["rules.bid_unit: 50000 makes 401 different bids up to bid_max: 20050000; allowed: at most 400."],
    ),
    "a mode that is none": (
        '[rules]\noverbid_mode = "bluff"\ncash_visibility = "some"',
        [
            'rules.overbid_mode: "bluff" is not allowed; allowed: block, challenge.',
            'rules.cash_visibility: "some" is not allowed; allowed: hidden, public.',
        ],
    ),
    # All at once
    "a broken part does not hide the others": (
        """
        tokens = ["Quill", "Quill"]
        values = "many"
        spaces = [{ id = "inherit-27", amount = 5 }, { id = "buy-400-1", amount = "much" }]
        paintings = [{ id = "empty-frame", title = "" }]
        """,
        [
            'spaces.buy-400-1.amount: "much" is not allowed; allowed: a whole number from 0 to 100000000.',
            'values: "many" is not allowed; allowed: a list, each a whole number from 0 to 100000000.',
            "paintings.empty-frame.title: is empty; allowed: a text that people can read.",
            "tokens: 'Quill' is given more than once; every player needs a different one.",
            'spaces.inherit-27.amount: a space of kind "inherit" has none; allowed: nothing more.',
            "tokens: 6 players need as many tokens, 2 are given.",
        ],
    ),
}

"""Every mistake that a file can make: what is changed in Luxury, and what is said about it."""

NOTHING_TO_OWN = """
replace = ["spaces", "groups", "decks"]
groups = []
decks = []
"""
GO = '{ id = "go", name = "GO", kind = "go" }'
JAIL = '{ id = "jail", name = "Jail", kind = "jail" }'
PARK = '{ id = "pN", name = "P", kind = "free_parking" }'
POPUP = "[popup]\nharvest = 50\nescape = 100\n"
SOLO = '{ id = "solo", name = "Solo", kind = "street", color = "#123456", house_price = 10 }'

DEED = """{
    id = "dN", name = "D", kind = "street", group = "red", price = 1, rents = [1, 1, 1, 1, 1, 1]
}""".replace("\n", "")


def card(effect: str) -> str:
    """Luxury with one more Chance card."""
    return f'decks = [{{ id = "chance", cards = [{{ id = "extra", text = "Oh!", effect = {effect} }}] }}]'


def more(key: str, count: int, entry: str) -> str:
    """Luxury with many more entries in a list, which differ by their number N."""
    return f"{key} = [{more_of(count, entry)}]"


def more_of(count: int, entry: str) -> str:
    """Many entries, which differ by their number N."""
    return ", ".join(entry.replace("N", str(number)) for number in range(count))


MISTAKES: dict[str, tuple[str, list[str]]] = {
    "unknown key": (
        '[rules]\nsalery = 200\n[words]\ncow = "Cow"',
        [
            "words.cow: unknown key; allowed: house,",
            "rules.salery: unknown key (did you mean salary?); allowed: players_min,",
        ],
    ),
    "unknown key of a space": (
        'spaces = [{ id = "baltic", colour = "red" }]',
        ["spaces.baltic.colour: unknown key; allowed: id, name,"],
    ),
    "missing key": (
        'groups = [{ id = "new" }]',
        [
            "groups.new.name: missing; allowed: a text.",
            "groups.new.kind: missing; allowed: street, transport, utility.",
            "groups.new.color: missing; allowed: a text.",
        ],
    ),
    "wrong kind of value": (
        'tokens = 8\n[rules]\nsalary = "much"',
        [
            "tokens: 8 is not allowed; allowed: a list, each a text.",
            'rules.salary: "much" is not allowed; allowed: a whole number from 0 to 1000000.',
        ],
    ),
    "a space that is not a table": (
        'replace = ["spaces"]\nspaces = [1]',
        ["spaces[0]: 1 is not allowed; allowed: a table."],
    ),
    "unknown kind of space": (
        'spaces = [{ id = "go", kind = "start" }]',
        ['spaces.go.kind: "start" is not allowed; allowed: cards, free_parking, go,'],
    ),
    "other format": ("format = 2", ["format: 2 is not allowed; allowed: 1."]),
    "negative price": (
        'spaces = [{ id = "baltic", price = -60 }]',
        ["spaces.baltic.price: -60 is not allowed; allowed: a whole number from 0 to 1000000."],
    ),
    "absurd price": (
        'spaces = [{ id = "baltic", price = 60000000 }]',
        ["spaces.baltic.price: 60000000 is not allowed; allowed: a whole number from 0 to"],
    ),
    "a price of nothing": (
        'spaces = [{ id = "baltic", price = 0, mortgage = 0 }]',
        ['spaces.baltic.price: missing; a space of kind "street" needs it.'],
    ),
    "GO elsewhere": (
        'spaces = [{ id = "free-parking", kind = "go", name = "GO 2" }]',
        ['spaces: exactly one of kind "go" is needed, first in the list; found at: 0, 20.'],
    ),
    "no jail": (
        'spaces = [{ id = "jail", kind = "free_parking", name = "Park" }]',
        ['spaces: exactly one of kind "jail" is needed, also for "go_to_jail"; found: none.'],
    ),
    "too few spaces": (
        f"{NOTHING_TO_OWN}spaces = [{GO}, {JAIL}]",
        ["spaces: 2 are given; allowed: 24 to 60.", "spaces: 0 of them are deeds; allowed: 1 to 48."],
    ),
    "too many spaces": (
        more("spaces", 21, PARK),
        ["spaces: 61 are given; allowed: 24 to 60."],
    ),
    "too many deeds": (
        more("spaces", 21, DEED),
        [
            "spaces: 61 are given",
            "spaces: 49 of them are deeds; allowed: 1 to 48.",
            "groups.red: 24 deeds belong to this group; allowed: at most 8.",
        ],
    ),
    "a board without deeds": (
        f"{NOTHING_TO_OWN}spaces = [{GO}, {JAIL}, {more_of(22, PARK)}]",
        ["spaces: 0 of them are deeds; allowed: 1 to 48."],
    ),
    "wrong number of a space": (
        'spaces = [{ number = 44, id = "p", name = "P", kind = "free_parking" }]',
        ["spaces.p.number: 44 is said, but it is space 40."],
    ),
    "a long name without a short one": (
        'spaces = [{ id = "baltic", name = "The Shores of the Baltic" }]',
        ["spaces.baltic.short: missing; allowed: a text."],
    ),
    "a short name that is long": (
        'spaces = [{ id = "baltic", short = "Baltic Avenue" }]',
        ["spaces.baltic.short: 'Baltic Avenue' is not allowed; allowed: 1 to 12 characters."],
    ),
    "a price where none belongs": (
        'spaces = [{ id = "jail", price = 10 }, { id = "chance-1", tax = { way = "flat", amount = 1 } }]',
        [
            'spaces.chance-1.tax: a space of kind "cards" has none; allowed: deck.',
            'spaces.jail.price: a space of kind "jail" has none; allowed: nothing more.',
        ],
    ),
    "unknown way to tax": (
        'spaces = [{ id = "income-tax", tax = { way = "fair" } }]',
        ['spaces.income-tax.tax.way: "fair" is not allowed; allowed: flat, choice.'],
    ),
    "a choice of no percent": (
        'spaces = [{ id = "income-tax", tax = { way = "choice", amount = 200, percent = 0 } }]',
        ["spaces.income-tax.tax.percent: 0 is not allowed; allowed: a whole number from 1 to 100."],
    ),
    "mortgage above price": (
        'spaces = [{ id = "baltic", mortgage = 61 }]',
        ["spaces.baltic.mortgage: 61 is more than the price; allowed: 0 to 60."],
    ),
    "rents that fall": (
        'spaces = [{ id = "baltic", rents = [4, 20, 60, 50, 320, 450] }]',
        ["spaces.baltic.rents: [4, 20, 60, 50, 320, 450] falls; each rent is at least the one before."],
    ),
    "five rents": (
        'spaces = [{ id = "baltic", rents = [4, 20, 60, 180, 320] }]',
        ["spaces.baltic.rents: 5 are given; allowed: 6 (bare, one to four houses, hotel)."],
    ),
    "a deed of no group": (
        'spaces = [{ id = "baltic", group = "mauve" }]',
        ["spaces.baltic.group: there is no group 'mauve'; allowed: brown, light-blue,"],
    ),
    "a street among the railroads": (
        'spaces = [{ id = "baltic", group = "railroads" }]',
        [
            (
                'spaces.baltic.group: \'railroads\' is of kind "transport", this space is of kind "street"; '
                "a group holds one kind only."
            ),
            "groups.railroads.rents: 4 are given for 5 deeds; allowed: one for each number.",
        ],
    ),
    "a group without deeds": (
        f"groups = [{SOLO}]",
        ["groups.solo: no space belongs to this group; take it out or give it a deed."],
    ),
    "too many deeds in a group": (
        'groups = [{ id = "light-blue", remove = true }, { id = "pink", remove = true }]\nspaces = ['
        + ", ".join(f'{{ number = {number}, group = "red" }}' for number in (6, 8, 9, 11, 13, 14))
        + "]",
        ["groups.red: 9 deeds belong to this group; allowed: at most 8."],
    ),
    "a group with a missing deed": (
        'spaces = [{ id = "short-line", name = "Park", kind = "free_parking" }]',
        ["groups.railroads.rents: 4 are given for 3 deeds; allowed: one for each number."],
    ),
    "a letter that is a word": (
        'groups = [{ id = "red", letter = "Red" }]',
        ["groups.red.letter: 'Red' is not allowed; allowed: one letter, or none."],
    ),
    "too many groups": (
        more("groups", 7, SOLO.replace("solo", "soloN")),
        ["groups: 17 are given; allowed: at most 16.", *["groups.solo"] * 7],
    ),
    "a colour that is none": (
        'groups = [{ id = "red", color = "red" }]',
        ["groups.red.color: 'red' is not allowed; allowed: a colour such as #1d5fae."],
    ),
    "houses without a price": (
        'groups = [{ id = "red", house_price = 0 }, { id = "railroads", house_price = 5 }]',
        [
            "groups.red.house_price: streets have one of 1 or more, no other group has one.",
            "groups.railroads.house_price: streets have one of 1 or more, no other group has one.",
        ],
    ),
    "too few railroad rents": (
        'groups = [{ id = "railroads", rents = [25, 50, 100] }]',
        ["groups.railroads.rents: 3 are given for 4 deeds; allowed: one for each number."],
    ),
    "railroad rents that fall": (
        'groups = [{ id = "railroads", rents = [25, 50, 100, 99] }]',
        ["groups.railroads.rents: [25, 50, 100, 99] falls; each is at least the one before."],
    ),
    "too few factors": (
        'groups = [{ id = "utilities", factors = [4] }]',
        ["groups.utilities.factors: 1 are given for 2 deeds; allowed: one for each number."],
    ),
    "factors of a street": (
        'groups = [{ id = "red", factors = [4] }]',
        ["groups.red.factors: a group of this kind has no factors of its own."],
    ),
    "a card to nowhere": (
        card('{ do = "advance", to = "atlantis" }'),
        [
            (
                "decks.chance.cards.extra.effect.to: there is no space 'atlantis' on the board; "
                "allowed: the id of a space."
            )
        ],
    ),
    "a card that does nothing known": (
        card('{ do = "fly" }'),
        ['decks.chance.cards.extra.effect.do: "fly" is not allowed; allowed: advance,'],
    ),
    "a card without an effect": (
        card("{}"),
        ["decks.chance.cards.extra.effect.do: missing; allowed: advance,"],
    ),
    "a nearest transport without a rent": (
        card('{ do = "advance_to_nearest", kind = "transport" }'),
        ["decks.chance.cards.extra.effect: the nearest transport needs rent_times, and no dice_times."],
    ),
    "a nearest utility with a rent": (
        card('{ do = "advance_to_nearest", kind = "utility", dice_times = 1, rent_times = 2 }'),
        ["decks.chance.cards.extra.effect: the nearest utility needs dice_times, and no rent_times."],
    ),
    "a nearest kind that is not there": (
        """
        groups = [{ id = "utilities", remove = true }]
        spaces = [
          { id = "electric", name = "Park", kind = "free_parking" },
          { id = "water", name = "Pond", kind = "free_parking" },
        ]
        """,
        ['decks.chance.cards.chance-utility.effect.kind: no space of kind "utility" is on the board.'],
    ),
    "a step back too far": (
        card('{ do = "back", spaces = 40 }'),
        ["decks.chance.cards.extra.effect.spaces: 40 is not allowed; allowed: 1 to 39."],
    ),
    "a card without a text": (
        'decks = [{ id = "chance", cards = [{ id = "chance-go", text = " " }] }]',
        ["decks.chance.cards.chance-go.text: is empty; allowed: a text that people can read."],
    ),
    "a text of two lines": (
        'about = "My\\nown"\ntokens = ["\\u001b[31m", "B", "C", "D", "E", ""]\n[words]\nbank = " "',
        [
            "about: 'My\\nown' is not allowed; allowed: one line of text, without control characters.",
            "words.bank: is empty; allowed: a text that people can read.",
            "tokens[0]: '\\x1b[31m' is not allowed; allowed: one line of text,",
            "tokens[5]: is empty; allowed: a text that people can read.",
        ],
    ),
    "a deck nobody draws from": (
        (
            'decks = [{ id = "news", name = "News", '
            'cards = [{ id = "news-1", text = "1", effect = { do = "pay", amount = 1 } }] }]'
        ),
        ['decks.news: no space draws from this deck; take it out or give it a space of kind "cards".'],
    ),
    "a space with a missing deck": (
        'spaces = [{ id = "chance-1", deck = "news" }]',
        ["spaces.chance-1.deck: there is no deck 'news'; allowed: chance, chest."],
    ),
    "a deck that can run out": (
        """
        replace = ["decks"]
        [[decks]]
        id = "chance"
        name = "Chance"
        cards = []
        [[decks]]
        id = "chest"
        name = "Chest"
        cards = [{ id = "free", text = "Free.", effect = { do = "jail_card" } }]
        """,
        [
            "decks.chance.cards: at least one card is needed that is not kept, or the deck can run out.",
            "decks.chest.cards: at least one card is needed that is not kept, or the deck can run out.",
        ],
    ),
    "too many cards": (
        "[[decks]]\nid = 'chest'\n"
        + more("cards", 33, '{ id = "xN", text = "!", effect = { do = "jail_card" } }'),
        [
            "decks: 65 cards in all; allowed: at most 64.",
            "decks: 35 cards leave Jail; allowed: at most 16.",
        ],
    ),
    "too many decks": (
        more("decks", 3, '{ id = "dN", name = "D", cards = [] }'),
        ["decks: 5 are given; allowed: at most 4.", *["decks.d"] * 6],
    ),
    "ids given twice": (
        'spaces = [{ number = 3, id = "mediterranean" }]',
        ["spaces: the id 'mediterranean' is given more than once; every id must be its own."],
    ),
    "an id that is none": (
        'spaces = [{ number = 3, id = "Baltic Avenue" }]',
        [
            (
                "spaces.Baltic Avenue.id: 'Baltic Avenue' is not allowed; "
                "allowed: small letters and digits joined by hyphens."
            )
        ],
    ),
    "too few tokens": (
        'tokens = ["Hat", "Cat"]',
        ["tokens: 6 players need as many tokens, 2 are given."],
    ),
    "a token twice": (
        'tokens = ["Hat", "Cat", "Hat", "Car", "Dog", "Owl", "Cow"]',
        ["tokens: 'Hat' is given more than once; every player needs a different one."],
    ),
    "more players at least than at most": (
        "[rules]\nplayers_min = 4\nplayers_max = 3",
        ["rules.players_min: 4 is more than players_max, 3."],
    ),
    "nine players": (
        "[rules]\nplayers_max = 9",
        ["rules.players_max: 9 is not allowed; allowed: a whole number from 2 to 8."],
    ),
    "more deeds dealt than there are": (
        "[rules]\ndeal_out_deeds = 15",
        [
            "rules.deal_out_deeds: 15 for each of 2 players makes 30, the board has 28 deeds; allowed: 0 to 14."
        ],
    ),
    "deals in money alone": (
        '[rules]\ndeal_items = ["cash"]',
        ['rules.deal_items: "cash" alone cannot be dealt; add "deeds" or "cards",'],
    ),
    "notes that do not add up": (
        "[rules]\nstart_cash = 2000",
        ["rules.start_notes: the notes make 1500, start_cash is 2000; say start_notes = {} to show none."],
    ),
    "notes of no value": (
        "[rules]\nstart_notes = { 0 = 3 }",
        ["rules.start_notes: notes are worth 1 or more and are counted from 0."],
    ),
    "an option that is none of the ways": (
        '[rules]\nutility_roll = "free"\nauctions = "no"',
        [
            'rules.utility_roll: "free" is not allowed; allowed: fresh, movement.',
            'rules.auctions: "no" is not allowed; allowed: true or false.',
        ],
    ),
    "a note that is none of the ways": (
        '[notes]\nhotel_sale = "free"\nhotel_saly = ""',
        [
            "notes.hotel_saly: unknown key (did you mean hotel_sale?); allowed: ",
            'notes.hotel_sale: "free" is not allowed; allowed: back_to_houses, together_or_by_steps.',
        ],
    ),
    "a note that an option could never be": (
        '[rules]\nhotel_sale = "free"\ndeal_promises = true\nauctions = "no"',
        [
            'rules.hotel_sale: "free" is not allowed; allowed: classic, to_houses.',
            "rules.deal_promises: true is not allowed; allowed: false.",
            'rules.auctions: "no" is not allowed; allowed: true or false.',
        ],
    ),
    "figures of another kind": (
        f"[rules]\nsalary = {2**70}\njail_fine = 1.5\nhouses = 2020-01-01",
        [
            'rules.houses: "2020-01-01" is not allowed; allowed: a whole number from 0 to 999.',
            "rules.salary: 1180591620717411303424 is not allowed; allowed: a whole number from 0 to",
            "rules.jail_fine: 1.5 is not allowed; allowed: a whole number from 0 to 1000000.",
        ],
    ),
    "a pop-up with too few places": (
        f"{POPUP}locations = ['One', 'Two']",
        ["popup.locations: 2 places; one die needs exactly 6."],
    ),
    "a pop-up that is half said": (
        '[popup]\nharvest = "much"\nmonkey_landing = "soft"\nfirefly = 3',
        [
            "popup.firefly: unknown key; allowed: locations, harvest, escape, lollipop_turns, monkey_landing.",
            "popup.locations: missing; allowed: a list, each a text.",
            'popup.harvest: "much" is not allowed; allowed: a whole number from 0 to 1000000.',
            "popup.escape: missing; allowed: a whole number from 0 to 1000000.",
            'popup.monkey_landing: "soft" is not allowed; allowed: full, purchase_only.',
        ],
    ),
    "a pop-up that is no table": ("popup = 6", ["popup: 6 is not allowed; allowed: a table."]),
    "a pop-up without an entrance": (
        'groups = [{ id = "railroads", remove = true }]\nspaces = ['
        + ", ".join(
            f'{{ number = {number}, name = "P", kind = "free_parking" }}' for number in (5, 15, 25, 35)
        )
        + "]\ndecks = [{ id = 'chance', cards = [{ id = 'chance-railroad-1', remove = true }, "
        + f"{{ id = 'chance-railroad-2', remove = true }}] }}]\n{POPUP}locations = ['1', '2', '3', '4', '5', '6']",
        ["popup: nobody could enter it; the board needs at least one transport."],
    ),
    "something to remove that is not there": (
        'spaces = [{ id = "atlantis", remove = true }]',
        ["spaces.atlantis.remove: unknown key; allowed: id,", *["spaces.atlantis."] * 3],
    ),
    "removed by a word": (
        'spaces = [{ id = "baltic", remove = "yes" }]',
        ["spaces.baltic.remove: unknown key; allowed: id,"],
    ),
    "something to replace that cannot be": (
        'replace = ["title"]',
        ["replace: ['title'] is not allowed; allowed: a list of any of tokens, groups,"],
    ),
    "an own family": ('family = "chess"', ["family: 'chess' is not known; allowed: monopoly, masterpiece."]),
    "a name that is none": (
        'currency = { name = 5 }\nreplace = "all"',
        [
            "replace: 'all' is not allowed; allowed: a list",
            "currency.name: 5 is not allowed; allowed: a text.",
        ],
    ),
}

"""Who may do what at a table: all of it on one page, written from what the table promises and not from its program.

A cell says in which states a kind of person may do it; `all` of them, `-` none. The states:

    L  lobby
    O  opening: a game is about to begin, and words are being opened
    P  playing
    A  asked: a game with secrets is played, and somebody asks for a seat
    Z  paused
    E  over
    Y  a game of older rules

`else` is the answer otherwise: the first that fits, by these letters (in front of a colon, a kind's letter with them or
instead: H the host, S who stands in, W who watches) or, without a colon, for all others; `/` where either is right, `*`
any refusal. `changes` is what may be different in the store when it was done; nothing else is. When it was refused
nothing is.

Here nobody is muted. While somebody is, `chat` and `emote` are refused as `muted` to that person and to all who watch,
in every state (`test_muted.py`); everything else is as it stands here.

The kinds: the host; whoever stands in while the host is not here; a guest on turn; a guest; and all who only watch:
onlookers, the kicked, the removed, whoever waits for consent, hosts of other rooms, and keys that nobody made. On the
wire these are one kind: a key that opens nothing here is no key. Who was replaced by a newer tab is not heard at all.
"""

from __future__ import annotations

from typing import NamedTuple

TABLE = """
what                   | host   | stands in | on turn | guest  | watches | else                                | changes
hello                  | -      | -         | -       | -      | -       | hello_again                         |
ping                   | all    | all       | all     | all    | all     |                                     |
act                    | -      | -         | PA      | -      | -       | W:onlooker LO:not_started Z:paused Y:older * | game
chat                   | all    | all       | all     | all    | all     |                                     | chat
emote                  | all    | all       | all     | all    | all     |                                     |
look                   | all    | all       | all     | all    | all     |                                     |
code                   | all    | all       | all     | all    | -       | onlooker                            | codes
code give              | all    | all       | all     | all    | -       | onlooker                            | codes
words                  | LEY    | LEY       | LEY     | LEY    | -       | W:onlooker O:starting started       | own
open                   | O      | O         | O       | O      | -       | W:onlooker PAZ:too_late no_seal/not_now | own
consent                | A      | A         | A       | A      | -       | W:onlooker/no_request no_request    | requests people seats chat
sit                    | L      | L         | L       | L      | -       | W:onlooker O:starting started       | own
leave                  | LPAZEY | LPAZEY    | LPAZEY  | LPAZEY | all     | starting                            | own people requests host codes chat
more_time              | PA     | PA        | -       | PA     | -       | W:onlooker PA:own_time Z:no_clock/paused no_clock | clock
odds                   | PA     | PA        | PA      | PA     | PA      | LO:not_started Z:paused Y:older no_throw |
host start             | LO     | -         | -       | -      | -       | H:not_now not_host                  | game opening people chairs state chat
host pause             | PA     | PA        | -       | -      | -       | HS:not_now not_host                 | state clock
host resume            | Z      | Z         | -       | -      | -       | HS:not_now not_host                 | state clock
host rematch           | EY     | EY        | -       | -      | -       | HS:not_now not_host                 | game opening people clock chairs state chat
host rematch off       | EY     | -         | -       | -      | -       | H:not_now not_host                  | game opening state chairs
host seat_bot          | L      | -         | -       | -      | -       | HO:starting H:not_now not_host      | chairs
host open_seat         | L      | -         | -       | -      | -       | HO:starting H:not_now not_host      | chairs
host remove            | LPAZEY | -         | -       | -      | -       | H:starting not_host                 | chairs people codes requests chat
host hand_over         | PAZEY  | -         | -       | -      | -       | H:bots_seat not_host                | codes
host set_options       | L      | -         | -       | -      | -       | HO:starting H:not_now not_host      | options chairs
host set_clock         | all    | all       | -       | -      | -       | not_host                            | clock chat
host set_pace          | all    | all       | -       | -      | -       | not_host                            | pace
host set_takeover      | all    | -         | -       | -      | -       | not_host                            | takeover
host set_bot_offers    | all    | -         | -       | -      | -       | not_host                            | bot_offers
host choose_absent     | PA     | PA        | -       | -      | -       | HS:not_absent not_host              | chairs state
host mute              | all    | -         | -       | -      | -       | not_host                            | chairs
GET /api/editions      | all    | all       | all     | all    | all     |                                     |
GET /api/editions/{}   | all    | all       | all     | all    | all     |                                     |
GET /api/promise       | all    | all       | all     | all    | all     |                                     |
POST /api/rooms        | all    | all       | all     | all    | all     |                                     | other
GET /health            | all    | all       | all     | all    | all     |                                     |
GET /metrics           | all    | all       | all     | all    | all     |                                     |
GET room               | all    | all       | all     | all    | all     |                                     |
GET room/edition       | all    | all       | all     | all    | all     |                                     |
POST room/join         | all    | all       | all     | all    | LA      | O:starting PZ:started over          | chairs people requests chat
POST room/enter        | all    | all       | all     | all    | -       | no_code                             |
GET room/record        | EY     | EY        | EY      | EY     | E       | LO:no_game/not_over not_over        | state
GET room/story         | E      | E         | E       | E      | E       | LO:no_game/not_over Y:older not_over |
GET room/story/{}      | E      | E         | E       | E      | E       | LO:no_game/not_over Y:older not_over |
GET room/check         | E      | E         | E       | E      | E       | LO:no_game/not_over Y:older not_over |
GET /                  | all    | all       | all     | all    | all     |                                     |
GET /{}                | all    | all       | all     | all    | all     |                                     |
"""

STATES = {
    "lobby": "L",
    "opening": "O",
    "playing": "P",
    "asked": "A",
    "paused": "Z",
    "over": "E",
    "older": "Y",
}
KINDS = ("host", "stands in", "on turn", "guest", "watches")
LETTERS = {"host": "H", "stands in": "S", "watches": "W"}  # of kinds that get an answer of their own
STATE_LETTERS = "".join(STATES.values())


class Line(NamedTuple):
    """One line of the table."""

    what: str
    cells: dict[str, str]
    otherwise: tuple[str, ...]
    changes: frozenset[str]

    def may(self, kind: str, state: str) -> bool:
        """May this kind of person do it in this state?"""
        cell = self.cells[kind]
        return cell == "all" or STATES[state] in cell

    def answers(self, kind: str, state: str) -> set[str]:
        """The answers that are right; `*` stands for any refusal."""
        if self.may(kind, state):
            return {"done"}
        for answer in self.otherwise:
            when, colon, codes = answer.rpartition(":")
            if not colon or fits(when, kind, state):
                return set(codes.split("/"))
        return {"done"}


def fits(when: str, kind: str, state: str) -> bool:
    """Is this answer for this kind of person, and for this state? Either may be left out."""
    kinds = [letter for letter in when if letter in LETTERS.values()]
    states = [letter for letter in when if letter in STATE_LETTERS]
    return (not kinds or LETTERS.get(kind) in kinds) and (not states or STATES[state] in states)


def parsed(table: str) -> dict[str, Line]:
    """The table as data."""
    lines = {}
    for text in table.strip().splitlines()[1:]:
        what, *cells, otherwise, changes = (cell.strip() for cell in text.split("|"))
        held = dict(zip(KINDS, cells, strict=True))
        lines[what] = Line(what, held, tuple(otherwise.split()), frozenset(changes.split()))
    return lines


MODEL = parsed(TABLE)

"""The notes of Monopoly: what the books word differently, or some not at all, and all play alike."""

from typing import Annotated, Literal

from msgspec import Struct

from magie.editions.notes import Note, note, notes_in


class Notes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the book of this box says in its own words."""

    hotel_needs: Annotated[
        Literal["four_houses_on_every_street", "four_houses_on_its_street"],
        note(
            "How the book words what a hotel needs; built evenly, both come to the same.",
            "HP-HTL-01, OL-HTL-01, A-BLD-02",
            once="hotel_requires",
            was={"four_houses_on_every_street": "group4", "four_houses_on_its_street": "site4"},
        ),
    ] = "four_houses_on_its_street"
    hotel_sale: Annotated[
        Literal["together_or_by_steps", "back_to_houses"],
        note(
            "How the book words the sale of hotels; both ways are open in every edition.",
            "HP-SEL-02, OL-SEL-02, A-SEL-02",
            once="hotel_sale",
            was={"together_or_by_steps": "classic", "back_to_houses": "to_houses"},
        ),
    ] = "back_to_houses"
    promises_in_deals: Annotated[
        Literal["never"],
        note(
            "Whether promises can be dealt in; they never can, a deal is done at once.",
            "M-DEAL-03, OL-DEAL-02, A-DEAL-02",
            once="deal_promises",
            was={"never": False},
        ),
    ] = "never"
    jail_cards_of_the_bankrupt: Annotated[
        Literal["under_their_decks"],
        note(
            "Where the Jail cards of a player bankrupt to the Bank go: under their decks.",
            "OL-BKR-04, A-BKR-04",
            once="bank_gojf",
            was={"under_their_decks": "deck"},
        ),
    ] = "under_their_decks"


NOTES: dict[str, Note] = notes_in(Notes)

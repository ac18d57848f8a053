"""Golden records: one game of each edition as it was played when its rules were settled.

`python -m tests.conformance.golden_records` writes them anew. A difference means that behaviour has changed: then
RULES_VERSION moves too.
"""

from __future__ import annotations

from pathlib import Path

import magie
from magie.bots import make

FOLDER = Path(__file__).parent / "golden"
MOVES = 400


def played(edition: str) -> magie.Game:
    """A game of two steady and two random bots, cut off after some moves; in Monopoly with rent by asking."""
    scarce = {"auto_claim": False, "houses": 12, "hotels": 4}
    options = scarce if magie.load(edition).family == "monopoly" else {}
    game = magie.new_game(
        edition, seats=["Ann", "Ben", "Cleo", "Dan"], seed=f"golden {edition}", options=options
    )
    bots = [make("steady"), make("random", 1), make("steady"), make("random", 2)]
    for _ in range(MOVES):
        seat = game.to_act()
        if seat is None:
            break
        game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat)))
    return game


def main() -> None:
    """Write all golden records."""
    for edition in magie.editions.names():
        (FOLDER / f"{edition}.json").write_text(played(edition).record().to_json() + "\n")


if __name__ == "__main__":
    main()

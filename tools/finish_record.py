"""Finish a record that a later release gave out: run this with the release that the record names.

    python tools/finish_record.py magie-ynbsgdh3s5-1.json > whole.json
    magie replay whole.json --events

Release 0.1.0 stored games as they were played, without the position they led to; a later release cannot know it, so
the record it gives out claims none. This plays the record, says how the game stands, and writes it with its claim.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from magie.rules.game import Game
from magie.rules.record import Record, begin, replay_move


def main(file: str) -> None:
    """The whole record to standard output, how the game stands to standard error."""
    data = json.loads(Path(file).read_text())
    data.pop("release", None)  # 0.1.0 knows no such field
    record = Record.from_json(json.dumps(data))
    game = begin(record)
    for number, (seat, action, luck) in enumerate(record.moves, start=1):
        replay_move(game, number, seat, action, luck)
    print(json.dumps({**data, "digest": game.digest()}))
    print(standing(game), file=sys.stderr)


def standing(game: Game) -> str:
    """Who stands where, or what is asked now."""
    if game.outcome is None:
        return game.situation()
    return "\n".join(f"{one.place}. {game.names[one.seat]}: {one.worth}" for one in game.outcome.standings)


if __name__ == "__main__":
    main(sys.argv[1])

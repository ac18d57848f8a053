"""Audience: who at this terminal may hear what, and what each person has not been told yet.

One person alone is told everything at once. Several people at a game with secrets pass the keyboard round: what is
told aloud is for the one who has it, the others catch up when it comes to them.
"""

from __future__ import annotations

from collections.abc import Sequence

from magie.rules.events import Event, heard_by

Batch = list[Event]


class Audience:
    """The people at one terminal; `here` has the keyboard, None while several share it openly or nobody has it yet."""

    def __init__(self, people: Sequence[int], hides: bool) -> None:
        self.screened = hides and len(people) > 1
        self.here = people[0] if len(people) == 1 else None
        self.missed: dict[int, list[Batch]] = {seat: [] for seat in people}
        self.unread = False

    def hear(self, events: Sequence[Event]) -> Batch:
        """What is told now; `unread` remembers that some of it was for one person alone."""
        if not self.screened:
            return heard_by(events, self.here)
        for seat, missed in self.missed.items():
            if seat != self.here:
                missed.append(heard_by(events, seat))
        if self.here is None:
            return []
        heard = heard_by(events, self.here)
        self.unread = self.unread or any(event.audience is not None for event in heard)
        return heard

    def must_change(self, seat: int) -> bool:
        """Must the keyboard be passed before this person sees anything?"""
        return self.screened and self.here != seat

    def pass_keyboard(self, seat: int) -> list[Batch]:
        """This person has the keyboard now; what happened since the last time, act by act."""
        self.here, self.unread = seat, False
        missed, self.missed[seat] = self.missed[seat], []
        return missed

"""Metrics: what the server counts, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
HELP = {
    "actions": "Actions played and stored.",
    "refusals": "Commands refused.",
    "games": "Games begun.",
    "rooms_made": "Rooms made.",
    "messages": "Messages received over sockets.",
    "store_failures": "Writes that the store refused.",
    "job_failures": "Jobs of a room that failed unexpectedly.",
    "bot_errors": "Bots that answered something illegal.",
    "naps": "Times this process stood still, or lost its lease, and looked at all its rooms again.",
    "slow_readers": "Sockets closed because they did not read.",
    "floods": "Sockets closed because they sent too many frames.",
    "connections_refused": "Connections for which there was no room.",
    "connections_crowded_out": "Idle connections that made room for others.",
    "connections_late": "Connections closed because a request or its next part did not come.",
    "connections_unread": "Connections ended because the other side did not read.",
}


class Metrics:
    """Counters and one histogram: how long a commit takes."""

    def __init__(self) -> None:
        self.counters: Counter[str] = Counter(dict.fromkeys(HELP, 0))
        self.commits = [0] * (len(SECONDS) + 1)
        self.commit_seconds = 0.0
        self.commit_writes = 0

    def count(self, name: str) -> None:
        """Once more."""
        self.counters[name] += 1

    def committed(self, writes: int, seconds: float) -> None:
        """A group of writes is on the disk."""
        place = next((i for i, most in enumerate(SECONDS) if seconds <= most), len(SECONDS))
        self.commits[place] += 1
        self.commit_seconds += seconds
        self.commit_writes += writes

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything, as a monitor reads it."""
        lines = []
        for name, says in HELP.items():
            lines += [f"# HELP magie_{name}_total {says}", f"# TYPE magie_{name}_total counter"]
            lines.append(f"magie_{name}_total {self.counters[name]}")
        for name, value in gauges.items():
            lines += [f"# TYPE magie_{name} gauge", f"magie_{name} {value:g}"]
        return "\n".join([*lines, *self.histogram()]) + "\n"

    def histogram(self) -> list[str]:
        """How long commits took."""
        lines = ["# HELP magie_commit_seconds Commits of the store.", "# TYPE magie_commit_seconds histogram"]
        total = 0
        for most, number in zip((*map(str, SECONDS), "+Inf"), self.commits, strict=True):
            total += number
            lines.append(f'magie_commit_seconds_bucket{{le="{most}"}} {total}')
        lines += [f"magie_commit_seconds_sum {self.commit_seconds:g}", f"magie_commit_seconds_count {total}"]
        lines += [
            "# TYPE magie_commit_writes_total counter",
            f"magie_commit_writes_total {self.commit_writes}",
        ]
        return lines

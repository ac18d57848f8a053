"""Do the scenarios bite? Make small changes to the rules, one at a time, and see whether a scenario notices.

    python tools/mutate.py --changes 30 --seed 1         thirty changes by the luck of a seed
    python tools/mutate.py --all --only monopoly/book/cards.py
    python tools/mutate.py --all --function repairs_bill --show

A change that no scenario notices is a survivor: either a scenario is missing in tests/rulebook, or the change has no
effect and tests/mutation/without_effect.toml says why. Exit code 1 if there is a survivor without a reason, a reason
for a change that is noticed, or one for code that is no longer there.

No file is changed: every change lives in memory, in a process of its own, on the plain engine.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parent.parent
REASONS = ROOT / "tests" / "mutation" / "without_effect.toml"
RULEBOOK = ROOT / "tests" / "rulebook"

os.environ["MAGIE_PURE"] = "1"  # before anything of Magie is loaded
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

if TYPE_CHECKING:
    from magie.scenarios import Scenario
    from tools.mutation.changes import Change
    from tools.mutation.reasons import Key
    from tools.mutation.trial import Story, Verdict


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--changes", type=int, default=30, help="how many changes (30)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--all", action="store_true", help="every change there is")
    parser.add_argument(
        "--only",
        nargs="+",
        default=[""],
        metavar="FILE",
        help="only in these modules, like monopoly/book/cards.py",
    )
    parser.add_argument("--function", default="", metavar="NAME", help="only in this function")
    parser.add_argument("--jobs", type=int, default=1, help="how many at once (1)")
    parser.add_argument(
        "--show", action="store_true", help="show every change, and which scenario noticed it"
    )
    return parser.parse_args()


def main() -> int:
    from tools.mutation.changes import changes_of, choose
    from tools.mutation.reasons import read_reasons, stale
    from tools.mutation.rooms import all_rooms
    from tools.mutation.trial import find_reach, try_all

    options = arguments()
    changes = [change for room in all_rooms() for change in changes_of(room)]
    reasons = read_reasons(REASONS)
    gone = stale(reasons, changes)
    wanted = [
        change
        for change in changes
        if any(name in change.module for name in options.only) and options.function in ("", change.function)
    ]
    chosen = wanted if options.all else choose(wanted, options.changes, options.seed)
    reach = find_reach(stories(), chosen)
    gc.freeze()  # what every process shares is not touched
    verdicts = []
    for verdict in try_all(chosen, reach, options.jobs):
        verdicts.append(verdict)
        if options.show:
            print(f"{verdict.change.render()}\n      {verdict.noticed_by or 'nobody noticed'}", flush=True)
    return report(verdicts, len(wanted), reasons, gone)


def stories() -> list[Story]:
    """The scenarios of the rulebooks."""
    from magie.scenarios import read
    from magie.scenarios.read import files_below
    from tools.mutation.trial import Story

    found = [scenario for file in files_below([RULEBOOK]) for scenario in read(file)]
    return [Story(s.label, frozenset(s.rules), partial(goes_well, s)) for s in found]


def goes_well(scenario: Scenario) -> bool:
    from magie.scenarios import run

    return run(scenario).ok


def report(verdicts: Sequence[Verdict], of: int, reasons: dict[Key, str], gone: Sequence[Key]) -> int:
    """Say what was found; 1 if somebody has to do something about it."""
    survivors = [v.change for v in verdicts if v.survived and v.change.key not in reasons]
    wrong = [v for v in verdicts if not v.survived and v.change.key in reasons]
    survivors.sort(key=lambda change: (change.module, change.line))
    headed("Nobody noticed these changes:", [change.render() for change in survivors])
    headed(
        "Said to be without effect, and noticed:",
        [f"{v.change.render()}\n      {v.noticed_by}" for v in wrong],
    )
    headed("Reasons for code that is no longer there:", [" | ".join(map(str, key)) for key in gone])
    print(summary(verdicts, of, survivors))
    return 1 if survivors or wrong or gone else 0


def headed(title: str, lines: Sequence[str]) -> None:
    if lines:
        print("\n  ".join([title, *lines]) + "\n")


def summary(verdicts: Sequence[Verdict], of: int, survivors: Sequence[Change]) -> str:
    silent = sum(verdict.survived for verdict in verdicts) - len(survivors)
    endless = sum(verdict.endless for verdict in verdicts)
    noticed = sum(not verdict.survived for verdict in verdicts)
    return (
        f"{len(verdicts)} of {of} changes: {noticed} noticed ({endless} by the clock), "
        f"{silent} without effect for a reason, {len(survivors)} survived."
    )


if __name__ == "__main__":
    sys.exit(main())

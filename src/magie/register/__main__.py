"""python -m magie.register docs/rules: write the pages of the register, or with --check say whether they are up to date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from magie.register.pages import stale_pages, write_pages


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pages, or with `--check` say whether they are up to date."""
    parser = argparse.ArgumentParser(prog="python -m magie.register", description=main.__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/rules"), help="the pages' folder")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is out of date")
    asked = parser.parse_args(arguments)
    folder: Path = asked.folder
    changed = stale_pages(folder) if asked.check else write_pages(folder)
    names = ", ".join(changed)
    if not changed:
        print(f"The pages in {folder} are up to date.")
    elif asked.check:
        print(f"Out of date: {names}; run python -m magie.register {folder}.", file=sys.stderr)
    else:
        print(f"Wrote {names} in {folder}.")
    return int(bool(changed) and asked.check)


if __name__ == "__main__":
    sys.exit(main())

"""Small scenario files for the tests of the runner."""

from pathlib import Path

from magie.scenarios import Report, run_paths

HEAD = """\
- id: T-1
  title: A test
  rules: [M-RNT-01]
  edition: luxury
"""


def write(folder: Path, body: str) -> Path:
    """A file with one scenario: the usual head, then this body, both indented as they are."""
    file = folder / "test.yaml"
    file.write_text(HEAD + body, encoding="utf-8")
    return file


def report_of(folder: Path, body: str) -> Report:
    """What a run of one scenario with this body says."""
    return run_paths([write(folder, body)])


def problems_of(folder: Path, body: str) -> str:
    """The lines that a failing scenario prints."""
    return "\n".join(problem for result in report_of(folder, body).results for problem in result.problems)

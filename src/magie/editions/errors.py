"""What an edition file says when something in it cannot be played."""

from collections.abc import Iterable


class EditionError(ValueError):
    """An edition that cannot be used, with every reason at once.

    `problems` holds one sentence per mistake; `str()` puts each on its own line, so that a
    designer mends the file in one go.

    >>> print(EditionError(["my.toml: tokens: at least 6 are needed, 5 are given."]))
    my.toml: tokens: at least 6 are needed, 5 are given.
    """

    problems: tuple[str, ...]

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))

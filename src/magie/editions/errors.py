"""What is said about an edition file when something in it cannot be played, or should be said differently."""

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
        self.problems = tuple(map(_one_line, problems))
        super().__init__("\n".join(self.problems))


class EditionRemark(UserWarning):
    """Something in a file that its author may want to say differently; it is played all the same."""


def _one_line(problem: str) -> str:
    """What a file says can be quoted as it is, but for line breaks and signs that steer a terminal."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in problem)

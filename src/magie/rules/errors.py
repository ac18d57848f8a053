"""What can go wrong, each with a sentence for a person."""

from __future__ import annotations


class MagieError(Exception):
    """A mistake of the user, not of the program: one sentence says what is wrong and what is allowed."""


class IllegalAction(MagieError):
    """An action the rules do not allow now; nothing has changed.

    `code` names the refusal, `rule` the rule or ruling behind it.
    """

    def __init__(self, code: str, sentence: str, rule: str) -> None:
        super().__init__(f"{sentence} [{rule}]" if rule else sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule


class SetupError(MagieError):
    """A game that cannot be set up like this."""


class RecordError(MagieError):
    """A record that cannot be replayed."""

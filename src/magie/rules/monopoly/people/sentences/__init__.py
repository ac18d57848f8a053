"""The game in plain English, in the words and the money of its edition.

`say` is one sentence for one event, `tell` a short story for several, `describe` what an action would do,
`situation` what is asked of whom, `refusal` why something cannot be done. Nothing here decides anything.
"""

from .describing import describe
from .refusing import refusal
from .saying import say
from .situations import situation
from .telling import tell, told
from .wording import Wording

__all__ = ["Wording", "describe", "refusal", "say", "situation", "tell", "told"]

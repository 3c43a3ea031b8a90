"""Everything that can be wrong with what comes from outside, by cause. Each message is one sentence for a person.

RatskellerError
├── UnknownGame        no game of that name
├── BadSetup           a number of seats, an option or a pack that a game does not take
│   └── BadPack        a pack file that does not say what it must, with file and line
├── BadText            a notation that means nothing in this game
├── Refused            a step that the rules forbid now; names the clause
└── BadRecord          a record that cannot be read
    ├── OtherVersion   … because it was written by other rules or another format
    ├── Truncated      … because its end is missing
    └── Altered        … because a step in it cannot have happened; names the step
"""

from __future__ import annotations

from ratskeller.kernel.words import Saying, word


class RatskellerError(Exception):
    """Something came in that cannot be used. The message is one clear sentence.

    As a `str` it is English; one that a player may meet is a saying, and is worded for whoever gets to read it.
    """

    def word(self, language: str) -> str:
        """The sentence in a language."""
        return word(self.args[0], language)


class UnknownGame(RatskellerError):
    """No game of that name is in the catalogue."""


class BadSetup(RatskellerError):
    """A game cannot be set up like this."""


class BadPack(BadSetup):
    """A pack file does not say what it must say."""


class BadText(RatskellerError):
    """A text is not the notation of anything in this game."""


class Refused(RatskellerError):
    """The rules forbid this step now."""

    def __init__(self, message: str | Saying, clause: str | None) -> None:
        """Say why, and which clause says so (None where the step is simply not due)."""
        super().__init__(message)
        self.clause = clause


class BadRecord(RatskellerError):
    """A record cannot be used."""


class OtherVersion(BadRecord):
    """A record was written by another version of the rules or of the format."""


class Truncated(BadRecord):
    """A record ends in the middle of something."""


class Altered(BadRecord):
    """A record holds a step that cannot have happened."""

    def __init__(self, message: str, step: int, clause: str | None = None) -> None:
        """Say what is wrong with which step (0 for the header)."""
        super().__init__(message)
        self.step = step
        self.clause = clause

"""What the front door says to people at the keyboard, and the commands that it hears from them, in every language."""

from __future__ import annotations

from importlib.resources import files

from ratskeller.kernel.words import COMMON, LANGUAGES, Phrasebook

DOOR = Phrasebook(files("ratskeller.cli") / "words", COMMON)


def heard(typed: str, *commands: str) -> str:
    """Which of some commands was typed, in whatever language; nothing if it was none of them."""
    for command in commands:
        if any(typed.lower() in DOOR.words(each).say(f"{command}.heard").split() for each in LANGUAGES):
            return command
    return ""

"""Names and talk as people type them: cleaned of what would break a page, a log line or a name list."""

from __future__ import annotations

import unicodedata

from ratskeller.tables.faults import Unfit

NAME_MAX = 32
TALK_MAX = 500
SALT_MAX = 64
MOVE_MAX = 64

# What can be said without words, where words are forbidden.
SIGNS = ("nod", "shake", "shrug", "smile", "gasp", "laugh", "glare", "knock", "wait", "applaud")

# Characters that draw nothing of their own but change what stands around them: controls, overrides, private ones.
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_JOINER = "\u200d"  # holds the parts of one emoji together


def clean_name(name: str) -> str:
    """A name that can stand in a line: no controls, single spaces, not empty, not too long."""
    cleaned = _clean(name)
    if not cleaned:
        raise Unfit("A name needs at least one letter.")
    if len(cleaned) > NAME_MAX:
        raise Unfit(f"A name has at most {NAME_MAX} characters; this one has {len(cleaned)}.")
    return cleaned


def clean_talk(text: str) -> str:
    """A line of talk."""
    cleaned = _clean(text)
    if not cleaned:
        raise Unfit("There is nothing in this line.")
    if len(cleaned) > TALK_MAX:
        raise Unfit(f"A line of talk has at most {TALK_MAX} characters; this one has {len(cleaned)}.")
    return cleaned


def clean_salt(salt: str) -> str:
    """What a player adds to the dice: any short text."""
    if len(salt) > SALT_MAX or any(unicodedata.category(letter) in _UNSEEN for letter in salt):
        raise Unfit(f"A salt is at most {SALT_MAX} plain characters.")
    return salt


def check_sign(sign: str) -> str:
    """One of the signs without words."""
    if sign not in SIGNS:
        raise Unfit(f"There is no sign {sign[:NAME_MAX]!r}; the signs are: {', '.join(SIGNS)}.")
    return sign


def check_move_id(move: str) -> str:
    """A sender's own name for a move."""
    if not 0 < len(move) <= MOVE_MAX or not move.isascii() or not move.isprintable():
        raise Unfit(f"A move needs an id of 1 to {MOVE_MAX} plain characters.")
    return move


def _clean(text: str) -> str:
    kept = [letter for letter in text if letter == _JOINER or unicodedata.category(letter) not in _UNSEEN]
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in kept)
    return " ".join(spaced.split()).strip(_JOINER)

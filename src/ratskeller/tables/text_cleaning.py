"""Names and talk as people type them: cleaned of what would break a page, a log line or a name list."""

from __future__ import annotations

import unicodedata

from ratskeller.tables.errors import Unfit
from ratskeller.tables.words import HOUSE

NAME_MAX = 32
TALK_MAX = 500

# What can be said without words, where words are forbidden.
SIGNS = ("nod", "shake", "shrug", "smile", "gasp", "laugh", "glare", "knock", "wait", "applaud")

# Characters that draw nothing of their own but change what stands around them: controls, overrides, private ones.
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
# Letters, marks and symbols that draw nothing either: fillers, blank Braille, variation selectors.
_BLANK = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"}
_BLANK |= {
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0E), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
}
_JOINER = "\u200d"  # holds the parts of one emoji together …
_COLOURED = "\ufe0f"  # … and this makes an emoji of a sign; elsewhere they would only make names look alike


def clean_name(name: str) -> str:
    """A name that can stand in a line: no controls, single spaces, not empty, not too long."""
    return _clean_line(name, NAME_MAX, "name-empty", "name-long")


def likeness(name: str) -> str:
    """What two names have in common that are easily taken for one another: neither case, width nor spaces count."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(plain.split())


def clean_talk(text: str) -> str:
    """A line of talk."""
    return _clean_line(text, TALK_MAX, "talk-empty", "talk-long")


def _clean_line(text: str, most: int, if_empty: str, if_long: str) -> str:
    cleaned = _clean(text)
    if not cleaned:
        raise Unfit(HOUSE(if_empty))
    if len(cleaned) > most:
        raise Unfit(HOUSE(if_long, most=most, count=len(cleaned)))
    return cleaned


def check_sign(sign: str) -> str:
    """One of the signs without words."""
    if sign not in SIGNS:
        raise Unfit(HOUSE("no-such-sign", sign=repr(sign[:NAME_MAX]), signs=", ".join(SIGNS)))
    return sign


def _clean(text: str) -> str:
    """Composed, so that what looks the same is the same; without anything unseen; empty if nothing is left to see."""
    seen = [" " if letter.isspace() else letter for letter in text if letter.isspace() or not _is_unseen(letter)]
    kept = ""
    for number, letter in enumerate(seen):
        is_part = kept != "" and (kept[-1] == _COLOURED or unicodedata.category(kept[-1]) in {"So", "Sk"})
        joins = unicodedata.category(seen[number + 1]) == "So" if number + 1 < len(seen) else False
        if letter not in {_JOINER, _COLOURED} or (is_part and (joins or letter == _COLOURED)):
            kept += letter
    composed = " ".join(unicodedata.normalize("NFC", kept).split())
    return composed if any(unicodedata.category(letter)[0] in "LNPS" for letter in composed) else ""


def _is_unseen(letter: str) -> bool:
    if letter in {_JOINER, _COLOURED}:
        return False
    return letter in _BLANK or unicodedata.category(letter) in _UNSEEN

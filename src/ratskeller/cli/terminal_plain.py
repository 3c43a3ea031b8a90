"""Terminals that know only a few letters: what is drawn and said in Unicode comes out in the nearest plain signs."""

from __future__ import annotations

import codecs
import io
from typing import TextIO

NAME = "ratskeller-plain"
TELLING = "●▸•│─═█“…–"  # a terminal that can write these can write everything here
PLAIN = {
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("–—−─═", "-"),
    **dict.fromkeys("│║", "|"),
    **dict.fromkeys("┌┐└┘╭╮╰╯╔╗╚╝", "+"),
    **dict.fromkeys("━┃┏┓┗┛", "="),
    **dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
    "…": "...",
    "·": "-",
    "•": "*",
    "●": "o",
    "○": ".",
    "▸": ">",
    "█": "#",
    "⇄": "<>",
    "≥": ">=",
}


def speak_plainly(stream: TextIO) -> None:
    """Let a stream that cannot write our signs write plain ones instead of failing."""
    if not isinstance(stream, io.TextIOWrapper):
        return
    try:
        TELLING.encode(stream.encoding)
    except UnicodeEncodeError:
        stream.reconfigure(errors=NAME)


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    unwritable = error.object[error.start : error.end]
    return "".join(PLAIN.get(sign, "?") for sign in unwritable), error.end


codecs.register_error(NAME, _plain)

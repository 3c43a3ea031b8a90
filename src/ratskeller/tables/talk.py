"""What people say to each other, and signs without words where words are forbidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.tables.errors import NotNow, NotYours, Unfit
from ratskeller.tables.saved import Said
from ratskeller.tables.seats import seats_of
from ratskeller.tables.text_cleaning import check_sign, clean_talk
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Link

LINES_MAX = 5000  # of one table


def word_line(line: Said, language: str) -> Said:
    """A line of talk as it is sent: what the house says becomes a sentence, and nobody gets the sender's own id."""
    if line.link:
        return msgspec.structs.replace(line, id="")
    sentence = HOUSE(line.id, who=line.name, bot=line.text, seat=(line.seat or 0) + 1).word(language)
    return msgspec.structs.replace(line, name="", text=sentence, id="")


def say(live: LiveTable, link: Link | None, name: str, text: str, wall: float, *, sign: bool = False) -> None:
    """Let somebody who belongs to the table say a line or make a sign; under one name of theirs it is said once."""
    document = live.document
    seats = seats_of(document, link)
    if link is None or not (seats or link.host):
        raise NotYours(HOUSE("watchers-silent"))
    if document.talk == "off":
        raise NotNow(HOUSE("no-talk"))
    if document.talk == "signs" and not sign:
        raise NotNow(HOUSE("signs-only"))
    said = check_sign(text) if sign else clean_talk(text)
    known = next((line for line in live.said if line.link == link.id and line.id == name), None)
    if known is not None:
        if (known.text, known.sign) != (said, sign):
            raise Unfit(HOUSE("talk-id-used", name=repr(name)))
        return
    if document.said >= LINES_MAX:
        raise NotNow(HOUSE("enough-said"))
    live.say(
        Said(
            n=document.said + 1,
            at=wall,
            link=link.id,
            name=link.name,
            seat=seats[0] if seats else None,
            text=said,
            sign=sign,
            id=name,
        )
    )

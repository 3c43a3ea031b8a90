"""A table's record, from what is stored of it: it can be told even when the rules have changed since."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.numbers import CHANCE
from ratskeller.kernel.record import BRANCHED, FORMAT, Dice, Header, Help, Record, StepLine

if TYPE_CHECKING:
    from ratskeller.tables.saved import Document, Loaded


def make_header(document: Document, rules_version: int) -> Header:
    """The header of a table's record; that of a finished record from elsewhere stays as it was."""
    if document.imported is not None:
        return msgspec.structs.replace(document.imported, rules_version=rules_version)
    return Header(
        record=BRANCHED if document.branches else FORMAT,
        game=document.game,
        rules_version=rules_version,
        seats=len(document.seats),
        options=document.options,
        packs=document.packs,
        names=[seat.name for seat in document.seats],
        bots=[seat.bot for seat in document.seats],
        dice=make_dice(document),
        branches=document.branches,
        help=make_help(document),
    )


def make_help(document: Document) -> Help | None:
    """What a record tells of the help that a table had."""
    if not document.hints and not document.coach:
        return None
    taken, warned = ([getattr(each, name) for each in document.help] for name in ("hints", "warnings"))
    return Help(hints=document.hints, coach=document.coach, taken=taken, warned=warned)


def make_dice(document: Document) -> Dice:
    """What a record tells of a table's dice."""
    return Dice(
        scheme=document.scheme,
        commitment=document.commitment,
        salts=document.salts,
        attempts=document.attempts,
        secret=document.secret or None,
        first=document.first_roll,
    )


def make_record(loaded: Loaded) -> Record:
    """The whole record: the log without what was taken back."""
    document, steps = loaded.document, list[StepLine]()
    for entry in loaded.entries:
        if entry.kind == "undo":
            steps.pop()
        else:
            by = "chance" if entry.by == CHANCE else entry.by
            steps.append(StepLine(len(steps) + 1, by, entry.do, entry.state))  # type: ignore[arg-type]
    version = document.imported.rules_version if document.imported else document.rules_version
    return Record(make_header(document, version), steps, document.end)

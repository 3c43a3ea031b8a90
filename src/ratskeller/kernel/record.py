"""A record: a header and the steps, as JSON Lines that a person can read.

    {"record": 1, "game": "rats_in_the_walls", "rules_version": 1, "seats": 4, "options": {...}, ...}
    {"n": 1, "by": "chance", "do": "roll - - 1 2 2", "state": "5e0c1f..."}
    {"n": 2, "by": 0, "do": "announce 3", "state": "91ab02..."}
    {"end": "last brain", "clause": "7.1", "steps": 2, "scores": [...], "ranks": [...]}

`state` is the digest of the position after the step, so that an altered step is found where it stands.
The last line is there once the game is over; without it the game is unfinished.

A game that was played on from a step of another one begins with the steps of that; its header says so in `branches`,
and `record` is 2 there, so that a program that knows nothing of branches does not take it for something else.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ratskeller.kernel.errors import Altered, BadRecord, OtherVersion, Truncated

FORMAT = 1
BRANCHED = 2  # the format of a record that branches off from another one
FORMATS = (FORMAT, BRANCHED)
HEADER_MAX, LINE_MAX = 1_000_000, 4_000  # letters of the first line, which may hold packs, and of every other
BRANCHES_MAX = 100  # a branch of a branch of …
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeEncodeError)  # no JSON; too deep; half a character


class Attempt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One time that all shares were to be opened, by seat; a seat that adds nothing to the dice has an empty seal."""

    names: list[str]
    seals: list[str]
    shares: list[str]  # empty where one was not opened


class Dice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The dice of a table that committed itself to them before the first roll: see `dice.py`."""

    scheme: str
    commitment: str
    salts: list[str] = []  # only of tables of an earlier day
    attempts: list[Attempt] = []  # with the last of them the game began
    secret: str | None = None  # revealed when the table has ended; until then nobody can derive the rolls
    first: int = 1  # the first step that these dice decided; later when a table has taken over a running game


class Branch(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game branched off from another one, whose first steps it begins with."""

    of: str  # the SHA-256 of that game's record
    steps: int  # of it that were taken over
    seat: int | None = None  # all that this seat could not know there was imagined anew; None: the past was laid open
    seed: str | None = None  # what was imagined follows from it, as 16 hexadecimal digits; None: from the game's own


class Help(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What help the table had agreed on, and what each seat had of it; lists are by seat."""

    hints: bool = False  # whoever was asked could ask for a hint
    coach: bool = False  # a coach warned of slips before they were carried out
    taken: list[int] = []  # hints
    warned: list[int] = []  # how often the coach has warned


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What was played, by whom, under which rules."""

    record: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any] = {}
    packs: dict[str, Any] = {}
    names: list[str] = []
    bots: list[str] = []
    seed: str | None = None  # of the dealer, as 16 hexadecimal digits; without it the rolls cannot be derived again …
    dice: Dice | None = None  # … unless a table's own dice decided them; there is a seed or dice, not both
    note: str = ""
    branches: list[Branch] = []  # the last of them is where this very game branched off
    help: Help | None = None  # where the table had agreed on any


class StepLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: an action of a seat or an outcome of chance."""

    n: int
    by: int | Literal["chance"]
    do: str
    state: str


class EndLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended."""

    end: str
    clause: str
    steps: int
    scores: list[int]
    ranks: list[int]


class Record(msgspec.Struct, frozen=True):
    """A header, the steps, and the end if the game has one."""

    header: Header
    steps: list[StepLine]
    end: EndLine | None


def write_line(line: Header | StepLine | EndLine) -> str:
    """One line of a record, with its line break."""
    text: str = msgspec.json.encode(line).decode()
    return text + "\n"


def write_record(record: Record) -> str:
    """The whole text of a record."""
    lines: list[Header | StepLine | EndLine] = [record.header, *record.steps]
    if record.end is not None:
        lines.append(record.end)
    return "".join(write_line(line) for line in lines)


def read_record(text: str) -> Record:
    """A record from its text. Whether the steps are legal is for `replay` to say."""
    lines = text.split("\n")
    if not text.strip():
        raise Truncated("The record is empty.")
    if lines[-1]:
        raise Truncated(f"The record is cut off in line {len(lines)}: its last line does not end.")
    lines.pop()
    for number, line in enumerate(lines, start=1):
        most = HEADER_MAX if number == 1 else LINE_MAX
        if len(line) > most:
            raise BadRecord(f"Line {number} of the record has {len(line)} letters; it can have at most {most}.")
    header = _read_header(lines[0])
    steps: list[StepLine] = []
    for number, line in enumerate(lines[1:], start=2):
        if "end" in _read(line, dict[str, Any], number):
            if number < len(lines):
                raise BadRecord(f"Line {number + 1} of the record comes after its end.")
            return Record(header, steps, _read(line, EndLine, number))
        step = _read(line, StepLine, number)
        if step.n != len(steps) + 1:
            message = f"Line {number} of the record should be step {len(steps) + 1}, but calls itself step {step.n}."
            raise Altered(message, len(steps) + 1)
        steps.append(step)
    return Record(header, steps, None)


def _read_header(line: str) -> Header:
    try:
        values = msgspec.json.decode(line, type=dict[str, Any])
    except UNREADABLE:
        raise BadRecord("This is not a record: its first line is not a JSON object.") from None
    if "record" not in values:
        raise BadRecord("This is not a record: its first line has no “record” in it.")
    if values["record"] not in FORMATS:
        known = f"this program reads format {FORMAT} and {BRANCHED}"
        raise OtherVersion(f"This record has the format {values['record']!r}; {known}.")
    if (values["record"] == BRANCHED) != bool(values.get("branches")):
        raise BadRecord(f"A record has the format {BRANCHED} if it branches off from another one, and only then.")
    try:
        return msgspec.convert(values, Header)
    except msgspec.ValidationError as error:
        raise BadRecord(f"The header of the record is wrong: {error}.") from None


def _read(line: str, kind: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except UNREADABLE as error:
        raise BadRecord(f"Line {number} of the record cannot be read: {error}.") from None

"""Changes as rows of the database, and rows as what they were."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ratskeller.tables.saved import Change, Document, Entry, Said
from ratskeller.tables.store_errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import RowMapping

Row = dict[str, Any]
Line = TypeVar("Line", Entry, Said)


class Writing(msgspec.Struct, frozen=True, kw_only=True):
    """A change as it goes to the database. It is made at once, so that later changes of the document do not matter."""

    table: str
    is_new: bool
    before: tuple[int, int]  # the version and seq that the stored table must have
    row: Row
    log: list[Row]
    talk: list[Row]

    @property
    def after(self) -> tuple[int, int]:
        """The version and seq that the stored table will have."""
        return self.row["version"], self.row["seq"]

    @property
    def body(self) -> str:
        """The document as JSON."""
        return str(self.row["body"])


def write(change: Change, *, is_new: bool = False) -> Writing:
    """A change as rows, or a StoreError if it cannot be kept."""
    document = change.document
    expect_ending([entry.seq for entry in change.entries], document.seq, document.id, "log")
    expect_ending([said.n for said in change.said], document.said, document.id, "talk")
    before = (document.version - 1, document.seq - len(change.entries))
    log = [{"table_id": document.id, **as_row(entry)} for entry in change.entries]
    talk = [{"table_id": document.id, **as_row(said)} for said in change.said]
    row: Row = {
        "id": document.id,
        "version": document.version,
        "seq": document.seq,
        "status": document.status,
        "public": document.public,
        "game": document.game,
        "created": float(document.created),
        "updated": float(document.updated),
        "address": document.address,
    }
    expect_storable(document.id, [row, *log, *talk])
    try:
        row["body"] = msgspec.json.encode(document).decode()
        read_document(row["body"])  # what goes in must come out: JSON has no infinity, for one
    except (TypeError, ValueError) as error:
        raise StoreError(f"Table {document.id!r} holds something that JSON cannot say: {error}.") from error
    return Writing(table=document.id, is_new=is_new, before=before, row=row, log=log, talk=talk)


def expect_ending(numbers: Sequence[int], last: int, table: str, what: str) -> None:
    """New lines must be numbered without gaps, up to the number that the document names: readers rely on it."""
    if numbers and list(numbers) != list(range(last - len(numbers) + 1, last + 1)):
        raise StoreError(f"The new lines of the {what} of table {table!r} do not lead up to number {last}.")


def expect_storable(table: str, rows: Iterable[Row]) -> None:
    """Refuse what one of the databases cannot hold. Within a document any text is kept: JSON escapes it."""
    for row in rows:
        for name, value in row.items():
            if not is_storable(value):
                raise StoreError(f"The {name} in a change of table {table!r} cannot be kept: it is {value!r}.")


def is_storable(value: str | float | None) -> bool:
    """Whether both databases can hold a value: no NUL, no half of a surrogate pair, 64 bits, finite."""
    if isinstance(value, str):
        return "\0" not in value and value.encode(errors="ignore") == value.encode(errors="surrogatepass")
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    return value is None or math.isfinite(value)


def as_row(line: Line) -> Row:
    """A line of the log or of the talk, field by field."""
    return {name: getattr(line, name) for name in line.__struct_fields__}


def read_document(body: str) -> Document:
    """A document from its JSON."""
    return msgspec.json.decode(body, type=Document)


def read_line(kind: type[Line], row: RowMapping) -> Line:
    """A line of the log or of the talk from its row."""
    return kind(**{name: row[name] for name in kind.__struct_fields__})

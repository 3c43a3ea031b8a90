"""The errors of tables: wishes that cannot be granted. Each has a cause for programs and one sentence for people."""

from __future__ import annotations

from typing import ClassVar

from ratskeller.kernel.errors import RatskellerError


class TableError(RatskellerError):
    """A wish that cannot be granted; nothing was changed."""

    cause: ClassVar[str] = "bad_request"


class NoSuchTable(TableError):
    """There is no table of that name."""

    cause = "no_such_table"


class NotYours(TableError):
    """The token does not open this, or none was shown."""

    cause = "not_yours"


class NotNow(TableError):
    """The table is not in a state for this."""

    cause = "not_now"


class Stale(TableError):
    """The game has gone on since the sender looked."""

    cause = "stale"


class Unfit(TableError):
    """A name, a text or a setting that a table does not take."""

    cause = "unfit"


class TooMany(TableError):
    """A limit of the house is reached."""

    cause = "too_many"


class Unavailable(TableError):
    """The database is down or full; it may work again later."""

    cause = "unavailable"

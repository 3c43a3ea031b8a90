"""The errors of tables: wishes that cannot be granted. Each has a cause for programs and one sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ratskeller.kernel.errors import RatskellerError

if TYPE_CHECKING:
    from ratskeller.kernel.words import Saying
    from ratskeller.tables.wire import Advice


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


class Warned(TableError):
    """The coach thinks better of it; nothing was changed, and whoever insists may do it all the same."""

    cause = "coach"

    def __init__(self, why: Saying, advice: Advice) -> None:
        """`advice`: what would be better, in the language of whoever is warned."""
        super().__init__(why)
        self.advice = advice


class Unavailable(TableError):
    """The database is down or full; it may work again later."""

    cause = "unavailable"

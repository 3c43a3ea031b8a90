"""What can go wrong with a store."""

from __future__ import annotations

from ratskeller.kernel.errors import RatskellerError


class StoreError(RatskellerError):
    """The store could not do it; nothing was changed."""


class Conflict(StoreError):
    """The stored table is not the one that the change began from: somebody else has written."""


class OtherKey(StoreError):
    """The tables were opened with another key of the house than the one that is here."""


class StoreDown(StoreError):
    """The database cannot be reached or cannot write (full, read-only, stopped). Later it may.

    If it was lost in the middle of a commit and stays away, the message says that nobody knows whether the change was
    written; a table must then be loaded again before it goes on. Nothing is written twice: versions guard it.
    """

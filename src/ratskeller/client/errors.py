"""The errors between a client and its server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.errors import RatskellerError

if TYPE_CHECKING:
    from ratskeller.tables.wire import Advice


class ServerUnreachable(RatskellerError):
    """There is no answer; nobody knows whether the server got the question."""


class ServerRefused(RatskellerError):
    """The server said no, and why."""

    def __init__(self, cause: str, why: str, clause: str | None = None, advice: Advice | None = None) -> None:
        """`cause` is for programs, `why` for people; `clause` names the rule, and `advice` is the coach's, if any."""
        super().__init__(why)
        self.cause = cause
        self.clause = clause
        self.advice = advice


class Dismissed(ServerRefused):
    """The server has ended the line for good."""

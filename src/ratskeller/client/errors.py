"""The errors between a client and its server."""

from __future__ import annotations

from ratskeller.kernel.errors import RatskellerError


class ServerUnreachable(RatskellerError):
    """There is no answer; nobody knows whether the server got the question."""


class ServerRefused(RatskellerError):
    """The server said no, and why."""

    def __init__(self, cause: str, why: str, clause: str | None = None) -> None:
        """`cause` is for programs, `why` for people, `clause` names the rule if there is one."""
        super().__init__(why)
        self.cause = cause
        self.clause = clause


class Dismissed(ServerRefused):
    """The server has ended the line for good."""

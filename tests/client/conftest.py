"""A server for the client to talk to."""

from __future__ import annotations

from tests.server.conftest import anyio_backend, data, server

__all__ = ["anyio_backend", "data", "server"]

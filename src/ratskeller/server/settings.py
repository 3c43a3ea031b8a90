"""How a server is run: everything a host can set, checked once, and handed to worker processes as text."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ratskeller.kernel.errors import BadSetup


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What `serve` was told."""

    data: str  # the folder for the key of the house and, by default, the database
    database: str = ""  # a PostgreSQL address; empty for SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bot_processes: int = 1
    pace: float = 0.6  # seconds a bot takes at least
    origins: tuple[str, ...] = ()  # web pages of other hosts that may connect
    tables_per_day: int = 200  # for one address
    connections_per_address: int = 200
    wishes_per_second: float = 20.0  # for one connection, with a burst of three times as many
    requests_per_second: float = 20.0  # for one address, over HTTP
    trust_proxy: bool = False  # take the address of a visitor from the proxy before us

    @property
    def place(self) -> str:
        """Where the database is."""
        return self.database or str(Path(self.data) / "ratskeller.sqlite")

    @property
    def key_file(self) -> Path:
        """Where the key of the house is."""
        return Path(self.data) / "house.key"


def check_settings(settings: Settings) -> None:
    """Refuse what cannot work together."""
    if settings.workers < 1:
        raise BadSetup(f"A server has at least one worker, not {settings.workers}.")
    if settings.workers > 1 and not settings.database:
        raise BadSetup("Several workers share their tables through PostgreSQL; give its address with --database.")
    if not 0 <= settings.port <= 65535:
        raise BadSetup(f"A port is a number from 0 to 65535, not {settings.port}.")

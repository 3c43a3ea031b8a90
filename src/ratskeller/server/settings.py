"""How a server is run: everything a host can set, checked once, and handed to worker processes as text."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ratskeller.kernel.errors import BadSetup

PACE_MAX = 60.0
METRICS = "127.0.0.1:9470"  # unless the host says otherwise
SECONDS_MAX = 3_600.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What `serve` was told."""

    data: str  # the folder for the key of the house and, by default, the database
    database: str = ""  # a PostgreSQL address; empty for SQLite in the data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bot_processes: int = 2  # one address never has all of them, if there are several
    bot_seconds_per_minute: float = 45.0  # of thinking, for one address
    pace: float = 0.6  # seconds a bot takes at least
    judge_processes: int = 2  # for reviews of games that are over, and for advice
    reviews_per_address: int = 4  # under way at the same time
    reviews_in_all: int = 32  # of one process
    names: tuple[str, ...] = ()  # by which visitors come, beside those of this machine and all numbers
    origins: tuple[str, ...] = ()  # web pages of other hosts that may connect
    tables_per_day: int = 200  # for one address
    sittings: int = 30  # how often one address may sit down at one table within ten minutes
    connections_per_address: int = 200  # lines of one address, see `connections.SPARE`
    connections_in_all: int = 2_000  # of one process, lines and requests
    head_seconds: float = 10.0  # for the head of a request to come, and for the hello of a line
    body_seconds: float = 60.0  # for its body
    answer_seconds: float = 60.0  # for its answer to be taken
    inspection_seconds: float = 20.0  # of processor time a minute, for packs and records of one address
    wishes_per_second: float = 20.0  # for one connection, with a burst of three times as many
    requests_per_second: float = 20.0  # for one address, over HTTP
    metrics: str = ""  # where a host can watch, such as METRICS; nothing: nowhere
    command_for_others: str = ""  # what would have opened this house for other machines, too
    trust_proxy: str = ""  # the addresses of proxies that tell the real address of a visitor

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
    if settings.bot_processes < 1:
        raise BadSetup(f"Bots need at least one process to think in, not {settings.bot_processes}.")
    if not settings.bot_seconds_per_minute > 0:
        raise BadSetup("The bots of one address need more than 0 seconds a minute to think.")
    if settings.judge_processes < 1 or settings.reviews_per_address < 1 or settings.reviews_in_all < 1:
        raise BadSetup("There must be room for at least one review, and a process to make it in.")
    if not 0 <= settings.pace <= PACE_MAX:
        raise BadSetup(f"The pace of bots is 0 to {PACE_MAX:g} seconds, not {settings.pace:g}.")
    if not settings.wishes_per_second > 0 or not settings.requests_per_second > 0:
        raise BadSetup("The rate of wishes must be more than 0 a second.")
    if settings.tables_per_day < 1 or settings.connections_per_address < 1:
        raise BadSetup("An address may open at least one table a day and have at least one connection.")
    if settings.sittings < 1:
        raise BadSetup("An address may sit down at a table at least once in ten minutes.")
    if settings.connections_in_all < 1:
        raise BadSetup("A server takes at least one connection.")
    for seconds in (settings.head_seconds, settings.body_seconds, settings.answer_seconds):
        if not 0 < seconds <= SECONDS_MAX:
            raise BadSetup(f"A visitor has more than 0 and at most {SECONDS_MAX:g} seconds, not {seconds:g}.")
    if not settings.inspection_seconds > 0:
        raise BadSetup("An address must have some time in which its packs and records are looked at.")
    if not 0 <= settings.port <= 65535:
        raise BadSetup(f"A port is a number from 0 to 65535, not {settings.port}.")

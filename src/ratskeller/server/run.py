"""Runs the server: one process, or several that share a socket and a database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import time
import urllib.request
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from ratskeller.kernel.errors import BadSetup
from ratskeller.server.app import SETTINGS
from ratskeller.server.logs import set_up_logs
from ratskeller.server.metrics import place_of_metrics
from ratskeller.server.protocols import Lines, Requests
from ratskeller.server.reach import EVERYWHERE_6, address_at, nearest
from ratskeller.server.settings import METRICS, check_settings
from ratskeller.tables.database import open_store
from ratskeller.tables.house_key import HouseKey, make_key, read_key
from ratskeller.tables.private_files import keep_private
from ratskeller.tables.store_errors import OtherKey

if TYPE_CHECKING:
    from collections.abc import Callable

    from ratskeller.server.settings import Settings

FRAME_MAX = 65_536  # bytes of one line from a visitor
GOODBYE_SECONDS = 5
BACKLOG = 2048
ANNOUNCE_TRIES = 600
OURS = ("house.key", "ratskeller.sqlite")  # how all that we put into the data folder begins


def run_server(settings: Settings, on_open: Callable[[str], None] | None = None) -> int:
    """Serve until interrupted; the exit code. Prints one line with the address when it can be reached.

    `on_open` is told the address then, on a thread of its own.
    """
    check_settings(settings)
    _check_metrics(settings)
    _prepare(settings)
    listening = _listen(settings)
    set_up_logs()
    signal.signal(signal.SIGTERM, _leave)
    port = listening.getsockname()[1]
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        "ratskeller.server.app:create_app",
        factory=True,
        workers=settings.workers,
        http=Requests,
        ws=Lines,
        ws_max_size=FRAME_MAX,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy or None,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        lifespan="on",
    )
    Thread(target=_announce, args=(settings.host, port, on_open), daemon=True).start()
    if settings.workers > 1:
        Multiprocess(config, sockets=[listening]).run()
        return 0
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _leave(_signal: int, _frame: object) -> None:
    """Being asked to end is no fault. Uvicorn hears the signal first, says goodbye, and then raises it again."""
    raise SystemExit(0)


def _announce(host: str, port: int, on_open: Callable[[str], None] | None) -> None:
    """Say where the server is, once it answers."""
    near = address_at(nearest(host), port)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    for _ in range(ANNOUNCE_TRIES):
        with contextlib.suppress(OSError), opener.open(f"{near}/health", timeout=10):
            break
        time.sleep(0.1)
    else:
        return
    with contextlib.suppress(OSError):  # nobody reads it, and the house is open all the same
        sys.stdout.write(f"Ratskeller is open at {near}\n")
        sys.stdout.flush()
    if on_open is not None:
        on_open(near)


def _check_metrics(settings: Settings) -> None:
    """An address that the host has chosen must be free. Without one, another server may have it already."""
    place = place_of_metrics(settings)
    if place is not None and settings.metrics != METRICS:
        for worker in range(settings.workers):
            _bind(place[0], place[1] + worker).close()


def _prepare(settings: Settings) -> None:
    """Find out before anything is opened what cannot work: the folder, the key, the database's address."""
    _prepare_folder(Path(settings.data))
    is_first_day = not settings.key_file.exists()
    if is_first_day:
        make_key(settings.key_file)
    try:
        asyncio.run(_try_store(settings, HouseKey(read_key(settings.key_file))))
    except OtherKey:
        if is_first_day:  # not of this house: its own is missing
            settings.key_file.unlink()
        raise


def _prepare_folder(folder: Path) -> None:
    """Make the data folder, for its owner only. One that others made, or put something into, stays as it is."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if all(each.name.startswith(OURS) for each in folder.iterdir()):
            keep_private(folder)
    except OSError as error:
        raise BadSetup(f"The data folder {folder} cannot be made: {error.strerror}.") from None


async def _try_store(settings: Settings, house_key: HouseKey) -> None:
    """Open the tables and close them again: what is wrong with them is better said here than by a worker."""
    store = open_store(settings.place)
    await store.open(house_key)
    await store.close()


def adopt_key(settings: Settings) -> str:
    """Make the key in the data folder that of the tables; what follows from it, as a sentence."""
    _prepare_folder(Path(settings.data))
    if not settings.key_file.exists():
        make_key(settings.key_file)
    house_key = HouseKey(read_key(settings.key_file))
    left_behind = asyncio.run(open_store(settings.place).adopt_key(house_key))
    return (
        f"{settings.key_file} is now the key of the house; tables that cannot go on with it, "
        f"but can be closed: {left_behind}."
    )


def is_free(host: str, port: int) -> bool:
    """Whether somebody could listen there now."""
    with contextlib.suppress(BadSetup):
        _bind(host, port).close()
        return True
    return False


def _listen(settings: Settings) -> socket.socket:
    listening = _bind(settings.host, settings.port)
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == EVERYWHERE_6:  # everywhere is with the old addresses, whatever this system thinks is usual
        with contextlib.suppress(OSError, AttributeError):
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        listening.bind((host, port))
    except (OSError, UnicodeError) as error:
        listening.close()
        why = error.strerror if isinstance(error, OSError) else "that is no address"
        raise BadSetup(f"{host}:{port} cannot be listened on: {why}.") from None
    return listening

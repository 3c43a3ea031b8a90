"""The web application: puts the server together and opens the doors."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import time
from contextlib import asynccontextmanager
from threading import Thread
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from ratskeller import __version__
from ratskeller.kernel.errors import BadSetup
from ratskeller.server.docs_site import written
from ratskeller.server.doors import Doors
from ratskeller.server.guards import add_headers, check_request
from ratskeller.server.languages import language_of
from ratskeller.server.logs import set_up_logs
from ratskeller.server.metrics import (
    BOT_WAITS,
    BOTS_THINKING,
    BOTS_WAITING,
    CHANGES,
    REVIEW_WAITS,
    REVIEWS_MADE,
    REVIEWS_WAITING,
    TABLES,
    serve_metrics,
)
from ratskeller.server.problems import EXCEPTION_HANDLERS
from ratskeller.server.reading_routes import READING
from ratskeller.server.review_routes import REVIEWING
from ratskeller.server.routes import ROUTES
from ratskeller.server.running_server import RunningServer
from ratskeller.server.schema import ExactSchema
from ratskeller.server.settings import Settings
from ratskeller.server.site import SITE_ROUTES
from ratskeller.tables.bot_processes import BotProcesses
from ratskeller.tables.bots_and_clocks import BotsAndClocks
from ratskeller.tables.database import open_store
from ratskeller.tables.house import House
from ratskeller.tables.house_key import HouseKey, read_key
from ratskeller.tables.inspection import Inspection
from ratskeller.tables.judge_processes import JudgeProcesses
from ratskeller.tables.store_errors import StoreDown, StoreError
from ratskeller.tables.tables_in_memory import TablesInMemory

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from multiprocessing.process import BaseProcess

    from litestar.types import ASGIApp

    from ratskeller.tables.database.database_store import DatabaseStore

SETTINGS = "RATSKELLER_SETTINGS"  # how worker processes get them
UNDO_DELAY = 0.15  # seconds; see TablesInMemory
BODY_MAX = 262_144
OPEN_AGAIN = 1.0  # seconds
MENDED = 5.0  # seconds between two looks whether a host has mended what only a host can mend
# Pages, rules and replays are large and hold no secret. What may hold a token is not compressed: beside text of a
# stranger's choice its length would tell something about it. Pictures and fonts are as small as they get.
NOT_COMPRESSED = [r"^/api/(tables|records)(?!/\w+/replay)", r"^/health", r"\.(png|woff2)$"]
COMPRESSION = CompressionConfig("gzip", minimum_size=1_000, gzip_compress_level=6, exclude=NOT_COMPRESSED)
log = logging.getLogger(__name__)


def create_app() -> ASGIApp:
    """The application of a worker process, or of the only one."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        Thread(target=_follow, args=(supervisor,), daemon=True).start()
    return build_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def _follow(supervisor: BaseProcess) -> None:
    """End with the process that started this one; otherwise a worker would keep the port for ever."""
    supervisor.join()
    signal.raise_signal(signal.SIGTERM)


def calm_collector() -> None:
    """Look for garbage in circles less often: tables are many small objects that live long, and form no circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def build_app(settings: Settings) -> ASGIApp:
    """The application for some settings."""
    set_up_logs()
    store = open_store(settings.place)
    tables = TablesInMemory(store, _wait_for_key(settings), undo_delay=UNDO_DELAY)
    inspection = Inspection(settings.inspection_seconds)
    judges = JudgeProcesses(settings.judge_processes, on_turn=REVIEW_WAITS.observe)
    REVIEWS_MADE.set_function(lambda: judges.reviewing)
    REVIEWS_WAITING.set_function(lambda: judges.waiting)
    limits = {"tables_per_day": settings.tables_per_day, "sittings": settings.sittings}
    reviews = {"reviews_per_address": settings.reviews_per_address, "reviews_in_all": settings.reviews_in_all}
    server = RunningServer(House(tables, inspect=inspection, judges=judges, **limits, **reviews), settings)
    TABLES.set_function(lambda: len(tables.all()))
    tables.on_public_change = CHANGES.inc

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        bot_processes = BotProcesses(
            settings.bot_processes, seconds_per_minute=settings.bot_seconds_per_minute, on_turn=BOT_WAITS.observe
        )
        BOTS_THINKING.set_function(lambda: bot_processes.thinking)
        BOTS_WAITING.set_function(lambda: bot_processes.waiting)
        bots_and_clocks = BotsAndClocks(tables, bot_processes, pace=settings.pace)
        await _open(store, tables, settings)
        try:
            await bots_and_clocks.start()
            calm_collector()
            serve_metrics(settings)
            watching = asyncio.create_task(server.connections.watch())
            yield
            watching.cancel()
        finally:
            await bots_and_clocks.stop()
            await tables.close()
            await store.close()
            bot_processes.close()
            inspection.close()
            judges.close()

    def provide_server() -> RunningServer:
        return server

    def provide_language(request: Request[Any, Any, Any]) -> str:
        return language_of(request)

    requests = Litestar(
        route_handlers=[*ROUTES, *READING, *REVIEWING, *SITE_ROUTES, written],
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "language": Provide(provide_language, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers=EXCEPTION_HANDLERS,
        before_request=check_request,
        before_send=[add_headers],
        request_max_body_size=BODY_MAX,
        compression_config=COMPRESSION,
        openapi_config=OpenAPIConfig(
            title="Ratskeller",
            version=__version__,
            description="Tables of five dark tabletop games. Live play goes over the line of a table, a WebSocket.",
            path="/api/schema",
            render_plugins=[ExactSchema()],
        ),
        signature_namespace={"RunningServer": RunningServer},
        state=State({"server": server}),
        logging_config=None,
        debug=False,
    )

    return Doors(requests, server)


async def _open(store: DatabaseStore, tables: TablesInMemory, settings: Settings) -> None:
    """Open the tables. A worker that is replaced while the database or the key of the house is away waits for it."""
    while True:
        try:
            await store.open(tables.house_key)
        except StoreDown as error:
            told = "the database of the tables cannot be opened; it is tried again in %g s"
            log.warning(told, OPEN_AGAIN, extra={"error": str(error)})
            await asyncio.sleep(OPEN_AGAIN)
        except StoreError as error:  # while this house was open somebody has exchanged its key or its database
            log.error("%s It is tried again in %g s.", error, MENDED)  # noqa: TRY400 (the sentence says all)
            await asyncio.sleep(MENDED)
            tables.house_key = _wait_for_key(settings)
        else:
            return


def _wait_for_key(settings: Settings) -> HouseKey:
    """The key of the house. A worker that is replaced while it is not there waits: others may still serve with it."""
    while True:
        try:
            return HouseKey(read_key(settings.key_file))
        except BadSetup as error:
            log.error("%s It is tried again in %g s.", error, MENDED)  # noqa: TRY400 (the sentence says all)
            time.sleep(MENDED)

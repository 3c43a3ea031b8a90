"""The web application: puts the rooms together and opens the doors."""

from __future__ import annotations

import os
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ratskeller import __version__
from ratskeller.server.guards import SECURITY_HEADERS, limit_requests
from ratskeller.server.line import line
from ratskeller.server.logs import set_up_logs
from ratskeller.server.metrics import TABLES, metrics
from ratskeller.server.problems import EXCEPTION_HANDLERS
from ratskeller.server.rooms import Rooms
from ratskeller.server.routes import ROUTES
from ratskeller.server.settings import Settings
from ratskeller.tables.bot_desk import BotDesk
from ratskeller.tables.caretaker import Caretaker
from ratskeller.tables.database import open_store
from ratskeller.tables.dealer import Dealer, read_key
from ratskeller.tables.house import House

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

SETTINGS = "RATSKELLER_SETTINGS"  # how worker processes get them
BODY_MAX = 262_144


def create_app() -> Litestar:
    """The application of a worker process."""
    return build_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def build_app(settings: Settings) -> Litestar:
    """The application for some settings."""
    set_up_logs()
    store = open_store(settings.place)
    house = House(store, Dealer(read_key(settings.key_file)), tables_per_day=settings.tables_per_day)
    rooms = Rooms(house, settings)
    TABLES.set_function(lambda: len(house.tables()))

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        desk = BotDesk(settings.bot_processes)
        caretaker = Caretaker(house, desk, pace=settings.pace)
        await store.open()
        try:
            await caretaker.start()
            yield
        finally:
            await caretaker.stop()
            await house.close()
            await store.close()
            desk.close()

    def provide_rooms() -> Rooms:
        return rooms

    return Litestar(
        route_handlers=[*ROUTES, metrics, line],
        dependencies={"rooms": Provide(provide_rooms, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers=EXCEPTION_HANDLERS,
        before_request=limit_requests,
        response_headers=SECURITY_HEADERS,
        request_max_body_size=BODY_MAX,
        openapi_config=OpenAPIConfig(
            title="Ratskeller",
            version=__version__,
            description="Tables of five dark tabletop games. Live play goes over the line of a table, a WebSocket.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        signature_namespace={"Rooms": Rooms},
        state=State({"rooms": rooms}),
        logging_config=None,
        debug=False,
    )

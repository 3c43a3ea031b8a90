"""The published schema, with our types as msgspec itself describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from ratskeller.catalogue import GAMES
from ratskeller.server.routes import RecordText
from ratskeller.tables.review_wire import TryOption
from ratskeller.tables.wire import Join, NewTable, PlayOn

if TYPE_CHECKING:
    from litestar import Request

TAKEN = (NewTable, Join, PlayOn, RecordText, TryOption)  # what visitors send
GIVES_TABLE = ("/api/tables", "/api/records", "/api/tables/{table}/seats", "/api/tables/{table}/branches")  # by a POST
TABLE, TOKEN = "$response.body#/table/id", "Bearer {$response.body#/token}"


class ExactSchema(JsonRenderPlugin):
    """Litestar leaves out that there are no other fields, limits within a union, and what leads where."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole schema as JSON."""
        _, exact = msgspec.json.schema_components(TAKEN, ref_template="#/components/schemas/{name}")
        openapi_schema["components"]["schemas"].update(exact)
        _add_links(openapi_schema["paths"])
        return super().render(request, openapi_schema)


def _add_links(paths: dict[str, Any]) -> None:
    """A game leads to a table of it, and an answer that names a table to all that can be done there with its token."""
    for number, name in enumerate(GAMES):
        game = f"$response.body#/games/{number}"
        wish = {
            "game": f"{game}/name",
            "seats": f"{game}/seats/min",
            "bots": [],
            "options": {},
            "packs": {},
            "start": False,
        }
        link = {"operationId": paths["/api/tables"]["post"]["operationId"], "requestBody": wish}
        paths["/api/games"]["get"]["responses"]["200"].setdefault("links", {})[name] = link
    about = [each for path, methods in paths.items() if "{table}" in path for each in methods.values()]
    links = {each["operationId"]: _link(each) for each in about}
    for path in GIVES_TABLE:
        paths[path]["post"]["responses"]["201"]["links"] = links


def _link(operation: dict[str, Any]) -> dict[str, Any]:
    taken = {parameter["name"] for parameter in operation["parameters"]}
    parameters = {"table": TABLE, **({"Authorization": TOKEN} if "Authorization" in taken else {})}
    return {"operationId": operation["operationId"], "parameters": parameters}

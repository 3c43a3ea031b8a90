"""The published schema, with our types as msgspec itself describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from ratskeller.server.routes import RecordText
from ratskeller.tables.wire import Join, NewTable

if TYPE_CHECKING:
    from litestar import Request

TAKEN = (NewTable, Join, RecordText)  # what visitors send


class ExactSchema(JsonRenderPlugin):
    """Litestar leaves out that there are no other fields, and limits within a union; readers would be misled."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole schema as JSON."""
        _, exact = msgspec.json.schema_components(TAKEN, ref_template="#/components/schemas/{name}")
        openapi_schema["components"]["schemas"].update(exact)
        return super().render(request, openapi_schema)

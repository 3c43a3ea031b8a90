"""What a host can watch, in Prometheus' format."""

from __future__ import annotations

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest

REGISTRY = CollectorRegistry()
CONNECTIONS = Gauge("ratskeller_connections", "Open connections to tables", registry=REGISTRY)
TABLES = Gauge("ratskeller_tables", "Tables in memory", registry=REGISTRY)
MOVES = Counter("ratskeller_moves", "Moves that were made and are on the disk", registry=REGISTRY)
LINES = Counter("ratskeller_lines", "Lines sent to visitors", registry=REGISTRY)
MEDIA_TYPE = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # Litestar adds it again


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics() -> Response[bytes]:
    """All counters of this process."""
    return Response(generate_latest(REGISTRY), media_type=MEDIA_TYPE)

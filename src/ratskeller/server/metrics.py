"""What a host can watch, in Prometheus' format, at an address of its own.

Every number is a function of what anybody may see: a counter that moved with a hidden answer would tell of it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from ratskeller.kernel.errors import BadSetup

if TYPE_CHECKING:
    from ratskeller.server.settings import Settings

REGISTRY = CollectorRegistry()
CONNECTIONS = Gauge("ratskeller_connections", "Open connections to tables", registry=REGISTRY)
TABLES = Gauge("ratskeller_tables", "Tables in memory", registry=REGISTRY)
CHANGES = Counter("ratskeller_changes", "Changes of games that spectators could see, on the disk", registry=REGISTRY)
# A bot holds its slot for a time that follows from its level: these tell nothing of what it was asked.
BOTS_THINKING = Gauge("ratskeller_bots_thinking", "Bots that think", registry=REGISTRY)
BOTS_WAITING = Gauge("ratskeller_bots_waiting", "Bots that wait for their turn to think", registry=REGISTRY)
BOT_WAITS = Histogram(
    "ratskeller_bot_wait_seconds",
    "How long each bot waited for its turn to think",
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300),
    registry=REGISTRY,
)
# Reviews are of games that are over. Advice in a game that is not is not counted: asking for it is nobody's business.
REVIEWS_MADE = Gauge("ratskeller_reviews_made", "Parts of reviews that are being made", registry=REGISTRY)
REVIEWS_WAITING = Gauge("ratskeller_reviews_waiting", "Parts of reviews that wait for their turn", registry=REGISTRY)
REVIEW_WAITS = Histogram(
    "ratskeller_review_wait_seconds",
    "How long each part of a review waited for its turn",
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300),
    registry=REGISTRY,
)
log = logging.getLogger(__name__)


def place_of_metrics(settings: Settings) -> tuple[str, int] | None:
    """The host and the first port, or None if nobody wants to watch."""
    if not settings.metrics:
        return None
    host, _, port = settings.metrics.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) <= 65535 - settings.workers:
        raise BadSetup(f"The address of the metrics is such as 127.0.0.1:9470, not {settings.metrics}.")
    return host.strip("[]"), int(port)


def serve_metrics(settings: Settings) -> None:
    """Offer the numbers of this process: each worker takes the first port that is free."""
    place = place_of_metrics(settings)
    if place is None:
        return
    host, first = place
    for port in range(first, first + settings.workers):
        try:
            start_http_server(port, host, REGISTRY)
        except OSError:
            continue
        return
    log.warning("there are no metrics of this process: nobody can listen at %s", settings.metrics)

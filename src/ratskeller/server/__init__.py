"""HTTP and WebSocket over tables."""

from __future__ import annotations

from ratskeller.extras import require

require("server")

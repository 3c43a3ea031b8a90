"""How much one visitor may ask for: buckets that fill up slowly."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

BURST = 3.0  # seconds' worth that may come at once
ADDRESSES_MAX = 10_000  # remembered; the one heard longest ago is forgotten first


class Bucket:
    """So many drops a second, with a burst."""

    def __init__(self, per_second: float) -> None:
        """Full at first."""
        self._rate = per_second
        self._most = max(1.0, per_second * BURST)
        self._drops = self._most
        self._since = time.monotonic()

    def take(self) -> bool:
        """Take a drop, if there is one."""
        now = time.monotonic()
        self._drops = min(self._most, self._drops + (now - self._since) * self._rate)
        self._since = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Addresses:
    """Buckets and open connections by address."""

    def __init__(self, requests_per_second: float, connections: int) -> None:
        """The limits for one address."""
        self._rate = requests_per_second
        self._most = connections
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()

    def may_ask(self, address: str) -> bool:
        """Whether an address may ask for something more now."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES_MAX:
            self._buckets.popitem(last=False)
        return bucket.take()

    def connect(self, address: str) -> bool:
        """Count a connection, if there may be one more."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection has ended."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

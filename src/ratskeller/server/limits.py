"""How much one visitor may ask for: buckets that fill up slowly."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from functools import lru_cache

BURST = 3.0  # seconds' worth that may come at once
ADDRESSES_MAX = 10_000  # remembered; the one heard longest ago is forgotten first


@lru_cache(maxsize=ADDRESSES_MAX)
def count_as(address: str) -> str:
    """An address as limits count it: of IPv6, where everybody has a whole network to choose from, that network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((found.packed, 64), strict=False))


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
    """Buckets by address."""

    def __init__(self, requests_per_second: float) -> None:
        """The limit for one address."""
        self._rate = requests_per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def may_ask(self, address: str) -> bool:
        """Whether an address may ask for something more now."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES_MAX:
            self._buckets.popitem(last=False)
        return bucket.take()


class OpenByAddress:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        """The most for one address."""
        self._most = most
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count one more, if there may be one."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def remove(self, address: str) -> None:
        """One has ended."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

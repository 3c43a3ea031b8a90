"""Where others reach this house: the addresses that this machine has in its networks, as an invitation needs them."""

from __future__ import annotations

import ipaddress
import re
import socket
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import psutil

from ratskeller.server.names import HOST

if TYPE_CHECKING:
    from collections.abc import Iterable

EVERYWHERE = "0.0.0.0"  # noqa: S104 (what a host has to ask for)
EVERYWHERE_6 = "::"
INTERNET = ("192.0.2.1", 9)  # an address kept for examples, which lies out there; nothing is ever sent to it
# Networks that reach no further than this machine and its guests, or a company far away: offered last.
VIRTUAL = re.compile(
    r"docker|br-|virbr|veth|vnet|vmnet|vboxnet|lxc|lxd|podman|cni|tun|tap|utun|wg|tailscale|zt|awdl|llw|bridge"
    r"|vethernet|virtualbox|vmware",
    re.IGNORECASE,
)
Number = ipaddress.IPv4Address | ipaddress.IPv6Address


class Way(msgspec.Struct, frozen=True):
    """One address by which others come."""

    address: str  # such as http://192.168.0.7:8000
    network: str  # what this machine calls it, such as wlan0; empty if the host named the address
    public: bool  # whether the whole internet could come by it, and not only one's own network


class Reach(msgspec.Struct, frozen=True):
    """Whether others can come, as told to somebody at this machine; anybody else has come by an address that works."""

    at_home: bool  # whether the visitor sits at the machine of the house; nothing else is told to others
    open: bool = True  # whether the house listens to other machines at all
    ways: tuple[Way, ...] = ()  # the best first; none: this machine is in no network
    command: str = ""  # what opens the house for others, as it was started


def is_at_home(client: str, host: str | None) -> bool:
    """Whether a visitor sits at this machine, and came by an address that leads nobody else here.

    Behind a proxy everybody seems to come from here, but by another name.
    """
    found = HOST.fullmatch(host or "")
    return found is not None and _is_loopback(client) and _is_loopback(found[1].strip("[]"))


def is_open_to_others(host: str) -> bool:
    """Whether a house that listens there hears other machines."""
    return not _is_loopback(host)


def ways_to(host: str, port: int) -> tuple[Way, ...]:
    """By which addresses others reach a house that listens there."""
    if not is_open_to_others(host):
        return ()
    if host not in {EVERYWHERE, EVERYWHERE_6}:
        return (_way(host, "", port),)
    found = usable(networks(), outward(), with_six=host == EVERYWHERE_6)
    return tuple(_way(address, network, port) for network, address in found)


def usable(found: Iterable[tuple[str, str]], best: str, *, with_six: bool) -> list[tuple[str, str]]:
    """Of networks and addresses those that fit into a link for somebody else; `best` first, virtual networks last."""
    kept: dict[str, tuple[tuple[bool, bool, bool, bool], str]] = {}
    for network, address in found:
        number = _number(address)
        if number is None or number.is_loopback or number.is_link_local or number.is_unspecified:
            continue  # a link-local one needs the name of a network behind it, which no browser takes
        is_six = number.version == 6
        if is_six and not with_six:
            continue
        rank = (str(number) != best, VIRTUAL.match(network) is not None, is_six, number.is_global)
        kept.setdefault(str(number), (rank, network))
    return [(network, address) for address, (_, network) in sorted(kept.items(), key=lambda each: each[1][0])]


def networks() -> list[tuple[str, str]]:
    """The networks that this machine is in, by name, and its addresses there."""
    with suppress(OSError, psutil.Error):
        up = {name for name, each in psutil.net_if_stats().items() if each.isup}
        families = (socket.AF_INET, socket.AF_INET6)
        return [
            (name, each.address)
            for name, addresses in psutil.net_if_addrs().items()
            if name in up
            for each in addresses
            if each.family in families
        ]
    return []


def outward() -> str:
    """The address by which this machine would speak to the internet; empty if it could not."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(INTERNET)  # looks a route up, and sends nothing
        return str(asking.getsockname()[0])
    return ""


def address_at(host: str, port: int) -> str:
    """The address of a page."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def nearest(host: str) -> str:
    """Where this machine itself finds a house that listens there."""
    return {EVERYWHERE: "127.0.0.1", EVERYWHERE_6: "::1"}.get(host, host)


def _way(address: str, network: str, port: int) -> Way:
    number = _number(address)
    return Way(address_at(address, port), network, number is not None and number.is_global)


def _is_loopback(name: str) -> bool:
    number = _number(name)
    if number is None:
        return name.lower().rstrip(".") == "localhost" or name.lower().rstrip(".").endswith(".localhost")
    mapped = getattr(number, "ipv4_mapped", None)
    return (mapped or number).is_loopback


def _number(address: str) -> Number | None:
    with suppress(ValueError):
        return ipaddress.ip_address(address)
    return None

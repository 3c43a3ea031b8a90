"""Where somebody comes from, as far as a house may count and compare it."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

NOWHERE = "somewhere"  # all whose address nobody knows are one
HOUSEHOLD = 64  # bits of an IPv6 address that a whole household shares; the rest a device chooses as it likes


def network_of(address: str) -> str:
    """What one household has in common of an address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> HOUSEHOLD << HOUSEHOLD)}/{HOUSEHOLD}"

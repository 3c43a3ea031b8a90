"""Who may take a seat: nobody who could know another hand, and nobody so often that others cannot (ADR 21).

An address is what a household has in common, as the server counts it. What is kept of it is its fingerprint, see
`HouseKey.fingerprint`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ratskeller.tables.errors import NotNow, TooMany
from ratskeller.tables.saved import Sitting
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Collection

    from ratskeller.kernel.words import Saying
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Document, Link

PERIOD = 600.0  # seconds for which a sitting counts, and for which somebody who was sent away stays away
MINUTES = int(PERIOD // 60)
SITTINGS_KEPT = 200  # of one table
ADDRESSES_KEPT = 16  # of one link
SOMEWHERE = "somewhere"  # all whose address nobody knows are one


class Arrival(NamedTuple):
    """Somebody who wants to sit down, as far as the house knows them."""

    address: str  # its fingerprint
    wall: float  # seconds since 1970
    sittings: int  # how often one address may sit down at one table within the period
    here: Collection[str] = ()  # the links that are connected


def note_address(link: Link, address: str) -> None:
    """Remember that somebody with this link has come from an address."""
    if address not in link.addresses:
        link.addresses = [*link.addresses[1 - ADDRESSES_KEPT :], address]


def note_arrival(document: Document, link: Link, address: str) -> None:
    """Somebody comes in with their link: from where, and that nobody need expect them any more."""
    note_address(link, address)
    for seat in document.seats:
        if seat.link == link.id:
            seat.expected = False


def is_secret(live: LiveTable) -> bool:
    """Whether there are hands here to be known: not before the first step, unless they were imagined (ADR 30)."""
    document = live.document
    is_imagined = document.branch is not None and document.branch.seat is not None
    return live.game.has_secrets and live.is_running and (is_imagined or document.seq >= document.first_roll)


def find_knowing(document: Document) -> set[str]:
    """The links that hold a seat, or have held one in this game."""
    return {link for seat in document.seats for link in (seat.link, *seat.former) if link}


def why_not_take(live: LiveTable, seat: int, link: Link | None, address: str) -> Saying | None:
    """Why somebody may not take a seat that a bot plays, if they could know another hand or come to know this one."""
    document, place = live.document, live.document.seats[seat]
    if not is_secret(live) or (link is not None and link.id in place.former):
        return None
    if place.sent_away:
        return HOUSE("secrets-of-sent-away", seat=seat + 1)
    knowing = find_knowing(document)
    if link is not None and link.id in knowing:
        return HOUSE("secrets-of-another", seat=seat + 1)
    if any(address in each.addresses for each in document.links if each.id in knowing):
        return HOUSE("secrets-in-one-network", seat=seat + 1)
    return None


def count_sitting(document: Document, arrival: Arrival) -> None:
    """Refuse whoever sits down too often, or has just been sent away from the lobby; else note that they sit down."""
    since = arrival.wall - PERIOD
    recent = [each for each in document.sittings if each.at > since]
    if document.status == "lobby" and document.sent_away.get(arrival.address, since) > since:
        seated = {seat.link for seat in document.seats}
        # Whoever shares an address with somebody who sits here is not sent away with the others of a household.
        if not any(arrival.address in each.addresses for each in document.links if each.id in seated):
            raise NotNow(HOUSE("sent-away", minutes=MINUTES))
    if sum(each.address == arrival.address for each in recent) >= arrival.sittings:
        raise TooMany(HOUSE("sat-down-often", most=arrival.sittings, minutes=MINUTES))
    sitting = Sitting(address=arrival.address, at=arrival.wall)
    document.sittings = [*recent[1 - SITTINGS_KEPT :], sitting]


def bar(document: Document, link: Link, wall: float) -> None:
    """The host has sent somebody away from the lobby: their addresses stay away for a while."""
    recent = {address: at for address, at in document.sent_away.items() if at > wall - PERIOD}
    document.sent_away = recent | dict.fromkeys(link.addresses, wall)

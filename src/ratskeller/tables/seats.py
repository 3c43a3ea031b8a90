"""Who sits where: opening a table, sitting down, standing up, and what a host may do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.tables.bot_levels import check_level, regular_name
from ratskeller.tables.errors import NotNow, NotYours, TooMany, Unfit
from ratskeller.tables.saved import Link, Seat
from ratskeller.tables.text_cleaning import clean_name, clean_salt
from ratskeller.tables.tokens import find_link, hash_token, new_link_id, new_token
from ratskeller.tables.wire import You
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Collection

    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Document
    from ratskeller.tables.wire import Join

LINKS_MAX = 100  # of one table; everybody who comes and goes in the lobby leaves one behind


def seats_of(document: Document, link: Link | None) -> tuple[int, ...]:
    """The seats that a link holds."""
    if link is None:
        return ()
    return tuple(number for number, seat in enumerate(document.seats) if seat.link == link.id)


def describe_you(document: Document, link: Link) -> You:
    """Who somebody is at this table."""
    return You(link.id, link.name, link.host, seats_of(document, link))


def add_link(document: Document, name: str, *, host: bool = False) -> tuple[Link, str]:
    """A new secret link, and its token, which is told only once."""
    if len(document.links) >= LINKS_MAX:
        raise TooMany(HOUSE("links-given-out", most=LINKS_MAX))
    token = new_token()
    link = Link(id=new_link_id(), token_hash=hash_token(token), name=clean_name(name), host=host)
    document.links.append(link)
    return link, token


def sit_down(live: LiveTable, join: Join, link: Link | None) -> tuple[Link, str, int]:
    """Give somebody a seat; with a link of their own it is one seat more for that link."""
    document = live.document
    seat = _choose_seat(document, join.seat)
    salt = clean_salt(join.salt)
    token = ""
    if link is None:
        link, token = add_link(document, join.name or f"Player {seat + 1}")
    name = clean_name(join.name) if join.name else link.name
    if salt and document.status == "lobby":  # once the first die has fallen the salts are fixed
        document.salts.append(salt)
    document.seats[seat] = Seat(name=_unlike_others(document, name, seat), link=link.id)
    live.rename()
    return link, token, seat


def _choose_seat(document: Document, wanted: int | None) -> int:
    if document.status not in {"lobby", "running"}:
        raise NotNow(HOUSE("too-late-to-sit"))
    free = [number for number, seat in enumerate(document.seats) if seat.is_free or seat.open]
    if wanted is None:
        if not free:
            raise NotNow(HOUSE("all-taken"))
        return free[0]
    if wanted >= len(document.seats):
        raise Unfit(HOUSE("no-such-seat", seat=wanted, seats=len(document.seats)))
    if wanted not in free:
        raise NotNow(HOUSE("seat-taken", seat=wanted + 1))
    return wanted


def _unlike_others(document: Document, name: str, seat: int) -> str:
    """Two people of one name are told apart by a number."""
    return unlike(name, _names_beside(document, seat))


def _bot_name(document: Document, seat: int) -> str:
    return regular_name(document.id, _names_beside(document, seat))


def _names_beside(document: Document, seat: int) -> set[str]:
    return {place.name for number, place in enumerate(document.seats) if number != seat}


def unlike(name: str, taken: Collection[str]) -> str:
    """A name that nobody has yet."""
    number, found = 2, name
    while found in taken:
        found, number = f"{name} {number}", number + 1
    return found


def seat_bot(live: LiveTable, seat: int, level: str) -> None:
    """Put a bot on a free seat before the game, or send it away."""
    document = live.document
    place = find_seat(document, seat)
    if document.status != "lobby":
        raise NotNow(HOUSE("bots-come-first"))
    if place.link:
        raise NotNow(HOUSE("seat-taken-by", seat=seat + 1, who=place.name))
    if level:
        check_level(level)
        document.seats[seat] = Seat(name=_bot_name(document, seat), bot=level)
    else:
        document.seats[seat] = Seat()


def start(live: LiveTable, fill: str, now: float) -> None:
    """Begin the game; free seats get a bot."""
    document = live.document
    if document.status != "lobby":
        raise NotNow(HOUSE("begun"))
    for number, seat in enumerate(document.seats):
        if seat.is_free and fill:
            seat_bot(live, number, fill)
        elif seat.is_free:
            raise NotNow(HOUSE("seat-free", seat=number + 1))
    live.begin(now)


def empty_seat(live: LiveTable, seat: int) -> None:
    """Somebody leaves or is sent away. In a running game a bot goes on there, and anybody may sit down."""
    document = live.document
    place = find_seat(document, seat)
    if not place.link:
        raise NotNow(HOUSE("seat-empty", seat=seat + 1))
    if document.status == "lobby":
        document.seats[seat] = Seat()
    elif document.status == "running":
        name = _bot_name(document, seat)
        is_lost = place.away == "forfeit"  # a seat that was lost on time is not won back by changing places
        document.seats[seat] = Seat(name=name, bot=document.stand_in, open=not is_lost)
        document.undo_request = None  # who was asked cannot answer any more, or who asked has gone
    else:
        raise NotNow(HOUSE("over"))
    live.rename()


def set_away(live: LiveTable, seat: int, *, on: bool) -> None:
    """A person asks a bot to play for them, or comes back."""
    place = find_seat(live.document, seat)
    live.game_on()
    if place.away == "forfeit":
        raise NotNow(HOUSE("lost-on-time"))
    place.away = "asked" if on else ""


def find_seat(document: Document, seat: int) -> Seat:
    """A seat by its number."""
    if not 0 <= seat < len(document.seats):
        raise Unfit(HOUSE("no-such-seat", seat=seat, seats=len(document.seats)))
    return document.seats[seat]


def open_link(document: Document, token: str) -> Link:
    """The link that a token opens at a table."""
    link = find_link(document.links, token)
    if link is None:
        raise NotYours(HOUSE("wrong-link"))
    return link


def check_holds(document: Document, link: Link | None, seat: int) -> None:
    """Refuse whoever does not hold a seat."""
    if link is None or find_seat(document, seat).link != link.id:
        raise NotYours(HOUSE("not-your-seat", seat=seat + 1))


def check_host(link: Link | None) -> None:
    """Refuse whoever is not the host."""
    if link is None or not link.host:
        raise NotYours(HOUSE("host-only"))

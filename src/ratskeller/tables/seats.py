"""Who sits where: opening a table, sitting down, standing up, and what a host may do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.dice import SCHEME
from ratskeller.tables.bot_levels import choose_bot, regular_name, stored_bot
from ratskeller.tables.errors import NotNow, NotYours, TooMany, Unfit
from ratskeller.tables.evening import keep_mark
from ratskeller.tables.saved import Link, Said, Seat
from ratskeller.tables.shares import ask_for_shares, check_sealed, check_still, put_seal, seal_bots
from ratskeller.tables.taking_seats import bar, count_sitting, find_knowing, is_secret, note_address, why_not_take
from ratskeller.tables.text_cleaning import clean_name, likeness
from ratskeller.tables.tokens import find_link, hash_token, new_link_id, new_token
from ratskeller.tables.wire import You
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from collections.abc import Collection

    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Document
    from ratskeller.tables.taking_seats import Arrival
    from ratskeller.tables.wire import Join

LINKS_MAX = 100  # of one table; everybody who comes and goes leaves one behind


def seats_of(document: Document, link: Link | None) -> tuple[int, ...]:
    """The seats that a link holds."""
    if link is None:
        return ()
    return tuple(number for number, seat in enumerate(document.seats) if seat.link == link.id)


def describe_you(document: Document, link: Link) -> You:
    """Who somebody is at this table."""
    back = tuple(
        number
        for number, seat in enumerate(document.seats)
        if (seat.open or seat.sent_away) and link.id in seat.former and document.status == "running"
    )
    return You(link.id, link.name, link.host, seats_of(document, link), back)


def add_link(document: Document, name: str, *, host: bool = False, here: Collection[str] = ()) -> tuple[Link, str]:
    """A new secret link, and its token, which is told only once; `here`: the links that are connected."""
    if len(document.links) >= LINKS_MAX:
        _forget_link(document, here)
    token = new_token()
    link = Link(id=new_link_id(), token_hash=hash_token(token), name=clean_name(name), host=host)
    document.links.append(link)
    return link, token


def _forget_link(document: Document, here: Collection[str]) -> None:
    """Forget who came and went without ever playing: first those who are not looking, of those the first who came."""
    knowing = find_knowing(document)
    idle = [link for link in document.links if not link.host and link.id not in knowing]
    if not idle:
        raise TooMany(HOUSE("links-given-out", most=LINKS_MAX))
    document.links.remove(min(idle, key=lambda link: link.id in here))


def sit_down(live: LiveTable, join: Join, link: Link | None, arrival: Arrival) -> tuple[Link, str, int]:
    """Give somebody a seat; with a link of their own it is one seat more for that link."""
    document = live.document
    check_still(document)
    seat = _choose_seat(live, join.seat, link, arrival.address)
    wanted = clean_name(join.name or (link.name if link else f"Player {seat + 1}"))
    token = ""
    count_sitting(document, arrival)
    if link is None:
        link, token = add_link(document, wanted, here=arrival.here)
    note_address(link, arrival.address)
    name = unlike(wanted, _names_beside(live, seat, link))
    if not seats_of(document, link):
        link.name = name  # people know a talker by the name at the seat
    place = document.seats[seat]
    if document.status == "running":
        _tell(live, "seat-back" if link.id in place.former else "seat-refilled", seat, name, arrival.wall)
    document.seats[seat] = Seat(name=name, link=link.id, former=place.former)
    keep_mark(document, seat, link.id, name)
    put_seal(document, seat, join.seal)
    if document.status == "running":
        live.fit_window()
    live.rename()
    return link, token, seat


def _choose_seat(live: LiveTable, wanted: int | None, link: Link | None, address: str) -> int:
    document = live.document
    if document.status not in {"lobby", "running"}:
        raise NotNow(HOUSE("too-late-to-sit"))
    free = [number for number, seat in enumerate(document.seats) if seat.is_free or seat.open or seat.sent_away]
    if wanted is not None:
        if wanted >= len(document.seats):
            raise Unfit(HOUSE("no-such-seat", seat=wanted, seats=len(document.seats)))
        if wanted not in free:
            raise NotNow(HOUSE("seat-taken", seat=wanted + 1))
        free = [wanted]
    if not free:
        raise NotNow(HOUSE("all-taken"))
    reasons = {seat: why_not_take(live, seat, link, address) for seat in free}
    for seat in free:
        if reasons[seat] is None:
            return seat
    raise NotNow(reasons[free[0]] or "")


def _bot_name(document: Document, seat: int) -> str:
    return regular_name(document.id, _names_of_seats(document, seat))


def _names_of_seats(document: Document, but: int) -> set[str]:
    return {place.name for number, place in enumerate(document.seats) if number != but}


def _names_beside(live: LiveTable, seat: int, link: Link) -> set[str]:
    """The names of all others who sit or have sat here, host the table, or can be read in the talk."""
    document, knowing = live.document, find_knowing(live.document)
    holders = {each.name for each in document.links if each is not link and (each.host or each.id in knowing)}
    talkers = {line.name for line in live.said if line.link not in {"", link.id}}
    return _names_of_seats(document, seat) | holders | talkers


def unlike(name: str, taken: Collection[str]) -> str:
    """A name that nobody has yet, nor one like it: two people of one name are told apart by a number."""
    alike = {likeness(each) for each in taken}
    number, found = 2, name
    while likeness(found) in alike:
        found, number = f"{name} {number}", number + 1
    return found


def _tell(live: LiveTable, message: str, seat: int, who: str, wall: float) -> None:
    """Say to everybody that somebody else plays a seat now; in words when it is read, see `talk.word_line`."""
    bot, number = live.document.seats[seat].name, live.document.said + 1
    live.say(Said(n=number, at=wall, link="", name=who, seat=seat, text=bot, id=message))


def seat_bot(live: LiveTable, seat: int, level: str) -> None:
    """Before the game, put a bot on a free seat, let the one there be of another level, or send it away."""
    document = live.document
    place = find_seat(document, seat)
    if document.status != "lobby":
        raise NotNow(HOUSE("bots-come-first"))
    check_still(document)
    if place.link:
        raise NotNow(HOUSE("seat-taken-by", seat=seat + 1, who=place.name))
    if level:
        others = [each.bot for number, each in enumerate(document.seats) if number != seat]
        bot = choose_bot(level, live.game, document.id, others)
        document.seats[seat] = Seat(name=place.name if place.bot else _bot_name(document, seat), bot=bot)
        seal_bots(document, live.house_key)
    else:
        document.seats[seat] = Seat()


def start(live: LiveTable, fill: str, now: float) -> None:
    """Free seats get a bot; the game begins when every device has opened its share of the dice."""
    document = live.document
    if document.status != "lobby":
        raise NotNow(HOUSE("begun"))
    if document.opening:  # it is what was asked for
        return
    check_sealed(document)
    for number, seat in enumerate(document.seats):
        if seat.is_free and fill:
            seat_bot(live, number, fill)
        elif seat.is_free:
            raise NotNow(HOUSE("seat-free", seat=number + 1))
    if document.scheme == SCHEME:
        ask_for_shares(live, now)
    else:
        live.begin(now)


def empty_seat(live: LiveTable, seat: int, link: Link | None, wall: float) -> None:
    """Somebody leaves, or is sent away by somebody else's link. In a running game a bot goes on there (ADR 21)."""
    document = live.document
    place = find_seat(document, seat)
    if not place.link:
        raise NotNow(HOUSE("seat-empty", seat=seat + 1))
    check_still(document)
    is_kick = link is None or link.id != place.link
    holder = link_named(document, place.link)
    if document.status == "lobby":
        document.seats[seat] = Seat()
        if is_kick and holder is not None:
            bar(document, holder, wall)
    elif document.status == "running":
        name = _bot_name(document, seat)
        is_lost = place.away == "forfeit"  # a seat that was lost on time is not won back by changing places
        has_hand = is_secret(live)
        document.seats[seat] = Seat(
            name=name,
            bot=stored_bot(document.stand_in, live.game),
            open=not is_lost and not (is_kick and has_hand),
            sent_away=not is_lost and is_kick and has_hand,
            former=[*(each for each in place.former if each != place.link), place.link] if has_hand else place.former,
        )
        _tell(live, "seat-sent-away" if is_kick else "seat-left", seat, place.name, wall)
        document.undo_request = None  # who was asked cannot answer any more, or who asked has gone
        live.question.forget_words_of(seat)  # the bot makes up its own mind
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


def link_named(document: Document, name: str) -> Link | None:
    """The link with an id."""
    return next((each for each in document.links if each.id == name), None)


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

"""What the device of every seat adds to the dice: sealed before the start, and opened by all at once (ADR 19).

Nobody can choose an opening. While seats and seals can change no share is known but to its own device; once shares are
being opened nothing can change. Who does not open theirs stops the start by name, and then all are made anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ratskeller.kernel.dice import SCHEME, false_seats, has_failed, make_seal
from ratskeller.kernel.record import Attempt
from ratskeller.tables.errors import NotNow, Stale, TooMany, Unfit
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.tables.house_key import HouseKey
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Document
    from ratskeller.tables.wire import Open

ATTEMPTS_MAX = 20  # of one table: whoever stops every start should not fill a record with it


def check_still(document: Document) -> None:
    """Refuse a change of seats or seals while shares are being opened."""
    if document.opening:
        raise NotNow(HOUSE("shares-being-opened"))


def put_seal(document: Document, seat: int, seal: str) -> None:
    """Note the seal of a seat's share. No two seats have the same one, and none is used again: it is known then."""
    if document.status != "lobby" or document.scheme != SCHEME or not seal:
        return
    check_still(document)
    used = {each for attempt in document.attempts for each in attempt.seals}
    used |= {place.seal for number, place in enumerate(document.seats) if number != seat}
    if seal in used:
        raise Unfit(HOUSE("seal-used"))
    place = document.seats[seat]
    place.seal, place.seals = seal, True


def seal_share(live: LiveTable, seat: int, seal: str) -> None:
    """A device seals a share for its seat, or another one instead."""
    document = live.document
    if document.status != "lobby":
        raise NotNow(HOUSE("begun"))
    if document.scheme != SCHEME:
        raise NotNow(HOUSE("dice-of-old"))
    put_seal(document, seat, seal)


def seal_bots(document: Document, house_key: HouseKey) -> None:
    """The house does for bots what devices do for people."""
    if document.scheme != SCHEME:
        return
    for number, seat in enumerate(document.seats):
        if seat.bot and not seat.seal:
            seat.seal = make_seal(house_key.share(document.id, len(document.attempts) + 1, number))


def check_sealed(document: Document) -> None:
    """Refuse to begin before every device that is here and has sealed a share once has done so again."""
    waiting = [seat.name for seat in document.seats if seat.seals and not seat.seal and not seat.expected]
    if waiting:
        raise NotNow(HOUSE("seal-first", who=", ".join(waiting), count=len(waiting)))


def ask_for_shares(live: LiveTable, now: float) -> None:
    """All seats are taken and sealed: let every device open its share. If there is none to wait for, it begins."""
    document = live.document
    if len(document.attempts) >= ATTEMPTS_MAX:
        raise TooMany(HOUSE("attempts-given-up", most=ATTEMPTS_MAX))
    number = len(document.attempts) + 1
    attempt = Attempt(
        names=[seat.name for seat in document.seats],
        seals=[seat.seal for seat in document.seats],
        shares=[
            live.house_key.share(document.id, number, seat) if place.bot else ""
            for seat, place in enumerate(document.seats)
        ],
    )
    document.attempts.append(attempt)
    document.opening = True
    _begin_if_open(live, now)


def open_share(live: LiveTable, wish: Open, now: float) -> None:
    """A device opens its share. With the last one the game begins; one that does not fit its seal ends the attempt."""
    document = live.document
    attempt = document.attempts[wish.attempt - 1] if wish.attempt <= len(document.attempts) else None
    if attempt is not None and attempt.shares[wish.seat] == wish.share:
        return
    if attempt is None or not document.opening or wish.attempt != len(document.attempts):
        raise Stale(HOUSE("not-opening"))
    if attempt.shares[wish.seat] or not attempt.seals[wish.seat]:
        raise NotNow(HOUSE("nothing-to-open", seat=wish.seat + 1))
    shares = [wish.share if seat == wish.seat else share for seat, share in enumerate(attempt.shares)]
    document.attempts[-1] = msgspec.structs.replace(attempt, shares=shares)
    if false_seats(document.attempts[-1]):
        end_attempt(live)
    else:
        _begin_if_open(live, now)


def _begin_if_open(live: LiveTable, now: float) -> None:
    if not has_failed(live.document.attempts[-1]):
        live.document.opening = False
        live.begin(now)


def end_attempt(live: LiveTable) -> None:
    """Nothing begins. What was opened is known, so all shares are made anew."""
    document = live.document
    document.opening = False
    for seat in document.seats:
        seat.seal = ""
    seal_bots(document, live.house_key)

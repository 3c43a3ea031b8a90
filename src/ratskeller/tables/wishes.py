"""Every wish that can come over a table's line, and who may have it granted. Nothing here waits for anything."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from ratskeller.tables import wire
from ratskeller.tables.errors import NotNow
from ratskeller.tables.moves import answer_undo, is_known, make_move, wish_undo
from ratskeller.tables.seats import check_holds, check_host, empty_seat, seat_bot, seats_of, set_away, start
from ratskeller.tables.shares import check_still, open_share, seal_share
from ratskeller.tables.talk import say
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Link


GRANTED_KEPT = 32  # wishes of one link; nobody has more on their way


def grant(live: LiveTable, link: Link | None, wish: wire.Wish, now: float, wall: float) -> int | None:
    """Carry a wish out on a live table, or raise; for a move the answer is the seat's new seq.

    What was granted before under the same id is not carried out again, but answered again.
    """
    name = hashlib.sha256(msgspec.json.encode(wish)).hexdigest()[:12]
    if link is not None and name in link.granted:
        return _seq_after(live, link, wish)
    answer = _grant(live, link, wish, now, wall)
    if link is not None and not isinstance(wish, wire.Act | wire.Say | wire.Sign):  # the log and the talk know those
        link.granted = [*link.granted[1 - GRANTED_KEPT :], name]
    return answer


def _seq_after(live: LiveTable, link: Link, wish: wire.Wish) -> int | None:
    """What an undo is answered with; whoever has lost the seat since learns nothing of it."""
    if isinstance(wish, wire.Undo) and wish.seat in seats_of(live.document, link):
        return live.viewer_history.seq(wish.seat)
    return None


def _grant(live: LiveTable, link: Link | None, wish: wire.Wish, now: float, wall: float) -> int | None:
    match wish:
        case wire.Act():
            check_holds(live.document, link, wish.seat)
            if not is_known(live, wish):
                make_move(live, wish)
            return live.viewer_history.seq(wish.seat)
        case wire.Undo():
            wish_undo(live, link, wish)
            return live.viewer_history.seq(wish.seat)
        case wire.Agree():
            answer_undo(live, seats_of(live.document, link), yes=wish.yes)
        case wire.Say():
            say(live, link, wish.id, wish.text, wall)
        case wire.Sign():
            say(live, link, wish.id, wish.sign, wall, sign=True)
        case wire.StandIn():
            check_holds(live.document, link, wish.seat)
            set_away(live, wish.seat, on=wish.on)
        case wire.Seal():
            check_holds(live.document, link, wish.seat)
            seal_share(live, wish.seat, wish.seal)
        case wire.Open():
            check_holds(live.document, link, wish.seat)
            open_share(live, wish, now)
        case wire.Leave():
            check_holds(live.document, link, wish.seat)
            empty_seat(live, wish.seat, link, wall)
        case _:
            check_host(link)
            _order(live, link, wish, now, wall)
    return None


def _order(live: LiveTable, link: Link | None, wish: wire.Wish, now: float, wall: float) -> None:
    """What only the host can do."""
    match wish:
        case wire.Start():
            start(live, wish.fill, now)
        case wire.SeatBot():
            seat_bot(live, wish.seat, wish.level)
        case wire.Kick():
            empty_seat(live, wish.seat, link, wall)
        case wire.Pause():
            _pause(live, on=wish.on)
        case wire.Close():
            _close(live)


def _pause(live: LiveTable, *, on: bool) -> None:
    if not live.is_running:
        raise NotNow(HOUSE("pause-what"))
    if on:
        live.document.paused = True
    elif live.document.paused:
        live.go_on()


def _close(live: LiveTable) -> None:
    if live.document.status not in {"lobby", "running"}:
        raise NotNow(HOUSE("ended-already"))
    check_still(live.document)
    live.document.status = "closed"
    live.reveal()

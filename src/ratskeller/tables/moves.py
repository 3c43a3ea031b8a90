"""Moves: taking an action, taking it back, and what happens when time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.errors import BadText
from ratskeller.kernel.obstacles import find_obstacles
from ratskeller.kernel.undo import why_not_undo
from ratskeller.tables.errors import NotNow, NotYours, Stale, Unfit
from ratskeller.tables.saved import UndoRequest
from ratskeller.tables.seats import check_holds, find_seat, seats_of
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.kernel.obstacles import Obstacle
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.saved import Link
    from ratskeller.tables.wire import Act, Undo, WhyNot

LOST = HOUSE("lost-on-time")


def is_known(live: LiveTable, act: Act) -> bool:
    """Whether a move was made, or said for later, under this id before; then it is only answered again."""
    noted = {(each.seat, each.move): each.do for each in live.document.noted}
    done = live.moves.get((act.seat, act.id)) or noted.get((act.seat, act.id))
    if done is not None and live.game.read_action(done) != read_action(live, act.do):
        raise Unfit(HOUSE("move-id-used", name=repr(act.id)))
    return done is not None


def make_move(live: LiveTable, act: Act) -> None:
    """Carry a person's move out."""
    live.game_on()
    check_fresh(live, act.seat, act.seq)
    place = live.document.seats[act.seat]
    if place.away == "forfeit":
        raise NotNow(LOST)
    code = read_action(live, act.do)
    if live.question.takes(act.seat, code):
        live.question.hold(act.seat, code, act.id)
        return
    live.step(act.seat, code, act.id)
    place.away = ""  # whoever moves is back


def read_action(live: LiveTable, do: str) -> int:
    """An action by its notation; Unfit if it is that of nothing."""
    try:
        return live.game.read_action(do)
    except BadText as error:
        raise Unfit(error.args[0]) from error


def why_not(live: LiveTable, link: Link | None, wish: WhyNot, language: str) -> tuple[Obstacle, ...]:
    """What stands in the way of what a seat is not offered; nothing changes by asking."""
    if not seats_of(live.document, link):
        raise NotYours(HOUSE("why-not-watching"))
    check_holds(live.document, link, wish.seat)
    match = live.game_on()
    if live.document.seats[wish.seat].away == "forfeit":
        raise NotNow(LOST)
    if not wish.do:
        return live.viewer_history.obstacles(match, wish.seat, language)
    words = live.game.words(language)
    return find_obstacles(live.game, match.state, wish.seat, match.names, words, read_action(live, wish.do))


def check_fresh(live: LiveTable, seat: int, seq: int) -> None:
    """Refuse a choice that was made at another position."""
    if not live.viewer_history.is_fresh(seat, seq):
        raise Stale(HOUSE("stale-choice"))


def wish_undo(live: LiveTable, link: Link | None, wish: Undo) -> None:
    """Take an action back, or ask the others whether one may."""
    document = live.document
    check_holds(document, link, wish.seat)
    match = live.game_on()
    if wish.seq != live.viewer_history.seq(wish.seat):
        raise Stale(HOUSE("stale-undo"))
    if document.undo == "off":
        raise NotNow(HOUSE("no-undo"))
    if document.seats[wish.seat].away == "forfeit":
        raise NotNow(LOST)
    if live.question.is_open:
        raise NotNow(HOUSE("undo-in-secret"))
    why = why_not_undo(match, wish.seat)
    if why is not None:
        raise NotNow(why)
    others = [
        number
        for number, seat in enumerate(document.seats)
        if seat.link and not seat.away and seat.link != document.seats[wish.seat].link
    ]
    if document.undo == "ask" and others:
        document.undo_request = UndoRequest(seat=wish.seat, waiting=others)
    else:
        live.take_back(wish.seat)


def answer_undo(live: LiveTable, seats: tuple[int, ...], *, yes: bool) -> None:
    """Agree to somebody's taking back, for all one's seats, or refuse it."""
    live.game_on()
    request = live.document.undo_request
    if request is None or not set(seats) & set(request.waiting):
        raise NotNow(HOUSE("not-asked-to-agree"))
    waiting = [seat for seat in request.waiting if seat not in seats]
    if not yes:
        live.document.undo_request = None
    elif waiting:
        live.document.undo_request = UndoRequest(seat=request.seat, waiting=waiting)
    else:  # nothing has happened since it was asked for: whatever happens ends the request
        live.take_back(request.seat)


def time_is_up(live: LiveTable, seat: int) -> None:
    """What the table has agreed on: a bot moves, the seat is lost, or all wait for the host."""
    place = find_seat(live.document, seat)
    if live.document.clock.time_up == "forfeit":
        place.away = "forfeit"
        live.document.undo_request = None
    elif live.document.clock.time_up == "pause":
        live.document.paused = True
    else:
        place.away = place.away or "time"

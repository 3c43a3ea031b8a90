"""Rathulhu: what a seat, or a spectator, may know. Built field by field from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast, get_args

import msgspec

from ratskeller.games.rathulhu.content import Mythos
from ratskeller.games.rathulhu.events import tokens_of
from ratskeller.games.rathulhu.kinds import ROWS, TILES, Row, Tile
from ratskeller.games.rathulhu.rules import codes, scoring
from ratskeller.games.rathulhu.rules.auctions import is_bid_due
from ratskeller.games.rathulhu.rules.supply import TOKEN_SETS

if TYPE_CHECKING:
    from ratskeller.games.rathulhu.rules.position import Position

Phase = Literal["dealing", "turn", "drawing", "taking", "bidding", "losing", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of the codes


class Collection(msgspec.Struct, frozen=True):
    """The tiles in front of a seat: all of them are open."""

    shoggoths: int
    cultists: int
    altars: int
    tomes: tuple[int, ...]  # by type
    sites: tuple[int, ...]  # by type
    old_ones: int
    relics: int
    setbacks: dict[Tile, int]  # only while they are being resolved


class Cell(msgspec.Struct, frozen=True):
    """One cell of the score sheet: what was counted, and the points for it."""

    counted: int
    points: int


class Line(msgspec.Struct, frozen=True):
    """One line of the score sheet, once its Aeon has been scored."""

    row: Row
    aeon: int
    cells: tuple[Cell | None, ...]  # by seat; None where this viewer may not know (K32)


class Seat(msgspec.Struct, frozen=True):
    """What lies in front of a seat."""

    tokens_up: tuple[int, ...]
    tokens_down: tuple[int, ...]
    collection: Collection
    bid: int | None  # in the auction that is running
    passed: bool  # in it; a seat without a face-up token is not asked (K10)
    favour: int | None  # None where this viewer may not know (K32)
    now: tuple[Cell, ...] | None  # what each row would pay if the Aeon ended now; None as above, and outside the Aeons
    points_now: int | None  # the same in sum, only of the rows that are due then
    rank: int | None  # once the game is over


class Auction(msgspec.Struct, frozen=True):
    """The auction that is running."""

    invoker: int
    invoked: bool  # begun by invoking, not by an Elder Sign
    bid: int | None
    bidder: int | None
    waiting: tuple[int, ...]  # who can still bid after the one who is asked, in order (K10, K25)
    must_bid: bool  # whoever is asked may not pass


class Setback(msgspec.Struct, frozen=True):
    """What a seat must still discard."""

    seat: int
    tomes: int
    sites: int


class View(msgspec.Struct, frozen=True):
    """The table from one seat."""

    viewer: int | None  # None for a spectator
    phase: Phase
    aeon: int
    turn: int | None  # None while the tokens are dealt and when the game is over
    mover: int | None
    track: tuple[Tile | None, ...]
    signs: int
    spaces: int  # of the time track
    board_token: int
    seats: tuple[Seat, ...]
    auction: Auction | None
    setback: Setback | None
    dealt: int | None  # the seat that gets its tokens now
    sets_left: tuple[tuple[int, ...], ...]  # the tokens still to be dealt
    bag: dict[Tile, int]  # what is left: of so many tiles the next one is drawn
    bag_tiles: int
    discarded: dict[Tile, int]
    rows_due: int  # rows of the sheet, from the top, that are scored when this Aeon ends
    sheet: tuple[Line, ...]
    scores_hidden: bool  # a table option
    ending: int | None
    names: Mythos


def make_view(state: Position, viewer: int) -> View:
    """The table as one viewer may know it."""
    over = state.is_over()
    dealing = state.phase == codes.DEALING
    sets_left = [number for number in range(state.seats) if state.sets_left >> number & 1]
    return View(
        viewer=viewer if viewer >= 0 else None,
        phase=PHASES[state.phase],
        aeon=state.aeon,
        turn=None if dealing or over else state.turn,
        mover=state.mover if state.mover >= 0 else None,
        track=tuple(TILES[kind] if kind != codes.EMPTY else None for kind in state.track),
        signs=state.time,
        spaces=state.time_spaces(),
        board_token=state.board_token,
        seats=tuple(_seat(state, seat, viewer) for seat in range(state.seats)),
        auction=_auction(state) if state.phase == codes.BIDDING else None,
        setback=_setback(state) if state.phase == codes.LOSING else None,
        dealt=state.dealt if dealing else None,
        sets_left=tuple(TOKEN_SETS[state.seats][number] for number in sets_left),
        bag=_counts(list(state.bag)),
        bag_tiles=state.bag_tiles,
        discarded=_counts(list(state.discarded)),
        rows_due=scoring.rows_due(state),
        sheet=_sheet(state, viewer),
        scores_hidden=state.hides_scores,
        ending=state.ending if over else None,
        names=cast("Mythos", state.content.names),
    )


def may_know_score(state: Position, seat: int, viewer: int) -> bool:
    """K32: hidden scores are their owner's until the end."""
    return not state.hides_scores or seat == viewer or state.is_over()


def _counts(counts: list[int]) -> dict[Tile, int]:
    return {tile: count for tile, count in zip(TILES, counts, strict=True) if count}


def _seat(state: Position, seat: int, viewer: int) -> Seat:
    bid = state.bids[seat]
    known = may_know_score(state, seat, viewer)
    now = _now(state, seat) if known and state.phase not in {codes.DEALING, codes.OVER} else None
    return Seat(
        tokens_up=tokens_of(state.up[seat]),
        tokens_down=tokens_of(state.down[seat]),
        collection=_collection(list(state.held[seat])),
        bid=bid if bid > 0 else None,
        passed=bid == codes.PASSED and state.up[seat] != 0,
        favour=state.favour[seat] if known else None,
        now=now,
        points_now=sum(cell.points for cell in now[: scoring.rows_due(state)]) if now else None,
        rank=state.rank(seat) if state.is_over() else None,
    )


def _collection(held: list[int]) -> Collection:
    return Collection(
        shoggoths=held[codes.SHOGGOTH],
        cultists=held[codes.CULTIST],
        altars=held[codes.ALTAR],
        tomes=tuple(held[codes.TOME : codes.TOMES_END]),
        sites=tuple(held[codes.SITE : codes.SITES_END]),
        old_ones=held[codes.OLD_ONE],
        relics=held[codes.RELIC],
        setbacks={TILES[kind]: held[kind] for kind in range(codes.SETBACK, codes.SETBACKS_END) if held[kind]},
    )


def _now(state: Position, seat: int) -> tuple[Cell, ...]:
    return tuple(Cell(scoring.amount(state, seat, row), scoring.worth(state, seat, row)) for row in range(codes.ROWS))


def _auction(state: Position) -> Auction:
    later = [(state.mover + step) % state.seats for step in range(1, state.bidders_left + 1)]
    return Auction(
        invoker=state.turn,
        invoked=state.is_invoked,
        bid=state.best_bid or None,
        bidder=state.best_bidder if state.best_bid else None,
        waiting=tuple(seat for seat in later if state.up[seat] >> (state.best_bid + 1)),
        must_bid=is_bid_due(state),
    )


def _setback(state: Position) -> Setback:
    owed = list(state.owed)
    return Setback(
        seat=state.mover,
        tomes=owed[codes.TOME_SETBACK - codes.SETBACK],
        sites=owed[codes.SITE_SETBACK - codes.SETBACK],
    )


def _sheet(state: Position, viewer: int) -> tuple[Line, ...]:
    """The lines of the Aeons that are over, in the order of the printed sheet."""
    scored = state.aeon if state.is_over() else state.aeon - 1
    counted, points = state.counted, state.points
    lines: list[Line] = []
    for row, name in enumerate(ROWS):
        for aeon in range(1 if row < codes.FINAL_ROWS else codes.AEONS, scored + 1):
            at = scoring.sheet_line(row, aeon)
            cells = (
                Cell(counted[at][seat], points[at][seat]) if may_know_score(state, seat, viewer) else None
                for seat in range(state.seats)
            )
            lines.append(Line(name, aeon, tuple(cells)))
    return tuple(lines)

"""Rathulhu, scoring: the rows of the score sheet, what each of them counts and pays (11, 12)."""

from __future__ import annotations

from ratskeller.games.rathulhu.rules.codes import *
from ratskeller.games.rathulhu.rules.position import Position, highest_token, token_total
from ratskeller.kernel.numbers import EVERYONE


def amount(state: Position, seat: int, row: int) -> int:
    """What a row of the sheet counts in a seat's collection."""
    if row == ROW_OLD_ONES:
        return state.held[seat][OLD_ONE]
    if row == ROW_RELICS:
        return state.held[seat][RELIC]
    if row == ROW_TOMES:
        return state.count_types(seat, TOME, TOMES_END)
    if row == ROW_ALTARS:
        return state.held[seat][ALTAR]
    if row == ROW_CULTISTS:
        return state.held[seat][CULTIST]
    if row == ROW_SHOGGOTHS:
        return state.held[seat][SHOGGOTH]
    if row == ROW_SITES:
        return state.count_types(seat, SITE, SITES_END)
    if row == ROW_ALIKE:
        return _count_sets(state, seat)
    return token_total(state.up[seat] | state.down[seat])


def worth(state: Position, seat: int, row: int) -> int:
    """The points that a row would pay a seat now."""
    if row == ROW_OLD_ONES:
        return 2 * amount(state, seat, row)
    if row == ROW_RELICS:
        return 3 * amount(state, seat, row)
    if row == ROW_TOMES:
        return _tome_points(amount(state, seat, row))
    if row == ROW_ALTARS:
        return amount(state, seat, row)
    if row == ROW_CULTISTS:
        return amount(state, seat, row) if state.held[seat][ALTAR] > 0 else 0
    if row == ROW_SHOGGOTHS:
        return _standing(state, seat, row, 5, -2)
    if row == ROW_SITES:
        return _site_points(amount(state, seat, row))
    if row == ROW_ALIKE:
        return _points_alike(state, seat)
    return _standing(state, seat, row, 5, -5)


def _tome_points(types: int) -> int:
    """12.3, K20."""
    if types == 0:
        return -5
    return 5 * (types - 2) if types > 2 else 0


def _site_points(types: int) -> int:
    """12.7."""
    return types if types < 7 else 5 * (types - 5)


def _count_sets(state: Position, seat: int) -> int:
    sets: int = 0
    for kind in range(SITE, SITES_END):
        if state.held[seat][kind] > 2:
            sets += 1
    return sets


def _points_alike(state: Position, seat: int) -> int:
    """12.8: a larger set pays instead of the smaller ones inside it."""
    points: int = 0
    for kind in range(SITE, SITES_END):
        if state.held[seat][kind] > 2:
            points += 5 * (state.held[seat][kind] - 2)
    return points


def _standing(state: Position, seat: int, row: int, for_most: int, for_least: int) -> int:
    """12.6, 12.9, K1 to K3: everybody who is level gets the full value, but nobody does when all are level."""
    mine: int = amount(state, seat, row)
    most: int = mine
    least: int = mine
    theirs: int
    for other in range(state.seats):
        theirs = amount(state, other, row)
        most = max(most, theirs)
        least = min(least, theirs)
    if most == least:
        return 0
    if mine == most:
        return for_most
    return for_least if mine == least else 0


def rows_due(state: Position) -> int:
    """How many rows, from the top of the sheet, are scored when this Aeon ends."""
    return ROWS if state.aeon == AEONS else FINAL_ROWS


def sheet_line(row: int, aeon: int) -> int:
    """Where the sheet keeps a row of an Aeon: as printed, with three lines for each of the first six rows."""
    return row * AEONS + aeon - 1 if row < FINAL_ROWS else FINAL_ROWS * AEONS + row - FINAL_ROWS


def score_aeon(state: Position) -> None:
    """10.3: write every row that is due for every seat, and tell it."""
    line: int
    for seat in range(state.seats):
        for row in range(rows_due(state)):
            line = sheet_line(row, state.aeon)
            state.counted[line][seat] = amount(state, seat, row)
            state.points[line][seat] = worth(state, seat, row)
            state.favour[seat] += state.points[line][seat]
        if state.telling:
            _tell_points(state, seat)


def _tell_points(state: Position, seat: int) -> None:
    """K32: while scores are hidden, an Aeon's points are for their owner; with the third all are laid open."""
    gained: int = 0
    audience: int = EVERYONE
    if state.hides_scores and state.aeon < AEONS:
        audience = 1 << seat
    for row in range(rows_due(state)):
        gained += state.points[sheet_line(row, state.aeon)][seat]
    state.tell(EV_SCORED, audience, seat, _pack(state, seat, 0), _pack(state, seat, 3), _pack(state, seat, 6))
    state.tell(EV_FAVOUR, audience, seat, state.aeon, gained, state.favour[seat])


def _pack(state: Position, seat: int, first: int) -> int:
    """Three rows of points in one number of an event; rows that are not due pay nothing."""
    packed: int = 0
    for row in range(first, first + 3):
        packed = packed * POINTS_BASE + POINTS_ZERO
        if row < rows_due(state):
            packed += state.points[sheet_line(row, state.aeon)][seat]
    return packed


def is_ahead(state: Position, seat: int, other: int) -> bool:
    """11.3, 11.4: more favour, or as much and the higher token. No two seats hold the same one."""
    if state.favour[seat] != state.favour[other]:
        return state.favour[seat] > state.favour[other]
    return best_token(state, seat) > best_token(state, other)


def best_token(state: Position, seat: int) -> int:
    """K19: a seat's highest token, whichever way it lies."""
    return highest_token(state.up[seat] | state.down[seat])

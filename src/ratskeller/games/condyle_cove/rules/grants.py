"""Condyle Cove: what cards and spaces grant, Permanent cards, whether a condition holds (9.1, 13.6, C26, C45)."""

from __future__ import annotations

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.cove import is_alone, is_same, kind_at
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import show_hand
from ratskeller.kernel.numbers import EVERYONE


def pawn_of(state: Position, seat: int) -> int:
    """The pawn that belongs to a row of cards."""
    return GHOST if state.alone and seat == HIM else seat


def holds(state: Position, row: int, actor: int) -> bool:
    """Whether the condition of a clause holds; it is always about the own pawn."""
    box: Box = state.content
    cond: int = box.rows[row][R_COND]
    pawn: int
    if cond == COND_NONE:
        return True
    pawn = pawn_of(state, actor)
    if cond == COND_ON:
        return (kind_at(state, pawn) & box.rows[row][R_COND_MASK]) != 0
    if cond == COND_OFF:
        return (kind_at(state, pawn) & box.rows[row][R_COND_MASK]) == 0
    return is_alone(state, pawn) == (cond == COND_ALONE)


def passes(state: Position, row: int, pawn: int, actor: int) -> bool:
    """Whether a pawn stands where the filter of a clause wants its target."""
    box: Box = state.content
    where: int = kind_at(state, pawn)
    mine: int = state.pawn[pawn_of(state, actor)]
    if is_same(state, state.pawn[pawn], mine):
        where |= 1 << KIND_HERE
    return ((where & box.rows[row][R_MASK]) != 0) == (box.rows[row][R_FILTER] == FILTER_ON)


def grant(state: Position, seat: int, attribute: int, value: int, lasts: int, by: int) -> None:
    """Note what a card grants; the same thing from the same hand adds up."""
    state.tell(EV_GRANTED, EVERYONE, seat, attribute, value, lasts)
    for i in range(state.modded):
        if (
            state.mods[i][M_SEAT] == seat
            and state.mods[i][M_ATTRIBUTE] == attribute
            and state.mods[i][M_LASTS] == lasts
            and state.mods[i][M_BY] == by
        ):
            state.mods[i][M_VALUE] += value
            return
    if state.modded == MODS_MAX:
        return  # no table keeps track of more
    state.mods[state.modded][M_SEAT] = seat
    state.mods[state.modded][M_ATTRIBUTE] = attribute
    state.mods[state.modded][M_VALUE] = value
    state.mods[state.modded][M_LASTS] = lasts
    state.mods[state.modded][M_BY] = by
    state.modded += 1
    if attribute == OPEN_HAND and value > 0:
        show_hand(state, seat, ALL_KNOW, -1)


def drop_grant(state: Position, index: int) -> None:
    """Forget one; the order of the others stays."""
    state.modded -= 1
    for i in range(index, state.modded):
        for part in range(MOD_SIZE):
            state.mods[i][part] = state.mods[i + 1][part]
    for part in range(MOD_SIZE):
        state.mods[state.modded][part] = 0


def begin_grants(state: Position, seat: int) -> None:
    """What lasted until this seat's turn ends; what lasts to its end is armed."""
    index: int = 0
    while index < state.modded:
        if state.mods[index][M_LASTS] == LASTS_ROUND and state.mods[index][M_BY] == seat:
            drop_grant(state, index)
            continue
        if state.mods[index][M_LASTS] == LASTS_NEXT and state.mods[index][M_SEAT] == seat:
            state.mods[index][M_LASTS] = LASTS_ARMED
        index += 1


def end_grants(state: Position, seat: int) -> None:
    """What lasted for this turn."""
    index: int = 0
    while index < state.modded:
        if state.mods[index][M_LASTS] == LASTS_NOW or (
            state.mods[index][M_LASTS] == LASTS_ARMED and state.mods[index][M_SEAT] == seat
        ):
            drop_grant(state, index)
        else:
            index += 1


def drop_grants_of(state: Position, seat: int) -> None:
    """A player is out: what held for that player, and what would have lasted until that player's next turn."""
    index: int = 0
    while index < state.modded:
        if state.mods[index][M_SEAT] == seat or (
            state.mods[index][M_LASTS] == LASTS_ROUND and state.mods[index][M_BY] == seat
        ):
            drop_grant(state, index)
        else:
            index += 1


def granted(state: Position, seat: int, attribute: int) -> int:
    """How much of something a seat has now, from cards, Permanent cards and the space."""
    box: Box = state.content
    total: int = 0
    pawn: int = pawn_of(state, seat)
    space: int = state.pawn[pawn]
    for i in range(state.modded):
        if state.mods[i][M_SEAT] == seat and state.mods[i][M_ATTRIBUTE] == attribute:
            total += state.mods[i][M_VALUE]
    for i in range(state.keeps):
        if state.keeper[i] == seat and box.always[state.kept[i]] > 0:
            total += _always(state, box.always[state.kept[i]], seat, attribute)
    if space >= 0 and box.space_always[space] > 0 and not box.may_decline[space]:
        if attribute < FIRM or attribute > SAFE_LOSE or not is_bare(state, seat):
            total += _always(state, box.space_always[space], seat, attribute)
    return total


def declinable(state: Position, seat: int, attribute: int) -> int:
    """C66: what the space grants if one likes."""
    box: Box = state.content
    space: int = state.pawn[pawn_of(state, seat)]
    if space < 0 or box.space_always[space] == 0 or not box.may_decline[space]:
        return 0
    return _always(state, box.space_always[space], seat, attribute)


def is_bare(state: Position, seat: int) -> bool:
    """Whether spaces do not protect a seat."""
    box: Box = state.content
    total: int = 0
    for i in range(state.modded):
        if state.mods[i][M_SEAT] == seat and state.mods[i][M_ATTRIBUTE] == BARE:
            total += state.mods[i][M_VALUE]
    for i in range(state.keeps):
        if state.keeper[i] == seat and box.always[state.kept[i]] > 0:
            total += _always(state, box.always[state.kept[i]], seat, BARE)
    return total > 0


def _always(state: Position, line: int, seat: int, attribute: int) -> int:
    box: Box = state.content
    total: int = 0
    for row in range(box.line_first[line], box.line_first[line] + box.line_rows[line]):
        if box.rows[row][R_ATTRIBUTE] == attribute and holds(state, row, seat):
            total += box.rows[row][R_VALUE]
    return total


def may_move(state: Position, pawn: int, actor: int) -> bool:
    """13.6, C45: whether a pawn can be moved by somebody; the Boogeyman never can (21.20)."""
    if pawn == GHOST:
        return not state.alone
    return pawn == actor or granted(state, pawn, FIRM) <= 0


# ---- Permanent cards ---------------------------------------------------------------------------------------


def keep(state: Position, seat: int, thing: int) -> None:
    """A Permanent card holds from now on."""
    state.kept[state.keeps] = thing
    state.keeper[state.keeps] = seat
    state.keeps += 1
    if granted(state, seat, OPEN_HAND) > 0:
        show_hand(state, seat, ALL_KNOW, -1)


def clear_permanents(state: Position, seat: int) -> None:
    """17.8: all Permanent cards of a player leave the game."""
    kept: int = 0
    before: int = state.keeps
    for i in range(before):
        if state.keeper[i] != seat:
            state.kept[kept] = state.kept[i]
            state.keeper[kept] = state.keeper[i]
            kept += 1
    for i in range(kept, before):
        state.kept[i] = 0
        state.keeper[i] = 0
    state.keeps = kept
    if before > kept:
        state.tell(EV_CLEARED, EVERYONE, seat, before - kept, 0, 0)

"""The Rats in the Walls: how a segment began, from what lies on the table now.

While dice are under the cup that somebody has looked at, everybody's last number tells what was announced since then,
and what was paid for believing it can be paid back. Where the cup has gone all around, the number before the look is no
longer known; then it is taken to be the one below.
"""

from __future__ import annotations

from ratskeller.games.rats_in_the_walls.rules.codes import *
from ratskeller.games.rats_in_the_walls.rules.position import PayOut
from ratskeller.games.rats_in_the_walls.rules.segments import Segment
from ratskeller.games.rats_in_the_walls.rules.state import Rats
from ratskeller.kernel.numbers import U64


def looked_at_by(state: Rats) -> int:
    """The seat who has looked at the dice; somebody has."""
    seat: int = 0
    while not (state.seen_by >> seat) & 1:
        seat += 1
    return seat


def rewind(state: Rats, tree: Segment) -> Rats:
    """The first position of the segment; what was said since then goes to `tree.said`."""
    before: Rats = state.copy()
    giver: int = looked_at_by(state)
    words: int = 0
    if state.phase == CONTINUING:
        words = (state.giver - giver - 1) % state.seats + 1
        _pay_back(before, giver, words)
    elif state.phase == ANSWERING:
        words = (state.giver - giver) % state.seats + 1
        _pay_back(before, giver, words - 1)
    _recall_words(state, tree, giver, words)
    if words > 0:
        _unsay(before, tree, giver)
    before.giver = giver
    before.mover = giver
    before.phase = EXAMINING
    before.seen_by = 0
    before.ones = 0
    before.twos = 0
    return before


def fingerprint(root: Rats, tree: Segment) -> U64:
    """The same for the same first position with the same words after it."""
    marked: Rats = root.copy()
    marked.phase = tree.words
    for i in range(tree.words):
        marked.said[i] = tree.said[i]
    return marked.digest()


def _pay_back(before: Rats, giver: int, beliefs: int) -> None:
    """What those who believed have paid, each to the one before."""
    sheet: PayOut = before.content
    lost: int = sheet.loses[SAID_RATS][BELIEVED]
    gain: int = sheet.gains[SAID_RATS][BELIEVED]
    receiver: int
    winner: int
    for i in range(beliefs):
        receiver = (giver + i + 1) % before.seats
        winner = (giver + i) % before.seats
        before.brains[receiver] += lost
        before.brains[winner] = max(0, before.brains[winner] - gain)
        before.middle = max(0, before.middle - lost + gain)


def _recall_words(state: Rats, tree: Segment, giver: int, words: int) -> None:
    """Numbers never fall within a segment; one that seems to was said after the cup had gone all around."""
    tree.words = words
    for i in range(words):
        tree.said[i] = state.said[(giver + i) % state.seats]
    for i in range(1, words):
        tree.said[words - 1 - i] = max(1, min(tree.said[words - 1 - i], tree.said[words - i]))


def _unsay(before: Rats, tree: Segment, giver: int) -> None:
    """The number before the look, and the fee if this was the first to claim rats."""
    sheet: PayOut = before.content
    first: int = tree.said[0]
    claim: int = before.said[(giver - 1) % before.seats]
    if tree.words >= before.seats or (claim >= first and not before.skull and first > 0):
        claim = first - 1
    before.claim = claim if before.dice > 1 else NO_CLAIM
    if first > 0 and before.claim <= 0:
        before.fee_paid = False
        before.brains[giver] += sheet.fee
        before.middle = max(0, before.middle - sheet.fee)
    if first == 0 and (before.denied >> giver) & 1:
        before.denied -= 1 << giver
    for i in range(tree.words):
        before.said[(giver + i) % before.seats] = NO_CLAIM

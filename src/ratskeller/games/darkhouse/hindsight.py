"""Darkhouse: why another choice was better: what kind of mistake it was, and what the page would have come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.darkhouse import names
from ratskeller.games.darkhouse.rules import codes
from ratskeller.kernel.hindsight import decimal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.darkhouse.rules.state import Darkhouse
    from ratskeller.kernel.hindsight import Slip
    from ratskeller.kernel.words import Words


def explain(state: Darkhouse, slip: Slip, who: Sequence[str], words: Words) -> str:  # noqa: ARG001 (nobody is named)
    """What was wrong, and by how much."""
    best, done = slip.worth, slip.worth - slip.points
    points = {"best": decimal(best, 1, words.language), "done": decimal(done, 1, words.language)}
    return " ".join(
        [_say_kind(state, slip, words), *_say_due(state, slip, words), words.say("hindsight-points", **points)]
    )


def _say_due(state: Darkhouse, slip: Slip, words: Words) -> list[str]:
    """5.7: the block that had to be full by the end of this round, if the better choice did something about that."""
    block = state.due_block()
    left = state.empty[slip.seat][block] if block else 0
    if not left or state.content.due_round(state.content.gray_before(state.round), state.last_deadline) != state.round:
        return []
    is_about_it = slip.done == codes.STOP or block in _blocks_of(slip.best)
    return [words.say("hindsight-due", block=block, left=left)] if is_about_it else []


def _blocks_of(action: int) -> set[int]:
    """The blocks that a die would be laid into, or on an arc between."""
    match names.ACTIONS[action]:
        case names.Place(block=block):
            return {block}
        case names.Arc(one=one, other=other):
            return {one, other}
    return set()


def _say_kind(state: Darkhouse, slip: Slip, words: Words) -> str:
    done, best = slip.done, slip.best
    if done == codes.STOP:
        return words.say("hindsight-stop", rolls=codes.ROLLS_A_ROUND - state.rolls[slip.seat])
    if best == codes.STOP:
        return words.say("hindsight-enough")
    if best == codes.REROLL:
        return words.say("hindsight-again")
    if done == codes.REROLL:
        return words.say("hindsight-keep")
    if best >= codes.ARC:
        return _say_arc(done, best, words)
    block = block_of(best)
    if done >= codes.ARC:
        same = die_of(done) == die_of(best)
        return words.say("hindsight-wasted" if same else "hindsight-detour", block=block)
    if block == block_of(done):
        return words.say("hindsight-number", block=block)
    if die_of(done) != die_of(best):
        return words.say("hindsight-other", block=block)
    return words.say("hindsight-block", best=block, done=block_of(done))


def _say_arc(done: int, best: int, words: Words) -> str:
    """A die belonged on an arc, or on another one."""
    if done < codes.ARC:
        return words.say("hindsight-arc")
    one, other = sorted(_blocks_of(best))
    if _blocks_of(done) == {one, other}:
        return words.say("hindsight-arc-die")
    return words.say("hindsight-other-arc", one=one, other=other)


def block_of(action: int) -> int:
    """The block into which a die is laid."""
    return action // codes.FACES + 1


def die_of(action: int) -> int:
    """The number of the die that is laid."""
    laid: Any = names.ACTIONS[action]
    return int(laid.die)

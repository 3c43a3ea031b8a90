"""Darkhouse: every prompt, label and warning as words. What happened is told in `story.py`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from ratskeller.games.darkhouse import names
from ratskeller.games.darkhouse.rules import codes
from ratskeller.kernel.words import COMMON, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.games.darkhouse.view import Seat, View
    from ratskeller.kernel.words import Words

WORDS = files("ratskeller.games.darkhouse") / "words"
PHRASES = Phrasebook(
    WORDS, Phrasebook(WORDS / "terminal", Phrasebook(WORDS / "epilogue", Phrasebook(WORDS / "hindsight", COMMON)))
)


def list_dice(dice: Iterable[int]) -> str:
    """`2 5 5`."""
    return " ".join(map(str, dice))


# ---- what is asked -----------------------------------------------------------------------------------------


def prompt(view: View, who: Sequence[str], words: Words) -> str:
    """The one sentence that says what is asked."""
    match view.phase:
        case "tracking":
            return words.say("prompt-track", game=view.game, round=view.round)
        case "rolling":
            roller = view.roller or 0
            return words.say("prompt-roll", who=who[roller], dice=view.seats[roller].in_hand)
        case "over":
            return _end_text(view, who, words)
    if view.viewer is not None and view.seats[view.viewer].playing:
        return _ask(view, view.seats[view.viewer], words)
    busy = words.listed([who[seat] for seat in view.awaited])
    asked = "prompt-watch" if view.viewer is None else "prompt-wait"
    if view.viewer is not None and view.seats[view.viewer].sits_out:
        asked = "prompt-rest"
    return words.say(asked, who=busy, count=len(view.awaited))


def _ask(view: View, seat: Seat, words: Words) -> str:
    shown = list_dice(seat.dice)
    asked = words.say("prompt-ask", round=view.round, start=view.start, roll=seat.roll, shown=shown)
    due = view.deadline
    if due and (left := seat.blocks[due.block - 1].empty):
        now = due.round == view.round
        asked += " " + words.say("prompt-due", block=due.block, left=left, now=now, due=due.round)
    return asked


def _end_text(view: View, who: Sequence[str], words: Words) -> str:
    """Who won, and who may come back tomorrow."""
    winners = [seat for seat, each in enumerate(view.seats) if each.rank == 1]
    points = view.seats[winners[0]].score
    if len(view.seats) == 1:
        kept = bool(view.seats[0].kept)
        return words.say("prompt-over-alone", who=who[0], points=points, target=view.target, kept=kept)
    named = words.listed([who[seat] for seat in winners])
    return words.say("prompt-over", who=named, count=len(winners), points=points, verdict=_verdict(view, who, words))


def _verdict(view: View, who: Sequence[str], words: Words) -> str:
    kept = [who[seat] for seat, each in enumerate(view.seats) if each.kept]
    fired = [who[seat] for seat, each in enumerate(view.seats) if not each.kept]
    if not kept:
        return words.say("verdict-none")
    if not fired:
        return words.say("verdict-kept", kept=words.listed(kept), kept_count=len(kept))
    both = {"kept": words.listed(kept), "fired": words.listed(fired)}
    return words.say("verdict-some", **both, kept_count=len(kept), fired_count=len(fired))


def label(view: View, code: int, _who: Sequence[str], words: Words) -> str:
    """A legal action as words on a button."""
    seat = view.seats[view.viewer or 0]
    match names.ACTIONS[code]:
        case names.Place(die=die, block=block):
            return words.say("offer-place", die=die, block=block, fills=seat.blocks[block - 1].empty == 1)
        case names.Arc(one=one, other=other, die=die):
            source, target = (one, other) if seat.blocks[one - 1].reached else (other, one)
            return words.say("offer-arc", die=die, source=source, target=target)
        case names.Reroll():
            return words.say("offer-reroll", dice=len(seat.dice))
    return words.say("offer-stop")


def called(view: View, code: int, who: Sequence[str], words: Words) -> str | None:
    """Any action, also one that is not offered; None if there is no such thing at this table."""
    match names.ACTIONS[code]:
        case names.Arc(one=one, other=other) if not _has_arc(view, one, other):
            return None
    return label(view, code, who, words)


def _has_arc(view: View, one: int, other: int) -> bool:
    """Whether the pages have an arc between two blocks."""
    return any((arc.one, arc.other) == (one, other) for arc in view.seats[view.viewer or 0].arcs)


def warning(view: View, code: int, words: Words) -> str | None:
    """What an action would put an end to."""
    seat = view.seats[view.viewer or 0]
    match names.ACTIONS[code]:
        case names.Place(die=die, block=number):
            block = seat.blocks[number - 1]
            if block.same and block.same != die:
                factor = codes.SAME_IN_FIRST if number == codes.FIRST_BLOCK else codes.SAME
                return words.say("warning-mixed", block=number, same=block.same, factor=factor)
        case names.Stop():
            return _stop_warning(view, seat, words)
    return None


def _stop_warning(view: View, seat: Seat, words: Words) -> str | None:
    due = [block for block in seat.blocks if block.due == view.round]
    if due:
        return words.say("warning-due", block=due[0].number, boxes=due[0].empty)
    left = codes.ROLLS_A_ROUND - seat.roll
    return words.say("warning-rolls", rolls=left) if left > 0 else None

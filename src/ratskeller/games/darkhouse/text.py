"""Darkhouse: every prompt, offer, warning and event as words."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ratskeller.games.darkhouse import names
from ratskeller.games.darkhouse.rules import codes
from ratskeller.kernel.words import COMMON, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.games.darkhouse.view import Seat, View
    from ratskeller.kernel.words import Saying, Words

PHRASES = Phrasebook(files("ratskeller.games.darkhouse") / "words", COMMON)
ENDINGS: dict[int, Saying] = {
    codes.END_THREE_GAMES: PHRASES("ending-three-games"),
    codes.END_ONE_GAME: PHRASES("ending-one-game"),
}


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


def offer(view: View, code: int, words: Words) -> str:
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


# ---- what happened -----------------------------------------------------------------------------------------


def sentence(event: Any, who: Sequence[str], words: Words) -> str:
    """An event as a line of the story."""
    say = words.say
    match event:
        case names.GameBegan(game=game):
            return say("told-game", game=game)
        case names.TrackWritten(round=number, number=block, gray=gray, due=due):
            kind = "due" if due else "free" if gray else "no"
            return say("told-track", round=number, block=block, gray=kind, due=due)
        case names.Rolled(seat=seat, dice=dice, roll=roll):
            spark = set(dice) != {codes.ZERO_POWER}
            return say("told-rolled", who=who[seat], shown=list_dice(dice), roll=roll, spark=spark)
        case names.Placed(seat=seat, die=die, block=block):
            return say("told-placed", who=who[seat], die=die, block=block)
        case names.Arced(seat=seat, die=die, source=source, target=target):
            return say("told-arced", who=who[seat], die=die, source=source, target=target)
        case names.Rerolled(seat=seat, dice=dice):
            return say("told-rerolled", who=who[seat], dice=dice)
        case names.Stopped(seat=seat, dice=dice):
            return say("told-stopped", who=who[seat], dice=dice)
        case names.Done(seat=seat, dice=dice):
            return say("told-done", who=who[seat], dice=dice)
    return _page_sentence(event, who, words)


def _page_sentence(event: Any, who: Sequence[str], words: Words) -> str:
    say = words.say
    match event:
        case names.Wrote(seat=seat, block=block, numbers=numbers, empty=empty):
            return say("told-wrote", who=who[seat], numbers=list_dice(numbers), block=block, boxes=empty)
        case names.Repaired(seat=seat, block=block, factor=factor, points=points):
            return say("told-repaired", block=block, who=who[seat], factor=factor, points=points)
        case names.Shut(seat=seat, block=block, crosses=crosses):
            return say("told-shut", who=who[seat], block=block, crosses=crosses)
        case names.Early(seat=seat, round=number):
            return say("told-early", who=who[seat], round=number, points=codes.EARLY_BONUS)
        case names.PageScored(seat=seat, game=game, points=points):
            return say("told-page", who=who[seat], game=game, points=points)
        case names.Verdict(seat=seat, points=points, kept=kept):
            return say("told-verdict", points=points, who=who[seat], kept=kept)
    return say("told-over", ending=ENDINGS[event.ending].word(words.language))

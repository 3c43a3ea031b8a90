"""The Rats in the Walls: every prompt, label and warning as words. What happened is told in `story.py`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.kernel.words import COMMON, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rats_in_the_walls.view import View
    from ratskeller.kernel.words import Words

WORDS = files("ratskeller.games.rats_in_the_walls") / "words"
PHRASES = Phrasebook(
    WORDS, Phrasebook(WORDS / "terminal", Phrasebook(WORDS / "epilogue", Phrasebook(WORDS / "hindsight", COMMON)))
)
OFFERS: dict[int, str] = {
    codes.PEEK: "offer-peek",
    codes.REROLL: "offer-reroll",
    codes.TURN: "offer-turn",
    codes.BELIEVE: "offer-believe",
    codes.DOUBT: "offer-doubt",
}


def faces_text(ones: int, twos: int, dice: int, words: Words) -> str:
    """Dice as words, the fullest first: `two rats, one rat, blank`."""
    faces = [2] * twos + [1] * ones + [0] * (dice - ones - twos)
    return ", ".join(words.say("face", rats=rats) for rats in faces)


# ---- what is asked -----------------------------------------------------------------------------------------


def prompt(view: View, who: Sequence[str], words: Words) -> str:
    """The one sentence that says what is asked."""
    yours = view.mover is not None and view.mover == view.viewer
    giver = who[view.giver] if view.giver is not None else ""
    name = who[view.mover] if view.mover is not None else ""
    match view.phase:
        case "rolling_off":
            return words.say("prompt-rolling-off", who=who[view.roller or 0])
        case "looking" | "lifting":
            return words.say("prompt-lifted")
        case "answering" if yours:
            return words.say("prompt-answer", giver=giver, rats=view.claim)
        case "answering":
            return words.say("prompt-answer-other", giver=giver, rats=view.claim, who=name)
        case "killing" if yours:
            return words.say("prompt-kill")
        case "killing":
            return words.say("prompt-kill-other", who=name)
        case "over":
            return _end_text(view, who, words)
        case "examining" if yours:
            return words.say("prompt-examine", dice=view.dice)
        case "looked" if yours:
            return words.say("prompt-looked")
        case "blind" if yours:
            return words.say("prompt-blind")
        case "continuing" if yours:
            way = "turn" if view.claim == codes.RATS_MAX else "shake"
            return words.say("prompt-continue", rats=view.claim, way=way, free=view.can_hand_on)
    return words.say("prompt-other", who=name)


def _end_text(view: View, who: Sequence[str], words: Words) -> str:
    winners = [who[seat] for seat, each in enumerate(view.seats) if each.rank == 1]
    return words.say("prompt-over", who=words.listed(winners), count=len(winners))


def label(view: View, code: int, who: Sequence[str], words: Words) -> str:
    """A legal action as words on a button."""
    if codes.ANNOUNCE <= code <= codes.ANNOUNCE + codes.RATS_MAX:
        return words.say("offer-announce", rats=code - codes.ANNOUNCE, untouched=view.phase == "continuing")
    if code == codes.SHAKE:
        return words.say("offer-shake" if view.dice == codes.DICE_MAX else "offer-add")
    if code >= codes.KILL:
        return words.say("offer-kill", who=who[code - codes.KILL])
    return words.say(OFFERS[code])


def called(view: View, code: int, who: Sequence[str], words: Words) -> str | None:
    """Any action, also one that is not offered; None if there is no such thing at this table."""
    if code >= codes.KILL + len(who):
        return None
    return label(view, code, who, words)


def warning(view: View, code: int, words: Words) -> str | None:
    """R32, R16: an action that ends the game, or may."""
    mine = view.seats[view.mover].brains if view.mover is not None else 0
    is_rats_claim = codes.ANNOUNCE < code <= codes.ANNOUNCE + codes.RATS_MAX
    if code == codes.TURN:
        return words.say("warning-turn")
    if view.skull and code == codes.BELIEVE:
        return words.say("warning-skull-believe")
    if view.skull and code == codes.DOUBT:
        return words.say("warning-skull-doubt")
    if view.ends_at_once:
        if is_rats_claim and 0 < mine <= view.fee:
            return words.say("warning-fee")
        if code == codes.BELIEVE and 0 < mine <= view.believing_costs:
            return words.say("warning-believe")
    return None

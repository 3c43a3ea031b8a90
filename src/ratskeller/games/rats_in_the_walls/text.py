"""The Rats in the Walls: every prompt, offer, warning and event as words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.rats_in_the_walls import codes, names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rats_in_the_walls.view import View

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def count_rats(rats: int) -> str:
    """`no rats`, `one rat`, `two rats` and so on."""
    return f"{NUMBERS[rats]} rat" if rats == 1 else f"{NUMBERS[rats]} rats"


def claim_text(rats: int) -> str:
    """A claim as it is spoken."""
    if rats == 0:
        return "there are no rats in the walls"
    return f"there {'is' if rats == 1 else 'are'} at least {count_rats(rats)} in the walls"


def faces_text(ones: int, twos: int, dice: int) -> str:
    """Dice as words, the fullest first: `two rats, one rat, blank`."""
    blank = dice - ones - twos
    faces = ["two rats"] * twos + ["one rat"] * ones + ["blank"] * blank
    return ", ".join(faces)


def count_brains(brains: int) -> str:
    """`no brain`, `1 brain`, `2 brains` and so on."""
    return f"{brains or 'no'} brain{'s' if brains > 1 else ''}"


# ---- what is asked -----------------------------------------------------------------------------------------


def prompt(view: View, who: Sequence[str]) -> str:
    """The one sentence that says what is asked."""
    yours = view.mover is not None and view.mover == view.viewer
    giver = who[view.giver] if view.giver is not None else ""
    claim = claim_text(view.claim) if view.claim is not None else ""
    name = who[view.mover] if view.mover is not None else ""
    match view.phase:
        case "rolling_off":
            return f"{who[view.roller or 0]} rolls five dice for the right to begin."
        case "looking" | "lifting":
            return "The cup is lifted."
        case "answering" if yours:
            return f"{giver} says: {claim}. Do you believe it?"
        case "answering":
            return f"{giver} says: {claim}. {name} must believe it or lift the cup."
        case "killing" if yours:
            return "You have gone insane among the bones. Whom do you take with you?"
        case "killing":
            return f"{name} has gone insane and picks a victim."
        case "over":
            return end_text(view, who)
        case "examining" if yours:
            return f"You have shaken {_dice(view)}. Peek, or announce without looking."
        case "looked" if yours:
            return "You have seen the dice. Announce a number, true or not, or roll again and do not look."
        case "blind" if yours:
            return "You have rolled again, unseen. Announce a number."
        case "continuing" if yours:
            return f"You believed that {claim}. {_ways_on(view)}"
    return f"{name} has the cup."


def _ways_on(view: View) -> str:
    shake = "turn the coaster to the skull" if view.claim == codes.RATS_MAX else "shake it"
    return f"Hand the cup on untouched, or {shake}." if view.can_hand_on else f"Now you must {shake}."


def _dice(view: View) -> str:
    return "one die" if view.dice == 1 else f"{NUMBERS[view.dice]} dice"


def end_text(view: View, who: Sequence[str]) -> str:
    """Who won."""
    winners = [who[seat] for seat, each in enumerate(view.seats) if each.rank == 1]
    if len(winners) == 1:
        return f"The game is over. {winners[0]} keeps the most sanity and wins."
    return f"The game is over. {', '.join(winners[:-1])} and {winners[-1]} win together."


def offer(view: View, code: int, who: Sequence[str]) -> str:
    """A legal action as words on a button."""
    untouched = view.phase == "continuing"
    match names.ACTIONS[code]:
        case names.Peek():
            return "Peek under the walls"
        case names.Reroll():
            return "Roll again, unseen"
        case names.Shake():
            return "Shake again" if view.dice == codes.DICE_MAX else "Add a die and shake"
        case names.Turn():
            return "Turn the coaster to the skull and shake"
        case names.Announce(rats=0):
            return "“No rats in the walls.”"
        case names.Announce(rats=rats):
            return f"{'Untouched: ' if untouched else ''}“At least {count_rats(rats)}.”"
        case names.Believe():
            return "Believe"
        case names.Doubt():
            return "Doubt: lift the cup"
    return f"Take {who[code - codes.KILL]} with you"


def warning(view: View, code: int) -> str | None:
    """R32, R16: an action that ends the game, or may."""
    mine = view.seats[view.mover].brains if view.mover is not None else 0
    is_rats_claim = codes.ANNOUNCE < code <= codes.ANNOUNCE + codes.RATS_MAX
    if view.skull and code == codes.BELIEVE:
        return "On the skull, believing costs all your brains and ends the game."
    if view.skull and code == codes.DOUBT:
        return "On the skull, whoever is wrong loses everything, and the game ends."
    if view.ends_at_once:
        if is_rats_claim and 0 < mine <= view.fee:
            return "The first claim of rats costs your last brain and ends the game."
        if code == codes.BELIEVE and 0 < mine <= view.believing_costs:
            return "Believing costs your last brain and ends the game."
    return None


# ---- what happened -----------------------------------------------------------------------------------------


def sentence(event: Any, who: Sequence[str], viewer: int) -> str:
    """An event as a line of the story."""
    match event:
        case names.RolledOff(seat=seat, ones=ones, twos=twos):
            return f"{who[seat]} rolls for the start: {count_rats(ones + 2 * twos)}."
        case names.RollOffTied(seats=seats):
            return f"A tie: {', '.join(who[seat] for seat in seats)} roll again."
        case names.Begins(seat=seat):
            return f"{who[seat]} has heard the most rats and begins."
        case names.RoundBegan(number=number, giver=giver):
            return f"Round {number}: {who[giver]} puts one die into the walls. The cats look up."
        case names.DieAdded(seat=seat, dice=dice):
            return f"{who[seat]} adds a die; {NUMBERS[dice]} are in the walls."
        case names.Shook(seat=seat):
            return f"{who[seat]} shakes the walls."
        case names.CoasterTurned(seat=seat):
            return f"{who[seat]} turns the coaster: the rats have led us to the skull."
        case names.Peeked(seat=seat):
            return f"{who[seat]} peeks under the walls."
        case names.Saw(seat=seat, ones=ones, twos=twos, dice=dice):
            seen = "You see" if seat == viewer else f"{who[seat]} sees"
            return f"{seen}: {faces_text(ones, twos, dice)}."
        case names.Rerolled(seat=seat):
            return f"{who[seat]} rolls again and does not look."
        case names.Announced(seat=seat, rats=rats, untouched=untouched):
            return (
                f"{who[seat]}{' passes the cup on untouched' if untouched else ''}: “{claim_text(rats).capitalize()}.”"
            )
        case names.FeePaid(seat=seat, brains=brains):
            return f"The first to speak of rats: {who[seat]} pays {count_brains(brains)}."
        case names.Believed(receiver=receiver, giver=giver):
            return f"{who[receiver]} believes {who[giver]}."
        case names.Doubted(receiver=receiver, giver=giver):
            return f"{who[receiver]} does not believe {who[giver]} and lifts the cup."
    return _outcome_sentence(event, who)


def _outcome_sentence(event: Any, who: Sequence[str]) -> str:
    match event:
        case names.Lifted(ones=ones, twos=twos, dice=dice):
            return f"Under the walls: {faces_text(ones, twos, dice)} — {count_rats(ones + 2 * twos)}."
        case names.Judged(giver=giver, true=true):
            return f"{who[giver]} spoke the truth." if true else f"{who[giver]} was wrong."
        case names.Lost(seat=seat, brains=brains, left=left):
            if brains == 0:
                return f"{who[seat]} has no brain left to lose."
            return f"{who[seat]} loses {count_brains(brains)} and has {left} left."
        case names.Gained(seat=seat, brains=brains, now=now):
            return f"{who[seat]} gains {count_brains(brains)} and has {now}."
        case names.WentInsane(seat=seat):
            return f"{who[seat]} loses all reason on the skull."
        case names.Killed(victim=victim, killer=killer):
            return f"{who[killer]} falls upon {who[victim]} in the dark."
    return f"The game is over: {ENDING_TEXTS[event.ending]}."


ENDING_TEXTS: dict[int, str] = {
    codes.END_FEE: "the first claim of rats took a last brain",
    codes.END_BELIEF: "believing took a last brain",
    codes.END_DOUBT: "a doubt took a last brain",
    codes.END_SKULL_BELIEF: "somebody believed on the skull",
    codes.END_SKULL_DOUBT: "somebody was wrong on the skull",
    codes.END_OF_ROUND: "the round ended with somebody out of brains",
    codes.END_LIMIT: "the night is over, and so is the last round",
}

"""Darkhouse: every prompt, offer, warning and event as words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.darkhouse import codes, names

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ratskeller.games.darkhouse.view import Block, Seat, View

FACES = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight")
ROLLS = ("", "first", "second", "third and last")
TIMES = {codes.SAME: "twice", codes.SAME_IN_FIRST: "three times"}


def count_dice(dice: int) -> str:
    """`no dice`, `one die`, `two dice` and so on."""
    return f"{'no' if dice == 0 else FACES[dice]} {'die' if dice == 1 else 'dice'}"


def count_boxes(boxes: int) -> str:
    """`one box`, `two boxes` and so on."""
    return f"{FACES[boxes]} {'box' if boxes == 1 else 'boxes'}"


def list_dice(dice: Iterable[int]) -> str:
    """`2 5 5`."""
    return " ".join(map(str, dice))


def join(words: Sequence[str]) -> str:
    """`Anna`, `Anna and Ben`, `Anna, Ben and Cleo`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def a_die(face: int) -> str:
    """`a five`."""
    return f"a {FACES[face]}"


# ---- what is asked -----------------------------------------------------------------------------------------


def prompt(view: View, who: Sequence[str]) -> str:
    """The one sentence that says what is asked."""
    match view.phase:
        case "tracking":
            return f"Game {view.game}, round {view.round}: the die for the turn track falls."
        case "rolling":
            return f"{who[view.roller or 0]} lets {count_dice(view.seats[view.roller or 0].in_hand)} fall."
        case "over":
            return end_text(view, who)
    busy = join([who[seat] for seat in view.awaited])
    if view.viewer is None:
        return f"{busy} {'is' if len(view.awaited) == 1 else 'are'} still at the engine."
    seat = view.seats[view.viewer]
    if seat.sits_out:
        return f"Your page has no empty box left; you rest while {busy} {_works(view)}."
    if not seat.playing:
        return f"You are done with this round; {busy} {_works(view)}."
    return _ask(view, seat)


def _works(view: View) -> str:
    return "works on" if len(view.awaited) == 1 else "work on"


def _ask(view: View, seat: Seat) -> str:
    asked = "Lay dice, roll the others again, or stop" if seat.roll < codes.ROLLS_A_ROUND else "Lay dice, or stop"
    deadline = ""
    if view.deadline and (left := seat.blocks[view.deadline.block - 1].empty):
        when = "this round" if view.deadline.round == view.round else f"round {view.deadline.round}"
        deadline = f" Block {view.deadline.block} needs {left} more by the end of {when}."
    rolled = (
        f"Round {view.round} starts in block {view.start}; your {ROLLS[seat.roll]} roll shows {list_dice(seat.dice)}"
    )
    return f"{rolled}. {asked}.{deadline}"


def end_text(view: View, who: Sequence[str]) -> str:
    """Who won, and who may come back tomorrow."""
    kept = [who[seat] for seat, each in enumerate(view.seats) if each.kept]
    fired = [who[seat] for seat, each in enumerate(view.seats) if not each.kept]
    winners = [who[seat] for seat, each in enumerate(view.seats) if each.rank == 1]
    verdict = f"{join(kept)} may come back tomorrow" if kept else "nobody is kept on"
    if fired and kept:
        verdict += f", {join(fired)} must go"
    if len(view.seats) == 1:
        points = view.seats[0].score
        return f"The shift is over with {points} points of {view.target}: {verdict if kept else f'{who[0]} is fired'}."
    many = "win together" if len(winners) > 1 else "wins"
    return f"The shift is over. {join(winners)} {many} with {view.seats[_best(view)].score} points; {verdict}."


def _best(view: View) -> int:
    return next(seat for seat, each in enumerate(view.seats) if each.rank == 1)


def offer(view: View, code: int) -> str:
    """A legal action as words on a button."""
    seat = view.seats[view.viewer or 0]
    match names.ACTIONS[code]:
        case names.Place(die=die, block=block):
            fills = " and fill it" if seat.blocks[block - 1].empty == 1 else ""
            return f"Lay {a_die(die)} into block {block}{fills}"
        case names.Arc(one=one, other=other, die=die):
            source, target = (one, other) if seat.blocks[one - 1].reached else (other, one)
            return f"Give {a_die(die)} to the arc from {source} to {target}"
        case names.Reroll():
            return f"Roll {count_dice(len(seat.dice))} again"
    return "Stop for this round"


def warning(view: View, code: int) -> str | None:
    """What an action would put an end to."""
    seat = view.seats[view.viewer or 0]
    match names.ACTIONS[code]:
        case names.Place(die=die, block=number):
            block = seat.blocks[number - 1]
            if block.same and block.same != die:
                factor = codes.SAME_IN_FIRST if number == codes.FIRST_BLOCK else codes.SAME
                return f"Block {number} holds nothing but {block.same}s; mixed, it no longer counts {TIMES[factor]}."
        case names.Stop():
            return _stop_warning(view, seat)
    return None


def _stop_warning(view: View, seat: Seat) -> str | None:
    due = [block for block in seat.blocks if block.due == view.round]
    if due:
        return f"Block {due[0].number} is due now; stopping puts an X into {count_boxes(due[0].empty)} of it."
    left = codes.ROLLS_A_ROUND - seat.roll
    if left > 0:
        return f"You still have {'one roll' if left == 1 else f'{FACES[left]} rolls'}."
    return None


# ---- what happened -----------------------------------------------------------------------------------------


def sentence(event: Any, who: Sequence[str]) -> str:
    """An event as a line of the story."""
    match event:
        case names.GameBegan(game=game):
            return f"Game {game}: clean pages, cold gems, and far below the ships wait for the light."
        case names.TrackWritten(round=number, number=block, gray=gray, due=due):
            calls = f"Round {number}: the bell of block {block} rings"
            if due:
                return f"{calls}, and its gray lamp burns: full by the end of round {due}, or shut."
            return f"{calls}; its gray lamp burns, but nobody will come to check." if gray else f"{calls}."
        case names.Rolled(seat=seat, dice=dice, roll=roll):
            zero = " Not a spark." if set(dice) == {codes.ZERO_POWER} else ""
            return f"{who[seat]} rolls {list_dice(dice)}, the {ROLLS[roll]} roll.{zero}"
        case names.Placed(seat=seat, die=die, block=block):
            return f"{who[seat]} lays {a_die(die)} into block {block}."
        case names.Arced(seat=seat, die=die, source=source, target=target):
            return f"{who[seat]} feeds {a_die(die)} to the arc: lightning jumps from block {source} to block {target}."
        case names.Rerolled(seat=seat, dice=dice):
            return f"{who[seat]} takes up {count_dice(dice)} again."
        case names.Stopped(seat=seat, dice=dice):
            left = f" and leaves {count_dice(dice)} lying" if dice else ""
            return f"{who[seat]} wipes the oil off{left}."
        case names.Done(seat=seat, dice=dice):
            left = f"nothing more can be done with {count_dice(dice)}" if dice else "every die is in its place"
            return f"{who[seat]} is done: {left}."
    return _page_sentence(event, who)


def _page_sentence(event: Any, who: Sequence[str]) -> str:
    match event:
        case names.Wrote(seat=seat, block=block, numbers=numbers, empty=empty):
            left = f", {count_boxes(empty)} to go" if empty else ""
            return f"{who[seat]} writes {list_dice(numbers)} into block {block}{left}."
        case names.Repaired(seat=seat, block=block, factor=factor, points=points):
            if factor == 1:
                return f"Block {block} of {who[seat]} runs again, rattling: {points} points."
            return f"Block {block} of {who[seat]} hums on a single note and counts {TIMES[factor]}: {points} points."
        case names.Shut(seat=seat, block=block, crosses=crosses):
            many = "an X" if crosses == 1 else f"{FACES[crosses]} X's"
            return f"Too late: {who[seat]} shuts block {block} down with {many}."
        case names.Early(seat=seat, round=number):
            return f"Every gem of {who[seat]} glows after round {number}: {codes.EARLY_BONUS} points more."
        case names.PageScored(seat=seat, game=game, points=points):
            return f"{who[seat]} ends game {game} with {points} points."
        case names.Verdict(seat=seat, points=points, kept=kept):
            if kept:
                return f"{points} points: {who[seat]} may come back tomorrow, for another thirty hours."
            return f"{points} points: {who[seat]} is fired. The lamp goes dark behind the door."
    return f"The game is over: {ENDING_TEXTS[event.ending]}."


ENDING_TEXTS: dict[int, str] = {
    codes.END_THREE_GAMES: "three games make a shift, and the shift is over",
    codes.END_ONE_GAME: "one game was agreed on, and it has been played",
}


def block_text(block: Block) -> str:
    """A block of a page in words, for whoever cannot see the picture: `block 4: 6 6 and four empty boxes`."""
    numbers = [list_dice(block.written)] if block.written else []
    if block.lying:
        numbers.append(f"{list_dice(block.lying)} this round")
    if block.crosses:
        numbers.append(f"{FACES[block.crosses]} X")
    if block.empty:
        numbers.append(f"{count_boxes(block.empty)} empty")
    return f"block {block.number}: {', '.join(numbers)}"

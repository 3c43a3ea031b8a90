"""House of Rath: every prompt, label and warning as words. What happened is told in `story.py`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from ratskeller.games.house_of_rath import names
from ratskeller.games.house_of_rath.kinds import ROOMS, SIDES
from ratskeller.kernel.words import COMMON, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.house_of_rath.content import Names
    from ratskeller.games.house_of_rath.kinds import Room
    from ratskeller.games.house_of_rath.view import AttackView, View
    from ratskeller.kernel.words import Words

WORDS = files("ratskeller.games.house_of_rath") / "words"
PHRASES = Phrasebook(
    WORDS, Phrasebook(WORDS / "terminal", Phrasebook(WORDS / "epilogue", Phrasebook(WORDS / "hindsight", COMMON)))
)


# ---- what things are called --------------------------------------------------------------------------------


def orphan_name(called: Names, number: int) -> str:
    """The name of an orphan."""
    return called.orphans[number - 1]


def room_name(called: Names, room: Room, words: Words) -> str:
    """The name of a room."""
    return called.rooms[ROOMS.index(room)].name.word(words.language)


def room_names(called: Names, rooms: Sequence[Room], words: Words) -> str:
    """`the Kitchen and the Library`, as a language lists them."""
    return words.listed([words.say("room", room=room_name(called, room, words)) for room in rooms])


def card_name(called: Names, card: int, words: Words) -> str:
    """The name of a Run Away card."""
    return called.cards[card - 1].name.word(words.language)


# ---- what is asked -----------------------------------------------------------------------------------------


def prompt(view: View, who: Sequence[str], words: Words) -> str:
    """The one sentence that says what is asked."""
    if view.phase == "over":
        return _end_text(view, who, words)
    if view.phase == "removing":
        return _removing(view, who, words)
    if view.phase == "claiming" and view.attack is not None:
        return _claiming(view, view.attack, words)
    if view.mover is None:
        return _chance(view, who, words)
    if view.mover != view.viewer:
        return _prompt_others(view, who[view.mover], words)
    return _prompt_mover(view, words)


def _chance(view: View, who: Sequence[str], words: Words) -> str:
    say, called = words.say, view.names
    if view.phase == "placing":
        return say("prompt-placing", orphan=orphan_name(called, view.placed + 1))
    if view.phase == "dealing":
        return say("prompt-dealing", who=who[view.dealt_to or 0])
    if view.phase in {"hiding", "starting"}:
        return say(f"prompt-{view.phase}")
    if view.phase == "exposing":
        return say("prompt-exposing", who=who[view.chosen_seat or 0])
    if view.attack is not None:
        owner = who[view.attack.owner or 0]
        return say(f"prompt-{view.phase}", who=owner, orphan=orphan_name(called, view.attack.orphan))
    return say("prompt-rolling", who=who[view.turn or 0])


def _removing(view: View, who: Sequence[str], words: Words) -> str:
    if view.viewer in view.awaited:
        return words.say("prompt-removing")
    return words.say("prompt-removing-other", who=words.listed([who[seat] for seat in view.awaited]))


def _claiming(view: View, attack: AttackView, words: Words) -> str:
    """H39: those who are asked, and those who wait, read nothing that tells whose the orphan is, but for its owner."""
    orphan = orphan_name(view.names, attack.orphan)
    if view.viewer not in view.awaited:
        return words.say("prompt-claiming-other", orphan=orphan)
    if not attack.mine:
        return words.say("prompt-claiming-not-mine", orphan=orphan)
    return words.say("prompt-claiming-last" if attack.last else "prompt-claiming-mine", orphan=orphan)


def _prompt_others(view: View, name: str, words: Words) -> str:
    say, called = words.say, view.names
    if view.phase == "acting":
        return say("prompt-acting-other", who=name, task=view.task or "")
    if view.phase == "turning" and view.chosen_room is not None:
        return say("prompt-turning-other", who=name, room=room_name(called, view.chosen_room, words))
    if view.phase == "moving" and view.chosen_orphan is not None:
        return say("prompt-moving-other", who=name, orphan=orphan_name(called, view.chosen_orphan))
    if view.attack is not None:
        return say(f"prompt-{view.phase}-other", who=name, orphan=orphan_name(called, view.attack.orphan))
    return say(f"prompt-{view.phase}-other", who=name)


def _prompt_mover(view: View, words: Words) -> str:
    say, called = words.say, view.names
    if view.phase == "acting":
        return say("prompt-acting", task=view.task or "", second=view.rotations > 0)
    if view.phase == "turning" and view.chosen_room is not None:
        return say("prompt-turning", room=room_name(called, view.chosen_room, words))
    if view.phase == "moving" and view.chosen_orphan is not None:
        return say("prompt-moving", orphan=orphan_name(called, view.chosen_orphan))
    if view.attack is not None:
        last = view.attack.last
        return say(f"prompt-{view.phase}", orphan=orphan_name(called, view.attack.orphan), last=last)
    return say(f"prompt-{view.phase}")


def _end_text(view: View, who: Sequence[str], words: Words) -> str:
    winners = [seat for seat in range(len(view.seats)) if view.seats[seat].rank == 1]
    listed = words.listed([who[seat] for seat in winners])
    return words.say("prompt-over", who=listed, count=len(winners))


# ---- what can be done --------------------------------------------------------------------------------------


def label(view: View, code: int, who: Sequence[str], words: Words) -> str:
    """A legal action as words on a button."""
    say, called = words.say, view.names
    action = names.ACTIONS[code]
    verb = str(action.__struct_config__.tag).replace("_", "-")
    match action:
        case names.Pivot(side=side):
            return say("offer-pivot", side=side, around=_around(view, SIDES.index(side), words))
        case names.Choose(face=face):
            return say("offer-choose", face=face)
        case names.Expose(seat=seat):
            return say("offer-expose-own" if seat == view.viewer else "offer-expose", who=who[seat])
        case names.Lock(one=one, other=other) | names.Unlock(one=one, other=other):
            return say(f"offer-{verb}", one=room_name(called, one, words), other=room_name(called, other, words))
        case names.Use(card=card):
            return say("offer-use", card=card_name(called, card, words), ability=called.cards[card - 1].ability)
        case names.Dash(card=card):
            return say("offer-dash", card=card_name(called, card, words))
        case names.Rath(room=room):
            return _offer_rath(view, room, words)
        case names.Go(room=room):
            return _offer_going(view, room, words)
        case names.Rotate(room=room) | names.RemoveRoom(room=room):
            return say(f"offer-{verb}", room=room_name(called, room, words))
        case (
            names.RemoveCard(orphan=orphan)
            | names.Reveal(orphan=orphan)
            | names.Move(orphan=orphan)
            | names.Hide(orphan=orphan)
            | names.Unhide(orphan=orphan)
            | names.Attack(orphan=orphan)
        ):
            return _offer_orphan(view, verb, orphan, words)
        case names.Claim() | names.LetGo() if view.attack is not None:
            mine = view.attack.mine
            return say(f"offer-{verb}", orphan=orphan_name(called, view.attack.orphan), mine=mine)
    return say(f"offer-{verb}")


def called(view: View, code: int, who: Sequence[str], words: Words) -> str | None:
    """Any action, also one that is not offered; None if there is no such thing at this table."""
    match names.ACTIONS[code]:
        case names.Expose(seat=seat) if seat >= len(who):
            return None
        case names.Pivot(side=side):
            return words.say("side", side=side)
        case names.Go(room=room) | names.Rath(room=room):
            return room_name(view.names, room, words)
        case names.Use(card=card) | names.Dash(card=card):
            return card_name(view.names, card, words)
        case (
            names.RemoveCard(orphan=orphan)
            | names.Reveal(orphan=orphan)
            | names.Move(orphan=orphan)
            | names.Hide(orphan=orphan)
            | names.Unhide(orphan=orphan)
            | names.Attack(orphan=orphan)
        ):
            return orphan_name(view.names, orphan)
        case names.Claim():
            return words.say("kind-claim")
        case names.LetGo():
            return words.say("kind-let-go")
    return label(view, code, who, words)


def _offer_orphan(view: View, verb: str, number: int, words: Words) -> str:
    """An orphan and where it is, and whether it is one's own."""
    orphan = view.orphans[number - 1]
    room = room_name(view.names, orphan.room, words) if orphan.room is not None else ""
    mine = orphan.owner is not None and orphan.owner == view.viewer
    named = orphan_name(view.names, number)
    return words.say(f"offer-{verb}", orphan=named, room=room, mine=mine, alive=orphan.room is not None)


def _offer_rath(view: View, room: Room, words: Words) -> str:
    named = room_name(view.names, room, words)
    if room == view.rath:
        return words.say("offer-rath-stay", room=named)
    breaks = view.compulsion is not None and room in view.compulsion.breaks
    return words.say("offer-rath", room=named, breaks=breaks)


def _offer_going(view: View, room: Room, words: Words) -> str:
    """By the door, or through the Secret Passage where there is no other way (H55)."""
    number = view.chosen_orphan or (view.attack.orphan if view.attack is not None else 0)
    here = next(each for each in view.rooms if each.room == view.orphans[number - 1].room)
    secret = room not in here.touches or room in here.locks
    return words.say("offer-go", room=room_name(view.names, room, words), secret=secret)


def _around(view: View, side: int, words: Words) -> str:
    """The room on which the chosen one would pivot to a side: of the two cells that touch both, the occupied one."""
    place = {(each.q, each.r): each.room for each in view.rooms}
    here = next(each for each in view.rooms if each.room == view.chosen_room)
    found = [place.get((here.q + _COLUMNS[turn % 6], here.r + _ROWS[turn % 6])) for turn in (side + 1, side + 5)]
    return room_name(view.names, next(each for each in found if each is not None), words)


_COLUMNS, _ROWS = (1, 1, 0, -1, -1, 0), (0, -1, -1, 0, 1, 1)  # the cells around a room, by side; see codes.py


# ---- what one should know before ---------------------------------------------------------------------------


def warning(view: View, code: int, words: Words) -> str | None:
    """What an action ends or costs for good."""
    say = words.say
    attack = view.attack
    match names.ACTIONS[code]:
        case names.Reveal(orphan=orphan):
            return say("warning-reveal", orphan=orphan_name(view.names, orphan))
        case names.LetGo() if attack is not None and attack.mine:
            return say("warning-let-go", orphan=orphan_name(view.names, attack.orphan))
        case names.Stay() | names.GiveUp() if attack is not None:
            return say("warning-give-up", orphan=orphan_name(view.names, attack.orphan), last=attack.last)
        case names.Attack(orphan=orphan) if view.orphans[orphan - 1].owner == view.viewer:
            return say("warning-attack-own", orphan=orphan_name(view.names, orphan))
        case names.Expose(seat=seat) if seat == view.viewer:
            return say("warning-expose-own")
    return None


# ---- why Rath goes where he goes ---------------------------------------------------------------------------


def explain_rath(view: View, words: Words) -> list[str]:
    """Where Rath must go, and the clauses, distances and numbers behind it, one sentence each."""
    why, say = view.compulsion, words.say
    if why is None:
        return []
    lines = [say("why-reason", reason=why.reason, clause=why.clause)]
    for lure in why.lures:
        turns = lure.turns if lure.turns is not None else 0
        here = lure.room == view.rath
        facts = {"seen": lure.seen, "turns": turns, "through": lure.turns_through, "here": here}
        lines.append(say("why-room", room=room_name(view.names, lure.room, words), counts=lure.counts, **facts))
    if why.targets and set(why.targets) != set(why.steps):
        lines.append(say("why-target", rooms=room_names(view.names, why.targets, words), count=len(why.targets)))
    lines.append(rath_verdict(view, words))
    if why.breaks:
        lines.append(say("why-breaks", rooms=room_names(view.names, why.breaks, words)))
    return lines


def rath_verdict(view: View, words: Words) -> str:
    """Where Rath must go, in one sentence."""
    steps = view.compulsion.steps if view.compulsion is not None else ()
    if steps == (view.rath,):
        return words.say("why-stays")
    rooms = [words.say("room", room=room_name(view.names, room, words)) for room in steps]
    if len(rooms) == 1:
        return words.say("why-goes", room=rooms[0])
    return words.say("why-choice", rooms=words.listed(rooms), stays=view.rath in steps)

"""Condyle Cove: every prompt, label and warning as words. What happened is told in `story.py`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from ratskeller.games.condyle_cove import names
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.words import COMMON, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.condyle_cove.view import View
    from ratskeller.kernel.words import Words

WORDS = files("ratskeller.games.condyle_cove") / "words"
CHAPTERS = Phrasebook(WORDS / "epilogue", Phrasebook(WORDS / "cards", Phrasebook(WORDS / "hindsight", COMMON)))
PHRASES = Phrasebook(WORDS, Phrasebook(WORDS / "terminal", CHAPTERS))


def card_name(view: View, card: int | None, words: Words) -> str:
    """A card that can be seen, by its name."""
    return view.cards[card].name.word(words.language) if card is not None else words.say("a-card")


def space_name(view: View, space: int | None, words: Words) -> str:
    """A space, by its name; two of one name are told apart by their numbers."""
    names_of = {spot.number: spot.info.name.word(words.language) for spot in view.cove}
    names_of.update({number: info.name.word(words.language) for number, info in view.spaces.items()})
    if space is None or space not in names_of:
        return words.say("a-space")
    name = names_of[space]
    alike = sum(other == name for other in names_of.values())
    return words.say("space-numbered", space=name, number=space) if alike > 1 else name


def pawn_name(view: View, pawn: int | None, who: Sequence[str], words: Words) -> str:
    """A player, Benny or the Boogeyman."""
    if pawn is not None and pawn < len(who):
        return who[pawn]
    return words.say("him") if view.alone else words.say("benny")


# ---- what is asked -----------------------------------------------------------------------------------------


def prompt(view: View, who: Sequence[str], words: Words) -> str:
    """The one sentence that says what is asked, and of whom."""
    if view.phase == "over":
        return _end(view, who, words)
    if view.phase == "answer":
        return _asked_to_answer(view, who, words)
    if view.mover is None:
        return _chance(view, who, words)
    asked = _question(view, who, words, mine=view.mover == view.viewer)
    if view.because is not None and view.phase != "play":
        return words.say("prompt-because", card=card_name(view, view.because, words), asked=asked)
    if view.because_space is not None:
        return words.say("prompt-because", card=space_name(view, view.because_space, words), asked=asked)
    return asked


def _chance(view: View, who: Sequence[str], words: Words) -> str:
    if view.turn is None or view.turn >= len(who):
        return words.say("prompt-setting-up" if view.turn is None else "prompt-his-turn")
    return words.say("prompt-chance", who=who[view.turn], phase=view.phase)


def _asked_to_answer(view: View, who: Sequence[str], words: Words) -> str:
    """C28: nobody is told who has answered."""
    player = words.say("him-first") if view.alone and view.player else who[view.player or 0]
    card = card_name(view, view.playing, words)
    if view.viewer not in view.asked:
        asked = [who[seat] for seat in view.asked]
        return words.say("prompt-answer-other", who=words.listed(asked), count=len(asked), player=player, card=card)
    if view.replied:
        return words.say("prompt-answer-done", player=player, card=card)
    return words.say("prompt-answer", player=player, card=card, own=view.player == view.viewer)


def _question(view: View, who: Sequence[str], words: Words, *, mine: bool) -> str:
    name = who[view.mover or 0]
    suffix = "" if mine else "-other"
    match view.phase:
        case "cross" | "lay":
            return words.say(f"prompt-lay{suffix}", who=name, space=space_name(view, view.space, words))
        case "where":
            target = pawn_name(view, view.pawn, who, words)
            mine_too = view.pawn == view.mover
            return words.say(f"prompt-where{suffix}", who=name, pawn=target, own=mine_too)
        case "lose" | "stash":
            return words.say(f"prompt-{view.phase}{suffix}", who=name, count=view.count or 0)
        case "detour":
            replaced = space_name(view, view.replaced, words)
            return words.say(f"prompt-detour{suffix}", who=name, replacing=view.replaced is not None, space=replaced)
        case "draw":
            held = len(view.players[0].hand)
            left = codes.HAND_MAX - held if view.alone else (view.draws or 0) - view.drawn  # 21.14
            return words.say(f"prompt-draw{suffix}", who=name, count=max(1, left))
        case "act":
            return words.say(f"prompt-act{suffix}", who=name, down=view.acts_down, bad=view.boogeymen_down)
        case "play":
            return words.say(f"prompt-play{suffix}", who=name, stop=view.may_stop)
    return words.say(f"prompt-{view.phase}{suffix}", who=name)


def _end(view: View, who: Sequence[str], words: Words) -> str:
    if view.alone:
        return words.say("prompt-over-alone", who=who[0], ending=view.ending or 0)
    winners = [who[seat] for seat, player in enumerate(view.players) if player.rank == 1]
    return words.say("prompt-over", who=words.listed(winners), count=len(winners))


# ---- what can be done --------------------------------------------------------------------------------------


def label(view: View, code: int, who: Sequence[str], words: Words) -> str:
    """A legal action as words on a button."""
    match names.ACTIONS[code]:
        case names.Go(space=space):
            return words.say("offer-go", space=space_name(view, space, words))
        case names.Play(card=card):
            return words.say("offer-play", card=card_name(view, card, words), copy=view.cards[card].copy)
        case names.Target(pawn=pawn):
            return pawn_name(view, pawn, who, words)
        case names.Lay(x=x, y=y):
            return words.say("offer-lay", where=_beside(view, x, y, words))
        case names.Replace(space=space):
            return words.say("offer-replace", space=space_name(view, space, words))
        case names.HandCard(place=place):
            hand = view.players[view.mover or 0].hand
            return words.say("offer-hand", phase=view.phase, card=card_name(view, hand[place], words))
        case names.ActPlace(place=place):
            return words.say("offer-act", phase=view.phase, place=place + 1)
        case names.Choose(effect=effect):
            return view.cards[view.playing or 0].ways[effect].word(words.language)
        case names.Stop():
            return words.say("offer-stop", phase=view.phase)
    return words.say(f"offer-{names.ACTIONS.texts[code].replace(' ', '-')}")


def called(view: View, code: int, who: Sequence[str], words: Words) -> str | None:
    """Any action, also one that is not offered; None if there is no such thing at this table."""
    known = {spot.number for spot in view.cove} | set(view.spaces)
    hand = view.players[view.viewer or 0].hand
    match names.ACTIONS[code]:
        case names.Go(space=space) | names.Replace(space=space):
            return space_name(view, space, words) if space in known else None
        case names.Play(card=card):
            return card_name(view, card, words) if card in view.cards else None
        case names.Target(pawn=pawn):
            return pawn_name(view, pawn, who, words) if view.pawns[pawn] is not None else None
        case names.Lay(x=x, y=y):
            return None if any((spot.x, spot.y) == (x, y) for spot in view.cove) else _beside(view, x, y, words) or None
        case names.HandCard(place=place):
            return card_name(view, hand[place], words) if place < len(hand) else None
        case names.ActPlace(place=place):
            return words.say("called-act", place=place + 1)
        case names.Choose(effect=effect):
            ways = view.cards[view.playing].ways if view.playing is not None else ()
            return ways[effect].word(words.language) if effect < len(ways) else None
        case names.Stop():
            return words.say("kind-stop")
    return label(view, code, who, words)


SIDES = {(0, 1): "north", (-1, 0): "east", (0, -1): "south", (1, 0): "west"}  # by the way from a cell to its neighbour


def _beside(view: View, x: int, y: int, words: Words) -> str:
    """Where a cell lies: on which side of which spaces. No two cells are told alike."""
    beside = [(SIDES.get((spot.x - x, spot.y - y)), spot.number) for spot in view.cove]
    sides = [words.say("side-of", side=side, space=space_name(view, spot, words)) for side, spot in beside if side]
    return words.listed(sides) if sides else ""


def warning(view: View, code: int, words: Words) -> str | None:
    """What one should know before taking an action."""
    action = names.ACTIONS[code]
    mine = view.players[view.mover] if view.mover is not None else None
    if isinstance(action, names.Go) and view.phase == "move":
        return _warn_of_space(view, action.space, words)
    if (
        isinstance(action, names.Stop)
        and view.phase == "play"
        and mine is not None
        and mine.pile == 0
        and not view.alone
    ):
        return words.say("warning-no-pile")
    if isinstance(action, names.ActPlace) and view.phase == "act" and view.acts_down == view.boogeymen_down:
        return words.say("warning-boogeyman")
    return None


def _warn_of_space(view: View, space: int, words: Words) -> str | None:
    if view.alone and view.pawns[codes.GHOST] == space:
        return words.say("warning-caught")
    kind = next(spot.kind for spot in view.cove if spot.number == space)
    if kind == "cemetery" and not view.alone:
        return words.say("warning-cemetery")
    if kind == "corner" and view.deadly_to_enter:
        return words.say("warning-enter")
    if kind == "corner" and not view.alone:
        return words.say("warning-corner", down=view.acts_down, bad=view.boogeymen_down)
    return None

"""Rathulhu: every prompt, label and warning as words. What happened is told in `story.py`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from ratskeller.games.rathulhu import names
from ratskeller.games.rathulhu.kinds import Tile, facts
from ratskeller.games.rathulhu.rules import codes
from ratskeller.kernel.words import COMMON, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rathulhu.view import Auction, Seat, Setback, View
    from ratskeller.kernel.words import Words

WORDS = files("ratskeller.games.rathulhu") / "words"
PHRASES = Phrasebook(
    WORDS, Phrasebook(WORDS / "terminal", Phrasebook(WORDS / "epilogue", Phrasebook(WORDS / "hindsight", COMMON)))
)


def plain(points: int) -> str:
    """`5`, `−2`, `0`, with a true minus sign."""
    return f"{points}".replace("-", "−")


def tiles_on_track(view: View) -> int:
    """How many tiles lie on the auction track."""
    return sum(tile is not None for tile in view.track)


# ---- what is asked -----------------------------------------------------------------------------------------


def prompt(view: View, who: Sequence[str], words: Words) -> str:
    """The one sentence that says what is asked."""
    if view.phase == "dealing":
        return words.say("prompt-dealing", who=who[view.dealt or 0])
    if view.phase == "drawing":
        return words.say("prompt-drawing", who=who[view.turn or 0])
    if view.mover is None:
        return _end_text(view, who, words)
    if view.auction is not None:
        asked = _bidding(view, view.auction, who, words)
        return words.say("prompt-auction", tiles=tiles_on_track(view), token=view.board_token, asked=asked)
    if view.mover != view.viewer:
        return _prompt_others(view, who[view.mover], words)
    if view.setback is not None:
        return _losing(view.setback, words)
    if view.phase == "taking":
        return words.say("prompt-taking")
    return _turn(view, view.seats[view.mover], words)


def _prompt_others(view: View, name: str, words: Words) -> str:
    if view.setback is not None:
        return words.say("prompt-setback-other", who=name)
    return words.say("prompt-taking-other" if view.phase == "taking" else "prompt-turn-other", who=name)


def _bidding(view: View, auction: Auction, who: Sequence[str], words: Words) -> str:
    if view.mover != view.viewer:
        return words.say("asked-other", who=who[view.mover or 0])
    if auction.must_bid:
        return words.say("asked-must-bid")
    if auction.bid is None:
        return words.say("asked-first")
    return words.say("asked-higher", who=who[auction.bidder or 0], bid=auction.bid)


def _losing(setback: Setback, words: Words) -> str:
    if setback.tomes:
        return words.say("prompt-setback-tome", count=setback.tomes)
    return words.say("prompt-setback-site", count=setback.sites)


def _turn(view: View, mine: Seat, words: Words) -> str:
    is_full = tiles_on_track(view) == codes.TRACK_SPACES
    can_take = mine.collection.old_ones > 0 and any(tile not in {None, Tile.OLD_ONE} for tile in view.track)  # K6
    if is_full:
        return words.say("prompt-full-old-one" if can_take else "prompt-full")
    return words.say("prompt-turn-old-one" if can_take else "prompt-turn")


def _end_text(view: View, who: Sequence[str], words: Words) -> str:
    """Who won."""
    first, second, *_ = sorted(range(len(view.seats)), key=lambda seat: view.seats[seat].rank or 0)
    favour = view.seats[first].favour or 0
    if view.seats[second].favour == favour:
        return words.say("prompt-over-level", who=who[first], favour=plain(favour), second=who[second])
    return words.say("prompt-over", who=who[first], favour=plain(favour))


def label(view: View, code: int, _who: Sequence[str], words: Words) -> str:
    """A legal action as words on a button."""
    match names.ACTIONS[code]:
        case names.Draw():
            return words.say("offer-draw")
        case names.Invoke():
            return words.say("offer-invoke", tiles=tiles_on_track(view), token=view.board_token)
        case names.Take(tile=tile):
            return words.say("offer-take", **facts(tile, view.names, words.language))
        case names.Discard(tile=tile):
            return words.say("offer-discard", **facts(tile, view.names, words.language))
        case names.Stop():
            return words.say("offer-stop")
        case names.Bid(token=token):
            return words.say("offer-bid", token=token)
    return words.say("offer-pass")


# ---- what one should know before ---------------------------------------------------------------------------


def warning(view: View, code: int, words: Words) -> str | None:
    """What an action ends or costs, or may."""
    mine = view.seats[view.mover or 0]
    match names.ACTIONS[code]:
        case names.Draw() if view.signs == view.spaces - 1:
            return words.say("warning-last-sign", signs=view.bag[Tile.ELDER_SIGN], bag=view.bag_tiles)
        case names.Invoke() if tiles_on_track(view) < codes.TRACK_SPACES:
            return words.say("warning-invoke")
        case names.Take(tile=tile) if tile.is_setback:
            return words.say("warning-setback", **facts(tile, view.names, words.language))
        case names.Bid() if len(mine.tokens_up) == 1:
            return words.say("warning-last-token")
        case names.Pass() if _would_discard(view):
            return words.say("warning-discard")
    return None


def _would_discard(view: View) -> bool:
    auction = view.auction
    is_last = auction is not None and auction.bid is None and auction.invoker == view.mover
    return is_last and tiles_on_track(view) == codes.TRACK_SPACES

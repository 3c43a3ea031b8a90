"""Rathulhu: every prompt, offer and warning as words. What happened is told in `story.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.games.rathulhu import codes, names
from ratskeller.games.rathulhu.tiles import Tile, a, named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ratskeller.games.rathulhu.view import Auction, Seat, Setback, View

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
STRIKES: dict[Tile, str] = {
    Tile.SHOGGOTH_SETBACK: "Shoggoths",
    Tile.RITUAL_SETBACK: "Altars and Cultists",
    Tile.TOME_SETBACK: "Tomes",
    Tile.SITE_SETBACK: "Sites",
}


def count(number: int, noun: str) -> str:
    """`no tiles`, `one tile`, `two tiles`, `12 tiles`."""
    amount = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{amount} {noun}" if number == 1 else f"{amount} {noun}s"


def listed(items: Sequence[object]) -> str:
    """`13`, `13 and 8`, `13, 8 and 5`."""
    texts = [str(item) for item in items]
    return " and ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)


def plain(points: int) -> str:
    """`5`, `−2`, `0`, with a true minus sign."""
    return f"{points}".replace("-", "−")


def upper_first(text: str) -> str:
    """The text with a capital in front; the other letters stay."""
    return text[0].upper() + text[1:]


def tiles_on_track(view: View) -> int:
    """How many tiles lie on the auction track."""
    return sum(tile is not None for tile in view.track)


def prize(view: View) -> str:
    """What an auction is for now."""
    token = f"the token {view.board_token}"
    tiles = tiles_on_track(view)
    return f"{count(tiles, 'tile')} and {token}" if tiles else f"{token} alone"


# ---- what is asked -----------------------------------------------------------------------------------------


def prompt(view: View, who: Sequence[str]) -> str:
    """The one sentence that says what is asked."""
    if view.phase == "dealing":
        return f"{who[view.dealt or 0]} is given a set of tokens, at random."
    if view.phase == "drawing":
        return f"{who[view.turn or 0]} reaches into the bag."
    if view.mover is None:
        return end_text(view, who)
    if view.mover != view.viewer:
        return _prompt_others(view, who[view.mover])
    if view.auction is not None:
        return f"Up for auction: {prize(view)}. {_bidding(view.auction, who)}"
    if view.setback is not None:
        return f"A Setback strikes you. {_losing(view.setback)}"
    if view.phase == "taking":
        return "You may wake another Old One and take a tile, or let the others sleep."
    return _turn(view, view.seats[view.mover])


def _prompt_others(view: View, name: str) -> str:
    if view.auction is not None:
        return f"Up for auction: {prize(view)}. {name} is asked."
    if view.setback is not None:
        return f"A Setback strikes {name}, who must choose what to give up."
    if view.phase == "taking":
        return f"{name} may wake another Old One."
    return f"It is {name}'s turn."


def _bidding(auction: Auction, who: Sequence[str]) -> str:
    if auction.must_bid:
        return "You called on Cthulhu and nobody else answered: you must bid."
    if auction.bid is None:
        return "Nobody has bid. Bid a token, or pass?"
    return f"{who[auction.bidder or 0]} holds with {auction.bid}. Bid higher, or pass?"


def _losing(setback: Setback) -> str:
    if setback.tomes:
        return f"Choose a Tome to give up ({count(setback.tomes, 'Tome')} to go)."
    return f"Choose a Site to give up ({count(setback.sites, 'Site')} to go)."


def _turn(view: View, mine: Seat) -> str:
    is_full = tiles_on_track(view) == codes.TRACK_SPACES
    can_take = mine.collection.old_ones > 0 and any(tile not in {None, Tile.OLD_ONE} for tile in view.track)  # K6
    if is_full and can_take:
        return "The track is full. Wake an Old One and take a tile, or invoke Cthulhu."
    if is_full:
        return "The track is full, and the bag stays closed: you must invoke Cthulhu."
    if can_take:
        return "Your turn. Draw a tile, wake an Old One, or invoke Cthulhu."
    return "Your turn. Draw a tile, or invoke Cthulhu."


def end_text(view: View, who: Sequence[str]) -> str:
    """Who won."""
    ranked = sorted(range(len(view.seats)), key=lambda seat: view.seats[seat].rank or 0)
    best = view.seats[ranked[0]]
    told = f"The stars are right. {who[ranked[0]]} wins with {plain(best.favour or 0)} favour"
    if view.seats[ranked[1]].favour == best.favour:
        return f"{told}, level with {who[ranked[1]]} but holding the higher token."
    return f"{told}."


def offer(view: View, code: int) -> str:
    """A legal action as words on a button."""
    match names.ACTIONS[code]:
        case names.Draw():
            return "Draw a tile"
        case names.Invoke():
            return f"Invoke Cthulhu: an auction for {prize(view)}"
        case names.Take(tile=tile):
            return f"Wake an Old One and take {named(tile, view.names)}"
        case names.Discard(tile=tile):
            return f"Give up {named(tile, view.names)}"
        case names.Stop():
            return "Let the other Old Ones sleep"
        case names.Bid(token=token):
            return f"Bid {token}"
    return "Pass"


# ---- what one should know before ---------------------------------------------------------------------------


def warning(view: View, code: int) -> str | None:
    """What an action ends or costs, or may."""
    mine = view.seats[view.mover or 0]
    match names.ACTIONS[code]:
        case names.Draw() if view.signs == view.spaces - 1:
            signs = view.bag[Tile.ELDER_SIGN]
            return (
                f"The next Elder Sign ends the Aeon at once ({signs} of {view.bag_tiles} tiles in the bag), "
                "and what lies on the track is lost."
            )
        case names.Invoke() if tiles_on_track(view) < codes.TRACK_SPACES:
            return "If nobody else bids, you must."
        case names.Take(tile=tile) if tile.is_setback:
            return (
                f"{upper_first(a(tile))} strikes at once: it costs you two of your {STRIKES[tile]}, if you have them."
            )
        case names.Bid() if len(mine.tokens_up) == 1:
            return "This is your last token: if you win, you are silent until the Aeon ends."
        case names.Pass() if _would_discard(view):
            return "Nobody has bid: if you pass, all eight tiles are discarded."
    return None


def _would_discard(view: View) -> bool:
    auction = view.auction
    is_last = auction is not None and auction.bid is None and auction.invoker == view.mover
    return is_last and tiles_on_track(view) == codes.TRACK_SPACES

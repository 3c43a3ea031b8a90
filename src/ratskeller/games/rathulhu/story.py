"""Rathulhu: every event as a line of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.rathulhu import codes, events
from ratskeller.games.rathulhu.text import STRIKES, count, listed, plain, upper_first
from ratskeller.games.rathulhu.tiles import ROMAN, ROWS, Row, Tile, a, several

if TYPE_CHECKING:
    from collections.abc import Sequence

DRAWN: dict[Tile, str] = {
    Tile.SHOGGOTH: "It heaves itself on to the track.",
    Tile.CULTIST: "The hood is drawn low.",
    Tile.ALTAR: "The stone is still wet.",
    Tile.SHOGGOTH_SETBACK: "Somewhere below a chain snaps.",
    Tile.RITUAL_SETBACK: "Somebody has talked.",
    Tile.TOME_SETBACK: "There is smoke over the library.",
    Tile.SITE_SETBACK: "The sea takes back what it lent.",
    Tile.OLD_ONE: "It turns in its sleep.",
    Tile.RELIC: "It is colder than the hand that holds it.",
}
ROW_NAMES: dict[Row, str] = {
    "old_ones": "Old Ones",
    "relics": "Relics",
    "tomes": "Tomes",
    "altars": "Altars",
    "cultists": "Cultists",
    "shoggoths": "Shoggoths",
    "sites": "Sites",
    "alike": "Sites alike",
    "tokens": "Tokens",
}
ENDING_TEXTS: dict[int, str] = {
    codes.END_TOKENS: "in the third Aeon nobody had a token left to bid",
    codes.END_TIME: "the last Elder Sign of the third Aeon fell into place",
}


def signed(points: int) -> str:
    """`+5`, `−2`, `0`."""
    return f"+{points}" if points > 0 else plain(points)


def sentence(event: Any, who: Sequence[str]) -> str:
    """An event as a line of the story."""
    match event:
        case events.TokensDealt(seat=seat, tokens=tokens):
            return f"{who[seat]} is given the tokens {listed(tokens)}."
        case events.AeonBegan(number=number, first=first):
            return f"Aeon {ROMAN[number]} begins. {who[first]} holds the highest token and takes the first turn."
        case events.TileDrawn(seat=seat, tile=tile):
            return f"{who[seat]} draws {a(tile)}. {drawn_text(tile)}"
        case events.ElderSignDrawn(seat=seat, signs=signs, spaces=spaces):
            return f"{who[seat]} draws an Elder Sign, {signs} of {spaces}. Something far below takes notice."
        case events.TileTaken(seat=seat, tile=tile):
            return f"{who[seat]} wakes an Old One and takes {a(tile)}."
        case events.Stopped(seat=seat):
            return f"{who[seat]} lets the other Old Ones sleep."
        case events.SetbackStruck(seat=seat, tile=tile, count=number, cost=cost):
            strikes = f"{upper_first(several(tile, number))} {'strikes' if number == 1 else 'strike'} {who[seat]}"
            return (
                f"{strikes}, at the cost of {count(cost, 'tile')}."
                if cost
                else f"{strikes}, who has no {STRIKES[tile].replace(' and ', ' or ')}."
            )
        case events.TilesLost(seat=seat, tile=tile, count=number):
            return f"{who[seat]} loses {several(tile, number)}."
    return _auction_sentence(event, who)


def drawn_text(tile: Tile) -> str:
    """What a tile looks like as it comes out of the bag."""
    if tile.is_tome:
        return "Nobody reads aloud."
    return "It is on no chart." if tile.is_site else DRAWN[tile]


def _auction_sentence(event: Any, who: Sequence[str]) -> str:
    match event:
        case events.AuctionOpened(seat=seat, invoked=invoked, tiles=tiles, token=token):
            caller = f"{who[seat]} invokes Cthulhu" if invoked else "The Elder Sign calls"
            lot = f"{count(tiles, 'tile')} and the token {token}" if tiles else f"the token {token} alone"
            return f"{caller}: an auction for {lot}."
        case events.BidPlaced(seat=seat, token=token):
            return f"{who[seat]} bids {token}."
        case events.BidPassed(seat=seat, forced=forced):
            return f"{who[seat]} has nothing higher to bid." if forced else f"{who[seat]} passes."
        case events.AuctionWon(seat=seat, bid=bid, token=token, tiles=tiles):
            lot = f"{count(tiles, 'tile')} and the token {token}" if tiles else f"the token {token}"
            return f"{who[seat]} wins {lot}, and leaves {bid} on the board."
        case events.NobodyBid(discarded=True):
            return "Nobody bids. The track is swept into the dark."
        case events.NobodyBid(tiles=tiles):
            return "Nobody bids. The tiles stay where they are." if tiles else "Nobody bids."
        case events.FellSilent(seat=seat):
            return f"{who[seat]} has spent the last token and falls silent until the Aeon ends."
    return _aeon_sentence(event, who)


def _aeon_sentence(event: Any, who: Sequence[str]) -> str:
    match event:
        case events.AeonEnded(number=number, by=by, tiles=tiles):
            reason = "the time track is full" if by == "time" else "nobody has a token left to bid"
            lost = f" {upper_first(count(tiles, 'tile'))} on the track {'is' if tiles == 1 else 'are'} lost."
            return f"Aeon {ROMAN[number]} ends: {reason}.{lost if tiles else ''}"
        case events.Scored(seat=seat, points=points):
            rows = [f"{ROW_NAMES[row]} {signed(each)}" for row, each in zip(ROWS, points, strict=True) if each]
            return f"{who[seat]} scores {', '.join(rows) or 'nothing'}."
        case events.FavourChanged(seat=seat, aeon=aeon, points=points, favour=favour):
            return f"{who[seat]}: {signed(points)} for Aeon {ROMAN[aeon]}, {plain(favour)} favour in all."
        case events.Won(seat=seat, favour=favour, token=None):
            return f"The stars are right. {who[seat]} has the most favour, {plain(favour)}, and wins."
        case events.Won(seat=seat, favour=favour, token=token):
            level = f"{who[seat]} is level at {plain(favour)} favour"
            return f"The stars are right. {level}, but holds the token {token}, and wins."
    return f"The game is over: {ENDING_TEXTS[event.ending]}."

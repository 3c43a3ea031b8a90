"""Rathulhu: everything that a step can do, as typed values."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from ratskeller.games.rathulhu.kinds import TILES, Tile
from ratskeller.games.rathulhu.rules import codes
from ratskeller.kernel.vocabulary import Events, Happening, or_none

EVENTS = Events()

By = Literal["tokens", "time"]
ENDED_BY: dict[int, By] = dict(enumerate(get_args(By), codes.END_TOKENS))  # in the order of the codes
TileByCode = Annotated[Tile, TILES.__getitem__]


def tokens_of(bits: int) -> tuple[int, ...]:
    """Tokens out of their bits, the highest first."""
    return tuple(token for token in range(codes.TOKENS_END - 1, 0, -1) if bits >> token & 1)


def unpack_points(packed: int) -> tuple[int, int, int]:
    """Three rows of points out of one number of an event."""
    rest, third = divmod(packed, codes.POINTS_BASE)
    first, second = divmod(rest, codes.POINTS_BASE)
    zero = codes.POINTS_ZERO
    return first - zero, second - zero, third - zero


@EVENTS.kind(codes.EV_TOKENS, "3.2")
class TokensDealt(Happening, frozen=True):
    """A seat got its tokens."""

    seat: int
    tokens: Annotated[tuple[int, ...], tokens_of]


@EVENTS.kind(codes.EV_AEON, "4.1")
class AeonBegan(Happening, frozen=True):
    """A new Aeon; the seat with the highest token takes the first turn."""

    number: int
    first: int


@EVENTS.kind(codes.EV_DREW, "5.4")
class TileDrawn(Happening, frozen=True):
    """A tile came out of the bag and lies on the auction track."""

    seat: int
    tile: TileByCode
    space: int


@EVENTS.kind(codes.EV_ELDER_SIGN, "5.2")
class ElderSignDrawn(Happening, frozen=True):
    """An Elder Sign came out of the bag and lies on the time track."""

    seat: int
    signs: int
    spaces: int


@EVENTS.kind(codes.EV_TOOK, "6.1")
class TileTaken(Happening, frozen=True):
    """An Old One was discarded for a tile on the auction track."""

    seat: int
    tile: TileByCode
    space: int
    old_ones_left: int


@EVENTS.kind(codes.EV_STOPPED, "K24")
class Stopped(Happening, frozen=True):
    """A seat uses no more Old Ones in this turn."""

    seat: int


@EVENTS.kind(codes.EV_AUCTION, "8.1")
class AuctionOpened(Happening, frozen=True):
    """An auction for some tiles and a token began, by invoking or by an Elder Sign."""

    seat: int
    invoked: bool
    tiles: int
    token: int


@EVENTS.kind(codes.EV_BID, "8.5")
class BidPlaced(Happening, frozen=True):
    """A token was bid."""

    seat: int
    token: int


@EVENTS.kind(codes.EV_PASSED, "8.5")
class BidPassed(Happening, frozen=True):
    """A seat did not bid; by force if all its tokens were too low."""

    seat: int
    forced: bool


@EVENTS.kind(codes.EV_WON, "8.9")
class AuctionWon(Happening, frozen=True):
    """The tiles and the token on the board went to the highest bid, which took the token's place."""

    seat: int
    bid: int
    token: int
    tiles: int


@EVENTS.kind(codes.EV_NO_BIDS, "8.12")
class NobodyBid(Happening, frozen=True):
    """An auction had no winner; a full track was discarded."""

    tiles: int
    discarded: bool


@EVENTS.kind(codes.EV_SILENT, "4.4")
class FellSilent(Happening, frozen=True):
    """A seat has no token left to bid with in this Aeon."""

    seat: int


@EVENTS.kind(codes.EV_SETBACK, "9.2")
class SetbackStruck(Happening, frozen=True):
    """Setbacks of one kind must be resolved, and cost so many tiles."""

    seat: int
    tile: TileByCode
    count: int
    cost: int


@EVENTS.kind(codes.EV_LOST, "9.2")
class TilesLost(Happening, frozen=True):
    """Tiles went to a Setback."""

    seat: int
    tile: TileByCode
    count: int


@EVENTS.kind(codes.EV_AEON_ENDED, "10.2")
class AeonEnded(Happening, frozen=True):
    """An Aeon ended, and this many tiles were left on the auction track."""

    number: int
    by: Annotated[By, ENDED_BY.__getitem__]
    tiles: int


@EVENTS.kind(
    codes.EV_SCORED,
    "11.1",
    read=lambda seat, a, b, c: Scored(seat, unpack_points(a) + unpack_points(b) + unpack_points(c)),
)
class Scored(Happening, frozen=True):
    """The points of a seat in an Aeon, row by row (nine of them; those not due are 0)."""

    seat: int
    points: tuple[int, ...]


@EVENTS.kind(codes.EV_FAVOUR, "10.3")
class FavourChanged(Happening, frozen=True):
    """The favour of a seat after an Aeon."""

    seat: int
    aeon: int
    points: int
    favour: int


@EVENTS.kind(codes.EV_WINNER, "11.3")
class Won(Happening, frozen=True):
    """Who won, and the token that decided it if favour did not."""

    seat: int
    favour: int
    token: Annotated[int | None, or_none]


@EVENTS.kind(codes.EV_OVER, "1.1")
class Over(Happening, frozen=True):
    """The game ended."""

    ending: int

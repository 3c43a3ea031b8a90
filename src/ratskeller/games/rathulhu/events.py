"""Rathulhu: everything that a step can do, as typed values."""

from __future__ import annotations

from typing import Literal

from ratskeller.games.rathulhu.kinds import TILES, Tile
from ratskeller.games.rathulhu.rules import codes
from ratskeller.kernel.vocabulary import EventReader, Happening

By = Literal["tokens", "time"]
ENDED_BY: dict[int, By] = {codes.END_TOKENS: "tokens", codes.END_TIME: "time"}


class TokensDealt(Happening, frozen=True, tag="tokens_dealt"):
    """A seat got its tokens."""

    clause = "3.2"
    seat: int
    tokens: tuple[int, ...]


class AeonBegan(Happening, frozen=True, tag="aeon_began"):
    """A new Aeon; the seat with the highest token takes the first turn."""

    clause = "4.1"
    number: int
    first: int


class TileDrawn(Happening, frozen=True, tag="tile_drawn"):
    """A tile came out of the bag and lies on the auction track."""

    clause = "5.4"
    seat: int
    tile: Tile
    space: int


class ElderSignDrawn(Happening, frozen=True, tag="elder_sign_drawn"):
    """An Elder Sign came out of the bag and lies on the time track."""

    clause = "5.2"
    seat: int
    signs: int
    spaces: int


class TileTaken(Happening, frozen=True, tag="tile_taken"):
    """An Old One was discarded for a tile on the auction track."""

    clause = "6.1"
    seat: int
    tile: Tile
    space: int
    old_ones_left: int


class Stopped(Happening, frozen=True, tag="stopped"):
    """A seat uses no more Old Ones in this turn."""

    clause = "K24"
    seat: int


class AuctionOpened(Happening, frozen=True, tag="auction_opened"):
    """An auction for some tiles and a token began, by invoking or by an Elder Sign."""

    clause = "8.1"
    seat: int
    invoked: bool
    tiles: int
    token: int


class BidPlaced(Happening, frozen=True, tag="bid_placed"):
    """A token was bid."""

    clause = "8.5"
    seat: int
    token: int


class BidPassed(Happening, frozen=True, tag="bid_passed"):
    """A seat did not bid; by force if all its tokens were too low."""

    clause = "8.5"
    seat: int
    forced: bool


class AuctionWon(Happening, frozen=True, tag="auction_won"):
    """The tiles and the token on the board went to the highest bid, which took the token's place."""

    clause = "8.9"
    seat: int
    bid: int
    token: int
    tiles: int


class NobodyBid(Happening, frozen=True, tag="nobody_bid"):
    """An auction had no winner; a full track was discarded."""

    clause = "8.12"
    tiles: int
    discarded: bool


class FellSilent(Happening, frozen=True, tag="fell_silent"):
    """A seat has no token left to bid with in this Aeon."""

    clause = "4.4"
    seat: int


class SetbackStruck(Happening, frozen=True, tag="setback_struck"):
    """Setbacks of one kind must be resolved, and cost so many tiles."""

    clause = "9.2"
    seat: int
    tile: Tile
    count: int
    cost: int


class TilesLost(Happening, frozen=True, tag="tiles_lost"):
    """Tiles went to a Setback."""

    clause = "9.2"
    seat: int
    tile: Tile
    count: int


class AeonEnded(Happening, frozen=True, tag="aeon_ended"):
    """An Aeon ended, and this many tiles were left on the auction track."""

    clause = "10.2"
    number: int
    by: By
    tiles: int


class Scored(Happening, frozen=True, tag="scored"):
    """The points of a seat in an Aeon, row by row (nine of them; those not due are 0)."""

    clause = "11.1"
    seat: int
    points: tuple[int, ...]


class FavourChanged(Happening, frozen=True, tag="favour_changed"):
    """The favour of a seat after an Aeon."""

    clause = "10.3"
    seat: int
    aeon: int
    points: int
    favour: int


class Won(Happening, frozen=True, tag="won"):
    """Who won, and the token that decided it if favour did not."""

    clause = "11.3"
    seat: int
    favour: int
    token: int | None


class Over(Happening, frozen=True, tag="over"):
    """The game ended."""

    clause = "1.1"
    ending: int


def tokens_of(bits: int) -> tuple[int, ...]:
    """Tokens out of their bits, the highest first."""
    return tuple(token for token in range(codes.TOKENS_END - 1, 0, -1) if bits >> token & 1)


def unpack_points(packed: int) -> tuple[int, int, int]:
    """Three rows of points out of one number of an event."""
    rest, third = divmod(packed, codes.POINTS_BASE)
    first, second = divmod(rest, codes.POINTS_BASE)
    zero = codes.POINTS_ZERO
    return first - zero, second - zero, third - zero


EVENTS: dict[int, EventReader] = {
    codes.EV_TOKENS: lambda seat, bits, *_: TokensDealt(seat, tokens_of(bits)),
    codes.EV_AEON: AeonBegan,
    codes.EV_DREW: lambda seat, kind, space, *_: TileDrawn(seat, TILES[kind], space),
    codes.EV_ELDER_SIGN: ElderSignDrawn,
    codes.EV_TOOK: lambda seat, kind, *more: TileTaken(seat, TILES[kind], *more),
    codes.EV_STOPPED: Stopped,
    codes.EV_AUCTION: lambda seat, by, *more: AuctionOpened(seat, by == codes.BY_INVOKING, *more),
    codes.EV_BID: BidPlaced,
    codes.EV_PASSED: lambda seat, forced, *_: BidPassed(seat, bool(forced)),
    codes.EV_WON: AuctionWon,
    codes.EV_NO_BIDS: lambda tiles, discarded, *_: NobodyBid(tiles, bool(discarded)),
    codes.EV_SETBACK: lambda seat, kind, *more: SetbackStruck(seat, TILES[kind], *more),
    codes.EV_LOST: lambda seat, kind, count, *_: TilesLost(seat, TILES[kind], count),
    codes.EV_SILENT: FellSilent,
    codes.EV_AEON_ENDED: lambda number, by, tiles, *_: AeonEnded(number, ENDED_BY[by], tiles),
    codes.EV_SCORED: lambda seat, a, b, c: Scored(seat, unpack_points(a) + unpack_points(b) + unpack_points(c)),
    codes.EV_FAVOUR: FavourChanged,
    codes.EV_WINNER: lambda seat, favour, token, *_: Won(seat, favour, token or None),
    codes.EV_OVER: Over,
}

"""Rathulhu: everything that a step can do, as typed values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from ratskeller.games.rathulhu import codes
from ratskeller.games.rathulhu.tiles import TILES, Tile

if TYPE_CHECKING:
    from collections.abc import Sequence

By = Literal["tokens", "time"]
ENDED_BY: dict[int, By] = {codes.END_TOKENS: "tokens", codes.END_TIME: "time"}


class Happening(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that a step did."""


class TokensDealt(Happening, frozen=True, tag="tokens_dealt"):
    """A seat got its tokens."""

    seat: int
    tokens: tuple[int, ...]


class AeonBegan(Happening, frozen=True, tag="aeon_began"):
    """A new Aeon; the seat with the highest token takes the first turn."""

    number: int
    first: int


class TileDrawn(Happening, frozen=True, tag="tile_drawn"):
    """A tile came out of the bag and lies on the auction track."""

    seat: int
    tile: Tile
    space: int


class ElderSignDrawn(Happening, frozen=True, tag="elder_sign_drawn"):
    """An Elder Sign came out of the bag and lies on the time track."""

    seat: int
    signs: int
    spaces: int


class TileTaken(Happening, frozen=True, tag="tile_taken"):
    """An Old One was discarded for a tile on the auction track."""

    seat: int
    tile: Tile
    space: int
    old_ones_left: int


class Stopped(Happening, frozen=True, tag="stopped"):
    """A seat uses no more Old Ones in this turn."""

    seat: int


class AuctionOpened(Happening, frozen=True, tag="auction_opened"):
    """An auction for some tiles and a token began, by invoking or by an Elder Sign."""

    seat: int
    invoked: bool
    tiles: int
    token: int


class BidPlaced(Happening, frozen=True, tag="bid_placed"):
    """A token was bid."""

    seat: int
    token: int


class BidPassed(Happening, frozen=True, tag="bid_passed"):
    """A seat did not bid; by force if all its tokens were too low."""

    seat: int
    forced: bool


class AuctionWon(Happening, frozen=True, tag="auction_won"):
    """The tiles and the token on the board went to the highest bid, which took the token's place."""

    seat: int
    bid: int
    token: int
    tiles: int


class NobodyBid(Happening, frozen=True, tag="nobody_bid"):
    """An auction had no winner; a full track was discarded."""

    tiles: int
    discarded: bool


class FellSilent(Happening, frozen=True, tag="fell_silent"):
    """A seat has no token left to bid with in this Aeon."""

    seat: int


class SetbackStruck(Happening, frozen=True, tag="setback_struck"):
    """Setbacks of one kind must be resolved, and cost so many tiles."""

    seat: int
    tile: Tile
    count: int
    cost: int


class TilesLost(Happening, frozen=True, tag="tiles_lost"):
    """Tiles went to a Setback."""

    seat: int
    tile: Tile
    count: int


class AeonEnded(Happening, frozen=True, tag="aeon_ended"):
    """An Aeon ended, and this many tiles were left on the auction track."""

    number: int
    by: By
    tiles: int


class Scored(Happening, frozen=True, tag="scored"):
    """The points of a seat in an Aeon, row by row (nine of them; those not due are 0)."""

    seat: int
    points: tuple[int, ...]


class FavourChanged(Happening, frozen=True, tag="favour_changed"):
    """The favour of a seat after an Aeon."""

    seat: int
    aeon: int
    points: int
    favour: int


class Won(Happening, frozen=True, tag="won"):
    """Who won, and the token that decided it if favour did not."""

    seat: int
    favour: int
    token: int | None


class Over(Happening, frozen=True, tag="over"):
    """The game ended."""

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


def read_event(coded: Sequence[int]) -> Happening:
    """A coded event as a typed value."""
    kind, _, a, b, c, d = coded
    match kind:
        case codes.EV_TOKENS:
            return TokensDealt(a, tokens_of(b))
        case codes.EV_DREW:
            return TileDrawn(a, TILES[b], c)
        case codes.EV_TOOK:
            return TileTaken(a, TILES[b], c, d)
        case codes.EV_AUCTION:
            return AuctionOpened(a, b == codes.BY_INVOKING, c, d)
        case codes.EV_PASSED:
            return BidPassed(a, bool(b))
        case codes.EV_NO_BIDS:
            return NobodyBid(a, bool(b))
        case codes.EV_SETBACK:
            return SetbackStruck(a, TILES[b], c, d)
        case codes.EV_LOST:
            return TilesLost(a, TILES[b], c)
        case codes.EV_AEON_ENDED:
            return AeonEnded(a, ENDED_BY[b], c)
        case codes.EV_SCORED:
            return Scored(a, unpack_points(b) + unpack_points(c) + unpack_points(d))
        case codes.EV_WINNER:
            return Won(a, b, c or None)
    kind_of, size = SIMPLE_EVENTS[kind]
    return kind_of(*(a, b, c, d)[:size])


SIMPLE_EVENTS: dict[int, tuple[type[Happening], int]] = {
    codes.EV_AEON: (AeonBegan, 2),
    codes.EV_ELDER_SIGN: (ElderSignDrawn, 3),
    codes.EV_STOPPED: (Stopped, 1),
    codes.EV_BID: (BidPlaced, 2),
    codes.EV_WON: (AuctionWon, 4),
    codes.EV_SILENT: (FellSilent, 1),
    codes.EV_FAVOUR: (FavourChanged, 4),
    codes.EV_OVER: (Over, 1),
}

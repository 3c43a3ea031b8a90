"""Rathulhu: every action and outcome as a typed value and as notation, and back."""

from __future__ import annotations

from ratskeller.games.rathulhu.kinds import TILES, Tile
from ratskeller.games.rathulhu.rules import codes
from ratskeller.kernel.vocabulary import Action, Notation, Outcome

# ---- actions -----------------------------------------------------------------------------------------------

ACTIONS = Notation("like-actions")


@ACTIONS.kind(codes.DRAW)
class Draw(Action, frozen=True):
    """Draw a tile from the bag."""


@ACTIONS.kind(codes.INVOKE)
class Invoke(Action, frozen=True):
    """Invoke Cthulhu: an auction begins."""


@ACTIONS.kind(codes.TAKE, TILES[: codes.ELDER_SIGN], "old one {tile}")
class Take(Action, frozen=True):
    """Discard an Old One and take a tile from the auction track."""

    tile: Tile


@ACTIONS.kind(codes.STOP)
class Stop(Action, frozen=True):
    """Use no more Old Ones in this turn."""


@ACTIONS.kind(codes.BID + 1, range(1, codes.TOKENS_END))
class Bid(Action, frozen=True):
    """Bid a token."""

    token: int


@ACTIONS.kind(codes.PASS)
class Pass(Action, frozen=True):
    """Bid nothing."""


@ACTIONS.kind(codes.DISCARD, TILES[codes.TOME : codes.SITES_END])
class Discard(Action, frozen=True):
    """Give up a Tome or a Site to a Setback."""

    tile: Tile


# ---- outcomes ----------------------------------------------------------------------------------------------

OUTCOMES = Notation("like-outcomes")


@OUTCOMES.kind(0, TILES)
class Drawn(Outcome, frozen=True, tag="tile"):
    """A tile out of the bag."""

    tile: Tile


@OUTCOMES.kind(codes.TOKENS, range(1, codes.TOKEN_SETS_MAX + 1))
class TokenSet(Outcome, frozen=True, tag="tokens"):
    """The set of tokens for the next seat: 1 is the set with the highest token, and so on down."""

    number: int

"""Rathulhu: every action and outcome as a typed value and as notation, and back."""

from __future__ import annotations

import msgspec

from ratskeller.games.rathulhu.events import EVENTS
from ratskeller.games.rathulhu.kinds import TILES, Tile
from ratskeller.games.rathulhu.rules import codes
from ratskeller.kernel.vocabulary import Notation, Vocabulary

# ---- actions -----------------------------------------------------------------------------------------------


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """What a seat can do."""


class Draw(Action, frozen=True):
    """Draw a tile from the bag."""


class Invoke(Action, frozen=True):
    """Invoke Cthulhu: an auction begins."""


class Take(Action, frozen=True):
    """Discard an Old One and take a tile from the auction track."""

    tile: Tile


class Stop(Action, frozen=True):
    """Use no more Old Ones in this turn."""


class Bid(Action, frozen=True):
    """Bid a token."""

    token: int


class Pass(Action, frozen=True):
    """Bid nothing."""


class Discard(Action, frozen=True):
    """Give up a Tome or a Site to a Setback."""

    tile: Tile


ACTIONS: dict[int, Action] = {
    codes.DRAW: Draw(),
    codes.INVOKE: Invoke(),
    codes.STOP: Stop(),
    codes.PASS: Pass(),
    **{codes.BID + token: Bid(token) for token in range(1, codes.TOKENS_END)},
    **{codes.TAKE + kind: Take(TILES[kind]) for kind in range(codes.ELDER_SIGN)},
    **{codes.DISCARD + kind - codes.TOME: Discard(TILES[kind]) for kind in range(codes.TOME, codes.SITES_END)},
}


def write_action(action: Action) -> str:
    """`draw`, `old one site 3`, `bid 13`, `discard tome 2`."""
    match action:
        case Bid(token=token):
            return f"bid {token}"
        case Take(tile=tile):
            return f"old one {tile}"
        case Discard(tile=tile):
            return f"discard {tile}"
    return type(action).__name__.lower()


# ---- outcomes ----------------------------------------------------------------------------------------------


class Drawn(msgspec.Struct, frozen=True, tag_field="chance", tag="tile"):
    """A tile out of the bag."""

    tile: Tile


class TokenSet(msgspec.Struct, frozen=True, tag_field="chance", tag="tokens"):
    """The set of tokens for the next seat: 1 is the set with the highest token, and so on down."""

    number: int


Outcome = Drawn | TokenSet
OUTCOMES: dict[int, Outcome] = {
    **{kind: Drawn(tile) for kind, tile in enumerate(TILES)},
    **{codes.TOKENS + number: TokenSet(number + 1) for number in range(codes.TOKEN_SETS_MAX)},
}


def write_outcome(outcome: Outcome) -> str:
    """`tile shoggoth`, `tile tome 2`, `tokens 1`."""
    return f"tokens {outcome.number}" if isinstance(outcome, TokenSet) else f"tile {outcome.tile}"


VOCABULARY = Vocabulary(
    Notation(
        ACTIONS,
        write_action,
        "like-actions",
    ),
    Notation(OUTCOMES, write_outcome, "like-outcomes"),
    EVENTS,
)

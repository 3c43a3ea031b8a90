"""Rathulhu: what the numbers mean that a viewer observes (`rules/observe.py`)."""

from __future__ import annotations

from ratskeller.games.rathulhu.rules import codes
from ratskeller.games.rathulhu.rules.supply import TIME_SPACES
from ratskeller.kernel.layout import Part, flags, kinds, numbers

TIME_MOST = max(TIME_SPACES.values())
TILES_MOST = 30  # of one kind
FAVOUR_LEAST, FAVOUR_MOST = -50, 400
COUNTED_MOST = 136  # the sum of all tokens
POINTS_LEAST, POINTS_MOST = -5, 120  # of one row of the sheet


def parts(seats: int) -> tuple[Part, ...]:
    """The board, the bag, and what lies in front of each seat."""
    return (
        kinds("phase", codes.OVER + 1, "what the table waits for, in the order of rules/codes.py"),
        numbers("aeon", 0, codes.AEONS, "number of the Aeon, 0 while the tokens are dealt"),
        kinds("turn", seats + 1, "whose turn it is; in an auction who invoked it"),
        kinds("track", codes.KINDS + 1, "the tile in each space of the auction track, plus one", codes.TRACK_SPACES),
        numbers("time", 0, TIME_MOST, "Elder Signs on the time track"),
        numbers("spaces", 0, TIME_MOST, "spaces of the time track"),
        numbers("board_token", 0, codes.TOKENS_END - 1, "the token on the board"),
        numbers("bag", 0, TILES_MOST, "tiles of each kind that are left in the bag", codes.KINDS),
        numbers("discarded", 0, TILES_MOST, "tiles of each kind that are discarded", codes.KINDS),
        numbers("held", 0, TILES_MOST, "tiles of each kind in front of each seat", seats, codes.ELDER_SIGN),
        kinds("tokens", 3, "each seat's tokens 1 to 16: not there, face up, face down", seats, codes.TOKENS_END - 1),
        numbers("bids", 0, codes.TOKENS_END, "in the auction: 0 passed, 1 not asked yet, a bid plus one", seats),
        flags("known", "whether the viewer may know the favour of each seat", seats),
        numbers("favour", FAVOUR_LEAST, FAVOUR_MOST, "the favour of each seat, 0 where it is not known", seats),
        numbers("counted", 0, COUNTED_MOST, "the score sheet, what was counted: by seat and line", seats, codes.LINES),
        numbers("points", POINTS_LEAST, POINTS_MOST, "… and the points for it", seats, codes.LINES),
        kinds("dealt", seats + 1, "who gets tokens now"),
        flags("sets_left", "sets of tokens that are still to be dealt", codes.TOKEN_SETS_MAX),
        flags("invoked", "whether the auction was begun by invoking"),
        numbers("bid", 0, codes.TOKENS_END - 1, "the highest bid"),
        kinds("bidder", seats + 1, "who made it"),
        numbers("bidders_left", 0, seats, "who is asked after this one"),
        numbers(
            "owed", 0, TILES_MOST, "tiles that must still be discarded, by type", codes.SETBACKS_END - codes.SETBACK
        ),
        flags("hides_scores", "table option: favour is hidden"),
    )

"""Rathulhu: the whole numbers that the compiled rules use, by name."""

from __future__ import annotations

from typing import Final

SEATS_MAX: Final = 5
AEONS: Final = 3
TRACK_SPACES: Final = 8
TOKENS_END: Final = 17  # tokens are numbered 1 to 16
TOKEN_SETS_MAX: Final = 5
FIRST_BOARD_TOKEN: Final = 1
FAVOUR_AT_FIRST: Final = 10
LOST_TO_A_SETBACK: Final = 2  # tiles of the matching type

# Kinds of tiles. Every Tome and every Site type is a kind of its own.
SHOGGOTH: Final = 0
CULTIST: Final = 1
ALTAR: Final = 2
TOME: Final = 3  # + the type, 0 to 4
TOMES_END: Final = 8
SITE: Final = 8  # + the type, 0 to 7
SITES_END: Final = 16
SETBACK: Final = 16  # four, for the four types above
SHOGGOTH_SETBACK: Final = 16
RITUAL_SETBACK: Final = 17
TOME_SETBACK: Final = 18
SITE_SETBACK: Final = 19
SETBACKS_END: Final = 20
OLD_ONE: Final = 20
RELIC: Final = 21
ELDER_SIGN: Final = 22
KINDS: Final = 23
EMPTY: Final = -1  # a space without a tile

# Phases: what the table waits for.
DEALING: Final = 0  # chance: which set of tokens the next seat gets
TURN: Final = 1  # draw, use an Old One, or invoke
DRAWING: Final = 2  # chance: a tile from the bag
TAKING: Final = 3  # an Old One was used; another one may follow
BIDDING: Final = 4  # bid or pass
LOSING: Final = 5  # a Setback: which Tome or Site goes
OVER: Final = 6

# Actions.
DRAW: Final = 0
INVOKE: Final = 1
STOP: Final = 2
PASS: Final = 3  # the bid of nothing
BID: Final = 3  # + the token, 1 to 16
TAKE: Final = 20  # + the kind that an Old One takes, SHOGGOTH to RELIC
DISCARD: Final = 42  # + the kind, less TOME: a Tome or a Site
ACTIONS_END: Final = 55

# Outcomes: the kind of the tile drawn, or a set of tokens.
TOKENS: Final = 23  # + the number of the set
OUTCOMES_END: Final = 28

# How an auction begins.
BY_ELDER_SIGN: Final = 0
BY_INVOKING: Final = 1

# How a seat stands in the auction that is running.
NOT_ASKED: Final = 0
PASSED: Final = -1

# Rows of the score sheet. The first six are scored after each Aeon, the others only after the third.
ROW_OLD_ONES: Final = 0
ROW_RELICS: Final = 1
ROW_TOMES: Final = 2
ROW_ALTARS: Final = 3
ROW_CULTISTS: Final = 4
ROW_SHOGGOTHS: Final = 5
ROW_SITES: Final = 6
ROW_ALIKE: Final = 7
ROW_TOKENS: Final = 8
ROWS: Final = 9
FINAL_ROWS: Final = 6  # where they begin
LINES: Final = 21  # six rows in three Aeons, then the final three

# How an Aeon, and with the third the game, can end.
END_TOKENS: Final = 1
END_TIME: Final = 2

# Clauses that can forbid an action.
TRACK_IS_FULL: Final = 1
MUST_ACT: Final = 2
ONE_ACTION: Final = 3
NEEDS_AN_OLD_ONE: Final = 4
OLD_ONES_STAY: Final = 5
NOT_ON_THE_TRACK: Final = 6
MUST_BID: Final = 7
MUST_BE_HIGHER: Final = 8
TOKEN_NOT_HELD: Final = 9
TOKEN_FACE_DOWN: Final = 10
SETBACKS_FIRST: Final = 11
MATCHING_TYPE: Final = 12
TILE_NOT_HELD: Final = 13

# Events.
EV_TOKENS: Final = 1  # seat, its tokens as bits
EV_AEON: Final = 2  # number of the Aeon, first seat
EV_DREW: Final = 3  # seat, kind, space
EV_ELDER_SIGN: Final = 4  # seat, Elder Signs on the time track, its spaces
EV_TOOK: Final = 5  # seat, kind, space, Old Ones left
EV_STOPPED: Final = 6  # seat
EV_AUCTION: Final = 7  # invoking seat, how it began, tiles, token on the board
EV_BID: Final = 8  # seat, token
EV_PASSED: Final = 9  # seat, whether by force
EV_WON: Final = 10  # seat, token bid, token won, tiles
EV_NO_BIDS: Final = 11  # tiles, whether they are discarded
EV_SILENT: Final = 12  # seat: its last face-up token is gone
EV_SETBACK: Final = 13  # seat, kind of Setback, how many, tiles lost to them
EV_LOST: Final = 14  # seat, kind, tiles
EV_AEON_ENDED: Final = 15  # number of the Aeon, how, tiles left on the auction track
EV_SCORED: Final = 16  # seat, the points of the nine rows, three to a number
EV_FAVOUR: Final = 17  # seat, number of the Aeon, points gained, favour now
EV_WINNER: Final = 18  # seat, favour, the token that broke a tie or 0
EV_OVER: Final = 19  # ending

# Points in an event: three to a number, in base 256, counted from 128 up.
POINTS_BASE: Final = 256
POINTS_ZERO: Final = 128

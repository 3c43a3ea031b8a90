"""Darkhouse: the whole numbers that the compiled rules use, by name."""

from __future__ import annotations

from typing import Final

SEATS_MAX: Final = 6
GAMES_MAX: Final = 3
ROUNDS: Final = 10
DICE: Final = 6
ROLLS_A_ROUND: Final = 3

# Blocks and dice are called by the numbers printed on them, 1 to 6, so rows have a place more than they need.
BLOCKS: Final = 6
BLOCKS_END: Final = 7
FACES: Final = 6
FACES_END: Final = 7
ZERO_POWER: Final = 1  # the face that is good for nothing
LEAST: Final = 2  # the lowest face that carries power
FIRST_BLOCK: Final = 1  # the block that the turn track never names
TIE_BLOCK: Final = 6  # the block that decides a tie
PAIRS: Final = 15  # of two blocks: 1-2, 1-3 … 1-6, 2-3 … 5-6; a board has an arc for some of them
BLOCK_SETS: Final = 128  # of blocks, as bits

# Handfuls: a hexadecimal digit for every face says how many dice show it (see dice.py).
DIGIT: Final = 4  # bits
DIGIT_MASK: Final = 15
CROSS: Final = 0  # on a page, the digit of face 0 counts the X's
HANDFULS: Final = 924  # of nought to six dice
HANDFULS_SMALL: Final = 462  # … of nought to five

# Phases: what the table waits for.
TRACKING: Final = 0  # chance: the die for the turn track
ROLLING: Final = 1  # chance: the dice that somebody holds in hand
PLACING: Final = 2  # everybody who is not done lays dice, rolls again or stops
OVER: Final = 3

# Actions.
PLACE: Final = 0  # + 6 * (block - 1) + (face - 1)
ARC: Final = 36  # + 6 * pair + (face - 1)
REROLL: Final = 126
STOP: Final = 127
ACTIONS_END: Final = 128

# Outcomes: the number of the turn track (2 to 6), or ROLL + the number of a handful.
ROLL: Final = 8
OUTCOMES_END: Final = 932

# Table option `x_penalty` (D14).
X_EACH: Final = 0
X_BLOCK: Final = 1
X_ONCE: Final = 2

# Scoring.
SAME: Final = 2  # factor of a block full of one number
SAME_IN_FIRST: Final = 3  # … of block 1
X_COST: Final = 20
EARLY_BONUS: Final = 22
NO_X_BONUS: Final = 22
TIE_END: Final = 1000  # block 6 is never worth so much in all games together
TARGET: Final = 1100  # for three games
TARGET_GAMES: Final = 3
BEST_PAGE: Final = 524  # no page of any board is worth more: block 1 with eight boxes, all sixes, both bonuses

# Endings.
END_THREE_GAMES: Final = 1
END_ONE_GAME: Final = 2

# Clauses that can forbid an action.
ZERO_IN_BLOCK: Final = 1
ZERO_ON_ARC: Final = 2
NO_SUCH_DIE: Final = 3
NOT_REACHED: Final = 4
BLOCK_SHUT: Final = 5
BLOCK_FULL: Final = 6
NO_SUCH_ARC: Final = 7
ARC_FROM_AFAR: Final = 8
ARC_FOR_NOTHING: Final = 9
THREE_ROLLS: Final = 10
ROUND_IS_DONE: Final = 11

# Events.
EV_GAME: Final = 1  # game
EV_TRACK: Final = 2  # round, number, whether gray, the round at whose end it falls due (0: never)
EV_ROLLED: Final = 3  # seat, handful, which roll of the round
EV_PLACED: Final = 4  # seat, face, block, boxes still empty
EV_ARCED: Final = 5  # seat, face, from block, to block
EV_REROLLED: Final = 6  # seat, dice
EV_STOPPED: Final = 7  # seat, dice left lying
EV_DONE: Final = 8  # seat, dice left lying: nothing more could be done
EV_WROTE: Final = 9  # seat, block, handful, boxes still empty
EV_REPAIRED: Final = 10  # seat, block, factor, points
EV_SHUT: Final = 11  # seat, block, X's
EV_EARLY: Final = 12  # seat, round
EV_PAGE: Final = 13  # seat, game, points
EV_VERDICT: Final = 14  # seat, points, whether kept on
EV_OVER: Final = 15  # ending

# What the policy thinks of a page (outlook.py). In place of the one number that a block holds:
UNTOUCHED: Final = 0
MIXED: Final = 1
# Its table of odds has a row for one, two and three wanted numbers, and two more.
ODDS_ANY_BOX: Final = 0
ODDS_DEADLINE: Final = 4
ODDS_ROWS: Final = 5
ODDS_DICE: Final = 56
ODDS_BOXES: Final = 37
WANTED_MOST: Final = 3

# A round solved exactly (powered.py, round_tree.py, round_solver.py).
POWERED: Final = 462  # handfuls of nought to six dice without a one
POWERED_PARTS: Final = 1386  # … and of each of them the different faces, all in one row
NUMBERS: Final = 5  # faces with power
STATUS: Final = 6  # bits for what a block holds: see page.py
STATUS_MASK: Final = 63
STATUS_KINDS: Final = 7  # untouched, mixed, or one of five numbers
HALF: Final = 3  # blocks of a page in one number, see page.py
SPOTS_MAX: Final = 24000  # ways in which the dice of a round can lie on a page
SPOTS_HASH: Final = 65536  # places to look for them; a power of two, well above
SPOTS_HASH_MASK: Final = 65535
LINKS_MAX: Final = 160000  # steps from one of these ways to another
WORTHS_MAX: Final = 140000  # … with all handfuls that may have been rolled

# What was learnt of pages (learnt.py): for every round but the last a small net of its own.
COLUMNS: Final = 142  # inputs: what a block can be like, and some more
UNITS: Final = 25  # hidden units, the first of which is plain
STATUSES: Final = 63
COLUMN_FIRST: Final = 0  # + the status of block 1, counted without gaps
COLUMN_SMALL: Final = 19  # … of a block of six
COLUMN_LARGE: Final = 50  # … of a block of eight
COLUMN_DUE: Final = 93  # … of the block under a deadline, as one of eight
COLUMN_BASE: Final = 136
COLUMN_SHUT: Final = 137
COLUMN_NEAR: Final = 138  # times the arcs to the nearest open block
COLUMN_FAR: Final = 139  # times the arcs to all of them
COLUMN_DUE_NEAR: Final = 140  # times the arcs to the block under a deadline
COLUMN_DUE_NEED: Final = 141  # … and its empty boxes

# Pages with little left to fill, solved to the end of the game (small_page.py).
SMALL_MAX: Final = 40000  # values kept

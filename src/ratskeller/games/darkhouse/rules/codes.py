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

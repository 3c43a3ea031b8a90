"""The Rats in the Walls: the whole numbers that the compiled rules use, by name."""

from __future__ import annotations

from typing import Final

SEATS_MAX: Final = 12
DICE_MAX: Final = 5
RATS_MAX: Final = 10  # two on each die
NO_CLAIM: Final = -1  # nobody has announced anything this round

# Phases: what the table waits for.
ROLLING_OFF: Final = 0  # chance: five dice for the right to begin
LOOKING: Final = 1  # chance: the dice the Giver is about to see
LIFTING: Final = 2  # chance: doubted dice that nobody had looked at
EXAMINING: Final = 3  # the Giver has shaken: peek, or announce unseen
LOOKED: Final = 4  # the Giver has peeked: roll again, or announce
BLIND: Final = 5  # the Giver has rolled again: announce unseen
CONTINUING: Final = 6  # the Giver has believed in rats: hand on untouched, or shake
ANSWERING: Final = 7  # the Receiver believes or doubts
KILLING: Final = 8  # the insane player picks a victim
OVER: Final = 9

# Actions. Those of a Giver come first and in one run.
PEEK: Final = 0
REROLL: Final = 1
SHAKE: Final = 2
TURN: Final = 3
ANNOUNCE: Final = 4  # + the number of rats, 0 to 10
BELIEVE: Final = 15
DOUBT: Final = 16
KILL: Final = 17  # + the seat of the victim
ACTIONS_END: Final = 29

# Outcomes: a roll is ROLL_BASE * (dice with one rat) + (dice with two rats).
ROLL_BASE: Final = 6
ROLLS_END: Final = 36
THROWS_END: Final = 9331  # of no dice to all five: 6 ** 0 + 6 ** 1 + ...

# Rows and columns of the pay-out sheet.
SAID_NONE: Final = 0
SAID_RATS: Final = 1
BELIEVED: Final = 0
DOUBTED_TRUE: Final = 1
DOUBTED_FALSE: Final = 2

# Endings.
END_FEE: Final = 1
END_BELIEF: Final = 2
END_DOUBT: Final = 3
END_SKULL_BELIEF: Final = 4
END_SKULL_DOUBT: Final = 5
END_OF_ROUND: Final = 6
END_LIMIT: Final = 7

# Limits that no real game comes near.
ROLL_OFFS_MAX: Final = 50
ROUNDS_MAX: Final = 300

# Clauses that can forbid an action.
ONCE_PEEKED: Final = 1
ONCE_REROLLED: Final = 2
TEN_TURNS_THE_COASTER: Final = 3
NONE_AFTER_RATS: Final = 4
TWO_RATS_A_DIE: Final = 5
SHAKEN_MUST_RISE: Final = 6
SKULL_WANTS_RATS: Final = 7
UNTOUCHED_NOT_LESS: Final = 8
NOT_THE_SAME_AGAIN: Final = 9
NEVER_LOOK_AT_ACCEPTED: Final = 10
NONE_ON_FIVE_ONCE: Final = 11
MUST_TURN_AFTER_TEN: Final = 12
VICTIM_IS_ANOTHER: Final = 13

# Events.
EV_ROLLED_OFF: Final = 1  # seat, ones, twos
EV_ROLL_OFF_TIED: Final = 2  # the tied seats as bits
EV_BEGINS: Final = 3  # seat
EV_ROUND: Final = 4  # number of the round, seat
EV_DIE_ADDED: Final = 5  # seat, dice now
EV_SHOOK: Final = 6  # seat, dice
EV_TURNED: Final = 7  # seat
EV_PEEKED: Final = 8  # seat
EV_SAW: Final = 9  # seat, ones, twos, dice; for that seat alone
EV_REROLLED: Final = 10  # seat
EV_ANNOUNCED: Final = 11  # seat, rats, whether untouched
EV_FEE: Final = 12  # seat, brains
EV_BELIEVED: Final = 13  # receiver, giver, rats
EV_DOUBTED: Final = 14  # receiver, giver, rats
EV_LIFTED: Final = 15  # ones, twos, dice
EV_JUDGED: Final = 16  # giver, whether the announcement was true
EV_LOST: Final = 17  # seat, brains, left
EV_GAINED: Final = 18  # seat, brains, now
EV_INSANE: Final = 19  # seat
EV_KILLED: Final = 20  # victim, killer
EV_OVER: Final = 21  # ending

# The judgement (worth.py, segments.py, solver.py): what a segment is, and how much of one is thought through.
RATS_END: Final = 11  # numbers of rats, 0 to 10
DENIALS_MAX: Final = 4  # of "none" on five dice that are told apart
KINDS_OF_SEGMENTS: Final = 60  # dice and number to be beaten, and the denials on five dice
FEWEST_END: Final = 13  # the fewest brains of anybody, as far as it matters
PLENTY: Final = 40  # brains that nobody loses in a round
HANDOVERS: Final = (
    3  # of the same dice that are thought of; at three seats the cup is then back with the one who has looked
)
NODES_MAX: Final = 4096  # of the tree of one segment
EDGES_MAX: Final = 8192
NO_NODE: Final = -1
HABITS_END: Final = 10  # efforts below it: nothing is thought through
ALWAYS: Final = 100  # efforts from it on: everything is; and with at least so many rounds

# Kinds of nodes in the tree of a segment.
WORTH_NODE: Final = 0  # nothing to choose here: the worth is known
TRUTH_NODE: Final = 1  # doubted: the worth depends on whether the word was true
OPEN_NODE: Final = 2  # somebody chooses who has not seen the dice
SEEING_NODE: Final = 3  # the one who has seen the dice chooses

# Temperaments.
EVEN: Final = 0
CAUTIOUS: Final = 1
LIAR: Final = 2

"""Condyle Cove: the whole numbers that the compiled rules use, by name."""

from __future__ import annotations

from typing import Final

SEATS_MAX: Final = 4
GHOST: Final = 4  # Benny's pawn; alone, the Boogeyman's
PAWNS: Final = 5
HIM: Final = 1  # alone, the row of the Boogeyman's cards
HAND_MAX: Final = 4
HAND_AT_FIRST: Final = 2
DRAWS: Final = 2
STEPS: Final = 2
GHOST_STEPS: Final = 4
TURNS_MAX: Final = 200  # C43
PLAYS_MAX: Final = 60  # C60
DEAD_SCREAMS: Final = 2

# Cards: Options cards first, then everything else that has a program.
FOURTH: Final = 40  # the first of the fourth player's cards
SOLO: Final = 54  # the first of the cards for playing alone
CARDS: Final = 57  # all Options cards
ACT: Final = 57  # the first Act of Desperation
ACTS: Final = 6
WINTER: Final = 63
WINTERS: Final = 21
HAUNTED: Final = 84
HAUNTS: Final = 7
THINGS: Final = 91
PERMANENTS: Final = 28
MOVE_CARDS: Final = 8  # alone, the Boogeyman's Move deck

# Spaces by number: the Cul-De-Sac, nine Cove cards, those of the expansions, and as many DETOURs as may be laid.
CORNER: Final = 0
COVE: Final = 1
PASSAGE: Final = 10  # and 11
COLD: Final = 12
GROUND: Final = 13
DETOUR: Final = 14
DETOURS: Final = 4
SPACES: Final = 18
NOWHERE: Final = -1
STAYED: Final = 19  # in place of a space + 1: the choice not to go anywhere
ARMS: Final = 4  # of the starting cross
RING: Final = 10  # alone, the spaces of the ring

# Kinds of spaces, as bits of a mask.
KIND_CORNER: Final = 0
KIND_HIGHWAY: Final = 1
KIND_CEMETERY: Final = 2
KIND_ALLEY: Final = 3
KIND_TOWN: Final = 4
KIND_WOODS: Final = 5
KIND_HILL: Final = 6
KIND_BEACH: Final = 7
KIND_CREEK: Final = 8
KIND_FIELD: Final = 9
KIND_DETOUR: Final = 10
KIND_PASSAGE: Final = 11
KIND_COLD: Final = 12
KIND_GROUND: Final = 13
KIND_HERE: Final = 14

# The map: no card can lie farther from the Cul-De-Sac than this.
REACH: Final = 14
SIDE: Final = 29
CELLS: Final = 841

# A slot is one card somewhere: the number of its record + 1, and in a discard pile whether it lies face down. A record
# says which card it is (0 while nobody has seen it), who knows it, and from which shuffle to which it lasts: slots.py.
SLOT_BITS: Final = 1023
DOWN: Final = 1024
RECORDS: Final = 400
CARD_BITS: Final = 63
KNOWN_SHIFT: Final = 6
KNOWN_MASK: Final = 31
ALL_KNOW: Final = 31
PUBLIC: Final = 16  # the bit of everybody who looks on
FROM_SHIFT: Final = 11
UNTIL_SHIFT: Final = 16
SHUFFLE_MASK: Final = 31
SHUFFLES_MAX: Final = 30
GUESSES: Final = 24  # how many are compared if they are not all as likely
GUESSES_TRIED: Final = 400  # … and tried in all, as some end in a contradiction
CERTAIN: Final = 1073741824  # a chance in whole numbers
IN_HAND: Final = 0
IN_PILE: Final = 1
IN_DISCARD: Final = 2

# Rows of a program: what each number of a clause says.
ROW_SIZE: Final = 20
ROWS_MAX: Final = 512
LINES_MAX: Final = 320
LINE_ROWS: Final = 6  # of one line at most
R_VERB: Final = 0
R_COND: Final = 1
R_COND_MASK: Final = 2
R_WHO: Final = 3
R_FILTER: Final = 4
R_MASK: Final = 5
R_LOW: Final = 6
R_ALT: Final = 7  # a second number to choose, or 0
R_UP_TO: Final = 8
R_FROM: Final = 9
R_TO: Final = 10
R_SPACES: Final = 11  # a mask of kinds for PLACE; 0 means anywhere
R_NOT: Final = 12  # MOVE: not on to the Cul-De-Sac; PLACE: not on these kinds
R_ATTRIBUTE: Final = 13
R_VALUE: Final = 14
R_LASTS: Final = 15
R_WHAT: Final = 16
R_NOT_SOLO: Final = 17
R_LATE: Final = 18  # its choices wait until it is reached (C58)

ALL_CARDS: Final = 99
AS_MANY: Final = 98

MOVE: Final = 1
PLACE: Final = 2
SWAP: Final = 3
STEAL: Final = 4
LOSE: Final = 5
RECOVER: Final = 6
STASH: Final = 7
DRAW: Final = 8
PEEK: Final = 9
GRANT: Final = 10
LAY: Final = 11
FINISH_TURN: Final = 12
CANCEL: Final = 13
FLIP: Final = 14
CLEAR: Final = 15
DIE: Final = 16

COND_NONE: Final = 0
COND_ON: Final = 1
COND_OFF: Final = 2
COND_ALONE: Final = 3
COND_SHARED: Final = 4

WHO_YOU: Final = 0
WHO_OTHER: Final = 1
WHO_ANY: Final = 2
WHO_PAWN: Final = 3
WHO_OTHERS: Final = 4
WHO_ALL: Final = 5
WHO_SAME: Final = 6
WHO_PLAYER: Final = 7

FILTER_NONE: Final = 0
FILTER_ON: Final = 1
FILTER_OFF: Final = 2

FROM_HAND: Final = 0
FROM_PILE: Final = 1
FROM_DISCARD: Final = 2
FROM_EITHER: Final = 3
TO_HAND: Final = 0
TO_TOP: Final = 1
TO_BOTTOM: Final = 2
TO_SHUFFLE: Final = 3

STEPS_MORE: Final = 0
DRAW_MORE: Final = 1
FIRM: Final = 2
SAFE_HAND: Final = 3
SAFE_PILE: Final = 4
SAFE_LOSE: Final = 5
STUCK: Final = 6
OPEN_HAND: Final = 7
BARE: Final = 8
ATTRIBUTES_END: Final = 9

LASTS_NOW: Final = 0
LASTS_NEXT: Final = 1
LASTS_ARMED: Final = 2  # what lasted to the end of the next turn, once that has begun
LASTS_ROUND: Final = 3

FOR_YOU: Final = 0  # CANCEL
FOR_ALL: Final = 1
AN_ACT: Final = 0  # PEEK and FLIP
A_HAND: Final = 1
A_WINTER: Final = 2
A_HAUNT: Final = 3

MODS_MAX: Final = 32
MOD_SIZE: Final = 5
M_SEAT: Final = 0
M_ATTRIBUTE: Final = 1
M_VALUE: Final = 2
M_LASTS: Final = 3
M_BY: Final = 4

# What a program is run for.
BY_OPTION: Final = 0
BY_ANSWER: Final = 1
BY_ACT: Final = 2
BY_WINTER: Final = 3
BY_SPACE: Final = 4
BY_KEEP: Final = 5  # a Permanent card
BY_MOVE_CARD: Final = 6  # alone, the Boogeyman's Move deck
BY_HIM: Final = 7  # alone, a card of his Options deck

# The stack of what is still to be done: rows of a kind and its details.
STACK_MAX: Final = 60
FRAME_SIZE: Final = 8
DO_CROSS: Final = 1
DO_PAWNS: Final = 2
DO_DEAL: Final = 3
DO_TURN: Final = 4
DO_KEEPS: Final = 5
DO_SPACE: Final = 6
DO_MOVE: Final = 7
DO_PLAY: Final = 8
DO_DRAW: Final = 9
DO_END: Final = 10
DO_SCREAM: Final = 11
DO_LAND: Final = 12
DO_ANNOUNCE: Final = 13
DO_WINDOW: Final = 14
DO_RUN: Final = 15
DO_DONE: Final = 16
DO_ANSWERED: Final = 17
DO_LINE: Final = 18
DO_WHO: Final = 19
DO_TARGET: Final = 20
DO_WHERE: Final = 21
DO_TAKE: Final = 22
DO_LOSE: Final = 23
DO_STEAL: Final = 24
DO_STASH: Final = 25
DO_SHUFFLE: Final = 26
DO_PEEK: Final = 27
DO_FLIP: Final = 28
DO_WINTER: Final = 29
DO_HAUNT: Final = 30
DO_BOOGEY: Final = 31
DO_LAY: Final = 32
DO_HIS_TURN: Final = 33
DO_HIS_WALK: Final = 34
DO_HIS_FLIP: Final = 35
DO_MY_ACTS: Final = 36
DO_MY_TURN: Final = 37
DO_MY_DRAW: Final = 38
DO_RING: Final = 39
DO_ACT_SEEN: Final = 40
DO_HIS_DONE: Final = 41
DO_SEEN: Final = 42

# Phases: what the table waits for. Up to CHANCES it is chance.
GOING: Final = 0  # for nothing: the rules go on by themselves
CH_FIRST: Final = 1
CH_COVE: Final = 2
CH_CARD: Final = 3
CH_PLACE: Final = 4  # which card of a hand is stolen
CH_ACT: Final = 5
CH_WINTER: Final = 6
CH_HAUNT: Final = 7
CH_SCREAM: Final = 8
CH_MOVE_CARD: Final = 9
CHANCES: Final = 10
ASK_CROSS: Final = 10
ASK_PAWN: Final = 11
ASK_MOVE: Final = 12
ASK_PLAY: Final = 13
ASK_DRAW: Final = 14
ASK_LAY: Final = 15
ASK_DETOUR: Final = 16
ASK_WHICH: Final = 17
ASK_WHO: Final = 18
ASK_WHERE: Final = 19
ASK_ANSWER: Final = 20
ASK_LOSE: Final = 21
ASK_STASH: Final = 22
ASK_ACT: Final = 23
ASK_PEEK: Final = 24
ASK_BOOGEY: Final = 25
OVER: Final = 26

# Actions.
STOP: Final = 0  # stay, leave the Play phase, draw no more, keep the cards, do not answer
TURN_WINTER: Final = 1
DRAW_OPTION: Final = 2
DRAW_COVE: Final = 3
DISCARD_PILE: Final = 4
SHUFFLE_HIM: Final = 5
QUIET: Final = 6  # pass for me until I say otherwise
LISTEN: Final = 7
WHICH: Final = 8  # + 0 or 1: one of two effects
HAND_PLACE: Final = 10  # + the place of a card in the hand: discard or stash it
ACT_PLACE: Final = 14  # + the place of an Act: turn it up, look at it, or put the Boogeyman there
TARGET: Final = 20  # + a pawn
GO: Final = 25  # + a space
REPLACE: Final = 43  # + a space
PLAY: Final = 61  # + an Options card
PUT: Final = 118  # + a cell, row by row
ACTIONS_END: Final = 959

# Outcomes.
FIRST_SEAT: Final = 0  # + a seat
COVE_CARD: Final = 4  # + a space
OPTION_CARD: Final = 22  # + a card
PLACE_IN_HAND: Final = 79  # + a place
ACT_CARD: Final = 83  # + 0 to 5
WINTER_CARD: Final = 89  # + 0 to 20
HAUNT_CARD: Final = 110  # + 0 to 6
SILENCE: Final = 117
SCREAM: Final = 118
MOVE_CARD: Final = 119  # + 0 to 7
OUTCOMES_END: Final = 127

# Endings.
END_OPTIONS: Final = 1
END_BOOGEYMAN: Final = 2
END_SCREAMS: Final = 3
END_LIMIT: Final = 4
END_DRAINED: Final = 5
END_ACTS: Final = 6
END_CAUGHT: Final = 7
END_NO_CARDS: Final = 8
END_TOO_LONG: Final = 9

# Clauses that can forbid an action.
OUT_OF_REACH: Final = 1
NOT_STARTING_SPACE: Final = 2
NOT_HELD: Final = 3
MUST_MAKE_ROOM: Final = 4
HAND_IS_FULL: Final = 5
NO_COVE_CARDS: Final = 6
NO_OPTION_CARDS: Final = 7
MUST_DRAW: Final = 8
NOT_BESIDE: Final = 9
CORNER_STAYS: Final = 10
NOT_DEFENSIVE: Final = 11
ACT_IS_UP: Final = 12
NOT_MEANT: Final = 13
NOT_SUCH_A_SPACE: Final = 14
NO_DISCARDING: Final = 15
NOT_IN_THE_COLD: Final = 16
ONE_FLIP: Final = 17
MIND_IS_MADE: Final = 18
ONE_OF_A_NAME: Final = 19
MUST_PLAY: Final = 20
MUST_DISCARD: Final = 22
CROSS_ONLY: Final = 24

# Events.
EV_FIRST: Final = 1  # seat
EV_LAID: Final = 2  # seat, space, x, y
EV_PAWN: Final = 3  # pawn, space
EV_DEALT: Final = 4  # seat, cards
EV_TURN: Final = 5  # seat, number of the turn
EV_MOVED: Final = 6  # pawn, space, by seat
EV_STAYED: Final = 7  # seat
EV_PLAYED: Final = 8  # seat, card, place
EV_ANSWERED: Final = 9  # seat, card, place, the card that it answers
EV_CANCELLED: Final = 10  # card, seat it is cancelled for, or EVERYONE
EV_DREW: Final = 11  # seat, how many are left in the pile
EV_GOT: Final = 12  # seat, card: only for those who see it
EV_DISCARDED: Final = 13  # seat, from the hand (1) or the pile (0), how many, place
EV_STOLE: Final = 14  # thief, victim, zone, where to
EV_STOLEN: Final = 15  # thief, victim, card: only for the victim
EV_RECOVERED: Final = 16  # seat, how many, where to
EV_STASHED: Final = 17  # seat, how many, place
EV_LOOKED: Final = 18  # seat, whose hand
EV_LOOKED_AT_ACT: Final = 19  # seat, place
EV_SAW_ACT: Final = 20  # seat, place, act: only for that seat
EV_ACT: Final = 21  # seat, place, act
EV_OUT: Final = 22  # seat, how
EV_ACTS_SHUFFLED: Final = 23  # seat, whether he was put somewhere
EV_WINTER: Final = 24  # seat, card
EV_HAUNTED: Final = 25  # seat, card
EV_CLEARED: Final = 26  # seat, how many
EV_SCREAM: Final = 27  # number in this turn, space where Benny goes, seat
EV_GRANTED: Final = 28  # seat, attribute, value, how long
EV_SPENT: Final = 29  # card
EV_QUIET: Final = 30  # seat, whether it wants to pass
EV_SWAPPED: Final = 31  # pawn, pawn
EV_MOVE_CARD: Final = 32  # card, spaces
EV_HE_MOVED: Final = 33  # space, steps that are left
EV_HE_PLAYED: Final = 34  # card
EV_CAUGHT: Final = 35  # space, by whose move
EV_ENDED_TURN: Final = 36  # seat, whether the Draw phase is still to come
EV_WON: Final = 37  # seat
EV_OVER: Final = 38  # ending
EV_SHOWED: Final = 39  # seat, card, place: a hand lies open
EV_SAW: Final = 40  # seat, whose, card, place: only for that seat
EV_HIS_BONUS: Final = 41  # spaces
EV_IN_VAIN: Final = 42  # card, Act or other thing; of an Act, which of the eight; why

# Why nothing comes of a card.
FOR_NO_REASON: Final = 0  # but that somebody wanted it so
FOR_ANSWERING: Final = 1  # it can only answer another card
FOR_PLACE: Final = 2  # whoever played it does not stand where it says
FOR_NOBODY: Final = 3  # nobody stands there
FOR_SAFETY: Final = 4  # whom it means is protected
FOR_EMPTINESS: Final = 5  # there are no cards to be had
FOR_FULLNESS: Final = 6  # the own hand is full
FOR_STANDING: Final = 7  # the pawn stands there already
FOR_NOWHERE: Final = 8  # no way leads anywhere
FOR_ALONE: Final = 9  # for whoever plays alone, or against the Boogeyman, it has no sense

# Judgement. Cards to live on are counted up to a limit; the numbers of a position that count have places of their own.
LIVES_MAX: Final = 27
F_LIVES: Final = 0  # + cards to live on: 1 for as many as there are, in parts for what lies between two numbers
F_HELD: Final = 28  # cards in the hand
F_GAIN: Final = 29  # … what they can bring to the own pile, beyond what that counts as cards to live on
F_HARM: Final = 30  # … what they can take from the piles of others
F_THEFT: Final = 31  # … what they can take from the hands of others
F_DEFENCE: Final = 32  # Defensive cards
F_EXPOSED: Final = 33  # how much the cards of others can do to a pawn on this space
F_STEPS: Final = 34  # steps more than usual in the next turn
F_LESS: Final = 35  # cards to be drawn less than usual
F_ORDER: Final = 36  # how late the own next turn comes, from 0 to 1
F_GIFT: Final = 37  # stands in the Cul-De-Sac and will outlive it
F_SPOILS: Final = 38  # own discarded cards, which can come back
F_STUCK: Final = 39  # has no Movement phase
FEATURES: Final = 40
# Alone: the first two are rows as F_LIVES is.
A_OWN: Final = 0  # + own cards in the pile
A_HIS: Final = 28  # + cards in his Options deck
A_HELD: Final = 56
A_GAIN: Final = 57
A_HARM: Final = 58
A_THEFT: Final = 59
A_DEFENCE: Final = 60
A_ACTS: Final = 61  # Acts that are used up
A_LAP: Final = 62  # how near the next Act is, from 0 to 1
A_ONE: Final = 63  # always 1
FEATURES_ALONE: Final = 64
DECKS: Final = 256  # sets of Move cards
GUARDS: Final = 3  # Defensive cards that are counted, and none
RACE_SIZE: Final = 7680  # of DECKS, distances and Defensive cards
RACE_TURNS: Final = 4

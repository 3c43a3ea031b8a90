"""House of Rath: the whole numbers that the compiled rules use, by name; and what a test needs to know.

Notation
    Rooms are written `m` (Mourning) and `a` to `f`; a-d, b-e and c-f have the same border. Orphans are `1` to `18`.
    Seats are written from 1. Sides of a room are `e`, `ne`, `nw`, `w`, `sw`, `se` (rooms stand on a corner).

    actions                         outcomes (chance)
    remove 7       setup, 3.7       place a            where the next orphan begins (1, 2 … 18)
    reveal 7       18.1, any time   begin hidden 7     three times
    nothing        4.2              deal 7             the next card, round by round from seat 1
    choose move    Wild: rotate,    begin 2            who begins
                   move, hide, lock roll rotate        Options die: rotate, move, hide, lock, wild
    rotate c       which room       turn up 7          the card that comes up when one is revealed by the die
    pivot ne       to which side    fate 5             Fate die
    move 7         which orphan     learn 3            a Run Away card is drawn (1 to 7)
    go c           where to (Move and escape)
    hide 7 · unhide 7 · expose 2 (a card of seat 2)
    lock a-m · unlock a-m (in the order m a b c d e f: `lock m-a` is understood too, `lock a-m` is written `lock m-a`)
    use 3 · go on  a Run Away card for its ability, or on to the Boogeyman phase
    rath c         where Rath goes, his own room to stay
    attack 7       whom he attacks
    claim · let go in the window
    run · stay     the roll for an orphan that was revealed before, or no roll
    dash 3 · give up  a Run Away card for one more roll, or none
    remove c       the Shrinking House

A position
    `state = GAME.set_up(seats, options, packs)`; then set fields (rows as a whole: `state.room = [...]`), and call
    `state.survey()` if `q`, `r` or `rooms` were touched: it works out which rooms touch.

    q, r       [7]   cell of each room: column and row. Sides: e (+1, 0), ne (+1, -1), nw (0, -1), w (-1, 0),
                     sw (-1, +1), se (0, +1). At first m (0, 0), a (1, -1) ne, b (1, 0) e, c (0, 1) se, d (-1, 1) sw,
                     e (-1, 0) w, f (0, -1) nw.
    rooms            rooms in the house, as bits
    locked     [7]   for each room, the rooms on the other side of its locks, as bits (set both ends)
    locks_left       locks at the side;  locks_gone: out of the game
    rath             his room
    room       [18]  the room of each orphan (0 is m, 1 is a …), or GONE
    hidden           orphans turned over, as bits
    holder     [18]  the seat that was dealt a card, or NOBODY
    boxed, up        cards removed in setup, cards face up, as bits
    lesson     [7]   each Run Away card: the seat that holds it, or UNDRAWN, or USED
    lessons_left     cards in the pile
    out        [6]   0, or when a seat was out (1 is the first)
    turn, turns, quiet, phase, mover, face …  the turn; `state.begin_turn(seat)` starts one with the die
    begin_turn(seat)        the Options die is about to be rolled for a seat
    begin_boogeyman()       Rath is about to go (in the turn of `state.turn`)
"""

from __future__ import annotations

from typing import Final

SEATS_MAX: Final = 6
ORPHANS: Final = 18
ROOMS: Final = 7
SIDES: Final = 6
CARDS: Final = 7  # Run Away cards
PAIRS: Final = 21  # of two rooms
LOCKS: Final = 8
DIE_SIDES: Final = 12  # of the Options die
A_ROOM_AT_FIRST: Final = 3  # orphans
HIDDEN_AT_FIRST: Final = 3
CARDS_KEPT: Final = 3
REMOVING_SEATS: Final = 4  # up to so many players are dealt a fourth card
ROOMS_LEAST: Final = 2
TURNS_MAX: Final = 500
DAWN_MOST: Final = 60

# Rooms. Outer rooms lie around the first in the order of the sides below, from the north-east, clockwise.
MOURNING: Final = 0
OUTER: Final = 1
OPPOSITE: Final = 3  # an outer room and the one three further have the same border

# Sides of a room, counter-clockwise.
EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5

# Instead of a room, an orphan, a seat.
NO_ROOM: Final = -1  # the cell is empty
GONE: Final = -1  # an orphan that is not on the board (any more)
NONE: Final = -1
# Instead of the seat that holds a Run Away card.
UNDRAWN: Final = -1
USED: Final = -2

# Faces of the Options die, and what the special abilities add to them.
ROTATE_FACE: Final = 0
MOVE_FACE: Final = 1
HIDE_FACE: Final = 2
LOCK_FACE: Final = 3
WILD_FACE: Final = 4
FACES: Final = 5
ROTATE_ONCE: Final = 5
HIDE_ONLY: Final = 6
UNHIDE_ONLY: Final = 7
EXPOSE_ONLY: Final = 8
ROLL_AGAIN: Final = 9  # an ability only: it leads to another face

# Phases: what the table waits for.
PLACING: Final = 0  # chance: a room for the next orphan
HIDING: Final = 1  # chance: an orphan that begins hidden
DEALING: Final = 2  # chance: the next Adoption card
REMOVING: Final = 3  # everybody removes one of four cards
STARTING: Final = 4  # chance: who begins
ROLLING: Final = 5  # chance: the Options die
ACTING: Final = 6  # what to do with it
TURNING: Final = 7  # to which side the chosen room pivots
MOVING: Final = 8  # where the chosen orphan goes
EXPOSING: Final = 9  # chance: which card is turned up
LEARNT: Final = 10  # special abilities, or on to the Boogeyman phase
STALKING: Final = 11  # where Rath goes
ATTACKING: Final = 12  # whom he attacks
CLAIMING: Final = 13  # everybody who might own the victim
RUNNING_AWAY: Final = 14  # the owner of a victim revealed before: roll or not
FATE: Final = 15  # chance: the Fate die
DASHING: Final = 16  # the owner: another roll for a Run Away card, or none
FLEEING: Final = 17  # the owner: where the escaped orphan goes
LEARNING: Final = 18  # chance: a Run Away card for the loser
SHRINKING: Final = 19  # which room is removed
OVER: Final = 20

# Actions.
REMOVE: Final = 0  # + orphan
REVEAL: Final = 18  # + orphan
NOTHING: Final = 36
CHOOSE: Final = 37  # + face, of four
ROTATE: Final = 41  # + room
PIVOT: Final = 48  # + side
MOVE: Final = 54  # + orphan
GO: Final = 72  # + room
HIDE: Final = 79  # + orphan
UNHIDE: Final = 97  # + orphan
EXPOSE: Final = 115  # + seat
LOCK: Final = 121  # + pair
UNLOCK: Final = 142  # + pair
USE: Final = 163  # + card
GO_ON: Final = 170
RATH: Final = 171  # + room
ATTACK: Final = 178  # + orphan
CLAIM: Final = 196
LET_GO: Final = 197
RUN: Final = 198
STAY: Final = 199
DASH: Final = 200  # + card
GIVE_UP: Final = 207
SHRINK: Final = 208  # + room
ACTIONS_END: Final = 215

# Outcomes.
PLACE: Final = 0  # + room
BEGIN_HIDDEN: Final = 7  # + orphan
DEAL: Final = 25  # + orphan
BEGIN: Final = 43  # + seat
FACE: Final = 49  # + face
TURN_UP: Final = 54  # + orphan
FATE_ROLL: Final = 72  # + number, 1 to 6
LEARN: Final = 79  # + card
OUTCOMES_END: Final = 86

# Fate boards (table option `fate`).
STANDARD_BOARD: Final = 0
ROOMS_BOARD: Final = 1
ESCAPES_FROM: Final = 5  # on the standard board

# Why Rath goes where he goes: the first that finds a room decides.
NEAR: Final = 1  # H13: his own room or one next to it, no lock between
BEHIND_A_LOCK: Final = 2  # H33: Boyden Boogey, next to him behind a lock
FAR: Final = 3  # H14: the closest ring without passing a lock
THROUGH_LOCKS: Final = 4  # H16: the closest ring, locks or not
RESTLESS: Final = 5  # H17: nobody to be seen anywhere

# Endings.
END_LAST: Final = 1
END_TWO: Final = 2
END_PAIR: Final = 3
END_LIMIT: Final = 4

# Clauses that can forbid an action.
CARD_NOT_DEALT: Final = 1
NOT_YOUR_CARD: Final = 2
CARD_IS_UP: Final = 3
CLAIM_INSTEAD: Final = 4
DIE_SAYS_OTHERWISE: Final = 5
MUST_FINISH: Final = 6
ROOM_IS_GONE: Final = 7
ROOM_HAS_LOCK: Final = 8
LANDLOCKED: Final = 9
WOULD_CUT_OFF: Final = 10
CELL_TAKEN: Final = 11
NOTHING_TO_PIVOT_ON: Final = 12
ORPHAN_IS_GONE: Final = 13
NO_DOOR: Final = 14
DOOR_LOCKED: Final = 15
IS_HIDDEN: Final = 16
IS_NOT_HIDDEN: Final = 17
NO_CARD_DOWN: Final = 18
NO_SEAM: Final = 19
SEAM_HAS_LOCK: Final = 20
NO_LOCK_LEFT: Final = 21
SEAM_HAS_NONE: Final = 22
NOT_POSSIBLE: Final = 23
NOT_YOUR_LESSON: Final = 24
ABILITY_IS_VAIN: Final = 25
RATH_IS_COMPELLED: Final = 26
NOT_IN_HIS_ROOM: Final = 27
UNSEEN_BY_RATH: Final = 28
NOT_YOUR_ORPHAN: Final = 29
LAST_ORPHAN: Final = 30
ROOM_NOT_EMPTY: Final = 31
RATH_IS_THERE: Final = 32
LOCK_ON_REMOVED: Final = 33
REMOVED_LANDLOCKED: Final = 34
REMOVED_CUTS_OFF: Final = 35

# Events.
EV_PLACED: Final = 1  # orphan, room
EV_BEGINS_HIDDEN: Final = 2  # orphan
EV_DEALT: Final = 3  # seat, cards
EV_CARD: Final = 4  # seat, orphan: for the seat alone
EV_REMOVED: Final = 5  # seat
EV_BOXED: Final = 6  # seat, orphan: for the seat alone
EV_BEGINS: Final = 7  # seat
EV_ROLLED: Final = 8  # seat, face
EV_NOTHING: Final = 9  # seat
EV_CHOSE: Final = 10  # seat, face
EV_PIVOTED: Final = 11  # seat, room, side, pivot
EV_MOVED: Final = 12  # seat, orphan, from, to
EV_HID: Final = 13  # seat, orphan
EV_UNHID: Final = 14  # seat, orphan
EV_TURNED_UP: Final = 15  # orphan: its token is face up again, as its room was rotated or it was moved
EV_EXPOSING: Final = 16  # seat, whose card
EV_EXPOSED: Final = 17  # whose card, orphan
EV_LOCKED: Final = 18  # seat, one room, other room
EV_UNLOCKED: Final = 19  # seat, one room, other room
EV_REVEALED: Final = 20  # seat, orphan
EV_USED: Final = 21  # seat, card
EV_RATH: Final = 22  # from, to, reason
EV_BROKE: Final = 23  # one room, other room
EV_ATTACKED: Final = 24  # seat, orphan, room
EV_CLAIMED: Final = 25  # owner, orphan
EV_EXTRA: Final = 26  # orphan
EV_STAYED: Final = 27  # owner, orphan
EV_FATE: Final = 28  # owner, orphan, number, whether it escapes + 2 * Fate board
EV_DASHED: Final = 29  # owner, orphan, card
EV_GAVE_UP: Final = 30  # owner, orphan
EV_FLED: Final = 31  # orphan, from, to
EV_CORNERED: Final = 32  # orphan
EV_LOST: Final = 33  # owner, orphan
EV_LEARNT: Final = 34  # owner, cards left in the pile
EV_LESSON: Final = 35  # owner, card: for the owner alone
EV_OUT: Final = 36  # seat
EV_OPENED: Final = 37  # seat, orphan: the card of a player who is out
EV_SHOWN: Final = 38  # seat, card: a Run Away card of a player who is out
EV_SHRINKS: Final = 39
EV_ROOM_GONE: Final = 40  # seat, room
EV_NO_ROOM: Final = 41  # seat
EV_DAWN: Final = 42
EV_WON: Final = 43  # seat, living orphans
EV_OVER: Final = 44  # ending

# What a judgement looks at.
FORESEEN: Final = 3  # turns of Rath after this one
FAR_AWAY: Final = 7  # steps: Rath cannot get there by open doors
COUNTS_MAX: Final = 4096  # in how many ways six seats can hold none to three cards each

# Terms of the outlook, in the order in which people read them.
SURVIVES: Final = 0  # the logarithm of the chance to have an orphan left
SECOND: Final = 1  # a second orphan …
THIRD: Final = 2  # … and a third
SHOWN: Final = 3  # orphans whose card is face up
GUESSED: Final = 4  # orphans of which everybody believes it
UNSEEN: Final = 5  # hidden orphans
LOCKED_AWAY: Final = 6  # orphans whom Rath cannot reach
CLOSE: Final = 7  # orphans in Rath's room or next to it …
SHIELDED: Final = 8  # … in company
PERIL: Final = 9  # orphans lost in the next turn, the one after it and the third, if nobody stirs
LAST_IN_PERIL: Final = 12  # the same for whoever has but one
RUN_AWAYS: Final = 13  # Run Away cards
ROLLS: Final = 14  # whoever rolls next
TERMS: Final = 15

# What tells whose an orphan is, as somebody's steps show it.
SWUNG: Final = 0  # danger brought by rotating a room …
SENT: Final = 1  # … by moving this orphan
LEFT: Final = 2  # … by moving another one
HID: Final = 3  # it was hidden
DUG_OUT: Final = 4  # it was turned up
KEYED: Final = 5  # danger brought by a lock
LURED: Final = 6  # danger brought by a choice of Rath's way
ATTACKED: Final = 7  # it was chosen as the victim
SPARED: Final = 8  # another one was
SIGNS: Final = 9

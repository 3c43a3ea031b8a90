"""The types and constants of the compiled dialect: what an annotation means once it is C.

A rules file is plain Python. `tools/compile_rules` reads its annotations and maps them as follows:

    int, bool, float     C int (32 bits), C truth value, C double
    Long, U64            64 bits, signed and unsigned
    Annotated[Ints, 6]   a fixed row of six C ints
    Annotated[Floats, 6] a fixed row of six C doubles (not in a state)
    Annotated[Grid, 5, 6]  a fixed grid of five rows of six C ints
"""

from __future__ import annotations

from typing import Final

Ints = list[int]
Floats = list[float]
Grid = list[list[int]]
Long = int
U64 = int

CHANCE: Final = -1  # the mover when an outcome must be drawn
NOBODY: Final = -2  # the mover when the game is over; also "no seat" wherever a seat is stored
SPECTATOR: Final = -3  # the viewer who holds no seat and knows only what is public

EVERYONE: Final = -1  # an audience: all bits set, so every seat and the spectators too
NO_ANSWER: Final = -1  # of silence: no question is open that is answered in secret
NO_ACTION: Final = -1  # in a batch: this game is left as it is
HIDDEN: Final = -1  # a glimpse: something happened, what it was is not for this viewer

PERMITTED: Final = 0  # no clause forbids this action
NOT_NOW: Final = -1  # forbidden because nothing of the kind is being asked of this seat

RUNNING: Final = 0  # `State.ending` while the game goes on

ACTIONS_MAX: Final = 512  # legal actions or outcomes at one moment
OBSERVED_MAX: Final = 2048  # numbers in what a viewer observes
EVENTS_MAX: Final = 64  # events told by one step
EVENT_SIZE: Final = 6  # kind, audience and four details

# Streams of one game's seed: whoever verifies a record splits the seed in the same way.
DEALER: Final = 0  # outcomes
PLAYERS: Final = 1  # what bots do at random

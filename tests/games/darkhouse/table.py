"""A small language for tests: a table of Darkhouse that is played by notation. Seats are counted from 1.

A step is written as in a record, with the seat in front: `track 4, roll 6 6 6 6 6 6, 1: place 6 in 4 x6, 1: stop`.

A whole round is shorter: `round(4, "556661, 6>4 x3, 5>3-4, 5>3")` gives the number of the turn track and, for each
seat, what it does: digits alone are dice that fall (the first of them open the round, later ones are a re-roll), `6>4`
lays a six into block 4, `5>3-4` lays a five on an arc. Who is not done at the end stops; who is not mentioned rolls six
ones and stops.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ratskeller.games.darkhouse.view import Block, PageScore, Seat, View
    from ratskeller.kernel.game import Choice
    from ratskeller.kernel.vocabulary import Happening

GAME = find_game("darkhouse")
Boxes = dict[int, tuple[int, ...]]
Rounds = list[tuple[int, str]]

# The best page of the board `tower`, in seven rounds: sixes alone, no X, and three rounds to spare.
PERFECT: Rounds = [
    *((block, f"666666, 6>{block} x6") for block in (2, 3, 4, 5, 6)),
    (6, "666666, 6>6 x2"),
    (2, "666666, 6>1-2, 6>1 x4"),
]
# Block 6 is shut with eight X's, everything else is full of sixes after six rounds.
CLOSED: Rounds = [
    (6, ""),
    *((block, f"666666, 6>{block} x6") for block in (2, 3, 4, 5)),
    (2, "666666, 6>1-2, 6>1 x4"),
]
FULL_4 = "666666, 6>4 x6"
# 367 points in ten rounds, or one less: 4 × 72, 47 in block 6, 10 or 9 in block 1, no X, two boxes empty.
ALMOST_GOOD: Rounds = [
    *((block, f"666666, 6>{block} x6") for block in (2, 3, 4, 5, 6)),
    (6, "566666, 6>6, 5>6"),
]
GOOD_ENOUGH: Rounds = [*ALMOST_GOOD, (2, "556666, 6>1-2, 5>1 x2"), *[(2, "")] * 3]
JUST_SHORT: Rounds = [*ALMOST_GOOD, (2, "456666, 6>1-2, 5>1, 4>1"), *[(2, "")] * 3]


class Table:
    """A match of Darkhouse."""

    def __init__(self, seats: int = 1, *, board: str | Mapping[str, Any] = "tower", **options: Any) -> None:
        self.match = Match(GAME, seats, options, {"board": board})

    # ---- playing -------------------------------------------------------------------------------------------

    def play(self, script: str) -> Table:
        """Steps with commas between; `x3` behind a step does it three times."""
        for step in script.split(","):
            seat, colon, what = step.strip().rpartition(":")
            what, times = _times(what)
            for _ in range(times):
                if what.startswith(("track", "roll")):
                    self.fall(what)
                else:
                    self.do(what, seat=int(seat) if colon else 1)
        return self

    def fall(self, outcome: str) -> None:
        """Let chance bring something: `track 4` or `roll 1 1 2 5 6 6`."""
        self.match.deal(GAME.read_outcome(outcome))

    def do(self, notation: str, *, seat: int = 1) -> None:
        """Let a seat carry out an action."""
        self.match.act(seat - 1, GAME.read_action(notation))

    def open(self, track: int, *rolls: str) -> Table:
        """The die of the turn track and the first rolls of everybody who plays; ones where none are given."""
        self.fall(f"track {track}")
        while (roller := self.view().roller) is not None:
            self.roll(rolls[roller] if roller < len(rolls) else "111111")
        return self

    def roll(self, faces: str) -> None:
        """Let dice fall: `116`."""
        self.fall(f"roll {' '.join(faces)}")

    def work(self, seat: int, *actions: str) -> Table:
        """What one seat does, in the short language; it does not stop at the end."""
        for each in actions:
            what, times = _times(each)
            for _ in range(times):
                if what.isdigit():
                    self.do("reroll", seat=seat)
                    self.roll(what)
                elif found := re.fullmatch(r"([1-6])>([1-6])", what):
                    self.do(f"place {found[1]} in {found[2]}", seat=seat)
                elif found := re.fullmatch(r"([1-6])>([1-6]-[1-6])", what):
                    self.do(f"arc {found[2]} with {found[1]}", seat=seat)
                else:
                    self.do(what, seat=seat)
        return self

    def round(self, track: int, *plays: str) -> Table:
        """A whole round: what each seat does in it, one after the other."""
        parts = [[part.strip() for part in play.split(",")] if play else ["111111"] for play in plays]
        before = (self.view().game, self.view().round)
        self.open(track, *(part[0] for part in parts))
        for seat, part in enumerate(parts, start=1):
            self.work(seat, *part[1:])
        for seat in range(1, self.match.state.seats + 1):
            if (self.view().game, self.view().round) == before and self.seat(seat).playing:
                self.do("stop", seat=seat)
        return self

    def rounds(self, rounds: Iterable[tuple[int, str]]) -> Table:
        """Rounds in which every seat does the same."""
        for track, play in rounds:
            self.round(track, *[play] * self.match.state.seats)
        return self

    def idle(self, rounds: int, track: int = 2) -> Table:
        """Rounds in which nobody lays a die."""
        return self.rounds([(track, "")] * rounds)

    def refuses(self, notation: str, *, seat: int = 1) -> str | None:
        """The clause that forbids an action, or None where it is simply not due; that it is refused is checked."""
        code, before = GAME.read_action(notation), self.match.state.digest()
        with pytest.raises(Refused) as refused:
            self.match.act(seat - 1, code)
        assert self.match.state.digest() == before
        assert code not in self.match.state.legal_actions(seat - 1)
        return refused.value.clause

    def cannot_fall(self, outcome: str) -> bool:
        """Whether chance cannot bring this now."""
        with pytest.raises(Refused):
            self.match.deal(GAME.read_outcome(outcome))
        return True

    # ---- asking --------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or a spectator."""
        shown: View = self.match.scene(SPECTATOR if seat is None else seat - 1).view
        return shown

    def seat(self, seat: int = 1) -> Seat:
        """The page and the dice of a seat."""
        return self.view().seats[seat - 1]

    def block(self, number: int, seat: int = 1) -> Block:
        """A block of a seat's page."""
        return self.seat(seat).blocks[number - 1]

    def boxes(self, seat: int = 1) -> Boxes:
        """The numbers written on a seat's page, by block; blocks without a number are left out."""
        return {block.number: block.written for block in self.seat(seat).blocks if block.written}

    def crosses(self, seat: int = 1) -> dict[int, int]:
        """The X's on a seat's page, by block."""
        return {block.number: block.crosses for block in self.seat(seat).blocks if block.crosses}

    def reached(self, seat: int = 1) -> set[int]:
        """The blocks that a seat may fill in this round."""
        return {block.number for block in self.seat(seat).blocks if block.reached}

    def page(self, seat: int = 1, game: int = 1) -> PageScore:
        """The score sheet of a seat for one game."""
        return self.seat(seat).pages[game - 1]

    def offers(self, seat: int = 1) -> dict[str, Choice]:
        """What a seat is offered, by notation."""
        return {choice.notation: choice for choice in self.match.scene(seat - 1).choices}

    def can(self, notation: str, *, seat: int = 1) -> bool:
        """Whether a seat may do this now."""
        return notation in self.offers(seat)

    def events(self) -> list[Happening]:
        """What the last step did."""
        return [event.what for event in self.match.events[-1]]

    @property
    def awaited(self) -> set[int]:
        """The seats that may act now."""
        return {seat + 1 for seat in self.match.scene(SPECTATOR).awaited}

    @property
    def chances(self) -> dict[str, int]:
        """The outcomes that can come now, with their weights; empty if none is due."""
        state = self.match.state
        weighted = state.weighted_outcomes() if state.is_chance() else []
        return {GAME.write_outcome(code): weight for code, weight in weighted}

    @property
    def scores(self) -> list[int]:
        """The points of everybody."""
        return [seat.score for seat in self.view().seats]

    @property
    def ranks(self) -> list[int]:
        """The places, once the shift is over."""
        end = self.match.end()
        assert end is not None
        return end.ranks

    @property
    def is_over(self) -> bool:
        """Whether the shift is over."""
        return self.match.state.is_over()


def _times(step: str) -> tuple[str, int]:
    """A step and how often it is done: `6>4 x3`."""
    found = re.fullmatch(r"\s*(.*?)(?: x(\d+))?\s*", step)
    assert found is not None
    return found[1], int(found[2] or 1)


def own_board(
    sizes: Iterable[int] = (6, 6, 4, 6, 6, 8),
    arcs: Iterable[tuple[int, int]] = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6)),
    gray: Iterable[int] = (1, 4, 7, 10),
) -> dict[str, Any]:
    """A board of the table's own: a chain of blocks, unless told otherwise."""
    return {
        "name": "own",
        "title": "Our own page",
        "blocks": [{"boxes": boxes, "provenance": "printed"} for boxes in sizes],
        "arcs": [{"between": list(pair), "provenance": "printed"} for pair in arcs],
        "track": {"gray": list(gray), "provenance": "printed"},
    }

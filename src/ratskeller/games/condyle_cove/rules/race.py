"""Condyle Cove, playing alone: the race, solved exactly. What is left of the Move deck is known, only its order is not.

The table says how likely the Boogeyman does not catch somebody who runs as far as possible for some turns, for every
Move deck, every distance and every number of Defensive cards, each of which stops him once.
"""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.condyle_cove.rules.codes import *
from ratskeller.games.condyle_cove.rules.grants import granted
from ratskeller.games.condyle_cove.rules.position import Box, Position
from ratskeller.games.condyle_cove.rules.slots import card_in
from ratskeller.games.condyle_cove.rules.targets import ring_place
from ratskeller.kernel.native import Content
from ratskeller.kernel.numbers import Floats


class Race(Content):
    """Chances to get away: for each Move deck, distance before the own move and number of Defensive cards."""

    chance: Annotated[Floats, RACE_SIZE]
    before: Annotated[Floats, RACE_SIZE]  # with a turn less to go
    met: Annotated[Floats, RACE_SIZE]  # after the own move, by the distance then

    def solve(self, box: Box) -> None:
        """Turn by turn, from the last one back."""
        for i in range(RACE_SIZE):
            self.chance[i] = 1.0
        for _ in range(RACE_TURNS):
            for i in range(RACE_SIZE):
                self.before[i] = self.chance[i]
            for deck in range(1, DECKS):
                for guards in range(GUARDS):
                    self._go_back(box, deck, guards)

    def _go_back(self, box: Box, deck: int, guards: int) -> None:
        """One turn more to go, for every distance, with the best of the steps that one may take."""
        best: float
        for gap in range(1, RING):
            self.met[_place(deck, gap, guards)] = self.meet(box, deck, gap, guards, 0)
        for gap in range(1, RING):
            best = 0.0
            for goal in range(gap, min(RING, gap + STEPS + 1)):
                best = max(best, self.met[_place(deck, goal, guards)])
            self.chance[_place(deck, gap, guards)] = best

    def meet(self, box: Box, deck: int, gap: int, guards: int, bonus: int) -> float:
        """The chance to get away from the next Move card, and from what follows, after the own move."""
        total: float = 0.0
        cards: int = 0
        rest: int
        spaces: int
        for number in range(MOVE_CARDS):
            if (deck >> number) & 1:
                cards += 1
                spaces = box.move_spaces[number] + bonus
                rest = deck ^ (1 << number)
                if rest == 0:
                    rest = DECKS - 1
                if spaces < gap:
                    total += self.before[_place(rest, gap - spaces, guards)]
                elif guards > 0:
                    total += self.before[_place(rest, gap, guards - 1)]
        return total / cards


def _place(deck: int, gap: int, guards: int) -> int:
    return (deck * RING + gap) * GUARDS + guards


def gap_to(state: Position, space: int) -> int:
    """How many steps the Boogeyman is behind a space; a whole ring if he stands there."""
    gap: int = ring_place(state, space) - ring_place(state, state.pawn[GHOST])
    return gap if gap > 0 else gap + RING


def count_guards(state: Position) -> int:
    """Defensive cards in the hand."""
    box: Box = state.content
    guards: int = 0
    card: int
    for place in range(state.held[0]):
        card = card_in(state, state.hand[0][place])
        if card >= 0:
            guards += box.defensive[card]
    return min(guards, GUARDS - 1)


def chance_at(state: Position, race: Race, space: int, guards: int) -> float:
    """The chance to get away if the own move ends on a space."""
    box: Box = state.content
    deck: int = state.move_left or DECKS - 1
    gap: int = gap_to(state, space)
    if gap >= RING:
        return 0.0
    return race.meet(box, deck, gap, guards, state.his_bonus)


def chance_to_run(state: Position, race: Race, guards: int) -> float:
    """The chance to get away from where one is before the own move."""
    steps: int = max(0, STEPS + granted(state, 0, STEPS_MORE)) if granted(state, 0, STUCK) <= 0 else 0
    place: int = ring_place(state, state.pawn[0])
    best: float = 0.0
    for step in range(min(steps, RING - 1) + 1):
        best = max(best, chance_at(state, race, state.ring[(place + step) % RING], guards))
    return best

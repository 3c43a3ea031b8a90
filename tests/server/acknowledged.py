"""Whether a record holds what was acknowledged: every move once, every answer in secret, and nothing else.

An answer that nobody sees is held (ADR 18): it may be replaced until its question ends, and comes to nothing if that is
ended for all to see. What is said for later waits until nothing forbids it. So the record is played again: at each step
it is known which question was open, what its seat had answered last, and what was still to be done.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from ratskeller.catalogue import find_game
from ratskeller.kernel.numbers import HIDDEN, NO_ANSWER, PERMITTED, SPECTATOR
from ratskeller.kernel.replay import walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ratskeller.kernel.match import Match
    from ratskeller.kernel.record import Record
    from ratskeller.kernel.state import State

    Question = tuple[int, int]  # a seat that is asked in secret, and after how many steps the question came, from 1


class Move(NamedTuple):
    """What somebody has chosen."""

    told: int  # how many sentences the seat had been told by then
    do: str


def check_moves(
    record: Record, done: Mapping[int, Sequence[Move]], trying: Mapping[int, Move], where: str = "a table"
) -> None:
    """Fail if something that was acknowledged is lost, is there twice, or is not as it was acknowledged.

    What a seat was `trying` when it was sent home may be there or not.
    """
    _Check(record, where, done, trying).run()


class _Check:
    """A walk through a record, with what was acknowledged at hand."""

    def __init__(
        self, record: Record, where: str, done: Mapping[int, Sequence[Move]], trying: Mapping[int, Move]
    ) -> None:
        self.record, self.where = record, where
        self.game = find_game(record.header.game)
        self.people = [seat for seat in range(record.header.seats) if not record.header.bots[seat]]
        self.step = 0
        self.seen: dict[int, list[str]] = defaultdict(list)  # by seat: what is done for all to see, and still to come
        self.answers: dict[Question, list[str]] = defaultdict(list)
        self.noted: dict[int, str] = {}  # by seat: what was said for later, and is still to come
        self.perhaps: dict[int, str] = {}  # by seat: what was on its way
        self.perhaps_answered: dict[Question, str] = {}
        self._sort_out(done, trying)

    def _sort_out(self, done: Mapping[int, Sequence[Move]], trying: Mapping[int, Move]) -> None:
        """Whether a move answered a question in secret, and which one."""
        asked: dict[tuple[int, Move], int] = {}
        for number, match in self._positions():
            for seat in self.people if number else ():
                told = _count_told(match, seat)
                for code in (*match.state.legal_actions(seat), match.state.aside(seat)):
                    if _is_unseen(match.state, seat, code):
                        move = Move(told, self.game.write_action(code))
                        assert asked.setdefault((seat, move), number) == number, "which question is not clear"
        for seat in self.people:
            for move in done.get(seat, ()):
                question = asked.get((seat, move))
                (self.answers[seat, question] if question else self.seen[seat]).append(move.do)
            if seat in trying:
                question = asked.get((seat, trying[seat]))
                if question:
                    self.perhaps_answered[seat, question] = trying[seat].do
                else:
                    self.perhaps[seat] = trying[seat].do

    def _positions(self) -> Iterator[tuple[int, Match]]:
        """Every position in which nothing is left to chance, with the number of the secret question that is open."""
        number = 0
        for match in walk(self.game, self.record):
            if match.state.is_chance() or match.state.is_over() or match.state.silence(0) == NO_ANSWER:
                number = 0
            else:
                number = number or len(match.steps) + 1
            if not match.state.is_chance():
                yield number, match

    def run(self) -> None:
        """Look at every step of people, and at what is left over."""
        last = 0
        for number, match in self._positions():
            self.step = len(match.steps)
            if number != last:
                self._begin_question(match.state, number)
            last = number
            step = self.record.steps[self.step] if self.step < len(self.record.steps) else None
            by, do = (step.by, step.do) if step is not None else ("chance", "")
            self._check_noted(match.state, by, do)
            if by != "chance" and by in self.people:
                self._check_step(match.state, number, by, do)
        for seat in self.people:
            assert not self.seen[seat], self._told(seat, "something is lost")

    def _begin_question(self, state: State, number: int) -> None:
        """Whoever answers it takes back what they had said for later, or says something."""
        for seat in self.people:
            if said := self.answers.get((seat, number)):
                self.noted.pop(seat, None)
                if self._is_aside(state, seat, said[-1]):
                    self.noted[seat] = said[-1]
            if late := self.perhaps_answered.get((seat, number)):
                self.perhaps[seat] = self.noted.pop(seat, late)

    def _check_noted(self, state: State, by: int | str, do: str) -> None:
        """What was said for later is done as soon as nothing forbids it."""
        if state.is_over():
            return
        read = self.game.read_action
        due = [seat for seat, do in self.noted.items() if state.forbids(seat, read(do)) == PERMITTED]
        assert not due or (by in due and self.noted[int(by)] == do), self._told(due[0], "it is not done")

    def _check_step(self, state: State, number: int, seat: int, do: str) -> None:
        if _is_unseen(state, seat, self.game.read_action(do)):
            self._check_answer(state, number, seat, do)
        elif self.noted.get(seat) == do:
            del self.noted[seat]
        elif self.seen[seat][:1] == [do]:
            self.seen[seat].pop(0)
        elif self.perhaps.get(seat) == do and not self.seen[seat]:
            del self.perhaps[seat]
        else:  # silence may be something that everybody sees
            self._check_answer(state, number, seat, do)

    def _check_answer(self, state: State, number: int, seat: int, do: str) -> None:
        """It is the last answer that was acknowledged, or silence."""
        assert number, self._told(seat, f"{do} was never acknowledged")
        said = [self.answers.get((seat, number), [""])[-1], self.perhaps_answered.get((seat, number))]
        silence = self.game.write_action(state.silence(seat))
        able = {silence if not each or self._is_aside(state, seat, each) else each for each in said if each is not None}
        assert do in able, self._told(seat, f"{do} is none of {able}")

    def _is_aside(self, state: State, seat: int, do: str) -> bool:
        return self.game.read_action(do) == state.aside(seat)

    def _told(self, seat: int, what: str) -> str:
        """What is wrong, with all that one needs to find out why."""
        around = [f"{step.by}: {step.do}" for step in self.record.steps[max(0, self.step - 12) : self.step + 4]]
        return (
            f"seat {seat} of {self.where}, after step {self.step}: {what}; still to come {self.seen[seat][:6]}, for "
            f"later {self.noted.get(seat)}, on its way {self.perhaps.get(seat)}; the steps around {around}"
        )


def _is_unseen(state: State, seat: int, code: int) -> bool:
    """Whether an action answers a question in secret, so that nothing is done yet."""
    if code == NO_ANSWER or state.silence(seat) == NO_ANSWER:
        return False
    return code == state.aside(seat) or state.glimpse(SPECTATOR, seat, code) == HIDDEN


def _count_told(match: Match, seat: int) -> int:
    told = sum(event.is_for(seat) for event in match.opening)
    return told + sum(event.is_for(seat) for events in match.events for event in events)

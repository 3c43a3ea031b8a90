"""One game being played: a position, the steps that led to it, and the one door for the next step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ratskeller.kernel.dice import check_dice
from ratskeller.kernel.errors import BadSetup, Refused
from ratskeller.kernel.game import Event, Game, Scene
from ratskeller.kernel.numbers import CHANCE, EVERYONE
from ratskeller.kernel.record import BRANCHED, FORMAT, Branch, Dice, EndLine, Header, Record, StepLine
from ratskeller.kernel.words import COMMON, ENGLISH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State
    from ratskeller.kernel.vocabulary import Happening


class Match:
    """A state and its record. `act` and `deal` check everything; only they and `take_back` change the state."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        packs: Mapping[str, Any] | None = None,
        *,
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
        seed: int | None = None,
        dice: Dice | None = None,
        note: str = "",
        branches: Sequence[Branch] = (),
    ) -> None:
        """Set up a game; every value comes from outside and is checked."""
        self.game = game
        self.state: State = game.set_up(seats, options or {}, packs or {})
        self.packs = game.choose_packs(packs or {})
        if names and len(names) != seats:
            raise BadSetup(COMMON("setup-names", names=len(names), seats=seats))
        if seed is not None and not 0 <= seed < 2**64:
            raise BadSetup(f"A seed is a whole number from 0 to 2 ** 64 - 1, not {seed}.")
        if dice is not None:
            check_dice(dice)
        if dice is not None and seed is not None:
            raise BadSetup("A game is rolled from a seed or with a table's dice, not both.")
        self.names = list(names) or [f"Seat {seat + 1}" for seat in range(seats)]
        self.header = Header(
            record=BRANCHED if branches else FORMAT,
            game=game.name,
            rules_version=game.rules_version,
            seats=seats,
            options=dict(options or {}),
            packs=dict(packs or {}),
            names=list(names),
            bots=list(bots),
            seed=None if seed is None else f"{seed:016x}",
            dice=dice,
            note=note,
            branches=list(branches),
        )
        self.steps: list[StepLine] = []
        self.opening = self._collect()
        self.events: list[tuple[Event, ...]] = []  # by step
        self._earlier: list[
            State
        ] = []  # the positions before each of the last actions, back to where chance had its way
        self.imagined: dict[int, State] = {}  # after which step the position was imagined anew, and what it is then

    # ---- the door ------------------------------------------------------------------------------------------

    def act(self, seat: int, code: int) -> tuple[Event, ...]:
        """Carry out an action of a seat, if the rules permit it now; return what it did."""
        if not 0 <= seat < self.state.seats:
            raise self._refuse("refused-seat", seat=seat, seats=self.state.seats)
        if code not in self.game.action_codes():
            raise self._refuse("refused-number", who=self.names[seat], code=code)
        refusal = self.game.refusal(self.state, seat, code, self.names)
        if refusal is not None:
            raise Refused(*refusal)
        return self._step(seat, code, self.game.write_action(code))

    def deal(self, code: int) -> tuple[Event, ...]:
        """Let chance bring an outcome, if it is possible now; return what it did."""
        if not self.state.is_chance():
            raise self._refuse("refused-chance")
        if code not in {outcome for outcome, weight in self.state.weighted_outcomes() if weight > 0}:
            if code not in self.game.outcome_codes():
                raise self._refuse("refused-outcome-number", code=code)
            raise self._refuse("refused-outcome", what=self.game.write_outcome(code))
        return self._step(CHANCE, code, self.game.write_outcome(code))

    def deal_from(self, dealer: Rng) -> tuple[Event, ...]:
        """Let a generator decide the outcome."""
        return self.deal(self.state.draw(dealer))

    def _refuse(self, name: str, **facts: object) -> Refused:
        return Refused(COMMON(name, title=self.game.title, **facts), None)

    def _step(self, seat: int, code: int, notation: str) -> tuple[Event, ...]:
        if seat == CHANCE:
            self._earlier.clear()
        else:
            self._earlier.append(self.state.copy())
        self.state.telling = True
        self.state.told = 0
        self.state.apply(seat, code)
        by: int | Literal["chance"] = "chance" if seat == CHANCE else seat
        self.steps.append(StepLine(len(self.steps) + 1, by, notation, f"{self.state.digest():016x}"))
        told = self._collect()
        self.events.append(told)
        return told

    def _collect(self) -> tuple[Event, ...]:
        told = tuple(Event(coded[1], self.game.event(coded)) for coded in self.state.told_events())
        self.state.told = 0
        return told

    def take_back(self) -> StepLine:
        """Undo the last step, if it was an action; return it. Whether nobody minds is for `undo.py` to say."""
        if not self._earlier:
            raise self._refuse("refused-nothing-to-undo")
        self.state.assign(self._earlier.pop())
        self.events.pop()
        return self.steps.pop()

    def keep_past(self) -> None:
        """Here the game branches off from another one: what was done there is not taken back here."""
        self._earlier.clear()

    def imagine(self, seat: int, rng: Rng) -> None:
        """Here the game branches off as a seat knew it: replace all else by what may be.

        What other seats alone were told of the past is told to nobody any more: it need not be so now.
        """
        self.state.redeal(seat, rng)
        self.opening = _told_to(seat, self.opening)
        self.events = [_told_to(seat, events) for events in self.events]
        self.imagined[len(self.steps)] = self.state.copy()

    # ---- what can be asked ---------------------------------------------------------------------------------

    def before(self) -> State | None:
        """The position before the last step, not to be changed; None if that was chance's, or there was none."""
        return self._earlier[-1] if self._earlier else None

    def scene(self, viewer: int, language: str = ENGLISH) -> Scene:
        """All that a seat or a spectator is shown now."""
        return self.game.scene(self.state, viewer, self.names, self.game.words(language))

    def story(self, viewer: int, since: int = 0, language: str = ENGLISH) -> list[str]:
        """The sentences that a viewer may read of the steps after number `since` (0: from the opening on)."""
        told = list(self.opening) if since == 0 else []
        for events in self.events[since:]:
            told += events
        return [self.sentence(event.what, viewer, language) for event in told if event.is_for(viewer)]

    def sentence(self, what: Happening, viewer: int, language: str = ENGLISH) -> str:
        """What happened, as a line of the story."""
        return self.game.sentence(what, self.names, viewer, self.game.words(language), self.packs)

    def end(self) -> EndLine | None:
        """How the game ended, if it has."""
        if not self.state.is_over():
            return None
        ending = self.game.endings[self.state.ending]
        seats = range(self.state.seats)
        return EndLine(
            end=ending.name,
            clause=ending.clause,
            steps=len(self.steps),
            scores=[self.state.score(seat) for seat in seats],
            ranks=[self.state.rank(seat) for seat in seats],
        )

    def record(self) -> Record:
        """The record so far."""
        return Record(self.header, list(self.steps), self.end())


def _told_to(seat: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What everybody was told, and what that seat was."""
    return tuple(
        event if event.audience == EVERYONE else Event(event.audience & 1 << seat, event.what) for event in events
    )

"""One game for a program: what can be asked of it, and the doors for the next step. A wrong call changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from ratskeller.bots.driver import IMAGINING
from ratskeller.kernel.errors import Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import CHANCE, DEALER, PLAYERS, SPECTATOR
from ratskeller.kernel.record import write_record
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.words import ENGLISH
from ratskeller.library.chooser import Bots, Chooser
from ratskeller.library.histories import History
from ratskeller.library.names import BadCall, find, full_name, read_seed, whole

if TYPE_CHECKING:
    import msgspec

    from ratskeller.kernel.layout import Layout
    from ratskeller.kernel.state import State

NEXT_GAME = 3  # the stream of a seed from which that of the next game comes
STREAMS = (DEALER, PLAYERS, IMAGINING)
LISTED = 20  # of what is legal, in an error


class Environment:
    """A game being played. Seats are numbers from 0; `SPECTATOR` looks on and knows only what is public."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        packs: Mapping[str, Any] | None = None,
        seed: int | None = None,
        *,
        deals: bool = True,
    ) -> None:
        """See `make`."""
        self._game = find(game)
        for what, given in (("options", options), ("packs", packs)):
            if given is not None and not isinstance(given, Mapping):
                raise BadCall(f"The {what} are a mapping from names to values, not {given!r}.")
        self.name = full_name(self._game)
        self.seats = self._game.seats[0] if seats is None else seats
        self.options, self.packs = dict(options or {}), dict(packs or {})
        self.deals = deals
        self._start: State = self._game.set_up(self.seats, self.options, self.packs)
        self._start.telling = False
        self._start.told = 0
        self._state: State = self._start.copy()
        self._bots = Bots(self._game, self._start)
        self._begin(read_seed(seed))

    def _begin(self, seed: int) -> None:
        self.seed = seed
        self._streams = {key: Rng(seed).split(key) for key in STREAMS}
        self._state.assign(self._start)
        self._steps: list[tuple[int, int]] = []
        self._is_derived = True  # every roll and draw has followed from the seed
        self._is_imagined = False
        self._root = (self._start, 0)  # where information states begin, and after how many steps
        self._histories: dict[int, History] = {}
        self._chooser: Chooser | None = None  # made when it is needed: many copies never choose
        self._deal_by_itself()

    # ---- the table -------------------------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """What the numbers of `observe` mean."""
        return self._game.layout(self.seats)

    @property
    def action_count(self) -> int:
        """How many actions the game has: they are numbered from 0."""
        return len(self._game.action_codes())

    @property
    def steps_max(self) -> int:
        """No game has more steps, those of chance included."""
        return self._game.steps_max

    # ---- whose turn it is ------------------------------------------------------------------------------------

    @property
    def mover(self) -> int | None:
        """The seat that must act; None while chance has the word and once the game is over."""
        return self._state.mover if self._state.mover >= 0 else None

    @property
    def movers(self) -> tuple[int, ...]:
        """All seats that are waited for: several, where they act at the same time."""
        state = self._state
        return tuple(seat for seat in range(self.seats) if state.awaited(seat) >> seat & 1 and state.legal(seat))

    @property
    def is_chance(self) -> bool:
        """Whether something is to be rolled or drawn; never, if chance is dealt by itself."""
        return self._state.is_chance()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over()

    @property
    def steps(self) -> list[tuple[int, int]]:
        """What was done so far: pairs of a seat, or -1 for chance, and an action or outcome."""
        return list(self._steps)

    # ---- what may be done ------------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[int]:
        """The actions that a seat may take now, in rising order; the mover's, if nothing is said.

        Some seats may do something although nobody waits for them.
        """
        if seat is None and self.mover is None:
            return []
        return self._state.legal_actions(self._seat(seat))

    def mask(self, seat: int | None = None) -> list[bool]:
        """For every action of the game whether a seat may take it now."""
        made = [False] * self.action_count
        for action in self.legal(seat):
            made[action] = True
        return made

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring now, each with how likely that is; empty if nothing is to be rolled or drawn."""
        if not self.is_chance:
            return []
        weighed = self._state.weighted_outcomes()
        total = sum(weight for _, weight in weighed)
        return [(outcome, weight / total) for outcome, weight in weighed]

    # ---- the doors -------------------------------------------------------------------------------------------

    def step(self, action: SupportsIndex | str, seat: int | None = None) -> None:
        """Take an action, by its number or its notation, for the mover or for another seat that may act."""
        if seat is None and self.is_over:
            raise Refused("The game is over; `reset` begins another one.", None)
        if seat is None and self.is_chance:
            raise Refused("Something is to be rolled or drawn first: `deal`.", None)
        seat = self._seat(seat)
        code = self.read_action(action) if isinstance(action, str) else self._action(action)
        names = [f"Seat {each}" for each in range(self.seats)]
        refusal = self._game.refusal(self._state, seat, code, names)
        if refusal is not None:
            legal = [self._game.write_action(each) for each in self._state.legal_actions(seat)]
            raise Refused(f"{refusal[0].word(ENGLISH)} Legal for seat {seat} now: {_listed(legal)}.", refusal[1])
        self._carry_out(seat, code)
        self._deal_by_itself()

    def deal(self, outcome: SupportsIndex | str | None = None) -> int:
        """Let chance bring an outcome, one drawn from the seed if none is named; say which."""
        if not self.is_chance:
            raise Refused("Nothing is to be rolled or drawn now.", None)
        code = None if outcome is None else self._outcome(outcome)
        drawn = self._state.draw(self._streams[DEALER])
        if code is None:
            code = drawn
        self._is_derived &= code == drawn
        self._carry_out(CHANCE, code)
        self._deal_by_itself()
        return code

    def reset(self, seed: int | None = None) -> Self:
        """Begin a new game at the same table; without a seed with the one that follows from this game's."""
        self._begin(Rng(self.seed).split(NEXT_GAME).seed if seed is None else read_seed(seed))
        return self

    def _deal_by_itself(self) -> None:
        while self.deals and self._state.is_chance():
            self._carry_out(CHANCE, self._state.draw(self._streams[DEALER]))

    def _carry_out(self, seat: int, code: int) -> None:
        self._state.apply(seat, code)
        self._steps.append((seat, code))

    # ---- what somebody may know ------------------------------------------------------------------------------

    def observe(self, seat: int | None = None) -> list[int]:
        """What a seat, or the spectator, may know now, as numbers; `layout` says what they mean."""
        return self._state.observed(self._viewer(seat))

    def info_state(self, seat: int | None = None) -> str:
        """All that a seat, or the spectator, has seen since the game began: equal for what it cannot tell apart."""
        return self._history(self._viewer(seat)).text(self._steps)

    def glimpses(self, seat: int | None = None) -> list[tuple[int, int] | None]:
        """The steps as a seat, or the spectator, saw them: as in `steps`, or None where it saw only that one was taken.

        A step of which it got nothing is left out.
        """
        history = self._history(self._viewer(seat))
        history.go_on(self._steps)
        return list(history.glimpses)

    def _history(self, viewer: int) -> History:
        if viewer not in self._histories:
            self._histories[viewer] = History(self._root[0], viewer, self._root[1])
        return self._histories[viewer]

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """What a seat, or the spectator, may know now, by names: what the browser draws."""
        shown: msgspec.Struct = self._game.view(self._state, self._viewer(seat))
        return shown

    def prompt(self, seat: int = SPECTATOR) -> str:
        """In a sentence, in English: what is asked, and of whom."""
        names = [f"Seat {each}" for each in range(self.seats)]
        return self._game.prompt(self._game.view(self._state, self._viewer(seat)), names, self._game.words(ENGLISH))

    # ---- results ---------------------------------------------------------------------------------------------

    @property
    def rewards(self) -> list[float]:
        """One whole win, shared among the winners, by seat; all 0 while the game goes on. Alone, from 0 to 1."""
        return [self._state.reward(seat) if self.is_over else 0.0 for seat in range(self.seats)]

    @property
    def scores(self) -> list[int]:
        """The points as they stand, by seat: also those that are hidden."""
        return [self._state.score(seat) for seat in range(self.seats)]

    @property
    def ranks(self) -> list[int] | None:
        """The places, by seat, once the game is over: 1 is the best."""
        return [self._state.rank(seat) for seat in range(self.seats)] if self.is_over else None

    # ---- notation --------------------------------------------------------------------------------------------

    def write_action(self, action: SupportsIndex) -> str:
        """How an action is written, such as `announce 3`."""
        return self._game.write_action(self._action(action))

    def read_action(self, text: str) -> int:
        """The number of an action from its notation."""
        return self._game.read_action(text)

    def record(self) -> str:
        """The game so far as a record: a text for `read`, and for `ratskeller replay` and `ratskeller verify`."""
        if self._is_imagined:
            raise BadCall("What was made up by `resample` has no record: nobody knows how it came about.")
        match = Match(self._game, self.seats, self.options, self.packs, seed=self.seed if self._is_derived else None)
        for seat, code in self._steps:
            if seat == CHANCE:
                match.deal(code)
            else:
                match.act(seat, code)
        return write_record(match.record())

    # ---- bots ------------------------------------------------------------------------------------------------

    def choose(self, bot: str, seat: int | None = None, seed: int | None = None) -> int:
        """What a bot such as `level:3`, `greedy` or `random` would do in a seat. It knows what the seat may know.

        Where it leaves something to chance, that follows from the game's seed, or from the one that is given.
        """
        seat = self._seat(seat)
        if not self._state.legal(seat):
            raise Refused(f"Seat {seat} has nothing to choose now.", None)
        if self._chooser is None:
            self._chooser = Chooser(self._bots, self._start, self.seed)
        streams = self._streams if seed is None else {key: Rng(read_seed(seed)).split(key) for key in STREAMS}
        return self._chooser.choose(bot, self._state, seat, [] if self._is_imagined else self._steps, streams)

    def play_out(self, *bots: str) -> Self:
        """Let bots play on to the end: one for all seats, or one for each."""
        if len(bots) not in {1, self.seats}:
            raise BadCall(f"Name one bot for all, or one for each of the {self.seats} seats, not {len(bots)}.")
        while not self.is_over:
            if self.is_chance:
                self.deal()
            else:
                seat = self._seat(None)
                self.step(self.choose(bots[seat % len(bots)]))
        return self

    # ---- copies ----------------------------------------------------------------------------------------------

    def copy(self) -> Environment:
        """An independent game in the same position, with the same rolls to come."""
        made: Environment = object.__new__(Environment)
        made.__dict__.update(self.__dict__)
        made.options, made.packs = dict(self.options), dict(self.packs)
        made._state = self._state.copy()
        made._steps = list(self._steps)
        made._streams = {key: _at(stream.seed, stream.position) for key, stream in self._streams.items()}
        made._histories = {viewer: history.copy() for viewer, history in self._histories.items()}
        made._chooser = None
        return made

    def resample(self, seat: int | None = None, seed: int | None = None) -> Environment:
        """A copy in which all that a seat cannot know is made up: as it may be, for all that the seat has seen.

        How it came about is not made up with it, so it has no record. The information state of that seat goes on; those
        of others begin with what they know now.
        """
        viewer = self._viewer(seat)
        past = self._history(viewer)
        past.go_on(self._steps)
        made: Environment = self.copy()
        state = made._state
        state.redeal(viewer, self._streams[IMAGINING] if seed is None else Rng(seed))
        made._is_imagined, made._root = True, (state.copy(), len(self._steps))
        made._histories = {viewer: past.moved_to(state)}
        return made

    def __copy__(self) -> Environment:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle keeps: the table, the position as a row, and how it came about."""
        return {
            "table": (self.name, self.seats, self.options, self.packs, self.seed),
            "deals": self.deals,
            "row": self._state.as_row(),
            "steps": self._steps,
            "positions": [self._streams[key].position for key in STREAMS],
            "marks": (self._is_derived, self._is_imagined),
            "root": (self._root[0].as_row(), self._root[1]),
            "histories": {viewer: each.keep() for viewer, each in self._histories.items()} if self._is_imagined else {},
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The same game again, in another process perhaps."""
        self.__init__(*kept["table"], deals=False)  # type: ignore[misc]
        self.deals = kept["deals"]
        self._state.recall(kept["row"])
        self._steps = kept["steps"]
        for key, position in zip(STREAMS, kept["positions"], strict=True):
            self._streams[key].position = position
        self._is_derived, self._is_imagined = kept["marks"]
        if self._is_imagined:
            row, done = kept["root"]
            self._root = (self._start.copy(), done)
            self._root[0].recall(row)
        self._histories = {viewer: History.recall(self._start, each) for viewer, each in kept["histories"].items()}

    def __repr__(self) -> str:
        where = "over" if self.is_over else "chance has the word" if self.is_chance else f"seat {self.mover} must act"
        return f"<{self.name}, {self.seats} seats, seed {self.seed}: {len(self._steps)} steps, {where}>"

    # ---- what comes from outside -----------------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            if self.mover is None:
                raise Refused("No seat must act now; name the one that is meant.", None)
            return self.mover
        found = whole(seat)
        if found is None or not 0 <= found < self.seats:
            raise BadCall(f"A seat is a whole number from 0 to {self.seats - 1}, not {seat!r}.")
        return found

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat == SPECTATOR else self._seat(seat)

    def _action(self, action: SupportsIndex) -> int:
        found = whole(action)
        if found is None or not 0 <= found < self.action_count:
            raise BadCall(f"An action is a whole number from 0 to {self.action_count - 1}, not {action!r}.")
        return found

    def _outcome(self, outcome: SupportsIndex | str) -> int:
        code = self._game.read_outcome(outcome) if isinstance(outcome, str) else whole(outcome)
        possible = [each for each, _ in self._state.weighted_outcomes()]
        if code not in possible or code is None:
            expected = _listed([self._game.write_outcome(each) for each in possible])
            raise BadCall(f"The outcome {outcome!r} cannot come now; expected one of these: {expected}.")
        return code


def _listed(texts: list[str]) -> str:
    """Some of them, to read."""
    return ", ".join(texts[:LISTED]) + (f" and {len(texts) - LISTED} more" if len(texts) > LISTED else "") or "nothing"


def _at(seed: int, position: int) -> Rng:
    made = Rng(seed)
    made.position = position
    return made

"""A game as the outside sees it: its facts, and the way between the numbers of the core and typed, named values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

import msgspec

from ratskeller.kernel.errors import BadSetup, BadText
from ratskeller.kernel.numbers import EVERYONE, PERMITTED
from ratskeller.kernel.options import Options, read_options
from ratskeller.kernel.packs import Pack, Shipped, convert_pack
from ratskeller.kernel.words import COMMON, Phrasebook, Saying, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ratskeller.kernel.pieces import Pieces
    from ratskeller.kernel.state import State
    from ratskeller.kernel.vocabulary import Notation, Vocabulary

    Policy = Callable[[Any, int], int]  # an imagined position and a seat that may act; one of its legal actions


Weight = Literal["light", "medium", "heavy"]  # how much there is to learn and to think about


class Clause(NamedTuple):
    """A clause of RULES.md and what it says, in half a sentence."""

    id: str
    says: Saying | str


class Ending(NamedTuple):
    """A way in which a game can end."""

    name: str
    clause: str
    says: Saying | str


class Choice(msgspec.Struct, frozen=True):
    """One legal action, ready to be offered."""

    code: int
    action: Any
    notation: str
    text: str
    warning: str | None = None


class Scene(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, is shown at one moment."""

    view: Any
    awaited: tuple[int, ...]
    prompt: str
    clause: str  # behind the prompt
    choices: tuple[Choice, ...]


class Event(msgspec.Struct, frozen=True):
    """Something that a step did, and who may know it."""

    audience: int  # seats as bits, or EVERYONE
    what: Any  # a Struct of the game

    @property
    def clause(self) -> str:
        """The clause behind it: every Struct of its kind has the same, so that it tells nothing more."""
        return str(self.what.clause)

    def is_for(self, viewer: int) -> bool:
        """Whether a seat may see this event; a spectator sees what everyone sees."""
        return self.audience == EVERYONE or (viewer >= 0 and bool(self.audience >> viewer & 1))


class Game(ABC):
    """One game. Each package in `games/` has one subclass, in its `game.py`."""

    name: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[Saying | str]
    designer: ClassVar[str]
    publisher: ClassVar[str]
    credit: ClassVar[str]
    seats: ClassVar[range]
    minutes: ClassVar[int]
    weight: ClassVar[Weight]
    has_silence: ClassVar[bool] = False  # whether some question is answered by saying nothing, see `State.silence`
    rules_version: ClassVar[int]
    steps_max: ClassVar[int]  # no game is longer; the limit clauses see to it
    options: ClassVar[type[Options]]
    packs: ClassVar[Mapping[str, Shipped]]  # by kind
    phrases: ClassVar[Phrasebook] = COMMON  # what this game says, in every language
    vocabulary: ClassVar[Vocabulary]
    clauses: ClassVar[Mapping[int, Clause]]  # by the codes of `State.forbids`
    prompts: ClassVar[Mapping[Any, str]]  # the clause behind what is asked, by the phase of a view
    ends: ClassVar[Mapping[int, Ending]]  # by the codes of `State.ending`

    # ---- setting up ----------------------------------------------------------------------------------------

    @property
    def pack_kinds(self) -> dict[str, type[Pack]]:
        """What a pack of each kind is."""
        return {name: each.kind for name, each in self.packs.items()}

    def shipped_packs(self) -> dict[str, dict[str, Pack]]:
        """The packs that come with the game: by kind, then by name; the first of a kind is the default."""
        return _read_packs(type(self))

    @abstractmethod
    def start(self, seats: int, options: Any, packs: Mapping[str, Any]) -> State:
        """The first position. Trusts its caller; `set_up` checks."""

    def set_up(self, seats: int, options: Mapping[str, Any], packs: Mapping[str, Any]) -> State:
        """The first position from outside values, checked. A pack is a shipped name or a mapping with its content."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadSetup(COMMON("setup-seats", title=self.title, least=least, most=most, seats=seats))
        chosen = read_options(self.options, options)
        self.check_options(seats, chosen)
        return self.start(seats, chosen, self.choose_packs(packs))

    def check_options(self, seats: int, options: Any) -> None:  # noqa: B027 (most games have nothing to refuse)
        """Refuse options that do not go together."""

    def choose_packs(self, packs: Mapping[str, Any]) -> dict[str, Pack]:
        """A pack of every kind: the one asked for, or the default."""
        shipped = self.shipped_packs()
        for kind in packs:
            if kind not in shipped:
                offered = ", ".join(shipped) or COMMON("none")
                raise BadSetup(COMMON("setup-pack-kind", title=self.title, kind=repr(kind), offered=offered))
        chosen: dict[str, Pack] = {}
        for kind, known in shipped.items():
            wanted = packs.get(kind, next(iter(known)))
            if isinstance(wanted, str):
                if wanted not in known:
                    raise BadSetup(COMMON("setup-pack", kind=kind, wanted=repr(wanted), offered=", ".join(known)))
                chosen[kind] = known[wanted]
            else:
                chosen[kind] = convert_pack(self.pack_kinds[kind], wanted, f"the {kind} pack of this table")
        return chosen

    def forbids_words(self, options: Any) -> bool:  # noqa: ARG002 (most games let everybody talk)
        """Whether the rules forbid the players to talk; then a table has signs without words."""
        return False

    # ---- numbers and names ---------------------------------------------------------------------------------

    def action_codes(self) -> range:
        """Every number that can be an action."""
        return range(len(self.vocabulary.actions.codes))

    def outcome_codes(self) -> Sequence[int]:
        """Every number that can be an outcome."""
        return self.vocabulary.outcomes.codes

    def action(self, code: int) -> msgspec.Struct:
        """An action as a typed value."""
        return self.vocabulary.actions.value(code)

    def action_code(self, action: Any) -> int:
        """The number of a typed action."""
        return self.vocabulary.actions.code_of(action)

    def outcome(self, code: int) -> msgspec.Struct:
        """An outcome as a typed value."""
        return self.vocabulary.outcomes.value(code)

    def outcome_code(self, outcome: Any) -> int:
        """The number of a typed outcome."""
        return self.vocabulary.outcomes.code_of(outcome)

    def write_action(self, code: int) -> str:
        """The notation of an action, such as `announce 3`."""
        return self.vocabulary.actions.texts[code]

    def read_action(self, text: str) -> int:
        """The number of an action from its notation, or BadText."""
        return self._read(self.vocabulary.actions, text, "action")

    def write_outcome(self, code: int) -> str:
        """The notation of an outcome, such as `roll 0 1 2`."""
        return self.vocabulary.outcomes.texts[code]

    def read_outcome(self, text: str) -> int:
        """The number of an outcome from its notation, or BadText."""
        return self._read(self.vocabulary.outcomes, text, "outcome")

    def _read(self, notation: Notation, text: str, what: str) -> int:
        code = notation.find(text)
        if code is None:
            raise BadText(f"“{text}” is no {what} of {self.title}; {notation.like}.")
        return code

    def event(self, coded: Sequence[int]) -> msgspec.Struct:
        """A coded event as a typed value: its kind, its audience (not needed here), its details."""
        return self.vocabulary.event(coded)

    def clause(self, code: int) -> Clause | None:
        """The clause behind a code that `State.forbids` gave, or None for NOT_NOW."""
        return self.clauses.get(code)

    def endings(self) -> Mapping[int, Ending]:
        """Every way the game can end, by the code in `State.ending`."""
        return self.ends

    # ---- who plays -----------------------------------------------------------------------------------------

    def policy(self) -> Policy | None:
        """How somebody plays who knows this game: the bot `greedy`. None where nobody has written that down."""
        return None

    # ---- what can be studied -------------------------------------------------------------------------------

    def pieces(self, state: State) -> Pieces | None:  # noqa: ARG002 (most games are no collection of pieces)
        """The cards and spaces of a table by themselves, for `study`; `state` is its first position."""
        return None

    # ---- what people see -----------------------------------------------------------------------------------

    def words(self, language: str) -> Words:
        """The words of this game in a language, or in English."""
        return self.phrases.words(language)

    @abstractmethod
    def view(self, state: State, viewer: int) -> msgspec.Struct:
        """What a seat or a spectator may know, built field by field."""

    # What follows is made of a view or an event and of nothing else: two scenes that differ do so in every language.

    @abstractmethod
    def prompt(self, view: Any, names: Sequence[str], words: Words) -> str:
        """The one sentence that says what is asked, and of whom."""

    def prompt_clause(self, view: Any) -> str:
        """The clause behind what is asked."""
        return self.prompts[view.phase]

    @abstractmethod
    def offer(self, view: Any, code: int, names: Sequence[str], words: Words) -> str:
        """A legal action as words on a button."""

    @abstractmethod
    def warning(self, view: Any, code: int, words: Words) -> str | None:
        """What one should know before taking an action, if it ends something."""

    @abstractmethod
    def sentence(self, event: Any, names: Sequence[str], viewer: int, words: Words, packs: Mapping[str, Any]) -> str:
        """An event as a line of the story; `packs` are those of the table."""

    def scene(self, state: State, viewer: int, names: Sequence[str], words: Words) -> Scene:
        """Everything that one viewer is shown now."""
        view = self.view(state, viewer)
        awaited = state.awaited(viewer)
        codes = state.legal_actions(viewer) if viewer >= 0 else []
        choices = tuple(
            Choice(
                code,
                self.action(code),
                self.write_action(code),
                self.offer(view, code, names, words),
                self.warning(view, code, words),
            )
            for code in codes
        )
        waiting = tuple(seat for seat in range(state.seats) if awaited >> seat & 1)
        return Scene(view, waiting, self.prompt(view, names, words), self.prompt_clause(view), choices)

    def refusal(self, state: State, seat: int, code: int, names: Sequence[str]) -> tuple[Saying, str | None] | None:
        """Why an action is forbidden now, as a sentence and a clause; None if it is permitted."""
        forbidding = state.forbids(seat, code)
        if forbidding == PERMITTED:
            return None
        clause = self.clause(forbidding)
        facts = {"title": self.title, "who": names[seat], "what": self.write_action(code)}
        if clause is None:
            return COMMON("refused", **facts, reason=self.not_now(state, seat, names)), None
        return COMMON("refused-by-clause", **facts, says=clause.says, clause=clause.id), clause.id

    def not_now(self, state: State, seat: int, names: Sequence[str]) -> Saying:
        """Why nothing of the kind is due."""
        if state.is_over():
            return COMMON("not-now-over")
        awaited = state.awaited(seat)
        waiting = [names[each] for each in range(state.seats) if awaited >> each & 1]
        if awaited >> seat & 1:
            return COMMON("not-now-asked")
        return COMMON("not-now-turn", who=waiting, count=len(waiting)) if waiting else COMMON("not-now-dice")


@cache
def _read_packs(game: type[Game]) -> dict[str, dict[str, Pack]]:
    package = game.__module__.rpartition(".")[0]
    return {kind: each.read(package) for kind, each in game.packs.items()}

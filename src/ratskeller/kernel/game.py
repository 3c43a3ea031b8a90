"""A game as the outside sees it: its facts, and the way between the numbers of the core and typed, named values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple

import msgspec

from ratskeller.kernel.errors import BadSetup, BadText
from ratskeller.kernel.layout import Layout, Part, head
from ratskeller.kernel.numbers import EVERYONE, NO_ANSWER, PERMITTED
from ratskeller.kernel.options import Options, read_options
from ratskeller.kernel.packs import Pack, Shipped, convert_pack
from ratskeller.kernel.vocabulary import Happening
from ratskeller.kernel.words import COMMON, Phrasebook, Saying, Words

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # where games differ and it does not matter, `Game` alone will do

    from ratskeller.kernel.epilogue import Epilogue, Past
    from ratskeller.kernel.hindsight import Slip
    from ratskeller.kernel.ledger import Ledger, Look
    from ratskeller.kernel.mind import Mind
    from ratskeller.kernel.pieces import Pieces
    from ratskeller.kernel.rng import Rng
    from ratskeller.kernel.state import State
    from ratskeller.kernel.turns import TurnMark
    from ratskeller.kernel.vocabulary import EventReader, Notation

    StateT = TypeVar("StateT", bound=State, default=Any)
    ViewT = TypeVar("ViewT", bound=msgspec.Struct, default=Any)
    OptionsT = TypeVar("OptionsT", bound=Options, default=Any)
else:
    from typing import TypeVar

    StateT, ViewT, OptionsT = TypeVar("StateT"), TypeVar("ViewT"), TypeVar("OptionsT")

DICE = COMMON("not-now-dice")
Names = Sequence[str]  # of the players, by seat
Packs = Mapping[str, Any]  # those of a table, by kind

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
    stakes: str  # what it costs and what it may bring, as far as the seat may know; or that nothing is at stake
    warning: str | None = None


class Scene(msgspec.Struct, frozen=True):
    """All that one seat, or a spectator, is shown at one moment."""

    view: Any
    awaited: tuple[int, ...]
    prompt: str
    clause: str  # behind the prompt
    choices: tuple[Choice, ...]
    aside: Choice | None = None  # what a seat that is asked in secret may say for later, besides its answer


class Event(msgspec.Struct, frozen=True):
    """Something that a step did, and who may know it."""

    audience: int  # seats as bits, or EVERYONE
    what: Happening

    @property
    def clause(self) -> str:
        """The clause behind it: every Struct of its kind has the same, so that it tells nothing more."""
        return self.what.clause

    def is_for(self, viewer: int) -> bool:
        """Whether a seat may see this event; a spectator sees what everyone sees."""
        return is_for(self.audience, viewer)


def is_for(audience: int, viewer: int) -> bool:
    """Whether a seat, or a spectator, belongs to an audience."""
    return audience == EVERYONE or (viewer >= 0 and bool(audience >> viewer & 1))


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[StateT, ViewT, OptionsT]):
    """One game: its facts, and the functions that know it. Each package in `games/` makes one, in its `game.py`."""

    package: str  # where its words, packs and lessons lie
    title: str
    tagline: Saying | str
    designer: str
    publisher: str
    credit: str
    seats: range
    minutes: int
    weight: Weight
    window: int = 0  # seconds that a question usually lasts which is answered in secret; 0 where there is none
    has_secrets: bool  # whether `State.redeal` ever changes anything: a seat may know what others cannot
    rules_version: int
    steps_max: int  # no game is longer; the limit clauses see to it
    options: type[OptionsT]
    packs: Mapping[str, Shipped] = field(default_factory=dict)  # by kind
    phrases: Phrasebook = COMMON  # what this game says, in every language
    actions: Notation  # numbered from 0 without a gap
    outcomes: Notation
    events: Mapping[int, EventReader]  # by their kinds
    clauses: Mapping[int, Clause]  # by the codes of `State.forbids`
    endings: Mapping[int, Ending]  # by the codes of `State.ending`
    chance: Saying = DICE  # what is waited for when it is chance's turn

    start: Callable[[int, OptionsT, Packs], StateT]  # the first position for so many seats, of what `set_up` checked
    check_options: Callable[[int, OptionsT], None] | None = None  # refuses options that do not go together
    forbids_talk: Callable[[OptionsT], bool] | None = None  # whether the rules do; then a table has signs without words
    mind: Callable[[StateT], Mind] | None = None  # who knows this game, for positions with the content of this one
    zoo: Mapping[str, Callable[[StateT, int, Rng], int]] = field(default_factory=dict)  # fixed opponents, by name
    pieces: Callable[[StateT], Pieces] | None = None  # the cards and spaces of a table by themselves, for `study`

    view: Callable[[StateT, int], ViewT]  # what a seat or a spectator may know, built field by field
    observed: Callable[[int], Sequence[Part]]  # the same as `State.disclose` writes it down, for so many seats
    # What follows is made of a view or an event and of nothing else: two scenes that differ do so in every language.
    prompt: Callable[[ViewT, Names, Words], str]  # the one sentence that says what is asked, and of whom
    prompt_clause: Callable[[ViewT], str]  # the clause behind that
    label: Callable[[ViewT, int, Names, Words], str]  # a legal action as words on a button
    called: Callable[[ViewT, int, Names, Words], str | None]  # any action at any time; None: none of this table
    warning: Callable[[ViewT, int, Words], str | None]  # what one should know before an action, if it ends something
    sentence: Callable[[Any, Names, int, Words, Packs], str]  # an event as a line of the story, for a viewer
    turn: Callable[[ViewT, Names, Words], TurnMark]  # the turn and the round that a spectator's view belongs to
    epilogue: Callable[[Past], Epilogue]  # what is said of a game that is over
    # Why another choice was better, in a sentence or two; nothing where there is no more to say than by how much. Asked
    # with the real position before it, but it tells nothing that the seat could not know then.
    hindsight: Callable[[StateT, Slip, Names, Words], str] | None = None
    # What its review shows beside the curve: the figures of the game, all steps from the first to the last at hand.
    ledgers: Callable[[Sequence[Look], Names, Words], Sequence[Ledger]] | None = None
    # Made once for all choices of a seat, and only if it has some. It asks the rules, and only what the seat may know:
    # redealing all the rest must not change it.
    stakes: Callable[[StateT, ViewT, Names, Words], Callable[[int], str]]  # what an action costs, and what it may bring

    @property
    def name(self) -> str:
        """The name by which it is asked for: that of its package."""
        return self.package.rpartition(".")[2]

    # ---- setting up ----------------------------------------------------------------------------------------

    @property
    def pack_kinds(self) -> dict[str, type[Pack]]:
        """What a pack of each kind is."""
        return {name: each.kind for name, each in self.packs.items()}

    def shipped_packs(self) -> dict[str, dict[str, Pack]]:
        """The packs that come with the game: by kind, then by name; the first of a kind is the default."""
        return _read_packs(self)

    def set_up(self, seats: int, options: Mapping[str, Any], packs: Packs) -> StateT:
        """The first position from outside values, checked. A pack is a shipped name or a mapping with its content."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadSetup(COMMON("setup-seats", title=self.title, least=least, most=most, seats=seats))
        chosen = read_options(self.options, options)
        if self.check_options is not None:
            self.check_options(seats, chosen)
        return self.start(seats, chosen, self.choose_packs(packs))

    def choose_packs(self, packs: Packs) -> dict[str, Pack]:
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

    # ---- numbers and names ---------------------------------------------------------------------------------

    def action_codes(self) -> range:
        """Every number that can be an action."""
        return range(len(self.actions.codes))

    def outcome_codes(self) -> Sequence[int]:
        """Every number that can be an outcome."""
        return self.outcomes.codes

    def action(self, code: int) -> msgspec.Struct:
        """An action as a typed value."""
        return self.actions[code]

    def outcome(self, code: int) -> msgspec.Struct:
        """An outcome as a typed value."""
        return self.outcomes[code]

    def write_action(self, code: int) -> str:
        """The notation of an action, such as `announce 3`."""
        return self.actions.texts[code]

    def read_action(self, text: str) -> int:
        """The number of an action from its notation, or BadText."""
        return self._read(self.actions, text, "no-such-action")

    def write_outcome(self, code: int) -> str:
        """The notation of an outcome, such as `roll 0 1 2`."""
        return self.outcomes.texts[code]

    def read_outcome(self, text: str) -> int:
        """The number of an outcome from its notation, or BadText."""
        return self._read(self.outcomes, text, "no-such-outcome")

    def _read(self, notation: Notation, text: str, otherwise: str) -> int:
        code = notation.find(text)
        if code is None:
            raise BadText(COMMON(otherwise, text=text, title=self.title, like=self.phrases(notation.like)))
        return code

    def event(self, coded: Sequence[int]) -> Happening:
        """A coded event as a typed value: its kind, its audience (not needed here), its details."""
        kind, _, *details = coded
        return self.events[kind](*details)

    def layout(self, seats: int) -> Layout:
        """What the numbers of an observation mean at a table for so many."""
        return _lay_out(self, seats)

    # ---- what people see -----------------------------------------------------------------------------------

    def words(self, language: str) -> Words:
        """The words of this game in a language, or in English."""
        return self.phrases.words(language)

    def scene(self, state: StateT, viewer: int, names: Names, words: Words) -> Scene:
        """Everything that one viewer is shown now."""
        view = self.view(state, viewer)
        awaited = state.awaited(viewer)
        codes = state.legal_actions(viewer) if viewer >= 0 else []
        aside = state.aside(viewer) if codes else NO_ANSWER
        offered: list[Choice] = []
        if codes:
            stakes = self.stakes(state, view, names, words)
            offered = [
                Choice(
                    code,
                    self.action(code),
                    self.write_action(code),
                    self.label(view, code, names, words),
                    stakes(code),
                    self.warning(view, code, words),
                )
                for code in (codes if aside == NO_ANSWER else [*codes, aside])
            ]
        waiting = tuple(seat for seat in range(state.seats) if awaited >> seat & 1)
        prompt, clause = self.prompt(view, names, words), self.prompt_clause(view)
        choices = tuple(offered[: len(codes)])
        return Scene(view, waiting, prompt, clause, choices, offered[-1] if aside != NO_ANSWER else None)

    def refusal(self, state: StateT, seat: int, code: int, names: Names) -> tuple[Saying, str | None] | None:
        """Why an action is forbidden now, as a sentence and a clause; None if it is permitted."""
        forbidding = state.forbids(seat, code)
        if forbidding == PERMITTED:
            return None
        clause = self.clauses.get(forbidding)  # none for NOT_NOW
        facts = {"title": self.title, "who": names[seat], "what": self.write_action(code)}
        if clause is None:
            return COMMON("refused", **facts, reason=self.not_now(state, seat, names)), None
        return COMMON("refused-by-clause", **facts, says=clause.says, clause=clause.id), clause.id

    def not_now(self, state: StateT, seat: int, names: Names) -> Saying:
        """Why nothing of the kind is due."""
        if state.is_over():
            return COMMON("not-now-over")
        awaited = state.awaited(seat)
        waiting = [names[each] for each in range(state.seats) if awaited >> each & 1]
        if awaited >> seat & 1:
            return COMMON("not-now-asked")
        return COMMON("not-now-turn", who=waiting, count=len(waiting)) if waiting else self.chance


def by_phase(clauses: Mapping[Any, str]) -> Callable[[Any], str]:
    """The clause behind a prompt, where the phase of the view alone decides it."""
    return lambda view: clauses[view.phase]


@cache
def _read_packs(game: Game) -> dict[str, dict[str, Pack]]:
    return {kind: each.read(game.package) for kind, each in game.packs.items()}


@cache
def _lay_out(game: Game, seats: int) -> Layout:
    return Layout((*head(seats, max(game.endings)), *game.observed(seats)))

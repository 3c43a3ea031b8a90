"""Darkhouse: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from ratskeller.games.darkhouse import names, text
from ratskeller.games.darkhouse.content import Board
from ratskeller.games.darkhouse.rules import codes, policy
from ratskeller.games.darkhouse.rules.state import begin
from ratskeller.games.darkhouse.text import PHRASES
from ratskeller.games.darkhouse.view import PENALTIES, Penalty, Phase, View, make_view
from ratskeller.kernel.game import Clause, Ending, Game
from ratskeller.kernel.options import Options, described
from ratskeller.kernel.packs import Shipped

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.kernel.game import Policy
    from ratskeller.kernel.state import State
    from ratskeller.kernel.words import Words

PENALTY_CODES: dict[Penalty, int] = {name: code for code, name in PENALTIES.items()}

# In a round a seat has one roll, asks for two more, lays six dice and stops; and the turn track is rolled.
STEPS_A_ROUND = (1 + 2 * 2 + codes.DICE + 1) * codes.SEATS_MAX + 1


class DarkhouseOptions(Options, frozen=True):
    """How a table may change the rules."""

    games: Annotated[Literal[3, 1], described(PHRASES("option-games"))] = 3
    x_penalty: Annotated[Penalty, described(PHRASES("option-x-penalty"))] = "each"
    last_deadline: Annotated[bool, described(PHRASES("option-last-deadline"))] = False


CLAUSES: dict[int, Clause] = {
    codes.ZERO_IN_BLOCK: Clause("4.16", PHRASES("forbidden-one-in-block")),
    codes.ZERO_ON_ARC: Clause("6.4", PHRASES("forbidden-one-on-arc")),
    codes.NO_SUCH_DIE: Clause("4.4", PHRASES("forbidden-die")),
    codes.NOT_REACHED: Clause("4.7", PHRASES("forbidden-not-reached")),
    codes.BLOCK_SHUT: Clause("5.9", PHRASES("forbidden-shut")),
    codes.BLOCK_FULL: Clause("D9", PHRASES("forbidden-full")),
    codes.NO_SUCH_ARC: Clause("3.3", PHRASES("forbidden-no-arc")),
    codes.ARC_FROM_AFAR: Clause("D4", PHRASES("forbidden-from-afar")),
    codes.ARC_FOR_NOTHING: Clause("D23", PHRASES("forbidden-for-nothing")),
    codes.THREE_ROLLS: Clause("4.2", PHRASES("forbidden-fourth-roll")),
    codes.ROUND_IS_DONE: Clause("D28", PHRASES("forbidden-done")),
}

PROMPTS: dict[Phase, str] = {
    "tracking": "5.2",
    "rolling": "4.2",
    "placing": "4.4",
    "over": "8.4",
}

ENDINGS: dict[int, Ending] = {
    codes.END_THREE_GAMES: Ending("three games", "8.1", text.ENDINGS[codes.END_THREE_GAMES]),
    codes.END_ONE_GAME: Ending("one game", "D30", text.ENDINGS[codes.END_ONE_GAME]),
}

PACKS = {"board": Shipped(Board, ("tower", "ring"))}


class DarkhouseGame(Game):
    """Darkhouse."""

    name = "darkhouse"
    title = "Darkhouse"
    tagline = PHRASES("tagline")
    designer = "Garrett Sendlewski"
    publisher = "Garrett Sendlewski"
    credit = "An entry of the 2017 GenCan't roll-and-write contest."
    seats = range(1, codes.SEATS_MAX + 1)
    minutes = 45
    weight = "medium"
    rules_version = 1
    steps_max = STEPS_A_ROUND * codes.ROUNDS * codes.GAMES_MAX
    options = DarkhouseOptions
    phrases = PHRASES
    packs = PACKS
    vocabulary = names.VOCABULARY
    clauses = CLAUSES
    prompts = PROMPTS
    ends = ENDINGS

    def start(self, seats: int, options: DarkhouseOptions, packs: Mapping[str, Any]) -> State:
        """The first position."""
        plan = packs["board"].numbers()
        return begin(seats, options.games, PENALTY_CODES[options.x_penalty], options.last_deadline, plan)

    def policy(self) -> Policy:
        """A good engineer."""
        return policy.choose

    def view(self, state: State, viewer: int) -> View:
        """What a viewer may know."""
        return make_view(state, viewer)  # type: ignore[arg-type]

    def prompt(self, view: View, names: Sequence[str], words: Words) -> str:
        """What is asked."""
        return text.prompt(view, names, words)

    def offer(self, view: View, code: int, names: Sequence[str], words: Words) -> str:  # noqa: ARG002 (nobody is named on a button)
        """An action as words on a button."""
        return text.offer(view, code, words)

    def warning(self, view: View, code: int, words: Words) -> str | None:
        """What an action puts an end to."""
        return text.warning(view, code, words)

    def sentence(self, event: Any, names: Sequence[str], viewer: int, words: Words, packs: Mapping[str, Any]) -> str:  # noqa: ARG002
        """A line of the story; all hear the same."""
        return text.sentence(event, names, words)

"""The Rats in the Walls: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from ratskeller.games.rats_in_the_walls import names, text
from ratskeller.games.rats_in_the_walls.content import Sheet
from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.games.rats_in_the_walls.rules.state import begin
from ratskeller.games.rats_in_the_walls.text import PHRASES
from ratskeller.games.rats_in_the_walls.view import Phase, View, make_view
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.game import Clause, Ending, Game
from ratskeller.kernel.numbers import NOBODY
from ratskeller.kernel.options import Options, described
from ratskeller.kernel.packs import Shipped

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.kernel.state import State
    from ratskeller.kernel.words import Words

BRAINS = {3: 8, 4: 7, 5: 6}  # 4.1; five with six seats or more (R24)
BRAINS_OF_MANY = 5


class RatsOptions(Options, frozen=True):
    """How a table may change the rules."""

    end: Annotated[Literal["at_once", "round_end"], described(PHRASES("option-end"))] = "at_once"
    after_ten: Annotated[Literal["pass_or_turn", "must_turn"], described(PHRASES("option-after-ten"))] = "pass_or_turn"
    start: Annotated[Literal["roll_off", "agreed"], described(PHRASES("option-start"))] = "roll_off"
    first_seat: Annotated[int, described(PHRASES("option-first-seat"), ge=1, le=codes.SEATS_MAX)] = 1


CLAUSES: dict[int, Clause] = {
    codes.ONCE_PEEKED: Clause("R9", PHRASES("forbidden-peek")),
    codes.ONCE_REROLLED: Clause("R9", PHRASES("forbidden-reroll")),
    codes.TEN_TURNS_THE_COASTER: Clause("6b.8", PHRASES("forbidden-turn")),
    codes.NONE_AFTER_RATS: Clause("6c.2", PHRASES("forbidden-none-after-rats")),
    codes.TWO_RATS_A_DIE: Clause("6c.3", PHRASES("forbidden-too-many")),
    codes.SHAKEN_MUST_RISE: Clause("6c.5", PHRASES("forbidden-not-higher")),
    codes.SKULL_WANTS_RATS: Clause("6c.6", PHRASES("forbidden-none-on-skull")),
    codes.UNTOUCHED_NOT_LESS: Clause("6c.7", PHRASES("forbidden-less")),
    codes.NOT_THE_SAME_AGAIN: Clause("6c.8", PHRASES("forbidden-again")),
    codes.NEVER_LOOK_AT_ACCEPTED: Clause("6e.2", PHRASES("forbidden-look")),
    codes.NONE_ON_FIVE_ONCE: Clause("R26", PHRASES("forbidden-none-twice")),
    codes.MUST_TURN_AFTER_TEN: Clause("R28", PHRASES("forbidden-pass-after-ten")),
    codes.VICTIM_IS_ANOTHER: Clause("6d.7", PHRASES("forbidden-victim")),
}

PROMPTS: dict[Phase, str] = {
    "rolling_off": "5.2",
    "looking": "6b.2",
    "lifting": "6d.3",
    "examining": "6b.2",
    "looked": "6b.6",
    "blind": "6b.7",
    "continuing": "6e.1",
    "answering": "6d.1",
    "killing": "7.2",
    "over": "8.1",
}

ENDINGS: dict[int, Ending] = {
    codes.END_FEE: Ending("fee", "7.1", text.ENDINGS[codes.END_FEE]),
    codes.END_BELIEF: Ending("belief", "7.1", text.ENDINGS[codes.END_BELIEF]),
    codes.END_DOUBT: Ending("doubt", "7.1", text.ENDINGS[codes.END_DOUBT]),
    codes.END_SKULL_BELIEF: Ending("skull belief", "R16", text.ENDINGS[codes.END_SKULL_BELIEF]),
    codes.END_SKULL_DOUBT: Ending("skull doubt", "6d.7", text.ENDINGS[codes.END_SKULL_DOUBT]),
    codes.END_OF_ROUND: Ending("round end", "R3", text.ENDINGS[codes.END_OF_ROUND]),
    codes.END_LIMIT: Ending("limit", "R34", text.ENDINGS[codes.END_LIMIT]),
}

PACKS = {"payout": Shipped(Sheet, ("reconstructed", "other_reading"))}  # two readings of the sheet


class RatsInTheWalls(Game):
    """The Rats in the Walls."""

    name = "rats_in_the_walls"
    title = "The Rats in the Walls"
    tagline = PHRASES("tagline")
    designer = "Henning Poehl"
    publisher = "Sphinx Games"
    credit = "Based on the story by H. P. Lovecraft. Illustrations of the original by Markus Buelow."
    seats = range(3, codes.SEATS_MAX + 1)
    minutes = 20
    weight = "light"
    rules_version = 1
    steps_max = 300_000
    options = RatsOptions
    phrases = PHRASES
    packs = PACKS
    vocabulary = names.VOCABULARY
    clauses = CLAUSES
    prompts = PROMPTS
    ends = ENDINGS

    def check_options(self, seats: int, options: RatsOptions) -> None:
        """The agreed first seat must be at the table."""
        if options.start == "agreed" and options.first_seat > seats:
            raise BadSetup(PHRASES("setup-first-seat", seat=options.first_seat, seats=seats))

    def start(self, seats: int, options: RatsOptions, packs: Mapping[str, Any]) -> State:
        """The first position."""
        first = NOBODY if options.start == "roll_off" else options.first_seat - 1
        brains = BRAINS.get(seats, BRAINS_OF_MANY)
        sheet = packs["payout"].numbers()
        return begin(seats, brains, first, options.end == "round_end", options.after_ten == "must_turn", sheet)

    def view(self, state: State, viewer: int) -> View:
        """What a viewer may know."""
        return make_view(state, viewer)  # type: ignore[arg-type]

    def prompt(self, view: View, names: Sequence[str], words: Words) -> str:
        """What is asked."""
        return text.prompt(view, names, words)

    def offer(self, view: View, code: int, names: Sequence[str], words: Words) -> str:
        """An action as words on a button."""
        return text.offer(view, code, names, words)

    def warning(self, view: View, code: int, words: Words) -> str | None:
        """Whether an action ends the game."""
        return text.warning(view, code, words)

    def sentence(self, event: Any, names: Sequence[str], viewer: int, words: Words, packs: Mapping[str, Any]) -> str:  # noqa: ARG002
        """A line of the story."""
        return text.sentence(event, names, viewer, words)

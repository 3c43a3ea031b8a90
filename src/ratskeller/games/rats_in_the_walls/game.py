"""The Rats in the Walls: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from ratskeller.games.rats_in_the_walls import codes, names, rules, text
from ratskeller.games.rats_in_the_walls.sheet import Sheet
from ratskeller.games.rats_in_the_walls.view import View, make_view
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.game import Clause, Ending, Game
from ratskeller.kernel.numbers import NOBODY
from ratskeller.kernel.options import Options
from ratskeller.kernel.packs import Pack, read_pack

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.kernel.state import State

BRAINS = {3: 8, 4: 7, 5: 6}  # 4.1; five with six seats or more (R24)
BRAINS_OF_MANY = 5


class RatsOptions(Options, frozen=True):
    """How a table may change the rules."""

    end: Annotated[
        Literal["at_once", "round_end"],
        msgspec.Meta(description="When a lost last brain ends the game: at once, or when the round is complete (R3)."),
    ] = "at_once"
    after_ten: Annotated[
        Literal["pass_or_turn", "must_turn"],
        msgspec.Meta(description="After ten rats: hand on untouched or turn the coaster, or always turn it (R28)."),
    ] = "pass_or_turn"
    start: Annotated[
        Literal["roll_off", "agreed"],
        msgspec.Meta(description="Who begins: the best of five dice, or the seat the table agrees on (5.1, R23)."),
    ] = "roll_off"
    first_seat: Annotated[
        int, msgspec.Meta(ge=1, le=codes.SEATS_MAX, description="The seat that begins when the table agrees on one.")
    ] = 1


CLAUSES: dict[int, Clause] = {
    codes.ONCE_PEEKED: Clause("R9", "a Giver peeks at most once, and not after rolling again"),
    codes.ONCE_REROLLED: Clause("R9", "rolling again comes once, straight after a peek"),
    codes.TEN_TURNS_THE_COASTER: Clause("6b.8", "the coaster is turned after ten rats, and only then"),
    codes.NONE_AFTER_RATS: Clause("6c.2", "nobody can deny the rats once they have been announced"),
    codes.TWO_RATS_A_DIE: Clause("6c.3", "a die has two rats at most"),
    codes.SHAKEN_MUST_RISE: Clause("6c.5", "after shaking, the number must be higher than the last one"),
    codes.SKULL_WANTS_RATS: Clause("6c.6", "on the skull any number may be announced, but not none"),
    codes.UNTOUCHED_NOT_LESS: Clause("6c.7", "untouched dice are handed on with the last number or a higher one"),
    codes.NOT_THE_SAME_AGAIN: Clause("6c.8", "a Giver who has said this number in this round must say more"),
    codes.NEVER_LOOK_AT_ACCEPTED: Clause("6e.2", "dice accepted from another are never looked at"),
    codes.NONE_ON_FIVE_ONCE: Clause("R26", "a Giver says “none” on five dice only once in a round"),
    codes.MUST_TURN_AFTER_TEN: Clause("R28", "at this table the coaster must be turned after ten rats"),
    codes.VICTIM_IS_ANOTHER: Clause("6d.7", "the victim is another player"),
}

ENDINGS: dict[int, Ending] = {
    codes.END_FEE: Ending("fee", "7.1", text.ENDING_TEXTS[codes.END_FEE]),
    codes.END_BELIEF: Ending("belief", "7.1", text.ENDING_TEXTS[codes.END_BELIEF]),
    codes.END_DOUBT: Ending("doubt", "7.1", text.ENDING_TEXTS[codes.END_DOUBT]),
    codes.END_SKULL_BELIEF: Ending("skull belief", "R16", text.ENDING_TEXTS[codes.END_SKULL_BELIEF]),
    codes.END_SKULL_DOUBT: Ending("skull doubt", "6d.7", text.ENDING_TEXTS[codes.END_SKULL_DOUBT]),
    codes.END_OF_ROUND: Ending("round end", "R3", text.ENDING_TEXTS[codes.END_OF_ROUND]),
    codes.END_LIMIT: Ending("limit", "R34", text.ENDING_TEXTS[codes.END_LIMIT]),
}


@cache
def _shipped() -> dict[str, dict[str, Pack]]:
    folder = files("ratskeller.games.rats_in_the_walls") / "packs"
    found: dict[str, Pack] = {}
    for name in ("reconstructed", "other_reading"):
        source = folder / f"{name}.toml"
        found[name] = read_pack(Sheet, source.read_text(encoding="utf-8"), source.name)
    return {"payout": found}


class RatsInTheWalls(Game):
    """The Rats in the Walls."""

    name = "rats_in_the_walls"
    title = "The Rats in the Walls"
    tagline = "Something scratches behind the masonry. How many rats? Somebody at this table is lying."
    designer = "Henning Poehl"
    publisher = "Sphinx Games"
    credit = "Based on the story by H. P. Lovecraft. Illustrations of the original by Markus Buelow."
    seats = range(3, codes.SEATS_MAX + 1)
    minutes = 20
    weight = "light"
    rules_version = 1
    steps_max = 300_000
    options = RatsOptions
    pack_kinds = {"payout": Sheet}  # noqa: RUF012

    def shipped_packs(self) -> dict[str, dict[str, Pack]]:
        """The two readings of the pay-out sheet."""
        return _shipped()

    def check_options(self, seats: int, options: RatsOptions) -> None:
        """The agreed first seat must be at the table."""
        if options.start == "agreed" and options.first_seat > seats:
            raise BadSetup(f"Option 'first_seat' is {options.first_seat}, but there are only {seats} seats.")

    def start(self, seats: int, options: RatsOptions, packs: Mapping[str, Any]) -> State:
        """The first position."""
        first = NOBODY if options.start == "roll_off" else options.first_seat - 1
        brains = BRAINS.get(seats, BRAINS_OF_MANY)
        sheet = packs["payout"].numbers()
        return rules.begin(seats, brains, first, options.end == "round_end", options.after_ten == "must_turn", sheet)

    def action_codes(self) -> range:
        """Every action."""
        return range(codes.ACTIONS_END)

    def outcome_codes(self) -> Sequence[int]:
        """Every roll."""
        return tuple(names.OUTCOMES)

    def action(self, code: int) -> msgspec.Struct:
        """An action as a typed value."""
        return names.ACTIONS[code]

    def action_code(self, action: Any) -> int:
        """The number of an action."""
        return names.ACTION_CODES[action]

    def outcome(self, code: int) -> msgspec.Struct:
        """A roll as a typed value."""
        return names.OUTCOMES[code]

    def outcome_code(self, outcome: Any) -> int:
        """The number of a roll."""
        return names.OUTCOME_CODES[outcome]

    def write_action(self, code: int) -> str:
        """`announce 3`."""
        return names.write_action(names.ACTIONS[code])

    def read_action(self, text: str) -> int:
        """The number behind `announce 3`."""
        return names.read_action(text)

    def write_outcome(self, code: int) -> str:
        """`roll 1 2 2`."""
        return names.write_outcome(names.OUTCOMES[code])

    def read_outcome(self, text: str) -> int:
        """The number behind `roll 1 2 2`."""
        return names.read_outcome(text)

    def event(self, coded: Sequence[int]) -> msgspec.Struct:
        """An event as a typed value."""
        return names.read_event(coded)

    def clause(self, code: int) -> Clause | None:
        """The clause that forbids something."""
        return CLAUSES.get(code)

    def endings(self) -> Mapping[int, Ending]:
        """Every way the game can end."""
        return ENDINGS

    def view(self, state: State, viewer: int) -> View:
        """What a viewer may know."""
        return make_view(state, viewer)  # type: ignore[arg-type]

    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What is asked."""
        return text.prompt(view, names)

    def offer(self, view: View, code: int, names: Sequence[str]) -> str:
        """An action as words on a button."""
        return text.offer(view, code, names)

    def warning(self, view: View, code: int) -> str | None:
        """Whether an action ends the game."""
        return text.warning(view, code)

    def sentence(self, event: Any, names: Sequence[str], viewer: int) -> str:
        """A line of the story."""
        return text.sentence(event, names, viewer)

"""The Rats in the Walls: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from ratskeller.games.rats_in_the_walls import epilogue, events, hindsight, layout, ledger, names, stakes, story, text
from ratskeller.games.rats_in_the_walls.content import Sheet
from ratskeller.games.rats_in_the_walls.rules import codes
from ratskeller.games.rats_in_the_walls.rules.mind import RatsMind
from ratskeller.games.rats_in_the_walls.rules.state import Rats, begin
from ratskeller.games.rats_in_the_walls.rules.zoo import play_doubter, play_honest, play_liar, play_trusting
from ratskeller.games.rats_in_the_walls.text import PHRASES
from ratskeller.games.rats_in_the_walls.view import Phase, View, make_view
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.game import Clause, Game, Packs, by_phase
from ratskeller.kernel.learned import read_learned
from ratskeller.kernel.numbers import NOBODY
from ratskeller.kernel.options import Options, described
from ratskeller.kernel.packs import Shipped

if TYPE_CHECKING:
    from ratskeller.games.rats_in_the_walls.rules.position import PayOut

BRAINS = {3: 8, 4: 7, 5: 6}  # 4.1; five with six seats or more (R24)
BRAINS_OF_MANY = 5
LEARNT_SEATS_MAX = 6  # larger tables use the numbers of this one
OWN_SHEET_ROUNDS = 100  # to solve a segment with, where a table brings its own sheet
OWN_SHEET_SWEEPS = 2


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

PACKS = {"payout": Shipped(Sheet, ("reconstructed", "other_reading"))}  # two readings of the sheet


def check_options(seats: int, options: RatsOptions) -> None:
    """The agreed first seat must be at the table."""
    if options.start == "agreed" and options.first_seat > seats:
        raise BadSetup(PHRASES("setup-first-seat", seat=options.first_seat, seats=seats))


def start(seats: int, options: RatsOptions, packs: Packs) -> Rats:
    """The first position."""
    first = NOBODY if options.start == "roll_off" else options.first_seat - 1
    brains = BRAINS.get(seats, BRAINS_OF_MANY)
    sheet = packs["payout"].numbers()
    return begin(seats, brains, first, options.end == "round_end", options.after_ten == "must_turn", sheet)


def make_mind(state: Rats) -> RatsMind:
    """Who knows this game; of a sheet that nothing was learnt of, what roles are worth is found out now."""
    mind = RatsMind()
    mind.sit_down(state)
    worth = read_learned(GAME.package, "worth", GAME.rules_version).numbers
    mind.learn("steepness", worth[f"seats_{max(3, min(state.seats, LEARNT_SEATS_MAX))}"])
    roles = read_learned(GAME.package, "roles", GAME.rules_version).numbers
    name = name_of_roles(state.seats, state.content)
    if name in roles:
        mind.learn("roles", roles[name])
    else:
        mind.find_roles(state, OWN_SHEET_ROUNDS, OWN_SHEET_SWEEPS)
    return mind


def name_of_roles(seats: int, sheet: PayOut) -> str:
    """What the numbers for a sheet are called in `learned/roles.toml`: seats, fee, all losses, all gains."""
    numbers = [sheet.fee, *(each for row in (*sheet.loses, *sheet.gains) for each in row)]
    return f"seats_{seats}_sheet_" + "_".join(map(str, numbers))


GAME: Game[Rats, View, RatsOptions] = Game(
    package="ratskeller.games.rats_in_the_walls",
    title="The Rats in the Walls",
    tagline=PHRASES("tagline"),
    designer="Henning Poehl",
    publisher="Sphinx Games",
    credit="Based on the story by H. P. Lovecraft. Illustrations of the original by Markus Buelow.",
    seats=range(3, codes.SEATS_MAX + 1),
    minutes=20,
    weight="light",
    has_secrets=True,
    rules_version=1,
    steps_max=300_000,
    options=RatsOptions,
    packs=PACKS,
    phrases=PHRASES,
    actions=names.ACTIONS,
    outcomes=names.OUTCOMES,
    events=events.EVENTS,
    clauses=CLAUSES,
    endings=story.ENDINGS,
    start=start,
    check_options=check_options,
    view=make_view,
    observed=layout.parts,
    prompt=text.prompt,
    prompt_clause=by_phase(PROMPTS),
    label=text.label,
    called=text.called,
    warning=text.warning,
    sentence=story.sentence,
    turn=story.turn,
    epilogue=epilogue.write,
    stakes=stakes.stakes,
    hindsight=hindsight.explain,
    ledgers=ledger.write,
    mind=make_mind,
    zoo={"honest": play_honest, "liar": play_liar, "doubter": play_doubter, "trusting": play_trusting},
)

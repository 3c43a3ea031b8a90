"""Darkhouse: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal

from ratskeller.games.darkhouse import epilogue, events, hindsight, layout, ledger, names, stakes, story, text
from ratskeller.games.darkhouse.content import Board
from ratskeller.games.darkhouse.rules import codes
from ratskeller.games.darkhouse.rules.mind import DarkhouseMind
from ratskeller.games.darkhouse.rules.state import Darkhouse, begin
from ratskeller.games.darkhouse.rules.zoo import collect, fill, stop
from ratskeller.games.darkhouse.text import PHRASES
from ratskeller.games.darkhouse.view import PENALTIES, Penalty, Phase, View, make_view
from ratskeller.kernel.game import Clause, Game, Packs, by_phase
from ratskeller.kernel.learned import read_learned
from ratskeller.kernel.options import Options, described
from ratskeller.kernel.packs import Shipped

PACKAGE = "ratskeller.games.darkhouse"
RULES_VERSION = 1
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

PACKS = {"board": Shipped(Board, ("tower", "ring"))}


def start(seats: int, options: DarkhouseOptions, packs: Packs) -> Darkhouse:
    """The first position."""
    plan = packs["board"].numbers()
    return begin(seats, options.games, PENALTY_CODES[options.x_penalty], options.last_deadline, plan)


def make_mind(state: Darkhouse) -> DarkhouseMind:
    """Who knows this game, and the board of this table."""
    mind = DarkhouseMind()
    mind.sit_down(state.content)
    for file in ("pages", "spread"):
        for name, numbers in read_learned(PACKAGE, file, RULES_VERSION).numbers.items():
            mind.learn(name, numbers)
    return mind


GAME: Game[Darkhouse, View, DarkhouseOptions] = Game(
    package=PACKAGE,
    title="Darkhouse",
    tagline=PHRASES("tagline"),
    designer="Garrett Sendlewski",
    publisher="Garrett Sendlewski",
    credit="An entry of the 2017 GenCan't roll-and-write contest.",
    seats=range(1, codes.SEATS_MAX + 1),
    minutes=45,
    weight="medium",
    has_secrets=False,
    rules_version=RULES_VERSION,
    steps_max=STEPS_A_ROUND * codes.ROUNDS * codes.GAMES_MAX,
    options=DarkhouseOptions,
    packs=PACKS,
    phrases=PHRASES,
    actions=names.ACTIONS,
    outcomes=names.OUTCOMES,
    events=events.EVENTS,
    clauses=CLAUSES,
    endings=story.ENDINGS,
    start=start,
    mind=make_mind,
    zoo={"filler": fill, "collector": collect, "stopper": stop},
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
)

"""Rathulhu: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal

from ratskeller.games.rathulhu import epilogue, events, hindsight, layout, ledger, names, stakes, story, text
from ratskeller.games.rathulhu.content import Mythos
from ratskeller.games.rathulhu.rules import codes, zoo
from ratskeller.games.rathulhu.rules.mind import RathulhuMind
from ratskeller.games.rathulhu.rules.state import Rathulhu, begin
from ratskeller.games.rathulhu.text import PHRASES
from ratskeller.games.rathulhu.view import Phase, View, make_view
from ratskeller.kernel.game import Clause, Game, Packs, by_phase
from ratskeller.kernel.learned import read_learned
from ratskeller.kernel.options import Options, described
from ratskeller.kernel.packs import Shipped


class RathulhuOptions(Options, frozen=True):
    """How a table may change the rules."""

    scores: Annotated[Literal["open", "hidden"], described(PHRASES("option-scores"))] = "open"


CLAUSES: dict[int, Clause] = {
    codes.TRACK_IS_FULL: Clause("5.5", PHRASES("forbidden-full")),
    codes.MUST_ACT: Clause("4.3", PHRASES("forbidden-idle")),
    codes.ONE_ACTION: Clause("4.3", PHRASES("forbidden-second-action")),
    codes.NEEDS_AN_OLD_ONE: Clause("6.1", PHRASES("forbidden-no-old-one")),
    codes.OLD_ONES_STAY: Clause("6.2", PHRASES("forbidden-old-one-for-old-one")),
    codes.NOT_ON_THE_TRACK: Clause("6.1", PHRASES("forbidden-not-on-track")),
    codes.MUST_BID: Clause("8.6", PHRASES("forbidden-pass")),
    codes.MUST_BE_HIGHER: Clause("8.5", PHRASES("forbidden-not-higher")),
    codes.TOKEN_NOT_HELD: Clause("8.5", PHRASES("forbidden-token-not-held")),
    codes.TOKEN_FACE_DOWN: Clause("8.5", PHRASES("forbidden-token-face-down")),
    codes.SETBACKS_FIRST: Clause("9.1", PHRASES("forbidden-setback-first")),
    codes.MATCHING_TYPE: Clause("9.2", PHRASES("forbidden-other-type")),
    codes.TILE_NOT_HELD: Clause("9.2", PHRASES("forbidden-not-held")),
}

PROMPTS: dict[Phase, str] = {
    "dealing": "3.2",
    "turn": "4.3",
    "drawing": "5.1",
    "taking": "K24",
    "bidding": "8.5",
    "losing": "9.2",
    "over": "11.3",
}

PACKS = {"names": Shipped(Mythos, ("mythos",))}


def start(seats: int, options: RathulhuOptions, packs: Packs) -> Rathulhu:
    """The first position: the tokens are about to be dealt."""
    return begin(seats, options.scores == "hidden", packs["names"].box())


def make_mind(state: Rathulhu) -> RathulhuMind:
    """Who knows this game, at a table of so many seats."""
    mind = RathulhuMind()
    learned = read_learned(GAME.package, f"seats-{state.seats}", GAME.rules_version)
    for name, numbers in learned.numbers.items():
        mind.learn(name, numbers)
    return mind


GAME: Game[Rathulhu, View, RathulhuOptions] = Game(
    package="ratskeller.games.rathulhu",
    title="Rathulhu",
    tagline=PHRASES("tagline"),
    designer="Reiner Knizia (Ra); this version by Kristian G. Madsen",
    publisher="The Warp",
    credit=(
        "A re-theming of Ra, first published by Alea in 1999. "
        "Concept and artwork of the re-theming by The Warp, its rules by Kristian G. Madsen."
    ),
    seats=range(2, codes.SEATS_MAX + 1),
    minutes=60,
    weight="medium",
    has_secrets=False,
    rules_version=1,
    steps_max=1000,  # K35
    options=RathulhuOptions,
    packs=PACKS,
    phrases=PHRASES,
    actions=names.ACTIONS,
    outcomes=names.OUTCOMES,
    events=events.EVENTS,
    clauses=CLAUSES,
    endings=story.ENDINGS,
    chance=PHRASES("not-now-bag"),
    start=start,
    mind=make_mind,
    zoo={"bidder": zoo.bidder, "hoarder": zoo.hoarder, "spender": zoo.spender},
    view=make_view,
    observed=layout.parts,
    prompt=text.prompt,
    prompt_clause=by_phase(PROMPTS),
    label=text.label,
    called=text.label,
    warning=text.warning,
    sentence=story.sentence,
    turn=story.turn,
    epilogue=epilogue.write,
    stakes=stakes.stakes,
    hindsight=hindsight.explain,
    ledgers=ledger.write,
)

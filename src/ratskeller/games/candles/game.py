"""Candles: its facts and options."""

from __future__ import annotations

from typing import Annotated

from ratskeller.games.candles import epilogue, events, layout, names, stakes, story, text
from ratskeller.games.candles.rules import codes
from ratskeller.games.candles.rules.state import Candles, begin
from ratskeller.games.candles.text import PHRASES
from ratskeller.games.candles.view import Phase, View, make_view
from ratskeller.kernel.game import Clause, Game, Packs, by_phase
from ratskeller.kernel.options import Options, described

NUMBER = described(PHRASES("option-candles"), ge=codes.CANDLES_MIN, le=codes.CANDLES_MAX)


class CandlesOptions(Options, frozen=True):
    """How a table may change the rules."""

    candles: Annotated[int, NUMBER] = codes.CANDLES


CLAUSES = {codes.NO_MORE_THAN_BURN: Clause("2.2", PHRASES("forbidden-too-many"))}
PROMPTS: dict[Phase, str] = {"snuffing": "2.1", "over": "3.1"}


def start(_seats: int, options: CandlesOptions, _packs: Packs) -> Candles:
    """The first position."""
    return begin(options.candles)


GAME: Game[Candles, View, CandlesOptions] = Game(
    package="ratskeller.games.candles",
    title="Candles",
    tagline=PHRASES("tagline"),
    designer="nobody in particular",
    publisher="nobody",
    credit="An old game with matches in a row.",
    seats=range(codes.SEATS, codes.SEATS + 1),
    minutes=5,
    weight="light",
    has_secrets=False,
    rules_version=1,
    steps_max=codes.CANDLES_MAX,
    options=CandlesOptions,
    phrases=PHRASES,
    actions=names.ACTIONS,
    outcomes=names.OUTCOMES,
    events=events.EVENTS,
    clauses=CLAUSES,
    endings=story.ENDINGS,
    start=start,
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
)

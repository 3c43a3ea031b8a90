"""Condyle Cove: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal

from ratskeller.games.condyle_cove import epilogue, events, hindsight, layout, ledger, names, stakes, story, text
from ratskeller.games.condyle_cove.content import (
    Choices,
    Corner,
    Cove,
    FourthDeck,
    HauntedDeck,
    OptionsDeck,
    WinterDeck,
)
from ratskeller.games.condyle_cove.content_cards import is_deadly
from ratskeller.games.condyle_cove.content_numbers import Wishes, make_box
from ratskeller.games.condyle_cove.pieces import CovePieces
from ratskeller.games.condyle_cove.rules import codes, zoo
from ratskeller.games.condyle_cove.rules.mind import CoveMind
from ratskeller.games.condyle_cove.rules.state import CondyleCove, begin
from ratskeller.games.condyle_cove.text import PHRASES
from ratskeller.games.condyle_cove.view import Phase, View, make_view
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.game import Clause, Game, Packs
from ratskeller.kernel.learned import read_learned
from ratskeller.kernel.options import Options, described
from ratskeller.kernel.packs import Shipped


class CoveOptions(Options, frozen=True):
    """How a table may change the rules."""

    fourth_player: Annotated[Literal["with_four", "always"], described(PHRASES("option-fourth-player"))] = "with_four"
    passages: Annotated[bool, described(PHRASES("option-passages"))] = False
    winter: Annotated[bool, described(PHRASES("option-winter"))] = False
    cold: Annotated[Literal["extra", "draw"], described(PHRASES("option-cold"))] = "extra"
    benny: Annotated[Literal["no", "yes", "harder"], described(PHRASES("option-benny"))] = "no"
    scream: Annotated[Literal[8, 12, 20, 30], described(PHRASES("option-scream"))] = 12
    my_binky: Annotated[int, described(PHRASES("option-my-binky"), ge=0, le=5)] = 0
    other_boogeyman: Annotated[int, described(PHRASES("option-other-boogeyman"), ge=0, le=6)] = 0
    last_boogeyman: Annotated[Literal["start", "enter"], described(PHRASES("option-last-boogeyman"))] = "start"
    turn_end: Annotated[Literal["at_once", "draw"], described(PHRASES("option-turn-end"))] = "at_once"


USUAL = CoveOptions()
WEIGHTS = {1: "alone", 2: "two", 3: "three", 4: "four"}  # what learned/weights.toml calls them, by seats


CLAUSES: dict[int, Clause] = {
    codes.OUT_OF_REACH: Clause("4.2", PHRASES("forbidden-reach")),
    codes.NOT_STARTING_SPACE: Clause("3.6", PHRASES("forbidden-start")),
    codes.NOT_HELD: Clause("5.1", PHRASES("forbidden-not-held")),
    codes.MUST_MAKE_ROOM: Clause("7.1", PHRASES("forbidden-room")),
    codes.HAND_IS_FULL: Clause("7.1", PHRASES("forbidden-full")),
    codes.NO_COVE_CARDS: Clause("6.2", PHRASES("forbidden-no-cove")),
    codes.NO_OPTION_CARDS: Clause("6.2", PHRASES("forbidden-no-option")),
    codes.MUST_DRAW: Clause("6.1", PHRASES("forbidden-must-draw")),
    codes.NOT_BESIDE: Clause("8.3", PHRASES("forbidden-cell")),
    codes.CROSS_ONLY: Clause("3.4", PHRASES("forbidden-cross")),
    codes.CORNER_STAYS: Clause("9.4", PHRASES("forbidden-corner")),
    codes.NOT_DEFENSIVE: Clause("11.1", PHRASES("forbidden-not-defensive")),
    codes.ACT_IS_UP: Clause("12.5", PHRASES("forbidden-act-up")),
    codes.NOT_MEANT: Clause("10.4", PHRASES("forbidden-not-meant")),
    codes.NOT_SUCH_A_SPACE: Clause("C44", PHRASES("forbidden-space")),
    codes.NO_DISCARDING: Clause("7.5", PHRASES("forbidden-discard")),
    codes.NOT_IN_THE_COLD: Clause("16.3", PHRASES("forbidden-cold")),
    codes.ONE_FLIP: Clause("C36", PHRASES("forbidden-second-flip")),
    codes.MIND_IS_MADE: Clause("C62", PHRASES("forbidden-mind")),
    codes.ONE_OF_A_NAME: Clause("21.11", PHRASES("forbidden-name")),
    codes.MUST_PLAY: Clause("21.10", PHRASES("forbidden-must-play")),
    codes.MUST_DISCARD: Clause("7.4", PHRASES("forbidden-must-discard")),
}

PROMPTS: dict[Phase, str] = {
    "going": "4.1",
    "first": "C2",
    "cove": "2.3",
    "card": "6.2",
    "pick": "C24",
    "act_card": "C5",
    "winter_card": "16.3",
    "haunted_card": "17.5",
    "scream": "17.4",
    "move_card": "21.15",
    "cross": "3.4",
    "pawn": "3.6",
    "move": "4.2",
    "play": "5.1",
    "draw": "6.1",
    "lay": "8.2",
    "detour": "9.3",
    "which": "C58",
    "who": "C58",
    "where": "C44",
    "answer": "C28",
    "lose": "7.4",
    "stash": "C69",
    "act": "12.1",
    "peek": "C52",
    "boogeyman": "12.8",
    "over": "3.1",
}

PACKS = {
    "options": Shipped(OptionsDeck, ("reconstructed",)),
    "fourth_player": Shipped(FourthDeck, ("fourth_player",)),
    "cove": Shipped(Cove, ("cove",)),
    "corner": Shipped(
        Corner, ("kiddie_corner", "creepy_carnival", "down_lexington", "beneath_the_cove", "hollow_days")
    ),
    "choices": Shipped(Choices, ("choices",)),
    "winter": Shipped(WinterDeck, ("last_winter",)),
    "haunted": Shipped(HauntedDeck, ("haunted",)),
}


def check_options(seats: int, options: CoveOptions) -> None:
    """17.1, C40, what does not go together when one plays alone, and what could not matter."""
    if options.benny != "no" and seats not in {2, 3}:
        raise BadSetup(PHRASES("setup-benny", seats=seats))
    if seats == 1 and (options.winter or options.passages or options.fourth_player == "always"):
        raise BadSetup(PHRASES("setup-alone"))
    if options.my_binky and options.my_binky == options.other_boogeyman:
        raise BadSetup(PHRASES("setup-same-act", number=options.my_binky))
    if options.cold != USUAL.cold and not options.winter:
        raise BadSetup(PHRASES("setup-cold"))
    if options.scream != USUAL.scream and options.benny == "no":
        raise BadSetup(PHRASES("setup-scream"))
    if options.last_boogeyman != USUAL.last_boogeyman and seats == 1:
        raise BadSetup(PHRASES("setup-last-boogeyman"))
    if options.other_boogeyman == codes.ACTS and seats == 1:
        raise BadSetup(PHRASES("setup-no-boogeyman"))


def start(seats: int, options: CoveOptions, packs: Packs) -> CondyleCove:
    """The first position: who begins is still to be found out."""
    good = sum(not is_deadly(act) for act in packs["corner"].copies())
    for number in (options.my_binky, options.other_boogeyman % codes.ACTS):
        if number > good:
            raise BadSetup(PHRASES("setup-no-such-act", number=number, good=good))
    winter, benny = options.winter, options.benny != "no"
    wishes = Wishes(
        alone=seats == 1,
        fourth=seats == codes.SEATS_MAX or options.fourth_player == "always",
        passages=options.passages,
        winter=winter,
        benny=benny,
        binky=options.my_binky,
        other=options.other_boogeyman,
    )
    box = make_box(packs, wishes)
    box.entering_kills = options.last_boogeyman == "enter"
    box.draws_at_end = options.turn_end == "draw"
    harder, draws = options.benny == "harder", options.cold == "draw"
    return begin(seats, benny, harder, draws, options.scream, winter, box)


def make_mind(state: CondyleCove) -> CoveMind:
    """Who knows this game, with what was learnt for so many seats."""
    mind = CoveMind()
    mind.open(state)
    name = WEIGHTS[state.seats]
    mind.learn(name, read_learned(GAME.package, "weights", GAME.rules_version).numbers[name])
    return mind


def prompt_clause(view: View) -> str:
    """The clause behind what is asked; alone, in the end, behind the way in which the game ended."""
    if view.alone and view.ending is not None:
        return story.ENDINGS[view.ending].clause
    return PROMPTS[view.phase]


GAME: Game[CondyleCove, View, CoveOptions] = Game(
    package="ratskeller.games.condyle_cove",
    title="Endangered Orphans of Condyle Cove",
    tagline=PHRASES("tagline"),
    designer="Jesse Labbe",
    publisher="Certifiable Studios",
    credit="With the expansion The Last Winter of Benny Harris. Most card texts are lost; ours are marked as such.",
    seats=range(1, codes.SEATS_MAX + 1),
    minutes=30,
    weight="light",
    window=8,
    has_secrets=True,
    rules_version=2,
    steps_max=60_000,
    options=CoveOptions,
    packs=PACKS,
    phrases=PHRASES,
    actions=names.ACTIONS,
    outcomes=names.OUTCOMES,
    events=events.EVENTS,
    clauses=CLAUSES,
    endings=story.ENDINGS,
    chance=PHRASES("not-now-cards"),
    start=start,
    mind=make_mind,
    zoo={"runner": zoo.runner, "hoarder": zoo.hoarder, "bully": zoo.bully},
    check_options=check_options,
    pieces=CovePieces,
    view=make_view,
    observed=layout.parts,
    prompt=text.prompt,
    prompt_clause=prompt_clause,
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

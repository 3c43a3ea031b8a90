"""House of Rath: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal

from ratskeller.games.house_of_rath import epilogue, events, hindsight, layout, ledger, names, stakes, story, text
from ratskeller.games.house_of_rath.content import Cards, Fates, Orphans, Rooms, make_box
from ratskeller.games.house_of_rath.rules import codes, zoo
from ratskeller.games.house_of_rath.rules.mind import RathMind
from ratskeller.games.house_of_rath.rules.state import HouseOfRath, begin
from ratskeller.games.house_of_rath.text import PHRASES
from ratskeller.games.house_of_rath.view import Phase, View, make_view
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.game import Clause, Game, Packs, by_phase
from ratskeller.kernel.learned import read_learned
from ratskeller.kernel.options import Options, described
from ratskeller.kernel.packs import Shipped

TEAM_SEATS = (4, 6)  # H32, H41


class HouseOfRathOptions(Options, frozen=True):
    """How a table may change the rules."""

    boogey: Annotated[Literal["standard", "boyden"], described(PHRASES("option-boogey"))] = "standard"
    teams: Annotated[bool, described(PHRASES("option-teams"))] = False
    fate: Annotated[Literal["standard", "rooms"], described(PHRASES("option-fate"))] = "standard"
    locks_return: Annotated[bool, described(PHRASES("option-locks-return"))] = True
    locked_rooms: Annotated[Literal["cut_off", "any_lock"], described(PHRASES("option-locked-rooms"))] = "cut_off"
    dawn: Annotated[int, described(PHRASES("option-dawn"), ge=0, le=codes.DAWN_MOST)] = 20


CLAUSES: dict[int, Clause] = {
    codes.CARD_NOT_DEALT: Clause("3.7", PHRASES("forbidden-not-dealt")),
    codes.NOT_YOUR_CARD: Clause("18.1", PHRASES("forbidden-not-your-card")),
    codes.CARD_IS_UP: Clause("18.1", PHRASES("forbidden-card-up")),
    codes.CLAIM_INSTEAD: Clause("H58", PHRASES("forbidden-claim-instead")),
    codes.DIE_SAYS_OTHERWISE: Clause("4.2", PHRASES("forbidden-other-face")),
    codes.MUST_FINISH: Clause("H52", PHRASES("forbidden-finish")),
    codes.ROOM_IS_GONE: Clause("19.2", PHRASES("forbidden-room-gone")),
    codes.ROOM_HAS_LOCK: Clause("5.5", PHRASES("forbidden-room-locked")),
    codes.LANDLOCKED: Clause("5.6", PHRASES("forbidden-landlocked")),
    codes.WOULD_CUT_OFF: Clause("5.4", PHRASES("forbidden-cut-off")),
    codes.CELL_TAKEN: Clause("H53", PHRASES("forbidden-cell-taken")),
    codes.NOTHING_TO_PIVOT_ON: Clause("5.3", PHRASES("forbidden-no-pivot")),
    codes.ORPHAN_IS_GONE: Clause("1.2", PHRASES("forbidden-orphan-gone")),
    codes.NO_DOOR: Clause("6.2", PHRASES("forbidden-no-door")),
    codes.DOOR_LOCKED: Clause("8.4", PHRASES("forbidden-door-locked")),
    codes.IS_HIDDEN: Clause("7.2", PHRASES("forbidden-hidden")),
    codes.IS_NOT_HIDDEN: Clause("7.5", PHRASES("forbidden-not-hidden")),
    codes.NO_CARD_DOWN: Clause("7.6", PHRASES("forbidden-no-card-down")),
    codes.NO_SEAM: Clause("8.2", PHRASES("forbidden-no-seam")),
    codes.SEAM_HAS_LOCK: Clause("8.3", PHRASES("forbidden-seam-locked")),
    codes.NO_LOCK_LEFT: Clause("H11", PHRASES("forbidden-no-lock-left")),
    codes.SEAM_HAS_NONE: Clause("8.8", PHRASES("forbidden-seam-open")),
    codes.NOT_POSSIBLE: Clause("H52", PHRASES("forbidden-not-possible")),
    codes.NOT_YOUR_LESSON: Clause("16.1", PHRASES("forbidden-not-your-lesson")),
    codes.ABILITY_IS_VAIN: Clause("H67", PHRASES("forbidden-vain")),
    codes.RATH_IS_COMPELLED: Clause("10.1", PHRASES("forbidden-compelled")),
    codes.NOT_IN_HIS_ROOM: Clause("12.1", PHRASES("forbidden-not-in-room")),
    codes.UNSEEN_BY_RATH: Clause("7.3", PHRASES("forbidden-unseen")),
    codes.NOT_YOUR_ORPHAN: Clause("12.3", PHRASES("forbidden-not-your-orphan")),
    codes.LAST_ORPHAN: Clause("H43", PHRASES("forbidden-last")),
    codes.ROOM_NOT_EMPTY: Clause("19.3", PHRASES("forbidden-not-empty")),
    codes.RATH_IS_THERE: Clause("H29", PHRASES("forbidden-rath-there")),
    codes.LOCK_ON_REMOVED: Clause("19.4", PHRASES("forbidden-lock-on-it")),
    codes.REMOVED_LANDLOCKED: Clause("19.5", PHRASES("forbidden-removed-landlocked")),
    codes.REMOVED_CUTS_OFF: Clause("19.6", PHRASES("forbidden-removed-cuts")),
}

PROMPTS: dict[Phase, str] = {
    "placing": "3.3",
    "hiding": "3.5",
    "dealing": "3.8",
    "removing": "3.7",
    "starting": "H50",
    "rolling": "4.2",
    "acting": "4.2",
    "turning": "5.3",
    "moving": "6.2",
    "exposing": "7.6",
    "learnt": "16.6",
    "stalking": "11.5",
    "attacking": "12.1",
    "claiming": "12.3",
    "running": "13.2",
    "fate": "13.5",
    "dashing": "16.2",
    "fleeing": "15.2",
    "learning": "14.3",
    "shrinking": "19.2",
    "over": "20.5",
}

PACKS = {
    "orphans": Shipped(Orphans, ("wards",)),
    "rooms": Shipped(Rooms, ("mansion",)),
    "cards": Shipped(Cards, ("lessons",)),
    "fates": Shipped(Fates, ("fates",)),
}


def check_options(seats: int, options: HouseOfRathOptions) -> None:
    """H32: team play needs pairs."""
    if options.teams and seats not in TEAM_SEATS:
        raise BadSetup(PHRASES("setup-teams", seats=seats))


def start(seats: int, options: HouseOfRathOptions, packs: Packs) -> HouseOfRath:
    """The first position: the orphans are about to be given rooms."""
    state = begin(seats, make_box(packs["orphans"], packs["rooms"], packs["cards"]))
    state.is_boyden = options.boogey == "boyden"
    state.is_any_lock = options.locked_rooms == "any_lock"
    state.is_team = options.teams
    state.locks_return = options.locks_return
    state.fate_board = codes.ROOMS_BOARD if options.fate == "rooms" else codes.STANDARD_BOARD
    state.dawn = options.dawn
    return state


def make_mind(state: HouseOfRath) -> RathMind:
    """Who knows this game: the terms of the outlook weigh differently for each number of players."""
    mind = RathMind()
    mind.prepare(state)
    numbers = read_learned(GAME.package, "outlook", GAME.rules_version).numbers
    mind.learn("terms", numbers[f"seats_{state.seats}"])
    mind.learn("signs", numbers["signs"])
    return mind


def forbids_talk(options: HouseOfRathOptions) -> bool:
    """22.1: partners may use signs only."""
    return options.teams


GAME: Game[HouseOfRath, View, HouseOfRathOptions] = Game(
    package="ratskeller.games.house_of_rath",
    title="Endangered Orphans: House of Rath",
    tagline=PHRASES("tagline"),
    designer="Joe Boyden",
    publisher="Certifiable Studios",
    credit="Created by Joe Boyden, after his Clockwork Castle; published by Certifiable Studios in 2021.",
    seats=range(2, codes.SEATS_MAX + 1),
    minutes=35,
    weight="medium",
    window=12,
    has_secrets=True,
    rules_version=1,
    steps_max=11_000,  # H64, H70
    options=HouseOfRathOptions,
    packs=PACKS,
    phrases=PHRASES,
    actions=names.ACTIONS,
    outcomes=names.OUTCOMES,
    events=events.EVENTS,
    clauses=CLAUSES,
    endings=story.ENDINGS,
    start=start,
    check_options=check_options,
    forbids_talk=forbids_talk,
    mind=make_mind,
    zoo={"hider": zoo.hide, "shower": zoo.show, "hunter": zoo.hunt},
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

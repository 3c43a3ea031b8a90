"""Condyle Cove: its facts, options and packs, and its place in the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from ratskeller.games.condyle_cove import names, story, text
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
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.rules.state import begin
from ratskeller.games.condyle_cove.text import PHRASES
from ratskeller.games.condyle_cove.view import Phase, View, make_view
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.game import Clause, Ending, Game
from ratskeller.kernel.options import Options, described
from ratskeller.kernel.packs import Shipped

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ratskeller.kernel.state import State
    from ratskeller.kernel.words import Saying, Words


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


USUAL = CoveOptions()


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

ENDINGS: dict[int, Ending] = {
    codes.END_OPTIONS: Ending("options", "6.4", story.ENDINGS[codes.END_OPTIONS]),
    codes.END_BOOGEYMAN: Ending("boogeyman", "12.2", story.ENDINGS[codes.END_BOOGEYMAN]),
    codes.END_SCREAMS: Ending("screams", "17.7", story.ENDINGS[codes.END_SCREAMS]),
    codes.END_LIMIT: Ending("limit", "C43", story.ENDINGS[codes.END_LIMIT]),
    codes.END_DRAINED: Ending("drained", "21.4", story.ENDINGS[codes.END_DRAINED]),
    codes.END_ACTS: Ending("acts", "21.5", story.ENDINGS[codes.END_ACTS]),
    codes.END_CAUGHT: Ending("caught", "21.6", story.ENDINGS[codes.END_CAUGHT]),
    codes.END_NO_CARDS: Ending("no cards", "21.7", story.ENDINGS[codes.END_NO_CARDS]),
    codes.END_TOO_LONG: Ending("too long", "S31", story.ENDINGS[codes.END_TOO_LONG]),
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


class CondyleCoveGame(Game):
    """Endangered Orphans of Condyle Cove."""

    name = "condyle_cove"
    title = "Endangered Orphans of Condyle Cove"
    tagline = PHRASES("tagline")
    designer = "Jesse Labbe"
    publisher = "Certifiable Studios"
    credit = "With the expansion The Last Winter of Benny Harris. Most card texts are lost; ours are marked as such."
    seats = range(1, codes.SEATS_MAX + 1)
    minutes = 30
    weight = "light"
    has_silence = True
    rules_version = 1
    steps_max = 60_000
    options = CoveOptions
    phrases = PHRASES
    packs = PACKS
    vocabulary = names.VOCABULARY
    clauses = CLAUSES
    prompts = PROMPTS
    ends = ENDINGS

    def check_options(self, seats: int, options: CoveOptions) -> None:
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
        if options.other_boogeyman == codes.ACTS and seats == 1:
            raise BadSetup(PHRASES("setup-no-boogeyman"))

    def start(self, seats: int, options: CoveOptions, packs: Mapping[str, Any]) -> State:
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
        harder, draws = options.benny == "harder", options.cold == "draw"
        return begin(seats, benny, harder, draws, options.scream, winter, box)

    def pieces(self, state: State) -> CovePieces:
        """Its cards and spaces."""
        return CovePieces(state)  # type: ignore[arg-type]

    def view(self, state: State, viewer: int) -> View:
        """What a viewer may know."""
        return make_view(state, viewer)  # type: ignore[arg-type]

    def prompt(self, view: View, names: Sequence[str], words: Words) -> str:
        """What is asked."""
        return text.prompt(view, names, words)

    def prompt_clause(self, view: View) -> str:
        """The clause behind that; alone, behind the way in which the game ended."""
        if view.alone and view.ending is not None:
            return ENDINGS[view.ending].clause
        return super().prompt_clause(view)

    def offer(self, view: View, code: int, names: Sequence[str], words: Words) -> str:
        """An action as words on a button."""
        return text.offer(view, code, names, words)

    def warning(self, view: View, code: int, words: Words) -> str | None:
        """What an action may cost."""
        return text.warning(view, code, words)

    def sentence(self, event: Any, names: Sequence[str], viewer: int, words: Words, packs: Mapping[str, Any]) -> str:  # noqa: ARG002
        """A line of the story; all who may hear it hear the same."""
        return story.sentence(event, names, words, packs)

    def not_now(self, state: State, seat: int, names: Sequence[str]) -> Saying:
        """Why nothing of the kind is due; there are no dice in this game."""
        return PHRASES("not-now-cards") if state.is_chance() else super().not_now(state, seat, names)

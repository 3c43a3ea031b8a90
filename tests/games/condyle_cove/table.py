"""A small language for tests: a table that is arranged by drawing and naming, and played by script.

A script is steps with commas between, a seat in front where it is not the one who is asked:
`play BAD DOG, pawn 2, go town, 2: pass, 3: play CAT UNDER A LAMP`. Chance has steps too: `option LOST` (an Options card
is seen), `hand 2` (which card of a hand is stolen), `turns SHOVE` (an Act), `winter FROSTBITE`, `haunted WHISPERS`,
`cove town`, `move BAD DOG` (a Move card), `scream`, `silence`, `first 2`.
"""

from __future__ import annotations

from copy import copy
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Self, cast

import pytest

from ratskeller.games.condyle_cove import codes
from ratskeller.games.condyle_cove.view import PHASES
from ratskeller.kernel.errors import Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from tests.games.condyle_cove.arrange import Arranged, split
from tests.games.condyle_cove.box import CROSS, GAME, Names, space_name, space_number

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ratskeller.games.condyle_cove.events import Happening
    from ratskeller.games.condyle_cove.view import Player, View

STOPS = ("stop", "stay", "pass", "enough", "keep")
PLAIN = {
    "draw option": codes.DRAW_OPTION,
    "draw cove": codes.DRAW_COVE,
    "discard pile": codes.DISCARD_PILE,
    "shuffle": codes.SHUFFLE_HIM,
    "quiet": codes.QUIET,
    "listen": codes.LISTEN,
    "winter": codes.TURN_WINTER,
    "scream": codes.SCREAM,
    "silence": codes.SILENCE,
    **dict.fromkeys(STOPS, codes.STOP),
}
CHANCES = ("first", "cove", "option", "hand", "turns", "haunted", "scream", "silence", "move")
_laid_out: dict[str, tuple[Match, Names]] = {}  # setting up takes longer than most tests
ARMS = ("lay 0 -1", "lay 1 0", "lay 0 1")  # the fourth goes by itself


class Table(Arranged):
    """A table of Condyle Cove: seat 1 begins, all hands are empty, all pawns are on the Cul-De-Sac."""

    wishes: tuple[str, ...] = ()  # what setting up depends on, beside seats and options

    def __init__(self, seats: int = 2, packs: Mapping[str, Any] | None = None, **options: Any) -> None:
        key = repr((type(self), seats, packs, options, self.wishes))
        if key not in _laid_out:
            self.match = Match(GAME, seats, options, packs)
            self.names = Names(self.state)
            self.set_up()
            _laid_out[key] = (self.match, self.names)
        begun, self.names = _laid_out[key]
        self.match = copy(begun)
        self.match.state = begun.state.copy()
        self.match.steps, self.match.events = list(begun.steps), list(begun.events)

    def set_up(self) -> None:
        """The real setup, played by chance with what comes first; then hands go back to the piles."""
        self.deal("first 1")
        while self.phase != "pawn":
            self.first_chance() if self.state.is_chance() else self.do(next(arm for arm in ARMS if self.can(arm)))
        while self.phase == "pawn":
            self.do("go corner")
        self.settle()
        for seat in range(1, self.state.seats + 1):
            held = self.state.held[seat - 1]
            self.hand(seat, "").pile(seat, self.state.piled[seat - 1] + held)
        self.cove(CROSS if not self.state.benny else CROSS.replace("woods", "ground"))
        if self.state.benny:
            self.pawns("", ghost="corner" if self.state.harder else "ground")

    # ---- playing -------------------------------------------------------------------------------------------

    def play(self, script: str) -> Self:
        """Steps with commas between."""
        for step in split(script):
            seat, colon, what = step.rpartition(":")
            if self.is_chance_step(what.strip()):
                self.deal(what.strip())
            else:
                self.do(what.strip(), seat=int(seat) if colon else None)
        return self

    def use(self, card: str, script: str = "") -> Self:
        """Play a card with these choices. Nobody answers; chance that the script leaves out does what comes first."""
        self.do(f"play {card}")
        return self.use_rest(script)

    def use_rest(self, script: str) -> Self:
        """The choices of a card that has been played."""
        for step in split(script):
            while self.phase == "answer" or (self.state.is_chance() and not self.is_chance_step(step)):
                self.first_chance() if self.state.is_chance() else self.do("pass")
            self.play(step)
        return self.settle()

    def settle(self) -> Self:
        """Nobody answers, and chance does what comes first, until somebody has to decide something else."""
        while self.phase == "answer" or self.state.is_chance():
            self.first_chance() if self.state.is_chance() else self.do("pass")
        return self

    def idle(self) -> Self:
        """Whose turn it is stays, plays nothing if that is possible, and draws from the own pile as far as it can."""
        begun = self.state.turns
        while self.state.turns == begun and not self.state.is_over():
            if self.state.is_chance():
                self.first_chance()
            elif self.phase == "draw":
                self.do("draw option" if self.can("draw option") else "draw cove")
            elif self.phase == "lay":
                self.do(f"lay {min(self.offers('lay'))}")
            else:
                self.do("stop")
        return self

    def is_chance_step(self, step: str) -> bool:
        """Whether a step of a script is one of chance."""
        return step.split(maxsplit=1)[0] in CHANCES or step.startswith("winter ")

    def first_chance(self) -> None:
        """Let chance bring the first thing it may."""
        self.match.deal(self.state.weighted_outcomes()[0][0])

    def deal(self, step: str) -> None:
        """Let chance bring something."""
        self.match.deal(self.read_outcome(step))

    def do(self, step: str, *, seat: int | None = None) -> None:
        """Let a seat, or else the one who decides, carry out an action."""
        acting = self._acting(seat)
        self.match.act(acting, self.read_action(step, acting))

    def refuses(self, step: str, *, seat: int | None = None) -> str | None:
        """The clause that forbids an action, or None where it is simply not due; that it is refused is checked."""
        acting, before = self._acting(seat), self.state.digest()
        code = self.read_action(step, acting)
        with pytest.raises(Refused) as refused:
            self.match.act(acting, code)
        assert self.state.digest() == before
        assert code not in self.state.legal_actions(acting)
        return refused.value.clause

    def can(self, step: str, *, seat: int | None = None) -> bool:
        """Whether a seat, or else the one who decides, may do this."""
        acting = self._acting(seat)
        return self.read_action(step, acting) in self.state.legal_actions(acting)

    def _acting(self, seat: int | None) -> int:
        if seat is not None:
            return seat - 1
        assert self.mover is not None, f"nobody is asked in phase {self.phase}"
        return self.mover - 1

    def read_action(self, step: str, seat: int) -> int:
        """An action by its words."""
        word, _, rest = step.partition(" ")
        match word:
            case _ if step in PLAIN:
                return PLAIN[step]
            case "play":
                return codes.PLAY + self.names.option(rest, self._cards("hand", seat))
            case "card":
                return codes.HAND_PLACE + (int(rest) - 1 if rest.isdigit() else self._place(seat, rest))
            case "act":
                return codes.ACT_PLACE + int(rest) - 1
            case "pawn":
                return codes.TARGET + (codes.GHOST if rest == "ghost" else int(rest) - 1)
            case "go":
                return codes.GO + space_number(rest)
            case "replace":
                return codes.REPLACE + space_number(rest)
        return GAME.read_action(step)

    def read_outcome(self, step: str) -> int:
        """An outcome by its words."""
        word, _, rest = step.partition(" ")
        match word:
            case "cove":
                return codes.COVE_CARD + space_number(rest)
            case "option":
                possible = [code - codes.OPTION_CARD for code, _ in self.state.weighted_outcomes()]
                return codes.OPTION_CARD + self.names.option(rest, possible)
            case "turns":
                return codes.ACT_CARD + self.names.act(rest)
            case "winter":
                return codes.WINTER_CARD + self.names.winter(rest)
            case "haunted":
                return codes.HAUNT_CARD + self.names.haunted(rest)
            case "move":
                cards = list(self.state.content.move_cards)
                return codes.MOVE_CARD + cards.index(self.names.option(rest))
            case _ if step in PLAIN:
                return PLAIN[step]
        return GAME.read_outcome(step)

    def _place(self, seat: int, name: str) -> int:
        return next(place for place, card in enumerate(self._cards("hand", seat)) if self.names.of[card] == name)

    def _cards(self, zone: str, seat: int) -> list[int]:
        size = {"hand": "held", "pile": "piled", "discard": "discarded"}[zone]
        slots = list(getattr(self.state, zone)[seat])[: getattr(self.state, size)[seat]]
        return [(slot & codes.CARD_BITS) - 1 for slot in slots]

    # ---- asking --------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or a spectator."""
        shown: Any = GAME.view(self.state, SPECTATOR if seat is None else seat - 1)
        return cast("View", shown)

    def player(self, seat: int, viewer: int | None = None) -> Player:
        """What lies in front of a seat, as that seat sees it or another."""
        return self.view(viewer or seat).players[seat - 1]

    @property
    def phase(self) -> str:
        """What the table waits for."""
        return str(PHASES[self.state.phase])

    @property
    def mover(self) -> int | None:
        """Who decides; None while chance does, and when the game is over."""
        return self.state.mover + 1 if self.state.mover >= 0 else None

    @property
    def whose(self) -> int | None:
        """Whose turn it is."""
        return None if self.state.is_over() else self.state.turn + 1

    def asks(self, seat: int, phase: str) -> bool:
        """Whether just this is asked of just this seat."""
        return (self.mover, self.phase) == (seat, phase)

    def where(self, seat: int | str) -> str | None:
        """The space of a pawn; `ghost` is Benny's, or alone the Boogeyman's. None if it is out of the game."""
        space = self.view().pawns[codes.GHOST if seat == "ghost" else int(seat) - 1]
        return None if space is None else space_name(space)

    @property
    def spots(self) -> dict[str, tuple[int, int]]:
        """Where every space lies."""
        return {space_name(spot.number): (spot.x, spot.y) for spot in self.view().cove}

    def held(self, seat: int) -> list[str]:
        """The hand of a seat."""
        return [self.names.of[card] for card in self._cards("hand", seat - 1)]

    def piled(self, seat: int) -> int:
        """How many cards a draw pile has."""
        return self.player(seat).pile

    def in_pile(self, seat: int) -> list[str]:
        """A draw pile, the top card first; `?` for a card that nobody has seen."""
        cards = self._cards("pile", seat - 1)
        return [self.names.of[card] if card >= 0 else "?" for card in reversed(cards)]

    def discarded(self, seat: int) -> list[str]:
        """A discard pile, the top card last; in brackets what lies face down, `?` what nobody has seen."""
        cards, down = self._cards("discard", seat - 1), [slot.down for slot in self.player(seat).discard]
        told = [self.names.of[card] if card >= 0 else "?" for card in cards]
        return [f"({name})" if hidden and name != "?" else name for name, hidden in zip(told, down, strict=True)]

    @property
    def gone(self) -> list[str]:
        """Options cards that have left the game."""
        return [self.names.of[card] for card in range(codes.CARDS) if self.state.gone[card]]

    def permanents(self, seat: int) -> list[str]:
        """The Permanent cards of a seat."""
        return [self.names.of[card] for card in self.player(seat).permanents]

    def sees(self, seat: int, whose: int) -> list[str | None]:
        """A hand as another seat sees it."""
        return [None if card is None else self.names.of[card] for card in self.player(whose, seat).hand]

    def offers(self, word: str, seat: int | None = None) -> set[str]:
        """What may be done with a word: `go` gives spaces, `play` names, `pawn` and `act` numbers, `lay` cells."""
        found = set()
        for code in self.state.legal_actions(self._acting(seat)):
            first, _, rest = GAME.write_action(code).partition(" ")
            if first == word:
                found.add(self._name_of(word, rest))
        return found

    def _name_of(self, word: str, rest: str) -> str:
        if word in {"go", "replace"}:
            return space_name(int(rest))
        return self.names.of[int(rest) - 1] if word == "play" else rest

    @property
    def chances(self) -> dict[str, Fraction]:
        """How likely each outcome is now, in the game's own words; empty if none is due."""
        weights = dict(self.state.weighted_outcomes()) if self.state.is_chance() else {}
        return {GAME.write_outcome(code): Fraction(weight, sum(weights.values())) for code, weight in weights.items()}

    def events(self, seat: int | None = None, steps: int = 1) -> list[Happening]:
        """What the last steps did, as far as a seat, or a spectator, may know."""
        viewer = SPECTATOR if seat is None else seat - 1
        return [event.what for told in self.match.events[-steps:] for event in told if event.is_for(viewer)]

    def told(self, kind: type[Happening], seat: int | None = None, steps: int = 1) -> list[Any]:
        """The events of one kind in the last steps."""
        return [event for event in self.events(seat, steps) if isinstance(event, kind)]

    @property
    def ending(self) -> str | None:
        """How the game ended."""
        end = self.match.end()
        return end.end if end else None

    @property
    def places(self) -> list[int | None]:
        """The place of every seat once the game is over."""
        return [player.rank for player in self.view().players]


class Opening(Table):
    """A table at which nothing has happened yet."""

    def set_up(self) -> None:
        """Nothing."""

    def cross(self, *cards: str) -> Self:
        """Seat 1 begins; these cards are drawn for the cross and laid up, right, down and left."""
        self.deal("first 1")
        for card in cards:
            self.deal(f"cove {card}")
        return self.play(", ".join(ARMS))

    def hands(self) -> Self:
        """Everybody draws two cards, whichever."""
        return self.settle()

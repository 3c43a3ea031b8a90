"""A table of Condyle Cove for tests: arranged by drawing and naming (arrange.py), played by script (spoken.py)."""

from __future__ import annotations

from copy import copy
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Self, cast

import pytest

from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.view import PHASES
from ratskeller.kernel.errors import Refused
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from tests.games.condyle_cove.arrange import split
from tests.games.condyle_cove.box import CROSS, GAME, Names, space_name
from tests.games.condyle_cove.spoken import Spoken

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ratskeller.games.condyle_cove.view import Player, View
    from ratskeller.kernel.vocabulary import Happening

_laid_out: dict[str, tuple[Match, Names]] = {}  # setting up takes longer than most tests
ARMS = ("lay 0 -1", "lay 1 0", "lay 0 1")  # the fourth goes by itself


class Table(Spoken):
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
                self.see_act()
        return self

    def see_act(self) -> None:
        """Let chance bring the Act that was arranged to lie there."""
        if self.phase == "act_card" and self.state.act[self.state.show_place]:
            self.first_chance()

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

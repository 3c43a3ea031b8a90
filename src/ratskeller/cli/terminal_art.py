"""How a game looks in the terminal: its own `terminal.py`, found by its name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.numbers import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import RenderableType

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State
    from ratskeller.kernel.words import Words


class Art:
    """What a game's `terminal.py` draws. It must have `picture(view, names)`; the rest it may have.

    picture(view, names)   the table as a viewer knows it
    odds(view, names)      how likely things are, for whoever asks
    SPEAKS                 both take the words of a language too
    numbers(view, codes)   what to type for an action, where the picture has a number for it
    anytime(view, seat)    commands that a seat may give at any time, each with its action, or None if it is so already
    reminds(view)          whether somebody who is asked is told of these
    vignette(event)        a small drawing for an event, or None
    opens(event)           whether a paragraph of the story begins with an event
    together(views)        one view with all that the seats know together
    SCORE                  what a score counts, such as "brains"
    """

    def __init__(self, game: Game) -> None:
        """Find the drawings of a game."""
        place = f"{game.package}.terminal"
        try:
            self._module: Any = import_module(place)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{place}.".startswith(f"{error.name}."):
                raise
            raise RatskellerError(f"{game.title} cannot be shown in the terminal yet.") from None
        self.game = game
        self.score = str(getattr(self._module, "SCORE", "points"))
        self._speaks = bool(getattr(self._module, "SPEAKS", False))

    def picture(self, view: Any, names: Sequence[str], language: str) -> RenderableType:
        """The table."""
        drawn: RenderableType = self._module.picture(view, names, *self._words(language))
        return drawn

    def odds(self, view: Any, names: Sequence[str], language: str) -> RenderableType | None:
        """How likely things are, if the game can tell."""
        has_odds = hasattr(self._module, "odds")
        return self._module.odds(view, names, *self._words(language)) if has_odds else None

    def _words(self, language: str) -> list[Words]:
        """What the drawings of this game need to speak a language; most are English."""
        return [self.game.words(language)] if self._speaks else []

    def numbers(self, view: Any, codes: Sequence[int]) -> Mapping[int, int] | None:
        """The numbers that the picture gives to actions, if it does."""
        return self._module.numbers(view, codes) if hasattr(self._module, "numbers") else None

    def anytime(self, view: Any, seat: int) -> Mapping[str, int | None]:
        """What a seat may say at any time, if the game has something of the kind."""
        return self._module.anytime(view, seat) if hasattr(self._module, "anytime") else {}

    def reminds(self, view: Any) -> bool:
        """Whether somebody who is asked is told of what can be said at any time."""
        return hasattr(self._module, "reminds") and bool(self._module.reminds(view))

    def vignette(self, event: Any) -> RenderableType | None:
        """A drawing for an event, if it deserves one."""
        return self._module.vignette(event) if hasattr(self._module, "vignette") else None

    def opens(self, event: Any) -> bool:
        """Whether an event begins a paragraph."""
        return hasattr(self._module, "opens") and bool(self._module.opens(event))

    def open_view(self, state: State) -> Any:
        """A view of everything, for games that are over or replayed."""
        views = [self.game.view(state, seat) for seat in range(state.seats)]
        if hasattr(self._module, "together"):
            return self._module.together(views)
        return views[state.mover] if state.mover >= 0 else self.game.view(state, SPECTATOR)

"""How a game looks in the terminal: its own `terminal.py`, found by its name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ratskeller.cli.words import DOOR
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.numbers import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import RenderableType

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State


class Art:
    """What a game's `terminal.py` draws. It must have `picture`; the rest it may have.

    picture(view, names, words)  the table as a viewer knows it, in the words of a language
    odds(view, names, words)     how likely things are, for whoever asks
    numbers(view, codes)         what to type for an action, where the picture has a number for it
    anytime(view, seat, words)   commands for any time, each with its action, or None if it is so already
    reminds(view)                whether somebody who is asked is told of these
    vignette(event)              a small drawing for an event, or None
    opens(event)                 whether a paragraph of the story begins with an event
    together(views)              one view with all that the seats know together
    SCORE                        the message that says what a score counts, such as brains
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

    def picture(self, view: Any, names: Sequence[str], language: str) -> RenderableType:
        """The table."""
        drawn: RenderableType = self._module.picture(view, names, self.game.words(language))
        return drawn

    def odds(self, view: Any, names: Sequence[str], language: str) -> RenderableType | None:
        """How likely things are, if the game can tell."""
        has_odds = hasattr(self._module, "odds")
        return self._module.odds(view, names, self.game.words(language)) if has_odds else None

    def score(self, language: str) -> str:
        """What a score counts."""
        counted = getattr(self._module, "SCORE", None)
        return DOOR.words(language).say("points") if counted is None else self.game.words(language).say(counted)

    def numbers(self, view: Any, codes: Sequence[int]) -> Mapping[int, int] | None:
        """The numbers that the picture gives to actions, if it does."""
        return self._module.numbers(view, codes) if hasattr(self._module, "numbers") else None

    def anytime(self, view: Any, seat: int, language: str) -> Mapping[str, int | None]:
        """What a seat may say at any time, if the game has something of the kind."""
        if not hasattr(self._module, "anytime"):
            return {}
        spoken: Mapping[str, int | None] = self._module.anytime(view, seat, self.game.words(language))
        return spoken

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

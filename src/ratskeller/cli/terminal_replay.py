"""A recorded game shown again: every moment of it, as one viewer saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ratskeller.cli.terminal_art import Art
from ratskeller.cli.terminal_screen import printable_names
from ratskeller.cli.terminal_story import StoryLine, step_lines
from ratskeller.cli.words import DOOR
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.replay import replay, seen_notation, walk

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ratskeller.kernel.game import Event, Game
    from ratskeller.kernel.record import Header, Record


class Viewpoint(NamedTuple):
    """Who looks at a recorded game: a seat, a spectator, or somebody who sees all."""

    viewer: int
    sees_all: bool = False

    def may_know(self, event: Event) -> bool:
        """Whether an event is seen from here."""
        return self.sees_all or event.is_for(self.viewer)


def read_viewpoint(header: Header, text: str) -> Viewpoint:
    """A viewpoint from `2`, `Anna`, `spectator` or `all`."""
    word = text.strip().lower()
    if word in {"spectator", "all"}:
        return Viewpoint(SPECTATOR, sees_all=word == "all")
    names = [name.lower() for name in header.names]
    if word in names:
        return Viewpoint(names.index(word))
    if word.isascii() and word.isdigit() and 1 <= int(word) <= header.seats:
        return Viewpoint(int(word) - 1)
    known = f" or a name ({', '.join(header.names)})" if header.names else ""
    raise BadSetup(f"There is no seat {text!r}; --seat takes 1 to {header.seats}{known}, spectator or all.")


class RecordReplay:
    """All positions of a record, checked once from the first step to the last."""

    def __init__(self, game: Game, record: Record, viewpoint: Viewpoint, language: str) -> None:
        """Replay the record; an error names the step that is wrong."""
        self.match = replay(game, record)
        self.match.names = printable_names(self.match, language)
        self.language = language
        self.game = game
        self.art = Art(game)
        self.viewer = viewpoint.viewer
        self._viewpoint = viewpoint
        self._states = [match.state.copy() for match in walk(game, record)]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._states) - 1

    def view(self, step: int) -> Any:
        """What is known after a step."""
        state = self._states[step]
        return self.art.open_view(state) if self._viewpoint.sees_all else self.game.view(state, self.viewer)

    def picture(self, step: int) -> RenderableType:
        """The table after a step."""
        return self.art.picture(self.view(step), self.match.names, self.language)

    def prompt(self, step: int) -> str:
        """What is asked after a step."""
        return self.game.prompt(self.view(step), self.match.names, self.game.words(self.language))

    def story(self, step: int) -> list[StoryLine]:
        """What happened in a step; in step 0 the opening."""
        return list(step_lines(self.match, step, self._viewpoint.may_know))

    def title(self, step: int) -> str:
        """The number of a step, who took it, and its notation, unless that is a secret."""
        say = DOOR.words(self.language).say
        if step == 0:
            return say("replay-beginning", steps=self.last)
        line = self.match.steps[step - 1]
        who = say("chance") if line.by == "chance" else self.match.names[line.by]
        seen = seen_notation(self.game, line, self._states[step - 1], self.viewer) or say("secret")
        did = line.do if self._viewpoint.sees_all else seen
        return say("replay-step", step=step, last=self.last, who=who, did=did)

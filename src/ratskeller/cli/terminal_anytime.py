"""What people say at any time, such as “pass for me”: it is carried out as soon as the rules permit it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.cli.words import DOOR
from ratskeller.kernel.words import LANGUAGES

if TYPE_CHECKING:
    from ratskeller.cli.terminal_art import Art
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.words import Saying


class AnytimeActions:
    """The commands that a game has for any time, and what people have said and the rules did not permit yet."""

    def __init__(self, match: Match, art: Art) -> None:
        """Nobody has said anything."""
        self.match = match
        self.art = art
        self._waiting: dict[int, int] = {}  # by seat, the action that is to come

    def actions(self, seat: int, *languages: str) -> dict[str, int | None]:
        """What a seat may say, in any language unless told; with the action that it is, or None if it is so already."""
        view = self.match.game.view(self.match.state, seat)
        spoken = [self.art.anytime(view, seat, language) for language in languages or LANGUAGES]
        return {word: action for commands in spoken for word, action in commands.items()}

    def note(self, seat: int, word: str) -> Saying:
        """A seat has given one of its commands; what the house says to that."""
        action = self.actions(seat)[word]
        if action is None:
            self._waiting.pop(seat, None)
            return DOOR("already")
        self._waiting[seat] = action
        return DOOR("noted", who=self.match.names[seat])

    def reminders(self, seat: int, language: str) -> list[tuple[str, str]]:
        """What a seat may say and has not said yet, each with what it means."""
        view, game = self.match.game.view(self.match.state, seat), self.match.game
        return [
            (word, game.label(view, action, self.match.names, game.words(language)))
            for word, action in self.actions(seat, language).items()
            if action is not None and action != self._waiting.get(seat)
        ]

    def take_due(self) -> tuple[int, int] | None:
        """One seat and action that the rules permit now; it waits no longer.

        What chance has begun to tell is told to its end, but who plays alone is never free of questions otherwise.
        """
        if self.match.state.is_chance() and self.match.state.seats > 1:
            return None
        for seat, action in self._waiting.items():
            if action in self.match.state.legal_actions(seat):
                del self._waiting[seat]
                return seat, action
        return None

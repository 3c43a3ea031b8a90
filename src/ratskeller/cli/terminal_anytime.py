"""What people say at any time, such as “pass for me”: it is carried out as soon as the rules permit it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ratskeller.cli.terminal_art import Art
    from ratskeller.kernel.match import Match

NOTED = "Noted: {who} says so as soon as nothing is asked of {who}."
ALREADY = "So it is already."


class AnytimeActions:
    """The commands that a game has for any time, and what people have said and the rules did not permit yet."""

    def __init__(self, match: Match, art: Art) -> None:
        """Nobody has said anything."""
        self.match = match
        self.art = art
        self._waiting: dict[int, int] = {}  # by seat, the action that is to come

    def actions(self, seat: int) -> dict[str, int | None]:
        """What a seat may say, and the action that it is; None beside what is so already."""
        return dict(self.art.anytime(self.match.game.view(self.match.state, seat), seat))

    def note(self, seat: int, word: str) -> str:
        """A seat has given one of its commands; what the house says to that."""
        action = self.actions(seat)[word]
        if action is None:
            self._waiting.pop(seat, None)
            return ALREADY
        self._waiting[seat] = action
        return NOTED.format(who=self.match.names[seat])

    def reminders(self, seat: int, language: str) -> list[tuple[str, str]]:
        """What a seat may say and has not said yet, each with what it means."""
        view, game = self.match.game.view(self.match.state, seat), self.match.game
        return [
            (word, game.label(view, action, self.match.names, game.words(language)))
            for word, action in self.actions(seat).items()
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

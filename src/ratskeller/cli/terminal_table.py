"""A table in the terminal: deals, lets bots think, asks people, and tells each only what they may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.bots.bot import imagine
from ratskeller.bots.driver import IMAGINING
from ratskeller.bots.remembering import remind
from ratskeller.cli.terminal_anytime import AnytimeActions
from ratskeller.cli.terminal_decision import Decision, Left
from ratskeller.cli.terminal_end import show_end, show_fairness
from ratskeller.cli.terminal_story import UNTOLD, StoryLine, show_event, story_lines
from ratskeller.cli.terminal_who_answers import WhoAnswers
from ratskeller.cli.words import DOOR, heard
from ratskeller.kernel.numbers import NO_ANSWER, PLAYERS, SPECTATOR
from ratskeller.kernel.rng import Rng

if TYPE_CHECKING:
    from ratskeller.bots.bot import Bot
    from ratskeller.cli.terminal_art import Art
    from ratskeller.cli.terminal_record import RecordFile
    from ratskeller.cli.terminal_screen import Screen
    from ratskeller.cli.terminal_seating import Seating
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.words import Saying

RECAP = 10  # sentences that somebody who sits down again is told


class TerminalTable:
    """One game from where it stands to its end."""

    def __init__(
        self, screen: Screen, art: Art, match: Match, seating: Seating, file: RecordFile, *, seed: int, dealer: Rng
    ) -> None:
        """A table is laid; the dealer must stand where the match stands."""
        self.screen = screen
        self.art = art
        self.match = match
        self.seating = seating
        self.file = file
        self.seed = seed
        self.dealer = dealer
        self.anytime = AnytimeActions(match, art)
        people = seating.people
        self.is_shared = len(people) > 1  # several people at one keyboard
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        self._told = UNTOLD  # or the steps that the viewer has been told of
        self._asked_at = -1  # where the viewer was asked last
        self._last_seen: dict[int, int] = {}  # the steps each person had been told of when another sat down
        self._shown_for = SPECTATOR  # whose turn the picture of a show was drawn for
        self._answering: set[int] | None = None  # who of several people wants to answer; None if nobody was asked

    # ---- the game ------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end."""
        state = self.match.state
        self._recap()
        while not state.is_over():
            if (due := self.anytime.take_due()) is not None:
                self.match.act(*due)
            elif state.is_chance():
                self.match.deal_from(self.dealer)
            elif (bot := self.seating.bots[state.mover]) is not None:
                self._let_think(state.mover, bot)
            else:
                self._ask(state.mover)
            self.file.append(self.match.steps[-1])
            self._show_news()
        self.finish()

    def finish(self) -> None:
        """Write the last line of the record, and tell how it ended."""
        end = self.match.end()
        if end is not None:
            self.file.append(end)
        if self.is_shared:
            self.screen.clear()
            self.viewer = SPECTATOR
            self._told = UNTOLD
            self._recap()
        self._show_picture()
        self.screen.show()
        show_end(self.screen, self.art, self.match, self.viewer)
        show_fairness(self.screen, self.match, self.file.path)

    def _let_think(self, seat: int, bot: Bot) -> None:
        if not self.seating.people and self._shown_for != seat:
            self._shown_for = seat
            self._show_picture()
            self.screen.show()
        # A stream for every step: a game that is taken up again goes on as it would have gone on.
        root, step = Rng(self.seed), len(self.match.steps)
        imagining, players = root.split(IMAGINING).split(step), root.split(PLAYERS).split(step)
        remind(bot, self.match)
        with self.screen.thinking(self.match.names[seat]):
            code = bot.choose(imagine(self.match.state, seat, imagining), seat, players)
        self.match.act(seat, code)

    # ---- people --------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        silence = self.match.state.silence(seat)
        if not self.is_shared or silence == NO_ANSWER:
            self._answering = None
        elif self._answering is None:
            self._answering = self._ask_round()
        if self._answering is not None and seat not in self._answering:
            self.match.act(seat, silence)
            return
        if self.is_shared and seat != self.viewer:
            self._hand_over(seat)
        self._show_picture()
        code = Decision(self.screen, self.art, self.match, seat, self.anytime).choose()
        self._asked_at = len(self.match.steps)
        self.match.act(seat, code)

    def _ask_round(self) -> set[int]:
        """Ask all people at once whether they want to answer, with nothing on the screen that is not for everybody.

        Who is asked depends on nothing secret, and whoever takes the keyboard may still say nothing.
        """
        holder, state = self.viewer, self.match.state
        if self._knows_more_than_all():
            self._wait(DOOR("read-this"))
        self._last_seen[holder] = self._told
        self._sit_down(SPECTATOR)
        self._show_picture()
        self.screen.show()
        self.screen.say(self.match.scene(SPECTATOR, self.screen.language).prompt, "bold")
        people = self.seating.people
        asked = [seat for seat in people if state.awaited(SPECTATOR) >> seat & 1]
        name = self.match.names[holder] if holder != SPECTATOR else ""
        answering = WhoAnswers(self.screen, self.anytime, people, asked, name).ask()
        self._last_seen[SPECTATOR] = self._told
        if holder != SPECTATOR and not answering - {holder}:
            self._sit_down(holder)
        return answering

    def _sit_down(self, viewer: int) -> None:
        """Clear the screen, and tell whoever looks at it now what is new to them."""
        self.screen.clear()
        self.viewer = viewer
        self._told = self._last_seen.get(viewer, UNTOLD)
        self._recap()

    def _knows_more_than_all(self) -> bool:
        """Whether something is on the screen since the last question that only the viewer may know."""
        since = self.match.events[max(self._asked_at, 0) : self._told]
        told = [event for events in since for event in events if event.is_for(self.viewer)]
        return any(not event.is_for(SPECTATOR) for event in told)

    def _hand_over(self, seat: int) -> None:
        """Another person sits down: nothing that the one before has seen stays on the screen."""
        if self.viewer != SPECTATOR:
            if self._has_news():
                self._wait(DOOR("read-this"))
            self.screen.clear()
        self._last_seen[self.viewer] = self._told
        self._wait(DOOR("hand-over", who=self.match.names[seat]))
        self._sit_down(seat)

    def _has_news(self) -> bool:
        """Whether something was told since the last question that is more than what was answered to it."""
        return self._knows_more_than_all() or self._told > self._asked_at + 1

    def _wait(self, question: Saying) -> None:
        if heard(self.screen.ask_afresh(question), "command-quit"):
            raise Left

    # ---- showing -------------------------------------------------------------------------------------------

    def _show_picture(self) -> None:
        self.screen.show()
        view = self.match.game.view(self.match.state, self.viewer)
        self.screen.show(self.art.picture(view, self.match.names, self.screen.language))

    def _show_news(self) -> None:
        """Tell the viewer what is new."""
        for line in self._news():
            show_event(self.screen, self.art, self.match, line, self.viewer)
            self.screen.pause()

    def _recap(self) -> None:
        """Tell somebody who comes to the table the last of what is new to them, without pauses."""
        lines = self._news()
        if len(lines) > RECAP:
            self.screen.say(DOOR("lines-before", count=len(lines) - RECAP), "dim")
        for line in lines[-RECAP:]:
            show_event(self.screen, self.art, self.match, line, self.viewer)

    def _news(self) -> list[StoryLine]:
        """What the viewer has not been told yet; from now on it has."""
        lines = list(story_lines(self.match, self._told, lambda event: event.is_for(self.viewer)))
        self._told = len(self.match.steps)
        return lines

"""A question that several seats answer in secret. It ends at a moment that no secret has a part in (ADR 18).

Answers that nobody may see are held in the document: granted, written, and carried out with all others when the
question ends. Until then nothing that anybody can observe depends on who has answered, or could have.
Who is asked may also say something for later, such as not to be asked again. That is an answer by silence, and is done,
for everybody to see, as soon as nothing forbids it after the question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ratskeller.kernel.numbers import HIDDEN, NO_ANSWER, PERMITTED, SPECTATOR
from ratskeller.tables.saved import Held

if TYPE_CHECKING:
    from ratskeller.kernel.state import State
    from ratskeller.tables.live_table import LiveTable


class SecretQuestion:
    """The question that is open at a table, if one is."""

    def __init__(self, live: LiveTable) -> None:
        """None was heard of yet."""
        self._live = live
        self.since: float | None = None  # when it was asked, or when all could go on after a pause or a restart
        self.thoughts: dict[int, int] = {}  # what bots will answer, by seat; they think again after a restart

    # ---- what can be asked ---------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether there is one."""
        match = self._live.match
        return match is not None and self._live.is_running and match.state.silence(0) != NO_ANSWER

    def held_of(self, seat: int) -> Held | None:
        """What a seat has answered so far."""
        return next((each for each in self._live.document.held if each.seat == seat), None)

    def said_by(self, seat: int) -> str:
        """What a seat has answered so far, as it chose it; empty if nothing."""
        if (held := self.held_of(seat)) is None:
            return ""
        return next((each.do for each in self._live.document.noted if each.seat == seat), held.do)

    def only_answer(self, seat: int) -> str:
        """The answer of a seat that is asked and has only one; else empty. Nobody but the seat may know."""
        if not self.is_open or not self._live.is_asked(seat):
            return ""
        state = self._live.game_on().state
        answers = [code for code in state.legal_actions(seat) if not _is_no_answer(state, seat, code)]
        return self._live.game.write_action(answers[0]) if answers == [state.silence(seat)] else ""

    def left(self, now: float) -> float | None:
        """The seconds that people still have, if their time is fixed."""
        seconds = self._live.document.window
        if self.since is None or not seconds or not self._askers(bots=False):
            return None
        return round(max(0.0, self.since + seconds - now), 3)

    def ends(self, pace: float) -> float | None:
        """When it ends, on the clock that never jumps; None while somebody is waited for.

        `pace`: seconds that bots take at least. They are waited for as long as their level says, whatever they hold.
        """
        bots, people = self._askers(bots=True), self._askers(bots=False)
        if self.since is None or not set(bots) <= set(self.thoughts) or not self._is_up_to_time(people):
            return None
        return self.since + max(pace if bots else 0.0, self._live.document.window if people else 0.0)

    def _is_up_to_time(self, people: list[int]) -> bool:
        """Whether people need not be waited for: their time is fixed, or all have answered."""
        return bool(self._live.document.window) or all(self.held_of(seat) is not None for seat in people)

    def _askers(self, *, bots: bool) -> list[int]:
        """The seats whose answer is waited for: the bots', or the people's."""
        live = self._live
        return [seat for seat in live.asked() if live.is_asked(seat) and bool(live.bot_of(seat)) == bots]

    def takes(self, seat: int, code: int) -> bool:
        """Whether an action is an answer that nobody may see, and so is held."""
        if not self.is_open or not self._live.is_asked(seat):
            return False
        state = self._live.game_on().state
        if code == state.aside(seat):
            return True
        return state.glimpse(SPECTATOR, seat, code) == HIDDEN and state.forbids(seat, code) == PERMITTED

    # ---- what is done --------------------------------------------------------------------------------------

    def hold(self, seat: int, code: int, move: str) -> None:
        """Keep an answer until the question ends; it replaces what the seat has answered before."""
        document, state, write = self._live.document, self._live.game_on().state, self._live.game.write_action
        is_aside = code == state.aside(seat)
        self.forget_words_of(seat)
        held = Held(seat=seat, do=write(code), move=move)
        if is_aside:
            document.noted = [*document.noted, held]
            held = Held(seat=seat, do=write(state.silence(seat)), move="")
        document.held = [*document.held, held]
        if not document.window and self.ends(0.0) is not None and not self._askers(bots=True):
            self.end()

    def follow(self, *, goes_on: bool) -> None:
        """The game has gone on; `goes_on`: with the question that was open before."""
        document, match = self._live.document, self._live.match
        if match is None or not goes_on:
            self.forget()
            document.held = []
            document.question = document.seq if self.is_open else 0
            return
        state, read = match.state, self._live.game.read_action
        document.held = [each for each in document.held if state.forbids(each.seat, read(each.do)) == PERMITTED]
        self.thoughts = {seat: code for seat, code in self.thoughts.items() if state.forbids(seat, code) == PERMITTED}

    def do_what_was_noted(self) -> None:
        """What was said for later is done as soon as nothing forbids it; seat by seat, so nobody sees who was first."""
        live = self._live
        for each in sorted(live.document.noted, key=lambda each: each.seat):
            code = live.game.read_action(each.do)
            if live.is_running and live.game_on().state.forbids(each.seat, code) == PERMITTED:
                live.document.noted.remove(each)
                live.step(each.seat, code, each.move)  # which does the rest
                return

    def forget_words_of(self, seat: int) -> None:
        """Whoever has the seat now has said nothing yet."""
        document = self._live.document
        document.held = [each for each in document.held if each.seat != seat]
        document.noted = [each for each in document.noted if each.seat != seat]

    def forget(self) -> None:
        """It is another question, or none."""
        self.since = None
        self.thoughts = {}

    def end(self) -> None:
        """Carry out all answers, in the order in which the game asks for them."""
        live = self._live
        state, number = live.game_on().state, live.document.question
        if self._let_bots_act(state):
            return
        while self.is_open and live.document.question == number:
            seat = state.mover
            held = self.held_of(seat)
            if held is not None:
                live.step(seat, live.game.read_action(held.do), held.move)
            elif live.bot_of(seat) and seat in self.thoughts:
                live.step(seat, self.thoughts[seat], "")
            else:
                live.step(seat, state.silence(seat), "")

    def _let_bots_act(self, state: State) -> bool:
        """Carry out what bots do that is no answer, such as showing a card. Then the question begins anew for all."""
        acts = [(seat, code) for seat, code in self.thoughts.items() if _is_no_answer(state, seat, code)]
        for seat, code in acts:
            del self.thoughts[seat]
            if state.forbids(seat, code) == PERMITTED:
                self._live.step(seat, code, "")
        if acts:
            self.since = None
        return bool(acts)


def _is_no_answer(state: State, seat: int, code: int) -> bool:
    """Whether a seat that does this is still asked."""
    after = state.copy()
    after.apply(seat, code)
    return after.silence(seat) != NO_ANSWER and bool(after.awaited(seat) >> seat & 1)

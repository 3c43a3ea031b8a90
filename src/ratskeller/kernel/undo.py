"""Taking an action back: permitted exactly while nobody has learnt anything from it.

A seat may take back its own last action as long as

a. it is the last step of the game: no roll and nobody else's action came after it, and the game is not over (its end
   reveals the dice);
b. nobody else has learnt anything: either nothing that any other seat or a spectator is shown, told or could find out
   by trying has changed, or nothing is hidden from anybody before and after it, so that the action told nothing but
   itself;
c. nor has the seat: unless nothing is hidden from anybody, the action told it nothing, and would have looked the same
   to it whatever the hidden things are.

“Nothing is hidden” means that all viewers are shown the same but for who they are, and that redealing changes nothing.
In doubt the answer is no: a difference in any view counts, and (b) and (c) must hold not only in the real position but
in some others that the seat cannot tell from it, so that the answer itself tells it little. Why it is so:
docs/adr/0007-undo.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.kernel.errors import Refused
from ratskeller.kernel.game import is_for
from ratskeller.kernel.numbers import HIDDEN, PERMITTED, SPECTATOR
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.texts import encode, plain_values
from ratskeller.kernel.words import COMMON, ENGLISH

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.record import StepLine
    from ratskeller.kernel.state import State
    from ratskeller.kernel.words import Saying

REDEALS = 20  # tried for every viewer
OVER = COMMON("undo-over")
REVEALED = COMMON("undo-revealed")
NOTHING = COMMON("undo-nothing")
CHANCE_CAME = COMMON("undo-chance-came")
OTHERS_CAME = COMMON("undo-others-came")
OTHERS_LEARNT = COMMON("undo-others-learnt")
SEAT_LEARNT = COMMON("undo-seat-learnt")


def take_back(match: Match, seat: int) -> StepLine:
    """Let a seat take its last action back, if nobody has learnt anything; return the step that is gone."""
    reason = why_not_undo(match, seat)
    if reason is not None:
        raise Refused(COMMON("refused-undo", title=match.game.title, reason=reason), None)
    return match.take_back()


def why_not_undo(match: Match, seat: int) -> Saying | None:
    """Why a seat cannot take its last action back, as a sentence; None if it can."""
    if match.state.is_over():
        return OVER
    if match.header.dice is not None and match.header.dice.secret is not None:
        return REVEALED
    if not match.steps:
        return NOTHING
    before = match.before()
    if before is None:
        return CHANCE_CAME
    last = match.steps[-1]
    if last.by != seat:
        return OTHERS_CAME
    if _is_open(match.game, before) and _is_open(match.game, match.state):
        return None
    return _find_listener(match, before, seat, match.game.read_action(last.do))


def _viewers(state: State) -> tuple[int, ...]:
    return (*range(state.seats), SPECTATOR)


def _is_open(game: Game, state: State) -> bool:
    """Whether nothing is hidden from anybody."""
    digest, imagined, rng = state.digest(), state.copy(), Rng(0)
    for viewer in _viewers(state):
        if state.awaited(viewer) != state.awaited(SPECTATOR):
            return False
        for _ in range(REDEALS):
            imagined.redeal(viewer, rng)
            if imagined.digest() != digest:
                return False
    public = _view(game, state, SPECTATOR)
    return all(_view(game, state, seat) == public for seat in range(state.seats))


def _view(game: Game, state: State, viewer: int) -> Any:
    """What a viewer is shown of the table, but for who is looking."""
    seen = plain_values(game.view(state, viewer))
    return {name: value for name, value in seen.items() if name != "viewer"}


def _find_listener(match: Match, before: State, seat: int, code: int) -> Saying | None:
    """Who learns something from an action, in the real position or in one that the seat takes for possible."""
    others = [viewer for viewer in _viewers(before) if viewer != seat]
    learnt = _shown(match, match.state, seat)
    rng = Rng(0)
    for redeals in range(1 + REDEALS):
        state = before.copy()
        if redeals:
            state.redeal(seat, rng)
        if any(state.glimpse(viewer, seat, code) != HIDDEN for viewer in others):
            return OTHERS_LEARNT
        if state.forbids(seat, code) != PERMITTED:  # so that its being permitted told the seat something
            return SEAT_LEARNT
        shown = [_shown(match, state, viewer) for viewer in others]
        told = _carry_out(state, seat, code)
        if any(is_for(audience, viewer) for audience in told for viewer in others):
            return OTHERS_LEARNT
        if shown != [_shown(match, state, viewer) for viewer in others]:
            return OTHERS_LEARNT
        if any(is_for(audience, seat) for audience in told) or _shown(match, state, seat) != learnt:
            return SEAT_LEARNT
    return None


def _shown(match: Match, state: State, viewer: int) -> bytes:
    """All that a viewer is shown of a position, and what they would be told if they tried anything."""
    scene = match.game.scene(state, viewer, match.names, match.game.words(ENGLISH))
    reasons = [state.forbids(viewer, code) for code in match.game.action_codes()] if viewer >= 0 else []
    return encode([scene, reasons])


def _carry_out(state: State, seat: int, code: int) -> list[int]:
    """Change a state by an action; return whom it has news for, event by event."""
    state.telling = True
    state.told = 0
    state.apply(seat, code)
    return [coded[1] for coded in state.told_events()]

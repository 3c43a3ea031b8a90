"""Every game says which turn and which round a position belongs to, so that one can leaf through what was played."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.turns import NO_TURN
from ratskeller.kernel.words import LANGUAGES
from tests.conformance.play import Driver, Setup, examples, setups

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.turns import TurnMark

# What a game tells when a round, or a turn, begins: the rules' own word for it. Who tells neither is not compared.
ROUNDS = {"rats_in_the_walls": "round-began", "rathulhu": "aeon-began", "darkhouse": "track-written"}
TURNS = {"condyle_cove": "turn-began", "candles": "snuffed"}


def turn_now(match: Match, language: str) -> TurnMark:
    """The turn of the position."""
    game = match.game
    return game.turn(game.view(match.state, SPECTATOR), match.names, game.words(language))


def kinds_told(match: Match) -> Counter[str]:
    """How often each kind of thing happened."""
    return Counter(event.what.message.removeprefix("told-") for told in match.events for event in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_table_has_turns_or_rounds(game: Game, language: str) -> None:
    check_turns(game, Setup(game.seats[0], {}, {}, seed=1), language)


@pytest.mark.parametrize("language", LANGUAGES)
@examples(4)
@given(data=st.data())
def test_turns_and_rounds_begin_as_often_as_the_story_says(game: Game, language: str, data: st.DataObject) -> None:
    check_turns(game, data.draw(setups(game)), language)


def check_turns(game: Game, setup: Setup, language: str) -> None:
    """Play a whole game and compare its turns and rounds with what was told."""
    match, driver = setup.open(game), Driver(setup.seed)
    match.names = [f"Qx{seat}" for seat in range(setup.seats)]
    before, turns, rounds = NO_TURN, 0, []
    while True:
        now = turn_now(match, language)
        if now != NO_TURN:
            turns += now.is_after(before)
            has_seat = now.seat is not None and now.seat < setup.seats
            assert not has_seat or f"Qx{now.seat}" in now.text
            assert now.text or now.title
            if now.round != before.round:
                rounds.append(now.round)
            before = now
        if match.state.is_over():
            break
        driver.step(match)
    assert rounds == sorted(set(rounds))  # none comes back
    assert turns or rounds
    told = kinds_told(match)
    if game.name in ROUNDS:
        assert len(rounds) == told[ROUNDS[game.name]] + (ROUNDS[game.name] in opening_kinds(match))
    if game.name in TURNS and setup.seats > 1:  # nobody tells that the Boogeyman comes
        assert turns == told[TURNS[game.name]] + (TURNS[game.name] in opening_kinds(match))


def opening_kinds(match: Match) -> set[str]:
    """What had happened before the first step."""
    return {event.what.message.removeprefix("told-") for event in match.opening}

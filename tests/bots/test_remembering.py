"""What minds remember of a game: what everybody saw, the same for all, and as it is after something was taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ratskeller.bots.driver import play_out
from ratskeller.bots.greedy_bot import GreedyBot
from ratskeller.bots.level_bot import LevelBot
from ratskeller.bots.random_bot import RandomBot
from ratskeller.bots.remembering import Noticing, Rememberer, remember, remind
from ratskeller.kernel.match import Match
from ratskeller.kernel.mind import Mind
from ratskeller.kernel.numbers import CHANCE
from tests.bots.little_levels import CANDLES, use_little_levels
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State


class Diary(Mind):
    """Remembers who did what."""

    def __init__(self) -> None:
        self.seen: list[float] = []

    def has_memory(self) -> bool:
        return True

    def notice(self, state: State, seat: int, action: int) -> None:
        self.seen += [seat, action]

    def memory(self) -> list[float]:
        return list(self.seen)

    def recall(self, memory: list[float]) -> None:
        self.seen = memory


@pytest.fixture
def diary(rats: Game) -> Game:
    """The Rats in the Walls with a mind that remembers."""
    return replace(rats, mind=lambda _state: Diary())


def public_steps(match: Match) -> list[float]:
    """What a diary should hold: all steps but the dice that only one has seen."""
    found: list[float] = []
    game = match.game
    peeking = False
    for line in match.steps:
        if line.by != "chance":
            found += [line.by, game.read_action(line.do)]
        elif not peeking:
            found += [CHANCE, game.read_outcome(line.do)]
        peeking = line.do == "peek"
    return found


def test_who_has_no_memory_notices_nothing(rats: Game) -> None:
    for game in (SMALLEST, CANDLES):
        state = game.set_up(2, {}, {})
        noticing = Noticing(game, state)
        assert not noticing.is_needed
        noticing.see(state, 0, state.legal_actions(0)[0])
        assert noticing.memory() == []
    assert remember(Match(CANDLES, 2)) == []


def test_what_everybody_sees_is_noticed_and_nothing_else(diary: Game) -> None:
    match = Match(diary, 3, {"start": "agreed"}, seed=1)
    assert remember(match) == []
    for text in ("peek",):
        match.act(match.state.mover, diary.read_action(text))
    match.deal(diary.read_outcome("roll 2"))
    found = remember(match)
    assert found == public_steps(match) == [0, diary.read_action("peek")]
    play_out(match, [RandomBot()] * 3, 1)
    assert remember(match) == public_steps(match)
    assert len(remember(match)) < 2 * len(match.steps)


def test_what_was_taken_back_is_forgotten(diary: Game) -> None:
    match = Match(diary, 3, {"start": "agreed"}, seed=1)
    for text in ("announce none", "believe"):
        match.act(match.state.mover, diary.read_action(text))
    before = remember(match)
    match.take_back()
    assert remember(match) == before[:2]
    match.act(match.state.mover, diary.read_action("doubt"))
    assert remember(match) == public_steps(match) != before


@pytest.mark.parametrize("steps", [("announce none", "believe"), ("peek", "roll none", "announce none")])
def test_what_led_to_a_position_that_was_put_there_by_hand_is_not_known(diary: Game, steps: tuple[str, ...]) -> None:
    """Its record does not lead there, and the rules must not be asked to carry it out."""
    match, other = (Match(diary, 3, {"start": "agreed"}, seed=1) for _ in range(2))
    take(other, steps[0])
    match.state.assign(other.state)
    for text in steps[1:]:
        take(match, text)
        assert remember(match) == []


def take(match: Match, text: str) -> None:
    """An action of whoever is asked, or an outcome."""
    if match.state.is_chance():
        match.deal(match.game.read_outcome(text))
    else:
        match.act(match.state.mover, match.game.read_action(text))


def test_a_bot_is_reminded_before_it_chooses(diary: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    use_little_levels(monkeypatch)
    match = Match(diary, 3, {"start": "agreed"}, seed=1)
    match.act(match.state.mover, diary.read_action("announce none"))
    for bot in (GreedyBot(diary), LevelBot(diary, 3, "even")):
        assert isinstance(bot, Rememberer)
        remind(bot, match)
        assert bot._minds.at(match.state).memory() == public_steps(match)
        assert bot._minds.at(match.state).memory() == [], "it may sit at another table next time"
    remind(RandomBot(), match)


def test_in_a_game_of_bots_all_are_reminded(diary: Game) -> None:
    told: list[list[float]] = []

    class Listens(RandomBot):
        def recall(self, memory: list[float]) -> None:
            told.append(memory)

    match = Match(diary, 3, seed=1)
    play_out(match, [Listens(), RandomBot(), RandomBot()], 1)
    assert told
    assert all(memory == public_steps(match)[: len(memory)] for memory in told)
    plain = Match(diary, 3, seed=1)
    play_out(plain, [RandomBot()] * 3, 1)
    assert plain.record() == match.record()

"""Twins over the wire: two houses that differ only in what an observer cannot know, compared by byte and moment.

A sample of what `python -m tools.twins` plays for hours; and proof that it finds leaks, planted one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import GAMES
from ratskeller.server.metrics import CHANGES
from ratskeller.tables import bot_processes, house, wishes
from ratskeller.tables.live_table import LiveTable
from ratskeller.tables.secret_question import SecretQuestion
from tests.conformance.play import UNCOMPILED
from tools.twins.__main__ import main, play_one
from tools.twins.pair import Difference, Pair
from tools.twins.twin_house import two_houses

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable

SEED = 16
SAMPLE = 1 if UNCOMPILED else 3  # games of each kind
STEPS = 25
SECRETS = ("house_of_rath", "condyle_cove")
SEARCHED = 40  # games in which a planted leak must be found


def play(names: tuple[str, ...], games: int, steps: int = STEPS, first: int = 0) -> Counter[str]:
    """Some games; what was seen in all of them."""
    numbers = range(first, first + games)
    with two_houses() as houses:
        played = [play_one(houses, names[number % len(names)], SEED, number, steps) for number in numbers]
    return sum(played[1:], played[0])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_tells_twins_apart(name: str) -> None:
    found = play((name,), SAMPLE)
    assert found["steps"]
    assert found["lines"] > found["steps"]
    assert found["different"] or name not in SECRETS or UNCOMPILED


def test_a_game_and_its_twin_have_the_same_for_nobody_but_the_observer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else is told their own: who took another seat for the observer's would see a difference."""
    compare = Pair.compare

    def compare_all(pair: Pair) -> None:
        for viewer in pair.one.tokens:
            one, other = (world.lines[viewer].frames for world in pair.worlds)
            if one != other:
                raise Difference("what others get", "", "")
        compare(pair)

    monkeypatch.setattr(Pair, "compare", compare_all)
    with pytest.raises(Difference, match="what others get"):
        play(SECRETS, SEARCHED)


# ---- planted leaks ---------------------------------------------------------------------------------------------------


def list_moves_with_every_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """`updated` is when anything was written last."""
    real = LiveTable.take_change

    def take_change(live: LiveTable, now: float, wall: float) -> Any:
        change = real(live, now, wall)
        live.document.updated = wall
        return change

    monkeypatch.setattr(LiveTable, "take_change", take_change)


def question_ends_with_the_last_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits when all have answered."""
    real = SecretQuestion.ends

    def ends(question: SecretQuestion, pace: float) -> float | None:
        people = question._askers(bots=False)
        if people and question.since is not None and all(question.held_of(seat) for seat in people):
            return question.since
        return real(question, pace)

    monkeypatch.setattr(SecretQuestion, "ends", ends)


def bots_move_when_they_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that has no choice does not hold its slot."""
    monkeypatch.setattr(bot_processes, "hold_of", lambda _level, _game: 0.001)


def counter_counts_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wished for, refused or not."""
    real = wishes.grant

    def grant(*wish: Any) -> Any:
        CHANGES.inc()
        return real(*wish)

    monkeypatch.setattr(house, "grant", grant)


@pytest.mark.skipif(UNCOMPILED, reason="many games")
@pytest.mark.parametrize(
    ("plant", "where"),
    [
        (list_moves_with_every_change, "/api/tables"),
        (question_ends_with_the_last_answer, "line"),
        (bots_move_when_they_know, "(line|the counters)"),  # wherever it shows first
        (counter_counts_wishes, "the counters"),
    ],
)
def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None], where: str
) -> None:
    plant(monkeypatch)
    with pytest.raises(Difference, match=f"^{where}"):
        play(SECRETS, SEARCHED, 60, first=6)  # the first in which some of them show


def test_the_command_says_where_something_differs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    counter_counts_wishes(monkeypatch)
    assert main(["rats_in_the_walls", "--games", "3", "--seed", "1", "--steps", "20"]) == 1
    told = capsys.readouterr().out
    assert "the counters differs:" in told
    assert "python -m tools.twins rats_in_the_walls --seed 1 --first" in told
    assert "observer" in told

"""Studies: the games of `simulate`, the same figures however many play, and a word where there is nothing to study."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.replay import replay
from ratskeller.lab.playing import Chunk, play_match
from ratskeller.lab.simulation_plan import CannotSimulate, SimulationPlan, make_plan
from ratskeller.lab.study import count_chunk, find_pieces, study

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game
    from ratskeller.lab.tally import Tally

COVE = find_game("condyle_cove")


def plan_for(games: int, seats: int = 2, bots: str = "random", chunk: int = 2) -> SimulationPlan:
    plan = make_plan(COVE, seats, {}, {}, bots=bots, seed=7, games=games, is_driven=True)
    return msgspec.structs.replace(plan, chunk_size=chunk)


def run(plan: SimulationPlan, jobs: int = 1) -> Tally:
    told: list[int] = []
    found = study(plan, jobs=jobs, advance=told.append)
    assert sum(told) == plan.games == found.games
    return found


def test_figures_do_not_depend_on_the_number_of_jobs() -> None:
    plan = plan_for(5, bots="search:8,random")
    assert run(plan, 1) == run(plan, 2)


def test_its_games_are_those_of_a_simulation() -> None:
    plan = plan_for(4, seats=3)
    tally = run(plan)
    matches = [play_match(plan, index) for index in range(4)]
    assert tally.steps.total == sum(len(match.steps) for match in matches)
    assert tally.endings == Counter(match.state.ending for match in matches)
    assert tally.by_seat == [sum(match.state.reward(seat) for match in matches) for seat in range(3)]
    assert replay(COVE, matches[0].record()).state.digest() == matches[0].state.digest()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_plays_are_those_of_the_records(seats: int) -> None:
    """Counted a second time, from the notation of the steps and from the story."""
    plan = plan_for(3, seats=seats)
    pieces = find_pieces(plan)
    tally = count_chunk(Chunk(plan, 0, 0, 3)).tally
    names: Counter[str] = Counter()
    for number, piece in enumerate(pieces.pieces):
        if pieces.decks[piece.deck].manner in {"held", "spare"}:
            names[piece.name] += tally.pieces[number].plays
    matches = [play_match(plan, index) for index in range(3)]
    lines = [line for match in matches for line in match.steps]
    assert names.total() == sum(line.do.startswith("play ") for line in lines)
    stories = "\n".join(line for match in matches for line in match.story(0))
    assert names["DETOUR"] == stories.count(" plays DETOUR")
    assert names["SHED SOME LIGHT"] == stories.count(" plays SHED SOME LIGHT") + stories.count("with SHED SOME LIGHT")


def test_a_study_of_random_games_is_cut_into_small_parts(rats: Game) -> None:
    assert make_plan(rats, 3, {}, {}, bots="random", seed=1, games=640, is_driven=True).chunk_size == 10


def test_a_game_without_pieces(rats: Game) -> None:
    with pytest.raises(CannotSimulate, match="does not say what its pieces of content are"):
        find_pieces(make_plan(rats, 3, {}, {}, bots="random", seed=1, games=1))

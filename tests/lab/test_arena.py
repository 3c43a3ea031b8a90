"""The arena: who meets whom, the same games for the same seed, and intervals that are honest."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.bots.driver import play_out
from ratskeller.bots.registry import make_bot
from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.match import Match
from ratskeller.lab import arena_playing
from ratskeller.lab.arena import Met, looks, meet
from ratskeller.lab.arena_folder import ArenaFolder
from ratskeller.lab.arena_plan import ArenaPlan, make_arena_plan
from ratskeller.lab.arena_playing import BlockTask, PlayedBlock, Result, play_block
from ratskeller.lab.simulation_plan import CannotSimulate

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from ratskeller.kernel.game import Game


DEALT: dict[str, Any] = {"against_rest": False, "dealt": True, "seed": 1}


def plan_for(game: Game, bots: str = "search:2,random", seats: int = 3, **changes: Any) -> ArenaPlan:
    made = make_arena_plan(game, seats, {}, {}, bots=bots, against_rest=changes.pop("against_rest", False), seed=1)
    return msgspec.structs.replace(made, **changes)


def run(
    plan: ArenaPlan,
    blocks: int,
    kept: Mapping[int, PlayedBlock] | None = None,
    *,
    jobs: int = 1,
    until_decided: bool = False,
) -> tuple[Met, list[int]]:
    """An arena, and the blocks that were played for it."""
    played: list[int] = []
    met = meet(
        plan,
        blocks,
        kept or {},
        until_decided=until_decided,
        jobs=jobs,
        keep=lambda block: played.append(block.number),
    )
    return met, played


def games_of(met: Met) -> list[list[Result]]:
    return [block.results for block in met.blocks]


# ---- who meets whom --------------------------------------------------------------------------------------------------


def test_as_many_bots_as_seats_sit_at_one_table_in_all_rotations(rats: Game) -> None:
    seatings = plan_for(rats, "random,search:1,search:2").seatings(0)
    assert len(seatings) == 3
    for seat in range(3):
        assert {seating[seat] for seating in seatings} == {0, 1, 2}


def test_the_neighbours_change_from_block_to_block(rats: Game) -> None:
    plan = plan_for(rats, "random,search:1,search:2,search:3", 4)
    circles = {frozenset(plan.seatings(block)) for block in range(60)}
    assert len(circles) == 6
    assert plan.seatings(5) == plan.seatings(5)


def test_of_more_bots_than_seats_every_combination_meets(rats: Game) -> None:
    seatings = plan_for(rats, "random,search:1,search:2,search:3,search:4").seatings(7)
    assert Counter(frozenset(seating) for seating in seatings) == {
        frozenset(company): 3 for company in combinations(range(5), 3)
    }


def test_fewer_bots_than_seats_sit_equally_often(rats: Game) -> None:
    for bots, seats in (("random,search:1", 4), ("random,search:1", 3), ("random,search:1,search:2", 7), ("random", 3)):
        plan = plan_for(rats, bots, seats)
        for block in range(5):
            seatings = plan.seatings(block)
            assert len(set(seatings)) == len(seatings)
            held = Counter(bot for seating in seatings for bot in seating)
            assert len(set(held.values())) == 1


def test_each_but_the_last_is_alone_against_the_rest(rats: Game) -> None:
    seatings = plan_for(rats, "random,search:1,search:2", 4, against_rest=True).seatings(0)
    assert sorted(seatings) == sorted(
        tuple(alone if seat == place else 2 for seat in range(4)) for alone in (0, 1) for place in range(4)
    )


def test_dealt_everybody_is_at_one_table_in_all_rotations(rats: Game) -> None:
    plan = make_arena_plan(rats, 3, {}, {}, bots="random,search:1,search:2,search:3,search:4", **DEALT)
    for block in range(20):
        seatings = plan.seatings(block)
        assert len(seatings) == 6
        assert all(len(set(seating)) == 3 for seating in seatings)
        held = Counter(bot for seating in seatings for bot in seating)
        assert sorted(held.values()) == [3, 3, 3, 3, 6]  # one of them twice, lest a seat stays empty
    assert len({frozenset(plan.seatings(block)) for block in range(20)}) > 10
    assert plan.seatings(4) == plan.seatings(4)


def test_all_are_all_of_ours_and_others_may_join(rats: Game) -> None:
    plan = make_arena_plan(rats, 4, {}, {}, bots="all,search:7", **DEALT)
    assert plan.bots[:6] == ("level:1", "level:2", "level:3", "level:4", "level:5", "random")
    assert plan.bots[-2:] == ("search:300", "search:7")
    assert set(rats.zoo) < set(plan.bots)
    assert len(plan.seatings(0)) == 16


@pytest.mark.parametrize(("bots", "seats"), [("random,greedy", 3), ("random,greedy", 1)])
def test_who_cannot_be_dealt(bots: str, seats: int) -> None:
    game = find_game("condyle_cove")
    for wishes in (DEALT, {**DEALT, "against_rest": True}):
        with pytest.raises(CannotSimulate, match="--dealt takes as many bots as seats or more, two at least"):
            make_arena_plan(game, seats, {}, {}, bots=bots, **wishes)


def test_who_plays_alone_plays_the_same_dice() -> None:
    plan = plan_for(find_game("condyle_cove"), "random,search:1", 1)
    assert plan.seatings(0) == [(0,), (1,)]
    assert plan.even == 1


@pytest.mark.parametrize(
    ("bots", "seats", "against_rest", "sentence"),
    [
        ("random", 3, True, "--against-rest takes two bots at least"),
        (",".join(["random"] * 30), 8, False, "30 bots meet at 8 seats in too many ways"),
    ],
)
def test_what_cannot_meet(rats: Game, bots: str, seats: int, against_rest: bool, sentence: str) -> None:
    with pytest.raises(CannotSimulate, match=sentence):
        make_arena_plan(rats, seats, {}, {}, bots=bots, against_rest=against_rest, seed=1)


# ---- playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_the_one_that_a_match_would_be(name: str) -> None:
    """Also where minds remember what was done."""
    game = find_game(name)
    seats = next(number for number in game.seats if number > 1)
    plan = plan_for(game, "search:2,random" if game.mind is None else "greedy,random", seats)
    block = play_block(BlockTask(msgspec.json.encode(plan), 4))
    assert [result.seating for result in block.results] == plan.seatings(4)
    for result in block.results[:2]:
        match = Match(game, seats)
        bots = [make_bot(plan.bots[number], game) for number in result.seating]
        play_out(match, bots, plan.block_seed(4))
        assert tuple(match.state.rank(seat) for seat in range(seats)) == result.ranks
        assert tuple(match.state.score(seat) for seat in range(seats)) == result.scores
    assert min(block.moves) > 0
    assert all(0 <= slowest <= seconds for slowest, seconds in zip(block.slowest, block.seconds, strict=True))


def test_the_same_seed_gives_the_same_games_with_any_number_of_processes(rats: Game) -> None:
    plan = plan_for(rats)
    alone, _ = run(plan, 6)
    together, played = run(plan, 6, jobs=2)
    assert sorted(played) == list(range(6))
    assert games_of(alone) == games_of(together)
    assert [block.moves for block in alone.blocks] == [block.moves for block in together.blocks]
    other, _ = run(msgspec.structs.replace(plan, seed=2), 6)
    assert games_of(other) != games_of(alone)


def test_a_bot_that_breaks_the_rules_is_caught(rats: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        name, is_repeatable = "cheat", True

        def choose(self, imagined: object, seat: int, rng: object) -> int:
            return 0 if imagined.forbids(seat, 0) else len(rats.action_codes()) - 1  # type: ignore[attr-defined]

    monkeypatch.setattr(arena_playing, "find_bot", lambda _name, _game, _patience: Cheat())
    arena_playing._prepare.cache_clear()
    with pytest.raises(CannotSimulate, match="Block 3: The bot cheat chose something forbidden"):
        play_block(BlockTask(msgspec.json.encode(plan_for(rats)), 3))
    arena_playing._prepare.cache_clear()


# ---- going on, and stopping early ------------------------------------------------------------------------------------


def test_blocks_that_are_there_are_not_played_again(rats: Game) -> None:
    plan = plan_for(rats)
    all_of_them, _ = run(plan, 5)
    kept = {block.number: block for block in all_of_them.blocks if block.number in {0, 3}}
    again, played = run(plan, 5, kept)
    assert played == [1, 2, 4]
    assert games_of(again) == games_of(all_of_them)
    fewer, played = run(plan, 2, {block.number: block for block in all_of_them.blocks})
    assert played == []
    assert len(fewer.blocks) == 2


def test_one_looks_after_twice_as_many_blocks_each_time() -> None:
    assert looks(5) == [5]
    assert looks(8) == [8]
    assert looks(9) == [8, 9]
    assert looks(100) == [8, 16, 32, 64, 100]


def test_what_is_decided_is_not_played_on(rats: Game) -> None:
    plan = plan_for(rats, "search:60,random", against_rest=True)
    for jobs in (1, 2):
        met, played = run(plan, 200, until_decided=True, jobs=jobs)
        assert met.decided is True
        assert len(met.blocks) == 8 <= len(played) < 20
        assert met.level == pytest.approx(1 - 0.05 / 6)


def test_what_is_never_decided_is_played_to_the_end(rats: Game) -> None:
    met, played = run(plan_for(rats, "random,random", against_rest=True), 16, until_decided=True)
    assert met.decided is False
    assert len(met.blocks) == len(played) == 16
    assert run(plan_for(rats, "random,random"), 1, until_decided=True)[0].decided is False
    assert run(plan_for(rats, "random,random"), 1)[0].decided is None


# ---- its folder ------------------------------------------------------------------------------------------------------


def test_a_folder_keeps_whole_blocks(rats: Game, tmp_path: Path) -> None:
    plan = plan_for(rats)
    met, _ = run(plan, 3)
    with ArenaFolder(tmp_path / "a") as folder:
        assert folder.begin(plan, "the command") == {}
        for block in met.blocks:
            folder.keep(block)
    with folder.blocks_file.open("ab") as opened:
        opened.write(b'{"number": 3, "res')  # as a run leaves it that is killed
    for _ in range(2):
        with ArenaFolder(tmp_path / "a") as again:
            assert again.begin(plan, "another") == {block.number: block for block in met.blocks}
    assert folder.blocks_file.read_bytes().count(b"\n") == 3
    assert b"the command" in folder.settings_file.read_bytes()


def test_a_line_that_cannot_be_read_is_played_again(rats: Game, tmp_path: Path) -> None:
    plan = plan_for(rats)
    met, _ = run(plan, 1)
    with ArenaFolder(tmp_path) as folder:
        folder.begin(plan, "")
        folder.blocks_file.write_bytes(b'nonsense\n{"number": 0, "\xff": 1}\n')
        folder.keep(met.blocks[0])
        assert list(folder.begin(plan, "")) == [0]


def test_a_folder_holds_one_arena(rats: Game, tmp_path: Path) -> None:
    plan = plan_for(rats)
    with ArenaFolder(tmp_path) as folder:
        folder.begin(plan, "")
        with pytest.raises(CannotSimulate, match=r"holds another arena \(seed: 1, not 2\)"):
            folder.begin(msgspec.structs.replace(plan, seed=2), "")
        with pytest.raises(CannotSimulate, match="Another arena is being played"), ArenaFolder(tmp_path):
            pass
        for nonsense in (b"{}", b'{"format": 1, "\xff": 2}', b'{"format": 1, "settings": {}}'):
            folder.settings_file.write_bytes(nonsense)
            with pytest.raises(CannotSimulate, match="cannot be read"):
                folder.begin(plan, "")
        settings = {"format": 2, "command": "", "settings": msgspec.to_builtins(plan)}
        folder.settings_file.write_bytes(msgspec.json.encode(settings))
        with pytest.raises(CannotSimulate, match="has the format 2, not 1"):
            folder.begin(plan, "")


def test_a_folder_with_something_else_is_left_alone(rats: Game, tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    with ArenaFolder(tmp_path) as folder, pytest.raises(CannotSimulate, match="is not empty, but holds no arena"):
        folder.begin(plan_for(rats), "")
    with (
        pytest.raises(CannotSimulate, match="is a file; an arena is kept in a directory"),
        ArenaFolder(tmp_path / "mine"),
    ):
        pass

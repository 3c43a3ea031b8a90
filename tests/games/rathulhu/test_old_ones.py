"""Chapter 6 with its rulings: using Old Ones, one or several, on tiles of every kind."""

from __future__ import annotations

import pytest

from ratskeller.games.rathulhu.events import SetbackStruck, Stopped, TilesLost, TileTaken
from ratskeller.games.rathulhu.kinds import Tile
from tests.games.rathulhu.table import GAME, Table

TAKEABLE = ["shoggoth", "cultist", "altar", "tome 1", "tome 5", "site 1", "site 8", "relic"]


@pytest.mark.parametrize("tile", TAKEABLE)
def test_6_1_an_old_one_brings_a_tile_into_the_collection(tile: str) -> None:
    table = Table().give(1, "old one").lay(f"2 {tile}, old one").play(f"1: old one {tile}")
    assert table.holds(1) == {tile: 1}
    assert table.track[:3] == ["-", tile, "old one"]
    assert table.discarded == {"old one": 1}
    assert table.events() == [TileTaken(seat=0, tile=Tile(tile), space=0, old_ones_left=0)]
    assert (table.phase, table.mover) == ("turn", 2)


def test_6_1_each_one_brings_one() -> None:
    table = Table().give(1, "3 old one").lay("altar, 2 relic, cultist").play("1: old one relic, old one relic")
    assert (table.phase, table.mover) == ("taking", 1)
    assert table.choices == {"stop", "old one altar", "old one cultist"}
    table.do("old one altar")
    assert table.holds(1) == {"relic": 2, "altar": 1}
    assert table.discarded == {"old one": 3}
    assert table.mover == 2


def test_6_1_who_holds_none_takes_nothing() -> None:
    table = Table().give(2, "old one").lay("altar")
    assert table.refuses("old one altar") == "6.1"
    assert table.choices == {"draw", "invoke"}


def test_6_1_what_is_not_on_the_track_cannot_be_taken() -> None:
    table = Table().give(1, "old one").lay("altar, tome 1")
    assert table.refuses("old one relic") == "6.1"
    assert table.refuses("old one tome 2") == "6.1"
    table.give(1, "old one").do("old one altar")
    assert table.refuses("old one altar") == "6.1"


def test_6_1_an_old_one_is_used_in_ones_own_turn_alone() -> None:
    table = Table().give(2, "old one").lay("altar")
    assert table.refuses("old one altar", seat=2) is None
    table.do("invoke")
    assert table.mover == 2
    assert table.refuses("old one altar") is None


def test_6_2_old_ones_on_the_track_cannot_be_taken() -> None:
    table = Table().give(1, "2 old one").lay("old one, altar, relic")
    assert table.refuses("old one old one") == "6.2"
    table.do("old one altar")
    assert table.phase == "taking"
    assert table.refuses("old one old one") == "6.2"
    table.do("old one relic")
    assert table.on_track == ["old one"]


@pytest.mark.parametrize(
    ("held", "setback", "lost"),
    [
        ("3 shoggoth", "shoggoth setback", {"shoggoth": 2}),
        ("altar, 3 cultist", "ritual setback", {"altar": 1, "cultist": 1}),
        ("3 tome 4", "tome setback", {"tome 4": 2}),
        ("site 4", "site setback", {"site 4": 1}),
        ("relic", "tome setback", {}),
    ],
)
def test_K5_an_old_one_may_take_a_setback(held: str, setback: str, lost: dict[str, int]) -> None:
    table = Table().give(1, "old one").give(1, held).lay(f"relic, {setback}")
    before = table.holds(1)
    assert table.can(f"old one {setback}")
    table.do(f"old one {setback}")
    after = {tile: count - lost.get(tile, 0) for tile, count in before.items() if tile != "old one"}
    assert table.holds(1) == {tile: count for tile, count in after.items() if count}
    assert table.discarded == {"old one": 1, setback: 1, **lost}
    assert table.on_track == ["relic"]
    assert (table.phase, table.mover) == ("turn", 2)
    assert table.told(SetbackStruck) == [
        SetbackStruck(seat=0, tile=Tile(setback), count=1, cost=sum(lost.values())),
    ]


def test_K5_it_is_resolved_as_if_won() -> None:
    table = Table().give(1, "old one, site 1, 2 site 2").lay("site setback").play("1: old one site setback")
    assert (table.phase, table.mover) == ("losing", 1)
    assert table.choices == {"discard site 1", "discard site 2"}
    table.do("discard site 1")
    assert table.told(TilesLost) == [
        TilesLost(seat=0, tile=Tile.SITE_1, count=1),
        TilesLost(seat=0, tile=Tile.SITE_2, count=1),
    ]
    assert table.holds(1) == {"site 2": 1}
    assert table.discarded == {"old one": 1, "site setback": 1, "site 1": 1, "site 2": 1}
    assert (table.phase, table.mover) == ("turn", 2)


@pytest.mark.parametrize("track", ["", "old one", "4 old one"])
def test_K6_there_must_be_something_to_take(track: str) -> None:
    table = Table().give(1, "old one")
    if track:
        table.lay(track)
    assert table.choices == {"draw", "invoke"}
    takes = [notation for notation in map(GAME.write_action, GAME.action_codes()) if notation.startswith("old one ")]
    assert {table.refuses(notation) for notation in takes} == {"6.1", "6.2"}


def test_K6_nor_is_it_asked_in_the_middle_of_a_turn() -> None:
    table = Table().give(1, "3 old one").lay("altar, old one").play("1: old one altar")
    assert (table.phase, table.mover) == ("turn", 2)
    assert table.holds(1) == {"altar": 1, "old one": 2}


def test_K9_a_turn_may_use_several_old_ones() -> None:
    table = Table().give(1, "7 old one").lay("2 altar, 2 relic, 2 cultist, tome 1, site 1")
    table.play(
        "1: old one altar, 1: old one altar, 1: old one relic, 1: old one relic, 1: old one cultist, 1: old one tome 1"
    )
    assert (table.phase, table.mover) == ("taking", 1)
    assert table.choices == {"stop", "old one cultist", "old one site 1"}
    table.do("old one site 1")
    assert table.holds(1) == {"altar": 2, "relic": 2, "cultist": 1, "tome 1": 1, "site 1": 1}
    assert table.on_track == ["cultist"]
    assert table.mover == 2


def test_K24_one_may_stop_after_each_and_then_the_turn_is_over() -> None:
    table = Table().give(1, "2 old one").lay("altar, relic").play("1: old one relic")
    assert table.choices == {"stop", "old one altar"}
    table.do("stop")
    assert table.events() == [Stopped(seat=0)]
    assert (table.phase, table.mover) == ("turn", 2)
    assert table.holds(1) == {"relic": 1, "old one": 1}
    assert table.on_track == ["altar"]


def test_K24_a_setback_among_the_tiles_is_resolved_before_the_next() -> None:
    table = Table().give(1, "3 old one, tome 1, tome 2, tome 3").lay("tome setback, tome 4, relic")
    table.play("1: old one tome setback")
    assert (table.phase, table.mover) == ("losing", 1)
    assert table.refuses("old one tome 4") == "9.1"
    assert table.refuses("stop") == "9.1"
    table.play("discard tome 1, discard tome 3")
    assert (table.phase, table.mover) == ("taking", 1)
    assert table.choices == {"stop", "old one tome 4", "old one relic"}
    table.play("old one tome 4, stop")
    assert table.holds(1) == {"tome 2": 1, "tome 4": 1, "old one": 1}
    assert table.mover == 2


def test_K24_after_a_setback_without_a_choice_one_may_go_on_too() -> None:
    table = Table().give(1, "2 old one, shoggoth").lay("shoggoth setback, relic").play("1: old one shoggoth setback")
    assert (table.phase, table.mover) == ("taking", 1)
    assert table.choices == {"stop", "old one relic"}


def test_K24_stopping_is_only_for_those_who_began() -> None:
    table = Table().give(1, "2 old one").lay("altar, relic")
    assert not table.can("stop")
    assert table.refuses("stop") == "4.3"
    table.do("old one relic")
    assert table.can("stop")
    assert table.refuses("pass") is None
    assert table.refuses("bid 13") is None

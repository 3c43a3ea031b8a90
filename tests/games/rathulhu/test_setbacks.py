"""Chapter 9 with its rulings: what Setbacks cost, who chooses, and when."""

from __future__ import annotations

import pytest

from ratskeller.games.rathulhu.events import (
    AeonEnded,
    AuctionWon,
    BidPlaced,
    FellSilent,
    Scored,
    SetbackStruck,
    TilesLost,
)
from ratskeller.games.rathulhu.kinds import Tile
from ratskeller.games.rathulhu.view import Setback
from tests.games.rathulhu.table import Table


def won(tiles: str, *, held: str = "", others: str = "") -> Table:
    """Seat 1 holds some tiles and wins others; it is asked what to give up, or seat 2 has the turn."""
    table = Table().lay(tiles)
    if held:
        table.give(1, held)
    if others:
        table.give(2, others)
    return table.auction("pass", "pass", "2")


def test_9_1_setbacks_are_resolved_before_the_next_turn() -> None:
    table = won("tome setback", held="tome 1, tome 2, tome 3")
    assert (table.phase, table.mover) == ("losing", 1)
    assert {table.refuses(each) for each in ("draw", "invoke", "pass", "stop", "bid 13", "old one altar")} == {"9.1"}
    assert table.refuses("draw", seat=2) is None
    assert table.play("discard tome 1, discard tome 2").mover == 2


def test_9_1_the_winner_resolves_them_whoever_invoked() -> None:
    table = Table().lay("site setback").give(3, "site 1, site 2, site 3").auction("pass", "11", "pass")
    assert (table.phase, table.mover) == ("losing", 3)
    assert table.view().setback == Setback(seat=2, tomes=0, sites=2)
    table.play("3: discard site 1, 3: discard site 2")
    assert (table.phase, table.mover) == ("turn", 2)


def test_9_2_two_tiles_of_its_type_go_for_each() -> None:
    table = won("shoggoth setback", held="5 shoggoth, 2 cultist", others="4 shoggoth")
    assert table.holds(1) == {"shoggoth": 3, "cultist": 2}
    assert table.holds(2) == {"shoggoth": 4}
    assert table.events()[2:] == [
        SetbackStruck(seat=0, tile=Tile.SHOGGOTH_SETBACK, count=1, cost=2),
        TilesLost(seat=0, tile=Tile.SHOGGOTH, count=2),
    ]


def test_9_2_all_won_tiles_join_the_collection_first() -> None:
    table = won("shoggoth setback, 3 shoggoth, tome setback, tome 2")
    assert table.holds(1) == {"shoggoth": 1}
    assert table.discarded == {"shoggoth setback": 1, "shoggoth": 2, "tome setback": 1, "tome 2": 1}


@pytest.mark.parametrize(
    ("setback", "held", "left"),
    [
        ("shoggoth setback", "shoggoth, tome 1, site 1, altar", {"tome 1": 1, "site 1": 1, "altar": 1}),
        ("ritual setback", "shoggoth, tome 1, site 1, cultist", {"shoggoth": 1, "tome 1": 1, "site 1": 1}),
        ("tome setback", "shoggoth, tome 1, site 1, altar", {"shoggoth": 1, "site 1": 1, "altar": 1}),
        ("site setback", "shoggoth, tome 1, site 1, altar", {"shoggoth": 1, "tome 1": 1, "altar": 1}),
        ("tome setback", "relic, old one", {"relic": 1, "old one": 1}),
    ],
)
def test_9_2_as_far_as_there_are_any(setback: str, held: str, left: dict[str, int]) -> None:
    table = won(setback, held=held)
    assert table.holds(1) == left
    assert (table.phase, table.mover) == ("turn", 2)


def test_9_2_the_winner_picks_what_goes() -> None:
    table = won("tome setback", held="2 tome 1, 2 tome 3, 2 site 5")
    assert table.choices == {"discard tome 1", "discard tome 3"}
    assert table.refuses("discard site 5") == "9.2"
    assert "its own type" in table.reason("discard site 5")
    assert table.refuses("discard tome 2") == "9.2"
    assert "in the collection" in table.reason("discard tome 2")
    assert table.view().setback == Setback(seat=0, tomes=2, sites=0)
    table.do("discard tome 3")
    assert table.view().setback == Setback(seat=0, tomes=1, sites=0)
    table.do("discard tome 1")
    assert table.holds(1) == {"tome 1": 1, "tome 3": 1, "site 5": 2}


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("3 altar, 2 cultist", {"altar": 1, "cultist": 2}),
        ("2 altar, 2 cultist", {"cultist": 2}),
        ("altar, 3 cultist", {"cultist": 2}),
        ("4 cultist", {"cultist": 2}),
        ("altar", {}),
    ],
)
def test_9_3_altars_go_before_cultists(held: str, left: dict[str, int]) -> None:
    table = won("ritual setback", held=held)
    assert table.holds(1) == left
    assert (table.phase, table.mover) == ("turn", 2)


def test_9_3_altars_won_with_it_go_too() -> None:
    table = won("ritual setback, altar", held="altar, 4 cultist")
    assert table.holds(1) == {"cultist": 4}
    assert table.told(TilesLost) == [TilesLost(seat=0, tile=Tile.ALTAR, count=2)]


def test_9_4_at_last_the_setbacks_are_discarded() -> None:
    table = won("site setback, shoggoth setback", held="site 1, site 2, site 3")
    assert table.discarded.get("site setback", 0) == 0
    assert table.holds(1).get("site setback") == 1
    table.play("discard site 1, discard site 2")
    assert table.holds(1) == {"site 3": 1}
    assert table.discarded == {"site setback": 1, "shoggoth setback": 1, "site 1": 1, "site 2": 1}


def test_9_4_they_are_worth_nothing_and_stay_with_nobody() -> None:
    table = won("2 shoggoth setback, 2 ritual setback, 4 tome setback")
    assert table.holds(1) == {}
    assert table.discarded == {"shoggoth setback": 2, "ritual setback": 2, "tome setback": 4}


# ---- rulings -----------------------------------------------------------------------------------------------


def test_K14_who_has_fewer_than_two_loses_those() -> None:
    table = won("shoggoth setback", held="shoggoth")
    assert table.holds(1) == {}
    assert table.told(SetbackStruck) == [SetbackStruck(seat=0, tile=Tile.SHOGGOTH_SETBACK, count=1, cost=1)]


def test_K14_tiles_won_in_the_same_auction_count() -> None:
    table = won("site setback, site 4", held="site 3, site 2")
    assert table.choices == {"discard site 2", "discard site 3", "discard site 4"}
    table.play("discard site 4, discard site 2")
    assert table.holds(1) == {"site 3": 1}


def test_K14_several_setbacks_of_one_kind_add_up() -> None:
    table = won("2 tome setback", held="3 tome 1, 3 tome 2")
    assert table.view().setback == Setback(seat=0, tomes=4, sites=0)
    assert table.told(SetbackStruck) == [SetbackStruck(seat=0, tile=Tile.TOME_SETBACK, count=2, cost=4)]
    table.play("discard tome 1, discard tome 2, discard tome 1")
    assert table.phase == "losing"
    table.do("discard tome 2")
    assert table.holds(1) == {"tome 1": 1, "tome 2": 1}
    assert table.discarded == {"tome setback": 2, "tome 1": 2, "tome 2": 2}
    table = won("2 shoggoth setback", held="5 shoggoth")
    assert table.holds(1) == {"shoggoth": 1}
    table = won("2 ritual setback", held="altar, 5 cultist")
    assert table.holds(1) == {"cultist": 2}


def test_K15_the_end_for_want_of_tokens_is_seen_after_the_setbacks() -> None:
    table = Table().tokens("2 / 13 8 5", "/ 12 9 6 3", "/ 11 10 7 4")
    table.lay("tome setback").give(1, "tome 1, tome 2, tome 3, tome 4").auction("2")
    assert (table.view().aeon, table.phase, table.mover) == (1, "losing", 1)
    assert table.events() == [
        BidPlaced(seat=0, token=2),
        AuctionWon(seat=0, bid=2, token=1, tiles=1),
        FellSilent(seat=0),
        SetbackStruck(seat=0, tile=Tile.TOME_SETBACK, count=1, cost=2),
    ]
    table.play("discard tome 1, discard tome 2")
    assert table.told(AeonEnded) == [AeonEnded(number=1, by="tokens", tiles=0)]
    assert table.told(Scored)[0].points[2] == 0  # two types of Tomes are left, not four
    assert table.view().aeon == 2


def test_K15_also_when_nothing_is_to_be_chosen() -> None:
    table = Table().tokens("2 / 13 8 5", "/ 12 9 6 3", "/ 11 10 7 4")
    table.lay("shoggoth setback").give(1, "2 shoggoth").give(2, "shoggoth").auction("2")
    assert table.view().aeon == 2
    assert table.paid("shoggoths") == [-2, 5, -2]


def test_K28_the_two_tiles_need_not_be_alike() -> None:
    for first in (1, 2):
        for second in (1, 2):
            table = won("site setback", held="2 site 1, 2 site 2").play(f"discard site {first}, discard site {second}")
            lost = {1: 0, 2: 0}
            lost[first] += 1
            lost[second] += 1
            assert table.holds(1) == {f"site {each}": 2 - lost[each] for each in (1, 2) if lost[each] < 2}


@pytest.mark.parametrize(
    ("setback", "held", "left"),
    [
        ("tome setback", "3 tome 4", {"tome 4": 1}),
        ("tome setback", "tome 1, tome 2", {}),
        ("tome setback", "2 tome 1", {}),
        ("site setback", "5 site 8", {"site 8": 3}),
        ("2 site setback", "2 site 1, site 2, site 3", {}),
        ("shoggoth setback", "9 shoggoth", {"shoggoth": 7}),
    ],
)
def test_K29_what_leaves_no_choice_happens_by_itself(setback: str, held: str, left: dict[str, int]) -> None:
    table = won(setback, held=held)
    assert table.holds(1) == left
    assert (table.phase, table.mover) == ("turn", 2)


def test_K29_tomes_and_sites_are_given_up_one_by_one() -> None:
    table = won("tome setback", held="2 tome 1, tome 2")
    table.do("discard tome 2")
    assert table.holds(1) == {"tome 1": 1}
    assert table.told(TilesLost) == [
        TilesLost(seat=0, tile=Tile.TOME_2, count=1),
        TilesLost(seat=0, tile=Tile.TOME_1, count=1),
    ]
    assert table.mover == 2
    table = won("tome setback", held="2 tome 1, tome 2")
    table.do("discard tome 1")
    assert (table.phase, table.choices) == ("losing", {"discard tome 1", "discard tome 2"})


def test_K29_shoggoths_then_rituals_then_tomes_then_sites() -> None:
    table = won(
        "site setback, tome setback, ritual setback, shoggoth setback",
        held="3 shoggoth, altar, 2 cultist, tome 1, tome 2, tome 3, site 1, site 2, site 3",
    )
    assert [event.tile for event in table.told(TilesLost)] == [Tile.SHOGGOTH, Tile.ALTAR, Tile.CULTIST]
    assert table.choices == {"discard tome 1", "discard tome 2", "discard tome 3"}
    assert table.refuses("discard site 1") == "9.2"
    table.play("discard tome 1, discard tome 3")
    assert table.choices == {"discard site 1", "discard site 2", "discard site 3"}
    assert table.refuses("discard tome 2") == "9.2"
    table.play("discard site 3, discard site 2")
    assert table.holds(1) == {"shoggoth": 1, "cultist": 1, "tome 2": 1, "site 1": 1}
    assert table.mover == 2

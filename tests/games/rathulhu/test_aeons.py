"""Chapter 10 and the end of chapter 11, with their rulings: how an Aeon and the game end, and who wins."""

from __future__ import annotations

import pytest

from ratskeller.games.rathulhu.events import (
    AeonBegan,
    AeonEnded,
    AuctionOpened,
    ElderSignDrawn,
    FavourChanged,
    Over,
    Scored,
    Won,
)
from tests.games.rathulhu.table import BOX, GAME, Table

LAST_TOKEN = ("2 / 13 8 5", "/ 12 9 6 3", "/ 11 10 7 4")


@pytest.mark.parametrize("tiles", ["", "relic, 2 site 1"])
def test_10_1_an_aeon_ends_when_nobody_has_a_face_up_token(tiles: str) -> None:
    table = Table().tokens(*LAST_TOKEN)
    if tiles:
        table.lay(tiles)
    table.auction("2")
    assert table.told(AeonEnded) == [AeonEnded(number=1, by="tokens", tiles=0)]
    assert table.view().aeon == 2


def test_10_1_in_a_game_that_is_played_out() -> None:
    table = Table(2)
    for _ in range(8):
        assert table.view().aeon == 1
        table.do("invoke")
        while table.phase == "bidding":
            table.do("pass" if table.can("pass") else min(table.choices))
    assert table.view().aeon == 2
    assert [AeonEnded(number=1, by="tokens", tiles=0)] == table.told(AeonEnded)


def test_10_2_it_also_ends_with_the_last_space_of_the_time_track_at_once() -> None:
    table = Table().lay("relic, altar").signs(7).play("1: draw elder sign")
    assert table.events()[:2] == [
        ElderSignDrawn(seat=0, signs=8, spaces=8),
        AeonEnded(number=1, by="time", tiles=2),
    ]
    assert table.told(AuctionOpened) == []
    assert [table.holds(seat) for seat in (1, 2, 3)] == [{}, {}, {}]
    assert table.view().aeon == 2


def test_10_3_everybody_scores() -> None:
    table = Table().give(1, "relic").give(3, "old one, tome 1").end_aeon()
    assert table.told(Scored) == [
        Scored(seat=0, points=(0, 3, -5, 0, 0, 0, 0, 0, 0)),
        Scored(seat=1, points=(0, 0, -5, 0, 0, 0, 0, 0, 0)),
        Scored(seat=2, points=(2, 0, 0, 0, 0, 0, 0, 0, 0)),
    ]
    assert table.told(FavourChanged) == [
        FavourChanged(seat=0, aeon=1, points=-2, favour=8),
        FavourChanged(seat=1, aeon=1, points=-5, favour=5),
        FavourChanged(seat=2, aeon=1, points=2, favour=12),
    ]
    assert table.favour == [8, 5, 12]


def test_10_3_also_who_has_no_face_up_token() -> None:
    table = Table().tokens("13 8 5 2", "/ 12 9 6 3", "11 10 7 4").give(2, "2 relic").end_aeon()
    assert table.favour == [5, 11, 5]


@pytest.mark.parametrize("ended_by", ["time", "tokens"])
def test_10_4_some_tiles_are_discarded_and_some_stay(ended_by: str) -> None:
    table = Table().tokens(*LAST_TOKEN)
    for seat in (1, 2):
        table.give(seat, "old one, relic, tome 1, tome 5, 2 altar, 3 shoggoth, 4 cultist, 2 site 1, site 8")
    table.end_aeon() if ended_by == "time" else table.auction("2")
    assert table.told(AeonEnded)[0].by == ended_by
    kept = {"shoggoth": 3, "cultist": 4, "site 1": 2, "site 8": 1}
    assert [table.holds(seat) for seat in (1, 2, 3)] == [kept, kept, {}]
    gone = {tile: count for tile, count in table.discarded.items() if tile != "elder sign"}
    assert gone == {"old one": 2, "relic": 2, "tome 1": 2, "tome 5": 2, "altar": 4}
    assert table.tiles() == BOX


def test_10_5_the_tiles_on_both_tracks_are_discarded() -> None:
    table = Table().lay("2 relic, shoggoth, site 3, tome setback").end_aeon()
    assert table.discarded == {"relic": 2, "shoggoth": 1, "site 3": 1, "tome setback": 1, "elder sign": 8}
    assert table.view().signs == 0
    assert table.track == ["-"] * 8


def test_10_5_also_the_elder_signs_that_did_not_fill_the_track() -> None:
    table = Table().tokens(*LAST_TOKEN).signs(5).auction("2")
    assert table.told(AeonEnded)[0].by == "tokens"
    assert (table.view().signs, table.discarded) == (0, {"elder sign": 5})


def test_10_6_all_tokens_are_turned_face_up_and_the_next_aeon_begins() -> None:
    table = Table().tokens("8 5 / 13 2", "/ 12 9 6 3", "11 10 7 4").end_aeon()
    assert [(table.up(seat), table.down(seat)) for seat in (1, 2, 3)] == [
        ({13, 8, 5, 2}, set()),
        ({12, 9, 6, 3}, set()),
        ({11, 10, 7, 4}, set()),
    ]
    assert table.told(AeonBegan) == [AeonBegan(number=2, first=0)]
    assert (table.view().aeon, table.phase, table.mover) == (2, "turn", 1)


# ---- the winner --------------------------------------------------------------------------------------------


def third(*favour: int) -> Table:
    """A third Aeon that begins with such favour; of three, without Tomes, it will take 10, 5 and 0 (28, 30, 32)."""
    return Table(len(favour)).aeon(3).favour_is(*favour)


def test_11_3_after_the_third_aeon_the_most_favour_wins() -> None:
    table = third(30, 40, 10).end_aeon()
    assert table.favour == [20, 35, 10]
    assert table.places == [2, 1, 3]
    assert table.events()[-2:] == [Won(seat=1, favour=35, token=None), Over(ending=2)]
    end = table.match.end()
    assert end is not None
    assert (end.end, end.clause, end.scores, end.ranks) == ("time", "10.2", [20, 35, 10], [2, 1, 3])


def test_11_3_a_game_can_end_for_want_of_tokens() -> None:
    table = third(30, 40, 10).tokens(*LAST_TOKEN).auction("2")
    end = table.match.end()
    assert end is not None
    assert (end.end, end.clause) == ("tokens", "10.1")
    assert table.events()[-1] == Over(ending=1)


@pytest.mark.parametrize("aeon", [1, 2])
def test_11_3_nobody_wins_before(aeon: int) -> None:
    table = Table().aeon(aeon).favour_is(99, 0, 0).end_aeon()
    assert table.match.end() is None
    assert table.places == [None, None, None]


def test_11_4_the_highest_token_decides_between_players_who_are_level() -> None:
    # The sums are 28, 30 and 32: −5, 0 and 5 for the tokens, and −5 for having no Tomes.
    table = third(20, 15, 10).end_aeon()
    assert table.favour == [10, 10, 10]
    assert table.places == [1, 2, 3]
    assert table.told(Won) == [Won(seat=0, favour=10, token=13)]
    assert table.match.end().ranks == [1, 2, 3]  # type: ignore[union-attr]


def test_11_4_only_among_those_who_are_level() -> None:
    table = third(0, 15, 10).end_aeon()
    assert table.favour == [-10, 10, 10]
    assert table.told(Won) == [Won(seat=1, favour=10, token=12)]
    assert table.places == [3, 1, 2]


# ---- rulings -----------------------------------------------------------------------------------------------


def test_K16_after_the_last_elder_sign_there_is_no_auction() -> None:
    table = Table(5).lay("5 relic").signs(9).play("1: draw elder sign")
    assert table.told(AuctionOpened) == []
    assert table.discarded == {"relic": 5, "elder sign": 10}
    assert [table.holds(seat) for seat in range(1, 6)] == [{}] * 5
    assert table.paid("relics") == [0] * 5


def test_K17_the_token_on_the_board_stays_there() -> None:
    table = Table().auction("pass", "pass", "13").end_aeon()
    assert (table.view().aeon, table.board) == (2, 13)
    assert table.up(1) == {8, 5, 2, 1}
    assert table.mover == 2


@pytest.mark.parametrize(
    ("tokens", "winner", "token"),
    [
        (("13 / 8 5 2", "12 9 6 3", "11 10 7 4"), 1, 13),
        (("2 / 13 8 5", "12 9 6 3", "11 10 7 4"), 1, 13),
        (("13 8 5 2", "/ 12 9 6 3", "/ 11 10 7 4"), 1, 13),
    ],
)
def test_K19_the_highest_token_counts_whichever_way_up(tokens: tuple[str, ...], winner: int, token: int) -> None:
    table = third(20, 15, 10).tokens(*tokens).end_aeon()
    assert table.told(Won) == [Won(seat=winner - 1, favour=10, token=token)]


def test_K19_the_highest_single_token_and_not_the_sum() -> None:
    table = third(20, 15, 10).tokens("13 1 2 3", "12 10 9 8", "11 7 6 5", board=4).end_aeon()
    # Sums of 19, 39 and 29.
    assert table.favour == [10, 15, 5]
    table = third(20, 10, 15).tokens("13 1 2 3", "12 10 9 8", "11 7 6 5", board=4).end_aeon()
    assert table.favour == [10, 10, 10]
    assert table.told(Won) == [Won(seat=0, favour=10, token=13)]


def test_K19_a_token_on_the_board_is_held_by_nobody() -> None:
    table = third(20, 10, 15).tokens("12 1 2 3", "11 10 9 8", "5 7 6 4", board=13).end_aeon()
    assert table.favour == [10, 10, 10]  # sums of 18, 38 and 22
    assert table.told(Won) == [Won(seat=0, favour=10, token=12)]


def test_K30_after_the_third_aeon_everything_lies_there_as_it_was_scored() -> None:
    table = third(10, 10, 10).tokens("8 5 / 13 2", "12 9 6 3", "/ 11 10 7 4")
    table.give(1, "old one, relic, tome 1, altar").lay("site 1, 2 cultist").end_aeon()
    assert table.phase == "over"
    assert table.holds(1) == {"old one": 1, "relic": 1, "tome 1": 1, "altar": 1}
    assert (table.up(1), table.down(1), table.down(3)) == ({8, 5}, {13, 2}, {11, 10, 7, 4})
    assert table.on_track == ["site 1", "cultist", "cultist"]
    assert table.view().signs == 8
    assert table.discarded == {}
    assert table.told(AeonBegan) == []
    assert table.refuses("draw", seat=1) is None
    assert table.reason("draw", seat=1) == "Rathulhu: Seat 1 cannot “draw” now; the game is over."


def test_K34_the_highest_token_also_orders_the_lower_places() -> None:
    table = Table(4).aeon(3).favour_is(10, 30, 15, 10)
    # Sums of 21, 22, 23 and 24.
    table.end_aeon()
    assert table.favour == [0, 25, 10, 10]
    assert table.places == [4, 1, 2, 3]
    assert table.told(Won) == [Won(seat=1, favour=25, token=None)]


def test_K35_the_longest_game_empties_the_bag_and_is_short_enough() -> None:
    table = Table(5)
    while not table.state.is_over():
        if table.state.is_chance():
            outcomes = [code for code, _ in table.state.weighted_outcomes()]
            table.match.deal(outcomes[0])  # an Elder Sign is the last of them
        else:
            codes = table.state.legal_actions(table.state.mover)
            wanted = [GAME.read_action("draw"), GAME.read_action("pass"), GAME.read_action("invoke")]
            table.match.act(table.state.mover, next(code for code in wanted if code in codes))
    assert table.view().bag_tiles == 0
    # Tokens, draws, eighteen full tracks of eight, and 27 Elder Signs that everybody let pass.
    assert len(table.match.steps) == 4 + 2 * 180 + 18 * 6 + 27 * 5
    assert len(table.match.steps) < 920 < GAME.steps_max == 1000
    assert table.tiles() == BOX

"""Chapter 8 with its rulings: who is asked, what may be bid, who wins what, and who goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.games.rathulhu.events import (
    AuctionOpened,
    AuctionWon,
    BidPassed,
    BidPlaced,
    ElderSignDrawn,
    FellSilent,
    NobodyBid,
)
from tests.games.rathulhu.table import EIGHT, Table

if TYPE_CHECKING:
    from ratskeller.games.rathulhu.view import Auction


def running(table: Table) -> Auction:
    """The auction that is running."""
    found = table.view().auction
    assert found is not None
    return found


@pytest.mark.parametrize(("script", "invoked"), [("2: invoke", True), ("2: draw elder sign", False)])
def test_8_1_whoever_drew_the_elder_sign_or_invoked_is_the_invoking_player(script: str, invoked: bool) -> None:
    table = Table().play("1: draw altar").play(script)
    assert (running(table).invoker, running(table).invoked) == (1, invoked)
    assert table.told(AuctionOpened) == [AuctionOpened(seat=1, invoked=invoked, tiles=1, token=1)]


@pytest.mark.parametrize("script", ["2: invoke", "2: draw elder sign"])
def test_8_2_everybody_is_asked_once_from_the_left_of_the_invoking_player(script: str) -> None:
    table = Table(5).play("1: draw altar").play(script)
    table.play("3: bid 4, 4: bid 5, 5: bid 6, 1: bid 7")
    assert (table.phase, table.mover, running(table).waiting) == ("bidding", 2, ())
    table.play("2: bid 8")
    assert table.told(AuctionWon) == [AuctionWon(seat=1, bid=8, token=1, tiles=1)]
    assert (table.phase, table.mover) == ("turn", 3)


def test_8_2_who_has_answered_is_not_asked_again() -> None:
    table = Table().play("1: invoke, 2: bid 3")
    assert running(table).waiting == (0,)
    assert table.refuses("bid 12", seat=2) is None
    table.play("3: bid 4")
    assert table.refuses("bid 12", seat=2) is None
    assert table.mover == 1


@pytest.mark.parametrize("winner", [1, 2, 3])
def test_8_3_all_tiles_and_the_token_go_to_the_winner(winner: int) -> None:
    table = Table().lay("2 altar, tome 2, old one, relic")
    bids = {1: ("pass", "pass", "2"), 2: ("3", "pass", "pass"), 3: ("pass", "4", "pass")}[winner]
    table.auction(*bids)
    assert table.holds(winner) == {"altar": 2, "tome 2": 1, "old one": 1, "relic": 1}
    assert table.track == ["-"] * 8
    assert table.down(winner) == {1}
    assert [table.holds(seat) for seat in (1, 2, 3) if seat != winner] == [{}, {}]
    assert table.discarded == {}


def test_8_4_the_token_alone_may_be_at_stake() -> None:
    table = Table()
    assert table.can("invoke")
    table.auction("pass", "pass", "13")
    assert table.events()[1] == AuctionWon(seat=0, bid=13, token=1, tiles=0)
    assert (table.holds(1), table.down(1), table.board) == ({}, {1}, 13)
    table = Table().play("draw elder sign, 2: bid 9, 3: pass, 1: pass")
    assert (table.holds(2), table.down(2), table.board) == ({}, {1}, 9)


def test_8_5_a_player_passes_or_bids_a_face_up_token() -> None:
    table = Table().tokens("13 8 5 2", "12 6 3 / 9", "11 10 7 4")
    table.do("invoke")
    assert (table.mover, table.choices) == (2, {"pass", "bid 12", "bid 6", "bid 3"})
    assert table.refuses("bid 9") == "8.5"
    assert "lies face down" in table.reason("bid 9")
    assert table.refuses("bid 13") == "8.5"
    assert "of one's own" in table.reason("bid 13")
    assert table.refuses("bid 1") == "8.5"
    assert table.refuses("bid 16") == "8.5"


def test_8_5_each_bid_must_be_higher() -> None:
    table = Table().play("1: invoke, 2: bid 6")
    assert (table.mover, table.choices) == (3, {"pass", "bid 7", "bid 10", "bid 11"})
    assert table.refuses("bid 4") == "8.5"
    assert "higher" in table.reason("bid 4")
    table.play("3: bid 10")
    assert (table.mover, table.choices) == (1, {"pass", "bid 13"})
    assert table.refuses("bid 8") == "8.5"
    assert (running(table).bid, running(table).bidder) == (10, 2)


def test_8_5_in_an_auction_nothing_else_is_done() -> None:
    table = Table()
    table.do("invoke")
    assert {table.refuses(each) for each in ("draw", "invoke", "stop", "discard tome 1", "old one altar")} == {None}
    assert table.refuses("bid 11", seat=3) is None
    assert table.reason("bid 11", seat=3) == "Rathulhu: Seat 3 cannot “bid 11” now; it is the turn of Seat 2."


@pytest.mark.parametrize("tiles", ["", "shoggoth", "7 shoggoth"])
def test_8_6_who_invoked_must_bid_if_nobody_has(tiles: str) -> None:
    table = Table().lay(tiles) if tiles else Table()
    table.play("1: invoke, 2: pass, 3: pass")
    assert (table.mover, table.choices) == (1, {"bid 13", "bid 8", "bid 5", "bid 2"})
    assert table.refuses("pass") == "8.6"
    assert running(table).must_bid


def test_8_6_but_not_if_somebody_has() -> None:
    table = Table().play("1: invoke, 2: pass, 3: bid 4")
    assert not running(table).must_bid
    assert table.can("pass")
    assert table.play("1: pass").down(3) == {1}


def test_8_6_nor_must_the_others() -> None:
    table = Table().play("1: invoke")
    assert not running(table).must_bid
    assert table.can("pass")


@pytest.mark.parametrize("tiles", ["", "shoggoth", "7 shoggoth"])
def test_8_7_after_an_elder_sign_the_invoking_player_may_pass(tiles: str) -> None:
    table = Table().lay(tiles) if tiles else Table()
    table.play("1: draw elder sign, 2: pass, 3: pass")
    assert not running(table).must_bid
    assert table.choices == {"pass", "bid 13", "bid 8", "bid 5", "bid 2"}
    table.do("pass")
    assert [table.down(seat) for seat in (1, 2, 3)] == [set(), set(), set()]
    assert [table.holds(seat) for seat in (1, 2, 3)] == [{}, {}, {}]
    assert table.board == 1


def test_8_7_so_may_who_invoked_with_eight_tiles() -> None:
    table = Table().lay(EIGHT).play("1: invoke, 2: pass, 3: pass")
    assert not running(table).must_bid
    assert table.choices == {"pass", "bid 13", "bid 8", "bid 5", "bid 2"}
    table.do("pass")
    assert table.told(AuctionWon) == []
    assert [table.up(seat) for seat in (1, 2, 3)] == [{13, 8, 5, 2}, {12, 9, 6, 3}, {11, 10, 7, 4}]


@pytest.mark.parametrize(
    ("bids", "winner", "token"),
    [(("3", "4", "5"), 1, 5), (("3", "4", "pass"), 3, 4), (("12", "13"), 1, 13), (("9", "10", "pass"), 3, 10)],
)
def test_8_8_the_highest_bid_wins(bids: tuple[str, ...], winner: int, token: int) -> None:
    table = Table().lay("relic").auction(*bids)
    assert table.told(AuctionWon) == [AuctionWon(seat=winner - 1, bid=token, token=1, tiles=1)]
    assert table.holds(winner) == {"relic": 1}


def test_8_9_the_won_token_is_laid_face_down() -> None:
    table = Table().auction("9", "pass", "pass")
    assert (table.up(2), table.down(2)) == ({12, 6, 3}, {1})
    table.play("2: draw elder sign, 3: pass, 1: pass")
    assert table.refuses("bid 1") == "8.5"
    table.do("bid 3")
    assert (table.up(2), table.down(2)) == ({12, 6}, {1, 9})


def test_8_10_the_bid_takes_its_place_on_the_board() -> None:
    table = Table().auction("9", "pass", "pass")
    assert table.board == 9
    table.auction("pass", "pass", "3")
    assert table.board == 3
    assert table.all_tokens() == list(range(1, 14))


def test_8_11_the_others_take_their_bids_back_face_up() -> None:
    table = Table().auction("3", "4", "5")
    assert [(table.up(seat), table.down(seat)) for seat in (1, 2, 3)] == [
        ({13, 8, 2}, {1}),
        ({12, 9, 6, 3}, set()),
        ({11, 10, 7, 4}, set()),
    ]
    table.do("invoke")
    assert table.can("bid 4")
    assert [seat.bid for seat in table.view().seats] == [None] * 3


def test_8_12_if_nobody_bids_a_track_with_eight_tiles_is_discarded() -> None:
    table = Table().lay(EIGHT).auction("pass", "pass", "pass")
    assert table.track == ["-"] * 8
    assert table.discarded == {"shoggoth": 4, "cultist": 4}
    assert table.events() == [BidPassed(seat=0, forced=False), NobodyBid(tiles=8, discarded=True)]


@pytest.mark.parametrize("tiles", ["", "relic", "7 shoggoth"])
def test_8_12_a_shorter_one_stays_as_it_is(tiles: str) -> None:
    table = Table().lay(tiles) if tiles else Table()
    before = table.track
    table.play("draw elder sign, pass, pass, pass")
    assert table.track == before
    assert table.discarded == {}
    assert table.told(NobodyBid) == [NobodyBid(tiles=8 - before.count("-"), discarded=False)]


@pytest.mark.parametrize("bids", [("9", "pass", "pass"), ("pass", "11", "pass"), ("pass", "pass", "13")])
def test_8_13_the_left_neighbour_of_the_invoking_player_has_the_next_turn(bids: tuple[str, ...]) -> None:
    assert Table().auction(*bids).mover == 2
    table = Table().play("draw elder sign").play(", ".join(each if each == "pass" else f"bid {each}" for each in bids))
    assert table.mover == 2


def test_8_13_also_when_nobody_won() -> None:
    assert Table().play("1: draw elder sign, 2: pass, 3: pass, 1: pass").mover == 2
    assert Table().lay(EIGHT).auction("pass", "pass", "pass").mover == 2
    assert Table(2).play("1: draw elder sign, 2: pass, 1: pass").mover == 2


def test_8_13_the_neighbour_may_just_have_fallen_silent() -> None:
    table = Table().tokens("13 8 5 2", "12 / 9 6 3", "11 10 7 4").play("1: invoke, 2: bid 12, 1: pass")
    assert table.told(FellSilent) == [FellSilent(seat=1)]
    assert table.mover == 3


# ---- rulings -----------------------------------------------------------------------------------------------


def test_K12_who_must_bid_may_bid_any_face_up_token() -> None:
    for token in (13, 8, 5):
        table = Table().tokens("13 8 5 / 2", "12 9 6 3", "11 10 7 4").play("1: invoke, 2: pass, 3: pass")
        assert table.choices == {"bid 13", "bid 8", "bid 5"}
        assert table.refuses("bid 2") == "8.5"
        table.do(f"bid {token}")
        assert table.board == token


def test_K12_and_always_has_one() -> None:
    table = Table().tokens("2 / 13 8 5", "12 9 6 3", "11 10 7 4").play("1: invoke, 2: pass, 3: pass, 1: bid 2")
    assert (table.up(1), table.down(1), table.board) == (set(), {13, 8, 5, 1}, 2)


def test_K13_eight_tiles_lie_there_only_in_an_auction_that_was_invoked() -> None:
    table = Table().lay(EIGHT)
    assert table.refuses("draw") == "5.5"
    table.do("invoke")
    assert running(table).invoked


def test_K13_the_eight_are_discarded_if_nobody_bids_and_won_if_somebody_does() -> None:
    lost, won = Table().lay(EIGHT).auction("pass", "pass", "pass"), Table().lay(EIGHT).auction("pass", "pass", "2")
    assert (lost.discarded, lost.holds(1)) == ({"shoggoth": 4, "cultist": 4}, {})
    assert (won.discarded, won.holds(1)) == ({}, {"shoggoth": 4, "cultist": 4})


def test_K25_whose_tokens_are_all_too_low_passes_without_being_asked() -> None:
    table = Table().tokens("13 8 5 2", "12 9 6 3", "10 7 4 / 11").play("1: invoke, 2: bid 12")
    assert table.mover == 1
    assert table.events() == [BidPlaced(seat=1, token=12), BidPassed(seat=2, forced=True)]
    assert [seat.passed for seat in table.view().seats] == [False, False, True]


def test_K10_who_has_no_face_up_token_has_not_passed_but_is_not_asked() -> None:
    table = Table().tokens("13 8 5 2", "12 9 6 3", "/ 11 10 7 4").play("1: invoke, 2: bid 12")
    assert table.events() == [BidPlaced(seat=1, token=12)]
    assert [seat.passed for seat in table.view().seats] == [False, False, False]


def test_K25_an_equal_or_lower_token_is_too_low_and_a_higher_one_is_not() -> None:
    table = Table().tokens("8 5 2 / 13", "9 6 3 / 12", "10 7 4 / 11").play("1: invoke, 2: bid 9")
    assert (table.mover, table.choices) == (3, {"pass", "bid 10"})
    table.play("3: pass")
    assert table.events() == [
        BidPassed(seat=2, forced=False),
        BidPassed(seat=0, forced=True),
        AuctionWon(seat=1, bid=9, token=1, tiles=0),
    ]
    assert table.mover == 2


def test_K25_if_all_are_too_low_the_auction_is_over_at_once() -> None:
    table = Table(5).play("1: draw altar, 2: draw altar, 3: draw elder sign, 4: pass, 5: pass, 1: bid 16")
    assert table.events() == [
        BidPlaced(seat=0, token=16),
        BidPassed(seat=1, forced=True),
        BidPassed(seat=2, forced=True),
        AuctionWon(seat=0, bid=16, token=1, tiles=2),
    ]
    assert table.mover == 4


def test_K25_before_any_bid_no_token_is_too_low() -> None:
    table = Table().tokens("13 8 5 2", "3 / 12 9 6", "11 10 7 4").play("1: draw elder sign")
    assert table.events()[0] == ElderSignDrawn(seat=0, signs=1, spaces=8)
    assert (table.mover, table.choices) == (2, {"pass", "bid 3"})

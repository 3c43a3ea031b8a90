"""Chapters 4, 5 and 7 with their rulings: whose turn it is, drawing a tile, and invoking Cthulhu."""

from __future__ import annotations

import pytest

from ratskeller.games.rathulhu.events import (
    AeonBegan,
    AeonEnded,
    AuctionOpened,
    AuctionWon,
    BidPassed,
    BidPlaced,
    ElderSignDrawn,
    FellSilent,
    NobodyBid,
    TileDrawn,
)
from ratskeller.games.rathulhu.kinds import Tile
from tests.games.rathulhu.table import EIGHT, GAME, Table

# ---- 4 Game play -------------------------------------------------------------------------------------------


def test_4_1_the_highest_token_opens_the_first_aeon() -> None:
    table = Table(4, sets=(3, 2, 1))
    assert table.mover == 3
    assert table.told(AeonBegan) == [AeonBegan(number=1, first=2)]


def test_4_1_the_highest_token_of_the_moment_opens_a_later_aeon() -> None:
    table = Table().tokens("8 5 2 1", "12 9 / 6 3", "11 10 4 / 13", board=7).end_aeon()
    assert table.mover == 3
    assert table.told(AeonBegan) == [AeonBegan(number=2, first=2)]


def test_4_1_a_token_on_the_board_opens_nothing() -> None:
    table = Table().tokens("8 5 2 1", "12 9 6 3", "11 10 7 4", board=13).end_aeon()
    assert (table.mover, table.board) == (2, 13)


def test_4_2_turns_pass_clockwise() -> None:
    table = Table(4, sets=(2, 3, 1))
    asked = []
    for _ in range(6):
        asked.append(table.mover)
        table.play("draw shoggoth")
    assert asked == [3, 4, 1, 2, 3, 4]


def test_4_3_a_player_draws_or_invokes() -> None:
    table = Table()
    assert table.choices == {"draw", "invoke"}
    assert table.refuses("pass") == "4.3"
    assert table.refuses("stop") == "4.3"


def test_4_3_or_uses_old_ones() -> None:
    table = Table().give(1, "old one").lay("altar, site 5")
    assert table.choices == {"draw", "invoke", "old one altar", "old one site 5"}
    assert table.refuses("pass") == "4.3"


def test_4_3_only_one_of_the_three_is_done() -> None:
    table = Table().play("1: draw altar")
    assert table.mover == 2
    assert table.refuses("draw", seat=1) is None
    table = Table().give(1, "2 old one").lay("altar, 2 cultist").play("1: old one altar")
    assert table.refuses("draw") == "4.3"
    assert table.refuses("invoke") == "4.3"
    table.do("old one cultist")
    assert table.mover == 2


def test_4_4_without_a_face_up_token_there_is_no_turn() -> None:
    table = Table().tokens("13 8 5 2", "/ 12 9 6 3", "11 10 7 4").give(2, "old one").play("1: draw altar")
    assert table.mover == 3
    assert table.refuses("draw", seat=2) is None
    assert table.refuses("old one altar", seat=2) is None
    assert table.play("3: draw altar").mover == 1


def test_4_5_when_no_token_is_face_up_the_aeon_is_over() -> None:
    table = Table().tokens("13 / 8 5 2", "/ 12 9 6 3", "/ 11 10 7 4").auction("13")
    assert table.events() == [
        BidPlaced(seat=0, token=13),
        AuctionWon(seat=0, bid=13, token=1, tiles=0),
        FellSilent(seat=0),
        AeonEnded(number=1, by="tokens", tiles=0),
        *table.events()[4:-1],
        AeonBegan(number=2, first=1),
    ]
    assert (table.view().aeon, table.mover, table.board) == (2, 2, 13)


def test_4_5_one_face_up_token_is_enough_to_go_on() -> None:
    table = Table().tokens("13 / 8 5 2", "/ 12 9 6 3", "4 / 11 10 7").auction("pass", "13")
    assert (table.view().aeon, table.mover) == (1, 3)


# ---- 5 Drawing a tile --------------------------------------------------------------------------------------


def test_5_1_one_tile_is_drawn_and_shown_to_everybody() -> None:
    table = Table()
    table.do("draw")
    assert (table.phase, table.mover) == ("drawing", None)
    assert table.choices == set()
    assert table.refuses("draw", seat=1) is None
    table.deal("tile site 6")
    for viewer in (None, 1, 2, 3):
        assert table.events(viewer) == [TileDrawn(seat=0, tile=Tile.SITE_6, space=0)]
        assert table.view(viewer).track[0] == Tile.SITE_6
    assert table.view().bag_tiles == 179


def test_5_1_nobody_refuses_in_the_name_of_dice() -> None:
    table = Table()
    table.do("draw")
    assert table.reason("invoke", seat=1) == "Rathulhu: Seat 1 cannot “invoke” now; a hand is still in the bag."
    assert table.reason("draw", seat=2) == "Rathulhu: Seat 2 cannot “draw” now; a hand is still in the bag."


def test_5_2_an_elder_sign_goes_to_the_time_track() -> None:
    table = Table().play("draw altar, 2: draw elder sign")
    assert (table.view().signs, table.on_track) == (1, ["altar"])
    assert table.events()[0] == ElderSignDrawn(seat=1, signs=1, spaces=8)


def test_5_3_on_the_last_space_it_ends_the_aeon_and_before_that_it_begins_an_auction() -> None:
    table = Table().lay("altar").signs(6).play("draw elder sign")
    assert table.events() == [
        ElderSignDrawn(seat=0, signs=7, spaces=8),
        AuctionOpened(seat=0, invoked=False, tiles=1, token=1),
    ]
    assert (table.phase, table.mover, table.view().signs) == ("bidding", 2, 7)
    table.play("2: pass, 3: pass, 1: pass, 2: draw elder sign")
    assert table.events()[:2] == [
        ElderSignDrawn(seat=1, signs=8, spaces=8),
        AeonEnded(number=1, by="time", tiles=1),
    ]
    assert table.told(AuctionOpened) == []
    assert (table.view().aeon, table.view().signs) == (2, 0)


NOT_SIGNS = [GAME.write_outcome(code).removeprefix("tile ") for code in range(22)]


@pytest.mark.parametrize("tile", NOT_SIGNS)
def test_5_4_every_other_tile_is_laid_on_the_track_and_the_turn_passes(tile: str) -> None:
    table = Table().lay("2 cultist").play(f"1: draw {tile}")
    assert table.track == ["cultist", "cultist", tile, *["-"] * 5]
    assert (table.phase, table.mover) == ("turn", 2)
    assert table.view().signs == 0
    assert table.holds(1) == {}


def test_5_5_nobody_draws_while_the_track_is_full() -> None:
    table = Table().lay("7 shoggoth")
    assert table.choices == {"draw", "invoke"}
    table.play("1: draw relic")
    assert table.choices == {"invoke"}
    assert table.refuses("draw") == "5.5"


def test_5_5_with_an_old_one_it_may_be_used_instead() -> None:
    table = Table().lay("7 shoggoth, relic").give(1, "old one")
    assert table.choices == {"invoke", "old one shoggoth", "old one relic"}
    assert table.refuses("draw") == "5.5"
    assert table.play("old one relic").can("draw")


# ---- 7 Invoking Cthulhu ------------------------------------------------------------------------------------


def test_7_1_the_invocation_opens_an_auction_for_the_tiles_and_the_token() -> None:
    table = Table().lay("altar, 2 site 2")
    table.do("invoke")
    assert table.events() == [AuctionOpened(seat=0, invoked=True, tiles=3, token=1)]
    assert (table.phase, table.mover) == ("bidding", 2)
    assert table.on_track == ["altar", "site 2", "site 2"]
    auction = table.view().auction
    assert auction is not None
    assert (auction.invoker, auction.invoked, auction.bid, auction.bidder, auction.waiting) == (
        0,
        True,
        None,
        None,
        (2, 0),
    )


# ---- rulings -----------------------------------------------------------------------------------------------


def test_K7_a_full_track_begins_no_auction_by_itself() -> None:
    table = Table().lay("7 shoggoth").play("1: draw altar")
    assert (table.phase, table.mover) == ("turn", 2)
    assert table.told(AuctionOpened) == []


def test_K7_old_ones_may_be_used_while_the_track_is_full() -> None:
    table = Table().lay(EIGHT).give(1, "old one").play("1: old one cultist")
    assert table.holds(1) == {"cultist": 1}
    assert (len(table.on_track), table.mover) == (7, 2)
    assert table.can("draw")


def test_K8_a_gap_is_filled_by_the_next_tile() -> None:
    table = Table().lay("altar, relic, cultist").give(1, "old one").play("1: old one relic")
    assert table.track == ["altar", "-", "cultist", *["-"] * 5]
    table.play("2: draw site 1")
    assert table.track == ["altar", "site 1", "cultist", *["-"] * 5]
    assert table.events() == [TileDrawn(seat=1, tile=Tile.SITE_1, space=1)]
    assert table.play("draw site 2").track[:4] == ["altar", "site 1", "cultist", "site 2"]


def test_K8_only_the_number_of_tiles_counts() -> None:
    table = Table().lay(EIGHT).give(1, "old one").play("1: old one shoggoth")
    assert table.track.count("-") == 1
    table.play("2: invoke, 3: pass, 1: pass")
    assert table.refuses("pass") == "8.6"


def test_K10_a_player_without_a_face_up_token_is_not_asked_and_gets_no_turn() -> None:
    table = Table(4).tokens("13 6 2", "/ 12 7 3", "11 8 4", "/ 10 9 5")
    table.do("invoke")
    assert table.mover == 3
    table.play("3: bid 11, 1: bid 13")
    assert table.told(BidPassed) == []
    assert table.events()[1] == AuctionWon(seat=0, bid=13, token=1, tiles=0)
    assert table.mover == 3
    assert table.play("draw altar").mover == 1


def test_K10_nobody_is_waited_for_who_will_not_be_asked() -> None:
    table = Table(4).tokens("13 6 2", "/ 12 7 3", "11 8 4", "/ 10 9 5")
    table.do("invoke")
    auction = table.view().auction
    assert auction is not None
    assert auction.waiting == (0,)


def test_K10_the_last_of_a_full_circle_can_be_one_without_tokens() -> None:
    table = Table().tokens("13 8 5 2", "12 9 6 3", "/ 11 10 7 4").play("1: draw altar, 2: invoke, 1: pass, 2: bid 3")
    assert table.holds(2) == {"altar": 1}
    assert table.mover == 1


ALONE = ("8 5 / 13 2", "/ 12 9 6 3", "/ 11 10 7 4")


def test_K11_alone_one_draws_again_and_again() -> None:
    table = Table().tokens(*ALONE).play("1: draw altar, 1: draw relic")
    assert (table.mover, table.choices) == (1, {"draw", "invoke"})


def test_K11_alone_one_bids_or_passes_when_an_elder_sign_comes() -> None:
    table = Table().tokens(*ALONE).lay("altar").play("1: draw elder sign")
    assert (table.mover, table.choices) == (1, {"pass", "bid 5", "bid 8"})
    table.play("1: pass")
    assert table.events() == [BidPassed(seat=0, forced=False), NobodyBid(tiles=1, discarded=False)]
    assert table.play("1: draw elder sign, bid 5").holds(1) == {"altar": 1}
    assert (table.up(1), table.down(1), table.board) == ({8}, {13, 2, 1}, 5)


def test_K11_alone_one_must_bid_after_invoking() -> None:
    table = Table().tokens(*ALONE)
    table.do("invoke")
    assert (table.mover, table.choices) == (1, {"bid 5", "bid 8"})
    assert table.refuses("pass") == "8.6"


def test_K11_alone_with_a_full_track_one_may_pass() -> None:
    table = Table().tokens(*ALONE).lay(EIGHT)
    table.do("invoke")
    assert table.choices == {"pass", "bid 5", "bid 8"}
    table.do("pass")
    assert table.on_track == []
    assert table.mover == 1


def test_K11_one_plays_alone_until_the_tokens_are_used() -> None:
    table = Table().tokens(*ALONE).auction("5").auction("8")
    assert table.told(AeonEnded) == [AeonEnded(number=1, by="tokens", tiles=0)]


def test_K11_or_until_the_time_track_is_full() -> None:
    table = Table().tokens(*ALONE).play("draw elder sign, pass, " * 7 + "draw elder sign")
    assert table.told(AeonEnded) == [AeonEnded(number=1, by="time", tiles=0)]


def test_K36_one_is_asked_even_if_only_one_thing_is_possible() -> None:
    table = Table().tokens("2 / 13 8 5", "12 9 6 3", "11 10 7 4").lay(EIGHT)
    assert (table.mover, table.choices) == (1, {"invoke"})
    table = Table().tokens("2 / 13 8 5", "12 9 6 3", "11 10 7 4").play("1: invoke, 2: pass, 3: pass")
    assert (table.mover, table.choices) == (1, {"bid 2"})

"""Chapter 8: three games, the verdict and the winner."""

from __future__ import annotations

from ratskeller.games.darkhouse.events import GameBegan, Over, PageScored, Verdict
from tests.games.darkhouse.table import FULL_4, PERFECT, Rounds, Table

# A hundred points, or one less: block 4 full of sixes, a single die in block 3, no X.
HUNDRED: Rounds = [(4, "666666, 6>4 x6"), (4, "666666, 6>3-4, 6>3"), *[(4, "")] * 8]
NINETY_NINE: Rounds = [(4, "666666, 6>4 x6"), (4, "566666, 6>3-4, 5>3"), *[(4, "")] * 8]


def level(table: Table, *thirds: str) -> Table:
    """Game by game a full block 4 for everybody, then what each seat does when block 6 calls, then nothing."""
    table.rounds([(4, FULL_4)])
    return table.round(6, *thirds).idle(8, track=4)


def test_8_1_three_games_are_played_and_added_up() -> None:
    table = Table()
    for game in (1, 2, 3):
        assert not table.is_over
        assert table.view().game == game
        table.rounds(HUNDRED if game < 3 else NINETY_NINE)
        assert PageScored(seat=0, game=game, points=100 if game < 3 else 99) in table.events()
        assert (GameBegan(game=game + 1) in table.events()) == (game < 3)
    assert table.is_over
    assert [page.total for page in table.seat().pages] == [100, 100, 99]
    assert table.scores == [299]
    end = table.match.end()
    assert end is not None
    assert (end.end, end.clause, end.scores) == ("three games", "8.1", [299])
    assert table.events()[-1] == Over(ending=table.match.state.ending)


def test_8_1_after_the_third_nothing_more_can_be_done() -> None:
    table = Table().idle(30)
    assert table.awaited == set()
    assert table.chances == {}
    assert table.refuses("stop") is None
    assert table.cannot_fall("track 4")


def test_8_2_with_less_than_1100_points_a_player_is_fired() -> None:
    table = Table().rounds([*PERFECT, *PERFECT, *NINETY_NINE])
    assert table.scores == [1099]
    assert table.seat().kept is False
    assert Verdict(seat=0, points=1099, kept=False) in table.events()


def test_8_3_with_1100_points_a_player_may_come_back() -> None:
    table = Table().rounds([*PERFECT, *PERFECT, *HUNDRED])
    assert table.scores == [1100]
    assert table.seat().kept is True
    assert Verdict(seat=0, points=1100, kept=True) in table.events()
    assert table.view().target == 1100


def test_8_3_there_is_no_verdict_before_the_end() -> None:
    table = Table().rounds([*PERFECT, *PERFECT])
    assert table.seat().kept is None
    assert table.seat().rank is None


def test_8_4_the_highest_sum_wins() -> None:
    table = Table(3)
    table.round(4, FULL_4, FULL_4, FULL_4).round(3, "666666, 6>3", "666666, 6>3 x2", "").idle(8, track=4)
    table.round(4, FULL_4, FULL_4, FULL_4).round(3, "666666, 6>3 x4", "666666, 6>3 x2", "").idle(8, track=4)
    table.round(4, FULL_4, FULL_4, FULL_4).idle(9, track=4)
    assert table.scores == [312, 306, 282]
    assert table.ranks == [1, 2, 3]


def test_8_5_a_tie_goes_to_the_higher_block_6() -> None:
    table = Table(2, games=1)
    level(table, "666666, 6>5-6, 6>5", "666666, 6>6")
    assert table.scores == [100, 100]
    assert [seat.tie_points for seat in table.view().seats] == [0, 6]
    assert table.ranks == [2, 1]


def test_8_5_block_6_does_not_help_without_a_tie() -> None:
    table = Table(2, games=1)
    level(table, "666666, 6>5-6, 6>5 x2", "666666, 6>6")
    assert table.scores == [106, 100]
    assert table.ranks == [1, 2]


def test_8_6_who_is_still_level_is_left_level() -> None:
    table = Table(3, games=1)
    level(table, "666666, 6>6", "", "666666, 6>6")
    assert table.scores == [100, 94, 100]
    assert table.ranks == [1, 3, 1]

"""Chapters 1 to 3: the game as a whole, what is in the box, and how it is set up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from ratskeller.games.rathulhu.events import AeonBegan, TileDrawn, TokensDealt, Won
from ratskeller.games.rathulhu.kinds import TILES
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.state import State
from tests.games.rathulhu.table import BOX, GAME, Table

SETS: dict[int, list[set[int]]] = {
    5: [{16, 7, 2}, {15, 8, 3}, {14, 9, 4}, {13, 10, 5}, {12, 11, 6}],
    4: [{13, 6, 2}, {12, 7, 3}, {11, 8, 4}, {10, 9, 5}],
    3: [{13, 8, 5, 2}, {12, 9, 6, 3}, {11, 10, 7, 4}],
    2: [{9, 6, 4, 3}, {8, 7, 5, 2}],
}

# ---- 1 What it is about ------------------------------------------------------------------------------------


def test_1_1_the_game_lasts_three_aeons() -> None:
    table = Table()
    for aeon in (1, 2, 3):
        assert (table.view().aeon, table.phase) == (aeon, "turn")
        assert table.match.end() is None
        table.end_aeon()
    assert (table.phase, table.view().aeon) == ("over", 3)
    assert table.choices == set()


def test_1_2_favour_is_counted_after_every_aeon() -> None:
    table = Table().give(1, "5 relic")
    assert table.favour == [10, 10, 10]
    table.end_aeon()
    assert table.favour == [20, 5, 5]
    table.end_aeon()
    assert table.favour == [15, 0, 0]


def test_1_2_the_most_favour_in_the_end_wins() -> None:
    table = Table().give(2, "5 relic").end_aeon().end_aeon().end_aeon()
    # 10 + 15 − 3 × 5 for seat 2, with 30 in tokens; the others have no relics and 28 and 32 in tokens.
    assert table.favour == [-10, 10, 0]
    assert table.places == [3, 1, 2]
    assert table.told(Won) == [Won(seat=1, favour=10, token=None)]


# ---- 2 What is in the box ----------------------------------------------------------------------------------


def bag(seats: int = 3) -> dict[str, int]:
    """The bag before anything was drawn."""
    return {str(tile): count for tile, count in Table(seats).view().bag.items()}


def test_2_1_tiles_to_collect() -> None:
    found = bag()
    assert (found["shoggoth"], found["cultist"], found["altar"]) == (25, 25, 12)
    assert [found[f"tome {number}"] for number in range(1, 6)] == [5] * 5
    assert [found[f"site {number}"] for number in range(1, 9)] == [5] * 8
    assert sum(count for tile, count in found.items() if tile in ("shoggoth", "cultist", "altar")) == 62
    assert "tome 6" not in found
    assert "site 9" not in found


def test_2_2_ten_setbacks_of_four_kinds() -> None:
    found = {tile: count for tile, count in bag().items() if tile.endswith("setback")}
    assert set(found) == {"shoggoth setback", "ritual setback", "tome setback", "site setback"}
    assert sum(found.values()) == 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_3_all_in_all_180_tiles_however_many_play(seats: int) -> None:
    found = bag(seats)
    assert (found["old one"], found["relic"], found["elder sign"]) == (8, 5, 30)
    assert sum(found.values()) == Table(seats).view().bag_tiles == 180
    assert Table(seats).tiles() == BOX


def test_2_4_sixteen_tokens() -> None:
    assert Table(5).all_tokens() == list(range(1, 17))
    assert {notation for notation in map(GAME.write_action, GAME.action_codes()) if notation.startswith("bid")} == {
        f"bid {token}" for token in range(1, 17)
    }


@pytest.mark.parametrize(("seats", "tokens"), [(4, 13), (3, 13), (2, 9)])
def test_2_4_with_fewer_players_the_highest_tokens_stay_in_the_box(seats: int, tokens: int) -> None:
    assert Table(seats).all_tokens() == list(range(1, tokens + 1))


@pytest.mark.parametrize(("seats", "spaces"), [(5, 10), (4, 9), (3, 8), (2, 8)])
def test_2_5_the_tracks_of_the_board(seats: int, spaces: int) -> None:
    table = Table(seats)
    assert len(table.track) == 8
    assert table.view().spaces == spaces
    table.signs(spaces - 2).play("draw elder sign")
    assert (table.view().aeon, table.phase) == (1, "bidding")
    table = Table(seats).signs(spaces - 1).play("draw elder sign")
    assert (table.view().aeon, table.phase) == (2, "turn")


def test_2_6_the_sheet_has_a_line_for_each_row_and_aeon() -> None:
    table = Table()
    assert table.view().sheet == ()
    table.end_aeon()
    assert [(line.row, line.aeon, len(line.cells)) for line in table.view().sheet] == [
        ("old_ones", 1, 3),
        ("relics", 1, 3),
        ("tomes", 1, 3),
        ("altars", 1, 3),
        ("cultists", 1, 3),
        ("shoggoths", 1, 3),
    ]
    table.end_aeon().end_aeon()
    assert len(table.view().sheet) == 6 * 3 + 3
    assert [(line.row, line.aeon) for line in table.view().sheet][-4:] == [
        ("shoggoths", 3),
        ("sites", 3),
        ("alike", 3),
        ("tokens", 3),
    ]


# ---- 3 Setting up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_1_the_token_1_lies_on_the_board(seats: int) -> None:
    table = Table(seats)
    assert table.board == 1
    assert all(1 not in table.up(seat) for seat in range(1, seats + 1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_2_every_player_gets_one_of_the_sets(seats: int) -> None:
    table = Table(seats)
    assert [table.up(seat) for seat in range(1, seats + 1)] == SETS[seats]
    assert [table.down(seat) for seat in range(1, seats + 1)] == [set()] * seats


def test_3_2_the_sets_fall_by_lot() -> None:
    table = Table(4, sets=(3, 1))
    assert [table.up(seat) for seat in (1, 2, 3, 4)] == [{11, 8, 4}, {13, 6, 2}, set(), set()]
    assert table.chances == {"tokens 2": Fraction(1, 2), "tokens 4": Fraction(1, 2)}
    table.deal("tokens 4")
    assert table.events() == [
        TokensDealt(seat=2, tokens=(10, 9, 5)),
        TokensDealt(seat=3, tokens=(12, 7, 3)),
        AeonBegan(number=1, first=1),
    ]


@pytest.mark.parametrize("seats", [1, 6])
def test_3_2_there_are_no_sets_for_other_numbers_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5 seats"):
        Match(GAME, seats)


def test_3_3_every_tile_in_the_bag_is_equally_likely() -> None:
    table = Table().lay("3 shoggoth, relic")
    table.do("draw")
    left = BOX - Counter({"shoggoth": 3, "relic": 1})
    assert table.chances == {f"tile {tile}": Fraction(count, 176) for tile, count in left.items()}


def test_3_3_a_tile_that_is_out_of_the_bag_cannot_be_drawn() -> None:
    table = Table().lay("5 relic")
    table.do("draw")
    assert len(table.chances) == len(TILES) - 1
    assert "tile relic" not in table.chances


def test_3_3_a_generator_draws_what_the_odds_say() -> None:
    table = Table().lay("5 relic")
    table.do("draw")
    drawn = Counter(GAME.write_outcome(table.state.draw(Rng(seed))) for seed in range(700))
    assert drawn == Counter(GAME.write_outcome(State.draw(table.state, Rng(seed))) for seed in range(700))
    assert set(drawn) == set(table.chances)
    assert drawn["tile elder sign"] > drawn["tile altar"] > drawn["tile ritual setback"] > 0


def test_3_4_what_is_discarded_never_goes_back() -> None:
    table = Table().lay("5 relic, 3 altar").auction("pass", "pass", "pass")
    assert table.discarded == {"relic": 5, "altar": 3}
    table.do("draw")
    assert "tile relic" not in table.chances
    table.deal("tile altar")
    table.end_aeon().end_aeon()
    assert table.discarded["relic"] == 5
    assert "relic" not in {str(tile) for tile in table.view().bag}
    assert table.tiles() == BOX


@pytest.mark.parametrize("scores", ["open", "hidden"])
def test_3_5_collections_and_tokens_are_open_to_everybody(scores: str) -> None:
    table = Table(scores=scores).lay("2 shoggoth, tome 4").auction("12", "pass")
    for viewer in (None, 1, 2, 3):
        seat = table.view(viewer).seats[1]
        assert (seat.collection.shoggoths, seat.collection.tomes) == (2, (0, 0, 0, 1, 0))
        assert (seat.tokens_up, seat.tokens_down) == ((9, 6, 3), (1,))


def test_3_5_what_is_won_lies_in_front_of_the_winner() -> None:
    table = Table().lay("2 shoggoth, tome 4, site 8, relic, old one, altar, cultist").auction("12", "pass")
    assert table.holds(2) == {
        "shoggoth": 2,
        "tome 4": 1,
        "site 8": 1,
        "relic": 1,
        "old one": 1,
        "altar": 1,
        "cultist": 1,
    }
    assert table.holds(1) == table.holds(3) == {}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_6_everybody_begins_with_ten_favour(seats: int) -> None:
    assert Table(seats).favour == [10] * seats
    assert Table(seats, sets=()).favour == [10] * seats


def test_3_7_scores_may_be_hidden_by_the_table() -> None:
    shown, hidden = Table(), Table(scores="hidden")
    assert [seat.favour for seat in shown.view(2).seats] == [10, 10, 10]
    assert [seat.favour for seat in hidden.view(2).seats] == [None, 10, None]
    assert (shown.view().scores_hidden, hidden.view().scores_hidden) == (False, True)


# ---- rulings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_K18_every_token_exists_once_so_one_player_begins(seats: int) -> None:
    tokens = Table(seats).all_tokens()
    assert len(tokens) == len(set(tokens))
    for dealt in permutations(range(1, seats + 1)):
        table = Table(seats, sets=dealt[:-1])
        assert table.told(AeonBegan) == [AeonBegan(number=1, first=dealt.index(1))]
        assert table.mover == dealt.index(1) + 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_K22_every_way_to_hand_out_the_sets_is_equally_likely(seats: int) -> None:
    table, likely = Table(seats, sets=()), Fraction(1)
    for number in range(seats, 1, -1):
        assert table.view().dealt == seats - number
        assert table.chances == {f"tokens {left}": Fraction(1, number) for left in range(1, number + 1)}
        likely *= table.chances[f"tokens {number}"]
        table.deal(f"tokens {number}")
    assert 1 / likely == {2: 2, 3: 6, 4: 24, 5: 120}[seats]


def test_K22_a_generator_hands_out_every_set() -> None:
    table = Table(4, sets=(2,))
    dealt = Counter(GAME.write_outcome(table.state.draw(Rng(seed))) for seed in range(90))
    assert dealt == Counter(GAME.write_outcome(State.draw(table.state, Rng(seed))) for seed in range(90))
    assert set(dealt) == {"tokens 1", "tokens 3", "tokens 4"}
    assert min(dealt.values()) > 15


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_K31_the_last_player_gets_the_set_that_is_left(seats: int) -> None:
    table = Table(seats)
    assert len(table.match.steps) == seats - 1
    assert table.up(seats) == SETS[seats][-1]
    assert (table.phase, table.view().sets_left) == ("turn", ())


def test_K33_the_names_change_nothing_in_play() -> None:
    pack = GAME.shipped_packs()["names"]["mythos"]
    named: Any = {
        "name": "plain",
        "title": "Plain names",
        "tomes": [{"name": f"Book {number}", "provenance": "printed"} for number in range(5)],
        "sites": [{"name": f"Place {number}", "provenance": "printed"} for number in range(8)],
    }
    one, other = Match(GAME, 2), Match(GAME, 2, packs={"names": named})
    for match in (one, other):
        match.deal(GAME.read_outcome("tokens 1"))
        match.act(0, GAME.read_action("draw"))
        match.deal(GAME.read_outcome("tile tome 3"))
    assert one.steps == other.steps
    assert one.events[-1][0].what == TileDrawn(seat=0, tile=TILES[5], space=0)
    assert (one.scene(0).view.names, str(other.scene(0).view.names.tomes[2].name)) == (pack, "Book 2")


def test_K38_the_number_of_each_setback() -> None:
    found = bag()
    assert found["shoggoth setback"] == found["ritual setback"] == found["site setback"] == 2
    assert found["tome setback"] == 4


def test_K40_two_players_have_the_sets_and_the_time_of_this_rulebook() -> None:
    table = Table(2)
    assert (table.up(1), table.up(2)) == ({9, 6, 4, 3}, {8, 7, 5, 2})
    assert table.view().spaces == 8

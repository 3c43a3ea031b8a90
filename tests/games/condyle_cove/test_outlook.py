"""What a position of Condyle Cove promises: no rule, but a search goes by it."""

from __future__ import annotations

from typing import Any

import pytest

from ratskeller.games.condyle_cove.rules import codes, outlook
from tests.games.condyle_cove.alone import HIM, Alone
from tests.games.condyle_cove.box import NINE
from tests.games.condyle_cove.table import Table

BOOGEYMAN = "THE BOOGEYMAN"


def three(where: str = "town hill beach", **options: Any) -> Table:
    """A table of three who have equally much, before the move of the first one."""
    table = Table(3, **options).cove(NINE).pawns(where)
    for seat in (1, 2, 3):
        table.hand(seat, "").pile(seat, 10)
    return table


def hopes(table: Table) -> list[float]:
    """What the position promises each seat."""
    return [table.state.promise(seat) for seat in range(table.state.seats)]


def test_equals_hope_for_the_same_and_all_hopes_are_one_win() -> None:
    assert hopes(three().turn()) == pytest.approx([1 / 3] * 3)
    table = three().pile(1, 4).pile(3, 12).hand(2, "LOST").turn()
    first, second, third = hopes(table)
    assert first < second < third
    assert first + second + third == pytest.approx(1.0)


def test_a_card_in_the_hand_counts_and_an_answer_counts_more() -> None:
    bare, card, answer = (hopes(three().hand(1, cards).turn())[0] for cards in ("", "LOST", "SHED SOME LIGHT"))
    assert bare < card < answer


def test_who_is_out_hopes_for_nothing() -> None:
    table = three().turn()
    table.state.alive = 0b110
    assert hopes(table) == pytest.approx([0.0, 0.5, 0.5])


def test_who_will_start_in_the_cul_de_sac_may_be_out_there() -> None:
    table = three("town corner beach").turn()
    first, second, third = hopes(table)
    assert second == pytest.approx(5 / 6 / 3)
    assert first == third == pytest.approx((1 - second) / 2)


def test_two_who_will_start_there_take_the_risk_one_after_the_other() -> None:
    """If the first of them is out, the last of the others may still go out; if both are, the third has won."""
    table = three("town corner corner").turn()
    assert sum(hopes(table)) == pytest.approx(1.0)
    assert hopes(table)[0] == pytest.approx(1 / 36 + 2 * 5 / 36 / 2 + 25 / 36 / 3)


def test_an_act_gives_to_whom_survives_it_if_there_is_something_to_give() -> None:
    poor, rich = (hopes(three("town corner beach").discard(2, cards).turn())[1] for cards in (0, 5))
    assert poor < rich


@pytest.mark.parametrize(
    ("acts", "knowing", "risk"),
    [
        ("", {}, 1 / 6),
        ("[SHOVE], [UNDER THE BED]", {}, 1 / 4),
        (f"{BOOGEYMAN}, SHOVE", {}, 1 / 6),
        (f"{BOOGEYMAN}, SHOVE", {1: 2}, 0.0),  # knows a good one
        (f"{BOOGEYMAN}, SHOVE", {0: 2}, 0.0),  # knows where he is, and that the others are good
        (f"{BOOGEYMAN}, SHOVE", {0: 1, 1: 4}, 1 / 6),  # what others know is no help
        (f"[SHOVE], [UNDER THE BED], [MAKE YOUR MOVE], [HIDDEN PASSAGE], [HOLD YOUR BREATH], {BOOGEYMAN}", {5: 2}, 1.0),
    ],
)
def test_the_risk_is_what_the_player_must_fear(acts: str, knowing: dict[int, int], risk: float) -> None:
    table = three("town corner beach").acts(acts).turn()
    for place, seats in knowing.items():
        table._set("act_known", place, seats)
    assert outlook.risk_of(table.state, 1) == pytest.approx(risk)


def test_where_no_act_is_left_there_is_no_risk() -> None:
    table = three("town corner beach").turn()
    table.state.acts_up = table.state.act_places
    assert outlook.risk_of(table.state, 1) == 0.0


def test_a_search_judges_before_the_move_and_nowhere_else() -> None:
    table = three().turn()
    assert table.state.is_quiet()
    table.do("stay")
    assert not table.state.is_quiet()


def test_alone_own_cards_give_hope_and_his_take_it() -> None:
    base = Alone().me("cemetery").my_turn().state.promise(0)
    assert Alone().pile(1, 10).my_turn().state.promise(0) < base
    assert Alone().pile(HIM, 8).my_turn().state.promise(0) > base
    assert 0.0 < base < 1.0


def test_alone_he_is_feared_as_far_as_his_deck_can_take_him() -> None:
    """After two steps the orphan is so far ahead; one of his eight cards goes four spaces, three go three."""
    risks = {1: 4 / 8, 2: 1 / 8, 3: 0.0}
    spaces = ("corner", "highway", "alley", "town")
    for ahead, risk in risks.items():
        assert outlook.danger(Alone().him("corner").me(spaces[ahead]).my_turn().state) == pytest.approx(risk)
    behind = Alone().him("alley").me("highway").my_turn().state  # all around the ring
    assert outlook.danger(behind) == 0.0


def test_alone_only_the_cards_left_in_his_deck_are_feared() -> None:
    state = Alone().him("corner").me("alley").my_turn().state
    longest = max(range(codes.MOVE_CARDS), key=lambda number: state.content.move_spaces[number])
    state.move_left &= ~(1 << longest)
    assert outlook.danger(state) == 0.0

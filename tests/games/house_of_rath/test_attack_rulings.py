"""The rulings about the attack and running away."""

from __future__ import annotations

from ratskeller.games.house_of_rath.events import (
    Attacked,
    CardOpened,
    Claimed,
    Cornered,
    Fled,
    GaveUp,
    Out,
    Stayed,
)
from tests.games.house_of_rath.scenes import attacked
from tests.games.house_of_rath.table import LINE, Table


def test_H19_one_must_choose_a_victim_even_among_own_orphans() -> None:
    table = Table().orphans(rest="d", b="1 2").boogey(1)
    assert table.choices() == {"attack 1", "attack 2"}
    table.play("attack 2, 1: claim, fate 1")
    assert table.where(2) is None


def test_H20_the_question_is_put_in_secret() -> None:
    table = attacked(4).play("1: let go")
    for viewer in (None, 1, 2, 3):
        assert table.events(viewer) == []
    assert [table.view(viewer).attack.answered for viewer in (1, 2, 3)] == [True, False, False]  # type: ignore[union-attr]
    table.play("2: claim")
    for viewer in (None, 1, 2, 3):
        assert table.told(Claimed, viewer) == [Claimed(seat=1, orphan=4)]


def test_H20_an_orphan_whose_card_is_up_is_claimed_already() -> None:
    table = Table().up("4").orphans(rest="d", b="4").boogey()
    assert (table.phase, table.mover, table.asked) == ("running", 2, [])
    assert table.choices() == {"run", "stay"}


def test_H21_who_does_not_claim_keeps_the_card_and_gets_none() -> None:
    table = attacked(4).let_go()
    assert table.seat(2).hand == (4, 5, 6)
    assert table.seat(2).lessons == 0
    assert table.view().lessons_left == 3
    assert table.seat(2).children == 2


def test_H22_one_run_away_card_for_every_claimed_orphan_that_dies() -> None:
    table = attacked(4).play("2: claim, fate 1, learn 1")
    table.orphans(rest="d", b="5").boogey(1).play("2: claim, fate 1, give up, learn 2")
    assert table.seat(2).lesson_cards == (1, 2)
    table = Table().up("4").orphans(rest="d", b="4").boogey().play("2: stay, learn 5")
    assert table.seat(2).lesson_cards == (5,)


def test_H23_any_number_of_cards_but_one_is_earned() -> None:
    table = Table(4).lessons(2, "3 5").orphans(rest="d", b="4").boogey()
    table.play("2: claim, fate 1, dash 3, fate 1")
    assert table.where(4) == "b"
    assert table.choices() == {"dash 5", "give up"}
    table.play("dash 5, fate 1")
    assert table.where(4) is None
    table.play("learn 1")
    assert table.seat(2).lesson_cards == (1,)
    assert (table.phase, table.whose) == ("rolling", 2)


def test_H23_the_orphan_is_removed_when_its_owner_gives_up() -> None:
    table = Table(4).lessons(2, "3 5").orphans(rest="d", b="4").boogey().play("2: claim, fate 1, give up")
    assert table.told(GaveUp) == [GaveUp(seat=1, orphan=4)]
    assert table.where(4) is None
    assert table.seat(2).lesson_cards == (3, 5)


def test_H24_a_card_earned_in_this_turn_is_not_among_those_to_use() -> None:
    table = Table().lessons(2, "3").orphans(rest="d", b="4").boogey().play("2: claim, fate 1, dash 3, fate 1, learn 5")
    assert table.where(4) is None
    assert (table.phase, table.whose) == ("rolling", 2)
    table.orphans(rest="d", b="5").play("roll lock, nothing, go on, 2: claim, fate 1")
    assert table.choices(2) == {"dash 5", "give up"}


def test_H25_who_has_escaped_must_move() -> None:
    table = Table().locks("b-c").orphans(rest="d", b="4").boogey().play("2: claim, fate 5")
    assert table.choices() == {"go m", "go a", "go e"}
    assert table.refuses("go c") == "8.4"


def test_H25_without_a_way_out_the_orphan_lives_on_where_it_is() -> None:
    table = Table().house(LINE).locks("m-a").orphans(rest="d", m="4").boogey().play("2: claim, fate 5")
    assert table.told(Cornered) == [Cornered(orphan=4)]
    assert table.where(4) == "m"
    assert (table.phase, table.whose) == ("rolling", 2)
    table = Table().house(LINE).rath("b").locks("a-b", "b-c").orphans(rest="d", b="4").boogey()
    table.play("2: claim, fate 5")
    assert table.where(4) == "e"  # the Secret Passage alone


def test_H43_the_last_orphan_is_always_claimed_and_the_roll_is_made() -> None:
    table = Table().orphans(b="4", d="(1) (7)").boogey()
    assert table.choices(2) == {"claim"}
    assert table.refuses("let go", seat=2) == "H43"
    table.play("2: claim")
    assert table.phase == "fate"


def test_H45_claim_then_the_roll_then_the_cards() -> None:
    table = Table().lessons(2, "3").orphans(rest="d", b="4").boogey()
    assert table.choices(2) == {"claim", "let go"}
    assert table.refuses("dash 3", seat=2) is None
    table.play("2: claim")
    assert table.phase == "fate"
    table = Table().lessons(2, "3").orphans(rest="d", b="4").boogey().let_go()
    assert table.where(4) is None
    assert table.seat(2).lesson_cards == (3,)


def test_H51_what_leaves_no_choice_happens_without_a_question() -> None:
    table = attacked(4)  # one room, one victim
    assert table.told(Attacked) == [Attacked(seat=0, orphan=4, room="b")]
    table = Table().house(LINE).orphans(rest="d", m="4").boogey().play("2: claim, fate 5")
    assert table.told(Fled) == [Fled(orphan=4, start="m", room="a")]


def test_H57_the_last_orphan_is_asked_for_with_everybody_else() -> None:
    table = Table().orphans(b="4", d="(1) (7)").boogey()
    assert (table.phase, table.asked) == ("claiming", [1, 2, 3])
    table.play("1: let go, 3: let go")
    assert table.phase == "claiming"
    assert table.choices(2) == {"claim"}


def test_H58_the_attacked_orphans_card_is_turned_up_by_claiming_only() -> None:
    table = attacked(4)
    assert table.refuses("reveal 4", seat=2) == "H58"
    assert table.refuses("reveal 4", seat=1) == "18.1"
    table.play("2: reveal 5")
    assert table.phase == "claiming"


def test_H58_who_has_no_face_down_card_left_is_not_asked_any_more() -> None:
    table = Table().up("7 8").orphans(rest="d", b="4").boogey()
    assert table.asked == [1, 2, 3]
    table.play("3: reveal 9")
    assert table.asked == [1, 2]
    assert table.refuses("let go", seat=3) is None
    table.play("1: let go, 2: let go")
    assert table.where(4) is None


def test_H58_if_the_last_one_asked_reveals_the_last_card_the_window_closes() -> None:
    table = Table().up("7 8").orphans(rest="d", b="10").boogey().play("1: let go, 2: let go, 3: reveal 9")
    assert table.where(10) is None
    assert (table.phase, table.whose) == ("rolling", 2)


def test_H59_not_to_roll_is_to_give_the_orphan_up() -> None:
    table = Table().up("4").lessons(2, "3").orphans(rest="d", b="4").boogey().play("2: stay")
    assert table.told(Stayed) == [Stayed(seat=1, orphan=4)]
    assert table.where(4) is None
    assert table.seat(2).lesson_cards == (3,)


def test_H59_for_the_last_one_there_is_only_the_roll() -> None:
    table = Table().up("4").orphans(b="4", d="(1) (7)").boogey()
    assert table.phase == "running"
    assert table.choices(2) == {"run"}
    assert table.refuses("stay", seat=2) == "H43"


def test_H68_a_player_is_out_when_the_last_orphan_is_removed() -> None:
    # 5 and 6 were let go before; their cards are still face down.
    table = Table().orphans(b="4", d="(1) (7)").boogey()
    assert table.seat(2).down == 3
    table.play("2: claim, fate 1")
    assert table.told(Out) == [Out(seat=1)]
    assert sorted(event.orphan for event in table.told(CardOpened)) == [5, 6]

"""Condyle Cove, chapter 10: what cards say; with the rulings about targets and choices."""

from __future__ import annotations

from typing import Any

from ratskeller.games.condyle_cove.events import Discarded, Moved, TurnEnded
from tests.games.condyle_cove.box import CROSS, NINE, own_options
from tests.games.condyle_cove.table import Table


def nine(where: str = "town hill", seats: int = 2, **options: Any) -> Table:
    """A table with all nine Cove cards in play."""
    return Table(seats, **options).cove(NINE).pawns(where)


def test_10_1_away_from_danger_ends_the_turn_with_nobody_to_steal_from() -> None:
    table = nine("town hill").hand(1, "AWAY FROM DANGER, LOST").hand(2, "CURFEW").playing().use("AWAY FROM DANGER")
    assert (table.whose, table.held(2), table.held(1)) == (2, ["CURFEW"], ["LOST"])
    assert table.told(TurnEnded)


def test_10_2_without_a_detour_the_pawn_stays_and_the_cards_are_taken_all_the_same() -> None:
    table = nine("corner hill").acts("MAKE YOUR MOVE").pile(1, "BAD DOG").discard(2, "LOST, CRUMBS, CURFEW").turn()
    table.play("act 1")
    assert table.where(1) == "corner"
    assert table.in_pile(1) == ["BAD DOG", "CURFEW", "CRUMBS"]
    assert table.discarded(2) == ["LOST"]
    assert table.asks(1, "move")


def test_10_2_with_a_detour_the_pawn_is_put_there() -> None:
    drawing = CROSS.replace("woods", "detour")
    table = Table().cove(drawing).pawns("corner town").acts("MAKE YOUR MOVE").turn().play("act 1")
    assert table.where(1) == "detour"


def test_10_2_of_several_detours_any() -> None:
    drawing = CROSS.replace("woods", "detour").replace("town", "detour2")
    table = Table().cove(drawing).pawns("corner highway").acts("MAKE YOUR MOVE").turn().play("act 1")
    assert table.offers("go") == {"detour", "detour2"}


def test_10_3_any_pawn_is_any_pawn_the_own_one_too() -> None:
    table = nine("town hill cemetery", seats=3).hand(1, "BAD DOG").playing().play("play BAD DOG")
    assert table.offers("pawn") == {"1", "2", "3"}
    table = Table(2, benny="yes").pawns("town town").hand(1, "BAD DOG").playing().play("play BAD DOG")
    assert table.offers("pawn") == {"1", "2", "ghost"}


def test_10_4_another_player_is_anybody_but_oneself_and_never_benny() -> None:
    table = Table(3, benny="yes").pawns("town town town").hand(1, "SCARECROW, TATTLETALE").playing()
    table.play("play SCARECROW")
    assert table.offers("pawn") == {"2", "3"}
    assert table.refuses("pawn ghost") == "10.4"
    assert table.refuses("pawn 1") == "10.4"


def test_10_5_you_means_whoever_plays_the_card() -> None:
    table = nine("woods woods").hand(1, "OUT OF REACH, BAD DOG").pile(1, 2).pile(2, 2)
    table.discard(1, "LOST, CRUMBS, CURFEW").discard(2, "TATTLETALE, SCARECROW, LULLABY").playing().use("OUT OF REACH")
    assert (table.piled(1), table.piled(2)) == (5, 2)
    assert table.discarded(2) == ["TATTLETALE", "SCARECROW", "LULLABY"]


def test_10_6_everyone_means_whoever_plays_the_card_too() -> None:
    table = nine("woods woods").hand(1, "LOST, BAD DOG").hand(2, "CURFEW").playing().use("LOST")
    assert table.discarded(1)[:1] == ["(BAD DOG)"]
    assert table.discarded(2) == ["(CURFEW)"]


def test_C24_a_card_stolen_from_a_hand_is_picked_at_random() -> None:
    table = nine().hand(1, "STICKY FINGERS, LOST").hand(2, "CURFEW, CRUMBS, BAD DOG").playing()
    table.play("play STICKY FINGERS, pass")
    assert len(set(table.chances.values())) == 1
    assert list(table.chances) == ["hand 1", "hand 2", "hand 3"]
    table.play("hand 2, hand 1")
    assert table.held(1) == ["LOST", "CRUMBS", "CURFEW"]


def test_C24_one_from_a_pile_is_its_top_card() -> None:
    table = nine("hill creek").hand(1, "ON THE MOVE, LOST").pile(1, "BAD DOG").pile(2, "CURFEW, CRUMBS").playing()
    table.use("ON THE MOVE")
    assert table.in_pile(1) == ["BAD DOG", "CURFEW"]


def test_C25_all_our_stolen_cards_go_to_the_bottom() -> None:
    table = Table()
    decks = [deck for packs in table.match.game.shipped_packs().values() for deck in packs.values()]
    goals = set()
    for card in (card for deck in decks for card in getattr(deck, "cards", ())):
        lines = [line for _, line in card.lines()]
        goals |= {each.to for line in lines for each in line if each.do == "steal" and each.source != "hand"}
    assert goals == {"bottom"}


def test_C25_a_card_may_also_say_on_top() -> None:
    steal = {"do": "steal", "who": "another player", "cards": 2, "from": "pile", "to": "top"}
    table = Table(packs=own_options("TATTLETALE", does=[steal])).cove(NINE).pawns("hill creek")
    table.hand(1, "TATTLETALE, LULLABY").pile(1, "LOST").pile(2, "CURFEW, CRUMBS, BAD DOG").playing().use("TATTLETALE")
    assert table.in_pile(1) == ["CRUMBS", "CURFEW", "LOST"]  # in the order in which they came


def test_C27_away_from_danger_ends_the_whole_turn_without_draw_phase_or_test() -> None:
    table = nine("town beach").hand(1, "AWAY FROM DANGER, LOST").hand(2, "CURFEW").pile(1, 0).playing()
    table.use("AWAY FROM DANGER")
    assert table.held(1) == ["LOST", "CURFEW"]
    assert (table.player(1).alive, table.whose) == (True, 2)


def danger(hand: str, pile: int, **options: Any) -> Table:
    """Seat 1 plays AWAY FROM DANGER at a table where a turn that a card ends still has its Draw phase."""
    table = nine("town beach", turn_end="draw", **options).hand(1, f"AWAY FROM DANGER, {hand}").hand(2, "CURFEW")
    table.pile(1, pile).playing()
    text = str(table.view(1).cards[table.names.option("AWAY FROM DANGER")].text)
    assert text.endswith("(The Draw phase comes all the same.)")
    return table.use("AWAY FROM DANGER")


def test_C27_with_the_option_the_draw_phase_comes_all_the_same() -> None:
    table = danger("LOST", 5)
    assert table.told(TurnEnded, steps=4)[0].draws
    assert (table.held(1)[:2], len(table.held(1)), table.whose) == (["LOST", "CURFEW"], 4, 2)


def test_C27_with_the_option_no_more_cards_are_played() -> None:
    table = danger("LOST, BAD DOG", 5)
    assert (table.held(1)[:2], table.whose) == (["LOST", "BAD DOG"], 2)


def test_C27_with_the_option_who_has_no_draw_pile_is_out() -> None:
    table = danger("LOST", 0)
    assert table.ending == "options"


def test_C27_with_the_option_who_has_no_room_draws_what_needs_none() -> None:
    table = nine("town beach", turn_end="draw").cove(CROSS.replace("woods", "beach"))
    table.hand(1, "AWAY FROM DANGER, LOST, BAD DOG, KIDNAPPED").pile(1, 5).hand(2, "CURFEW").playing()
    table.use("AWAY FROM DANGER")
    assert (len(table.held(1)), table.phase) == (4, "lay")


def test_C27_with_the_option_benny_may_scream_before_the_draw_phase() -> None:
    table = Table(2, benny="yes", turn_end="draw").pawns("town town").hand(1, "AWAY FROM DANGER, LOST").turn().settle()
    table.play("stop").settle().play("play AWAY FROM DANGER")
    assert table.told(TurnEnded)[0].draws
    assert table.phase == "scream"
    assert table.settle().asks(1, "draw")


def test_C30_another_players_card_never_means_benny() -> None:
    table = Table(2, benny="yes").pawns("town highway").hand(1, "SCARECROW, LOST").playing().play("play SCARECROW")
    assert table.phase == "where"  # the only other player needs no choosing


def test_C31_what_happens_to_several_happens_clockwise_from_the_actor() -> None:
    table = nine("highway field highway", seats=3).hand(2, "HIT AND RUN, LOST").playing(2).use("HIT AND RUN")
    assert [event.seat for event in table.told(Discarded)] == [1, 2, 0]


def test_C31_the_choices_too() -> None:
    table = nine("beach corner town", seats=3, fourth_player="always").hand(3, "RING THE BELL").playing(3)
    table.play("play RING THE BELL")
    asked = []
    for goal in ("field", "woods"):
        asked.append(table.view().pawn)
        table.play(f"go {goal}")
    assert asked == [0, 1]
    assert (table.where(1), table.where(2)) == ("field", "woods")


def test_C44_cards_move_exactly_as_far_as_they_say() -> None:
    table = nine("town hill").hand(1, "RUN FOR IT").playing().play("play RUN FOR IT, pawn 2")
    assert table.refuses("go corner") == "C44"
    # From the end of an arm an odd number of steps ends an odd number of steps away, and never on the Cul-De-Sac here.
    assert table.offers("go") == {"town", "highway", "woods", "cemetery"}


def test_C44_one_of_two_numbers() -> None:
    table = nine("town hill").hand(1, "SCARECROW").playing().play("play SCARECROW")
    assert table.offers("go") == {"hill", "corner", "alley", "creek", "beach"}


def test_C58_targets_and_spaces_are_chosen_before_anybody_is_asked_to_answer() -> None:
    table = nine("town hill beach", seats=3).hand(1, "SCARECROW, LOST").hand(2, "CURFEW").hand(3, "CRUMBS").playing()
    table.play("play SCARECROW")
    assert table.asks(1, "who")
    table.play("pawn 3")
    assert table.asks(1, "where")
    table.play("go corner")
    assert table.asks(2, "answer")
    assert table.where(3) == "beach"


def test_C58_which_card_is_discarded_is_chosen_when_it_is_reached() -> None:
    table = nine("town highway").hand(1, "SCARECROW, LOST").hand(2, "CURFEW, CRUMBS").pile(2, 5).playing()
    table.play("play SCARECROW, go cemetery, 2: pass")
    assert table.asks(2, "lose")


def test_C58_which_act_is_looked_at_is_chosen_when_it_is_reached() -> None:
    table = nine().hand(1, "THROUGH THE KEYHOLE, LOST").hand(2, "CURFEW").playing()
    table.play("play THROUGH THE KEYHOLE")
    assert table.asks(2, "answer")
    table.play("pass")
    assert table.asks(1, "peek")


def test_C59_the_only_target_needs_no_choosing() -> None:
    table = nine("town creek").hand(1, "TATTLETALE, LOST").pile(2, 5).playing().play("play TATTLETALE")
    assert table.piled(2) == 3


def test_C59_the_only_space_needs_no_choosing() -> None:
    table = nine("town hill").hand(1, "SHADOW ON THE WALL, LOST").playing().play("play SHADOW ON THE WALL")
    assert table.where(2) == "town"
    assert len(table.told(Moved)) == 1


def test_C59_a_look_that_a_space_gives_is_asked_for_even_with_one_target() -> None:
    assert nine("field town").hand(2, "LOST").turn().asks(1, "who")


def test_C59_a_look_that_a_card_gives_at_the_only_other_hand_needs_no_choosing() -> None:
    table = nine().hand(1, "THROUGH THE KEYHOLE, LOST").hand(2, "CURFEW").playing().play("play THROUGH THE KEYHOLE")
    assert table.asks(2, "answer")
    assert table.sees(1, 2) == [None]
    table.play("2: pass, act 1").settle()
    assert table.sees(1, 2) == ["CURFEW"]


def test_C59_drawing_goes_by_itself_when_there_is_one_pile() -> None:
    assert nine().drawing().state.is_chance()


def test_C59_with_an_empty_hand_the_play_phase_is_over() -> None:
    table = Table().pawns("town town").turn().play("stay")
    assert table.asks(1, "draw")


def test_C68_an_acts_choices_are_made_when_they_are_reached_and_nobody_can_answer() -> None:
    table = nine("corner hill").hand(2, "CAT UNDER A LAMP").acts("SHOVE").turn().play("act 1")
    assert table.asks(1, "who")
    table.play("pawn 2")
    assert table.where(2) == "town"
    assert table.mover == 1


def test_C52_a_look_at_several_acts_is_a_look_at_different_ones() -> None:
    look = {"do": "peek", "what": "act", "cards": "all"}
    table = Table(packs=own_options("TATTLETALE", does=[look])).cove(NINE).pawns("town creek")
    table.hand(1, "TATTLETALE, LOST").playing().play("play TATTLETALE")
    for place in range(1, 6):
        table.settle().play(f"act {place}")
        assert table.settle().refuses("act 1") in {"12.5", None}
    assert table.asks(1, "play")
    assert all(act.act is not None for act in table.view(1).acts)


def test_C29_what_lasts_until_the_next_turn_of_a_player_who_is_out_is_over() -> None:
    hold = {"do": "grant", "who": "another player", "gives": "stuck", "lasts": "round"}
    table = Table(3, packs=own_options("TATTLETALE", does=[hold])).cove(NINE).pawns("town creek hill").pile(1, 0)
    table.hand(1, "TATTLETALE, LOST").playing().use("TATTLETALE", "pawn 2")
    assert table.player(2).holds == {"stuck": 1}
    table.play("stop")
    assert (table.player(1).alive, table.asks(2, "move")) == (False, True)

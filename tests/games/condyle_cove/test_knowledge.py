"""Condyle Cove: who knows which card, and the rulings that make the game end (C43, C50, C56, C57, C60, C67)."""

from __future__ import annotations

from fractions import Fraction

from ratskeller.games.condyle_cove.events import Discarded, Got, Played, Spent, Stolen
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.numbers import HIDDEN, SPECTATOR
from ratskeller.kernel.rng import Rng
from tests.games.condyle_cove.box import NINE, own_options
from tests.games.condyle_cove.scenes import holding, nine
from tests.games.condyle_cove.table import Opening, Table

LOOK = "THROUGH THE KEYHOLE"  # at a hand, and at an Act


def pile_seen(table: Table, seat: int, viewer: int) -> list[tuple[int, str]]:
    """What a viewer knows of a draw pile: how deep, and which card."""
    return [(each.depth, table.names.of[each.card]) for each in table.player(seat, viewer).pile_known]


def discards_seen(table: Table, seat: int, viewer: int) -> list[str | None]:
    """What a viewer knows of a discard pile, the top card last."""
    slots = table.player(seat, viewer).discard
    return [None if slot.card is None else table.names.of[slot.card] for slot in slots]


# ---- C43, C60: the game ends --------------------------------------------------------------------------------------


def test_C43_a_card_that_brings_cards_back_leaves_the_game() -> None:
    table = holding("CRUMBS").discard(1, "CURFEW").use("CRUMBS")
    assert (table.gone, table.discarded(1)) == (["CRUMBS"], [])
    assert table.told(Spent)[0].card == table.names.option("CRUMBS")


def test_C43_also_if_there_was_nothing_to_bring_back() -> None:
    assert holding("CRUMBS").use("CRUMBS").gone == ["CRUMBS"]


def test_C43_unless_its_pack_says_otherwise() -> None:
    table = Table(packs=own_options("CRUMBS", stays=True)).cove(NINE).pawns("town creek").hand(1, "CRUMBS, LOST")
    table.discard(1, "CURFEW").playing().use("CRUMBS")
    assert (table.gone, table.discarded(1)) == ([], ["CRUMBS"])


def test_C43_after_two_hundred_turns_who_has_the_most_cards_wins() -> None:
    table = nine("town hill beach").pile(1, 3).hand(1, "LOST").pile(2, 5).pile(3, 4).discard(1, 9)
    table.state.turns = 199
    table.turn(1)
    assert table.phase == "move"
    table.turn(2)
    assert (table.ending, table.places) == ("limit", [2, 1, 2])


def test_C60_in_one_turn_at_most_sixty_cards_are_played() -> None:
    table = holding("CURFEW, LULLABY")
    table.state.plays = 58
    table.use("CURFEW")
    assert table.asks(1, "play")
    table.use("LULLABY")
    assert table.phase != "play"


# ---- C50: discarding ----------------------------------------------------------------------------------------------


def test_C50_the_owner_chooses_which_card_of_the_hand() -> None:
    table = nine("corner highway").hand(1, "SCARECROW, BAD DOG").hand(2, "LOST, CURFEW, CRUMBS").playing()
    table.use("SCARECROW", "go cemetery")
    assert table.asks(2, "lose")
    table.play("card CURFEW")
    assert (table.held(2), table.discarded(2)) == (["LOST", "CRUMBS"], ["(CURFEW)"])


def test_C50_from_the_pile_it_is_the_top_card_unseen() -> None:
    table = holding("TATTLETALE").pile(2, "LOST, CURFEW, CRUMBS").use("TATTLETALE")
    assert table.discarded(2) == ["(LOST)", "(CURFEW)"]
    assert discards_seen(table, 2, 2) == [None, None]
    assert discards_seen(table, 2, 1) == [None, None]


# ---- C56, C57, C67 ------------------------------------------------------------------------------------------------


def test_C56_everybody_sees_from_which_place_a_card_is_played_or_discarded() -> None:
    table = nine("town beach").hand(1, "LOST, CURFEW, CRUMBS").hand(2, "BAD DOG").playing().play("play CURFEW")
    assert table.told(Played)[0].place == 1
    table = nine("beach town").hand(1, "LOST, CURFEW, CRUMBS").turn().play("go cemetery, card 3")
    assert table.told(Discarded)[0].place == 2


def test_C56_a_new_card_lies_at_the_end() -> None:
    table = nine().hand(1, "LOST, CURFEW").drawing().play("option BAD DOG, option CRUMBS")
    assert table.held(1) == ["LOST", "CURFEW", "BAD DOG", "CRUMBS"]


def test_C56_who_has_seen_a_card_knows_where_it_is() -> None:
    table = holding(f"{LOOK}, LULLABY", "town beach hill").hand(2, "LOST, CURFEW, CRUMBS").use(LOOK, "pawn 2, act 1")
    table.playing(2).use("CURFEW")
    assert table.sees(1, 2) == ["LOST", "CRUMBS"]
    assert table.sees(3, 2) == [None, None]
    table.pile(2, 5).cove(NINE).drawing(2).settle()
    assert table.sees(1, 2)[:2] == ["LOST", "CRUMBS"]
    assert table.sees(1, 2)[2:] == [None] * (len(table.held(2)) - 2)


def test_C56_also_after_it_was_discarded_face_down() -> None:
    table = holding(f"{LOOK}, LOST", "town woods hill").hand(2, "CURFEW, CRUMBS").use(LOOK, "pawn 2, act 1").use("LOST")
    assert sorted(discards_seen(table, 2, 1), key=str) == ["CRUMBS", "CURFEW"]
    assert discards_seen(table, 2, 3) == [None, None]


def test_C56_or_put_under_the_pile() -> None:
    table = holding(f"{LOOK}, LULLABY", "town woods hill").hand(2, "UNDER THE MATTRESS, CRUMBS, LOST")
    table.use(LOOK, "pawn 2, act 1").playing(2).play("play UNDER THE MATTRESS, 1: pass, card CRUMBS, keep")
    assert pile_seen(table, 2, 1) == [(6, "CRUMBS")]
    assert pile_seen(table, 2, 2) == [(6, "CRUMBS")]
    assert pile_seen(table, 2, 3) == []


def test_C57_copies_of_a_card_are_numbered() -> None:
    table = nine().hand(1, "KIDNAPPED 2").playing()
    info = table.view(1).cards[table.names.option("KIDNAPPED 2")]
    assert (str(info.name), info.copy) == ("KIDNAPPED", 2)


def test_C67_what_is_stolen_from_a_pile_stays_unseen() -> None:
    table = holding("ON THE MOVE", "hill creek").pile(2, "LOST, CURFEW").use("ON THE MOVE")
    assert pile_seen(table, 1, 1) == pile_seen(table, 1, 2) == []
    assert table.told(Got, seat=1) == []


def test_C67_of_a_card_stolen_from_a_hand_only_thief_and_victim_know() -> None:
    table = holding("STICKY FINGERS", "town creek hill").hand(2, "LOST")
    table.play("play STICKY FINGERS, pawn 2, pass")
    assert table.sees(1, 1) == ["BAD DOG", "LOST"]
    assert table.sees(2, 1) == [None, "LOST"]
    assert table.sees(3, 1) == [None, None]
    assert table.told(Stolen, seat=3) == []


def test_C67_a_card_that_was_face_up_stays_known_to_all_wherever_it_goes() -> None:
    table = holding("FINDERS KEEPERS", "town creek hill").discard(2, "(LOST), CURFEW").use("FINDERS KEEPERS", "pawn 2")
    for viewer in (1, 2, 3):
        assert pile_seen(table, 1, viewer) == [(6, "CURFEW")]


def test_C67_until_it_is_shuffled_in() -> None:
    table = holding("OUT OF REACH", "woods creek").discard(1, "LOST, CURFEW, CRUMBS").use("OUT OF REACH")
    assert (table.piled(1), pile_seen(table, 1, 1), pile_seen(table, 1, 2)) == (8, [], [])


def test_C67_after_a_shuffle_every_card_of_the_pile_is_as_likely_as_any() -> None:
    table = nine("woods creek").hand(1, "OUT OF REACH").pile(1, 2).discard(1, "LOST, CURFEW, CRUMBS").playing()
    table.play("play OUT OF REACH")
    # One of the five cards of the pile is LOST, so the first that is drawn is LOST in one case of five.
    numbers = {name: table.names.option(name) + 1 for name in ("LOST", "CURFEW")}
    assert all(table.chances[f"option {number}"] == Fraction(1, 5) for number in numbers.values())
    assert sum(table.chances.values()) == 1


def test_C67_what_was_shuffled_in_and_then_stolen_unseen_stays_unseen_when_it_is_shuffled_again() -> None:
    table = nine("woods creek").hand(1, "OUT OF REACH, OUT OF REACH, BAD DOG").hand(2, "ON THE MOVE, SCARECROW")
    table.pile(1, 2).pile(2, 3).discard(1, "LOST, CURFEW, CRUMBS").playing().use("OUT OF REACH")
    table.playing(2).use("ON THE MOVE").discard(1, "TATTLETALE, LULLABY").playing(1).play("play OUT OF REACH, pass")
    # Which of the five is now under the pile of seat 2 must be settled before the others are mixed; nobody is told.
    assert table.chances[f"option {table.names.option('LOST') + 1}"] == Fraction(1, 5)
    table.play("option LOST")
    assert table.in_pile(2)[-1] == "LOST"
    assert all(pile_seen(table, 2, viewer) == [] for viewer in (1, 2))
    assert table.events(seat=1, steps=1) == table.events(seat=2, steps=1)
    assert table.told(Got, seat=1) == table.told(Got, seat=2) == []
    assert (table.piled(1), table.piled(2)) == (6, 4)


def test_C67_of_cards_that_nobody_saw_nobody_knows_anything_when_they_are_shuffled_in() -> None:
    table = nine("woods creek").hand(1, "OUT OF REACH, BAD DOG").pile(1, 1).discard(1, "(LOST), (CURFEW)").playing()
    table.use("OUT OF REACH")
    assert table.piled(1) == 3
    assert pile_seen(table, 1, 1) == pile_seen(table, 1, 2) == []


def test_C67_a_card_that_all_know_is_known_when_it_is_drawn() -> None:
    table = nine("woods creek").hand(1, "CRUMBS, BAD DOG").pile(1, 0).discard(1, "CURFEW").playing().use("CRUMBS")
    table.play("stop").settle()
    assert table.held(1) == ["BAD DOG", "CURFEW"]
    assert table.sees(2, 1) == [None, "CURFEW"]


def test_C67_a_hand_that_lay_open_is_known_though_new_cards_are_not() -> None:
    table = Table(2, benny="yes").cove(NINE.replace("alley", "ground"), pile="").pawns("highway town", ghost="hill")
    table.keeps(1, "SEEN THROUGH").hand(1, "").pile(1, "LOST, CURFEW, CRUMBS").drawing().settle()
    assert table.sees(2, 1) == ["LOST", "CURFEW"]
    table.turn(1).play("silence, go ground, silence")
    assert table.permanents(1) == []
    table.play("stop, silence").settle()
    assert table.sees(2, 1) == ["LOST", "CURFEW", None]


def test_C52_an_act_that_was_looked_at_is_the_same_when_it_is_turned_up() -> None:
    table = holding("THROUGH THE KEYHOLE", "town corner").use("THROUGH THE KEYHOLE", "act 3, turns UNDER THE BED")
    table.discard(2, 4).turn(2).play("act 3")
    assert table.piled(2) == 8
    assert table.asks(2, "move")


def test_2_1_before_the_deal_there_is_nothing_to_imagine() -> None:
    state = Opening(2).state
    before = state.as_row()
    state.redeal(0, Rng(1))
    assert state.as_row() == before


def test_C7_only_who_puts_him_somewhere_sees_where() -> None:
    state = Table(3).cove(NINE).pawns("corner town hill").acts("THE BOOGEYMAN").turn().play("act 1").state
    put, shuffle = codes.ACT_PLACE + 3, codes.SHUFFLE_HIM
    assert [state.glimpse(viewer, 0, put) for viewer in (0, 1, SPECTATOR)] == [put, HIDDEN, HIDDEN]
    assert [state.glimpse(viewer, 0, shuffle) for viewer in (0, 1, SPECTATOR)] == [shuffle] * 3


def test_C28_only_who_lets_a_card_happen_knows_it() -> None:
    table = Table().cove(NINE).pawns("town hill").hand(1, "CURFEW, LOST").hand(2, "CAT UNDER A LAMP").playing()
    state, cat = table.play("play CURFEW").state, codes.PLAY + table.names.option("CAT UNDER A LAMP")
    assert [state.glimpse(viewer, 1, codes.STOP) for viewer in (0, 1, SPECTATOR)] == [HIDDEN, codes.STOP, HIDDEN]
    assert state.glimpse(0, 1, cat) == cat

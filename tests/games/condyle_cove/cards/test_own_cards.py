"""Words of cards that no card of the house uses, or not in this way, but an owner's pack may."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ratskeller.games.condyle_cove import view_captions
from ratskeller.games.condyle_cove.events import Granted
from ratskeller.games.condyle_cove.rules import codes, grants
from ratskeller.kernel.texts import plain_values
from tests.games.condyle_cove.alone import HIM, Alone
from tests.games.condyle_cove.box import GAME, NINE, own_options
from tests.games.condyle_cove.table import Table


def own(*clauses: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Packs in which TATTLETALE does something else."""
    return own_options("TATTLETALE", does=list(clauses), **more)


def using(*clauses: dict[str, Any], where: str = "town creek", **options: Any) -> Table:
    """Seat 1 is about to play such a card and holds LOST too. Piles of five."""
    seats = len(where.split())
    table = Table(seats, packs=own(*clauses), **options).cove(NINE).pawns(where).hand(1, "TATTLETALE, LOST")
    for seat in range(1, seats + 1):
        table.pile(seat, 5)
    return table.playing()


def test_die_on_an_options_card_puts_its_player_out_and_leaves_the_acts_alone() -> None:
    table = using({"do": "die"}, where="town creek hill").use("TATTLETALE")
    assert (table.player(1).alive, table.asks(2, "move")) == (False, True)
    assert table.discarded(1) == ["TATTLETALE"]
    assert table.view().acts_down == 6


def test_die_alone_is_the_end() -> None:
    table = Alone(packs=own({"do": "die"})).me("town").him("hill").hand(1, "TATTLETALE, LOST").playing()
    assert table.use("TATTLETALE").ending == "caught"


def test_flip_act_turns_up_an_act_in_the_play_phase() -> None:
    table = using({"do": "flip", "what": "act"}).acts("UNDER THE BED").discard(1, "CURFEW").play("play TATTLETALE")
    assert table.play("act 1").piled(1) == 6


def test_flip_act_by_an_answer_can_be_the_end_of_whoever_answers() -> None:
    answer = [{"do": "cancel", "what": "for all"}, {"do": "flip", "what": "act"}]
    packs = own_options("CAT UNDER A LAMP", answers=answer)
    table = Table(3, packs=packs).cove(NINE).pawns("town creek hill").acts("THE BOOGEYMAN")
    table.hand(1, "CURFEW, LOST").hand(2, "CAT UNDER A LAMP").pile(1, 5).playing()
    table.play("play CURFEW, 2: play CAT UNDER A LAMP, act 1, 2: shuffle")
    assert (table.player(2).alive, table.asks(1, "play"), table.piled(1)) == (False, True, 5)


@pytest.mark.parametrize("what", ["winter", "haunted"])
def test_flip_turns_up_a_card_of_the_other_decks_if_there_are_any(what: str) -> None:
    table = using({"do": "flip", "what": what}, winter=True, benny="yes").play("play TATTLETALE")
    assert table.phase == f"{what}_card"
    assert using({"do": "flip", "what": what}).play("play TATTLETALE").asks(1, "play")


def test_S16_what_he_would_turn_up_is_ignored() -> None:
    packs = own({"do": "flip", "what": "act"})
    table = Alone(packs=packs).me("cemetery").him("field").pile(HIM, "TATTLETALE, LOST").his_turn()
    assert table.play("move SCARECROW").where("ghost") == "highway"
    assert not any(act.up for act in table.view().acts)


def test_a_haunted_card_that_is_not_permanent_is_done_and_gone() -> None:
    pack: Any = plain_values(next(iter(GAME.shipped_packs()["haunted"].values())))
    loses = [{"do": "lose", "who": "you", "cards": 2, "from": "pile"}]
    pack["cards"][0].update({"permanent": False, "always": None, "does": loses})
    table = Table(2, packs={"haunted": pack}, benny="yes").cove(NINE).pawns("town hill", ghost="town").pile(1, 5)
    table.turn().play("silence, haunted COLD HAND")
    assert (table.piled(1), table.permanents(1), table.view().haunted_left) == (3, [], 6)


def test_C58_a_second_move_of_the_same_pawn_is_chosen_when_it_is_reached() -> None:
    first = {"do": "move", "who": "another player", "spaces": 2}
    table = using(first, {"do": "move", "who": "the same", "spaces": 1}).play("play TATTLETALE, go corner")
    assert (table.where(2), table.asks(1, "where")) == ("corner", True)
    assert table.play("go town").where(2) == "town"


def test_C58_a_move_up_to_a_number_may_be_none() -> None:
    table = using({"do": "move", "who": "another player", "up_to": 2}).play("play TATTLETALE")
    assert table.can("go corner")
    assert table.play("stay").where(2) == "creek"


def test_S17_alone_a_move_up_to_a_number_is_a_choice_of_spaces_ahead() -> None:
    packs = own({"do": "move", "who": "you", "up_to": 3})
    table = Alone(packs=packs).me("hill").him("town").hand(1, "TATTLETALE, LOST").playing().play("play TATTLETALE")
    assert table.offers("go") == {"beach", "creek", "field"}


def test_recover_to_the_top_and_steal_to_the_top() -> None:
    table = using({"do": "recover", "who": "you", "cards": 2, "to": "top"}).discard(1, "CURFEW, CRUMBS")
    assert table.use("TATTLETALE").in_pile(1)[:2] == ["CURFEW", "CRUMBS"]


def test_steal_to_shuffle_hides_where_the_card_is() -> None:
    table = using({"do": "steal", "who": "another player", "cards": 1, "from": "discard", "to": "shuffle"})
    table.discard(2, "CURFEW").use("TATTLETALE")
    assert (table.piled(1), table.in_pile(1)) == (6, ["?"] * 6)


def test_7_1_draw_stops_when_the_hand_is_full_or_the_pile_empty() -> None:
    draw = {"do": "draw", "who": "you", "cards": 3}
    table = using(draw).hand(1, "TATTLETALE, LOST, CURFEW, CRUMBS").use("TATTLETALE")
    assert (len(table.held(1)), table.piled(1)) == (4, 4)
    table = using(draw).pile(1, 1).use("TATTLETALE")
    assert (len(table.held(1)), table.piled(1)) == (2, 0)


def test_open_hand_and_bare_can_be_granted_for_a_while() -> None:
    table = using({"do": "grant", "who": "another player", "gives": "open_hand", "lasts": "next"}).hand(2, "CRUMBS")
    assert table.sees(1, 2) == [None]
    assert table.use("TATTLETALE").sees(1, 2) == ["CRUMBS"]
    bare = {"do": "grant", "who": "another player", "gives": "bare", "lasts": "next"}
    table = using(bare, where="town woods").use("TATTLETALE")
    assert table.player(2).holds == {"bare": 1}  # the WOODS no longer hold it


def test_the_same_grant_twice_adds_up_and_is_told_twice() -> None:
    more = {"do": "grant", "who": "you", "gives": "steps", "by": 1, "lasts": "next"}
    table = using(more, more).play("play TATTLETALE")
    assert table.player(1).holds == {"safe_pile": 1, "steps": 2}
    assert len(table.told(Granted)) == 2


def test_more_grants_than_anybody_can_keep_track_of_are_forgotten() -> None:
    state = Table(4).state
    for number in range(codes.MODS_MAX + 1):
        grants.grant(state, number % 4, number // 4, 1, codes.LASTS_ROUND, 0)
    assert state.modded == codes.MODS_MAX


def test_more_to_be_done_than_the_stack_holds_is_an_error() -> None:
    state = Table(2).state
    while state.depth < codes.STACK_MAX:
        state.push(codes.DO_PLAY, 0, 0, 0, 0)
    with pytest.raises(IndexError, match="more to be done"):
        state.push(codes.DO_PLAY, 0, 0, 0, 0)


def test_S13_holds_for_the_31st_name_too() -> None:
    pack = own_options("OUT OF REACH", count=1)["options"]
    next(card for card in pack["cards"] if card["name"]["en"] == "ON THE MOVE")["count"] = 1
    last = {**next(card for card in pack["cards"] if card["name"]["en"] == "TATTLETALE"), "name": "SNEER", "count": 2}
    table = Alone(packs={"options": {**pack, "cards": [*pack["cards"], last]}}).me("hill").him("town")
    table.hand(1, "SNEER, SNEER, LOST").playing().use("SNEER")
    assert (table.refuses("play SNEER"), table.can("play LOST")) == ("21.11", True)


def test_the_words_of_many_tables_are_not_kept_for_ever() -> None:
    packs = {kind: next(iter(known.values())) for kind, known in GAME.shipped_packs().items()}
    for _ in range(view_captions.KEPT_MAX + 1):
        again = packs | {"choices": msgspec.structs.replace(packs["choices"], note="again")}
        assert view_captions.table_captions(again, tuple(range(codes.ACTS))).things
    assert len(view_captions._kept) <= view_captions.KEPT_MAX

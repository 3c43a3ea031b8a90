"""What people read at the table of Condyle Cove: prompts, buttons and warnings where a slip would mislead."""

from __future__ import annotations

import pytest

from ratskeller.games.condyle_cove import events, text
from ratskeller.games.condyle_cove.content_numbers import option_cards
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.replay import replay
from ratskeller.kernel.words import LANGUAGES
from tests.games.condyle_cove.alone import HIM, alone
from tests.games.condyle_cove.box import GAME, NINE, own_options
from tests.games.condyle_cove.scenes import cold, nine, turned_up
from tests.games.condyle_cove.table import Opening, Table
from tools.golden import read_golden

ANNA, BERT, CLEO = NAMES = ["Anna", "Bert", "Cleo"]


def prompt(table: Table, seat: int | None = 1) -> str:
    return text.prompt(table.view(seat), NAMES[: table.state.seats], GAME.words("en"))


def button(table: Table, step: str, seat: int = 1) -> str:
    names = NAMES[: table.state.seats]
    return text.label(table.view(seat), table.read_action(step, seat - 1), names, GAME.words("en"))


def warned(table: Table, step: str) -> str | None:
    return text.warning(table.view(1), table.read_action(step, 0), GAME.words("en"))


def test_chance_says_whose_turn_it_is_or_that_the_table_is_being_set() -> None:
    assert prompt(Opening(2)) == GAME.words("en").say("prompt-setting-up")
    assert ANNA in prompt(nine().drawing())
    assert prompt(alone("beach").his_turn()) == GAME.words("en").say("prompt-his-turn")


def test_who_is_asked_for_an_answer_reads_something_else_than_who_waits() -> None:
    table = nine("town creek hill").hand(1, "CURFEW, LOST").hand(2, "CRUMBS").hand(3, "CRUMBS 2").playing()
    table.play("play CURFEW")
    asked, waits, looks_on = prompt(table, 2), prompt(table, 1), prompt(table, None)
    assert len({asked, waits}) == 2
    assert waits == looks_on
    assert BERT in waits
    assert CLEO in waits
    table.play("2: pass")
    assert prompt(table, 2) not in {asked, waits}
    assert prompt(table, 3) == asked


def test_alone_the_boogeymans_card_and_the_own_one_are_told_apart() -> None:
    his = alone("beach", "field", "CRUMBS").his_turn().play("move SCARECROW")
    mine = alone("beach", "field", "CRUMBS, LOST").playing().play("play CRUMBS")
    assert "Boogeyman" in prompt(his)
    assert ANNA not in prompt(his)
    assert prompt(mine) != prompt(his)


def test_why_something_is_asked_is_said() -> None:
    table = turned_up("SHOVE").turn().play("act 1")
    assert prompt(table).startswith("SHOVE")
    table = nine("field creek hill").hand(2, "CRUMBS").hand(3, "CRUMBS 2").turn()
    assert prompt(table).startswith("OPEN FIELD")
    table = nine("woods town").hand(1, "LOST").pile(1, "BAD DOG").turn().play("go creek")
    assert prompt(table).startswith("CREEK")


def test_spaces_of_one_name_are_told_apart() -> None:
    drawing = "passage corner detour\n. town ."
    table = Table(2, passages=True).cove(drawing).pawns("town town").hand(1, "DETOUR, LOST").playing()
    table.play("play DETOUR")
    assert button(table, "replace detour") != button(table, "replace town")
    table = Table(2).cove("detour corner detour2\n. town .").pawns("town town").turn()
    assert len({button(table, f"go {space}") for space in ("detour", "detour2", "corner")}) == 3


def test_a_detour_says_where_it_lies_and_what_it_replaces() -> None:
    table = nine("town creek").hand(1, "DETOUR, LOST").hand(2, "CRUMBS").playing().play("play DETOUR")
    before = prompt(table)
    table.play("replace hill")
    assert "HILL" in prompt(table)
    assert prompt(table) != before
    cell = min(table.offers("lay"))
    table.play(f"lay {cell}")
    view = table.view(2)
    assert view.cell is not None
    assert (f"{view.cell.x} {view.cell.y}", view.replaced) == (cell, 6)


def test_each_button_names_what_it_does() -> None:
    table = nine("town creek hill").hand(1, "LULLABY, LOST").playing().play("play LULLABY")
    assert button(table, "pawn 2") == BERT
    table = nine("woods cemetery").hand(1, "LOST, CURFEW").pile(1, 4).turn().play("go cemetery")
    assert "LOST" in button(table, "card LOST")
    assert button(table, "discard pile") != button(table, "card LOST")
    wish = Table(2, fourth_player="always").cove(NINE).pawns("town creek").hand(1, "WISHBONE, LOST").playing()
    wish.play("play WISHBONE")
    assert button(wish, "choose 1") != button(wish, "choose 2")


def test_benny_is_called_by_his_name() -> None:
    table = Table(2, benny="yes").cove(NINE).pawns("town creek", ghost="hill").hand(1, "BAD DOG, LOST").playing()
    table.play("play BAD DOG")
    assert "Benny" in button(table, "pawn ghost")
    table.play("pawn ghost")
    assert "Benny" in prompt(table)


def test_warnings_come_where_they_should_and_nowhere_else() -> None:
    table = nine("corner hill").acts("UNDER THE BED").turn().play("act 1")
    assert warned(table, "go cemetery")
    assert warned(table, "go corner")
    assert warned(table, "go town") is None
    assert warned(nine().hand(1, "LOST").pile(1, 0).playing(), "stop")
    assert warned(nine().hand(1, "LOST").pile(1, 1).playing(), "stop") is None


def test_alone_only_his_space_is_warned_of() -> None:
    table = alone("woods", "hill", "LOST").my_turn()
    assert warned(table, "go hill")
    assert warned(table, "go cemetery") is None


def test_an_act_is_warned_of_when_only_boogeymen_are_left() -> None:
    up = "[HALL OF MIRRORS], [RUNAWAY CAROUSEL], [GUESS YOUR WEIGHT], [SPUN SUGAR]"
    table = turned_up(f"{up}, THE RINGMASTER, THE PAINTED CLOWN", pack="creepy_carnival").turn()
    assert warned(table, "act 5")
    assert warned(turned_up("SHOVE").turn(), "act 1") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("ending", "number"), [("drained", 5), ("acts", 6), ("caught", 7), ("cards", 8), ("long", 9)])
def test_every_end_alone_has_its_own_sentence(language: str, ending: str, number: int) -> None:
    said = {each: GAME.words(language).say("prompt-over-alone", who=ANNA, ending=each) for each in range(5, 10)}
    assert len(set(said.values())) == 5, ending
    assert ANNA in said[number]


def test_the_winner_is_named() -> None:
    assert BERT in prompt(nine().pile(1, 0).drawing())
    assert ANNA in prompt(alone("town", "field").pile(HIM, "LOST").his_turn().play("move SCARECROW").settle())


def test_a_look_that_an_owners_card_gives_is_asked_for_by_name() -> None:
    look = {"do": "peek", "who": "any player", "what": "hand"}
    table = Table(3, packs=own_options("TATTLETALE", does=[look])).cove(NINE).pawns("town creek hill")
    table.hand(1, "TATTLETALE, LOST").hand(3, "CURFEW").playing().play("play TATTLETALE")
    assert {button(table, f"pawn {seat}") for seat in (1, 2, 3)} == {ANNA, BERT, CLEO}


def story(table: Table, seat: int | None = 1) -> str:
    """All that a seat has been told, or a spectator."""
    return " ".join(table.match.story(SPECTATOR if seat is None else seat - 1))


def test_the_story_tells_of_the_rarer_things() -> None:
    table = nine("town creek").hand(1, "MUSICAL CHAIRS, LOST").playing().use("MUSICAL CHAIRS")
    assert "Seat 1 and Seat 2 change places." in story(table)
    table = Table(3).cove(NINE).pawns("corner town hill").acts("THE BOOGEYMAN").turn().play("act 1, act 4")
    assert table.match.story(1)[-2:] == table.match.story(2)[-2:] == table.match.story(SPECTATOR)[-2:]
    table = cold("FUR BOOTS")
    assert "FUR BOOTS" in story(table, 2)
    table = Table(2, benny="yes").cove(NINE).pawns("town hill", ghost="town").turn().play("silence, haunted COLD HAND")
    assert "COLD HAND" in story(table, 2)
    table = nine().hand(1, "THROUGH THE KEYHOLE, LOST").acts("SHOVE").playing().use("THROUGH THE KEYHOLE", "act 1")
    assert "SHOVE" in story(table, 1)
    assert "SHOVE" not in story(table, 2) + story(table, None)


def test_his_bonus_is_told() -> None:
    table = alone("beach", "field").his_turn().play("move SCARECROW").settle()
    assert table.view().his_bonus == 2
    assert "2" in table.match.story(0)[-1]


@pytest.mark.parametrize("name", ["boogeyman", "alone_caught", "alone_acts"])
def test_a_whole_game_is_told_in_every_language(name: str) -> None:
    record = read_golden(GAME, name)
    assert record is not None
    match = replay(GAME, record)
    told = [match.story(0, language=language) for language in LANGUAGES]
    assert len({len(lines) for lines in told}) == 1
    assert not any("{" in line or "told-" in line for lines in told for line in lines)


def test_thefts_answers_and_what_is_put_away_are_told() -> None:
    table = nine("town creek").hand(1, "STICKY FINGERS, LOST").hand(2, "LUCKY PASSERBY").playing()
    table.play("play STICKY FINGERS, 2: play LUCKY PASSERBY")
    assert "Seat 2" in story(table).rpartition("LUCKY PASSERBY")[2]
    table = nine("town creek").hand(1, "STICKY FINGERS, LOST").hand(2, "CURFEW").playing().use("STICKY FINGERS")
    assert "CURFEW" in table.match.story(1)[-1] + table.match.story(1)[-2]
    table = nine().hand(1, "UNDER THE MATTRESS, LOST, CURFEW").playing().use("UNDER THE MATTRESS", "card LOST, stop")
    assert "LOST" not in story(table, 2)


def test_a_space_that_asks_is_named_and_not_the_card_that_moved_the_pawn_there() -> None:
    table = nine("town woods").hand(1, "BAD DOG, LOST").hand(2, "CRUMBS, CURFEW").playing()
    table.play("play BAD DOG, pawn 1, go cemetery")
    assert prompt(table.play("2: pass"), 1) == "CEMETERY: You must discard a card."


def test_the_two_effects_of_a_card_are_told_on_its_buttons() -> None:
    wish = nine("town hill", fourth_player="always").hand(1, "WISHBONE, LOST").playing().play("play WISHBONE")
    assert button(wish, "choose 1") == "Put the top 2 cards of your discard pile under your draw pile."
    assert button(wish, "choose 2") == "Another player discards the top 2 cards of their draw pile."


@pytest.mark.parametrize(
    ("what", "value", "language", "told"),
    [
        ("draw", 1, "en", "draws one card more"),
        ("draw", -1, "en", "draws one card less"),
        ("draw", -3, "en", "draws three cards less"),
        ("steps", -1, "en", "may move one space less"),
        ("steps", -2, "de", "darf sich zwei Felder weniger bewegen"),
    ],
)
def test_more_and_less_are_told_apart(what: str, value: int, language: str, told: str) -> None:
    packs = {kind: next(iter(known.values())) for kind, known in GAME.shipped_packs().items()}
    event = events.Granted(0, what, value, "now")
    assert GAME.sentence(event, NAMES[:2], SPECTATOR, GAME.words(language), packs) == f"Anna {told}."


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Anna holds {} for all to see."), ("de", "Anna hält {} offen in der Hand.")]
)
def test_a_card_of_an_open_hand_is_told_to_all(language: str, told: str) -> None:
    packs = {kind: next(iter(known.values())) for kind, known in GAME.shipped_packs().items()}
    card = option_cards(packs)[5]
    name = card.name.word(language)
    event = events.Showed(0, 5, 1)
    assert GAME.sentence(event, NAMES[:2], SPECTATOR, GAME.words(language), packs) == told.format(name)


def test_alone_cul_de_sac_and_cemetery_say_what_they_do_then() -> None:
    """21.21 to 21.23: nobody turns up an Act on the Cul-De-Sac, and a card of the hand is discarded."""
    said = {spot.kind: str(spot.info.text) for spot in alone("woods", "hill", "LOST").my_turn().view(1).cove}
    assert "his Options deck" in said["corner"]
    assert "draw an Act" in said["cemetery"]
    others = {spot.kind: str(spot.info.text) for spot in nine().view(1).cove}
    assert "must turn up an Act" in others["corner"]
    assert "draw pile" in others["cemetery"]

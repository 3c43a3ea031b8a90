"""Condyle Cove in the terminal: what to type is what stands in the picture, and the picture speaks German too."""

from __future__ import annotations

from typing import Any

from ratskeller.games.condyle_cove import events, terminal
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.games.condyle_cove.rules.codes import HIM
from ratskeller.kernel.match import Match
from tests.conformance.play import Driver
from tests.games.condyle_cove.alone import alone
from tests.games.condyle_cove.box import GAME, NINE
from tests.games.condyle_cove.scenes import cold, nine
from tests.games.condyle_cove.table import Opening, Table
from tests.games.condyle_cove.test_picture import NAMES, draw

ENGLISH, GERMAN = GAME.words("en"), GAME.words("de")


def numbers(table: Table, seat: int = 1) -> dict[str, int]:
    """What is typed for each action on offer."""
    view = table.view(seat)
    offered = [choice.code for choice in GAME.scene(table.state, seat - 1, NAMES[: table.state.seats], ENGLISH).choices]
    return {GAME.write_action(code): number for code, number in terminal.numbers(view, offered).items()}


def told(table: Table, seat: int = 1, words: Any = ENGLISH) -> str:
    return " ".join(" ".join(draw(terminal.odds(table.view(seat), NAMES, words))).split())


def test_spaces_are_called_by_their_numbers_on_the_map() -> None:
    assert numbers(nine("highway hill").hand(1, "LOST").turn())["go 0"] == 0
    table = Table(2).cove("town corner").pawns("town town").hand(1, "LOST").turn()
    assert numbers(table) == {"go 0": 0, "go 4": 4}  # C10: to stay, or to leave and come back, are two things
    table = nine("corner hill").hand(1, "LOST").acts("SHOVE, UNDER THE BED").turn()
    assert numbers(table) == {f"act {place}": place for place in range(1, 7)}


def test_alone_to_stay_is_the_space_one_stands_on() -> None:
    found = numbers(alone("beach", "field", "CRUMBS").turn())
    assert found["stop"] == 7
    assert all(number == int(action.split()[1]) for action, number in found.items() if action.startswith("go "))


def test_cards_are_called_by_their_places_in_the_hand() -> None:
    table = nine().hand(1, "LOST, CURFEW").pile(1, 5).playing()
    assert sorted(numbers(table).values()) == [0, 1, 2]
    assert numbers(table)["stop"] == 0
    asked = nine().hand(1, "LOST, BAD DOG").hand(2, "CRUMBS, CAT UNDER A LAMP").playing().play("play LOST")
    assert sorted(numbers(asked, 2).values()) == [0, 2]
    dropped = nine("woods cemetery").hand(1, "LOST, CURFEW").pile(1, 4).turn().play("go cemetery")
    assert numbers(dropped) == {"card 1": 1, "card 2": 2}
    kept = nine().hand(1, "UNDER THE MATTRESS, LOST").pile(1, 2).playing().use("UNDER THE MATTRESS")
    assert numbers(kept) == {"stop": 0, "card 1": 1}


def test_a_last_winter_card_comes_after_the_hand() -> None:
    drawing = ". alley .\ntown corner cold\n. hill ."
    table = Table(2, winter=True).cove(drawing).pawns("cold town").hand(1, "LOST, CURFEW").pile(1, 5).playing()
    assert numbers(table)["winter"] == 3


def test_the_boogeyman_is_put_in_a_numbered_place_or_shuffled() -> None:
    table = Table(3).cove(NINE).pawns("corner hill hill").acts("THE BOOGEYMAN, SHOVE, UNDER THE BED").turn()
    assert numbers(table.play("act 1")) == {"shuffle": 0, **{f"act {place}": place for place in range(1, 7)}}


def test_the_picture_speaks_german() -> None:
    table = nine("alley woods").hand(1, "CRUMBS").discard(1, "CURFEW").turn()
    text = "\n".join(draw(terminal.picture(table.view(1), NAMES[:2], GERMAN)))
    for word in ("3 GASSE", "KINDERECKE", "KRÜMEL", "Ablage 1: SPERRSTUNDE", "Hand sicher", "(du)", "der Tod"):
        assert word in text
    assert not any(word in text for word in ("pile", "CRUMBS", "Acts", "(you)"))


def test_what_one_knows_of_another_hand_is_in_the_picture() -> None:
    table = nine().hand(1, "THROUGH THE KEYHOLE, LOST").hand(2, "CRUMBS, CURFEW").acts("SHOVE, UNDER THE BED")
    table.playing().use("THROUGH THE KEYHOLE", "act 1")
    assert "in the hand: CRUMBS · CURFEW" in "\n".join(draw(terminal.picture(table.view(1), NAMES[:2], ENGLISH)))
    assert "in the hand" not in "\n".join(draw(terminal.picture(table.view(None), NAMES[:2], ENGLISH)))
    views: Any = [GAME.view(table.state, seat) for seat in range(2)]
    whole = "\n".join(draw(terminal.picture(terminal.together(views), NAMES[:2], ENGLISH)))
    assert "in the hand: LOST" in whole
    assert "in the hand: CRUMBS · CURFEW" in whole
    assert "(1 SHOVE)" in whole


def test_the_boogeyman_is_so_many_spaces_behind_you() -> None:
    text = "\n".join(draw(terminal.picture(alone("beach", "field", "CRUMBS").view(1), NAMES[:1], ENGLISH)))
    ring = [line for line in text.splitlines() if "behind you" in line]
    assert len(ring) == 1
    match, driver = Match(GAME, 1, {}, names=NAMES[:1]), Driver(1)
    view: Any = GAME.view(match.state, 0)
    assert "behind" not in "\n".join(draw(terminal.picture(view, NAMES[:1], ENGLISH)))
    steps = set()
    while not match.state.is_over():
        driver.step(match)
        view = GAME.view(match.state, 0)
        if len(view.cove) == 10 and view.pawns[0] is not None:
            steps.add(terminal._behind(view))
    assert steps <= set(range(10))
    assert len(steps) > 1


def test_odds_tell_of_the_acts_and_of_the_own_pile() -> None:
    table = (
        nine("town hill").acts("SHOVE, [UNDER THE BED], THE BOOGEYMAN").pile(1, 5).hand(1, "THROUGH THE KEYHOLE, LOST")
    )
    assert "one of 5 Acts, and 1 of them is death: 20 %." in told(table.playing())
    assert "3 more Draw phases" in told(table)
    assert "Of the 4 that you have not seen, 1 is death: 25 %." in told(table.use("THROUGH THE KEYHOLE", "act 1"))
    assert "ist der Tod" in told(table, words=GERMAN)
    assert "wins" in told(alone("beach", "field", "CRUMBS").pile(HIM, "CURFEW, LOST"))


def test_every_turn_is_a_paragraph() -> None:
    assert terminal.opens(events.TurnBegan(0, 1))
    assert not terminal.opens(events.Stayed(0))


def test_before_anything_is_dealt_there_is_a_picture_too() -> None:
    assert "KIDDIE CORNER" in "\n".join(draw(terminal.picture(Opening(2).view(1), NAMES[:2], ENGLISH)))
    assert "Last Winter" in "\n".join(draw(terminal.picture(cold("FUR BOOTS").view(1), NAMES[:2], ENGLISH)))


def test_c62_whoever_is_still_in_may_pass_or_listen_at_any_time() -> None:
    table = nine().hand(1, "LOST, CURFEW").hand(2, "CRUMBS").playing()
    assert terminal.anytime(table.view(2), 1, ENGLISH) == {"pass": codes.QUIET, "listen": None}
    assert not terminal.reminds(table.view(1))
    assert not terminal.reminds(table.view(None))
    table.play("2: quiet")
    assert terminal.anytime(table.view(None), 1, ENGLISH) == {"pass": None, "listen": codes.LISTEN}
    assert terminal.reminds(table.view(2))
    asked = nine().hand(1, "LOST, CURFEW").hand(2, "CRUMBS").playing().play("play LOST")
    assert terminal.reminds(asked.view(2))
    out = Table(3).cove("town corner").pawns("town town town").pile(1, 0).drawing()
    assert terminal.anytime(out.view(1), 0, ENGLISH) == {}

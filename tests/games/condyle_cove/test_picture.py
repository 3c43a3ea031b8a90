"""Condyle Cove in the terminal: never wider than 80 columns, and everything that matters is in the picture."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ratskeller.games.condyle_cove import terminal, terminal_layout
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from tests.conformance.play import Driver
from tests.games.condyle_cove.alone import HIM, alone
from tests.games.condyle_cove.box import GAME
from tests.games.condyle_cove.scenes import cold, nine
from tests.games.condyle_cove.table import Opening, Table

NAMES = ("Anna", "Bartholomew the Elder", "Cleo", "Dora")
ENGLISH = GAME.words("en")
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "four": (4, {"passages": True, "winter": True}),
    "benny": (3, {"benny": "yes", "winter": True, "scream": 8}),
    "alone": (1, {}),
}


def draw(drawn: Any, width: int = 80) -> list[str]:
    """Lines of a picture."""
    console = Console(width=width, no_color=True, highlight=False)
    with console.capture() as captured:
        console.print(drawn)
    return [line.rstrip() for line in captured.get().splitlines()]


def shown(table: Table, seat: int | None = 1) -> str:
    """The whole picture as a seat, or a spectator, sees it."""
    return "\n".join(draw(terminal.picture(table.view(seat), NAMES[: table.state.seats], ENGLISH)))


@pytest.mark.parametrize("mode", MODES)
def test_no_picture_is_wider_than_its_page(mode: str) -> None:
    seats, options = MODES[mode]
    match, driver = Match(GAME, seats, options, names=NAMES[:seats]), Driver(seats)
    while True:
        for viewer, width in ((0, 80), (SPECTATOR, 120), (0, 60), (SPECTATOR, 40)):
            view: Any = GAME.view(match.state, viewer)
            picture = terminal.picture(view, match.names, GAME.words("de" if width == 60 else "en"))
            assert all(cell_len(line) <= min(width, 80) or width == 120 for line in draw(picture, width))
        if match.state.is_over():
            return
        for _ in range(29):
            if not match.state.is_over():
                driver.step(match)


def test_before_the_cross_is_laid_only_the_cul_de_sac_is_there() -> None:
    assert "0 KIDDIE CORNER" in shown(Opening(2))


def test_pawns_stand_below_their_spaces() -> None:
    lines = shown(nine("town town")).splitlines()
    row = next(number for number, line in enumerate(lines) if "4 TOWN" in line)
    assert abs(lines[row + 1].index("A B") - lines[row].index("4 TOWN")) < terminal_layout.WIDTH


def test_whoever_is_asked_is_marked_and_the_card_is_told() -> None:
    table = nine().hand(1, "TATTLETALE, LOST").hand(2, "CRUMBS").playing().play("play TATTLETALE")
    text = shown(table)
    assert "Anna plays TATTLETALE" in text
    assert "▸ B Bartholomew the Elder" in text
    assert "  A Anna (you)" in text


def test_a_hand_is_shown_to_its_owner_only() -> None:
    table = nine().hand(1, "CAT UNDER A LAMP, LOST").hand(2, "CRUMBS").playing()
    assert "1 CAT UNDER A LAMP" in shown(table)
    assert "CAT UNDER A LAMP" not in shown(table, 2) + shown(table, None)


def test_what_holds_for_a_player_is_told() -> None:
    table = nine("alley woods").hand(1, "LOST").turn()
    assert "hand safe" in shown(table)
    assert "cannot be moved" in shown(table)
    assert "passes" in shown(table.play("2: quiet"))


def test_known_cards_discards_and_acts_are_told() -> None:
    table = nine("town hill").hand(1, "THROUGH THE KEYHOLE, LOST").acts("SHOVE, [UNDER THE BED]")
    table.discard(1, "CURFEW").playing().use("THROUGH THE KEYHOLE", "act 1")
    text = shown(table)
    assert "(1 SHOVE) " in text
    assert "[UNDER THE BED]" in text
    assert "discards 2: THROUGH THE KEYHOLE · CURFEW" in text
    assert "1 of 5 face down is death" in text
    table = nine().hand(1, "UNDER THE MATTRESS, LOST, CURFEW").pile(1, 2).playing()
    assert "known in the pile: 3. LOST" in shown(table.use("UNDER THE MATTRESS", "card LOST, stop"))


def test_permanent_cards_and_winter_are_told() -> None:
    text = shown(cold("FUR BOOTS"))
    assert "keeps FUR BOOTS" in text
    assert "20 Last Winter" in text


def test_who_is_out_and_who_has_won_is_told() -> None:
    table = Table(3).cove("town corner").pawns("town town town").pile(1, 0).drawing()
    assert "A Anna (you)  is out" in shown(table)
    table = nine().pile(1, 0).drawing()
    assert "A Anna (you)  place 2" in shown(table)
    assert "B Bartholomew the Elder  wins" in shown(table)


def test_alone_the_boogeyman_has_his_row_and_plays_his_cards() -> None:
    table = alone("beach", "field", "CRUMBS").pile(HIM, "CURFEW, LOST").his_turn().play("move SCARECROW")
    text = shown(table)
    assert "The Boogeyman plays SCARECROW" in text
    assert "the Boogeyman  pile 2, hand 0" in text
    assert "7 Move cards" in text
    assert "death" not in text


def test_columns_are_as_wide_as_their_words_and_no_wider_than_the_page() -> None:
    widths = terminal_layout.column_widths
    assert widths([["1 HIGHWAY"], ["0 KIDDIE CORNER"]], 80) == [17, 17]
    seven = [["3 GASSE"], ["9 OFFENES FELD"], ["1 LANDSTRASSE"], ["6 H"], ["10 DURCHGANG"], ["2 FRIEDHOF"], []]
    found = widths(seven, 80)
    assert sum(found) + 7 <= 80
    assert all(len(label) <= width for column, width in zip(seven, found, strict=True) for label in column)
    found = widths(seven, 50)
    assert found[2] == max(found) < len("LANDSTRASSE")  # the longest word is folded first
    assert sum(found) + 7 == 50


def test_the_pawns_of_a_row_stand_on_one_line_and_long_names_above_it() -> None:
    cells = {(x, 0): terminal_layout.Cell(f"{x} OUT IN THE COLD" if x else "0 TOWN", "AB"[x % 2], "") for x in range(6)}
    lines = draw(terminal_layout.Grid(cells), 60)
    assert lines[-1].split() == ["A", "B"] * 3
    assert lines[-2].startswith("0 TOWN")
    assert not lines[0].startswith("0 TOWN")


def test_lines_end_between_the_pieces_that_stand_on_them() -> None:
    flow = terminal_layout.Flow([Text("one two"), Text("three four"), Text("five")], "  ·  ", 2)
    assert draw(flow, 24) == ["one two  ·  three four", "  five"]
    assert draw(flow, 80) == ["one two  ·  three four  ·  five"]

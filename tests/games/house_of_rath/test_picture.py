"""House of Rath in the terminal: never wider than 80 columns, and everything is in the picture."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from ratskeller.catalogue import GAMES
from ratskeller.cli.terminal_art import Art
from ratskeller.games.house_of_rath import terminal
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.words import ENGLISH
from tests.conformance.play import Driver
from tests.games.house_of_rath.scenes import one_out
from tests.games.house_of_rath.table import Table

GAME = GAMES["house_of_rath"]
WORDS = GAME.words(ENGLISH)
NAMES = ("Anna", "Bartholomew the Elder", "Cleo", "Dora", "Emil", "Fay")


def draw(drawn: Any) -> list[str]:
    """Lines of a picture."""
    console = Console(width=80, no_color=True, highlight=False)
    with console.capture() as captured:
        console.print(drawn)
    return [line.rstrip() for line in captured.get().splitlines()]


def begun(seats: int, steps: int, seed: int = 1, **options: Any) -> Match:
    """A game after some random steps."""
    match, driver = Match(GAME, seats, options, names=NAMES[:seats]), Driver(seed)
    while len(match.steps) < steps and not match.state.is_over():
        driver.step(match)
    return match


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_picture_is_wider_than_eighty_columns(seats: int) -> None:
    match, driver = Match(GAME, seats, names=NAMES[:seats]), Driver(seats)
    while True:
        for viewer in (0, SPECTATOR):
            view = GAME.view(match.state, viewer)
            for line in (
                *draw(terminal.picture(view, match.names, WORDS)),
                *draw(terminal.odds(view, match.names, WORDS)),
            ):
                assert len(line) <= 80
        if match.state.is_over():
            return
        for _ in range(7):
            if not match.state.is_over():
                driver.step(match)


def test_who_is_out_is_said() -> None:
    table = one_out(4)
    assert "out" in draw(terminal.picture(table.view(), NAMES, WORDS))[-3].split()
    table = Table(4, teams=True).orphans(b="4", d="(1) (7) (10)").boogey(1).play("2: claim, fate 1")
    assert "with Dora, out, plays on" in "\n".join(draw(terminal.picture(table.view(), NAMES, WORDS)))


def house(cells: list[tuple[int, int]], **fields: Any) -> Any:
    """A position with the rooms in these cells, all orphans in the Room of Mourning."""
    state: Any = begun(2, 48).state
    state.q, state.r = [q for q, _ in cells], [r for _, r in cells]
    state.survey()
    state.room = [codes.MOURNING] * codes.ORPHANS
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def test_seven_rooms_in_a_row_fit() -> None:
    state = house([(column, 0) for column in range(7)], rath=1, hidden=0)
    lines = draw(terminal.picture(GAME.view(state, 0), NAMES, WORDS))
    assert "│    M    │    A    │    B    │    C    │    D    │    E    │    F    │" in lines[2]
    assert "●18 ○0" in lines[3]
    assert lines[4].index("RATH") > lines[4].index("│", 3)


def test_locks_hang_on_their_seams() -> None:
    cells = [(0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    bits = [0] * codes.ROOMS
    for one, other in ((0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 6)):
        bits[one] |= 1 << other
        bits[other] |= 1 << one
    lines = draw(terminal.picture(GAME.view(house(cells, locked=bits, locks_left=2), 0), NAMES, WORDS))
    assert lines[5].count("##") == lines[9].count("##") == 2
    assert lines[7].count("#") == 2


def test_hidden_own_and_revealed_orphans_are_told_apart() -> None:
    state = house([(column, 0) for column in range(7)], hidden=0b1, up=0b10)
    state.holder = [0, 1, 0, *[-2] * 15]
    state.boxed = 0
    text = "\n".join(draw(terminal.picture(GAME.view(state, 0), NAMES, WORDS)))
    assert "(Tanya*)" in text
    assert f"Johnny·{NAMES[1]}" in text
    assert "Bronson*" in text


def test_the_explanation_says_where_rath_must_go_and_why() -> None:
    state = house([(column, 0) for column in range(7)], rath=2, hidden=0)
    lines = draw(terminal.odds(GAME.view(state, 0), NAMES, WORDS))
    assert "(H14)" in "".join(lines)
    assert "He must go to the Portrait Gallery." in lines
    assert any(line.startswith("Room of Mourning: 18 orphans to be seen, two turns away.") for line in lines)


def test_the_other_fate_board_names_the_number_that_saves() -> None:
    match = begun(2, 60, fate="rooms")
    state: Any = match.state
    for room, said in ((0, "nothing saves"), (3, "3 saves")):
        state.rath = room
        assert said in " ".join(draw(terminal.odds(GAME.view(state, 0), NAMES, WORDS)))


def test_all_seats_together_know_every_card() -> None:
    match = begun(3, 60)
    view = Art(GAME).open_view(match.state)
    assert all(seat.hand is not None for seat in view.seats)
    state: Any = match.state
    for orphan in view.orphans:
        owner = state.owner_of(orphan.number - 1)
        assert orphan.owner == (owner if owner >= 0 else None)


def test_a_paragraph_begins_with_every_roll() -> None:
    match = begun(2, 120)
    opening = [event.what for events in match.events for event in events if terminal.opens(event.what)]
    assert len(opening) > 5

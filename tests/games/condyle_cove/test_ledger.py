"""The figures of a game: every Act that was turned up, and how deadly it could have been."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ratskeller.games.condyle_cove import events, ledger
from ratskeller.games.condyle_cove.rules import codes
from ratskeller.kernel.ledger import Look
from ratskeller.kernel.numbers import CHANCE
from tests.games.condyle_cove.box import GAME
from tests.games.condyle_cove.table import Table
from tests.games.ledgers import told

if TYPE_CHECKING:
    from ratskeller.kernel.ledger import Ledger

WHO = ["Ann", "Ben"]
HIM = "THE BOOGEYMAN"


def look(state: Any, seat: int, code: int, told_events: list[Any]) -> Look:
    """A step that takes Ann from 50 to 61 %."""
    chances = ((0.5, 0.5), (0.61, 0.39))
    return Look(7, seat, code, state, state, told_events, {}, {}, None, None, chances, ((), ()))


def turn_up(table: Table, name: str, who: list[str], language: str = "en", place: int = 0) -> Ledger:
    """Ann picks an Act, and chance says which one it is."""
    asked, drawn = table.state.copy(), table.state.copy()
    asked.phase, drawn.phase = codes.ASK_ACT, codes.ASK_MOVE
    turned = events.ActTurned(seat=0, place=place, act=table.names.act(name))
    looks = [
        look(asked, 0, codes.ACT_PLACE + place, []),
        look(drawn, CHANCE, 0, [events.Stayed(seat=0), turned]),  # what else happens has no row
    ]
    [found] = ledger.write(looks, who, GAME.words(language))
    return found


def test_every_act_is_told_with_its_risk() -> None:
    table = Table()
    found = turn_up(table, HIM, WHO)
    assert told(found) == [["Ann", "6", "17 %", HIM, "50 → 61 %"]]
    assert [cell.is_marked for cell in found.rows[0].cells] == [False, False, True, False]
    table.acts(f"SHOVE, {HIM}")
    assert told(turn_up(table, "SHOVE", WHO, "de"))[0][2] == "17 %", "nobody has seen it"


def test_whoever_has_seen_an_act_knows_the_risk_of_each() -> None:
    table = Table().acts("SHOVE")
    seen = [1, *[0] * (codes.ACTS - 1)]  # by Ann
    table.state.act_known = seen
    assert told(turn_up(table, "SHOVE", WHO))[0][2] == "0 %"
    assert told(turn_up(table, HIM, WHO, place=1))[0][2] == "20 %", "she could have taken the other one"
    table = Table().acts(HIM)
    table.state.act_known = seen
    assert told(turn_up(table, HIM, WHO))[0][2] == "100 %"
    assert told(turn_up(table, "SHOVE", WHO, place=1))[0][2] == "0 %"


def test_the_last_act_is_known_to_all() -> None:
    table = Table()
    table.state.acts_up = table.state.act_places & ~1
    assert told(turn_up(table, HIM, WHO))[0][1:3] == ["1", "100 %"]
    assert told(turn_up(table, "SHOVE", WHO))[0][1:3] == ["1", "0 %"]


def test_alone_no_act_is_deadly() -> None:
    assert turn_up(Table(), "SHOVE", ["Ann"]).rows == ()

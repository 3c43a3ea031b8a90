"""The rulings about what is open: scores by an option, everything else always."""

from __future__ import annotations

import pytest

from ratskeller.games.rathulhu.events import AeonEnded, FavourChanged, Scored, Won
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.rng import Rng
from tests.games.rathulhu.table import GAME, Table

VIEWERS = [None, 1, 2, 3]


def test_K23_scores_are_open_unless_the_table_hides_them() -> None:
    table = Table().give(1, "relic").end_aeon()
    for viewer in VIEWERS:
        assert [seat.favour for seat in table.view(viewer).seats] == [8, 5, 5]
        assert all(cell is not None for line in table.view(viewer).sheet for cell in line.cells)
        assert all(seat.now is not None for seat in table.view(viewer).seats)
        assert len(table.told(Scored, viewer)) == 3
        assert len(table.told(FavourChanged, viewer)) == 3


def test_K23_the_option_is_called_scores() -> None:
    assert not Match(GAME, 3, {"scores": "open"}).scene(SPECTATOR).view.scores_hidden
    assert Match(GAME, 3, {"scores": "hidden"}).scene(SPECTATOR).view.scores_hidden
    with pytest.raises(BadSetup, match="Option 'scores' cannot be 'secret'; it takes one of open, hidden"):
        Match(GAME, 3, {"scores": "secret"})


def test_K32_each_player_is_shown_their_own_scores_alone() -> None:
    table = Table(scores="hidden").give(1, "relic").end_aeon()
    for viewer in VIEWERS:
        known = [seat == viewer for seat in (1, 2, 3)]
        seats = table.view(viewer).seats
        assert [seat.favour for seat in seats] == [
            favour if mine else None for favour, mine in zip((8, 5, 5), known, strict=True)
        ]
        assert [seat.now is not None for seat in seats] == known
        assert [seat.points_now for seat in seats] == [-5 if mine else None for mine in known]
        for line in table.view(viewer).sheet:
            assert [cell is not None for cell in line.cells] == known


def test_K32_what_an_aeon_pays_is_told_to_each_player_alone() -> None:
    table = Table(scores="hidden").give(1, "relic").end_aeon()
    assert table.told(FavourChanged) == []
    assert table.told(Scored) == []
    assert table.told(AeonEnded) == [AeonEnded(number=1, by="time", tiles=0)]
    assert table.told(FavourChanged, 1) == [FavourChanged(seat=0, aeon=1, points=-2, favour=8)]
    assert [event.seat for event in table.told(Scored, 2)] == [1]


def test_K32_with_the_third_aeon_all_is_laid_open() -> None:
    table = Table(scores="hidden").give(1, "relic").end_aeon().end_aeon().end_aeon()
    for viewer in VIEWERS:
        assert [seat.favour for seat in table.view(viewer).seats] == [-7, -5, 0]
        assert len(table.view(viewer).sheet) == 21
        assert all(cell is not None for line in table.view(viewer).sheet for cell in line.cells)
        assert len(table.told(Scored, viewer)) == 3
        assert table.told(FavourChanged, viewer)[0] == FavourChanged(seat=0, aeon=3, points=-10, favour=-7)
        assert table.told(Won, viewer) == [Won(seat=2, favour=0, token=None)]


def test_K32_the_rules_and_the_record_are_the_same() -> None:
    tables = [Table().give(1, "relic").end_aeon(), Table(scores="hidden").give(1, "relic").end_aeon()]
    assert [step.do for step in tables[0].match.steps] == [step.do for step in tables[1].match.steps]
    assert tables[0].state.score(0) == tables[1].state.score(0) == 8


@pytest.mark.parametrize("scores", ["open", "hidden"])
def test_K37_what_is_in_the_bag_is_shown_to_everybody(scores: str) -> None:
    table = Table(scores=scores).play("draw relic, draw relic, draw site 1")
    for viewer in VIEWERS:
        view = table.view(viewer)
        bag = {str(tile): count for tile, count in view.bag.items()}
        assert (bag["relic"], bag["site 1"], bag["shoggoth"], view.bag_tiles) == (3, 4, 25, 177)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_K37_so_there_is_nothing_to_guess(viewer: int) -> None:
    table = Table(scores="hidden").play("draw relic, draw site 1")
    before = table.state.digest()
    table.state.redeal(viewer, Rng(7))
    assert table.state.digest() == before
    assert table.state.glimpse(viewer, 0, GAME.read_action("draw")) == GAME.read_action("draw")
    assert table.match.scene(viewer).awaited == (2,)

"""What is said of a game that is over, for the tests of the games: also of tables that a test has arranged."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ratskeller.kernel.epilogue import Past, look_back
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import replay

if TYPE_CHECKING:
    from ratskeller.kernel.epilogue import Epilogue
    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


def golden(game: Game, name: str) -> Match:
    """A golden game, played again."""
    file = Path(__file__).parent / game.name / "golden" / f"{name}.jsonl"
    return replay(game, read_record(file.read_text(encoding="utf-8")))


def tell(match: Match, viewer: int = SPECTATOR, language: str = "en", states: list[Any] | None = None) -> Epilogue:
    """What a viewer is told; `states` where a test has arranged them, so that the record does not lead there."""
    names = NAMES[: match.state.seats]
    past = Past(match, look_back(match) if states is None else states, viewer, names, match.game.words(language))
    told: Epilogue = match.game.epilogue(past)
    return told


def moments(epilogue: Epilogue) -> dict[str, tuple[int, str]]:
    """Its highlights by their titles."""
    return {each.title: (each.step, each.text) for each in epilogue.highlights}


def rows(epilogue: Epilogue) -> dict[str, tuple[str, ...]]:
    """The cells of its score sheet by the titles of the rows."""
    return {each.title: each.cells for each in epilogue.rows}

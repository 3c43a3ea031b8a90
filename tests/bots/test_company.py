"""Bots as people choose them: five levels and temperaments, by name and in words; several of them are a company."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from ratskeller.bots import company
from ratskeller.bots.company import (
    LevelName,
    bot_title,
    level_line,
    level_strength,
    level_title,
    read_level_name,
    temperament_line,
    temperament_title,
    with_temperament,
)
from ratskeller.catalogue import GAMES
from ratskeller.kernel.levels import LEVELS, Level, Levels, read_levels
from ratskeller.kernel.words import LANGUAGES, word
from ratskeller.shelf import describe
from tools.every_game import SMALLEST

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

KNOWN = ("even", "cautious", "gambler", "liar", "miser", "hunter")


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every game has these temperaments; the number of seats at which levels were measured can be changed."""
    seats = [2]
    five = cast("Any", (Level(), *(Level(beats=60 + number) for number in range(4))))

    def read(_package: str) -> Levels:
        return Levels(measured="", seats=seats[0], temperaments=("even", "liar", "sea_dog"), level=five)

    monkeypatch.setattr(company, "read_levels", read)
    return seats


@pytest.mark.usefixtures("tables")
def test_a_level_by_name() -> None:
    assert read_level_name("level:3", SMALLEST) == LevelName(3, "")
    assert read_level_name("level:5:liar", SMALLEST) == LevelName(5, "liar")
    assert [str(LevelName(3, "")), str(LevelName(5, "liar"))] == ["level:3", "level:5:liar"]
    for name in ("", "level", "level:0", "level:6", "level:3:", "level:3:shy", "level:3:liar:even", "easy", "random"):
        assert read_level_name(name, SMALLEST) is None


@pytest.mark.usefixtures("tables")
def test_who_has_no_temperament_gets_one_that_few_have() -> None:
    any_three, named = LevelName(3, ""), LevelName(1, "liar")
    assert with_temperament(named, SMALLEST, "a table", [named, named]) == named
    for table in ("4f2c", "4f2d", "x"):
        seated: list[LevelName] = []
        for _ in range(6):
            seated.append(with_temperament(any_three, SMALLEST, table, seated))
        assert sorted(each.temperament for each in seated[:3]) == ["even", "liar", "sea_dog"]
        assert seated[3:] == seated[:3]
    assert with_temperament(
        any_three, SMALLEST, "4f2c", [LevelName(2, "even"), LevelName(4, "sea_dog")]
    ).temperament == ("liar")


def test_every_level_and_temperament_has_words_of_its_own(tables: list[int]) -> None:
    for language in LANGUAGES:
        told = [each(number).word(language) for each in (level_title, level_line) for number in LEVELS]
        told += [each(name).word(language) for each in (temperament_title, temperament_line) for name in KNOWN]
        assert len(set(told)) == 2 * (len(LEVELS) + len(KNOWN))
    assert str(temperament_title("sea_dog")) == "sea dog"
    assert str(temperament_line("sea_dog")) == "Has a way of its own."
    assert str(bot_title("level:3:liar", SMALLEST)) == "level 3, a liar"
    assert word(bot_title("level:3", SMALLEST), "de") == "Stufe 3, ruhig"
    assert bot_title("search:500", SMALLEST) == "search:500"
    assert tables == [2]


def test_how_strong_a_level_is(tables: list[int]) -> None:
    assert level_strength(1, SMALLEST) is None
    assert level_strength(2, SMALLEST) is not None
    assert str(level_strength(5, SMALLEST)) == "Beats level 4 in 63 of 100 games."
    assert word(level_strength(5, SMALLEST), "de") == "Schlägt Stufe 4 in 63 von 100 Partien."
    tables[0] = 4
    told = "Wins 61 of 100 games against 3 of level 2; luck alone would be 25."
    assert str(level_strength(3, SMALLEST)) == told


@pytest.mark.parametrize("game", [*GAMES.values(), SMALLEST], ids=lambda game: game.name)
def test_the_shelf_tells_levels_and_temperaments(game: Game) -> None:
    settings = read_levels(game.package)
    for language in LANGUAGES:
        info = describe(game, language)
        assert [(each.name, each.number) for each in info.levels] == [(f"level:{number}", number) for number in LEVELS]
        assert all(each.title and each.line for each in info.levels)
        assert [bool(each.strength) for each in info.levels[1:]] == [bool(each.beats) for each in settings.level[1:]]
        assert tuple(each.name for each in info.temperaments) == settings.temperaments
        assert all(each.title and each.line for each in info.temperaments)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_we_have_words_for_the_temperaments_of_every_game(game: Game) -> None:
    settings = read_levels(game.package)
    assert set(settings.temperaments) <= set(KNOWN)
    assert settings.temperaments[0] == "even"

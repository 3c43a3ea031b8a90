"""Every guided first game is legal by the rules of today, and whole in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.words import LANGUAGES
from ratskeller.rulebook import read_rulebook
from ratskeller.tables import lesson as lessons
from ratskeller.tables.lesson import Script, Stop, has_lesson, make_lesson, read_script

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

TAUGHT = [name for name, game in GAMES.items() if has_lesson(game)]


@pytest.fixture(params=TAUGHT)
def taught(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def test_the_three_games_of_the_first_evening_are_taught() -> None:
    assert {"rats_in_the_walls", "rathulhu", "darkhouse"} <= set(TAUGHT)


def test_every_move_that_is_asked_for_is_offered(taught: Game) -> None:
    for stop in make_lesson(taught).stops:
        choices = {choice.notation for choice in stop.moments[-1].scene.choices}
        assert {stop.ask, *stop.also} - {""} <= choices
        assert stop.ask not in stop.also


def test_it_has_ten_to_fifteen_stops_and_makes_one_move(taught: Game) -> None:
    lesson = make_lesson(taught)
    assert 10 <= len(lesson.stops) <= 15
    assert sum(bool(stop.ask) for stop in lesson.stops) >= 5
    assert not lesson.stops[-1].ask, "the last stop sends one off to play"


def test_every_text_is_there_in_every_language(taught: Game) -> None:
    script = read_script(taught)
    assert set(script.title) == set(LANGUAGES)
    for number, stop in enumerate(script.stop, start=1):
        assert set(stop.note) == set(LANGUAGES), number
        assert all(stop.note.values()), number
        assert set(stop.hint) == (set(LANGUAGES) if stop.ask else set()), number
        assert len(stop.point) > 0, number


def test_every_clause_that_it_names_exists(taught: Game) -> None:
    known = {passage.id for section in read_rulebook(taught).sections for passage in section.passages}
    named = {stop.clause for stop in make_lesson(taught).stops}
    assert named <= known


def test_a_reader_of_another_language_plays_the_same_game(taught: Game) -> None:
    english, german = make_lesson(taught), make_lesson(taught, "de")
    assert (english.language, german.language) == ("en", "de")
    for ours, theirs in zip(english.stops, german.stops, strict=True):
        assert ours.note != theirs.note
        assert [moment.scene.view for moment in ours.moments] == [moment.scene.view for moment in theirs.moments]
        assert ours.ask == theirs.ask


def test_it_shows_what_the_reader_sees_and_no_more(taught: Game) -> None:
    lesson = make_lesson(taught)
    for stop in lesson.stops:
        for moment in stop.moments:
            assert moment.scene.view.viewer == lesson.seat


def write(monkeypatch: pytest.MonkeyPatch, *stops: Stop) -> None:
    script = Script(title={"en": "T"}, names=["A", "B", "C"], options={"start": "agreed"}, stop=list(stops))
    monkeypatch.setattr(lessons, "read_script", lambda _game: script)


@pytest.mark.parametrize("step", ["2 believe", "chance roll 1", "1 fly"])
def test_a_lesson_that_the_rules_forbid_is_found(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    write(monkeypatch, Stop(note={"en": "n"}), Stop(note={"en": "n"}, play=[step]))
    with pytest.raises(BadSetup, match="Stop 2 of the lesson"):
        make_lesson.__wrapped__(find_game("rats_in_the_walls"))


def test_a_file_that_is_no_lesson_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def read_text(self, encoding: str) -> str:
            return 'names = ["A"]\nstop = []\n'

    monkeypatch.setattr(lessons, "_file", lambda _game: Broken())
    with pytest.raises(BadSetup, match="cannot be read"):
        read_script(find_game("rats_in_the_walls"))

"""Every guided first game is legal by the rules of today, and whole in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import find_game
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.texts import Text
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from ratskeller.rulebook import read_rulebook
from ratskeller.tables import lesson as lessons
from ratskeller.tables.lesson import FIRST, Lesson, Script, Stop, has_lesson, lesson_names, make_lesson, read_script
from tools.every_game import EVERY_GAME, find_any_game
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

TAUGHT = [(name, which) for name, game in EVERY_GAME.items() for which in lesson_names(game)]
Taught = tuple["Game", str]


@pytest.fixture(params=TAUGHT, ids=":".join)
def taught(request: pytest.FixtureRequest) -> Taught:
    name, which = request.param
    return find_any_game(name), which


def has_board(game: Game) -> bool:
    """Whether the web has a board of its own for a game, with pieces to point at."""
    return (ROOT / "web" / "src" / "games" / game.name).is_dir()


def made(taught: Taught, language: str = ENGLISH) -> Lesson:
    game, which = taught
    return make_lesson(game, language, which)


def test_the_three_games_of_the_first_evening_are_taught() -> None:
    assert {"rats_in_the_walls", "rathulhu", "darkhouse"} <= {name for name, _ in TAUGHT}


def test_a_game_may_have_further_lessons_that_lead_to_each_other() -> None:
    game = find_game("condyle_cove")
    assert lesson_names(game) == (FIRST, "solo")
    first, solo = make_lesson(game, "de"), make_lesson(game, "de", "solo")
    assert [(other.name, other.title) for other in first.others] == [("solo", solo.title)]
    assert [(other.name, other.title) for other in solo.others] == [(FIRST, first.title)]
    assert not has_lesson(game, "../packs/cove")


def test_every_move_that_is_asked_for_is_offered(taught: Taught) -> None:
    for stop in made(taught).stops:
        choices = {choice.notation for choice in stop.moments[-1].scene.choices}
        assert {stop.ask, *stop.also} - {""} <= choices
        assert stop.ask not in stop.also


def test_it_has_ten_to_fifteen_stops_and_makes_one_move(taught: Taught) -> None:
    lesson = made(taught)
    least = min(10, taught[0].minutes)  # fewer in a game of a few minutes
    assert least <= len(lesson.stops) <= 15
    assert sum(bool(stop.ask) for stop in lesson.stops) >= least // 2
    assert not lesson.stops[-1].ask, "the last stop sends one off to play"


def test_every_text_is_there_in_every_language(taught: Taught) -> None:
    script = read_script(*taught)
    assert set(script.title.by_language) == set(LANGUAGES)
    for number, stop in enumerate(script.stop, start=1):
        assert set(stop.note.by_language) == set(LANGUAGES), number
        assert all(stop.note.by_language.values()), number
        assert set(stop.hint.by_language) == (set(LANGUAGES) if stop.ask else {ENGLISH}), number
        assert stop.point or not has_board(taught[0]), number


def test_every_clause_that_it_names_exists(taught: Taught) -> None:
    known = {passage.id for section in read_rulebook(taught[0]).sections for passage in section.passages}
    named = {stop.clause for stop in made(taught).stops}
    assert named <= known


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_reader_of_another_language_plays_the_same_game(taught: Taught, language: str) -> None:
    english, other = made(taught), made(taught, language)
    assert (english.language, other.language) == (ENGLISH, language)
    for ours, theirs in zip(english.stops, other.stops, strict=True):
        assert ours.note != theirs.note
        assert [moment.scene.view for moment in ours.moments] == [moment.scene.view for moment in theirs.moments]
        assert ours.ask == theirs.ask


def test_it_shows_what_the_reader_sees_and_no_more(taught: Taught) -> None:
    lesson = made(taught)
    for stop in lesson.stops:
        for moment in stop.moments:
            assert moment.scene.view.viewer == lesson.seat


def write(monkeypatch: pytest.MonkeyPatch, *stops: Stop) -> None:
    script = Script(title=Text("T"), names=["A", "B", "C"], options={"start": "agreed"}, stop=list(stops))
    monkeypatch.setattr(lessons, "read_script", lambda *_: script)


@pytest.mark.parametrize("step", ["2 believe", "chance roll 1", "1 fly"])
def test_a_lesson_that_the_rules_forbid_is_found(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    write(monkeypatch, Stop(note=Text("n")), Stop(note=Text("n"), play=[step]))
    with pytest.raises(BadSetup, match="Stop 2 of the lesson"):
        make_lesson.__wrapped__(find_game("rats_in_the_walls"))


def test_a_file_that_is_no_lesson_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text('names = ["A"]\nstop = []\n', encoding="utf-8")
    monkeypatch.setattr(lessons, "_folder", lambda _: tmp_path)
    with pytest.raises(BadSetup, match="cannot be read"):
        read_script(find_game("rats_in_the_walls"))


CORRECTED = [  # where lessons have said something against a clause: the clause, what they said, what they say
    ("rats_in_the_walls", "R16", ENGLISH, "whoever is wrong loses everything", "Who believes loses everything"),
    ("rats_in_the_walls", "R16", "de", "wer unrecht hat, verliert alles", "Wer glaubt, verliert alles"),
    ("darkhouse", "4.1", ENGLISH, "A shift has ten rounds", "A game has ten rounds"),
    ("darkhouse", "4.1", "de", "Eine Schicht hat zehn Runden", "Ein Spiel hat zehn Runden"),
    ("darkhouse", "4.5", ENGLISH, "lay the threes later", "what is not laid is rolled again"),
    ("darkhouse", "4.5", "de", "Dreien kannst du später legen", "was nicht liegt, wird neu gewürfelt"),
    ("darkhouse", "8.1", ENGLISH, "three shifts", "a whole shift three games"),
    ("darkhouse", "8.1", "de", "drei Schichten", "eine ganze Schicht drei Spiele"),
    ("house_of_rath", "H21", ENGLISH, "Jimmy was only an extra", "Jimmy counts as an extra"),
    ("house_of_rath", "H21", "de", "Jimmy war nur ein Statist", "Jimmy gilt also als Statist"),
    ("rathulhu", "8.7", ENGLISH, "who invokes must buy.", "unless all eight spaces are full"),
    ("rathulhu", "8.7", "de", "Wer anruft, muss kaufen.", "außer wenn alle acht Felder voll sind"),
]


@pytest.mark.parametrize(("game", "clause", "language", "untrue", "true"), CORRECTED)
def test_a_lesson_says_nothing_against_the_rules(game: str, clause: str, language: str, untrue: str, true: str) -> None:
    said = " ".join(f"{stop.note} {stop.hint}" for stop in make_lesson(find_game(game), language).stops)
    assert untrue not in said, clause
    assert true in said

"""All that people read of the games in one language, said by whichever ratskeller is on the path.

python -m tests.languages.everything eo   names every text with a plain letter in it, and counts all texts by kind
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

from ratskeller.catalogue import GAMES
from ratskeller.cli.main import main as run_command
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.match import Match
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.record import read_record
from ratskeller.kernel.words import word
from ratskeller.rulebook import CLAUSE_ID, read_rulebook
from ratskeller.shelf import describe
from ratskeller.tables.lesson import lesson_names, make_lesson
from tests.conformance.play import Driver, viewers
from tools.every_game import EVERY_GAME
from tools.setup_env import ROOT
from tools.translations import texts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game, Scene

Said = tuple[str, str]  # a kind of text, and a text
GAMES_PLAYED = 3
STEPS = 120
REFUSALS_EVERY, FRAMES_EVERY = 30, 15  # steps
# What means the same in every language: the place of a name, the number of a clause, of a Tome, notation.
KEPT = re.compile(rf"\{{\w+\}}|`[^`]+`|(?<![\w.-]){CLAUSE_ID}(?![\w-]|\.\d)|\b[IVX]+\b|“[^”]*”")

MARKS = re.compile(r"\b[A-Za-z]\b|X+")  # in a frame: of seats and rooms, and boxes that are crossed out


def everything(game: Game, language: str) -> Iterator[Said]:
    """Every kind of text of a game."""
    yield from _shelf(game, language)
    yield from _rules(game, language)
    for name in lesson_names(game):
        yield from _lesson(game, language, name)
    for seed in range(GAMES_PLAYED):
        yield from _played(_opened(game, seed), seed, language)
    if game.name in GAMES:
        yield from _replayed(game, language)


def _shelf(game: Game, language: str) -> Iterator[Said]:
    info = describe(game, language)
    yield "tagline", info.tagline
    for option in info.options:
        yield from (("option", text) for text in (option.title, option.description, *option.labels))
    for packs in game.shipped_packs().values():
        for pack in packs.values():
            yield from (("pack", text.word(language)) for text in texts_of(pack))
            yield from (("pack", sentence) for sentence in pack.sentences(language))
    for ending in game.endings.values():
        yield "ending", word(ending.says, language)
    for clause in game.clauses.values():
        yield "clause", word(clause.says, language)


def _rules(game: Game, language: str) -> Iterator[Said]:
    book = read_rulebook(game, language)
    assert book.language == language
    yield from (("rules", section.title) for section in book.sections)
    for passage in (passage for section in book.sections for passage in section.passages):
        for run in (*passage.text, *passage.reason, *(run for row in passage.rows for cell in row for run in cell)):
            if run.mark not in {"code", "clause"}:
                yield "rules", run.text
    for pack in book.packs:
        yield from (("rules", text) for text in (pack.title, pack.note, *(part.reason for part in pack.parts)))


def _lesson(game: Game, language: str, name: str) -> Iterator[Said]:
    lesson = make_lesson(game, language, name)
    assert lesson.language == language
    people = re.compile("|".join(map(re.escape, lesson.names)))
    yield "lesson", lesson.title
    for stop in lesson.stops:
        yield from (("lesson", text) for text in (stop.note, stop.hint))
        for moment in stop.moments:
            for kind, text in _scene(moment.scene, language):
                yield kind, people.sub("", text)
            yield from (("story", people.sub("", told.text)) for told in moment.told)


def _opened(game: Game, seed: int) -> Match:
    """A table of another size and with other options for every seed."""
    seats = (game.seats[0], game.seats[-1], game.seats[:2][-1])[seed]
    options = {info.name: info.choices[-seed] for info in describe_options(game.options) if info.choices}
    flags = {info.name: seed % 2 == 1 for info in describe_options(game.options) if info.type == "flag"}
    names = [str(71 + seat) for seat in range(seats)]  # no letters
    for chosen in (options | flags, flags, {}):
        try:
            return Match(game, seats, chosen, names=names)
        except RatskellerError:
            continue
    raise AssertionError(game.name)


def _played(match: Match, seed: int, language: str) -> Iterator[Said]:
    driver, steps = Driver(seed), 0
    while not match.state.is_over():
        if steps < STEPS or steps % 50 == 0:
            yield from _position(match, steps, language)
        driver.step(match)
        steps += 1
    yield from _position(match, steps, language)


def _position(match: Match, steps: int, language: str) -> Iterator[Said]:
    for viewer in viewers(match.state):
        scene = match.scene(viewer, language)
        yield from _scene(scene, language)
        if steps % FRAMES_EVERY == 0 or match.state.is_over():
            yield from _picture(match, scene, language)
        yield from (("story", line) for line in match.story(viewer, max(steps - 1, 0), language))
    if steps % REFUSALS_EVERY == 0:
        for seat in range(match.state.seats):
            for code in match.game.action_codes():
                refusal = match.game.refusal(match.state, seat, code, match.names)
                if refusal is not None:
                    yield "refusal", refusal[0].word(language)


def _scene(scene: Scene, language: str) -> Iterator[Said]:
    yield "prompt", scene.prompt
    for choice in scene.choices:
        yield "offer", choice.text
        yield "stakes", choice.stakes
        if choice.warning:
            yield "warning", choice.warning
    yield from (("view", text.word(language)) for text in texts_of(scene.view))


def _picture(match: Match, scene: Scene, language: str) -> Iterator[Said]:
    """The frame in the terminal."""
    picture = import_module(f"{match.game.package}.terminal").picture
    console = Console(width=100, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as drawn:
        console.print(picture(scene.view, match.names, match.game.words(language)))
    yield from (("frame", line) for line in drawn.get().splitlines())


def _replayed(game: Game, language: str) -> Iterator[Said]:
    """What the terminal shows of a record, with all that stands around the frames."""
    record = next((ROOT / "tests" / "games" / game.name / "golden").glob("*.jsonl"))
    people = re.compile("|".join(read_record(record.read_text(encoding="utf-8")).header.names))
    with redirect_stdout(StringIO()) as shown:
        run_command(["replay", str(record), "--all", "--language", language])
    for line in shown.getvalue().splitlines():
        step = line.partition(" · ")[0] if line.startswith("── ") else line  # behind it stands the notation
        yield "frame", people.sub("", step)


def proper_names(game: Game) -> re.Pattern[str]:
    """What is called the same in every language: the game, the Count, and in one game the orphans."""
    packs = [pack for packs in game.shipped_packs().values() for pack in packs.values()]
    orphans = [orphan.name for pack in packs for orphan in getattr(pack, "orphans", ())]
    names = sorted({game.title, game.name.replace("_", " "), "Rath", *orphans}, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, names)), re.IGNORECASE)


def main(language: str) -> int:
    """Read it all."""
    plain: dict[tuple[str, str], str] = {}
    counts: Counter[str] = Counter()
    for game in EVERY_GAME.values():
        names = proper_names(game)
        for kind, text in sorted(set(everything(game, language))):
            counts[f"{game.name} {kind}"] += 1
            left = KEPT.sub("", names.sub("", text))
            left = MARKS.sub("", left) if kind == "frame" else left
            if re.search("[A-Za-z]", left):
                plain.setdefault((game.name, kind), text)
    sys.stdout.writelines(f"{name}: {kind}: {text}\n" for (name, kind), text in plain.items())
    sys.stderr.writelines(f"{kind}: {count}\n" for kind, count in sorted(counts.items()))
    return int(bool(plain))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

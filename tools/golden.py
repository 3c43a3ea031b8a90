"""Golden records: for every game at least one for each way it can end, and a transcript of what everybody saw.

    python -m tools.golden            says what is missing, stale or different
    python -m tools.golden --write    writes it: a record that still replays is kept, any other is searched for anew

Which games to look for stands in `tests/games/GAME/golden_games.py`. They are in `golden` beside it: a record as
`NAME.jsonl` and beside it `NAME.txt`, where every seat's and the spectator's scene can be followed step by step. A line
begins with those who get it, by their initials (`*` is a spectator), so that a leak shows in a diff. A golden record
that no longer replays means that the rules have changed: raise `rules_version`.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import DEALER, PLAYERS, SPECTATOR
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import verify, walk
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.texts import worded_values
from ratskeller.kernel.words import ENGLISH
from tools.every_game import EVERY_GAME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from ratskeller.kernel.game import Event, Game, Scene
    from ratskeller.kernel.record import Record
    from ratskeller.kernel.state import State

    Policy = Callable[[Any, Rng], int]

NAMES = ("Ada", "Bert", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hope", "Ivo", "Joan", "Kurt", "Lena")
ROOT = Path(__file__).resolve().parent.parent
STEPS_MAX = 60  # of a game found by chance
STEPS_TOLD = 150  # a longer game is told only …
STEPS_LAST = 24  # … from so many steps before its end


# ---- how to find them ----------------------------------------------------------------------------------------


def act_at_random(state: State, rng: Rng) -> int:
    """Any legal action of the mover."""
    actions = state.legal_actions(state.mover)
    return actions[rng.below(len(actions))]


class GoldenGame(NamedTuple):
    """Which game to look for. Of those with the right end, that is taken in which the most different things happen."""

    name: str
    ending: str
    seats: int
    options: dict[str, Any]
    packs: dict[str, Any]
    seeds: range
    policy: Policy = act_at_random
    steps_max: int = STEPS_MAX


def golden_games(name: str) -> tuple[GoldenGame, ...]:
    """The golden games that somebody has written down beside a game's tests."""
    try:
        found: tuple[GoldenGame, ...] = import_module(f"tests.games.{name}.golden_games").GOLDEN_GAMES
    except ModuleNotFoundError:
        sys.exit(f"golden: there is no tests/games/{name}/golden_games.py that says which games to look for.")
    return found


def search(game: Game, wanted: GoldenGame) -> Record:
    """The best game of those wanted."""
    found: list[tuple[int, int, int, Record]] = []
    for seed in wanted.seeds:
        match = play(game, wanted, seed)
        end = match.end()
        if end is not None and end.end == wanted.ending:
            kinds = {type(event.what) for events in match.events for event in events}
            found.append((-len(kinds), len(match.steps), seed, match.record()))
    if not found:
        sys.exit(
            f"golden: no game of {game.title} ends by {wanted.ending!r} within {wanted.steps_max} steps; look further."
        )
    return min(found)[-1]


def play(game: Game, wanted: GoldenGame, seed: int) -> Match:
    """One game of those wanted; it stops when it gets too long."""
    names = NAMES[: wanted.seats]
    match = Match(
        game, wanted.seats, wanted.options, wanted.packs, names=names, seed=seed, note=f"golden: {wanted.name}"
    )
    dealer, players = Rng(seed).split(DEALER), Rng(seed).split(PLAYERS)
    while not match.state.is_over() and len(match.steps) < wanted.steps_max:
        if match.state.is_chance():
            match.deal_from(dealer)
        else:
            match.act(match.state.mover, wanted.policy(match.state, players))
    return match


# ---- the transcript ------------------------------------------------------------------------------------------


def transcript(game: Game, record: Record) -> str:
    """Who saw what, step by step, or in the last steps of a long game."""
    skipped = len(record.steps) - STEPS_LAST if len(record.steps) > STEPS_TOLD else 0
    moments = islice(walk(game, record), skipped, None)
    match, header = next(moments), record.header
    table = [f"{header.seats} seats", f"seed {header.seed}"]
    table += [f"{name} {value}" for name, value in {**header.options, **header.packs}.items()]
    lines = [f"{game.title}, rules version {header.rules_version}: {header.note}", ", ".join(table), ""]
    viewers = (*range(header.seats), SPECTATOR)
    seen: dict[int, dict[str, str]] = {viewer: {} for viewer in viewers}
    lines.append(f"== after step {skipped}" if skipped else "== the opening")
    lines += frame(match, seen, () if skipped else match.opening)
    for line, _ in zip(record.steps[skipped:], moments, strict=True):
        by = "chance" if line.by == "chance" else match.names[line.by]
        lines += ["", f"== {line.n} {by}: {line.do}", *frame(match, seen, match.events[-1])]
    if record.end is not None:
        lines += ["", f"== the end: {record.end.end} ({record.end.clause})"]
        lines += [f"scores {record.end.scores}, ranks {record.end.ranks}"]
    return "\n".join(lines) + "\n"


def frame(match: Match, seen: dict[int, dict[str, str]], events: Sequence[Event]) -> Iterator[str]:
    """What each viewer gets of some events: their sentences, and what has changed in the scene."""
    for event in events:
        told = {viewer: [match.sentence(event.what, viewer)] for viewer in seen if event.is_for(viewer)}
        yield from by_viewers(told, "told", len(seen))
    fresh = {viewer: flat_scene(match.scene(viewer)) for viewer in seen}
    for part in ("view", "asked", "awaited", "may"):
        yield from by_viewers({viewer: changes(seen[viewer], fresh[viewer], part) for viewer in seen}, part, len(seen))
    seen.update(fresh)


def flat_scene(scene: Scene) -> dict[str, str]:
    """A scene as short texts by place."""
    flat = dict(flatten(worded_values(scene.view, ENGLISH), "view"))
    flat["asked"] = scene.prompt
    flat["awaited"] = msgspec.json.encode(scene.awaited).decode()
    choices = [f"{choice.notation} [{choice.text}{warned(choice.warning)}]" for choice in scene.choices]
    flat["may"] = ", ".join(choices) or "nothing"
    return flat


def warned(warning: str | None) -> str:
    """The warning beside a choice."""
    return f" ! {warning}" if warning else ""


def flatten(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """Every number and word in a view, by its place; a row of plain values stays a row."""
    parts: Sequence[tuple[Any, Any]] = ()
    if isinstance(value, dict):
        parts = list(value.items())
    elif isinstance(value, list | tuple) and any(isinstance(item, dict | list | tuple) for item in value):
        parts = list(enumerate(value))
    if not parts:
        yield place, msgspec.json.encode(value).decode()
    for name, item in parts:
        yield from flatten(item, f"{place}.{name}")


def changes(old: Mapping[str, str], new: Mapping[str, str], part: str) -> list[str]:
    """What is new in one part of a scene, and what is gone from it."""
    found = [
        value if place == part else f"{place.removeprefix('view.')}={value}"
        for place, value in new.items()
        if place.split(".")[0] == part and old.get(place) != value
    ]
    return found + [f"-{place.removeprefix('view.')}" for place in old if place not in new and place.startswith(part)]


def by_viewers(news: Mapping[int, Sequence[str]], part: str, everybody: int) -> Iterator[str]:
    """Each piece of news once, with all who get it; pieces for the same viewers stand on one line."""
    getters: dict[str, list[int]] = {}
    for viewer, texts in news.items():
        for text in texts:
            getters.setdefault(text, []).append(viewer)
    lines: dict[str, list[str]] = {}
    for text, viewers in getters.items():
        initials = [NAMES[viewer][0] if viewer >= 0 else "*" for viewer in viewers]
        lines.setdefault("all" if len(viewers) == everybody else " ".join(initials), []).append(text)
    for who, texts in lines.items():
        yield f"{who:8}{part:8}{' '.join(texts)}"


# ---- the files -----------------------------------------------------------------------------------------------


def folder(game: Game) -> Path:
    """Where a game's golden records are."""
    return ROOT / "tests" / "games" / game.name / "golden"


def read_golden(game: Game, name: str) -> Record | None:
    """A golden record, if it is there and still true."""
    try:
        record = read_record((folder(game) / f"{name}.jsonl").read_text(encoding="utf-8"))
        verify(game, record)
    except (OSError, RatskellerError):
        return None
    return record


def expected_files(game: Game, wanted: GoldenGame, *, may_search: bool) -> dict[Path, str]:
    """What the two files of a golden game should hold; nothing if there is no record and none may be searched for."""
    record = read_golden(game, wanted.name)
    if (record is None or record.end is None or record.end.end != wanted.ending) and may_search:
        record = search(game, wanted)
    if record is None:
        return {}
    path = folder(game) / wanted.name
    return {path.with_suffix(".jsonl"): write_record(record), path.with_suffix(".txt"): transcript(game, record)}


def main(arguments: Sequence[str]) -> int:
    """Compare or write all golden records."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.golden", description="Compare the golden records, or write them."
    )
    parser.add_argument("--write", action="store_true", help="write what is missing or different")
    write = parser.parse_args(arguments).write
    wrong = 0
    for game in EVERY_GAME.values():
        for wanted in golden_games(game.name):
            expected = expected_files(game, wanted, may_search=write)
            if not expected:
                print(f"{game.name}: {wanted.name}: the record is missing or no longer replays")
                wrong += 1
            for path, text in expected.items():
                if path.is_file() and path.read_text(encoding="utf-8") == text:
                    continue
                print(f"{'wrote' if write else 'differs'}: {path.relative_to(ROOT)}")
                wrong += not write
                if write:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text, encoding="utf-8")
    print(
        f"golden: {wrong} to look at; `python -m tools.golden --write` writes them"
        if wrong
        else "golden: all as expected"
    )
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

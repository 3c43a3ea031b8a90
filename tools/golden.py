"""Golden records: for every game at least one for each way it can end, and a transcript of what everybody saw.

    python -m tools.golden            says what is missing, stale or different
    python -m tools.golden --write    writes it: a record that still replays is kept, any other is searched for anew

They are in `tests/games/GAME/golden`: a record as `NAME.jsonl` and beside it `NAME.txt`, where every seat's and the
spectator's scene can be followed step by step. A line begins with those who get it, by their initials (`*` is a
spectator), so that a leak shows in a diff. A golden record that no longer replays means that the rules have changed:
raise `rules_version`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ratskeller.catalogue import GAMES
from ratskeller.games.condyle_cove.rules import codes as cove
from ratskeller.games.house_of_rath.rules import codes as rath
from ratskeller.games.rathulhu.rules import codes as rathulhu
from ratskeller.games.rats_in_the_walls.rules import codes as rats
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import DEALER, PLAYERS, SPECTATOR
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.replay import open_match, verify
from ratskeller.kernel.rng import Rng

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


def deny_truly(state: Any, rng: Rng) -> int:  # noqa: ARG001 (nothing is left to chance)
    """The Rats in the Walls: as many rounds as possible end with a doubted true denial, which only moves a brain."""
    if state.phase == rats.EXAMINING:
        return rats.PEEK
    if state.phase == rats.ANSWERING:
        is_true = state.ones + state.twos == 0
        can_pay = state.brains[state.mover] > 1
        return rats.DOUBT if state.claim > 0 or (is_true and can_pay) else rats.BELIEVE
    actions = state.legal_actions(state.mover)
    return rats.ANNOUNCE if rats.ANNOUNCE in actions else actions[-1]


def draw_and_pass(state: Any, rng: Rng) -> int:  # noqa: ARG001 (nothing is left to chance)
    """Rathulhu: nobody bids unless they must, so the Elder Signs fill the time track."""
    actions = state.legal_actions(state.mover)
    wanted = [action for action in (rathulhu.DRAW, rathulhu.PASS, rathulhu.INVOKE) if action in actions]
    return wanted[0] if wanted else actions[0]


def run_away(state: Any, rng: Rng) -> int:
    """Condyle Cove, alone: go as far as one can without meeting him, and otherwise do anything."""
    actions = state.legal_actions(state.mover)
    ring = list(state.ring)
    ways = [code - cove.GO for code in actions if cove.GO <= code < cove.REPLACE]
    if state.phase == cove.ASK_MOVE:
        here = ring.index(state.pawn[0])
        free = [space for space in ways if space != state.pawn[cove.GHOST]]
        far = sorted(free, key=lambda space: (ring.index(space) - here) % cove.RING)
        return int(cove.GO + far[-1]) if far else cove.STOP
    return int(actions[rng.below(len(actions))])


def linger(state: Any, rng: Rng) -> int:  # noqa: ARG001 (nothing is left to chance)
    """Condyle Cove: stay, and play only as many cards as one must."""
    actions = state.legal_actions(state.mover)
    plays = [code for code in actions if code >= cove.PLAY]
    must_play = state.phase == cove.ASK_PLAY and state.held[state.mover] > cove.HAND_AT_FIRST - state.alone
    if plays and (must_play or cove.STOP not in actions) and not (state.alone and state.plays):
        return int(plays[0])
    return int(actions[-1] if state.phase == cove.ASK_PAWN else actions[0])  # not on the Cul-De-Sac


def little_deck(name: str, does: dict[str, Any]) -> dict[str, Any]:
    """Condyle Cove: Options cards that all do the same for ever, and a Boogeyman who never moves."""
    origin = dict.fromkeys(("name_from", "count_from", "effect_from"), "invented")
    cards = [
        {"name": title, "count": count, "text": "Again.", "does": [does], "stays": True, "solo": solo, **origin}
        for title, count, solo in (("AGAIN", 28, "dealt"), ("AND AGAIN", 7, "removed"))
    ]
    for title, count, solo in (("WAIT", 5, "move"), ("WAIT LONGER", 3, "only")):
        draw = [{"do": "draw", "who": "you", "cards": 1}]
        cards.append(
            {"name": title, "count": count, "text": "Wait.", "does": draw, "solo": solo, "solo_spaces": 0, **origin}
        )
    return {"kind": "options", "name": name, "title": name.capitalize(), "cards": cards}


ENDLESS = little_deck("endless", {"do": "recover", "who": "you", "cards": 4, "to": "bottom"})
HUNGRY = little_deck("hungry", {"do": "lose", "who": "another player", "cards": 4, "from": "pile"})


def hide_and_wait(state: Any, rng: Rng) -> int:  # noqa: ARG001 (nothing is left to chance)
    """House of Rath: orphans in anybody's care are hidden, extras are left to Rath, and else nothing is done."""
    actions = state.legal_actions(state.mover)
    owned = [state.owner_of(orphan) >= 0 for orphan in range(rath.ORPHANS)]
    for action in actions:
        if rath.HIDE <= action < rath.UNHIDE and owned[action - rath.HIDE]:
            return int(action)
        if rath.ATTACK <= action < rath.CLAIM and not owned[action - rath.ATTACK]:
            return int(action)
    wanted = (rath.CHOOSE + rath.HIDE_FACE, rath.NOTHING, rath.GO_ON, rath.CLAIM, rath.LET_GO)
    return next((action for action in wanted if action in actions), int(actions[-1]))


class Plan(NamedTuple):
    """Which game to look for. Of those with the right end, that is taken in which the most different things happen."""

    name: str
    ending: str
    seats: int
    options: dict[str, Any]
    packs: dict[str, Any]
    seeds: range
    policy: Policy = act_at_random
    steps_max: int = STEPS_MAX


PLANS: dict[str, tuple[Plan, ...]] = {
    "rats_in_the_walls": (
        Plan("fee", "fee", 3, {}, {}, range(300)),
        Plan("belief", "belief", 3, {"start": "agreed", "first_seat": 2}, {}, range(1_000)),
        Plan("doubt", "doubt", 4, {}, {}, range(300)),
        Plan("skull_belief", "skull belief", 3, {}, {}, range(3_000)),
        Plan("skull_doubt", "skull doubt", 3, {"after_ten": "must_turn"}, {"payout": "other_reading"}, range(3_000)),
        Plan("round_end", "round end", 3, {"end": "round_end"}, {}, range(300)),
        Plan("limit", "limit", 4, {}, {}, range(292, 293), deny_truly, 10_000),
    ),
    "rathulhu": (
        Plan("tokens", "tokens", 2, {}, {}, range(40), steps_max=150),
        Plan("hidden", "tokens", 3, {"scores": "hidden"}, {}, range(10), steps_max=400),
        Plan("time", "time", 2, {}, {}, range(3), draw_and_pass, 400),
    ),
    "darkhouse": (
        Plan("one_game", "one game", 2, {"games": 1}, {}, range(20), steps_max=600),
        Plan("ring", "one game", 1, {"games": 1, "last_deadline": True}, {"board": "ring"}, range(20), steps_max=300),
        Plan("three_games", "three games", 1, {"x_penalty": "block"}, {}, range(10), steps_max=600),
    ),
    "condyle_cove": (
        Plan("boogeyman", "boogeyman", 2, {"my_binky": 1, "other_boogeyman": 2}, {}, range(200), steps_max=60),
        Plan("four", "options", 4, {"passages": True}, {"corner": "creepy_carnival"}, range(10), steps_max=400),
        Plan(
            "winter",
            "options",
            2,
            {"winter": True, "cold": "draw"},
            {"corner": "hollow_days"},
            range(40),
            steps_max=300,
        ),
        Plan(
            "harder",
            "screams",
            3,
            {"benny": "harder", "fourth_player": "always", "winter": True},
            {},
            range(20),
            steps_max=300,
        ),
        Plan("limit", "limit", 2, {}, {"options": ENDLESS}, range(1), linger, 10_000),
        Plan("alone_drained", "drained", 1, {}, {"options": HUNGRY}, range(20), run_away),
        Plan("alone_acts", "acts", 1, {}, {"corner": "down_lexington"}, range(1_500), run_away, 300),
        Plan("alone_caught", "caught", 1, {}, {}, range(100), steps_max=35),
        Plan("alone_no_cards", "no cards", 1, {}, {}, range(100), steps_max=50),
        Plan("alone_too_long", "too long", 1, {}, {"options": ENDLESS}, range(1), linger, 10_000),
    ),
    "house_of_rath": (
        Plan("two", "two", 2, {}, {}, range(200), steps_max=150),
        Plan("last", "last", 3, {"locks_return": False}, {}, range(200), steps_max=220),
        Plan("boyden", "last", 4, {"boogey": "boyden", "dawn": 3}, {}, range(100), steps_max=300),
        Plan("any_lock", "last", 5, {"locked_rooms": "any_lock"}, {}, range(50), steps_max=300),
        Plan("fate_of_rooms", "two", 2, {"fate": "rooms"}, {}, range(100), steps_max=150),
        Plan("pair", "pair", 4, {"teams": True}, {}, range(100), steps_max=300),
        Plan("three_pairs", "pair", 6, {"teams": True, "boogey": "boyden"}, {}, range(30), steps_max=400),
        Plan("limit", "limit", 2, {"dawn": 0}, {}, range(400), hide_and_wait, 11_000),
    ),
}


def search(game: Game, plan: Plan) -> Record:
    """The best game that fits a plan."""
    found: list[tuple[int, int, int, Record]] = []
    for seed in plan.seeds:
        match = play(game, plan, seed)
        end = match.end()
        if end is not None and end.end == plan.ending:
            kinds = {type(event.what) for events in match.events for event in events}
            found.append((-len(kinds), len(match.steps), seed, match.record()))
    if not found:
        sys.exit(
            f"golden: no game of {game.title} ends by {plan.ending!r} within {plan.steps_max} steps; widen its plan."
        )
    return min(found)[-1]


def play(game: Game, plan: Plan, seed: int) -> Match:
    """One game by a plan; it stops when it gets too long."""
    names = NAMES[: plan.seats]
    match = Match(game, plan.seats, plan.options, plan.packs, names=names, seed=seed, note=f"golden: {plan.name}")
    dealer, players = Rng(seed).split(DEALER), Rng(seed).split(PLAYERS)
    while not match.state.is_over() and len(match.steps) < plan.steps_max:
        if match.state.is_chance():
            match.deal_from(dealer)
        else:
            match.act(match.state.mover, plan.policy(match.state, players))
    return match


# ---- the transcript ------------------------------------------------------------------------------------------


def transcript(game: Game, record: Record) -> str:
    """Who saw what, step by step, or in the last steps of a long game."""
    match = open_match(game, record.header)
    skipped = len(record.steps) - STEPS_LAST if len(record.steps) > STEPS_TOLD else 0
    for line in record.steps[:skipped]:
        take(match, line.by, line.do)
    header = record.header
    table = [f"{header.seats} seats", f"seed {header.seed}"]
    table += [f"{name} {value}" for name, value in {**header.options, **header.packs}.items()]
    lines = [f"{game.title}, rules version {header.rules_version}: {header.note}", ", ".join(table), ""]
    viewers = (*range(header.seats), SPECTATOR)
    seen: dict[int, dict[str, str]] = {viewer: {} for viewer in viewers}
    lines.append(f"== after step {skipped}" if skipped else "== the opening")
    lines += frame(match, seen, () if skipped else match.opening)
    for line in record.steps[skipped:]:
        take(match, line.by, line.do)
        by = "chance" if line.by == "chance" else match.names[line.by]
        lines += ["", f"== {line.n} {by}: {line.do}", *frame(match, seen, match.events[-1])]
    if record.end is not None:
        lines += ["", f"== the end: {record.end.end} ({record.end.clause})"]
        lines += [f"scores {record.end.scores}, ranks {record.end.ranks}"]
    return "\n".join(lines) + "\n"


def take(match: Match, by: int | str, do: str) -> None:
    """Carry out a step of a record."""
    if isinstance(by, str):
        match.deal(match.game.read_outcome(do))
    else:
        match.act(by, match.game.read_action(do))


def frame(match: Match, seen: dict[int, dict[str, str]], events: Sequence[Event]) -> Iterator[str]:
    """What each viewer gets of some events: their sentences, and what has changed in the scene."""
    for event in events:
        told = {viewer: [match.tell(event.what, viewer)] for viewer in seen if event.is_for(viewer)}
        yield from by_viewers(told, "told", len(seen))
    fresh = {viewer: flat_scene(match.scene(viewer)) for viewer in seen}
    for part in ("view", "asked", "awaited", "may"):
        yield from by_viewers({viewer: changes(seen[viewer], fresh[viewer], part) for viewer in seen}, part, len(seen))
    seen.update(fresh)


def flat_scene(scene: Scene) -> dict[str, str]:
    """A scene as short texts by place."""
    flat = dict(flatten(msgspec.to_builtins(scene.view), "view"))
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


def expected_files(game: Game, plan: Plan, *, may_search: bool) -> dict[Path, str]:
    """What the two files of a plan should hold; nothing if there is no record and none may be searched for."""
    record = read_golden(game, plan.name)
    if (record is None or record.end is None or record.end.end != plan.ending) and may_search:
        record = search(game, plan)
    if record is None:
        return {}
    path = folder(game) / plan.name
    return {path.with_suffix(".jsonl"): write_record(record), path.with_suffix(".txt"): transcript(game, record)}


def main(arguments: Sequence[str]) -> int:
    """Compare or write all golden records."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.golden", description="Compare the golden records, or write them."
    )
    parser.add_argument("--write", action="store_true", help="write what is missing or different")
    write = parser.parse_args(arguments).write
    wrong = 0
    for game in GAMES.values():
        if game.name not in PLANS:
            print(f"{game.name}: there is no plan for it in tools/golden.py")
            wrong += 1
        for plan in PLANS.get(game.name, ()):
            expected = expected_files(game, plan, may_search=write)
            if not expected:
                print(f"{game.name}: {plan.name}: the record is missing or no longer replays")
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

"""Nobody is told what they may not know: for every game, every viewer, every step, in bytes.

A table is played at random. Before each step it is told to a newcomer for every viewer, once as it is and once as if
everything that this viewer cannot know were otherwise: the bytes must be the same.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.catalogue import GAMES, find_game
from ratskeller.games.condyle_cove.rules.redeal_acts import redeal_acts
from ratskeller.kernel.numbers import CHANCE, HIDDEN, SPECTATOR
from ratskeller.kernel.rng import Rng
from ratskeller.tables import wire
from ratskeller.tables.house_key import HouseKey
from ratskeller.tables.live_table import LiveTable
from ratskeller.tables.new_tables import make_document
from ratskeller.tables.saved import ClockRule, Loaded
from ratskeller.tables.seats import sit_down, start
from ratskeller.tables.taking_seats import Arrival
from ratskeller.tables.watchers import Watcher, describe
from ratskeller.tables.wire import Join, NewTable
from tests.games.condyle_cove.looks import looks
from tests.tables.cellar import COVE, DARKHOUSE, KEY, RATS, SEATS, Cellar, Visitor, play

if TYPE_CHECKING:
    from ratskeller.kernel.state import State

STEPS = {RATS: 60, DARKHOUSE: 25}
NOW = 1000.0


class World:
    """A table in memory that one viewer looks at."""

    def __init__(self, game: str, seed: int, options: dict[str, Any]) -> None:
        wish = NewTable(game=game, seats=SEATS[game], options=options, clock=ClockRule(kind="bank", seconds=900))
        document, _ = make_document(wish, HouseKey(KEY), 0.0)
        document.id = f"table{seed}"
        document.commitment = HouseKey(KEY).commitment(document.id)
        self.live = LiveTable(Loaded(document=document, entries=[], said=[]), find_game(game), HouseKey(KEY), NOW)
        for _ in range(SEATS[game] - 1):
            sit_down(self.live, Join(), None, Arrival("somewhere", 0.0, sittings=SEATS[game]))
        start(self.live, "", NOW)
        self.live.run_clocks(NOW)
        self.sent: dict[int, list[bytes]] = {}
        self.watchers: dict[int, Watcher] = {}
        for viewer in self.live.viewer_history.viewers:
            link = document.seats[viewer].link if viewer >= 0 else ""
            self.sent[viewer] = []
            self.watchers[viewer] = Watcher(link, self.sent[viewer].append)
        self.tell()

    @property
    def state(self) -> State:
        assert self.live.match is not None
        return self.live.match.state

    def tell(self) -> None:
        """What the house does after every change."""
        self.live.run_clocks(NOW)
        self.live.look_back()
        info = msgspec.json.encode(describe(self.live, set()))
        for watcher in self.watchers.values():
            watcher.catch_up(self.live, info, NOW)

    def news(self) -> dict[int, bytes]:
        """What every viewer was sent since the last time."""
        found = {viewer: b"\n".join(lines) for viewer, lines in self.sent.items()}
        for lines in self.sent.values():
            lines.clear()
        return found

    def view_anew(self, viewer: int) -> bytes:
        """What somebody would be sent who comes in now."""
        lines: list[bytes] = []
        link = self.live.document.seats[viewer].link if viewer >= 0 else ""
        Watcher(link, lines.append).catch_up(self.live, b"{}", NOW)
        return b"\n".join(lines)


def moves(state: State) -> list[tuple[int, int]]:
    return [(seat, code) for seat in range(state.seats) for code in state.legal_actions(seat)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_viewer_cannot_know_changes_nothing_that_is_sent(game: str) -> None:
    redealt = 0
    options = {"games": 1} if game == DARKHOUSE else {}
    for seed in range(2):
        world, rng, dice = World(game, seed, options), random.Random(seed), Rng(seed)
        for _ in range(STEPS.get(game, 40)):
            if not world.live.is_running:
                break
            for viewer in world.live.viewer_history.viewers:
                real = world.view_anew(viewer)
                kept = world.state.copy()
                world.state.redeal(viewer, dice)
                redealt += world.state.digest() != kept.digest()
                world.live.viewer_history.forget()
                imagined = world.view_anew(viewer)
                world.state.assign(kept)
                world.live.viewer_history.forget()
                assert imagined == real, f"{game}, viewer {viewer}"
            world.live.step(*rng.choice(moves(world.state)), "")
            world.tell()
    assert redealt or game != RATS


def test_a_hidden_step_is_the_same_to_others_whatever_it_was() -> None:
    """The Rats in the Walls: what the Giver sees under the walls is his alone."""
    found = 0
    for seed in range(60):
        world = World(RATS, seed, {})
        seat = world.state.mover
        world.news()
        code = world.live.game.read_action("peek")
        before = world.state.copy()
        if code not in before.legal_actions(seat):
            continue
        world.live.step(seat, code, "")
        world.tell()
        real = world.news()
        assert world.live.match is not None
        looked = world.live.match.steps[-1]
        assert looked.by == "chance"
        other = _peek_otherwise(seed, looked.do)
        for viewer in world.live.viewer_history.viewers:
            if viewer != seat:
                found += 1
                assert other[viewer] == real[viewer]
    assert found


def _peek_otherwise(seed: int, did: str) -> dict[int, bytes]:
    """The same step at the same table, but with another outcome under the walls."""
    world = World(RATS, seed, {})
    world.news()
    live, match = world.live, world.live.match
    assert match is not None
    seat = match.state.mover
    before = match.state.copy()
    events = match.act(seat, live.game.read_action("peek"))
    live._log("step", seat, match.steps[-1])
    live.viewer_history.see_step(match, before, seat, events)
    while match.state.is_chance():
        before = match.state.copy()
        codes = [code for code, _ in match.state.weighted_outcomes()]
        assert all(before.glimpse(SPECTATOR, CHANCE, code) == HIDDEN for code in codes)
        code = next(code for code in codes if live.game.write_outcome(code) != did)
        events = match.deal(code)
        live._log("step", CHANCE, match.steps[-1])
        live.viewer_history.see_step(match, before, CHANCE, events)
    live.viewer_history.settle(match, before, seat)
    world.tell()
    return world.news()


def test_a_look_counts_alike_for_bystanders_wherever_the_boogeyman_waits() -> None:
    """Condyle Cove: the first to go out has put him somewhere, unseen, and somebody looks at an Act."""
    found = 0
    for match in looks(SEATS[COVE], range(150)):
        state: Any = match.state
        for code in state.legal_actions(state.mover):
            twin: Any = state.copy()
            redeal_acts(twin, state.mover, Rng(code))
            real, other = (_look(each, code) for each in (state, twin))
            for viewer in real:
                if viewer not in {state.mover, state.put_by - 1} and other:
                    found += twin.put_at != state.put_at
                    assert real[viewer] == other[viewer], f"viewer {viewer}"
    assert found > 10


def _look(state: State, code: int) -> dict[int, tuple[int, bytes]]:
    """What everybody has counted and was sent when the mover has looked at an Act; nothing if that was the end."""
    world = World(COVE, 1, {})
    world.state.assign(state)
    world.live.viewer_history.forget()
    world.tell()
    world.news()
    world.live.step(state.mover, code, "")
    world.tell()
    if not world.live.is_running:
        return {}
    return {viewer: (world.live.viewer_history.seq(viewer), sent) for viewer, sent in world.news().items()}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_line_is_sent_only_to_those_for_whom_something_has_changed(game: str) -> None:
    world, rng = World(game, 3, {"games": 1} if game == DARKHOUSE else {}), random.Random(3)
    for _ in range(25):
        if not world.live.is_running:
            break
        world.news()
        seqs = {viewer: world.live.viewer_history.seq(viewer) for viewer in world.live.viewer_history.viewers}
        seen = {viewer: world.live.viewer_history.scene(world.live.match, viewer) for viewer in seqs}  # type: ignore[arg-type]
        seat, code = rng.choice(moves(world.state))
        world.live.step(seat, code, "")
        world.tell()
        news = world.news()
        for viewer, seq in seqs.items():
            if world.live.viewer_history.seq(viewer) == seq:
                assert viewer != seat
                assert world.live.viewer_history.scene(world.live.match, viewer) == seen[viewer]  # type: ignore[arg-type]
                assert news[viewer] in {b"", news[SPECTATOR]}


def test_a_story_is_told_once_and_whole_whenever_somebody_looks() -> None:
    """Whoever looks on all the time, now and then, or at the end only, has the same story; also after undo."""
    world, rng = World(RATS, 4, {}), random.Random(4)
    stories: dict[int, list[Any]] = {viewer: [] for viewer in world.watchers}
    seldom: dict[int, list[Any]] = {viewer: [] for viewer in world.watchers}
    lines: dict[int, list[bytes]] = {viewer: [] for viewer in world.watchers}
    document = world.live.document
    now_and_then = {
        viewer: Watcher(document.seats[viewer].link if viewer >= 0 else "", lines[viewer].append)
        for viewer in world.watchers
    }

    def hear(story: list[Any], sent: list[bytes]) -> None:
        for line in sent:
            told = msgspec.json.decode(line, type=wire.FromHouse)
            if isinstance(told, wire.GameShown):
                story[told.kept :] = told.told
        sent.clear()

    for number in range(60):
        if not world.live.is_running:
            break
        seat, code = rng.choice(moves(world.state))
        world.live.step(seat, code, "")
        world.tell()
        if world.live.look_back() and rng.random() < 0.5:
            world.live.take_back(seat)
            world.tell()
        for viewer in world.watchers:
            hear(stories[viewer], world.sent[viewer])
            if rng.random() < 0.2 or number == 59:
                now_and_then[viewer].catch_up(world.live, b"{}", NOW)
                hear(seldom[viewer], lines[viewer])
                fresh: list[Any] = []
                hear(fresh, [world.view_anew(viewer).split(b"\n")[-1]])
                assert stories[viewer] == fresh
                assert seldom[viewer] == fresh
    assert world.live.undone


@pytest.mark.anyio
async def test_the_secret_of_the_dice_is_nowhere_until_the_end(cellar: Cellar) -> None:
    people = await cellar.game()
    watching = await Visitor(cellar.house, people[0].table).come()
    secret = cellar.house.tables.house_key.secret(people[0].table)
    rng = random.Random(5)
    while people[0].status == "running":
        await play(people, rng, 1)
        if people[0].status == "running":
            loaded = await cellar.store.load(people[0].table)
            told = [line for visitor in (*people, watching) for line in visitor.raw]
            assert secret.encode() not in b"".join([*told, msgspec.json.encode(loaded)])
            assert secret not in msgspec.json.encode(await cellar.house.info(people[0].table)).decode()
    assert all(visitor.info.secret == secret for visitor in (*people, watching))


@pytest.mark.anyio
async def test_a_request_to_take_back_counts_no_hidden_steps(cellar: Cellar) -> None:
    people = await cellar.game(undo="ask")
    seat = next(seat for seat, person in enumerate(people) if person.choices(seat))
    await people[seat].act(seat, "announce 1")
    await people[seat].undo(seat)
    request = people[0].info.undo_request
    assert msgspec.to_builtins(request) == {"seat": seat, "waiting": [other for other in range(3) if other != seat]}

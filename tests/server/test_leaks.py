"""Nobody receives a byte that tells what they may not know: whole games over the line, every frame kept.

Afterwards the record tells everything. From it a table of our own, with the same key, says line by line what each
viewer had to get; redealing whatever a viewer cannot know must not change a byte of it.
"""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ratskeller.catalogue import GAMES, find_game
from ratskeller.kernel.numbers import NO_ANSWER, SPECTATOR
from ratskeller.kernel.options import describe_options
from ratskeller.kernel.record import read_record
from ratskeller.kernel.replay import open_match
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.texts import encode
from ratskeller.kernel.words import ENGLISH
from ratskeller.tables import wire
from ratskeller.tables.house_key import HouseKey, read_key
from ratskeller.tables.live_table import LiveTable
from ratskeller.tables.saved import Document, Link, Loaded, Seat
from ratskeller.tables.tokens import hash_token
from ratskeller.tables.watchers import Watcher
from tests.server.visitors import Round, Visitor, sit_down

if TYPE_CHECKING:
    from ratskeller.kernel.record import Record
    from ratskeller.kernel.state import State
    from tests.server.running import Server

pytestmark = pytest.mark.anyio

MOVES = 80  # then the host closes the table
PATIENCE = 300  # seconds; questions take one each, and a busy machine its time
REDEALS = 3
UNSEEN = {"let go", "stop"}  # answers in secret
WINDOW = 1
NEEDED: dict[str, dict[str, Any]] = {"condyle_cove": {"winter": True}}  # for the option cold
_decoder = msgspec.json.Decoder(wire.FromHouse)


class Ear(Visitor):
    """A visitor that keeps every frame, and knows what it may do."""

    frames: list[bytes]
    scene: dict[str, Any]
    seq: int
    window: float | None = None
    answer: asyncio.Future[dict[str, Any]]
    is_in: bool = False
    ended: bool = False

    async def listen(self) -> None:
        """Read until the server hangs up."""
        self.frames, self.scene, self.seq = [], {"choices": []}, 0
        try:
            while True:
                frame = await self.socket.recv()
                assert isinstance(frame, str)
                self.frames.append(frame.encode())
                line = msgspec.json.decode(frame)
                if line["type"] == "state":
                    self.seq, self.scene = line["scenes"][0]["seq"], line["scenes"][0]["scene"]
                    self.window = line["window"]
                elif line["type"] == "table":
                    self.is_in = True
                    self.ended = line["table"]["status"] in {"over", "closed"}
                elif line["type"] in {"done", "refused"}:
                    self.answer.set_result(line)
        except ConnectionClosed:
            pass

    async def wish(self, line: dict[str, Any]) -> dict[str, Any]:
        self.answer = asyncio.get_running_loop().create_future()
        await self.say({"id": "x", **line})
        return await self.answer


async def play(server: Server, made: Round, seed: int) -> list[Ear]:
    """A random game over raw lines; the last ear is a spectator's."""
    rng = random.Random(seed)
    ears = [Ear(server, made.table, token) for token in (*made.tokens, "")]
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as listening:
        for ear in ears:
            await ear.__aenter__()
            listening.create_task(ear.listen())
        while not all(ear.is_in for ear in ears):  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        assert (await ears[0].wish({"type": "start"}))["type"] == "done"
        moves, wishes = 0, 0  # an answer that is held is no move yet, and its id is used up all the same
        while not ears[0].ended and moves < MOVES:
            able = [seat for seat in range(len(made.tokens)) if ears[seat].scene["choices"]]
            if not able:
                await asyncio.sleep(0.005)
                continue
            seat = rng.choice(able)
            do = rng.choice(ears[seat].scene["choices"])["notation"]
            wishes += 1
            act = {"type": "act", "id": f"w{wishes}", "seat": seat, "seq": ears[seat].seq, "do": do}
            is_held = ears[seat].window is not None and do in UNSEEN  # granted, but nothing happens yet (ADR 18)
            moves += (await ears[seat].wish(act))["type"] == "done" and not is_held
            await asyncio.sleep(0.05 * is_held)
        if not ears[0].ended:
            await ears[0].wish({"type": "close"})
        while not all(ear.ended for ear in ears):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        for ear in ears:
            await ear.wish({"type": "start"})  # the answer comes after all that was on its way before
            await ear.socket.close()
    return ears


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
async def test_nobody_gets_a_byte_too_many(server: Server, name: str, seed: int) -> None:
    game = find_game(name)
    seats = [count for count in game.seats if count <= 4][-seed:][0]
    chosen = {each.name: each.choices[-1] for each in describe_options(game.options) if each.choices}
    chosen |= NEEDED.get(name, {})
    made = await sit_down(server, name, seats, window=WINDOW, options=chosen if seed == 2 else {})
    ears = await play(server, made, seed)
    async with server.client() as client:
        record = read_record(await client.record(made.table))
    assert len(record.steps) > 5
    check_states(server, made, record, ears)
    check_redeals(record, ears)
    check_bytes(server, made, record, ears)


def states(frames: list[bytes]) -> list[wire.GameShown]:
    """The positions that somebody was shown, but for the time; those with news of what can be undone are left out."""
    found: list[wire.GameShown] = []
    for frame in frames:
        line = _decoder.decode(frame)
        if isinstance(line, wire.GameShown):
            bare = msgspec.structs.replace(line, may_undo=(), held=(), window=None if line.window is None else 0.0)
            if not found or bare.told or bare.scenes != found[-1].scenes:
                found.append(bare)
    return found


def check_states(server: Server, made: Round, record: Record, ears: list[Ear]) -> None:
    """Everybody got exactly the positions that a table of our own shows them, played again from the record."""
    house_key = HouseKey(read_key(server.data / "house.key"))
    names = record.header.names
    dice = record.header.dice
    assert dice is not None
    document = Document(
        id=made.table,
        game=record.header.game,
        rules_version=record.header.rules_version,
        options=record.header.options,
        seats=[Seat(name=each, link=str(number)) for number, each in enumerate(names)],
        links=[Link(id=str(number), token_hash="", name=each) for number, each in enumerate(names)],
        commitment=house_key.commitment(made.table),
        scheme=dice.scheme,
        attempts=dice.attempts,
        window=WINDOW,
    )
    live = LiveTable(Loaded(document=document, entries=[], said=[]), find_game(record.header.game), house_key, 0.0)
    told: list[list[bytes]] = [[] for _ in ears]
    watchers = [Watcher(str(seat), told[seat].append) for seat in range(len(names))]
    watchers.append(Watcher("", told[-1].append))

    def tell() -> None:
        live.run_clocks(0.0)
        for watcher in watchers:
            watcher.catch_up(live, b"{}", 0.0)

    tell()
    live.begin(0.0)
    tell()
    for step in record.steps:
        if step.by != "chance":
            number = live.document.question
            live.step(step.by, live.game.read_action(step.do), "")
            if not number or step.do not in UNSEEN or live.document.question != number:
                tell()  # what was answered in secret is carried out at once for all
    assert live.match is not None
    assert live.match.steps == record.steps
    for ear, expected in zip(ears, told, strict=True):
        got = states(ear.frames)
        assert [encode(each) for each in got] == [encode(each) for each in states(expected)]


def check_redeals(record: Record, ears: list[Ear]) -> None:
    """Whatever a viewer cannot know can be dealt otherwise, and they are shown the same."""
    game = find_game(record.header.game)
    shown = [{bytes(scene.scene) for state in states(ear.frames) for scene in state.scenes} for ear in ears]
    match = open_match(game, record.header)
    match.names = record.header.names
    rng = Rng(1)
    for step in record.steps:
        if step.by == "chance":
            match.deal(game.read_outcome(step.do))
        else:
            match.act(step.by, game.read_action(step.do))
        if match.state.is_chance():
            continue  # nobody is shown anything before the dice have fallen
        for viewer, scenes in zip((*range(match.state.seats), SPECTATOR), shown, strict=True):
            if _has_let_happen(match.state, viewer):
                continue  # when the question ends, all that was answered is shown at once
            scene = encode(match.scene(viewer))
            assert scene in scenes
            for _ in range(REDEALS):
                imagined = match.state.copy()
                imagined.redeal(viewer, rng)
                assert encode(game.scene(imagined, viewer, match.names, game.words(ENGLISH))) == scene


def _has_let_happen(state: State, viewer: int) -> bool:
    """Whether a seat has answered in secret, while the question is open for others (ADR 18)."""
    asked = state.awaited(SPECTATOR) & ~state.awaited(viewer)
    return viewer >= 0 and state.silence(viewer) != NO_ANSWER and bool(asked >> viewer & 1)


def check_bytes(server: Server, made: Round, record: Record, ears: list[Ear]) -> None:
    """No token, no key, no dice before the end, nothing that is drawn for somebody else."""
    key = (server.data / "house.key").read_text("ascii").strip()
    assert record.header.dice is not None
    secret = record.header.dice.secret
    assert secret is not None
    drawn = [{bytes(scene.scene) for state in states(ear.frames) for scene in state.scenes} for ear in ears]
    for number, ear in enumerate(ears):
        for frame in ear.frames:
            line = _decoder.decode(frame)
            over = isinstance(line, wire.Table) and msgspec.json.decode(line.table)["status"] in {"over", "closed"}
            assert over or secret.encode() not in frame
        everything = b"\n".join(ear.frames)
        assert secret.encode() in everything  # with the end, for everybody to check
        for token in (*made.tokens, *server.tokens):
            assert token.encode() not in everything
            assert hash_token(token).encode() not in everything
        assert key.encode() not in everything
        for other in range(len(ears)):
            if other != number:
                assert not any(scene in everything for scene in drawn[other])

"""Reviews of tables: streamed as they get ready, shared, kept, cut off and resumed, and refused in a sentence."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from sqlalchemy import text

from ratskeller.catalogue import find_game
from ratskeller.kernel.record import read_record, write_record
from ratskeller.kernel.rng import Rng
from ratskeller.review.judge import Judge
from ratskeller.review.reviewing import review
from ratskeller.review.trying import Trial, position_before
from ratskeller.tables import reviews
from ratskeller.tables.errors import NotNow, TooMany, Unavailable, Unfit
from ratskeller.tables.review_wire import (
    ReviewBegun,
    ReviewedMoments,
    ReviewEnded,
    ReviewLine,
    ReviewStopped,
    ReviewWaits,
    TryOption,
)
from ratskeller.tables.reviews import Reviews
from ratskeller.tables.wire import Close
from tests.review.games import LITTLE, play
from tests.tables.cellar import RATS, Cellar, until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from ratskeller.review.parts import Part

pytestmark = pytest.mark.anyio
_decoder = msgspec.json.Decoder(ReviewLine)
STEPS = 12  # of a part


@lru_cache
def judge() -> Judge:
    return Judge(find_game(RATS), LITTLE)


class Judges:
    """Makes parts of reviews here, with little effort, when the test lets it."""

    def __init__(self, processes: int = 2) -> None:
        self.processes = processes
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.begun: list[tuple[str, int]] = []  # from which address, and the first step
        self.finished = 0
        self.tried: list[Trial] = []
        self.fails = 0  # so many parts

    async def begin_review(
        self, address: str, _table: str, _work: Callable[..., Any], part: Part
    ) -> asyncio.Future[Any]:
        self.begun.append((address, part.first))
        return asyncio.ensure_future(self._make(part))

    async def _make(self, part: Part) -> Any:
        await self.may_go_on.wait()
        if self.fails:
            self.fails -= 1
            raise OSError("a process has died")
        self.finished += 1
        return list(review(judge(), read_record(part.record), part.seed, part.first, part.last))

    async def advise(self, _address: str, _table: str, _work: Callable[..., Any], trial: Trial) -> Any:
        self.tried.append(trial)
        record = read_record(trial.record)
        before, memory = position_before(find_game(RATS), record, trial.step)
        by, done = record.steps[trial.step - 1].by, find_game(RATS).read_action(record.steps[trial.step - 1].do)
        assert by != "chance"
        return judge().judge(before, by, trial.code, memory, Rng(trial.seed).split(trial.step), also=done)


@pytest.fixture
def judges(cellar: Cellar) -> Judges:
    judges = Judges()
    cellar.house.reviews.judges = judges  # type: ignore[assignment]
    return judges


async def ended(cellar: Cellar, seed: int = 5) -> str:
    """A table whose game is over."""
    record = write_record(play(find_game(RATS), 5, seed))
    return (await cellar.house.import_table(record, "Anna", "here")).table.id


async def listen(
    cellar: Cellar, table: str, address: str = "here", language: str = "en"
) -> AsyncGenerator[bytes, None]:
    return await cellar.house.reviews.listen(table, address, language)


async def read(lines: AsyncGenerator[bytes, None]) -> list[Any]:
    return [_decoder.decode(line) async for line in lines]


async def read_all(cellar: Cellar, table: str, language: str = "en") -> list[Any]:
    return await read(await listen(cellar, table, language=language))


def moments_of(lines: list[Any]) -> list[Any]:
    told = [each for line in lines if isinstance(line, ReviewedMoments) for each in line.moments]
    return sorted(told, key=lambda each: each.step)


# ---- what is told ------------------------------------------------------------------------------------------------


async def test_a_review_tells_every_moment_once_and_adds_them_up(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    lines = await read_all(cellar, table)
    begun, end = lines[0], lines[-1]
    assert isinstance(begun, ReviewBegun)
    assert isinstance(end, ReviewEnded)
    moments = moments_of(lines)
    assert [each.step for each in moments] == list(range(begun.last + 1))
    assert [line.done for line in lines[1:-1]][-1] == lines[1].of == begun.last + 1
    for seat, total in enumerate(end.totals):
        assert total.expected + total.luck + total.own + total.others == pytest.approx(total.result, abs=1e-9)
        assert total.slips == tuple(
            each.step for each in moments if each.by == seat and each.decision and each.decision.slip
        )
        assert set(total.worst) <= set(total.slips)
    decided = [each for each in moments if each.decision]
    assert decided
    assert all(each.by is not None and each.decision.options[0].text for each in decided)


async def test_sentences_are_in_the_language_of_the_reader_and_numbers_are_the_same(
    cellar: Cellar, judges: Judges
) -> None:
    table = await ended(cellar)
    english, german = moments_of(await read_all(cellar, table)), moments_of(await read_all(cellar, table, "de"))
    assert [each.chances for each in english] == [each.chances for each in german]
    texts = [
        [option.text for each in told if each.decision for option in each.decision.options]
        for told in (english, german)
    ]
    assert len(texts[0]) == len(texts[1])
    assert texts[0] != texts[1]


async def test_all_who_ask_share_one_review(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    found = await asyncio.gather(*(read_all(cellar, table) for _ in range(3)))
    assert all(moments_of(each) == moments_of(found[0]) for each in found)
    assert max(Counter(judges.begun).values()) == 1


async def test_who_waits_is_told_that_there_is_nothing_new(
    cellar: Cellar, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "BEAT", 0.01)
    judges.may_go_on.clear()
    lines = await listen(cellar, await ended(cellar))
    assert isinstance(_decoder.decode(await anext(lines)), ReviewBegun)
    waits = _decoder.decode(await anext(lines))
    assert isinstance(waits, ReviewWaits)
    assert waits.done == 0
    judges.may_go_on.set()
    assert isinstance((await read(lines))[-1], ReviewEnded)


# ---- cut off, kept, and gone on with -----------------------------------------------------------------------------


async def leave_at_once(cellar: Cellar, judges: Judges, table: str) -> None:
    """Listen until every process has a part, and go, before any of them is ready."""
    judges.may_go_on.clear()
    lines = await listen(cellar, table)
    await anext(lines)
    await until(lambda: len(judges.begun) == judges.processes)
    await lines.aclose()


async def test_what_had_begun_is_kept_when_nobody_listens_any_more_and_nothing_more_is_begun(
    cellar: Cellar, judges: Judges
) -> None:
    table = await ended(cellar)
    await leave_at_once(cellar, judges, table)
    edition = cellar.house.reviews._jobs[table].edition
    assert await cellar.store.review_parts(table, edition) == {}
    judges.may_go_on.set()
    await until(lambda: cellar.house.reviews._jobs[table].is_idle)
    begun = [first for _, first in judges.begun]
    assert len(begun) == judges.processes
    assert sorted(await cellar.store.review_parts(table, edition)) == begun
    await cellar.restart()
    cellar.house.reviews.judges = again = Judges()  # type: ignore[assignment]
    assert isinstance((await read_all(cellar, table))[-1], ReviewEnded)
    assert not set(begun) & {first for _, first in again.begun}


async def test_who_comes_back_before_a_part_is_ready_waits_for_the_same_one(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    await leave_at_once(cellar, judges, table)
    lines = await listen(cellar, table)
    judges.may_go_on.set()
    assert isinstance((await read(lines))[-1], ReviewEnded)
    assert max(Counter(judges.begun).values()) == 1


async def test_a_review_that_is_being_made_is_not_forgotten(
    cellar: Cellar, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "KEPT", 0)
    table = await ended(cellar)
    await leave_at_once(cellar, judges, table)
    assert table in cellar.house.reviews._jobs
    judges.may_go_on.set()
    await until(lambda: cellar.house.reviews._jobs[table].is_idle)
    await read_all(cellar, table)
    assert max(Counter(judges.begun).values()) == 1
    assert cellar.house.reviews._jobs == {}


async def test_a_part_that_fails_when_nobody_listens_is_made_anew(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    await leave_at_once(cellar, judges, table)
    judges.fails = 1
    judges.may_go_on.set()
    await until(lambda: cellar.house.reviews._jobs[table].is_idle)
    assert isinstance((await read_all(cellar, table))[-1], ReviewEnded)
    assert max(Counter(judges.begun).values()) == 2


async def test_a_review_goes_on_where_it_was_cut_off_also_after_a_restart(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    whole = moments_of(await read_all(cellar, table, "en"))
    begun = len(judges.begun)
    assert begun > 3
    parts = sorted(await cellar.store.review_parts(table, cellar.house.reviews._jobs[table].edition))
    async with cellar.store.backend.reading.connect() as connection:  # as if all but two had not been made
        await cellar.store.backend.begin(connection)
        await connection.exec_driver_sql(f"DELETE FROM reviews WHERE first > {parts[1]}")  # noqa: S608
        await connection.commit()
    await cellar.restart()
    again = Judges()
    cellar.house.reviews.judges = again  # type: ignore[assignment]
    assert moments_of(await read_all(cellar, table, "en")) == whole
    assert sorted(first for _, first in again.begun) == parts[2:]
    await cellar.restart()
    assert moments_of(await read_all(cellar, table, "en")) == whole  # all of it is kept: no judge is asked


async def test_what_another_judge_has_found_is_not_taken_for_this_review(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    await cellar.store.keep_review_part(table, "another", 0, "[]")
    lines = await read_all(cellar, table)
    assert len(judges.begun) == -(-len(moments_of(lines)) // STEPS)
    assert await cellar.store.review_parts(table, "another") == {}


async def test_a_part_that_cannot_be_read_is_made_anew(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    edition = (await cellar.house.reviews._job(table)).edition
    await cellar.store.keep_review_part(table, edition, 0, '[{"step": "many"}]')
    cellar.house.reviews._jobs.clear()
    await read_all(cellar, table)
    assert ("here", 0) in judges.begun


async def test_when_a_process_dies_the_review_stops_with_a_sentence_and_can_be_asked_for_again(
    cellar: Cellar, judges: Judges
) -> None:
    judges.fails = 1
    table = await ended(cellar)
    lines = await read_all(cellar, table)
    assert isinstance(lines[-1], ReviewStopped)
    assert lines[-1].why.startswith("The review cannot go on now")
    done = {first for _, first in judges.begun}
    assert isinstance((await read_all(cellar, table))[-1], ReviewEnded)
    assert {first for _, first in judges.begun} > done


# ---- refusals ----------------------------------------------------------------------------------------------------


async def test_of_a_game_that_still_runs_nothing_is_reviewed(cellar: Cellar, judges: Judges) -> None:
    people = await cellar.game(RATS, 3)
    with pytest.raises(NotNow, match="once the game is over"):
        await listen(cellar, people[0].table)
    with pytest.raises(NotNow, match="once the game is over"):
        await cellar.house.reviews.try_option(people[0].table, TryOption(1, 0, "peek"), "here", "en")
    assert judges.begun == []


async def test_of_a_game_that_was_broken_off_nothing_is_reviewed(cellar: Cellar, judges: Judges) -> None:
    people = await cellar.game(RATS, 3)
    await people[0].wish(Close("close"))
    with pytest.raises(NotNow, match="played to its end"):
        await listen(cellar, people[0].table)
    assert judges.begun == []


async def test_a_game_that_was_altered_or_whose_pack_is_missing_is_refused_in_a_sentence(
    cellar: Cellar, judges: Judges
) -> None:
    table = await ended(cellar)
    loaded = await cellar.store.load(table)
    assert loaded is not None
    async with cellar.store.backend.reading.connect() as connection:
        await cellar.store.backend.begin(connection)
        await connection.exec_driver_sql("UPDATE log SET state = 'elsewhere' WHERE seq = 3")
        await connection.commit()
    with pytest.raises(NotNow, match=r"^This game cannot be shown again: Step 3 .*altered"):
        await listen(cellar, table)
    body = json.loads(msgspec.json.encode(loaded.document)) | {"packs": {"cards": "gone"}}
    body["imported"]["packs"] = {"cards": "gone"}
    async with cellar.store.backend.reading.connect() as connection:
        await cellar.store.backend.begin(connection)
        await connection.execute(text("UPDATE tables SET body = :body"), {"body": json.dumps(body)})
        await connection.commit()
    with pytest.raises(NotNow, match=r"^This game cannot be shown again: .*cards"):
        await listen(cellar, table)
    assert judges.begun == []


async def test_one_address_has_only_so_many_reviews_under_way(cellar: Cellar, judges: Judges) -> None:
    judges.may_go_on.clear()
    house = cellar.house
    house.reviews = Reviews(house.tables, judges, house.replay, per_address=2, in_all=3)  # type: ignore[arg-type]
    tables = [await ended(cellar, seed) for seed in (5, 6, 7, 8)]
    first = await listen(cellar, tables[0], "a")
    second = await listen(cellar, tables[0], "a")
    with pytest.raises(TooMany, match="2 reviews are under way"):
        await listen(cellar, tables[1], "a")
    others = [await listen(cellar, table, address) for table, address in zip(tables[1:3], "bc", strict=True)]
    with pytest.raises(TooMany, match="Many games"):
        await listen(cellar, tables[3], "d")
    shared = await listen(cellar, tables[0], "d")  # it is under way in any case
    await first.aclose()
    await second.aclose()
    judges.may_go_on.set()
    assert isinstance((await read(shared))[-1], ReviewEnded)
    for lines in others:
        assert isinstance((await read(lines))[-1], ReviewEnded)
    assert isinstance((await read(await listen(cellar, tables[3], "a")))[-1], ReviewEnded)


async def test_a_game_that_is_too_long_is_refused(
    cellar: Cellar, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "STEPS_MAX", 10)
    with pytest.raises(Unfit, match="more than 10 steps"):
        await listen(cellar, await ended(cellar))


# ---- trying again ------------------------------------------------------------------------------------------------


async def decision(cellar: Cellar, table: str) -> tuple[int, int, str, list[str]]:
    """A decision with several choices: its step, its seat, what was done, and all choices."""
    replay = await cellar.house.replay(table)
    for step, line in enumerate(replay.record().steps, start=1):
        if line.by != "chance":
            choices = [each.notation for each in replay.retry(step, "en").scene.choices]
            if len(choices) > 2:
                return step, line.by, line.do, choices
    raise AssertionError


async def test_another_choice_is_judged_beside_what_was_done_and_the_best(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    step, seat, done, choices = await decision(cellar, table)
    for do in choices:
        tried = await cellar.house.reviews.try_option(table, TryOption(step, seat, do), "here", "en")
        assert (tried.option.do, tried.done.do) == (do, done)
        assert tried.option.gain == 0.0
        assert tried.best.gain >= 0.0
        assert tried.is_best == (tried.loss == "")
    assert any(
        [
            (await cellar.house.reviews.try_option(table, TryOption(step, seat, do), "here", "en")).is_best
            for do in choices
        ]
    )


async def test_what_was_done_stands_in_the_review_already(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    await read_all(cellar, table)
    step, seat, done, _ = await decision(cellar, table)
    tried = await cellar.house.reviews.try_option(table, TryOption(step, seat, done), "here", "en")
    assert tried.option == tried.done
    assert judges.tried == []


async def test_what_was_no_decision_cannot_be_tried_again(cellar: Cellar, judges: Judges) -> None:
    table = await ended(cellar)
    step, seat, done, _ = await decision(cellar, table)
    replay = await cellar.house.replay(table)
    chance = next(n for n, line in enumerate(replay.record().steps, start=1) if line.by == "chance")
    for wish, why in (
        (TryOption(chance, 0, done), f"Step {chance} was no decision"),
        (TryOption(step, seat + 1, done), f"Step {step} was no decision of this seat"),
        (TryOption(100_000, 0, done), "no such step"),
        (TryOption(step, seat, "dance"), "dance"),
    ):
        with pytest.raises(Unfit, match=why):
            await cellar.house.reviews.try_option(table, wish, "here", "en")
    with pytest.raises(Unfit, match="could not be chosen"):
        await cellar.house.reviews.try_option(table, TryOption(step, seat, "announce 9"), "here", "en")


async def test_when_the_judge_fails_the_try_is_refused_and_can_be_made_again(
    cellar: Cellar, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(judges, "advise", fail)
    table = await ended(cellar)
    step, seat, done, _ = await decision(cellar, table)
    with pytest.raises(Unavailable, match="a little later"):
        await cellar.house.reviews.try_option(table, TryOption(step, seat, done), "here", "en")

"""What every store must do, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from sqlalchemy import insert

from ratskeller.kernel.record import EndLine
from ratskeller.tables.database import open_store
from ratskeller.tables.database.database_store import LAST_TALK
from ratskeller.tables.database.schema import log
from ratskeller.tables.saved import Change, ClockRule, Entry, Loaded, Said, UndoRequest
from ratskeller.tables.store_errors import Conflict, StoreDown, StoreError
from tests.tables.changes import HOUSE_KEY, speech, step, table

if TYPE_CHECKING:
    from ratskeller.tables.database.database_store import DatabaseStore
    from ratskeller.tables.saved import Document

pytestmark = pytest.mark.anyio


async def load(store: DatabaseStore, name: str = "abc") -> Loaded:
    loaded = await store.load(name)
    assert loaded is not None
    return loaded


# --- what is kept -----------------------------------------------------------------------------------------------------


async def test_an_unknown_table_is_none(store: DatabaseStore) -> None:
    assert await store.load("nothing") is None
    assert await store.news("nothing", 0, 0) is None


async def test_a_table_is_kept_whole(store: DatabaseStore) -> None:
    document = table(
        options={"players": 4, "deep": {"list": [1, 2.5, None, True, "x"]}},
        packs={"rooms": "ring"},
        clock=ClockRule(kind="bank", seconds=300, increment=5, time_up="forfeit"),
        left=[1.25, 299.999999999],
        undo_request=UndoRequest(seat=1, waiting=[0]),
        salts=["salt", "Pfeffer"],
        created=1_700_000_000.123456,
        public=True,
    )
    await store.create(document)
    assert await load(store) == Loaded(document=document, entries=[], said=[])


async def test_a_change_is_kept_with_its_lines(place: str) -> None:
    store = open_store(place)
    await store.open(HOUSE_KEY)
    document = table()
    await store.create(document)
    after = msgspec.structs.replace(
        document, version=2, seq=2, said=2, status="over", end=EndLine("won", "9.1", 2, [7, 3], [1, 2])
    )
    entries = [
        Entry(seq=1, kind="step", by=-1, do="roll 6", state="0123abcd", move=""),
        Entry(seq=2, kind="undo", by=1, do="", state="", move="the sender's name"),
    ]
    said = [
        Said(n=1, at=12.5, link="l1", name="Änne", seat=None, text="Hallo 🐀", id="hello-1"),
        Said(n=2, at=13.0, link="", name="", seat=1, text="👍", sign=True),
    ]
    await store.commit(Change(document=after, entries=entries, said=said))
    assert await load(store) == Loaded(document=after, entries=entries, said=said)
    await store.close()
    again = open_store(place)
    await again.open(HOUSE_KEY)
    assert await load(again) == Loaded(document=after, entries=entries, said=said)
    await again.close()


async def test_news_are_what_came_after(store: DatabaseStore) -> None:
    document = table()
    await store.create(document)
    for number in range(6):
        change = step(document) if number % 2 else speech(document, f"line {number}")
        await store.commit(change)
        document = change.document
    news = await store.news("abc", 2, 1)
    assert news is not None
    assert news.document == document
    assert [entry.seq for entry in news.entries] == [3]
    assert [said.text for said in news.said] == ["line 2", "line 4"]
    nothing = await store.news("abc", 3, 3)
    assert nothing == Loaded(document=document, entries=[], said=[])


async def test_a_whole_table_comes_with_the_last_of_its_talk(store: DatabaseStore) -> None:
    document = table()
    await store.create(document)
    await store.commit(speech(document, *(str(n) for n in range(1, LAST_TALK + 51))))
    said = (await load(store)).said
    assert [line.n for line in said] == list(range(51, LAST_TALK + 51))


async def test_the_document_is_kept_as_it_was_when_it_was_given(store: DatabaseStore) -> None:
    document = table(note="then")
    creating = asyncio.create_task(store.create(document))
    await asyncio.sleep(0)
    document.note = "later"
    await creating
    assert (await load(store)).document.note == "then"


# --- texts ------------------------------------------------------------------------------------------------------------

STRANGE = "ﷺ 🏳️‍🌈 e\u0301 \u202e \ufffe \x01\x7f \"quotes\" 'more' \\u0000 \\ %s :x $1 \r\n\t"


async def test_any_text_is_kept_to_the_letter(store: DatabaseStore) -> None:
    document = table(note=STRANGE, options={STRANGE: STRANGE})
    await store.create(document)
    await store.commit(speech(document, STRANGE))
    loaded = await load(store)
    assert loaded.document.note == STRANGE
    assert loaded.document.options == {STRANGE: STRANGE}
    assert loaded.said[0].text == STRANGE


async def test_nul_is_kept_in_a_document(store: DatabaseStore) -> None:
    await store.create(table(note="a\0b"))
    assert (await load(store)).document.note == "a\0b"


@pytest.mark.parametrize("text", ["a\0b", "half \ud800 a pair"])
async def test_lines_refuse_what_postgresql_cannot_hold(store: DatabaseStore, text: str) -> None:
    document = table()
    await store.create(document)
    for change, name in ((speech(document, text), "text"), (step(document, move=text), "move")):
        with pytest.raises(StoreError, match=f"^The {name} in a change of table 'abc' cannot be kept: it is '"):
            await store.commit(change)
    with pytest.raises(StoreError, match=r"^The id in a change of table"):
        await store.create(table(text))
    with pytest.raises(StoreError, match=r"^A message to the other processes holds a character that cannot be sent\.$"):
        await store.broadcast(text)
    assert await store.load(text) is None
    assert (await load(store)).document == document


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1])
async def test_numbers_beyond_64_bits_are_refused(store: DatabaseStore, number: int) -> None:
    document = table()
    await store.create(document)
    with pytest.raises(StoreError, match=r"^The seat in a change of table 'abc' cannot be kept: it is "):
        await store.commit(speech(document, "hello", seat=number))
    await store.commit(speech(document, "hello", seat=2**63 - 1))


@pytest.mark.parametrize(
    "strange", [{"options": {"x": object()}}, {"note": "\ud800"}, {"left": [float("inf")]}, {"salts": [1]}]
)
async def test_what_could_not_be_read_again_is_refused(store: DatabaseStore, strange: dict[str, Any]) -> None:
    with pytest.raises(StoreError, match=r"^Table 'abc' holds something that JSON cannot say: .*\.$"):
        await store.create(table(**strange))
    with pytest.raises(StoreError, match=r"^The created in a change of table 'abc' cannot be kept: it is nan\.$"):
        await store.create(table(created=float("nan")))


# --- conflicts --------------------------------------------------------------------------------------------------------


async def test_a_second_table_of_one_id_is_a_conflict(store: DatabaseStore) -> None:
    await store.create(table(note="first"))
    with pytest.raises(Conflict, match=r"^There is already a table abc\.$"):
        await store.create(table(note="second"))
    assert (await load(store)).document.note == "first"


async def test_of_two_new_tables_of_one_id_at_once_the_first_is_kept(store: DatabaseStore) -> None:
    answers = await asyncio.gather(*(store.create(table(note=str(n))) for n in range(3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Conflict, Conflict]
    assert (await load(store)).document.note == "0"


@pytest.mark.parametrize("version", [1, 2, 4, 9])
async def test_a_change_that_does_not_follow_is_a_conflict(store: DatabaseStore, version: int) -> None:
    document = table()
    await store.create(document)
    first = step(document)
    await store.commit(first)
    wrong = step(msgspec.structs.replace(first.document, version=version - 1))
    with pytest.raises(Conflict, match="is at version 2 with 1 lines of log, but the change follows on version"):
        await store.commit(wrong)
    assert await load(store) == Loaded(document=first.document, entries=first.entries, said=[])


async def test_a_gap_in_the_log_is_a_conflict(store: DatabaseStore) -> None:
    document = table()
    await store.create(document)
    with pytest.raises(Conflict):
        await store.commit(step(msgspec.structs.replace(document, seq=5)))


async def test_a_change_of_an_unknown_table_is_a_conflict(store: DatabaseStore) -> None:
    with pytest.raises(Conflict, match=r"^There is no table abc\.$"):
        await store.commit(step(table()))


async def test_lines_must_lead_up_to_the_documents_number(store: DatabaseStore) -> None:
    document = table()
    await store.create(document)
    change = step(document)
    for wrong in (
        msgspec.structs.replace(change, entries=change.entries * 2),
        msgspec.structs.replace(change, document=msgspec.structs.replace(change.document, seq=2)),
    ):
        with pytest.raises(StoreError, match=r"^The new lines of the log of table 'abc' do not lead up to number"):
            await store.commit(wrong)
    talk = speech(document, "a")
    with pytest.raises(StoreError, match=r"^The new lines of the talk of table 'abc' do not lead up to number 0\.$"):
        await store.commit(msgspec.structs.replace(talk, document=msgspec.structs.replace(talk.document, said=0)))


async def test_a_line_that_is_there_already_is_a_conflict_and_harms_no_neighbour(store: DatabaseStore) -> None:
    documents = [table(name) for name in ("a", "b", "c")]
    await asyncio.gather(*(store.create(document) for document in documents))
    async with store.backend.writing.connect() as connection:
        await store.backend.begin(connection)
        values: dict[str, Any] = {"table_id": "b", "seq": 1, "kind": "step", "by": 0, "do": "", "state": "", "move": ""}
        await connection.execute(insert(log), [values])
        await connection.commit()
    answers = await asyncio.gather(*(store.commit(step(each)) for each in documents), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
    assert [(await load(store, name)).document.version for name in "abc"] == [2, 1, 2]


# --- group commit -----------------------------------------------------------------------------------------------------


async def test_a_thousand_changes_of_a_hundred_tables_need_few_transactions(store: DatabaseStore) -> None:
    documents = [table(f"t{n}") for n in range(100)]
    await asyncio.gather(*(store.create(document) for document in documents))

    async def play(document: Document) -> None:
        for _ in range(10):
            change = step(document)
            await store.commit(change)
            document = change.document

    await asyncio.gather(*(play(document) for document in documents))
    assert store.group_commit.changes == 1_100
    assert store.batch_writer.transactions <= 60
    for document in documents:
        loaded = await load(store, document.id)
        assert loaded.document.version == 11
        assert [entry.seq for entry in loaded.entries] == list(range(1, 11))


async def test_changes_of_one_table_in_one_batch_are_written_in_order(store: DatabaseStore) -> None:
    changes, document = [], table()
    for _ in range(20):
        changes.append(step(document))
        document = changes[-1].document
    await asyncio.gather(store.create(table()), *(store.commit(change) for change in changes))
    loaded = await load(store)
    assert loaded.document == document
    assert loaded.entries == [entry for change in changes for entry in change.entries]
    assert store.batch_writer.transactions == 1


async def test_more_than_fits_in_one_batch(store: DatabaseStore) -> None:
    await asyncio.gather(*(store.create(table(f"t{n:04}")) for n in range(1_100)))
    assert store.batch_writer.transactions == 3
    assert len(await store.ids(["lobby"])) == 1_100


async def test_a_conflict_does_not_harm_its_neighbours(store: DatabaseStore) -> None:
    documents = [table(f"t{n}") for n in range(9)]
    await asyncio.gather(*(store.create(document) for document in documents))
    changes = [step(document) for document in documents]
    changes[4] = step(changes[4].document)
    before = store.batch_writer.transactions
    answers = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None)] * 4 + [Conflict] + [type(None)] * 4
    assert store.batch_writer.transactions == before + 1
    assert [(await load(store, f"t{n}")).document.version for n in range(9)] == [2, 2, 2, 2, 1, 2, 2, 2, 2]


async def test_of_two_changes_at_once_from_one_version_the_first_wins(store: DatabaseStore) -> None:
    document = table()
    await store.create(document)
    answers = await asyncio.gather(
        store.commit(step(document, "first")), store.commit(step(document, "second")), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [type(None), Conflict]
    assert [entry.do for entry in (await load(store)).entries] == ["first"]


async def test_a_sender_who_is_cancelled_harms_nobody(store: DatabaseStore) -> None:
    documents = [table(f"t{n}") for n in range(30)]
    await asyncio.gather(*(store.create(document) for document in documents))
    for pause in (0, 0, 0.0005, 0.001, 0.002, 0.004):
        tasks = [asyncio.create_task(store.commit(step(document))) for document in documents]
        await asyncio.sleep(pause)
        for task in tasks[::2]:
            task.cancel()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert set(map(type, answers[1::2])) == {type(None)}
        for number, answer in enumerate(answers):
            stored = await load(store, f"t{number}")
            assert stored.document.version - documents[number].version in ([1] if answer is None else [0, 1])
            assert [entry.seq for entry in stored.entries] == list(range(1, stored.document.seq + 1))
            documents[number] = stored.document


async def test_a_bug_in_the_store_ends_nothing_but_the_batch(
    store: DatabaseStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    write = store.group_commit.write

    async def stumble(_: object) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(store.group_commit, "write", stumble)
    with pytest.raises(StoreDown, match="error in the store"):
        await store.create(table())
    assert "a batch of changes (1) met an unexpected error and is refused; the next is tried" in caplog.messages
    monkeypatch.setattr(store.group_commit, "write", write)
    await store.create(table())


# --- asking -----------------------------------------------------------------------------------------------------------


async def test_listed_are_public_tables_those_changed_last_first(store: DatabaseStore) -> None:
    for number, (public, status) in enumerate(
        [(True, "lobby"), (True, "running"), (False, "lobby"), (True, "over"), (True, "lobby"), (True, "lobby")]
    ):
        updated = 100.0 if number >= 4 else float(number)
        await store.create(table(f"t{number}", public=public, status=status, updated=updated))
    assert [each.id for each in await store.listed(["lobby", "running"], 10)] == ["t4", "t5", "t1", "t0"]
    assert [each.id for each in await store.listed(["lobby", "running"], 2)] == ["t4", "t5"]
    assert [each.id for each in await store.listed(["over"], 10)] == ["t3"]
    assert await store.listed([], 10) == []
    assert await store.listed(["closed"], 10) == []
    (listed,) = await store.listed(["over"], 1)
    assert listed == (await load(store, "t3")).document


async def test_a_change_moves_a_table_in_the_list(store: DatabaseStore) -> None:
    document = table(public=True)
    await store.create(document)
    await store.create(table("other", public=True, updated=1.0))
    await store.commit(Change(document=msgspec.structs.replace(document, version=2, updated=2.0, status="running")))
    assert [each.id for each in await store.listed(["running", "lobby"], 10)] == ["abc", "other"]
    assert await store.ids(["running"]) == ["abc"]
    await store.commit(Change(document=msgspec.structs.replace(document, version=3, public=False)))
    assert [each.id for each in await store.listed(["running", "lobby"], 10)] == ["other"]


async def test_ids_by_status(store: DatabaseStore) -> None:
    for number, status in enumerate(["lobby", "running", "over", "closed", "running"]):
        await store.create(table(f"t{number}", status=status))
    assert await store.ids(["running"]) == ["t1", "t4"]
    assert await store.ids(["lobby", "over", "closed"]) == ["t0", "t2", "t3"]
    assert await store.ids([]) == []


async def test_tables_from_an_address_are_counted_whatever_became_of_them(store: DatabaseStore) -> None:
    for number, (address, status) in enumerate([("here", "lobby"), ("here", "closed"), ("there", "lobby")]):
        await store.create(table(f"t{number}", address=address, status=status, created=100.0 + number))
    assert [await store.count_from("here", since) for since in (0.0, 100.0, 100.5, 101.0, 102.0)] == [2, 2, 1, 1, 0]
    assert await store.count_from("nowhere", 0.0) == 0


async def test_a_hundred_readers_are_answered_while_others_write(store: DatabaseStore) -> None:
    document = table()
    await store.create(document)

    async def play() -> None:
        nonlocal document
        for _ in range(30):
            change = step(document)
            await store.commit(change)
            document = change.document

    async def look() -> None:
        for _ in range(3):
            loaded = await load(store)
            assert [entry.seq for entry in loaded.entries] == list(range(1, loaded.document.seq + 1))

    await asyncio.gather(play(), *(look() for _ in range(100)))


# --- opening and closing ----------------------------------------------------------------------------------------------


async def test_the_database_answers(store: DatabaseStore) -> None:
    await store.ping()


async def test_a_lone_process_leads(store: DatabaseStore) -> None:
    assert await store.is_leader()
    assert await store.is_leader()


async def test_closing_finishes_what_is_being_written(place: str) -> None:
    store = open_store(place)
    await store.open(HOUSE_KEY)
    creating = [asyncio.create_task(store.create(table(f"t{n}"))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*creating)
    again = open_store(place)
    await again.open(HOUSE_KEY)
    assert len(await again.ids(["lobby"])) == 50
    await again.close()


async def test_a_store_that_is_not_open_writes_nothing(place: str) -> None:
    store = open_store(place)
    with pytest.raises(StoreDown, match="not open"):
        await store.create(table())
    await store.open(HOUSE_KEY)
    await store.close()
    with pytest.raises(StoreDown, match="not open"):
        await store.create(table())


async def test_a_store_can_broadcast_though_nobody_else_is_there(store: DatabaseStore) -> None:
    store.on_change(lambda _table, _version: None)
    store.on_message(lambda _text: None)
    await store.broadcast("hello")

"""Whoever is asked in secret may say something for later; who has one answer only need not give it (C62, ADR 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from ratskeller.games.house_of_rath.rules import codes as rath
from ratskeller.tables import wire
from ratskeller.tables.errors import Unfit
from tests.tables.cellar import COVE, RATH, Visitor
from tests.tables.test_secret_questions import able, asked, ended, go_to_question, heard, state_of

if TYPE_CHECKING:
    from tests.tables.cellar import Cellar

pytestmark = pytest.mark.anyio


def aside(person: Visitor, seat: int) -> str | None:
    offered = person.scene(seat)["aside"]
    return None if offered is None else str(offered["notation"])


async def test_c62_pass_for_me_is_granted_while_one_is_asked_and_holds_from_the_next_card_on(cellar: Cellar) -> None:
    people, live = await asked(cellar, COVE)
    seat = able(people, live)[0]
    watching = await Visitor(cellar.house, people[0].table).come()
    others = [each for number, each in enumerate(people) if number != seat] + [watching]
    assert aside(people[seat], seat) == "quiet"
    before, seq, end = heard(others), live.document.seq, live.question.ends(0.6)
    await people[seat].act(seat, "quiet", name="mine")
    assert heard(others) == before  # until the question ends nobody can tell that anything was said
    assert live.document.seq == seq
    assert people[seat].state.held == (wire.HeldAnswer(seat, "quiet"),)
    assert live.question.ends(0.6) == end
    assert seat in live.asked()
    await ended(cellar, live)
    if live.is_asked(seat):  # what was played asks something of this very seat
        await cellar.house.tables.change(people[0].table, go_to_question)
    assert state_of(live).quiet >> seat & 1
    assert any(told.what["event"] == "mind_changed" and told.what["seat"] == seat for told in others[0].story)
    assert (seat, "mine") in live.moves
    for _ in range(3):
        await cellar.house.tables.change(people[0].table, go_to_question)
        if not live.is_running:
            return
        assert seat not in live.asked()
        await ended(cellar, live)


async def test_c62_it_can_be_replaced_until_the_question_ends(cellar: Cellar) -> None:
    people, live = await asked(cellar, COVE)
    seat = able(people, live)[0]
    await people[seat].act(seat, "quiet")
    await people[seat].act(seat, "stop")
    assert people[seat].state.held == (wire.HeldAnswer(seat, "stop"),)
    await ended(cellar, live)
    assert not state_of(live).quiet >> seat & 1


async def test_c62_it_survives_a_restart_and_leaves_with_whoever_leaves(cellar: Cellar) -> None:
    people, live = await asked(cellar, COVE)
    first, second = able(people, live)[:2]
    for seat in (first, second):
        await people[seat].act(seat, "quiet")
    await cellar.restart()
    people = await cellar.again(people)
    live = await cellar.live(people[0])
    assert people[second].state.held == (wire.HeldAnswer(second, "quiet"),)
    await people[first].wish(wire.Leave("gone", first))
    assert [each.seat for each in live.document.noted] == [second]


async def test_c62_what_is_sent_again_before_it_is_done_is_known(cellar: Cellar) -> None:
    """After a lost connection: the question is over, and it still waits, for something is asked of this very seat."""
    while True:
        people, live = await asked(cellar, COVE)
        sent = {seat: people[seat].seq(seat) for seat in able(people, live)}
        for seat, seq in sent.items():
            await people[seat].act(seat, "quiet", seq, "mine")
        await ended(cellar, live)
        if live.is_running and live.document.noted:
            break
    seat = live.document.noted[0].seat
    before = msgspec.json.encode(live.document)
    await people[seat].act(seat, "quiet", sent[seat], "mine")
    with pytest.raises(Unfit):
        await people[seat].act(seat, "listen", sent[seat], "mine")
    assert msgspec.json.encode(live.document) == before


async def test_c62_nobody_sees_who_said_it_first(cellar: Cellar) -> None:
    """Whoever hesitates may have had something to answer with (ADR 18)."""
    done: list[int] = []
    while len(done) < 2:
        people, live = await asked(cellar, COVE)
        for seat in sorted(able(people, live), reverse=True):
            await people[seat].act(seat, "quiet")
        before = len(people[0].story)
        await ended(cellar, live)
        news = [told.what for told in people[0].story[before:]]
        done = [what["seat"] for what in news if what["event"] == "mind_changed"]
    assert done == sorted(done)


async def test_c62_it_counts_as_an_answer_where_all_are_waited_for(cellar: Cellar) -> None:
    people, live = await asked(cellar, COVE, window=0)
    number = live.document.question
    for seat in live.asked():
        assert live.document.question == number
        await people[seat].act(seat, "quiet")
    assert live.document.question != number
    assert live.document.held == []


async def test_in_the_house_there_is_nothing_to_be_said_for_later(cellar: Cellar) -> None:
    people, live = await asked(cellar, RATH)
    assert all(aside(people[seat], seat) is None for seat in live.asked())


# ---- one answer only ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [COVE, RATH])
async def test_whoever_has_one_answer_only_is_told_and_nobody_else(cellar: Cellar, game: str) -> None:
    found: set[bool] = set()
    while found != {True, False}:
        people, live = await asked(cellar, game)
        state = state_of(live)
        for seat in live.asked():
            answers = {code for code in state.legal_actions(seat) if game == COVE or not _shows_a_card(code)}
            is_forced = answers == {state.silence(seat)}
            found.add(is_forced)
            expected = (wire.HeldAnswer(seat, live.game.write_action(state.silence(seat))),) if is_forced else ()
            assert people[seat].state.forced == expected


def _shows_a_card(code: int) -> bool:
    return rath.REVEAL <= code < rath.NOTHING

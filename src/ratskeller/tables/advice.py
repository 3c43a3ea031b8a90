"""Hints on request, and a coach who warns of slips: level 5's choice and its reason, from what a seat knows.

What is asked about is an imagined position, and what is drawn there follows from what the seat has seen: so the same
position gives the same advice, and nothing that is hidden from the seat can change a byte of it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from ratskeller.bots.bot import imagine
from ratskeller.bots.remembering import remember
from ratskeller.kernel.numbers import PERMITTED
from ratskeller.kernel.rng import Rng
from ratskeller.review.parts import judge_of
from ratskeller.review.telling import slip_of, tell_loss
from ratskeller.tables.bot_processes import encode_setup, read_position
from ratskeller.tables.errors import NotNow, Unavailable, Warned
from ratskeller.tables.helping import plays_alone
from ratskeller.tables.moves import LOST, check_fresh, is_known, read_action
from ratskeller.tables.seats import check_holds, link_named
from ratskeller.tables.wire import Advice
from ratskeller.tables.words import HOUSE

if TYPE_CHECKING:
    from ratskeller.kernel.match import Match
    from ratskeller.kernel.state import State
    from ratskeller.review.reviewed import Judgement
    from ratskeller.tables.judge_processes import JudgeProcesses
    from ratskeller.tables.live_table import LiveTable
    from ratskeller.tables.tables_in_memory import TablesInMemory
    from ratskeller.tables.wire import Act, Hint

COACH_SECONDS = 8.0  # then the move is made without a word: nobody waits longer for a coach
log = logging.getLogger(__name__)


class Question(NamedTuple):
    """A decision, as its seat knows it."""

    game: str
    setup: bytes
    row: list[int]  # the imagined position
    memory: list[float]
    seat: int
    seed: int
    chosen: int | None  # None: what would be best


class Asked(NamedTuple):
    """A question, and what is needed to word its answer."""

    question: Question
    address: str  # from where the table was opened
    match: Match
    imagined: State
    seq: int


class Advisers:
    """Advice at all tables."""

    def __init__(self, tables: TablesInMemory, judges: JudgeProcesses) -> None:
        """`judges`: where it is found."""
        self._tables = tables
        self._judges = judges

    async def hint(self, table: str, link: str, wish: Hint, language: str) -> Advice:
        """What the best bot would do; it is counted before it is told, once for each position."""
        async with self._tables.hold(table) as live:
            asked = self._ask_hint(live, link, wish)
        try:
            found = await self._judge(table, asked)
        except Exception as error:
            _note_error(table, error)
            raise Unavailable(HOUSE("no-advice")) from error
        await self._tables.change(table, lambda live: _note_hint(live, wish.seat, asked.seq))
        if found is None:
            return _only_choice(asked, language)
        return _word_hint(asked, found, language)

    def _ask_hint(self, live: LiveTable, link: str, wish: Hint) -> Asked:
        check_holds(live.document, link_named(live.document, link), wish.seat)
        match = live.game_on()
        if not live.document.hints:
            raise NotNow(HOUSE("no-hints"))
        if live.document.seats[wish.seat].away == "forfeit":
            raise NotNow(LOST)
        if not live.is_asked(wish.seat):
            raise NotNow(HOUSE("hint-when-asked"))
        check_fresh(live, wish.seat, wish.seq)
        return self._as_asked(live, match, wish.seat, None)

    async def warn(self, table: str, link: str, act: Act, language: str) -> None:
        """Raise Warned if somebody who is coached is about to slip. Whatever else is wrong is told by the move itself.

        The move has not been carried out: no die has fallen, and no bot has learnt anything.
        """
        async with self._tables.hold(table) as live:
            asked = self._ask_coach(live, link, act)
        if asked is None:
            return
        try:
            async with asyncio.timeout(COACH_SECONDS):
                found = await self._judge(table, asked)
        except Exception as error:  # noqa: BLE001 (a game must not stop because its coach has fallen asleep)
            _note_error(table, error)
            return
        if found is not None and found.is_slip:
            await self._tables.change(table, lambda live: _note_warning(live, act.seat))
            advice = _word_warning(asked, found, language)
            raise Warned(HOUSE("coach-warns", loss=advice.loss, better=advice.text), advice)

    def _ask_coach(self, live: LiveTable, link: str, act: Act) -> Asked | None:
        document, match = live.document, live.match
        holder = link_named(document, link)
        is_theirs = holder is not None and act.seat < len(document.seats) and document.seats[act.seat].link == link
        if not (document.coach and is_theirs and live.goes_on and match is not None and plays_alone(document)):
            return None
        code = read_action(live, act.do)
        is_fresh = live.viewer_history.is_fresh(act.seat, act.seq) and not is_known(live, act)
        if not is_fresh or match.state.forbids(act.seat, code) != PERMITTED:
            return None
        return self._as_asked(live, match, act.seat, code)

    def _as_asked(self, live: LiveTable, match: Match, seat: int, chosen: int | None) -> Asked:
        seq = live.viewer_history.seq(seat)
        seed = int(self._tables.house_key.fingerprint(f"advice {live.document.id} {seat} {seq}")[:16], 16)
        imagined = imagine(match.state, seat, Rng(seed))
        row, memory = imagined.as_row(), remember(match)
        question = Question(match.game.name, encode_setup(match), row, memory, seat, seed, chosen)
        return Asked(question, live.document.address, match, imagined, seq)

    async def _judge(self, table: str, asked: Asked) -> Judgement | None:
        found: Judgement | None = await self._judges.advise(asked.address, table, judge_question, asked.question)
        return found


def judge_question(question: Question) -> Judgement | None:
    """In a process of the judges: what a choice is worth, or what would be best."""
    judge, state, rng = judge_of(question.game), read_position(question.setup, question.row), Rng(question.seed)
    if question.chosen is None:
        return judge.advise(state, question.seat, question.memory, rng)
    return judge.judge(state, question.seat, question.chosen, question.memory, rng)


def _note_hint(live: LiveTable, seat: int, seq: int) -> None:
    had = live.document.help[seat]
    if had.at != seq:
        had.hints, had.at = had.hints + 1, seq


def _note_warning(live: LiveTable, seat: int) -> None:
    live.document.help[seat].warnings += 1


def _note_error(table: str, error: Exception) -> None:
    log.warning("table %s: no advice was found", table, extra={"table": table, "error": repr(error)})


# ---- words -------------------------------------------------------------------------------------------------------


def _only_choice(asked: Asked, language: str) -> Advice:
    (only,) = asked.imagined.legal_actions(asked.question.seat)
    text = _label(asked, only, language)
    return Advice(asked.match.game.write_action(only), text, HOUSE("hint-only").word(language), "")


def _word_hint(asked: Asked, found: Judgement, language: str) -> Advice:
    """The best, and why rather than what comes closest; where that is not surely worse, that it is as good."""
    closest, best = found.options[:2]
    if best.gain < 0.0:  # the fresh tries found it the other way round, within what can be told
        closest, best = best, closest
    other = _label(asked, closest.code, language)
    why = HOUSE("hint-close", other=other).word(language)
    if found.is_slip:
        why = HOUSE("hint-better", other=other, why=_why(asked, found, language)).word(language).strip()
    return Advice(best.do, _label(asked, best.code, language), why, "")


def _word_warning(asked: Asked, found: Judgement, language: str) -> Advice:
    best, loss = found.options[1], tell_loss(found, language)
    return Advice(best.do, _label(asked, best.code, language), _why(asked, found, language), loss)


def _label(asked: Asked, code: int, language: str) -> str:
    game, match, seat = asked.match.game, asked.match, asked.question.seat
    return game.label(game.view(asked.imagined, seat), code, match.names, game.words(language))


def _why(asked: Asked, found: Judgement, language: str) -> str:
    game, match, seat = asked.match.game, asked.match, asked.question.seat
    if game.hindsight is None:
        return ""
    return game.hindsight(asked.imagined, slip_of(seat, found), match.names, game.words(language))

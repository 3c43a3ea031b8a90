"""One game played in two houses that differ only in what its observer cannot know.

House `one` plays at random. House `other` does, at the same moment, what looks the same to the observer by the rules
(see `sight`), and something else wherever they cannot tell: other cards are dealt, other places chosen, others answer,
earlier, later or not at all, try what is refused, or think. Where the rules are about to show a difference, the other
house gets a position that fits: any that the observer takes for possible, or in the end the real one.

Then whatever the observer gets must be the same: every line, to the byte and to the moment, of their seat and of
somebody without one, and lists, tables and counters, which are asked for again and again.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ratskeller.catalogue import find_game
from ratskeller.kernel.numbers import CHANCE, NO_ANSWER, NOBODY, SPECTATOR
from ratskeller.kernel.rng import Rng
from tools.twins.sight import Course, Sight, asked_seats, can_keep_silent, is_question
from tools.twins.twin_house import Unforeseen

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from random import Random

    from ratskeller.kernel.state import State
    from ratskeller.tables.live_table import LiveTable
    from tools.twins.table_setup import TableSetup
    from tools.twins.twin_house import Line, TwinHouse

TRIES = 12  # positions that are tried before the other house gets the real one
LONG = 120.0  # seconds in which whatever is awaited must have come
ALL = ("lines", "lists", "counters")  # what the observer can get
LEAPS = 0.7  # of all games begin in the middle
NONSENSE = 0.25  # how often somebody tries what is refused


class Difference(AssertionError):
    """The observer got something in one house that they did not get in the other."""

    def __init__(self, what: str, one: str, other: str) -> None:
        """`what` it is of: a line, a list, the counters."""
        super().__init__(what)
        self.what, self.one, self.other = what, one, other


class Deed(NamedTuple):
    """Something that somebody does at a moment of a question: in both houses, or in one of them alone."""

    moment: float
    seat: int
    do: str  # "answer", "later", "undo", "nonsense", "come anew"
    code: int
    where: tuple[int, ...]


class Turn(NamedTuple):
    """What somebody is about to do, in one house and in the other."""

    seat: int
    code: int
    twin: int


class World:
    """The table in one of the houses."""

    def __init__(self, house: TwinHouse) -> None:
        """Nobody is there yet."""
        self.house = house
        self.table = ""
        self.tokens: dict[int, str] = {}
        self.lines: dict[int, Line] = {}  # of the seats, and of somebody without one
        self.asked = 0

    @property
    def live(self) -> LiveTable:
        """The table in memory."""
        return self.house.live(self.table)

    @property
    def state(self) -> State:
        """Its position."""
        match = self.live.match
        if match is None:
            raise Unforeseen("the game has not begun")
        return match.state

    @property
    def steps(self) -> int:
        """How many there were."""
        match = self.live.match
        return len(match.steps) if match else 0

    def wish(self, seat: int, line: dict[str, Any], name: str) -> None:
        """Send a wish from a seat."""
        self.lines[seat].say({"id": name, **line})

    def act(self, seat: int, code: int, name: str) -> None:
        """Take an action, as decided at what the seat has seen last."""
        do = self.live.game.write_action(code)
        self.wish(seat, {"type": "act", "seat": seat, "seq": self.lines[seat].seqs.get(seat, 0), "do": do}, name)

    def put(self, state: State) -> None:
        """Let the table have been in another position all the time; nobody is told."""
        match = self.live.match
        if match is None:
            raise Unforeseen("the game has not begun")
        match.state.assign(state)
        self.live.viewer_history.forget()

    def forget_undo(self) -> None:
        """What was done before another position cannot be taken back."""
        match = self.live.match
        if match is not None:
            match._earlier.clear()  # noqa: SLF001
            self.live._may_undo = (-1, NOBODY)  # noqa: SLF001


class Pair:
    """One game and its twin."""

    def __init__(
        self, houses: tuple[TwinHouse, TwinHouse], setup: TableSetup, chance: Random, compared: Collection[str] = ALL
    ) -> None:
        """Open the table in both houses, and begin; `compared`: those of ALL that are."""
        self.setup = setup
        self._what = compared
        self.chance = chance
        self.worlds = (World(houses[0]), World(houses[1]))
        self.one, self.other = self.worlds
        self.game = find_game(setup.game)
        self.rng = Rng(chance.getrandbits(63))
        self.found: Counter[str] = Counter()
        self._names = 0
        self._shown: list[
            int
        ] = []  # what the observer saw of unplanned chance in the first house, not yet in the other
        self._compared: dict[int, int] = {}
        self._planned_at = (0, 0)  # after how many steps and undos what comes next was planned
        self._lost = ""  # what went wrong where nobody can be told
        self._pending: set[int] = set()  # seats whose bots may have chosen, and have not moved
        self._seats = setup.wish["seats"]
        for world in self.worlds:
            self._open(world)
        names = [seat.name for seat in self.one.live.document.seats]
        self.sight = Sight(self.game, setup.observer, names)
        self.public = Sight(self.game, SPECTATOR, names)
        self._start()

    # ---- opening -------------------------------------------------------------------------------------------

    def _open(self, world: World) -> None:
        wish = self.setup.wish
        opened = world.house.ask("/api/tables", wish)
        if opened.status != 201:
            raise Unforeseen(f"no table: {opened.body!r}")
        said = opened.read()
        world.table = said["table"]["id"]
        world.tokens[0] = said["token"]
        for seat, level in enumerate(self.setup.bots):
            if seat and not level:
                joined = world.house.ask(f"/api/tables/{world.table}/seats", {"name": f"Guest {seat}", "seat": seat})
                world.tokens[seat] = joined.read()["token"]
        for seat in (*world.tokens, SPECTATOR):
            world.lines[seat] = world.house.connect(world.table, world.tokens.get(seat, ""))

    def _start(self) -> None:
        self.one.house.chance.otherwise = self._roll
        self.other.house.chance.otherwise = self._roll_alike
        for seat, level in enumerate(self.setup.bots):
            if level:
                self._both(0, {"type": "seat_bot", "seat": seat, "level": level})
        self._both(0, {"type": "start"})
        self._pass(0.0)
        for world in self.worlds:
            if not world.live.is_running:
                raise Unforeseen(f"the game does not begin: {world.lines[0].frames[-1]}")
        self.compare()
        if self.chance.random() < LEAPS:
            self._leap()

    def _leap(self) -> None:
        """Go on in the middle of a game, or near its end: any position of a random one, in both houses."""
        state, seen = self.one.state.copy(), 0
        found = state.copy()
        while not state.is_over():
            if state.is_chance():
                state.apply(CHANCE, state.draw(self.rng))
                continue
            if not is_question(state):
                seen += 1
                found = state.copy() if self.chance.random() < 1 / seen else found
            seat = self.chance.choice([each for each in range(state.seats) if state.legal(each)])
            seat = state.mover if self.chance.random() < 0.8 else seat
            state.apply(seat, self.chance.choice(state.legal_actions(seat)))
        self._both(0, {"type": "pause", "on": True})
        self._pass(10.0)  # bots that were thinking give it up
        for world in self.worlds:
            world.forget_undo()
            world.put(found)
        self._both(0, {"type": "pause", "on": False})
        self._pass(0.0)
        self.found["leaps"] += 1

    def _roll(self, state: State) -> int:
        """Chance in the first house, where nothing is planned."""
        code = self.sight.choose(state, self.chance, None)
        if code is None:
            raise Unforeseen("chance can bring nothing")
        if self.sight.sees(state, CHANCE, code):
            self._shown.append(code)
        return code

    def _roll_alike(self, state: State) -> int:
        """Chance in the other house: the same to the observer."""
        code = self.sight.choose(state, self.chance, self._shown)
        if code is None:
            self._lost = "chance cannot bring in the other house what it brought in the first"
            return state.weighted_outcomes()[0][0]
        return code

    # ---- playing -------------------------------------------------------------------------------------------

    def play(self, most: int) -> Counter[str]:
        """Play on, for so many actions or to the end."""
        while self.found["steps"] < most and self.one.live.is_running:
            self._go_on()
            self.compare()
            self.found["steps"] += 1
            self.found["different"] += self.one.state.digest() != self.other.state.digest()
        self.found["games"] += 1
        self._close()
        return self.found

    def _go_on(self) -> None:
        """What comes next is planned at once, because bots have begun to think; then something may come between."""
        if not self.one.live.goes_on:
            self._both(0, {"type": "pause", "on": False})
            self._pass(0.0)
            self._drop_plans()
        state = self.one.state
        self._planned_at = (self.one.steps, len(self.one.live.undone))
        if is_question(state):
            self._question()
            return
        turn = self._plan_turn()
        bots = self._asked_bots()
        if not turn or not self._is_in_a_hurry(turn):
            self._disturb()
        is_other = self._asked_bots() != bots or (turn is not None and self._is_idle_bot(turn.seat))
        if turn and is_other and not self._has_gone_on():  # somebody lets a bot play, or has come back
            self._drop_plans()
            self._pending = self._asked_bots()
            return
        if turn and self.one.live.goes_on and not self._has_gone_on():
            self._carry_out(turn)
        if turn and not self._has_gone_on():  # whatever bots have made up their minds about they will do
            self._pending = self._asked_bots()

    def _is_idle_bot(self, seat: int) -> bool:
        """Whether a bot plays a seat that is not asked: it does nothing out of turn, as a person may."""
        return bool(self.one.live.bot_of(seat)) and seat not in asked_seats(self.one.state)

    def _asked_bots(self) -> set[int]:
        return {seat for seat in asked_seats(self.one.state) if self.one.live.bot_of(seat)}

    def _close(self) -> None:
        if self.one.live.is_running:
            self._both(0, {"type": "close"})
        self._pass(1.0)
        for world in self.worlds:
            for line in world.lines.values():
                line.hang_up()
            world.house.bots.clear()
            world.house.chance.plan.clear()
        self._pass(0.1)

    @property
    def now(self) -> float:
        """The time, the same in both houses."""
        return self.one.house.loop.now

    def _pass(self, seconds: float, stop: Callable[[], bool] = lambda: False) -> None:
        """Let time pass in the first house, then exactly as much in the other."""
        self.one.house.pass_until(self.now + seconds, stop)
        self.other.house.pass_until(self.now)

    def _wait(self, seconds: float) -> None:
        """Let time pass, but not beyond the next step: what follows is still to be planned."""
        self._pass(seconds, self._has_gone_on)

    def _has_gone_on(self) -> bool:
        return (self.one.steps, len(self.one.live.undone)) != self._planned_at

    def _both(self, seat: int, line: dict[str, Any]) -> None:
        """The same wish in both houses."""
        self._names += 1
        for world in self.worlds:
            world.wish(seat, line, f"w{self._names}")

    def _people(self) -> list[int]:
        """The seats that people play now; as public as can be."""
        return [seat for seat in self.one.tokens if not self.one.live.bot_of(seat) and self._holds(seat)]

    def _holds(self, seat: int) -> bool:
        return bool(self.one.live.document.seats[seat].link)

    # ---- finding a twin ------------------------------------------------------------------------------------

    def _positions(self) -> list[State]:
        """Positions of the other house, the best first: as it is; as the observer may imagine it; as it really is."""
        now, real = self.other.state, self.one.state
        imagined = []
        for _ in range(TRIES):
            state = real.copy()
            state.redeal(self.setup.observer, self.rng)
            imagined.append(state)
        is_same = now.digest() == real.digest()
        first = imagined if is_same and self.chance.random() < 0.8 else [now, *imagined]
        return [*first, real]

    def _put(self, state: State) -> None:
        """Let the other house be in a position, if it is not."""
        if state.digest() == self.other.state.digest():
            return
        if self.sight.scene(state) != self.sight.scene(self.one.state):
            shown = (self.sight.scene(self.one.state).decode(), self.sight.scene(state).decode())
            raise Difference("a position that the observer takes for possible looks otherwise", *shown)
        self.found["put"] += 1
        if self.one.live.match._earlier or self.other.live.match._earlier:  # type: ignore[union-attr]  # noqa: SLF001
            for world in self.worlds:
                world.forget_undo()
        self.other.put(state)

    def _plan(self, course: Course, twin: Course) -> None:
        self._shown.clear()
        self.one.house.chance.plan = course.plan()
        self.other.house.chance.plan = twin.plan()

    # ---- a turn --------------------------------------------------------------------------------------------

    def _plan_turn(self) -> Turn | None:
        """Who acts next, and how, in both houses; None if it has happened already."""
        state, live = self.one.state, self.one.live
        asked = [seat for seat in asked_seats(state) if state.legal(seat)]
        people = [seat for seat in self._people() if state.legal(seat)]
        if not asked and not people:
            raise Unforeseen("nobody can act")
        if len(asked) > 1 and any(live.bot_of(seat) for seat in asked):
            self._let_all_move(asked)
            return None
        seat = self.chance.choice(asked or people)
        if self._pending.isdisjoint(asked) and people and self.chance.random() < 0.2:
            seat = self.chance.choice(people)
        for each in asked:
            if each not in self._pending or self.one.house.bots[each] not in state.legal_actions(each):
                self._choose_both(each)
        code, twin = self.one.house.bots.get(seat, NO_ANSWER), None
        if seat in self._pending:
            twin = self.other.house.bots[seat]
        elif code not in state.legal_actions(seat) or seat not in asked:
            code = self.chance.choice(state.legal_actions(seat))
        self._pending.clear()
        course = self.sight.follow(state, [(seat, code)], self.chance)
        if course is None:
            raise Unforeseen("an action leads nowhere")
        turn = Turn(seat, code, self._find_twin(seat, code, course, twin))
        self.one.house.bots[seat], self.other.house.bots[seat] = turn.code, turn.twin
        return turn

    def _carry_out(self, turn: Turn) -> None:
        """Somebody acts, and the observer sees at least that."""
        live, seat = self.one.live, turn.seat
        wait = 0.05 if self._is_in_a_hurry(turn) else self.chance.choice((0.05, 0.3, 1.0, 2.5))
        falls = live.clock.next_to_fall(live.bots())
        if live.bot_of(seat) or (falls is not None and falls < self.now + wait + 1):
            self._await_move(seat)
        else:
            if not self._is_in_a_hurry(turn):
                self._whisper(seat, wait)
            self._wait(wait)
            if not self._has_gone_on() and self._is_still_asked(seat, turn.code):
                self._names += 1
                self.one.act(seat, turn.code, f"w{self._names}")
                self.other.act(seat, turn.twin, f"w{self._names}")
                self._pass(0.0)
        self._check_plans()

    def _is_in_a_hurry(self, turn: Turn) -> bool:
        """Whether somebody acts out of turn, before a bot whose turn it is."""
        live = self.one.live
        return not live.bot_of(turn.seat) and any(live.bot_of(each) for each in asked_seats(self.one.state))

    def _is_still_asked(self, seat: int, code: int) -> bool:
        live = self.one.live
        return live.goes_on and not live.bot_of(seat) and code in self.one.state.legal_actions(seat)

    def _find_twin(self, seat: int, code: int, course: Course, chosen: int | None) -> int:
        """Another position, another action (unless it is chosen), other chance, with which it looks the same."""
        for state in self._positions():
            codes = [code if chosen is None else chosen]
            if chosen is None and not self.sight.sees(self.one.state, seat, code):
                codes = [each for each in state.legal_actions(seat) if not self.sight.sees(state, seat, each)]
                self.chance.shuffle(codes)
            for each in codes[:3]:
                twin = self.sight.follow(state, [(seat, each)], self.chance, course)
                if twin is not None and twin.looks_like(course):
                    self.found["hidden actions"] += each != code
                    self._put(state)
                    self._plan(course, twin)
                    return each
        if chosen is not None and chosen != code:
            raise Unforeseen("what a bot has chosen does not look the same any more")
        self._put(self.one.state)  # what chance hides is about to show: it is the same
        self._plan(course, course)
        return code

    def _await_move(self, seat: int) -> None:
        """A bot moves, or somebody's time runs out."""
        live = self.one.live
        is_bot = bool(live.bot_of(seat))
        self._pass(LONG, lambda: self._has_gone_on() or not live.goes_on or bool(live.bot_of(seat)) != is_bot)
        if live.document.paused:
            self.compare()
            self._both(0, {"type": "pause", "on": True})
            self._both(0, {"type": "pause", "on": False})
            self._pass(0.0)
            self._drop_plans()
        elif not self._has_gone_on() and bool(live.bot_of(seat)) != is_bot:
            self._drop_plans()  # somebody has come back, or a bot begins to move for them
        elif not self._has_gone_on():
            raise Unforeseen(f"seat {seat} does not move")

    def _let_all_move(self, asked: Sequence[int]) -> None:
        """Several are asked at once, bots among them: what each will do stays the same until they do it."""
        self._drop_plans()
        began = self.one.steps
        for seat in asked:
            if self.one.house.bots.get(seat) not in self.one.state.legal_actions(seat) or seat not in self._pending:
                self._choose_both(seat)
        people = [seat for seat in asked if seat in self._people()]
        if people and self.chance.random() < 0.5:
            seat = self.chance.choice(people)
            self._choose_both(seat)
            self._names += 1
            for world in self.worlds:
                world.act(seat, world.house.bots[seat], f"w{self._names}")
            self._pass(0.0)
        elif len(people) == len(asked):
            self._wait(1.0)
        else:
            self._wait(LONG)
        match = self.one.live.match
        moved = {step.by for step in match.steps[began:]} if match else set()
        self._pending = {seat for seat in asked if seat not in moved}

    def _choose_both(self, seat: int) -> None:
        """An action of a seat for both houses: the same, or any if the observer does not see it."""
        legal = self.other.state.legal_actions(seat)
        codes = self.one.state.legal_actions(seat)
        code = self.chance.choice([each for each in codes if each in legal] or codes)
        twin = code
        if not self.sight.sees(self.one.state, seat, code):
            state = self.other.state
            hidden = [each for each in state.legal_actions(seat) if not self.sight.sees(state, seat, each)]
            twin = self.chance.choice(hidden)
        self.one.house.bots[seat], self.other.house.bots[seat] = code, twin

    def _check_plans(self) -> None:
        self.compare()
        if self._lost:
            raise Unforeseen(self._lost)
        for world in self.worlds:
            if world.house.chance.plan:
                raise Unforeseen(f"chance was to bring {world.house.chance.plan}")

    def _drop_plans(self) -> None:
        self._shown.clear()
        for world in self.worlds:
            world.house.chance.plan.clear()

    # ---- a question that is answered in secret -------------------------------------------------------------

    def _question(self) -> None:
        """Those who are asked answer in secret, or somebody acts for all to see."""
        state, live = self.one.state, self.one.live
        asked, people = asked_seats(state), self._people()
        waits = not live.document.window and any(seat in people for seat in asked)
        actor, code = self._plan_answers(state, asked, people, waits=waits)
        self.found["questions"] += 1
        self.found["questions that differ"] += self.one.state.digest() != self.other.state.digest()
        for world in self.worlds:
            for seat in asked:
                world.house.bots[seat] = code if seat == actor else world.state.silence(seat)
        left = live.question.left(self.now)
        end = self.now + (self.chance.uniform(1.5, 6.0) if left is None else left)
        deeds = self._secret_deeds(asked, people, actor, code, end, waits=waits)
        seen = live.viewer_history.seq(SPECTATOR)

        def has_changed() -> bool:
            return live.viewer_history.seq(SPECTATOR) != seen or not live.goes_on

        for moment in sorted({deed.moment for deed in deeds}):
            self._pass(moment - self.now, has_changed)
            self.compare()
            if has_changed():
                break
            for deed in deeds:
                if deed.moment == moment:
                    self._do(deed)
            self._pass(0.0)
            self.compare()
        self._pass(LONG, has_changed)
        self._pass(0.0)
        self.compare()
        if not has_changed():
            raise Unforeseen("a question does not end")
        self._check_plans()

    def _plan_answers(
        self, state: State, asked: Sequence[int], people: Sequence[int], *, waits: bool
    ) -> tuple[int, int]:
        """Who will act for all to see, and how (or NOBODY), and a position in which that looks the same.

        Others could answer otherwise there. Once somebody has answered in secret there must be no other position, and
        bots have made up their mind.
        """
        is_fresh = not any(world.live.document.held or self._may_have_thought(world, asked) for world in self.worlds)
        acts = [
            (seat, code)
            for seat in asked
            if is_fresh or (seat in people and not (waits and self._has_answered(seat)))
            for code in state.legal_actions(seat)
            if self.public.sees(state, seat, code)
        ]
        tries = self.chance.sample(acts, min(4, len(acts)))
        tries.insert(0 if self.chance.random() < 0.6 else len(tries), (NOBODY, NO_ANSWER))
        positions = self._positions() if is_fresh else [self.other.state]

        def is_forestalled(position: State, actor: int) -> bool:
            """Whether somebody must act by hand before the question ends, and it is not the actor."""
            seats = {*asked} & {*people} - {actor} if waits and actor != NOBODY else ()
            return not all(can_keep_silent(position, seat) for seat in seats)

        for actor, code in tries:
            course = None if is_forestalled(state, actor) else self._answered(state, actor, code, people, None)
            for candidate in positions if course else ():
                if is_forestalled(candidate, actor):
                    continue
                twin = self._answered(candidate, actor, code, people, course)
                if course is not None and twin is not None and twin.looks_like(course):
                    self._put(candidate)
                    self._plan(course, twin)
                    return actor, code
            if course is not None and is_fresh:
                self._put(state)
                self._plan(course, course)
                return actor, code
        raise Unforeseen("no answer looks the same in both houses")

    def _may_have_thought(self, world: World, asked: Sequence[int]) -> bool:
        """Whether a bot may know its answer: some do as soon as the question has been open for a moment."""
        since = world.live.question.since
        has_begun = since is not None and since < self.now and any(world.live.bot_of(seat) for seat in asked)
        return has_begun or bool(world.live.question.thoughts)

    def _has_answered(self, seat: int) -> bool:
        return any(world.live.question.held_of(seat) is not None for world in self.worlds)

    def _answered(
        self, state: State, actor: int, code: int, people: Sequence[int], like: Course | None
    ) -> Course | None:
        """What comes of it if somebody acts; a bot does so at the end, with all others, unless it stays asked."""
        if actor in people or (actor != NOBODY and _goes_on_being_asked(state, actor, code)):
            return self.sight.follow(state, [(actor, code)], self.chance, like)
        steps: list[tuple[int, int]] = []
        after = state.copy()
        while is_question(after) and after.mover not in {seat for seat, _ in steps}:
            seat = after.mover
            steps.append((seat, code if seat == actor else after.silence(seat)))
            if steps[-1][1] not in after.legal_actions(seat):
                return None
            after.apply(*steps[-1])
        return self.sight.follow(state, steps, self.chance, like)

    def _secret_deeds(
        self, asked: Sequence[int], people: Sequence[int], actor: int, code: int, end: float, *, waits: bool
    ) -> list[Deed]:
        """What people do until the question ends: the observer the same in both houses, others as they like.

        `waits`: for all people who are asked; then the last of them answers at the same moment in both houses.
        """
        chance, now, deeds = self.chance, self.now, []
        observer = self.setup.observer

        def some_time() -> float:
            return now + (end - now) * chance.uniform(0.05, 0.9)

        if actor in people:
            deeds.append(Deed(end if waits else some_time(), actor, "answer", code, (0, 1)))
        silently = [seat for seat in asked if seat in people and seat != actor]
        others = [seat for seat in silently if seat != observer]
        if not waits and actor not in people and chance.random() < 0.5:
            for seat in [seat for seat in others if self.one.state.aside(seat) != NO_ANSWER and chance.random() < 0.7]:
                others.remove(seat)  # what one says for later all will see, but not when it was said
                deeds += [Deed(some_time(), seat, "later", NO_ANSWER, (where,)) for where in (0, 1)]
                self.found["said for later"] += 1
        left = [[seat for seat in others if not world.live.question.held_of(seat)] for world in self.worlds]
        is_last = observer in silently and not all(left)  # in one house all others have answered already
        if observer in silently and (waits or chance.random() < 0.5):
            deeds.append(Deed(end if waits and is_last else some_time(), observer, "answer", NO_ANSWER, (0, 1)))
        for where in (0, 1):
            state = self.worlds[where].state
            must = [seat for seat in others if not can_keep_silent(state, seat)]
            last = chance.choice(must or left[where]) if left[where] and not is_last and actor not in people else NOBODY
            for seat in others:
                if any(each.seat == seat for each in self.worlds[where].live.document.noted):
                    continue  # whoever answers once more takes back what they have said for later
                answers = waits or (seat not in must and chance.random() < 0.6)
                if answers:
                    deeds.append(
                        Deed(end if seat == last and waits else some_time(), seat, "answer", NO_ANSWER, (where,))
                    )
                if answers and seat not in must and chance.random() < 0.3 and not (seat == last and waits):
                    deeds.append(Deed(some_time(), seat, "answer", NO_ANSWER, (where,)))
                if chance.random() < 0.4:
                    deeds.append(Deed(some_time(), seat, "undo", 0, (where,)))
                if chance.random() < 0.2:
                    deeds.append(Deed(some_time(), seat, "nonsense", 0, (where,)))
        if observer in people and chance.random() < 0.6:
            deeds.append(Deed(some_time(), observer, chance.choice(("undo", "nonsense")), 0, (0, 1)))
        if chance.random() < 0.3:
            deeds.append(Deed(some_time(), observer, "come anew", 0, (0, 1)))
        return deeds

    def _do(self, deed: Deed) -> None:
        self._names += 1
        name = f"w{self._names}"
        draw = self.chance.getrandbits(32)
        if deed.do == "come anew":
            self._come_anew(deed.seat, 0.0)
        for where in deed.where:
            world = self.worlds[where]
            if deed.do == "later":
                world.act(deed.seat, world.state.aside(deed.seat), name)
            elif deed.do == "answer":
                world.act(deed.seat, world.state.silence(deed.seat) if deed.code == NO_ANSWER else deed.code, name)
            elif deed.do == "undo":
                seq = world.lines[deed.seat].seqs.get(deed.seat, 0)
                world.wish(deed.seat, {"type": "undo", "seat": deed.seat, "seq": seq}, name)
            elif deed.do == "nonsense":
                self._try_nonsense(world, deed.seat, draw, name)

    # ---- around the game -----------------------------------------------------------------------------------

    def _try_nonsense(self, world: World, seat: int, draw: int, name: str) -> None:
        """A wish that is refused, the same for the same draw; but what would be granted is not sent."""
        codes = self.game.action_codes()
        code = codes[draw // 8 % len(codes)]
        seq = world.lines[seat].seqs.get(seat, 0)
        if draw % 8 < 5:
            if code in world.state.legal_actions(seat):
                return
            do = self.game.write_action(code)
            world.wish(seat, {"type": "act", "seat": seat, "seq": seq, "do": do}, name)
        elif draw % 8 == 5:
            world.wish(seat, {"type": "act", "seat": (seat + 1) % self._seats, "seq": seq, "do": "nothing"}, name)
        elif draw % 8 == 6:
            world.wish(seat, {"type": "undo", "seat": seat, "seq": seq + 1}, name)
        elif draw % 16 == 7:
            do = self.game.write_action(code) if draw % 3 else ""
            world.wish(seat, {"type": "why_not", "seat": seat, "do": do}, name)
        elif world.live.document.undo_request is None:
            world.wish(seat, {"type": "agree", "yes": True}, name)

    def _whisper(self, actor: int, wait: float) -> None:
        """Somebody tries something in one house alone; it is refused, so nobody else can know."""
        others = [seat for seat in self._people() if seat not in {actor, self.setup.observer}]
        if not others or self.chance.random() > NONSENSE:
            return
        self._wait(wait / 3)
        self._names += 1
        world = self.chance.choice(self.worlds)
        self._try_nonsense(world, self.chance.choice(others), self.chance.getrandbits(32), f"w{self._names}")
        self._wait(wait / 3)

    def _disturb(self) -> None:
        """Now and then something happens that everybody may see, or that the observer tries."""
        draw = self.chance.random()
        observer, people = self.setup.observer, self._people()
        if draw < 0.15 and observer in self.one.tokens:
            self._names += 1
            number = self.chance.getrandbits(32)
            for world in self.worlds:
                self._try_nonsense(world, observer, number, f"w{self._names}")
        elif draw < 0.22 and observer in self.one.tokens:
            seq = {"type": "undo", "seat": observer, "seq": self.one.lines[observer].seqs.get(observer, 0)}
            self._both(observer, seq)
        elif draw < 0.27:
            self._take_back()
        elif draw < 0.30:
            seat = self.chance.choice(list(self.one.tokens))
            self._both(seat, {"type": "say", "text": "Good evening."})
            self._both(seat, {"type": "sign", "sign": "nod"})
        elif draw < 0.34:
            seconds = self.chance.choice((0.0, 0.3, 6.0 if self.setup.wish["absent_after"] else 0.5))
            self._come_anew(self.chance.choice((observer, SPECTATOR, *people)), seconds)
        elif draw < 0.36:
            self._both(0, {"type": "pause", "on": True})
            self._wait(self.chance.uniform(0.5, 2.0))
            self._both(0, {"type": "pause", "on": False})
        elif draw < 0.39:
            seat = self.chance.choice(list(self.one.tokens))
            self._both(seat, {"type": "stand_in", "seat": seat, "on": self.chance.random() < 0.5})
        elif draw < 0.40 and len(people) > 1:
            self._leave_and_return(self.chance.choice([seat for seat in people if seat != observer]))
        elif draw < 0.6:
            self._wait(0.2)  # then the house may tell what can be taken back
        else:
            return
        self._pass(0.0)
        self.compare()

    def _take_back(self) -> None:
        """Somebody takes an action back, if they may in both houses."""
        able = [
            seat
            for seat in self._people()
            if all(seat in world.lines[seat].may_undo and world.live.may_undo(seat) for world in self.worlds)
        ]
        if not able:
            return
        self._drop_plans()
        seat = self.chance.choice(able)
        self._names += 1
        for world in self.worlds:
            seq = world.lines[seat].seqs.get(seat, 0)
            world.wish(seat, {"type": "undo", "seat": seat, "seq": seq}, f"w{self._names}")
        self._wait(0.1)
        self.found["taken back"] += 1
        if self.one.live.document.undo_request is not None:
            for other in self._people():
                if other != seat:
                    self._both(other, {"type": "agree", "yes": self.chance.random() < 0.8})
                    self._wait(0.1)

    def _come_anew(self, viewer: int, seconds: float) -> None:
        """A connection is lost, and soon there again: all is told anew."""
        for world in self.worlds:
            world.lines[viewer].hang_up()
        self.compare()
        self._wait(seconds)
        for world in self.worlds:
            world.lines[viewer] = world.house.connect(world.table, world.tokens.get(viewer, ""))
        self._compared.pop(viewer, None)

    def _leave_and_return(self, seat: int) -> None:
        """Somebody gives a seat up, and takes it again."""
        self._both(seat, {"type": "leave", "seat": seat})
        self._wait(0.3)
        for world in self.worlds:
            world.house.ask(f"/api/tables/{world.table}/seats", {"seat": seat}, world.tokens[seat])

    # ---- comparing -----------------------------------------------------------------------------------------

    def _poll(self) -> None:
        """Ask for what everybody may ask for."""
        for path in ("/api/tables?status=running", f"/api/tables/{self.one.table}"):
            one, other = (world.house.ask(path) for world in self.worlds)
            self.found["polls"] += 1
            if one != other and "lists" in self._what:
                raise Difference(path, one.body.decode(), other.body.decode())

    def compare(self) -> None:
        """All that the observer has got so far is the same."""
        for viewer in dict.fromkeys((self.setup.observer, SPECTATOR)):
            one, other = (world.lines[viewer].frames for world in self.worlds)
            begin = self._compared.get(viewer, 0)
            for number in range(begin, max(len(one), len(other))):
                frames = [each[number] if number < len(each) else None for each in (one, other)]
                if frames[0] != frames[1] and "lines" in self._what:
                    whose = "somebody without a seat" if viewer == SPECTATOR else f"seat {viewer}"
                    raise Difference(f"line {number + 1} to {whose}", *(_word(frame) for frame in frames))
            self.found["lines"] += len(one) - begin
            self._compared[viewer] = len(one)
        self._poll()
        one_counted, other_counted = (world.house.metrics() for world in self.worlds)
        if one_counted != other_counted and "counters" in self._what:
            raise Difference(
                "the counters", *(msgspec.json.encode(each).decode() for each in (one_counted, other_counted))
            )


def _goes_on_being_asked(state: State, seat: int, code: int) -> bool:
    """Whether an action answers nothing."""
    after = state.copy()
    if code not in state.legal_actions(seat):
        return False
    after.apply(seat, code)
    return is_question(after) and bool(after.awaited(seat) >> seat & 1)


def _word(frame: tuple[float, bytes] | None) -> str:
    return "nothing" if frame is None else f"at {frame[0]:.6f}: {frame[1].decode()}"

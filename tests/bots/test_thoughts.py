"""What a bot thought, for whoever asks afterwards."""

from __future__ import annotations

from ratskeller.bots.bot import Thinker
from ratskeller.bots.driver import play_out
from ratskeller.bots.random_bot import RandomBot
from ratskeller.bots.search_bot import SearchBot
from ratskeller.catalogue import find_game
from ratskeller.kernel.match import Match
from ratskeller.kernel.rng import Rng
from tests.search.little_games import Corridor, Nim


def test_a_search_tells_what_it_tried_and_what_that_brought() -> None:
    bot = SearchBot(iterations=200)
    assert bot.thoughts() == []
    nim = Nim().begin(2, 0, 6)
    chosen = bot.choose(nim, 0, Rng(1))
    thoughts = bot.thoughts()
    assert [each.action for each in thoughts] == [1, 2, 3]
    assert sum(each.visits for each in thoughts) == 200
    assert max(thoughts, key=lambda each: each.visits).action == chosen == 2  # four are left, which loses
    assert max(thoughts, key=lambda each: each.reward).action == 2
    assert all(0 <= each.reward <= 1 for each in thoughts)


def test_it_forgets_when_there_is_nothing_to_think_about() -> None:
    bot = SearchBot(iterations=20)
    bot.choose(Nim().begin(2, 0, 6), 0, Rng(1))
    bot.choose(Corridor().begin(1, 0, 3), 0, Rng(1))
    assert bot.thoughts() == []


def test_not_every_bot_thinks() -> None:
    assert isinstance(SearchBot(iterations=1), Thinker)
    assert not isinstance(RandomBot(), Thinker)


def test_who_looks_on_sees_every_choice_and_every_event_and_changes_nothing() -> None:
    game = find_game("condyle_cove")
    chosen: list[tuple[int, int]] = []
    events: list[object] = []

    class Eyes:
        def see_choice(self, state: object, seat: int, action: int, bot: object) -> None:
            chosen.append((seat, action))

        def see_events(self, told: object) -> None:
            events.append(told)

    seen, alone = Match(game, 2, seed=5), Match(game, 2, seed=5)
    play_out(seen, [RandomBot()] * 2, 5, Eyes())
    play_out(alone, [RandomBot()] * 2, 5)
    assert seen.record() == alone.record()
    assert events == seen.events
    steps = [(line.by, line.do) for line in seen.steps if line.by != "chance"]
    assert [(seat, game.write_action(action)) for seat, action in chosen] == steps

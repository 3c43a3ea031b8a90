"""Scenes for whoever draws a board: real games between bots, written as the wire would carry them.

    python -m tools.web_fixtures [GAME ...]

writes web/fixtures/GAME.json: `scenes`, each with the scene before and the lines told since, so that a board can be
seen moving; and `film`, one game from one seat, state after state. The same rules give the same files.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import msgspec

from ratskeller.bots.bot import imagine
from ratskeller.bots.driver import IMAGINING
from ratskeller.bots.registry import bot_names, make_bot
from ratskeller.catalogue import GAMES
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.game import Scene
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import DEALER, PLAYERS, SPECTATOR
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.texts import encode
from ratskeller.tables.viewer_history import news, word_event
from ratskeller.tables.wire import Told
from tools.every_game import find_any_game
from tools.setup_env import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game

FOLDER = ROOT / "web" / "fixtures"
NAMES = ("Anna", "Bert", "Clara", "Dietrich", "Eva", "Friedrich der Lange", "Gesa", "Hans", "Ida", "Jo", "Kim", "Leo")
SEED = 1926
FILM = 120  # states at most
RANDOM_GAMES = 300  # in search of the rarest prompts


class Shown(msgspec.Struct, frozen=True):
    """What one viewer is sent at one moment."""

    scene: Scene
    told: list[Told]


class Fixture(msgspec.Struct, frozen=True):
    """A scene, what it is called in the gallery, and how it came about."""

    title: str
    seat: int | None
    names: list[str]
    before: Scene | None
    scene: Scene
    told: list[Told]  # between the two
    story: list[Told]  # all so far


class Film(msgspec.Struct, frozen=True):
    """One game from one seat."""

    seat: int
    names: list[str]
    states: list[Shown]


class Fixtures(msgspec.Struct, frozen=True):
    """All there is of one game."""

    game: str
    scenes: list[Fixture]
    film: Film


class Played:
    """A game from its first position to its last, as every viewer was shown it."""

    def __init__(self, game: Game, seats: int, bot: str, seed: int) -> None:
        """Play it."""
        self.game, self.names = game, list(NAMES[:seats])
        self.viewers = (*range(seats), SPECTATOR)
        self.moments: list[dict[int, Shown]] = []
        match = Match(game, seats, names=self.names, seed=seed)
        told = -1
        dealer, players, imagining = (Rng(seed).split(key) for key in (DEALER, PLAYERS, IMAGINING))
        player = make_bot(bot, game)
        while True:
            while match.state.is_chance():
                match.deal_from(dealer)
            self.moments.append({viewer: self._show(match, viewer, told) for viewer in self.viewers})
            told = len(match.steps)
            if match.state.is_over():
                return
            seat = match.state.mover
            match.act(seat, player.choose(imagine(match.state, seat, imagining), seat, players))

    def _show(self, match: Match, viewer: int, since: int) -> Shown:
        seats = () if viewer == SPECTATOR else (viewer,)
        told = [word_event(match, event, reader) for event, reader in news(match, seats, since)]
        return Shown(match.scene(viewer), told)

    def fixture(self, title: str, at: int, viewer: int) -> Fixture:
        """The scene of one viewer at one moment."""
        shown = [moment[viewer] for moment in self.moments[: at + 1]]
        return Fixture(
            title=f"{title} ({len(self.names)} seats)",
            seat=None if viewer == SPECTATOR else viewer,
            names=self.names,
            before=shown[-2].scene if at else None,
            scene=shown[-1].scene,
            told=shown[-1].told,
            story=[line for each in shown for line in each.told],
        )


def choose_scenes(small: Played, large: Played) -> Iterator[Fixture]:
    """The opening, every kind of prompt once, a crowded middle from three sides, the end."""
    yield large.fixture("opening", 0, 0)
    seen: set[tuple[str, ...]] = set()
    for played in (large, small):
        yield from new_prompts(played, seen)
    # What people who know the game hardly ever do turns up when nobody knows what he does.
    game = small.game
    rare = {_kind(game.action(code)) for code in game.action_codes()}.difference(*seen)
    for seed in range(SEED, SEED + RANDOM_GAMES):
        if rare:
            for fixture in new_prompts(Played(game, game.seats[0], "random", seed), seen, rare):
                rare -= {_kind(choice.action) for choice in fixture.scene.choices}
                yield fixture
    middle = max(range(len(large.moments) - 1), key=lambda at: _fullness(large, at))
    waiting = next((seat for seat in large.viewers if not large.moments[middle][seat].scene.choices), SPECTATOR)
    yield large.fixture("crowded, waiting", middle, waiting)
    yield large.fixture("crowded, watching", middle, SPECTATOR)
    yield small.fixture("middle", len(small.moments) // 2, 0)
    yield large.fixture("the end", len(large.moments) - 1, 0)
    yield small.fixture("the end", len(small.moments) - 1, 0)
    yield small.fixture("the end, watching", len(small.moments) - 1, SPECTATOR)


def new_prompts(played: Played, seen: set[tuple[str, ...]], rare: set[str] | None = None) -> Iterator[Fixture]:
    """An example of every set of kinds of action that was not offered before; only those with a rare one, if asked."""
    # From the last third outwards, so that an example shows a table on which something lies.
    most = len(played.moments)
    for at in sorted(range(most), key=lambda at: abs(at - most * 2 // 3)):
        for viewer in played.viewers:
            kinds = tuple(sorted({_kind(choice.action) for choice in played.moments[at][viewer].scene.choices}))
            if kinds and kinds not in seen and (rare is None or rare & set(kinds)):
                seen.add(kinds)
                yield played.fixture("may " + ", ".join(kinds), at, viewer)


def _kind(action: msgspec.Struct) -> str:
    return type(action).__name__.lower()


def _fullness(played: Played, at: int) -> int:
    return len(encode(played.moments[at][SPECTATOR].scene))


def make_fixtures(game: Game) -> Fixtures:
    """Play a game with the fewest and with the most seats, and one between for the film."""
    # A little search makes a game that one believes, and takes seconds.
    bot = "greedy" if "greedy" in bot_names(game) else "search:60"
    fewest, most = game.seats[0], min(game.seats[-1], 6)
    small, large = Played(game, fewest, bot, SEED), Played(game, most, bot, SEED + 1)
    film = Played(game, min(3, most), bot, SEED + 2)
    states = [moment[0] for moment in film.moments[:FILM]]
    return Fixtures(game.name, list(choose_scenes(small, large)), Film(0, film.names, states))


def main(arguments: list[str]) -> int:
    """Write the fixtures of some games, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        games = [find_any_game(name) for name in arguments] or list(GAMES.values())
    except RatskellerError as error:
        print(error)
        return 1
    for game in games:
        made = make_fixtures(game)
        file = FOLDER / f"{game.name}.json"
        file.write_bytes(encode(made))
        print(f"{file.relative_to(ROOT)}: {len(made.scenes)} scenes, a film of {len(made.film.states)} states")
        for number, scene in enumerate(made.scenes):
            print(f"  {number:2} {scene.title}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

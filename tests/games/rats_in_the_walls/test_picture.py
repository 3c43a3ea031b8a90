"""The Rats in the Walls as a picture: what is in it, what is not, and that it fits."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

from ratskeller.cli.terminal_art import Art
from ratskeller.games.rats_in_the_walls import events, terminal
from ratskeller.games.rats_in_the_walls.text import PHRASES
from ratskeller.kernel.errors import RatskellerError
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.words import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from ratskeller.kernel.game import Game

NAMES = ["Anna", "Bert", "Cora", "Mortimer the Magnificent"]
AGREED = {"start": "agreed"}


def drawn(what: RenderableType, width: int = 80, **settings: Any) -> str:
    file = io.StringIO()
    Console(file=file, width=width, **settings).print(what)
    return file.getvalue()


def table(rats: Game, *steps: str, seats: int = 4) -> Match:
    """A game that seat 1 begins, after some steps; a step that is a roll is chance's."""
    names = NAMES if seats == 4 else ()
    match = Match(rats, seats, AGREED, names=names)
    for step in steps:
        if step.startswith("roll"):
            match.deal(rats.read_outcome(step))
        else:
            match.act(match.state.mover, rats.read_action(step))
    return match


def picture(view: Any, names: Sequence[str] = NAMES, width: int = 80, **settings: Any) -> str:
    return drawn(terminal.picture(view, names, PHRASES.words(ENGLISH)), width, **settings)


def odds(match: Match, viewer: int) -> str:
    view: Any = match.game.view(match.state, viewer)
    return drawn(terminal.odds(view, match.names, PHRASES.words(ENGLISH)))


def look(match: Match, viewer: int, width: int = 80) -> str:
    return picture(match.game.view(match.state, viewer), match.names, width)


def positions(rats: Game, seats: Sequence[int], games: int) -> Iterator[Match]:
    """Every position of some random games."""
    for count in seats:
        for seed in range(games):
            rng = Rng(1000 * count + seed)
            match = Match(rats, count)
            while not match.state.is_over():
                yield match
                if match.state.is_chance():
                    match.deal_from(rng)
                else:
                    legal = match.state.legal_actions(match.state.mover)
                    match.act(match.state.mover, legal[rng.below(len(legal))])
            yield match


@pytest.mark.parametrize("seats", [3, 4, 12])
@pytest.mark.parametrize("width", [80, 60, 40])
def test_no_line_is_longer_than_the_terminal(rats: Game, width: int, seats: int) -> None:
    for match in positions(rats, [seats], games=1):
        for viewer in {SPECTATOR, max(match.state.mover, 0)}:
            assert max(map(len, look(match, viewer, width).splitlines())) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_below_the_cup_fits_there(language: str) -> None:
    say = PHRASES.words(language).say
    known = ("nobody", "somebody", "you", "secret", "everybody")
    captions = [say("picture-no-dice"), *(say("picture-dice", dice=5, known=each) for each in known)]
    assert max(map(cell_len, captions)) <= terminal.CUP_WIDTH


def test_the_dice_are_drawn_only_for_eyes_that_have_seen_them(rats: Game) -> None:
    match = table(rats, "peek", "roll 2")
    assert "│• •│" in look(match, 0)
    assert "one die, seen by you" in look(match, 0)
    for other in (1, 2, 3, SPECTATOR):
        assert "│" not in look(match, other)
        assert "one die, somebody looked" in look(match, other)


def test_a_picture_shows_nothing_that_its_viewer_cannot_know(rats: Game) -> None:
    rng = Rng(7)
    for match in positions(rats, [4], games=1):
        for viewer in (SPECTATOR, 0, 1, 2, 3):
            imagined = match.state.copy()
            imagined.redeal(viewer, rng)
            assert picture(rats.view(imagined, viewer), match.names) == look(match, viewer)


def test_brains_turn_and_roles(rats: Game) -> None:
    lines = look(table(rats, "announce 1"), 1).splitlines()
    anna, bert = (next(line for line in lines if name in line) for name in ("Anna", "Bert"))
    assert "●●●●● ●  " in anna
    assert " 6 " in anna
    assert "“1”" in anna
    assert "Giver" in anna
    assert bert.strip().startswith("▸  2 Bert (you)")
    assert "Receiver" in bert
    assert "in the middle: ● 1" in lines[0]


def test_a_claim_is_a_speech_bubble_with_its_speaker(rats: Game) -> None:
    match = table(rats, "announce 2")
    assert "│ “At least two rats in the walls.” │" in look(match, 1)
    assert "╰─ Anna " in look(match, 1)
    match.act(1, rats.read_action("believe"))
    assert "╰─ Anna " in look(match, 1), "the claim is still Anna's when Bert has taken the cup"


def test_before_any_claim_the_fee_is_recalled(rats: Game) -> None:
    seen = " ".join(look(table(rats), 0, width=40).split())
    assert "Nobody has announced anything yet. The first claim of rats costs 1 brain." in seen
    assert "The first claim of rats costs 1 brain." in look(table(rats, "announce none"), 1)
    assert "claim of rats" not in look(table(rats, "announce 1"), 1)


def test_the_roll_off_shows_who_rolls_and_no_speech(rats: Game) -> None:
    seen = look(Match(rats, 4, names=NAMES), SPECTATOR)
    assert "▸  1 Anna" in seen
    assert "no die in the walls yet" in seen
    assert "“" not in seen


def to_the_skull(rats: Game) -> Match:
    first = ["announce 2", "believe", "shake", "announce 4", "believe", "shake", "announce 6", "believe", "shake"]
    return table(rats, *first, "announce 8", "believe", "shake", "announce 10", "believe", "turn")


def test_the_coaster_shows_cats_or_skull(rats: Game) -> None:
    assert "( o.o )" in look(table(rats), 0)
    skull = look(to_the_skull(rats), 0)
    assert "( o.o )" not in skull
    assert "(  O   O  )" in skull


def test_the_insane_the_killed_and_the_winner_are_named(rats: Game) -> None:
    match = to_the_skull(rats)
    for step in ("announce 9", "believe"):
        match.act(match.state.mover, rats.read_action(step))
    insane = match.state.mover
    match.act(insane, rats.read_action(f"kill {insane % 4 + 2 if insane < 3 else 1}"))
    seen = look(match, SPECTATOR)
    assert match.state.is_over()
    assert "insane" in seen
    assert "killed" in seen
    assert "wins" in seen


def test_uncovered_dice_at_the_end_are_open_to_all(rats: Game) -> None:
    match = to_the_skull(rats)
    for step in ("announce 9", "doubt"):
        match.act(match.state.mover, rats.read_action(step))
    match.deal(rats.read_outcome("roll 1 2 2"))
    match.act(match.state.mover, rats.read_action("kill 1"))
    assert "five dice, uncovered" in look(match, SPECTATOR)
    assert "│• •││• •││ • ││   ││   │" in look(match, SPECTATOR)


def test_long_names_are_cut_and_many_brains_are_counted(rats: Game) -> None:
    view: Any = rats.view(table(rats).state, 3)
    rich = msgspec.structs.replace(view.seats[0], brains=17)
    view = msgspec.structs.replace(view, seats=(rich, *view.seats[1:]), claim=0, giver=0)
    seen = picture(view)
    assert "Mortimer th… (you)" in seen
    assert "●●●●● ●●●●● 17" in seen
    assert "╰─ Mortimer the Magn… ─" in seen


def test_without_colours_nothing_but_text_is_left(rats: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    view = rats.view(table(rats, "peek", "roll 1").state, 0)
    assert "\x1b[" in picture(view, force_terminal=True, color_system="truecolor")
    plain = picture(view, color_system=None)
    assert "\x1b" not in plain
    assert "│ • │" in plain
    monkeypatch.setenv("NO_COLOR", "1")
    uncoloured = picture(view, force_terminal=True)
    assert "38;2" not in uncoloured
    assert "48;2" not in uncoloured


def test_everybody_together_knows_what_one_has_seen(rats: Game) -> None:
    match = table(rats, "peek", "roll 1", "announce 1")
    seen = picture(Art(rats).open_view(match.state))
    assert "│ • │" in seen
    assert "seen in secret" in seen
    assert "(you)" not in seen


def test_odds_are_the_ways_of_the_dice(rats: Game) -> None:
    match = table(rats, "announce none", "believe", "announce 2")
    told = odds(match, 2)
    assert "Two dice can fall in 36 ways" in told
    rows = [line.split()[:-1] for line in told.splitlines()[1:-1]]
    assert rows[0] == ["no", "rats", "16", "44%"]
    assert rows[2] == ["▸", "at", "least", "2", "12", "33%"]
    assert rows[4] == ["at", "least", "4", "1", "2.8%"]
    assert "▸ is what Bert says." in told


def test_odds_recall_what_one_has_seen_and_are_silent_without_dice(rats: Game) -> None:
    seen = table(rats, "peek", "roll 2")
    assert "But you have seen these dice: two rats." in odds(seen, 0)
    begun = Match(rats, 4, names=NAMES)
    assert "No die is in the walls yet." in odds(begun, 0)
    assert "0.01%" in odds(to_the_skull(rats), 0)


def test_lifting_the_cup_is_drawn_and_a_round_is_a_paragraph(rats: Game) -> None:
    lifted = terminal.vignette(events.Lifted(1, 1, 3))
    assert lifted is not None
    assert "│• •││ • ││   │" in drawn(lifted)
    assert terminal.vignette(events.Peeked(0)) is None
    assert terminal.opens(events.RoundBegan(1, 0))
    assert not terminal.opens(events.Peeked(0))


def test_a_game_without_drawings_says_so(rats: Game) -> None:
    with pytest.raises(RatskellerError, match="cannot be shown in the terminal yet"):
        Art(replace(rats, package="ratskeller.games.no_such_game"))

"""Candles: what people read."""

from __future__ import annotations

from rich.console import Console

from ratskeller.games.candles.game import GAME
from ratskeller.games.candles.terminal import picture
from ratskeller.kernel.match import Match


def test_the_last_light_has_a_warning() -> None:
    match = Match(GAME, 2, {"candles": 5}, names=["Ada", "Bert"])
    match.act(0, GAME.read_action("snuff 3"))
    scene = match.scene(1)
    assert scene.prompt == "Two candles still burn. How many do you snuff?"
    assert [(choice.text, choice.warning is None) for choice in scene.choices] == [
        ("Snuff one candle", True),
        ("Snuff two candles", False),
    ]


def test_the_story_ends_in_the_dark() -> None:
    match = Match(GAME, 2, {"candles": 5}, names=["Ada", "Bert"])
    for number in (3, 2):
        match.act(match.state.mover, GAME.read_action(f"snuff {number}"))
    assert match.story(0) == [
        "Ada snuffs three candles. Two flames are left.",
        "Bert snuffs two candles. Nothing burns any more.",
        "Bert sits in the dark with whatever has waited for it.",
    ]
    assert match.scene(0).prompt.endswith("Ada has found the stairs and wins.")


def test_the_picture_shows_flames_and_stumps() -> None:
    match = Match(GAME, 2, {"candles": 5}, names=["Ada", "Bert"])
    match.act(0, GAME.read_action("snuff 2"))
    console = Console(width=60, record=True, file=None, force_terminal=False)
    with console.capture() as seen:
        console.print(picture(match.scene(1).view, match.names, GAME.words("de")))
    assert seen.get().splitlines() == [
        "(((",
        "|||..",
        "Ada: hat zwei Kerzen gelöscht",
        "Bert: hat noch nichts gelöscht",
    ]

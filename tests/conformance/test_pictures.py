"""Every game's picture for the terminal: in every language it is whole, fits, and says nothing in another one."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from ratskeller.cli.terminal_art import Art
from ratskeller.kernel.words import ENGLISH, LANGUAGES
from tests.conformance.frames import english_only, foreign_words
from tests.conformance.play import Driver, examples, setups, viewers

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.match import Match

RAW = re.compile(r"[{}]|%\(|\bNone\b|\b(picture|odds)-[a-z]")
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
EVERY = 9  # steps from one picture to the next


def drawn(what: RenderableType, width: int) -> str:
    """A picture as text."""
    file = io.StringIO()
    Console(file=file, width=width, color_system=None).print(what)
    return file.getvalue()


def check_pictures(art: Art, match: Match, language: str) -> None:
    """All that anybody can be shown of a position."""
    views = [match.game.view(match.state, viewer) for viewer in viewers(match.state)]
    opened = art.open_view(match.state)  # where nothing is secret, it is the view of somebody
    seen = [art.picture(view, match.names, language) for view in (*views, *([] if opened in views else [opened]))]
    asked = [view for view in views if view.viewer is not None and match.state.legal_actions(view.viewer)]
    seen += [told for view in asked if (told := art.odds(view, match.names, language)) is not None]
    for picture in seen:
        for width in (80, 60):
            text = drawn(picture, width)
            assert max(map(cell_len, text.splitlines())) <= width
            assert not RAW.search(text)
            if language != ENGLISH:
                assert not foreign_words(text, language, match.game.title)


@pytest.mark.parametrize("language", LANGUAGES)
@examples(3)
@given(data=st.data())
def test_every_picture_is_whole_and_fits(game: Game, language: str, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    match, art, driver = setup.open(game), Art(game), Driver(setup.seed)
    match.names = [f"Qx{seat}" for seat in range(setup.seats)]
    assert art.score(language)
    while not match.state.is_over():
        if len(match.steps) % EVERY == 0:
            check_pictures(art, match, language)
        driver.step(match)
    check_pictures(art, match, language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_that_must_not_be_seen_are_many(language: str) -> None:
    assert len(english_only(language)) > 200
    assert foreign_words("the keyboard", language) == {"the", "keyboard"}

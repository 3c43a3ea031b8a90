"""The terminal says what is at stake: in the list where there is room, and to whoever asks where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ratskeller.cli.terminal_choices import draw_choices, draw_in_full, may_be_in_full
from ratskeller.cli.terminal_decision import Decision
from ratskeller.cli.words import DOOR
from ratskeller.kernel.game import Choice
from ratskeller.kernel.words import LANGUAGES
from tests.cli.terminal_helpers import ALONE, Visitor, at_home, first_choice

if TYPE_CHECKING:
    from pathlib import Path

    from ratskeller.kernel.game import Game

NOTHING = "Nothing is at stake."


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everybody plays in a folder of their own."""
    return at_home(tmp_path, monkeypatch)


def listed(*stakes: str, text: str = "Doubt it") -> dict[int, Choice]:
    return {number: Choice(number, None, "doubt", text, each) for number, each in enumerate(stakes, 1)}


def test_a_few_choices_say_what_is_at_stake_behind_them() -> None:
    few = listed("Costs one brain.", NOTHING)
    assert may_be_in_full(few, NOTHING, 80)
    assert draw_in_full(few, NOTHING, 80).plain.splitlines() == ["   1  Doubt it  Costs one brain.", "   2  Doubt it"]


def test_what_has_no_room_stands_under_them() -> None:
    long = "Costs one brain, and may win two of them; " * 3
    lines = draw_in_full(listed(long, NOTHING), NOTHING, 80).plain.splitlines()
    assert lines[0] == "   1  Doubt it"
    assert " ".join(" ".join(lines[1:-1]).split()) == long.strip()
    assert max(map(len, lines)) <= 80
    assert all(line.startswith(" " * 6) for line in lines[1:-1])


def test_a_long_list_stays_short_and_so_does_one_without_stakes() -> None:
    assert not may_be_in_full(listed(NOTHING, NOTHING), NOTHING, 80)
    assert may_be_in_full(listed(*["+1"] * 9), NOTHING, 80)
    assert not may_be_in_full(listed(*["+1"] * 10), NOTHING, 80)
    assert not may_be_in_full(listed(*["Costs a brain. " * 5] * 5), NOTHING, 80)
    assert len(draw_choices(listed(*["+1"] * 10), 80).plain.splitlines()) < 5


@pytest.mark.usefixtures("in_catalogue")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_a_game_says_what_is_at_stake_or_where_to_ask(
    monkeypatch: pytest.MonkeyPatch, game: Game, language: str
) -> None:
    elsewhere, nothing = DOOR.words(language).say("stakes-elsewhere"), game.words(language).say("stakes-none")
    stated: list[bool] = []
    put = Decision._list

    def listen(decision: Decision) -> None:
        before = len(visitor.text)
        put(decision)
        shown = _flat(visitor.text[before:])
        told = [choice.stakes for choice in decision.scene.choices if choice.stakes != nothing]
        stated.append(_flat(elsewhere) in shown or all(_flat(each) in shown for each in told))

    monkeypatch.setattr(Decision, "_list", listen)
    visitor = Visitor(monkeypatch, first_choice)
    assert visitor.run(*ALONE, game.name, "--seed", "5", "--record", "g.jsonl", "--language", language) == 0
    assert stated
    assert all(stated)
    assert nothing not in visitor.text  # that would be noise
    assert max(map(len, visitor.text.splitlines())) <= 80


def _flat(text: str) -> str:
    return "".join(text.split())

"""People at the terminal: what they type, and what they must not see when several share one keyboard."""

from __future__ import annotations

import io
import re
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

from ratskeller.catalogue import GAMES
from ratskeller.cli.terminal_anytime import AnytimeActions
from ratskeller.cli.terminal_art import Art
from ratskeller.cli.terminal_decision import Decision, find_choice, number_choices
from ratskeller.cli.terminal_screen import Screen
from ratskeller.games.rats_in_the_walls import events
from ratskeller.kernel.errors import BadText, Refused
from ratskeller.kernel.game import Choice
from ratskeller.kernel.match import Match
from ratskeller.kernel.rng import Rng
from tests.cli.terminal_helpers import (
    ALONE,
    ASKED,
    RealTerminal,
    Visitor,
    answers,
    at_home,
    eager,
    first_choice,
    verdict,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ratskeller.kernel.game import Game


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everybody plays in a folder of their own."""
    return at_home(tmp_path, monkeypatch)


# ---- what people type --------------------------------------------------------------------------------------


def test_wrong_answers_get_a_sentence_and_another_try(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["9", "foo", "announce 3", "shake", "a", "", "\x1b[A", "quit"]
    visitor = Visitor(monkeypatch, answers(typed))
    assert visitor.run(*ALONE, "--option", "start=agreed", "--record", "g.jsonl") == 0
    said = " ".join(visitor.text.split())
    assert "There is no 9 in the list; the numbers are 1, 2, 3 and 4." in said
    assert "“foo” is no action of The Rats in the Walls" in said
    assert "Anna cannot “announce 3” now: a die has two rats at most (clause 6c.3)." in said
    assert "Anna cannot “shake” now; that is not what is asked." in said
    assert "“a” could be announce 1, announce 2 or announce none." in said
    assert visitor.text.count(ASKED) == len(typed)
    assert verdict(home / "g.jsonl").match.steps == []


def test_the_house_answers_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["?", "log", "odds", "stakes", "rules", "rules skull", "rules 6c.2", "rules sheet", "rules xyzzy", "quit"]
    visitor = Visitor(monkeypatch, answers(typed))
    assert visitor.run(*ALONE, "--option", "start=agreed") == 0
    pages = visitor.text.split(ASKED)[1:]
    assert "leaves the table" in pages[0]
    assert "Round 1: Anna puts one die into the walls." in pages[1]
    assert "One die can fall in 6 ways" in pages[2]
    assert "Costs nothing." in pages[3]
    assert "Rulings" in pages[4]
    assert pages[5].count("skull") > 5
    assert "“No rats” may be said by the first Giver of a round" in pages[6]
    assert "doubted" in pages[7]
    assert "The rules do not speak of “xyzzy”." in pages[8]
    assert max(map(len, visitor.text.splitlines())) <= 80


def choices(*notations: str) -> list[Choice]:
    return [Choice(code, None, notation, notation, "Nothing is at stake.") for code, notation in enumerate(notations)]


def numbers(*notations: str) -> dict[int, str]:
    return {number: choice.notation for number, choice in number_choices(choices(*notations)).items()}


def test_a_choice_with_a_number_in_it_has_that_number() -> None:
    assert numbers("believe", "doubt") == {1: "believe", 2: "doubt"}
    assert numbers("peek", "announce none", "announce 1", "announce 2") == {
        1: "announce 1",
        2: "announce 2",
        3: "peek",
        4: "announce none",
    }
    assert numbers("reroll", "announce 4", "announce 5") == {1: "reroll", 4: "announce 4", 5: "announce 5"}
    assert numbers("bid 3", "raise 3") == {1: "bid 3", 2: "raise 3"}
    assert numbers("put 1 2", "put 2 1") == {1: "put 1 2", 2: "put 2 1"}


def test_numbers_of_the_picture_come_first_and_nothing_else_is_called_by_one() -> None:
    offered = choices("stop", "go 0", "go 3", "dance")
    found = number_choices(offered, {1: 0, 2: 3})
    assert {number: choice.notation for number, choice in found.items()} == {
        0: "go 0",
        3: "go 3",
        4: "stop",
        5: "dance",
    }
    assert list(number_choices(offered, {})) == [1, 2, 3, 4]
    assert list(number_choices(offered, {1: 2, 2: 2})) == [1, 2, 3, 4]


def test_words_may_be_shortened(rats: Game) -> None:
    match = Match(rats, 4, {"start": "agreed"}, names=["Anna", "Bert", "Cora", "Dora"])
    numbered = number_choices(match.scene(0).choices)

    def means(text: str) -> str:
        return find_choice(match, 0, numbered, text).notation

    assert means("2") == means("announce 2") == means("ann 2") == means("A 2") == "announce 2"
    assert means("p") == "peek"
    assert means("announce 0") == means("a n") == "announce none"
    with pytest.raises(BadText, match="could be"):
        means("ann")
    with pytest.raises(Refused, match="cannot “doubt” now"):
        means("dou")
    with pytest.raises(BadText, match="is no action"):
        means("dance")


def test_a_move_that_ends_the_game_warns_and_asks_once(rats: Game) -> None:
    match = position_with_a_warning(rats)
    seat = match.state.mover
    risky = next(choice for choice in match.scene(seat).choices if choice.warning)
    typed = answers([risky.notation, "n", risky.notation, "", risky.notation, "y"])
    output = io.StringIO()
    screen = Screen(Console(file=output, width=80), lambda prompt: typed(prompt, ""), is_live=False)
    art = Art(rats)
    assert Decision(screen, art, match, seat, AnytimeActions(match, art)).choose() == risky.code
    assert output.getvalue().count(f"! {risky.warning}") == 3
    assert f"{risky.text} !" in output.getvalue()


def position_with_a_warning(rats: Game) -> Match:
    rng = Rng(1)
    match = Match(rats, 3)
    while not any(choice.warning for choice in match.scene(max(match.state.mover, 0)).choices):
        if match.state.is_over():
            match = Match(rats, 3)
        elif match.state.is_chance():
            match.deal_from(rng)
        else:
            legal = match.state.legal_actions(match.state.mover)
            match.act(match.state.mover, legal[rng.below(len(legal))])
    return match


# ---- several people at one keyboard ------------------------------------------------------------------------


def mark_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sentence that only one seat may read says whose it is."""
    rats = GAMES["rats_in_the_walls"]

    def marked(event: object, names: Sequence[str], *others: Any) -> str:
        secret = f"SECRET-OF-{names[event.seat]}-" if isinstance(event, events.Saw) else ""
        return secret + rats.sentence(event, names, *others)

    monkeypatch.setitem(GAMES, rats.name, replace(rats, sentence=marked))


def test_what_one_person_saw_is_never_shown_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    mark_secrets(monkeypatch)
    shown = {"Anna": 0, "Bert": 0}
    for seed in ("1", "2", "3"):
        visitor = Visitor(monkeypatch, eager)
        people = ("--people", "Anna,Bert", "--bots", "random", "--seed", seed)
        assert visitor.run("play", "--terminal", *people) == 0
        parts = re.split(r"Hand the keyboard to (\w+), then press Enter > ", visitor.text)
        assert "SECRET" not in parts[0]
        for name, part in zip(parts[1::2], parts[2::2], strict=True):
            assert set(re.findall(r"SECRET-OF-(\w+)-", part)) <= {name}
            asked = set(re.findall(r"(\w+) \(\? for help\)", part))
            assert asked <= {name}
            if "SECRET" not in part:
                assert "seen by you" not in part
            shown[name] += part.count("SECRET")
        everybody = visitor.text[visitor.text.index("The game is over") :]
        assert "SECRET" not in everybody
    assert min(shown.values()) > 0


def test_the_log_of_a_person_holds_only_what_that_person_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    mark_secrets(monkeypatch)

    def answer(prompt: str, screen: str) -> str:
        since_handed = screen[screen.rindex("Hand the keyboard") :]
        return "log" if "for help" in prompt and ") > log" not in since_handed else eager(prompt, screen)

    visitor = Visitor(monkeypatch, answer)
    assert visitor.run("play", "--terminal", "--people", "Anna,Bert,Cora", "--seats", "3", "--seed", "9") == 0
    logs = re.findall(r"(\w+) \(\? for help\) > log\n(.*?)\(\? for help\)", visitor.text, re.DOTALL)
    assert len(logs) > 5
    for name, log in logs:
        assert set(re.findall(r"SECRET-OF-(\w+)-", log)) <= {name}


def test_one_person_alone_never_hands_over(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, first_choice)
    assert visitor.run(*ALONE, "--seed", "3") == 0
    assert "Hand the keyboard" not in visitor.text


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals on Windows")
def test_on_a_real_terminal_the_screen_and_what_was_scrolled_away_are_cleared(home: Path) -> None:
    words = ("--people", "Anna,Bert", "--bots", "random", "--option", "start=agreed", "--record", "g.jsonl")
    terminal = RealTerminal(home, "play", "--terminal", "--fast", *words)
    terminal.until("Hand the keyboard to Anna")
    terminal.answer("", ASKED)
    assert "You see" in terminal.answer("peek", ASKED)
    seen = terminal.answer("announce none", "Hand the keyboard to Bert")
    assert seen.index("\x1b[2J") < seen.index("Hand the keyboard to Bert")
    assert seen.index("\x1b[3J") < seen.index("Hand the keyboard to Bert")
    seen = seen[seen.index("\x1b[3J") :] + terminal.answer("", ASKED)
    assert "You see" not in seen
    assert "seen by you" not in seen
    terminal.answer("quit", "go on with")
    assert terminal.end() == 0

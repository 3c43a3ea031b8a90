"""Several people at one keyboard whose cards can be answered: one question to all, and passing until further notice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ratskeller.catalogue import find_game
from ratskeller.cli.terminal_anytime import AnytimeActions
from ratskeller.cli.terminal_art import Art
from ratskeller.kernel.match import Match
from tests.cli.terminal_helpers import CHOICE, Visitor, at_home, run, verdict
from tests.conformance.play import Driver

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.terminal_helpers import Answer

THREE = ("play", "condyle_cove", "--terminal", "--people", "Anna,Bert,Cora", "--seats", "3", "--seed", "5")
TWO = ("play", "condyle_cove", "--terminal", "--people", "Anna,Bert", "--seats", "2", "--seed", "5")
QUESTION = "  Who answers? Enter for nobody > "
HANDED = re.compile(r"Hand the keyboard to (\w+), then press Enter > ")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everybody plays in a folder of their own."""
    return at_home(tmp_path, monkeypatch)


def player(*said: str) -> Answer:
    """Plays every card; says these things when a question goes round, then quits."""
    left: Iterator[str] = iter(said)

    def answer(prompt: str, screen: str) -> str:
        if prompt == QUESTION:
            return next(left, "quit")
        if "for help" not in prompt:
            return "y" if "[y/N]" in prompt else ""
        offered = screen[screen.rindex("\n\n") :]
        if "Let it happen" in offered:
            return "stop"
        plays = re.findall(r"^ {1,3}(\d+)  Play [^n]", offered, re.MULTILINE)
        numbers: list[str] = plays or CHOICE.findall(offered)
        return numbers[-1]

    return answer


def screens(visitor: Visitor) -> list[str]:
    """What stood on the screen when a question went round, back to where it was cleared."""
    return [part[part.rindex("─" * 80) :] for part in visitor.text.split(QUESTION)[:-1]]


def test_one_question_goes_to_all_and_enter_lets_the_card_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, player(*[""] * 6))
    assert visitor.run(*THREE, "--record", "g.jsonl") == 0
    first, second, *_ = visitor.text.split(QUESTION)
    assert re.search(r"(\w+) plays .*\. (\w+) and (\w+) are asked for an answer", first)
    holder = HANDED.findall(first)[-1]
    assert f"nobody answers; {holder} has the keyboard again" in first
    assert not HANDED.search(second.partition(f"{holder} (? for help)")[0])  # Enter was enough


def test_nothing_on_the_screen_of_the_question_is_for_one_person_only(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, player(*[""] * 12))
    visitor.run(*THREE)
    assert len(screens(visitor)) == 13
    for screen in screens(visitor):
        assert "(you)" not in screen
        assert "It is " not in screen  # what somebody has drawn
        assert not re.search(r"^ \d [A-Z]", screen, re.MULTILINE)  # a card of a hand


def test_who_is_asked_does_not_depend_on_the_cards_that_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, player(*[""] * 12))
    visitor.run(*THREE)
    for screen in screens(visitor):
        asked = re.findall(r"^▸ [A-C] (\w+) ", screen, re.MULTILINE)
        holding = re.findall(r"^[▸ ] [A-C] (\w+)  pile \d+, hand [1-4]", screen, re.MULTILINE)
        plays = re.findall(r"(\w+) plays [^.]*\. .*? asked for an answer", " ".join(screen.split()))[-1]
        assert set(asked) == set(holding) - {plays}
        assert f"  {' or '.join(asked)}  " in screen


@pytest.mark.parametrize("called", ["b", "BERT", "all"])
def test_who_is_named_takes_the_keyboard_and_may_still_say_nothing(
    monkeypatch: pytest.MonkeyPatch, called: str
) -> None:
    visitor = Visitor(monkeypatch, player("?", "xavier", called))
    assert visitor.run(*TWO, "--record", "g.jsonl") == 0
    text = visitor.text
    if "Bert has the keyboard again" in text.split(QUESTION)[0]:
        pytest.fail("with this seed Anna must begin")
    assert "“xavier” is nobody here; there are: Bert." in text
    handed = HANDED.split(text.split(QUESTION)[3])
    assert handed[1] == "Bert"
    assert "“pass”: Pass for me until I say otherwise" in handed[2]
    assert handed[3] == "Anna"


def test_who_passes_is_not_asked_until_that_is_taken_back(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    back = iter(["listen"])

    def answer(prompt: str, screen: str) -> str:
        reminded = "“listen”: Ask me again" in screen[screen.rindex("\n\n") :]
        said = next(back, None) if reminded and prompt.startswith("  Bert") else None
        return said or play(prompt, screen)

    play = player("pass", "", *[""] * 8)
    visitor = Visitor(monkeypatch, answer)
    visitor.run(*TWO, "--record", "g.jsonl")
    before, passing, after = re.split(
        r"Bert passes until further notice\.|Bert wants to be asked again\.", visitor.text, maxsplit=2
    )
    assert "Noted: Bert says so as soon as nothing is asked of Bert." in before
    assert "  B Bert  pile" in passing
    assert "Bert is asked for an answer" not in passing
    assert "Bert is asked for an answer" in after
    actions = [(step.by, step.do) for step in verdict(home / "g.jsonl").match.steps]
    assert actions.index((1, "quiet")) < actions.index((1, "listen"))


def test_alone_among_bots_one_may_pass_and_listen_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = iter(["pass", "listen"])

    def answer(prompt: str, screen: str) -> str:
        offered = screen[screen.rindex("\n\n") :]
        if "Let it happen" in offered or ("“listen”" in offered and "Noted" not in offered):
            return next(said, "quit")
        return player()(prompt, screen)

    visitor = Visitor(monkeypatch, answer)
    words = ("play", "condyle_cove", "--terminal", "--people", "Anna", "--seats", "3", "--bots", "random")
    assert visitor.run(*words, "--seed", "3", "--record", "g.jsonl") == 0
    actions = [(step.by, step.do) for step in verdict(home / "g.jsonl").match.steps]
    assert (0, "quiet") in actions
    assert (0, "listen") in actions
    assert actions.index((0, "quiet")) < actions.index((0, "listen"))
    assert "Anna passes until further notice." in visitor.text


def test_s26_who_plays_quite_alone_may_pass_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = iter(["pass"])

    def answer(prompt: str, screen: str) -> str:
        offered = screen[screen.rindex("\n\n") :]
        asked = "Let it happen" in offered
        return (next(said, None) if asked else None) or player()(prompt, screen)

    visitor = Visitor(monkeypatch, answer)
    words = ("play", "condyle_cove", "--terminal", "--people", "Anna", "--seats", "1", "--seed", "3")
    assert visitor.run(*words, "--record", "g.jsonl") == 0
    before, _, after = visitor.text.partition("Anna passes until further notice.")
    assert "Let it happen" in before
    assert after
    assert "Let it happen" not in after
    assert verdict(home / "g.jsonl").match.state.is_over()


def test_nothing_is_said_between_a_draw_and_what_was_drawn() -> None:
    game = find_game("condyle_cove")
    match, driver = Match(game, 2), Driver(1)
    anytime = AnytimeActions(match, Art(game))
    quiet = game.read_action("quiet")
    while not (match.state.is_chance() and quiet in match.state.legal_actions(1)):
        driver.step(match)
    anytime.note(1, "pass")
    assert anytime.take_due() is None
    while match.state.is_chance() or quiet not in match.state.legal_actions(1):
        driver.step(match)
    assert anytime.take_due() == (1, quiet)
    assert anytime.take_due() is None


def test_where_several_are_asked_a_wish_needs_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, player("pass", "quit"))
    visitor.run(*THREE)
    assert "Who says “pass”? Add a name: Anna, Bert, Cora." in visitor.text


def test_what_is_so_already_is_said_and_a_wish_can_be_dropped(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, player("pass bert", "listen bert", "listen anna", "pass zoe", "", ""))
    visitor.run(*TWO, "--record", "g.jsonl")
    assert visitor.text.count("So it is already.") == 2
    assert "“zoe” is nobody here; there are: Anna, Bert." in visitor.text
    assert all(step.do != "quiet" for step in verdict(home / "g.jsonl").match.steps)


def test_somebody_can_leave_when_the_question_goes_round(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, player("quit"))
    assert visitor.run(*TWO) == 0
    assert visitor.text.endswith(f"{QUESTION}quit\n")


def test_a_game_with_a_passing_player_is_taken_up_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(monkeypatch, player("pass", "", "", ""))
    visitor.run(*TWO, "--record", "g.jsonl")
    code, output, _ = run(home, "play", "--terminal", "--resume", "g.jsonl", typed="quit\n")
    assert code == 0
    assert "the game goes on after step" in output

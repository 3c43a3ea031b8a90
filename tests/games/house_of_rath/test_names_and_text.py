"""House of Rath: notation, prompts, offers, warnings and the explanation of Rath's way, as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ratskeller.catalogue import GAMES
from ratskeller.games.house_of_rath import names
from ratskeller.games.house_of_rath.kinds import ROOMS, rooms_of
from ratskeller.games.house_of_rath.rules import codes
from ratskeller.games.house_of_rath.rules.hunt import reason_of, steps_of
from ratskeller.games.house_of_rath.text import explain_rath
from ratskeller.games.house_of_rath.view_hunt import explain
from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import NOBODY, SPECTATOR
from ratskeller.kernel.words import LANGUAGES
from tests.conformance.play import UNCOMPILED, Driver

if TYPE_CHECKING:
    from ratskeller.kernel.vocabulary import Action

GAME = GAMES["house_of_rath"]
NAMES = ["Anna", "Ben", "Cleo"]


def table(**fields: Any) -> Match:
    """Three seats: Anna has orphans 1 to 3, Ben 4 to 6, Cleo 7 to 9, all face down; it is Anna's turn."""
    match = Match(GAME, 3, {}, names=NAMES)
    state: Any = match.state
    state.holder = [*[0] * 3, *[1] * 3, *[2] * 3, *[NOBODY] * 9]
    state.room = [1 + orphan // 3 for orphan in range(codes.ORPHANS)]
    state.placed, state.dealt, state.hidden = codes.ORPHANS, 9, 0
    state.turn = state.mover = 0
    state.turns, state.phase, state.face = 1, codes.ACTING, codes.MOVE_FACE
    for name, value in fields.items():
        setattr(state, name, value)
    return match


def attacked(orphan: int, **fields: Any) -> Match:
    """Rath has an orphan, and it can be claimed."""
    return table(phase=codes.CLAIMING, victim=orphan - 1, rath=1, is_attacked=True, face=codes.NONE, **fields)


def offered(match: Match, seat: int) -> dict[str, str]:
    """What a seat can do, by notation, as it reads on buttons."""
    return {choice.notation: choice.text for choice in match.scene(seat).choices}


# ---- notation ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("lock a-m", names.Lock("m", "a")),
        ("LOCK M-A", names.Lock("m", "a")),
        ("unlock f-b", names.Unlock("b", "f")),
        ("remove 7", names.RemoveCard(7)),
        ("remove c", names.RemoveRoom("c")),
        ("expose 2", names.Expose(1)),
        ("let  go", names.LetGo()),
    ],
)
def test_actions_are_read(text: str, action: Action) -> None:
    assert GAME.action(GAME.read_action(text)) == action


def test_outcomes_are_written() -> None:
    written = {GAME.write_outcome(code) for code in GAME.outcome_codes()}
    expected = {"place a", "begin hidden 7", "deal 18", "begin 6", "roll wild", "turn up 1", "fate 6", "learn 7"}
    assert expected <= written


# ---- who may read what while an orphan can be claimed ----------------------------------------------------------


def test_only_the_owner_reads_whose_orphan_it_is() -> None:
    match = attacked(1)
    assert match.scene(0).prompt == "Rath has Tanya, who is yours. Claim Tanya and roll, or let go?"
    assert match.scene(1).prompt == match.scene(2).prompt
    assert match.scene(1).prompt == "Rath has Tanya, who is not yours. Will somebody claim Tanya?"
    assert match.scene(SPECTATOR).prompt == "Rath has Tanya. Will somebody claim Tanya?"
    assert offered(match, 0)["let go"] == "Let Tanya go"
    assert offered(match, 1)["let go"] == "Tanya is not mine"
    assert "claim" not in offered(match, 1)


def test_an_extra_reads_like_somebody_elses_orphan() -> None:
    mine, extra = attacked(1), attacked(10)
    for seat in (1, 2):
        assert offered(mine, seat).keys() == offered(extra, seat).keys()
        assert mine.scene(seat).awaited == extra.scene(seat).awaited == (0, 1, 2)


def test_whoever_has_answered_waits_and_nobody_else_can_tell() -> None:
    match = attacked(10)
    before = [match.scene(viewer) for viewer in (0, 2, SPECTATOR)]
    assert match.act(1, codes.LET_GO) == ()
    assert [match.scene(viewer) for viewer in (0, 2, SPECTATOR)] == before
    assert match.scene(1).prompt == "Rath has Edgar. Will somebody claim Edgar?"
    assert match.scene(1).awaited == (0, 2)


def test_the_last_orphan_must_be_claimed() -> None:
    match = attacked(1, room=[1, -1, -1, *[1 + orphan // 3 for orphan in range(3, codes.ORPHANS)]])
    assert match.scene(0).prompt == "Rath has Tanya, the last orphan in your care. You must claim Tanya."
    assert "let go" not in offered(match, 0)
    assert match.scene(1).prompt == "Rath has Tanya, who is not yours. Will somebody claim Tanya?"


# ---- offers and warnings ---------------------------------------------------------------------------------------


def test_one_reads_who_is_ones_own_and_where_everybody_is() -> None:
    texts = offered(table(), 0)
    assert texts["move 1"] == "Move Tanya (yours) from the Portrait Gallery"
    assert texts["move 4"] == "Move Jimmy from the Conservatory"
    assert texts["reveal 1"] == "Reveal Tanya"


def test_a_secret_passage_is_called_one() -> None:
    match = table(up=1)
    match.act(0, GAME.read_action("move 1"))
    texts = offered(match, 0)
    assert texts["go d"] == "To the Library, through the Secret Passage"
    assert texts["go m"] == "To the Room of Mourning"


def test_a_pivot_names_the_room_it_goes_around() -> None:
    match = table(face=codes.ROTATE_FACE)
    match.act(0, GAME.read_action("rotate a"))
    assert sorted(offered(match, 0).values())[-2:] == [
        "To the east, around the Conservatory",
        "To the north-west, around the Nursery",
    ]


@pytest.mark.parametrize(
    ("match", "seat", "notation"),
    [
        (attacked(1), 0, "let go"),
        (table(), 1, "reveal 4"),
        (table(phase=codes.ATTACKING, rath=1), 0, "attack 1"),
        (table(face=codes.HIDE_FACE), 0, "expose 1"),
        (table(phase=codes.RUNNING_AWAY, victim=0, rath=1, up=1), 0, "stay"),
        (table(phase=codes.DASHING, victim=0, rath=1, up=1, lesson=[0, *[-1] * 6]), 0, "give up"),
    ],
)
def test_what_cannot_be_undone_warns(match: Match, seat: int, notation: str) -> None:
    warned = {choice.notation for choice in match.scene(seat).choices if choice.warning}
    assert notation in warned
    assert {each.split()[0] for each in warned} <= {"reveal", notation.split(maxsplit=1)[0], "attack"}


def test_teams_are_for_four_or_six_and_silent() -> None:
    for seats in (2, 3, 5):
        with pytest.raises(BadSetup, match=f"Team play is for four or six seats, not {seats}"):
            Match(GAME, seats, {"teams": True})
    for seats in (4, 6):
        assert Match(GAME, seats, {"teams": True}).state.seats == seats
    assert GAME.forbids_talk is not None
    assert GAME.forbids_talk(GAME.options(teams=True))
    assert not GAME.forbids_talk(GAME.options())


# ---- the explanation -------------------------------------------------------------------------------------------


def test_the_explanation_agrees_with_what_is_legal() -> None:
    reasons = set()
    for seed in range(10 if UNCOMPILED else 60):
        match, driver = Match(GAME, 2 + seed % 5, {"boogey": "boyden" if seed % 2 else "standard"}), Driver(seed)
        state: Any = match.state
        while not state.is_over():
            if state.phase == codes.STALKING:
                why = explain(state)
                reasons.add(why.reason)
                legal = [code - codes.RATH for code in state.legal_actions(state.mover) if code >= codes.RATH]
                assert why.steps == tuple(ROOMS[room] for room in legal)
                assert all(lure.seen for lure in why.lures if lure.target)
            elif state.phase > codes.STARTING:
                assert explain(state).steps == rooms_of(steps_of(state, reason_of(state)))
            driver.step(match)
    assert {"near", "far", "restless"} <= reasons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        ({"rath": 1}, "H13"),
        ({"rath": 1, "room": [4] * 18}, "H14"),
        ({"rath": 0, "room": [4] * 18, "locked": [2**4, 0, 0, 2**4, 2**0 | 2**3 | 2**5, 2**4, 0]}, "H16"),
        ({"rath": 0, "room": [4] * 18, "locked": [2**4, 0, 0, 0, 2**0, 0, 0], "is_boyden": True}, "H33"),
        ({"rath": 0, "hidden": 2**18 - 1}, "H17"),
        ({"rath": 0, "room": [4] * 18, "locked": [2**4, 0, 0, 0, 2**0, 0, 0], "is_any_lock": True}, "H16"),
    ],
)
def test_every_reason_is_explained_with_its_clause(fields: dict[str, Any], clause: str, language: str) -> None:
    match = table(**fields)
    lines = explain_rath(GAME.view(match.state, SPECTATOR), GAME.words(language))
    assert f"({clause})." in lines[0]
    assert len(lines) >= 9  # a reason, seven rooms, a verdict
    assert all(line == line.strip() and line.endswith(".") for line in lines)


def test_before_the_first_turn_there_is_nothing_to_explain() -> None:
    view = GAME.view(Match(GAME, 2).state, SPECTATOR)
    assert view.compulsion is None
    assert explain_rath(view, GAME.words("en")) == []

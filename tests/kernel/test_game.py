"""A game from outside: scenes, choices, events and who may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ratskeller.kernel.errors import BadSetup
from ratskeller.kernel.game import Event
from ratskeller.kernel.match import Match
from ratskeller.kernel.numbers import EVERYONE, SPECTATOR
from ratskeller.kernel.texts import encode
from tests.kernel.toy import TOY, Told, needs_uncompiled_rules

if TYPE_CHECKING:
    from ratskeller.kernel.game import Game

NAMES = ("Ann", "Bob", "Cy")


@pytest.fixture
def match(rats: Game) -> Match:
    """Ann has one die in the walls."""
    return Match(rats, 3, {"start": "agreed"}, names=NAMES)


@pytest.mark.parametrize(
    ("audience", "seers"),
    [
        (EVERYONE, {0, 1, 2, 11, SPECTATOR}),
        (0b001, {0}),
        (0b110, {1, 2}),
        (1 << 11, {11}),
        (0, set()),
    ],
)
def test_an_event_is_seen_by_its_audience_only(audience: int, seers: set[int]) -> None:
    event = Event(audience, Told(1, ()))
    assert {viewer for viewer in (0, 1, 2, 11, SPECTATOR) if event.is_for(viewer)} == seers


def test_a_scene_offers_the_choices_of_its_viewer(match: Match) -> None:
    scene = match.scene(0)
    assert scene.awaited == (0,)
    assert scene.prompt == "You have shaken one die. Peek, or announce without looking."
    assert [choice.notation for choice in scene.choices] == ["peek", "announce none", "announce 1", "announce 2"]
    assert [choice.code for choice in scene.choices] == match.state.legal_actions(0)
    assert [choice.action for choice in scene.choices] == [match.game.action(each.code) for each in scene.choices]
    assert [choice.text for choice in scene.choices][:2] == ["Peek under the walls", "“No rats in the walls.”"]
    assert [choice.warning for choice in scene.choices] == [None] * 4


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_who_is_not_asked_is_offered_nothing_but_sees_who_is(match: Match, viewer: int) -> None:
    scene = match.scene(viewer)
    assert scene.choices == ()
    assert scene.awaited == (0,)
    assert scene.prompt == "Ann has the cup."


def test_nobody_is_awaited_while_chance_has_the_word(match: Match) -> None:
    match.act(0, match.game.read_action("peek"))
    for viewer in (0, 1, 2, SPECTATOR):
        assert match.scene(viewer).awaited == ()


def test_only_who_has_looked_sees_the_dice(match: Match) -> None:
    match.act(0, match.game.read_action("peek"))
    match.deal(match.game.read_outcome("roll 2"))
    seen: list[Any] = [match.scene(viewer).view for viewer in (0, 1, SPECTATOR)]
    assert [view.seen is not None for view in seen] == [True, False, False]
    assert [view.looker for view in seen] == [view.giver for view in seen]


def test_a_scene_is_json(match: Match) -> None:
    scene = msgspec.json.decode(encode(match.scene(0)))
    assert set(scene) == {"view", "awaited", "prompt", "clause", "choices", "aside"}
    assert scene["choices"][2]["action"] == {"do": "announce", "rats": 1}


def test_a_permitted_action_has_no_refusal(match: Match) -> None:
    assert match.game.refusal(match.state, 0, match.game.read_action("peek"), NAMES) is None


@needs_uncompiled_rules
def test_a_game_without_packs_says_so() -> None:
    with pytest.raises(BadSetup) as caught:
        Match(TOY, 2, {}, {"deck": "x"})
    assert str(caught.value) == "The Toy has no pack of the kind 'deck'; its kinds are: none."


@needs_uncompiled_rules
def test_several_may_be_awaited() -> None:
    match = Match(TOY, 3, names=NAMES)
    for _ in range(3):
        match.deal(101)
    assert match.scene(SPECTATOR).awaited == (0, 1, 2)
    match.act(1, match.game.read_action("low 1"))
    assert match.scene(SPECTATOR).awaited == (0, 2)
    assert str(match.game.not_now(match.state, 1, NAMES)) == "it is the turn of Ann and Cy"


def test_people_may_talk_unless_a_game_forbids_it() -> None:
    assert TOY.forbids_talk is None


def test_most_games_are_no_collection_of_pieces(rats: Game) -> None:
    assert rats.pieces is None

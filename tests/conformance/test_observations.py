"""What every viewer observes, as numbers: all that a view tells, nothing hidden, and as the layout says."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller import BUILD
from ratskeller.kernel.layout import Layout, kinds, numbers
from ratskeller.kernel.numbers import SPECTATOR
from ratskeller.kernel.rng import Rng
from ratskeller.kernel.texts import encode
from tests.conformance.play import Driver, Setup, examples, setups, viewers
from tests.conformance.traits import traits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ratskeller.kernel.game import Game
    from ratskeller.kernel.state import State

REDEALS = 2
EVERY = 1 if BUILD.kind == "compiled" else 7  # one in so many positions is looked at
DONORS = 6  # positions of the same game of which a field is taken


def positions(game: Game, setup: Setup, every: int = 1) -> Iterator[State]:
    """The positions of a random game, from the first to the last."""
    match, driver, step = setup.open(game), Driver(setup.seed), 0
    match.state.telling = False
    while True:
        if step % every == 0 or match.state.is_over():
            yield match.state
        if match.state.is_over():
            return
        match.state.apply(*driver.choose(match.state))
        step += 1


# ---- the layout ------------------------------------------------------------------------------------------------------


@examples(20)
@given(data=st.data())
def test_observations_are_as_the_layout_says(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    layout = game.layout(setup.seats)
    assert layout.size == len(layout.least) == len(layout.most)
    for state in positions(game, setup):
        for viewer in viewers(state):
            check_bounds(layout, state.observed(viewer))


def check_bounds(layout: Layout, row: list[int]) -> None:
    """Every number is there, and within its bounds."""
    assert len(row) == layout.size
    assert {type(number) for number in row} == {int}
    for part in layout.parts:
        found = row[layout.starts[part.name] : layout.starts[part.name] + part.size]
        assert part.least <= min(found) <= max(found) <= part.most, (part, found)


@pytest.mark.parametrize("most", [0, 1])
def test_the_parts_of_a_layout_have_names_of_their_own_and_say_what_they_mean(game: Game, most: int) -> None:
    layout = game.layout(game.seats[-most])
    assert len({part.name for part in layout.parts}) == len(layout.parts)
    assert all(part.says and part.least < part.most for part in layout.parts)


def test_an_observation_can_be_read_by_names(rats: Game) -> None:
    state = rats.set_up(3, {"start": "agreed", "first_seat": 2}, {})
    read = rats.layout(3).read(state.observed(0))
    assert (read["seat"], read["giver"], read["awaited"], read["brains"]) == ((1,), (2,), (0, 1, 0), (8, 8, 8))
    assert rats.layout(3).read(state.observed(1))["giver"] == (1,)
    assert rats.layout(3).read(state.observed(SPECTATOR))["seat"] == (0,)


def test_planes_are_between_nought_and_one_and_have_a_place_for_every_kind() -> None:
    layout = Layout(
        (kinds("colour", 3, "one of three", 2), numbers("points", -5, 5, "points"), numbers("one", 1, 1, ""))
    )
    assert layout.planes([2, 0, 0, 1]) == [0, 0, 1, 1, 0, 0, 0.5, 0]
    assert layout.planes_size == 8


@examples(4)
@given(data=st.data())
def test_planes_of_every_game_are_between_nought_and_one(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    layout = game.layout(setup.seats)
    for state in positions(game, setup, every=20):
        planes = layout.planes(state.observed(0))
        assert len(planes) == layout.planes_size
        assert 0 <= min(planes) <= max(planes) <= 1


# ---- secrets ---------------------------------------------------------------------------------------------------------


@examples(20)
@given(data=st.data())
def test_redealing_changes_no_observation(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    rng = Rng(setup.seed)
    for state in positions(game, setup, EVERY):
        for viewer in viewers(state):
            row = state.observed(viewer)
            for _ in range(REDEALS):
                imagined = state.copy()
                imagined.redeal(viewer, rng)
                assert imagined.observed(viewer) == row


def test_what_somebody_has_seen_is_in_that_seats_observation_alone(rats: Game) -> None:
    state = rats.set_up(3, {"start": "agreed"}, {})
    state.apply(0, rats.read_action("peek"))
    state.apply(-1, rats.read_outcome("roll 2"))
    read = [rats.layout(3).read(state.observed(viewer)) for viewer in viewers(state)]
    assert [(each["seen"], each["twos"]) for each in read] == [((1,), (1,)), ((0,), (0,)), ((0,), (0,)), ((0,), (0,))]
    assert [each["looker"] for each in read] == [(1,), (3,), (2,), (1,)]


# ---- nothing is missing ----------------------------------------------------------------------------------------------


def plain_view(game: Game, state: State, viewer: int) -> bytes:
    """All that a view tells."""
    return encode(game.view(state, viewer))


@examples(8)
@given(data=st.data())
def test_equal_observations_are_of_equal_views(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    seen: dict[tuple[int, ...], bytes] = {}
    for seed in (setup.seed, setup.seed ^ 1):
        for state in positions(game, setup._replace(seed=seed)):
            for viewer in viewers(state):
                view = plain_view(game, state, viewer)
                assert seen.setdefault(tuple(state.observed(viewer)), view) == view


@cache
def fields(game: Game) -> tuple[str, ...]:
    """What a position of a game consists of, read from its source: compiled classes do not say."""
    source = Path(str(import_module(game.package).__file__)).parent / "rules" / "position.py"
    classes = [node for node in ast.parse(source.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    position = next(node for node in classes if node.name == "Position")
    names = [
        node.target.id
        for node in position.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    return tuple(name for name in names if name != "content")


@pytest.mark.skipif(BUILD.kind == "compiled", reason="positions that cannot be crash no uncompiled rules")
@examples(8)
@given(data=st.data(), chance=st.randoms(use_true_random=False))
def test_whatever_changes_a_view_changes_the_observation(game: Game, data: st.DataObject, chance: Any) -> None:
    """Field by field, with what stands there in another position of the same game."""
    setup = data.draw(setups(game))
    found = [state.copy() for state in positions(game, setup)]
    for _ in range(DONORS):
        state, donor = chance.choice(found), chance.choice(found)
        for name in fields(game):
            if name in traits(game).derived:
                continue
            other = state.copy()
            setattr(other, name, getattr(donor.copy(), name))
            for viewer in (SPECTATOR, chance.randrange(state.seats)):
                assert is_told(game, state, other, viewer), f"{name}, viewer {viewer}"


def is_told(game: Game, state: State, other: State, viewer: int) -> bool:
    """Whether two positions that look different to a viewer are observed as different ones."""
    try:
        differ = plain_view(game, state, viewer) != plain_view(game, other, viewer)
        return not differ or state.observed(viewer) != other.observed(viewer)
    except (IndexError, KeyError, ValueError, TypeError, StopIteration, msgspec.MsgspecError):
        return True  # there is no such position
